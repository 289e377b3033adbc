"""``captain``: plans its turns, fights at good odds, takes useful cards, and answers every other question."""

from collections.abc import Callable

from starhold.bots.quantum import answers
from starhold.bots.quantum.futures import after
from starhold.bots.quantum.planning import plan
from starhold.bots.question import Question
from starhold.games.quantum.model import QuantumState
from starhold.kernel.decision import Option
from starhold.kernel.run import options

Answer = Callable[[QuantumState, int, list[Option]], Option]

ANSWERS: dict[str, Answer] = {
    "starting-ships": answers.starting_ships,
    "dangerous": answers.dangerous,
    "combat-window": answers.combat_window,
    "advance": answers.advance,
    "pick-ships": answers.pick_ships,
    "sabotage": answers.sabotage,
}
"""Questions with an answer of their own; the others are answered by what each option leads to."""


def captain(question: Question) -> str:
    """The text of the option that looks best from the question's view; see `Question` for what it knows."""
    state = question.imagine()
    assert isinstance(state, QuantumState)
    seat = question.seat
    decision = state.decision
    assert decision is not None
    choices = options(state, seat)
    if decision.kind == "act":
        chosen = plan(state, seat, lambda: question.late)
    elif decision.kind in ANSWERS:
        chosen = ANSWERS[decision.kind](state, seat, choices)
    else:
        chosen = max(choices, key=lambda choice: after(state, seat, choice))
    return question.game.format(state, chosen)
