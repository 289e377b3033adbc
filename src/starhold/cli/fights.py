"""Ground fights of Forbidden Stars a second: Space Marines against Orks, random choices, windows passed unasked."""

from time import process_time

from starhold.cli.measures import Figures
from starhold.cli.simulation import Luck, next_seat
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.combat import start_combat
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.kernel.game import Game
from starhold.kernel.run import options, settle, take
from starhold.kernel.state import State

OPTIONS = {"setup": "quick", "faction-1": "space_marines", "faction-2": "orks"}
LANDINGS = {"space_marines": {"space_marine": 3}, "orks": {"nob": 3}}
"""Who fights, by faction and type of unit: equal in number, level and price, and enough for three rounds."""
ROUNDS = 3
FIGHTS = 600


def fight_speed(game: Game[State]) -> Figures:
    """Fights a second among those that last three rounds; the time of shorter ones counts as well."""
    calm, source = _calm(game), Luck("fights")
    states = [calm.clone() for _ in range(FIGHTS)]
    begin = process_time()
    lasting = sum(_fought(state, source) for state in states)
    return {"ground-fights-per-second": round(lasting / (process_time() - begin))}


def _calm(game: Game[State]) -> Stars:
    """A quick game in its operations, with both forces on one world and no more to come than their fight."""
    state = game.start(game.configure(2, dict(OPTIONS)))
    assert isinstance(state, Stars)
    source = Luck("fight")
    state.events = None
    while (seat := next_seat(state, source)) is not None and state.decision and state.decision.kind != "operate":
        take(state, seat, options(state, seat)[0])
    state.auto = [(1 << len(WINDOWS)) - 1] * 2
    state.here = next(area for area in state.board.areas if state.board.world[area] and not any(_forces(state, area)))
    for seat in (0, 1):
        faction = state.faction(seat)
        for kind, unit in enumerate(faction.units):
            state.add(state.here, seat, kind, 0, LANDINGS[faction.id].get(unit.id, 0))
    state.stack.clear()
    return state


def _forces(state: Stars, area: int) -> list[int]:
    return [state.here_force(area, seat) for seat in state.seats]


def _fought(state: Stars, source: Luck) -> bool:
    """Fight to the end with random choices; whether all rounds were fought."""
    state.decision = None
    start_combat(state, state.here, 0, [], False)
    settle(state)
    rounds = 0
    while (seat := next_seat(state, source)) is not None:
        rounds = state.bout
        found = options(state, seat)
        take(state, seat, found[source.die(len(found)) - 1])
    return rounds >= ROUNDS
