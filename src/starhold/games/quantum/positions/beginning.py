"""Where the setup stands, as the key ``setup`` of a position."""

from starhold.games.quantum.model import FLEET, HAND, RESERVE, QuantumState
from starhold.games.quantum.positions.naming import read_seat, seat_name
from starhold.games.quantum.rules import setup
from starhold.games.quantum.rules.market import Refill
from starhold.kernel.game import Plain
from starhold.kernel.reader import Node
from starhold.kernel.run import settle
from starhold.kernel.state import Frame

ASKS = {
    "layout": ("draw-layout",),
    "cards": ("draw-command", "draw-gambit"),
    "ships": ("roll-ships",),
    "keep": ("starting-ships",),
    "reroll": ("roll-ships",),
    "start": ("roll-start",),
    "planets": ("starting-planet",),
    "places": ("starting-place",),
}
"""The steps of the setup, and the kinds of decisions at each."""
OF_A_SEAT = frozenset(("ships", "keep", "reroll", "planets", "places"))
AFTER_START = frozenset(("planets", "places"))


def write_setup(state: QuantumState) -> Plain:
    """The step, and the seat or the seats that it is about."""
    frame = state.stack[-1]
    if isinstance(frame, setup.Layout):
        return {"step": "layout"}
    if isinstance(frame, Refill):
        return {"step": "cards"}
    if isinstance(frame, setup.StartingShips):
        if frame.rolled < state.seats:
            return {"step": "ships", "seat": seat_name(frame.rolled)}
        rolling = state.decision is not None and state.decision.request is not None
        return {"step": "reroll" if rolling else "keep", "seat": seat_name(frame.chosen)}
    if isinstance(frame, setup.StartPlayer):
        return {"step": "start", "tied": [seat_name(seat) for seat in frame.tied]}
    if isinstance(frame, setup.StartingPlanets | setup.StartingPlaces):
        step = "planets" if isinstance(frame, setup.StartingPlanets) else "places"
        return {"step": step, "seat": seat_name(setup.in_turn_order(state, frame.number))}
    return {}


def set_up(state: QuantumState, root: Node) -> None:
    """Ask what is asked at this step; `Refused` (``position-broken``) where it cannot be."""
    node = root["setup"]
    step = list(ASKS)[node["step"].index(list(ASKS))]
    node.map("step", *(("seat",) if step in OF_A_SEAT else ("tied",) if step == "start" else ()))
    seat = read_seat(state, node["seat"]) if step in OF_A_SEAT else 0
    if step in AFTER_START and state.first < 0:
        raise root["start"].broken("missing")
    if step not in AFTER_START and state.first >= 0:
        raise root["start"].broken("not-here")
    _check_ships(state, root, step, seat)
    _check_sheets(state, root, step, seat)
    if step == "start" or step in AFTER_START:
        _check_start(state, root, step)
    state.stack = _frames(state, node, step, seat)
    if step == "reroll":
        state.roll("roll-ships", setup.STARTING)
    else:
        settle(state)
    if state.decision is None or state.decision.kind not in ASKS[step]:
        raise node["step"].broken("does-not-fit")


def _frames(state: QuantumState, node: Node, step: str, seat: int) -> list[Frame]:
    if step == "layout":
        return [setup.Layout()]
    if step == "cards":
        return [setup.StartingShips(), Refill()]
    if step == "start":
        start = setup.StartPlayer()
        start.tied = [read_seat(state, entry) for entry in node["tied"].each()]
        if len(start.tied) < 2 or sorted(set(start.tied)) != start.tied or not state.rules.roll_off:
            raise node["tied"].broken("does-not-fit")
        return [start]
    number = setup.order_of(state, seat)
    if step == "planets":
        planets = setup.StartingPlanets()
        planets.number = number
        return [planets]
    if step == "places":
        places = setup.StartingPlaces()
        places.number = number
        return [places]
    ships = setup.StartingShips()
    ships.rolled, ships.chosen = (seat, 0) if step == "ships" else (state.seats, seat)
    return [ships]


def _check_ships(state: QuantumState, root: Node, step: str, seat: int) -> None:
    """Who has rolled has three ships in hand and puts them on the map in time; all others are in the reserve."""
    for other, node in enumerate(root["seats"].each()):
        rolled = step not in ("layout", "cards") and (step != "ships" or other < seat)
        fits = {HAND} if rolled else {RESERVE}
        placing = step == "places" and setup.order_of(state, other) <= setup.order_of(state, seat)
        places = [state.squares[ship] for ship in state.ships(other)]
        starting, waiting = places[: setup.STARTING], [place for place in places if place == HAND]
        known = all(state.numbers[FLEET[other]][: setup.STARTING]) or not rolled
        if placing:
            good = all(place >= 0 or place == HAND for place in starting) and bool(waiting) == (other == seat)
        else:
            good = set(starting) == fits
        if not good or not known or set(places[setup.STARTING :]) != {RESERVE}:
            raise node.get("ships", []).broken("does-not-fit")


def _check_sheets(state: QuantumState, root: Node, step: str, seat: int) -> None:
    """Nobody has gained anything yet; whoever has chosen has one cube, on a starting planet that is nobody else's."""
    begun, starts = {"dominance": 1, "research": 1, "commands": 0, "owed": 0}, set(state.chart.starts)
    for other, node in enumerate(root["seats"].each()):
        for key, value in begun.items():
            if getattr(state, key)[other] != value:
                raise node[key].broken("does-not-fit")
        earlier = step == "planets" and setup.order_of(state, other) < setup.order_of(state, seat)
        cubes = state.cubes[other :: state.seats]
        mine = {planet for planet, count in enumerate(cubes) if count}
        if sum(cubes) != int(step == "places" or earlier) or not mine <= starts:
            raise node.get("cubes", []).broken("does-not-fit")
        starts -= mine


def _check_start(state: QuantumState, root: Node, step: str) -> None:
    """Whoever has the lowest total starts; only those who have it can be tied (Q-SETUP-6, Q-SETUP-8)."""
    totals = [setup.starting_total(state, seat) for seat in range(state.seats)]
    lowest = [seat for seat, total in enumerate(totals) if total == min(totals)]
    if step in AFTER_START:
        if state.first not in (lowest if state.rules.roll_off else lowest[:1]):
            raise root["start"].broken("does-not-fit")
        return
    for entry in root["setup"]["tied"].each():
        if read_seat(state, entry) not in lowest:
            raise entry.broken("does-not-fit")
