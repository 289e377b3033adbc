"""What the options of one question share while they are put into words."""

from starhold.games.quantum.model import FLEET, SHIPS, QuantumState, by_die
from starhold.games.quantum.rules.limits import maneuvers
from starhold.games.quantum.rules.movement import steps_of
from starhold.games.quantum.view import move_options
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


class Scene:
    """The options of one question and what several of them share.

    ``ships`` holds target and number of the ships on the map by square, and of the own ones by die (`token`).
    """

    __slots__ = ("drops", "entries", "launches", "names", "runs", "seat", "ships", "state")

    def __init__(self, state: QuantumState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.names = state.chart.names
        self.ships = dict(zip(state.squares, zip(SHIPS, state.numbers, strict=False), strict=False))
        for die, number in enumerate(state.numbers[FLEET[seat]]):
            self.ships[-1 - die] = SHIPS[by_die(seat, die)], number
        self.entries: list[Plain] = []
        self.drops: dict[Option, list[str]] = {}
        self.runs: dict[tuple[int, int, int], move_options.Run] = {}
        self.launches: dict[Option, int] = {}

    def run(self, start: int, how: int, cargo: int = -1) -> move_options.Run:
        """How far the own ship on ``start`` comes, with the ship on ``cargo`` on board."""
        key = (start, how, cargo)
        found = self.runs.get(key)
        if found is None:
            found = self.runs[key] = self._run(start, how, cargo)
        return found

    def _run(self, start: int, how: int, cargo: int) -> move_options.Run:
        state, chart = self.state, self.state.chart
        ship = state.squares.index(start)
        number, steps = state.numbers[ship], steps_of(state, self.seat, ship, how)
        diagonal = maneuvers(state, self.seat, ship)
        near = chart.near(start, steps, diagonal) & ~state.taken
        if cargo >= 0:
            near |= 1 << cargo
        return move_options.run_of(chart, start, near, steps, diagonal, SHIPS[ship], number, how)
