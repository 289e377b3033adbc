"""Order upgrades while their order is being resolved: which may be used, and their moments."""

from starhold.games.forbidden_stars.components.catalog import COMPULSORY, Block
from starhold.games.forbidden_stars.model import FLIPPED, OWNED, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect
from starhold.games.forbidden_stars.rules.effects.terms import Owner, holds
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

OWN_ORDER = (3, 2)
"""Version and reading of the rules since which several upgrades come as their owner likes, and a strike turns one."""
DURING = "orbital.during"


def upgrades_of(state: Stars, seat: int) -> list[int]:
    """Upgrades that may be used on the order being resolved (F-STR-13, F-STR-15, F-STR-19)."""
    if state.flags.card_flip:
        return [
            card
            for card, upgrade in enumerate(state.faction(seat).upgrades)
            if upgrade.order == state.order and (state.owned[seat][card] == OWNED or card in state.in_use)
        ]
    card = state.upgrade_on[state.token] if state.token >= 0 else -1
    return [card] if card >= 0 else []


def blocks_at(state: Stars, seat: int, timing: str) -> list[tuple[int, Block]]:
    """``(upgrade, block)`` for the upgrades of the order with a block for that moment whose conditions hold."""
    owner = Owner(seat, state.opponent(seat))
    return [
        (card, block)
        for card in upgrades_of(state, seat)
        for block in state.faction(seat).upgrades[card].blocks
        if block.when == timing and holds(state, owner, block.conditions)
    ]


def beside(state: Stars) -> bool:
    """Whether upgrades lie beside the board and come as their owner likes, by the rules of today (F-STR-15)."""
    return state.flags.card_flip and state.config.since(*OWN_ORDER)


def left_out(state: Stars, card: int) -> bool:
    """Whether an upgrade has been declined for the order being resolved (F-CARD-28)."""
    return card in state.asked and card not in state.in_use


def granting(state: Stars, seat: int) -> list[int]:
    """Upgrades of the order that allow a strike where it needs one (F-STR-18)."""
    cards = [card for card in upgrades_of(state, seat) if state.faction(seat).upgrades[card].orbital]
    return [card for card in cards if not left_out(state, card)] if beside(state) else cards


def turn_over(state: Stars, seat: int, card: int) -> None:
    """An upgrade comes into use; beside the board it is turned face down (F-STR-15)."""
    state.in_use.append(card)
    state.asked.append(card)
    if state.flags.card_flip:
        state.owned[seat][card] = FLIPPED


class Moment(Frame):
    """One moment of an order: each upgrade with a block for it is used, or not, as its owner likes (F-CARD-28).

    ``at`` counts the upgrades gone through; beside the board, where their owner orders them, it is the set of those
    that are done, as a bit mask.
    """

    __slots__ = ("at", "seat", "timing")

    def __init__(self, seat: int = 0, timing: str = "") -> None:
        self.seat = seat
        self.timing = timing
        self.at = 0

    def advance(self, state: Stars) -> None:
        """The next upgrade: ask where declining means something, else use it."""
        if beside(state):
            self._next(state)
            return
        found = blocks_at(state, self.seat, self.timing)
        if self.at >= len(found):
            state.finish()
            return
        card, block = found[self.at]
        if card in state.asked and card not in state.in_use:
            self.at += 1
        elif card in state.in_use or not self._worth_asking(state, block):
            self._use(state, card, block)
        else:
            state.ask(self.seat, "upgrade", card)

    def _left(self, state: Stars) -> list[tuple[int, Block]]:
        """Beside the board: what can still be used at this moment."""
        found = [one for one in blocks_at(state, self.seat, self.timing) if not self.at >> one[0] & 1]
        if self._must(state):
            return [(card, block) for card, block in found if card in granting(state, self.seat)]
        return [(card, block) for card, block in found if not left_out(state, card)]

    def _must(self, state: Stars) -> bool:
        """Whether one has to be turned over, because nothing else allows the strike under way (F-STR-18)."""
        needed = self.timing == DURING and state.flags.upgrade_strikes and not state.extra
        return needed and not any(card in state.in_use for card in granting(state, self.seat))

    def _next(self, state: Stars) -> None:
        """Beside the board: the owner says which comes next (F-ORB-18); one alone is used, or not."""
        left = self._left(state)
        if not left:
            state.finish()
        elif len(left) > 1:
            state.ask(self.seat, "next-upgrade")
        elif left[0][0] in state.in_use or self._must(state):
            self._use(state, *left[0])
        else:
            state.ask(self.seat, "upgrade", left[0][0])

    def _worth_asking(self, state: Stars, block: Block) -> bool:
        steps = state.catalog.effects[block.effect]
        return state.flags.card_flip or any(step.mode == COMPULSORY for step in steps)

    def _use(self, state: Stars, card: int, block: Block) -> None:
        self.at = self.at | 1 << card if beside(state) else self.at + 1
        if card not in state.in_use:
            turn_over(state, self.seat, card)
        state.call(Effect(block.effect, Owner(self.seat, state.opponent(self.seat))))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Use it, or not in this order; of several the next one, or no more that is not in use already."""
        left = self._left(state) if beside(state) else []
        if len(left) < 2:
            return [("use",), ("done",)]
        may_stop = not self._must(state) and any(card not in state.in_use for card, _ in left)
        return [*(("flip", card) for card, _ in left), *([("done",)] if may_stop else [])]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against an upgrade as the next one of several."""
        left = self._left(state) if beside(state) else []
        if len(left) < 2:
            return None
        return None if option[1] in [card for card, _ in left] else reason("upgrade-not-ready")

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the answer."""
        if beside(state):
            self._answer(state, option)
            return
        card, block = blocks_at(state, self.seat, self.timing)[self.at]
        if option == ("use",):
            self._use(state, card, block)
        else:
            state.asked.append(card)
            self.at += 1

    def _answer(self, state: Stars, option: Option) -> None:
        left = self._left(state)
        if option == ("done",):
            state.asked += [card for card, _ in left if card not in state.in_use]
        else:
            self._use(state, *next(one for one in left if option[0] == "use" or one[0] == option[1]))


def moment(state: Stars, seat: int, timing: str) -> None:
    """Let the upgrades of the order being resolved come into play, if any has a block for that moment."""
    if seat == state.active and blocks_at(state, seat, timing):
        state.call(Moment(seat, timing))
