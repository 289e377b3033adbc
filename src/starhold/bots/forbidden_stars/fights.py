"""Fights by sampling: every card is tried in some imagined fights that are played out at random."""

from starhold.bots.forbidden_stars.value import value
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.combat import Combat
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.run import chance, options, take

LIMIT = 120


def play_out(state: Stars, source: Stream) -> None:
    """Random answers until the fight is over."""
    for _ in range(LIMIT):
        chance(state, source)
        decision = state.decision
        if decision is None or decision.over or not any(isinstance(frame, Combat) for frame in state.stack):
            return
        seat = decision.actors[0]
        found = options(state, seat)
        take(state, seat, found[source.below(len(found))])


def best_card(state: Stars, seat: int, found: list[Option], source: Stream, samples: int) -> Option:
    """The card with the best average end of the fight."""
    scores = [0] * len(found)
    for _ in range(samples):
        for place, option in enumerate(found):
            twin = state.clone()
            take(twin, seat, option)
            play_out(twin, source)
            scores[place] += value(twin, seat)
    return found[max(range(len(found)), key=lambda place: (scores[place], -place))]
