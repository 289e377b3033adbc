"""Order upgrades while their order is being resolved: which may be used, and their moments."""

from starhold.games.forbidden_stars.catalog import COMPULSORY, Block
from starhold.games.forbidden_stars.effects.run import Effect
from starhold.games.forbidden_stars.effects.terms import holds
from starhold.games.forbidden_stars.model import FLIPPED, OWNED, Stars
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


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
    owner = Effect(0, seat, state.opponent(seat))
    return [
        (card, block)
        for card in upgrades_of(state, seat)
        for block in state.faction(seat).upgrades[card].blocks
        if block.when == timing and holds(state, owner, block.conditions)
    ]


class Moment(Frame):
    """One moment of an order: each upgrade with a block for it is used, or not, as its owner likes (F-CARD-28)."""

    __slots__ = ("at", "seat", "timing")

    def __init__(self, seat: int = 0, timing: str = "") -> None:
        self.seat = seat
        self.timing = timing
        self.at = 0

    def advance(self, state: Stars) -> None:
        """The next upgrade: ask where declining means something, else use it."""
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

    def _worth_asking(self, state: Stars, block: Block) -> bool:
        steps = state.catalog.effects[block.effect]
        return state.flags.card_flip or any(step.mode == COMPULSORY for step in steps)

    def _use(self, state: Stars, card: int, block: Block) -> None:
        self.at += 1
        if card not in state.in_use:
            state.in_use.append(card)
            state.asked.append(card)
            if state.flags.card_flip:
                state.owned[self.seat][card] = FLIPPED
        state.call(Effect(block.effect, self.seat, state.opponent(self.seat)))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Use it, or not in this order."""
        return [("use",), ("done",)]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the answer."""
        card, block = blocks_at(state, self.seat, self.timing)[self.at]
        if option == ("use",):
            self._use(state, card, block)
        else:
            state.asked.append(card)
            self.at += 1


def moment(state: Stars, seat: int, timing: str) -> None:
    """Let the upgrades of the order being resolved come into play, if any has a block for that moment."""
    if seat == state.active and blocks_at(state, seat, timing):
        state.call(Moment(seat, timing))
