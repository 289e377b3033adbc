"""Chapter 14: the Strategise order, order upgrades and combat upgrades."""

from starhold.games.forbidden_stars.catalog import OPTIONAL, Step
from starhold.games.forbidden_stars.effects.run import BEGIN, DONE, PICKINGS, Picking
from starhold.games.forbidden_stars.effects.terms import PAID, Owner, amount
from starhold.games.forbidden_stars.model import (
    FLIPPED,
    GONE,
    IN_DECK,
    IN_HAND,
    MARKET,
    ON_DECK,
    OWNED,
    REPLACING,
    USED,
    WAITING,
    Stars,
)
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

ORDER_CARD, COMBAT_CARD = 1, 2
"""What may be bought, as a bit mask."""
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

    def allows(self, state: Stars, seat: int, level: int, cost: int) -> bool:
        """Whether level and price fit (F-STR-3, F-STR-4)."""
        top = state.command(seat) if self.top < 0 else self.top
        return level <= top and (self.free or max(0, cost - self.discount) <= state.materiel[seat])


def offers(state: Stars, seat: int, offer: Offer) -> list[Option]:
    """``("upgrade", card, token)`` and ``("title", card, removed)``.

    ``token`` is the number (0 to 7) of the token that is swapped, at the round end if it lies on the board; -1 when the
    card lies beside the board, -2 when it waits for a token, and -3 - n when it takes the place of waiting upgrade n.
    """
    found: list[Option] = []
    faction = state.faction(seat)
    if offer.kinds & ORDER_CARD:
        for card, upgrade in enumerate(faction.upgrades):
            if state.owned[seat][card] == MARKET and offer.allows(state, seat, upgrade.level, upgrade.cost):
                found += [("upgrade", card, token) for token in tokens_for(state, seat, upgrade.order)]
    if offer.kinds & COMBAT_CARD:
        deck = [card for card, place in enumerate(state.titles[seat]) if place == IN_DECK]
        for card, printed in enumerate(faction.cards):
            market = state.titles[seat][card] == MARKET and printed.level >= 0
            if market and offer.allows(state, seat, printed.level, printed.cost):
                found += [("title", card, removed) for removed in deck]
    return found


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
            return [k for k in pair if state.upgrade_on[seat * 8 + k] >= 0]
        return _pushed_out(state, seat, order)
    plain = [k for k in pair if state.upgrade_on[seat * 8 + k] < 0]
    return [k for k in plain if at_home(state, seat, k)][:1] or [-2]


def at_home(state: Stars, seat: int, token: int) -> bool:
    """Whether a token (0 to 7) does not lie on the board."""
    return state.place_of[seat * 8 + token] in (IN_HAND, USED, ON_DECK)


def _waiting(state: Stars, seat: int, order: int) -> list[int]:
    """Upgrades of an order that wait for their token."""
    upgrades = enumerate(state.faction(seat).upgrades)
    return [card for card, upgrade in upgrades if upgrade.order == order and state.owned[seat][card] >= WAITING]


def plain_left(state: Stars, seat: int, order: int) -> bool:
    """Whether a token of an order is ordinary and no upgrade waits for it."""
    plain = sum(state.upgrade_on[seat * 8 + 2 * order + copy] < 0 for copy in (0, 1))
    return plain > sum(state.owned[seat][card] == WAITING for card in _waiting(state, seat, order))


def _pushed_out(state: Stars, seat: int, order: int) -> list[int]:
    """What a third upgrade may replace: one on a token, off the board if one is, or one that waits (F-STR-10)."""
    waiting = _waiting(state, seat, order)
    leaving = {state.owned[seat][card] - REPLACING for card in waiting}
    pair = (2 * order, 2 * order + 1)
    upgraded = [k for k in pair if state.upgrade_on[seat * 8 + k] not in (-1, *leaving)]
    return [*([k for k in upgraded if at_home(state, seat, k)] or upgraded), *(-3 - card for card in waiting)]


def take_offer(state: Stars, seat: int, option: Option, offer: Offer) -> None:
    """Pay and take an upgrade (F-STR-5 to F-STR-10)."""
    kind, card, other = option
    faction = state.faction(seat)
    cost = faction.upgrades[card].cost if kind == "upgrade" else faction.cards[card].cost
    state.pay(seat, 0 if offer.free else max(0, cost - offer.discount))
    if kind == "title":
        removed = faction.cards[other]
        state.titles[seat][card] = IN_DECK
        state.titles[seat][other] = GONE if removed.level < 0 else MARKET
        state.emit("title-taken", seat=seat, card=faction.cards[card].id, dropped=removed.id)
        return
    state.emit("upgrade-taken", seat=seat, card=faction.upgrades[card].id)
    if other < -2:
        _instead(state, seat, card, -3 - other)
    elif other >= 0 and (not state.config.since(*ANYWHERE) or at_home(state, seat, other)):
        put_on(state, seat, card, other)
    elif other >= 0:
        old = state.upgrade_on[seat * 8 + other]
        state.owned[seat][card] = REPLACING + old
        state.emit("upgrade-returned", seat=seat, card=faction.upgrades[old].id)
    else:
        state.owned[seat][card] = WAITING if other == -2 else OWNED


def _instead(state: Stars, seat: int, card: int, old: int) -> None:
    """An upgrade waits in the place of another, which returns to the market (F-STR-10)."""
    state.owned[seat][card], state.owned[seat][old] = state.owned[seat][old], MARKET
    state.emit("upgrade-returned", seat=seat, card=state.faction(seat).upgrades[old].id)


def put_on(state: Stars, seat: int, card: int, token: int) -> None:
    """An upgraded token takes the place of another; an upgrade pushed out returns to the market (F-STR-10)."""
    old = state.upgrade_on[seat * 8 + token]
    if old >= 0:
        state.owned[seat][old] = MARKET
        state.emit("upgrade-returned", seat=seat, card=state.faction(seat).upgrades[old].id)
    state.upgrade_on[seat * 8 + token] = card
    state.owned[seat][card] = OWNED


def settle_upgrades(state: Stars) -> None:
    """At the round end: waiting upgrades get their token, flipped cards turn up (F-STR-15, F-STR-17)."""
    for seat in state.seats:
        for card, upgrade in enumerate(state.faction(seat).upgrades):
            if state.owned[seat][card] == FLIPPED:
                state.owned[seat][card] = OWNED
            elif state.owned[seat][card] >= WAITING:
                _settle(state, seat, card, upgrade.order)


def _settle(state: Stars, seat: int, card: int, order: int) -> None:
    """A waiting upgrade takes its token; that it pushes out another has been told with the purchase."""
    old = state.owned[seat][card] - REPLACING
    token = next(k for k in (2 * order, 2 * order + 1) if state.upgrade_on[seat * 8 + k] == max(old, -1))
    if old >= 0:
        state.owned[seat][old] = MARKET
        state.upgrade_on[seat * 8 + token] = -1
    put_on(state, seat, card, token)


class Strategise(Frame):
    """At most one order upgrade and one combat upgrade, in either order (F-STR-1)."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.kinds = ORDER_CARD | COMBAT_CARD

    def options(self, state: Stars, seat: int) -> list[Option]:
        """What can be bought, and the end."""
        return [*offers(state, self.seat, Offer(self.kinds)), DONE]

    def advance(self, state: Stars) -> None:
        """Ask while something can be bought."""
        if self.idle(state):
            state.finish()
        else:
            state.ask(self.seat, "strategise", self.kinds)

    def idle(self, state: Stars) -> bool:
        """Whether nothing can be bought; a unit in the system is needed (F-STR-2)."""
        free = not state.flags.needs_unit or state.has_rule("no_units_required", self.seat)
        ready = free or state.has_presence(self.seat, state.system)
        return not (ready and offers(state, self.seat, Offer(self.kinds)))

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Buy one thing, or end."""
        if option == DONE:
            state.finish()
        else:
            take_offer(state, self.seat, option, Offer(self.kinds))
            self.kinds &= ~(ORDER_CARD if option[0] == "upgrade" else COMBAT_CARD)


class TakeUpgrade(Frame):
    """One upgrade bought or gained by a card (F-CARD-13, F-CARD-14)."""

    __slots__ = ("me", "opp", "play", "ref")

    def __init__(self, ref: int = 0, me: int = 0) -> None:
        self.ref = ref
        self.me = me
        self.opp = -1
        self.play = -1

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The upgrades; and not taking one, unless a price was paid for it (F-CARD-12)."""
        step = state.catalog.steps[self.ref]
        found = offers(state, self.me, offer_of(state, self, step))
        return [*found, DONE] if step.mode == OPTIONAL or not state.config.since(*PAID) else found

    def advance(self, state: Stars) -> None:
        """Ask if there is something to pick."""
        found = self.options(state, self.me)
        if not found or found == [DONE]:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.me, found[0])
        else:
            state.offer(self.me, found, "effect", self.ref, 1, self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Take it, or not."""
        state.finish()
        if option != DONE:
            take_offer(state, self.me, option, offer_of(state, self, state.catalog.steps[self.ref]))


def offer_of(state: Stars, owner: Owner, step: Step) -> Offer:
    """The terms that an effect gives."""
    kinds = {"order": ORDER_CARD, "combat": COMBAT_CARD, "any": ORDER_CARD | COMBAT_CARD}[step.given["kind"]]
    if step.name == "gain_upgrade":
        return Offer(kinds, 0, amount(state, owner, step.given["max_level"]), True)
    return Offer(kinds, amount(state, owner, step.given.get("discount", 0)))


def _promised(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """What could be had at best: the piece whose storms set the level is not chosen yet (Touched by the Warp)."""
    offer = offer_of(state, owner, step)
    if offer.top >= 0 and state.config.since(*PAID):
        offer.top = max(offer.top, *(sum(side in state.storms for side in four) for four in state.board.sides))
    return offers(state, owner.me, offer)


def _begin(state: Stars, owner: Owner, step: Step) -> None:
    state.call(TakeUpgrade(step.ref, owner.me))


for _name in ("buy_upgrade", "gain_upgrade"):
    BEGIN[_name] = _begin
    PICKINGS[_name] = Picking(_promised, lambda state, pick, step, option: None)
