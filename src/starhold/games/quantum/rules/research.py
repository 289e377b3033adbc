"""Research (rules: chapter 9)."""

from starhold.games.quantum.components.cards import PRECOCIOUS
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, actions, reason
from starhold.kernel.decision import Option

HIGHEST = 6


def offer_research(state: QuantumState, seat: int, found: list[Option]) -> None:
    """One action, as long as the die does not show 6 (Q-RES-1, Q-RES-3, Q-RES-7)."""
    if state.actions and state.research[seat] < HIGHEST:
        found.append(("research",))


def why_research(state: QuantumState, seat: int) -> Why:
    """Reasons against Research."""
    return actions(state, 1, "Q-RES-1") if state.research[seat] < HIGHEST else reason("research-at-six")


def take_research(state: QuantumState, seat: int) -> None:
    """Turn the research die one up (Q-RES-2)."""
    state.actions -= 1
    state.study(seat, 1)
    state.note("researched", seat, state.research[seat])


def brings_card(state: QuantumState, seat: int) -> bool:
    """Whether the research die is high enough for a card: 6, or 4 with Precocious (Q-RES-5)."""
    return state.research[seat] >= (4 if state.commands[seat] & PRECOCIOUS else HIGHEST)


def complete_research(state: QuantumState, seat: int) -> None:
    """At the start of the advance-card phase 6 brings a card, and the die returns to 1 (Q-RES-5, Q-RES-8)."""
    if brings_card(state, seat):
        state.research[seat] = 1
        state.due += 1
        state.note("research-complete", seat)
