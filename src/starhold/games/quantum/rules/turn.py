"""The course of a turn (rules: chapter 3), with the effects at its start (Q-TURN-12)."""

from starhold.games.quantum.components.cards import ARROGANT, BRILLIANT, CONFORMIST, INDEX
from starhold.games.quantum.model import ALL_DICE, DICE, QuantumState
from starhold.games.quantum.rules.actions import Actions
from starhold.games.quantum.rules.advance_cards import Advance
from starhold.kernel.steps import Steps

ACTIONS, BONUS_ACTIONS = 3, 2
"""Actions of a turn (Q-TURN-1) and of one from Momentum (Q-GAM-3)."""


def gain_action(state: QuantumState, card: int) -> None:
    """One more action in this turn, by a command card."""
    state.actions += 1
    state.granted += 1
    state.note("card-action", state.seat, card, state.actions)


class Turn(Steps):
    """One turn, from the effects at its start to the handing over."""

    __slots__ = ()

    def __init__(self, step: int = 0) -> None:
        self.step = step

    def reset(self, state: QuantumState) -> None:
        """Limits of ships and powers of cards are fresh again (Q-TURN-11, Q-CARD-24)."""
        seat = state.seat
        own = ~(ALL_DICE << seat * DICE)
        state.moved &= own
        state.used &= own
        state.struck &= own
        state.spent &= ~state.commands[seat]
        state.waits &= ~state.commands[seat]
        state.turn += 1
        state.actions = state.granted = BONUS_ACTIONS if state.bonus else ACTIONS
        state.due = state.owed[seat]
        state.owed[seat] = 0
        state.note("bonus-turn-started" if state.bonus else "turn-started", seat, state.turn, state.actions)

    def void(self, state: QuantumState) -> None:
        """Each own ship on The Void brings one research (Q-VOID-2 … Q-VOID-4)."""
        ships = (state.fleets[state.seat] & state.chart.void).bit_count()
        if ships:
            state.study(state.seat, ships)
            state.note("void-research", state.seat, ships, state.research[state.seat])

    def brilliant(self, state: QuantumState) -> None:
        """Brilliant brings two research."""
        if state.commands[state.seat] & BRILLIANT:
            state.study(state.seat, 2)
            state.note("card-research", state.seat, INDEX["brilliant"], state.research[state.seat])

    def extra_actions(self, state: QuantumState) -> None:
        """Arrogant and Conformist look at the map once, now."""
        seat = state.seat
        if state.commands[seat] & ARROGANT:
            counts = [fleet.bit_count() for fleet in state.fleets]
            if counts[seat] > max(counts[:seat] + counts[seat + 1 :]):
                gain_action(state, INDEX["arrogant"])
        if state.commands[seat] & CONFORMIST:
            shown = [state.numbers[ship] for ship in state.ships(seat) if state.squares[ship] >= 0]
            if len(set(shown)) < len(shown):
                gain_action(state, INDEX["conformist"])

    def actions(self, state: QuantumState) -> None:
        """The action phase (Q-TURN-1)."""
        state.call(Actions())

    def cards(self, state: QuantumState) -> None:
        """The advance-card phase (Q-TURN-7)."""
        state.call(Advance())

    def hand_over(self, state: QuantumState) -> None:
        """A bonus turn of the same player, else the next one in seat order (Q-SETUP-21, Q-CARD-21)."""
        state.actions = state.granted = 0
        if state.momentum:
            state.momentum -= 1
            state.bonus = 1
        else:
            state.seat = (state.seat + 1) % state.seats
            state.bonus = 0
        state.become(Turn())


Turn.STEPS = (
    Turn.reset,
    Turn.void,
    Turn.brilliant,
    Turn.extra_actions,
    Turn.actions,
    Turn.cards,
    Turn.hand_over,
)
IN_ACTIONS = Turn.STEPS.index(Turn.actions) + 1
IN_ADVANCE = Turn.STEPS.index(Turn.cards) + 1
"""Where a turn stands while its phases are being played."""
