"""What an option leads to on average: chance is spread out or represented, everybody then decides plainly."""

from starhold.bots.quantum.evaluation import value
from starhold.bots.quantum.goals import nearest
from starhold.bots.quantum.odds import attack_percent
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.rules.combat import Combat
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Decision, Option, Request
from starhold.kernel.run import feed, options, take

ACTION = 22
"""What an action that is left is worth."""
NOW = 320
"""What it adds that a cube can still be built in the same turn."""
DEEP = 12
"""Decisions and rolls followed before the situation is judged as it is."""
BEST, WORST = ("roll", 1, 6), ("roll", 6, 1)


def after(state: QuantumState, seat: int, option: Option, depth: int = 0) -> int:
    """The expected worth to ``seat`` once ``option`` has been taken in a copy of ``state``."""
    twin = state.clone()
    take(twin, seat, option)
    return expected(twin, seat, depth + 1)


def expected(state: QuantumState, seat: int, depth: int = 0) -> int:
    """The worth of a situation in the middle of something, once that is over; ``state`` may be changed."""
    while depth < DEEP:
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        if decision.request is not None:
            ways = _ways(state, seat, decision.request)
            if len(ways) > 1:
                return _average(state, seat, ways, depth + 1)
            feed(state, ways[0][1])
        elif decision.actors[0] != seat:
            if decision.kind in ("act", "advance"):
                break
            take(state, decision.actors[0], options(state, decision.actors[0])[0])
        elif decision.kind in ("act", "advance", "pick-ships"):
            break
        else:
            return _own_choice(state, seat, decision, depth + 1)
        depth += 1
    return worth(state, seat)


def worth(state: QuantumState, seat: int) -> int:
    """`value`, and what the rest of the own turn still promises."""
    total = value(state, seat)
    decision = state.decision
    if decision is not None and decision.kind == "act" and decision.actors[0] == seat:
        total += ACTION * state.actions
        if state.actions > 1 and not nearest(state, seat):
            total += NOW
    return total


def _own_choice(state: QuantumState, seat: int, decision: Decision, depth: int) -> int:
    choices = options(state, seat)
    if decision.kind == "combat-window":
        choices = choices[-1:]
    return max(after(state, seat, choice, depth) for choice in choices)


def _average(state: QuantumState, seat: int, ways: list[tuple[int, Option]], depth: int) -> int:
    total = 0
    for weight, raw in ways:
        twin = state.clone()
        feed(twin, raw)
        total += weight * expected(twin, seat, depth)
    return total // sum(weight for weight, _ in ways)


def _ways(state: QuantumState, seat: int, request: Request) -> list[tuple[int, Option]]:
    """Outcomes with weights: all faces of an own ship, win and loss of a fight, else one that stands for all."""
    frame = state.stack[-1]
    if request.kind == "draw":
        return [(1, ("draw", next(card for card, weight in enumerate(request.weights) if weight)))]
    if isinstance(frame, Combat) and request.count == 2:
        return _fight(state, frame)
    if isinstance(frame, ShipRoll) and frame.ship in state.ships(seat):
        return [(1, ("roll", face)) for face in FACES if face not in request.refused]
    return [(1, ("roll", *[4 if 4 not in request.refused else 3] * request.count))]


def _fight(state: QuantumState, frame: Combat) -> list[tuple[int, Option]]:
    launch = state.squares[frame.attacker]
    won = attack_percent(state, frame.attacker, frame.defender, launch, frame.at)
    return [(weight, raw) for weight, raw in ((won, BEST), (100 - won, WORST)) if weight]
