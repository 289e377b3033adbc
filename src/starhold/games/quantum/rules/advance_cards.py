"""The advance-card phase (rules: chapter 12)."""

from starhold.games.quantum.components.cards import (
    AGGRESSION,
    COMMAND_LIMIT,
    EXPANSION,
    FIRST_GAMBIT,
    GAMBIT,
    IDS,
    MOMENTUM,
    NEXT_TURN,
    RELOCATION,
    REORGANIZATION,
    card_bits,
)
from starhold.games.quantum.model import GAP, QuantumState
from starhold.games.quantum.reasons import Why, held, reason
from starhold.games.quantum.rules.dominance import gain, settle_dominance
from starhold.games.quantum.rules.gambits import Expansion, Relocation, Reorganization, Sabotage, reserve_ship
from starhold.games.quantum.rules.market import Refill, clear_row, fillable
from starhold.games.quantum.rules.research import complete_research
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps

NOTHING = -1
"""In a ``take`` option: no command card is replaced."""


class Advance(Frame):
    """Cards due are spent one by one, by a pick or by a refresh (Q-CARD-1 … Q-CARD-3, Q-CARD-19)."""

    __slots__ = ("begun",)

    def __init__(self, begun: int = 0) -> None:
        self.begun = begun

    def advance(self, state: QuantumState) -> None:
        """Check the research die once, then ask while cards are due."""
        if not self.begun:
            self.begun = 1
            complete_research(state, state.seat)
        if not state.due:
            state.finish()
        elif fillable(state) >= 0:
            state.call(Refill())
        else:
            state.ask(state.seat, "advance", state.due)

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Every different card of the row that the player may take, and the refresh."""
        cards = [card for card in sorted(set(state.row)) if card != GAP and may_take(state, seat, card)]
        return [*(("take", card, other) for card in cards for other in replaced(state, seat, card)), ("refresh",)]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Spend one card due."""
        state.due -= 1
        match option:
            case ("take", card, dropped):
                state.call(Pick(card, dropped))
            case _:
                clear_row(state)
                state.note("cards-refreshed", seat)
                state.call(Refill())


def may_take(state: QuantumState, seat: int, card: int) -> bool:
    """Whether a face-up card can be taken: Expansion only with a die in the reserve (Q-CARD-16, Q-CARD-18)."""
    return card != EXPANSION or reserve_ship(state, seat) >= 0


def replaced(state: QuantumState, seat: int, card: int) -> tuple[int, ...]:
    """What can leave for a card: at the limit any own command card for another one, else `NOTHING` (Q-CARD-9)."""
    own = card_bits(state.commands[seat])
    return own if card < FIRST_GAMBIT and len(own) == COMMAND_LIMIT else (NOTHING,)


def why_take(state: QuantumState, seat: int, card: int, dropped: int) -> Why:
    """Reasons against taking a card."""
    if not 0 <= card < len(IDS) or card not in state.row:
        return reason("card-not-on-show", card=IDS[card] if 0 <= card < len(IDS) else "")
    if not may_take(state, seat, card):
        return reason("expansion-complete")
    able = replaced(state, seat, card)
    if dropped in able:
        return None
    if able == (NOTHING,):
        return reason("nothing-to-replace")
    return reason("command-limit") if dropped == NOTHING else held(state, seat, dropped, "Q-CARD-9")


class Pick(Steps):
    """One card is taken: it leaves the row, the gap is filled, then it takes effect (Q-CARD-26)."""

    __slots__ = ("card", "dropped")

    def __init__(self, card: int = 0, dropped: int = NOTHING) -> None:
        super().__init__()
        self.card = card
        self.dropped = dropped

    def leave_row(self, state: QuantumState) -> None:
        """The card leaves the row, and the gap is filled (Q-CARD-10)."""
        state.row[state.row.index(self.card)] = GAP
        state.picked = self.card
        if self.dropped != NOTHING:
            state.note("card-replaced", state.seat, self.card, self.dropped)
        else:
            state.note("card-taken" if self.card < FIRST_GAMBIT else "gambit-played", state.seat, self.card)
        state.call(Refill())

    def take_effect(self, state: QuantumState) -> None:
        """A command card is laid down, a gambit card carried out."""
        if self.card < FIRST_GAMBIT:
            state.picked = -1
            lay_down(state, state.seat, self.card, self.dropped)
        else:
            resolve(state, self.card)

    def put_away(self, state: QuantumState) -> None:
        """A gambit card goes to the discards (Q-CARD-17)."""
        if self.card >= FIRST_GAMBIT:
            state.picked = -1
            state.discards[GAMBIT].append(self.card)
        state.finish()


Pick.STEPS = (Pick.leave_row, Pick.take_effect, Pick.put_away)


def lay_down(state: QuantumState, seat: int, card: int, dropped: int) -> None:
    """Lay a command card beside the sheet, in place of another one at the limit (Q-CARD-6 … Q-CARD-9)."""
    state.commands[seat] |= 1 << card
    state.waits |= 1 << card & NEXT_TURN
    if dropped != NOTHING:
        state.drop_card(seat, dropped)


def resolve(state: QuantumState, card: int) -> None:
    """Begin the effect of a gambit card of the player whose turn it is (Q-CARD-5)."""
    seat = state.seat
    if card == AGGRESSION:
        gain(state, seat, 2)
        settle_dominance(state, seat)
    elif card == EXPANSION:
        state.call(Expansion(reserve_ship(state, seat)))
    elif card == MOMENTUM:
        state.momentum += 1
        state.note("bonus-turn-earned", seat)
    elif card == RELOCATION:
        state.call(Relocation())
    elif card == REORGANIZATION:
        state.call(Reorganization())
    else:
        state.call(Sabotage())
