"""The compiled geometry of a layout (Q-DEF), made once and shared by all states that use it."""

from functools import lru_cache

from starhold.games.quantum.components.maps import VOID, Layout, cells, neighbours, size, starts
from starhold.kernel.decision import Option
from starhold.kernel.grid import Grid, bits, picked

Reach = tuple[int, int, list[Option]]
"""Squares where an attack may start, squares next to those, and the plain moves (how 0)."""

MEMO_LIMIT, REACH_LIMIT = 60_000, 200
"""Entries that are remembered: lists of squares in all, and what is reached from one square with so many steps."""


class SquareLists(dict[int, list[int]]):
    """The squares of a mask in rising order, by mask; worked out on first use, never to be changed."""

    def __missing__(self, mask: int) -> list[int]:
        if len(self) > MEMO_LIMIT:
            self.clear()
        found = self[mask] = list(bits(mask))
        return found


class Chart:
    """Where everything lies: masks of squares, and tables by square or by planet.

    ``spaces``: every square for a ship. ``planets``: centre squares in reading order; a planet is known by its index
    there. ``orbit_of[square]`` and ``corner_of[square]`` give the planet or -1; ``beside[square]`` and
    ``around[square]`` the four and the eight neighbouring spaces. ``void`` is the mask of The Void's spaces. Squares
    are listed over the stride of the grid, so some stand for nothing. ``squares[mask]`` lists the squares of a mask.
    """

    __slots__ = (
        "_deploys", "_moves", "_near", "_reach", "around", "beside", "capacity", "corner", "corner_of", "everyone",
        "grid", "layout", "names", "neighbours", "numbers", "orbit", "orbit_of", "planet_at", "planets", "spaces",
        "squares", "starts", "tiles", "void",
    )  # fmt: skip

    def __init__(self, layout: Layout, centre_open: bool) -> None:
        columns, rows = size(layout)
        self.layout = layout
        self.grid = Grid(columns * 3, rows * 3)
        self.tiles = cells(layout)
        self._lay_tiles(centre_open)
        self._name_neighbours(layout)
        self._near: dict[int, int] = {}
        self._reach: dict[int, dict[int, Reach]] = {}
        self.squares = SquareLists()
        self._deploys: dict[int, int] = {}
        everywhere = range(self.grid.stride * self.grid.rows)
        self._moves: list[list[Option]] = [[("move", start, end, 0) for end in everywhere] for start in everywhere]

    def _lay_tiles(self, centre_open: bool) -> None:
        grid = self.grid
        self.spaces = self.void = 0
        self.planet_at: dict[int, int] = {}
        self.numbers: list[int] = []
        self.orbit: list[int] = []
        self.corner: list[int] = []
        for (y, x), number in self.tiles.items():
            centre = grid.at(x * 3 + 1, y * 3 + 1)
            tile = grid.around(1 << centre)
            if number == VOID:
                self.void = tile | 1 << centre if centre_open else tile
                self.spaces |= self.void
                continue
            self.spaces |= tile
            self.planet_at[centre] = len(self.numbers)
            self.numbers.append(number)
            self.orbit.append(grid.beside(1 << centre))
            self.corner.append(tile & ~self.orbit[-1])
        self.planets = list(self.planet_at)
        self.capacity = [number - 6 for number in self.numbers]
        self.everyone = (1 << len(self.planets)) - 1

    def _name_neighbours(self, layout: Layout) -> None:
        grid = self.grid
        squares = range(grid.stride * grid.rows)
        self.names = [grid.name(square) for square in squares]
        self.beside = [grid.beside(1 << square) & self.spaces for square in squares]
        self.around = [grid.around(1 << square) & self.spaces for square in squares]
        self.orbit_of = [-1 for _ in squares]
        self.corner_of = self.orbit_of[:]
        for planet, orbit in enumerate(self.orbit):
            for square in bits(orbit):
                self.orbit_of[square] = planet
            for square in bits(self.corner[planet]):
                self.corner_of[square] = planet
        order = {tile: self.planet_at.get(grid.at(tile[1] * 3 + 1, tile[0] * 3 + 1), -1) for tile in self.tiles}
        self.starts = [order[tile] for tile in starts(layout)]
        near = {order[tile]: [order[other] for other in neighbours(self.tiles, tile)] for tile in self.tiles}
        self.neighbours = [[other for other in near[planet] if other >= 0] for planet in range(len(self.planets))]

    def harbours(self, planets: int) -> int:
        """All orbital positions of the planets in a mask of planets."""
        found = self._deploys.get(planets)
        if found is None:
            found = 0
            for planet in bits(planets):
                found |= self.orbit[planet]
            self._deploys[planets] = found
        return found

    def reach(self, start: int, free: int, steps: int, diagonal: bool) -> Reach:
        """What a ship on ``start`` reaches over ``free`` spaces with ``steps`` steps; shared, do not change it."""
        near = free & self.near(start, steps, diagonal)
        known = self._reach[start << 4 | steps << 1 | diagonal]
        found = known.get(near)
        if found is None:
            if len(known) > REACH_LIMIT:
                known.clear()
            found = known[near] = self._explore(start, free, steps, diagonal)
        return found

    def ends(self, start: int, free: int, steps: int, diagonal: bool) -> int:
        """The squares (mask) where a move can end, and the start itself."""
        if not steps:
            return 1 << start
        launch, touched, _ = self.reach(start, free, steps, diagonal)
        return touched & free | launch

    def near(self, start: int, steps: int, diagonal: bool) -> int:
        """Spaces within ``steps`` steps of ``start`` on an empty map: what lies elsewhere does not matter to a move."""
        key = start << 4 | steps << 1 | diagonal
        area = self._near.get(key)
        if area is None:
            area = self._near[key] = self.grid.flood(start, self.spaces, steps, diagonal)
            self._reach[key] = {}
        return area

    def moves(self, start: int, ends: int, how: int) -> list[Option]:
        """The moves from a square to all squares of a mask in rising order, paid in one way."""
        if how:
            return [("move", start, end, how) for end in bits(ends)]
        return picked(self._moves[start], ends)

    def _explore(self, start: int, free: int, steps: int, diagonal: bool) -> Reach:
        grid = self.grid
        launch = grid.flood(start, free, steps - 1, diagonal)
        touched = (grid.around(launch) if diagonal else grid.beside(launch)) & self.spaces
        ends = (touched & free | launch) & ~(1 << start)
        return launch, touched, self.moves(start, ends, 0)


@lru_cache(maxsize=64)
def compiled(layout: Layout, centre_open: bool = True) -> Chart:
    """The chart of a layout, made on first use."""
    return Chart(layout, centre_open)
