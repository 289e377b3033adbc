"""What the options of one question share while they are put into words."""

from typing import NamedTuple

from starhold.games.quantum.model import SHIPS, QuantumState, ship_of
from starhold.games.quantum.rules.limits import maneuvers
from starhold.games.quantum.rules.movement import steps_of
from starhold.games.quantum.view import move_options
from starhold.games.quantum.view.move_options import Args, Path
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


class Told(NamedTuple):
    """What a writer says of an option: values of the label's arguments, click paths, price and odds."""

    args: Args
    paths: tuple[Path, ...]
    cost: int = 0
    spends: Path = ()
    label: str = ""


class Scene:
    """The options of one question and what several of them share."""

    __slots__ = ("drops", "entries", "launches", "names", "runs", "seat", "state", "targets")

    def __init__(self, state: QuantumState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.names = state.chart.names
        self.targets = dict(zip(state.squares, SHIPS, strict=False))
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

    def own(self, named: int) -> tuple[str, int]:
        """Target and number of an own ship, by square or die as options name it."""
        ship = ship_of(self.state, self.seat, named)
        return SHIPS[ship], self.state.numbers[ship]

    def die(self, die: int) -> tuple[str, int]:
        """Target and number of an own ship by its die."""
        return self.own(-1 - die)

    def asked(self) -> tuple[int, ...]:
        """The arguments of the open question."""
        return self.state.decision.args if self.state.decision is not None else (0, 0, 0)

    def number(self, square: int) -> int:
        """The number of the ship on a square."""
        return self.state.numbers[self.state.squares.index(square)]
