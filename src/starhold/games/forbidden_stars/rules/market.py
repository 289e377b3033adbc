"""Chapter 14, what is on offer: which upgrades can be had, at what price, and what they take the place of."""

from starhold.games.forbidden_stars.model import (
    IN_DECK,
    IN_HAND,
    MARKET,
    ON_DECK,
    REPLACING,
    USED,
    WAITING,
    Stars,
    token_of,
)
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.kernel.decision import Option

ORDER_CARD, COMBAT_CARD = 1, 2
"""What may be bought, as a bit mask."""
KINDS = {"upgrade": ORDER_CARD, "title": COMBAT_CARD}
ANYWHERE = (3, 2)
"""Version and reading of the rules since which a third upgrade of a type pushes out any, also one on the board."""


class Offer:
    """The terms of one purchase: kinds (bit mask), discount, highest level (-1: the command level), free of cost."""

    __slots__ = ("discount", "free", "kinds", "top")

    def __init__(self, kinds: int, discount: int = 0, top: int = -1, free: bool = False) -> None:
        self.kinds = kinds
        self.discount = discount
        self.top = top
        self.free = free

    def limit(self, state: Stars, seat: int) -> int:
        """The highest level that can be had."""
        return state.command(seat) if self.top < 0 else self.top

    def withheld(self, limit: int, materiel: int, level: int, cost: int) -> str:
        """The reason why level or price does not fit (F-STR-3, F-STR-4)."""
        if level > limit:
            return "command-short" if self.top < 0 else "level-above-card"
        return "" if self.free or cost - self.discount <= materiel else "materiel-short"

    def why(self, state: Stars, seat: int, level: int, cost: int) -> Why:
        """The same with its figures."""
        limit, needs, has = self.limit(state, seat), max(0, cost - self.discount), state.materiel[seat]
        name = self.withheld(limit, has, level, cost)
        if name == "level-above-card":
            return reason(name, "F-CARD-14", limit=limit)
        if name == "command-short":
            return reason(name, "F-STR-3", needs=level, has=limit)
        return reason(name, "F-STR-4", needs=needs, has=has, short=needs - has) if name else None


def offers(state: Stars, seat: int, offer: Offer) -> list[Option]:
    """``("upgrade", card, token)`` and ``("title", card, removed)``.

    ``token`` is the number (0 to 7) of the token that is swapped, at the round end if it lies on the board; -1 when the
    card lies beside the board, -2 when it waits for a token, and -3 - n when it takes the place of waiting upgrade n.
    """
    found: list[Option] = []
    faction = state.faction(seat)
    limit, materiel = offer.limit(state, seat), state.materiel[seat]
    if offer.kinds & ORDER_CARD:
        for card, upgrade in enumerate(faction.upgrades):
            if state.owned[seat][card] == MARKET and not offer.withheld(limit, materiel, upgrade.level, upgrade.cost):
                found += [("upgrade", card, token) for token in tokens_for(state, seat, upgrade.order)]
    if offer.kinds & COMBAT_CARD:
        deck = [card for card, place in enumerate(state.titles[seat]) if place == IN_DECK]
        for card, printed in enumerate(faction.cards):
            market = state.titles[seat][card] == MARKET and printed.level >= 0
            if market and not offer.withheld(limit, materiel, printed.level, printed.cost):
                found += [("title", card, removed) for removed in deck]
    return found


def why_card(state: Stars, seat: int, offer: Offer, kind: str, card: int) -> Why:
    """Reasons against an order upgrade or a title of those on offer, whatever it takes the place of."""
    if kind == "upgrade":
        upgrade = state.faction(seat).upgrades[card]
        if state.owned[seat][card] != MARKET:
            return reason("upgrade-owned")
        return offer.why(state, seat, upgrade.level, upgrade.cost)
    printed = state.faction(seat).cards[card]
    if state.titles[seat][card] == IN_DECK:
        return reason("title-in-deck", card=printed.id)
    if printed.level < 0:
        return reason("starting-card")
    return offer.why(state, seat, printed.level, printed.cost)


def why_swap(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against what an upgrade or a title takes the place of (see `offers`)."""
    kind, card, other = option
    if kind == "upgrade":
        return _why_token(state, seat, state.faction(seat).upgrades[card].order, other)
    if state.titles[seat][other] == IN_DECK:
        return None
    return reason("title-not-in-deck", card=state.faction(seat).cards[other].id)


def _why_token(state: Stars, seat: int, order: int, token: int) -> Why:
    if token in tokens_for(state, seat, order):
        return None
    if state.flags.card_flip:
        return reason("lies-beside")
    if token == -1:
        return reason("swap-a-token")
    if (token >= 0 and token // 2 != order) or (token < -2 and state.faction(seat).upgrades[-3 - token].order != order):
        return reason("wrong-order-type")
    if token >= 0 and state.upgrade_on[token_of(seat, token)] < 0 and at_home(state, seat, token):
        return reason("token-of-two")
    on_board = token >= 0 and not at_home(state, seat, token)
    on_board = on_board and (state.upgrade_on[token_of(seat, token)] < 0 or not plain_left(state, seat, order))
    return reason("token-on-board" if on_board else "plain-token-first")


def tokens_for(state: Stars, seat: int, order: int) -> list[int]:
    """Tokens that an upgrade of that order may be swapped with (F-STR-9, F-STR-10, F-STR-17).

    Ordinary tokens that are not on the board come first, then the next that comes back (-2); with none of them left,
    the upgraded ones and the upgrades that wait.
    """
    if state.flags.card_flip:
        return [-1]
    pair = (2 * order, 2 * order + 1)
    if not plain_left(state, seat, order):
        if not state.config.since(*ANYWHERE):
            return [k for k in pair if state.upgrade_on[token_of(seat, k)] >= 0]
        return _pushed_out(state, seat, order)
    plain = [k for k in pair if state.upgrade_on[token_of(seat, k)] < 0]
    return [k for k in plain if at_home(state, seat, k)][:1] or [-2]


def at_home(state: Stars, seat: int, token: int) -> bool:
    """Whether a token (0 to 7) does not lie on the board."""
    return state.place_of[token_of(seat, token)] in (IN_HAND, USED, ON_DECK)


def _waiting(state: Stars, seat: int, order: int) -> list[int]:
    """Upgrades of an order that wait for their token."""
    upgrades = enumerate(state.faction(seat).upgrades)
    return [card for card, upgrade in upgrades if upgrade.order == order and state.owned[seat][card] >= WAITING]


def plain_left(state: Stars, seat: int, order: int) -> bool:
    """Whether a token of an order is ordinary and no upgrade waits for it."""
    plain = sum(state.upgrade_on[token_of(seat, 2 * order + copy)] < 0 for copy in (0, 1))
    return plain > sum(state.owned[seat][card] == WAITING for card in _waiting(state, seat, order))


def _pushed_out(state: Stars, seat: int, order: int) -> list[int]:
    """What a third upgrade may replace: one on a token, off the board if one is, or one that waits (F-STR-10)."""
    waiting = _waiting(state, seat, order)
    leaving = {-1} | {state.owned[seat][card] - REPLACING for card in waiting}
    pair = (2 * order, 2 * order + 1)
    upgraded = [k for k in pair if state.upgrade_on[token_of(seat, k)] not in leaving]
    return [*([k for k in upgraded if at_home(state, seat, k)] or upgraded), *(-3 - card for card in waiting)]
