"""The board: where systems lie, which areas touch, where storms can lie. Rebuilt when a tile is laid, never changed.

A system is a number in the order of laying; area = 4 * system + shown position (0 NW, 1 NE, 2 SE, 3 SW). An edge is
``kind << 8 | column << 4 | row`` with kind 0 for the north side and 1 for the west side of a cell (F-STORM-1).
"""

from collections.abc import Iterator
from typing import NamedTuple

from starhold.games.forbidden_stars.components.catalog import Area, Catalog

NW, NE, SE, SW = range(4)
CENTRE = 4
"""Column and row of the first tile; cells have letters and numbers, so the first one lies on e5."""
INSIDE = -1
"""Stands for an edge where areas of one system touch."""


class Laid(NamedTuple):
    """A tile on the table: its face, quarter turns, where it lies, the seat that laid it."""

    face: int
    turn: int
    column: int
    row: int
    seat: int

    @property
    def cell(self) -> tuple[int, int]:
        """Column and row."""
        return self.column, self.row


def edge(kind: int, column: int, row: int) -> int:
    """The edge on the north (0) or west (1) side of a cell."""
    return kind << 8 | column << 4 | row


def edge_parts(code: int) -> tuple[int, int, int]:
    """Kind, column and row of an edge."""
    return code >> 8, code >> 4 & 15, code & 15


def cell_edges(column: int, row: int) -> tuple[int, int, int, int]:
    """The edges north, east, south and west of a cell."""
    return edge(0, column, row), edge(1, column + 1, row), edge(0, column, row + 1), edge(1, column, row)


def areas_in(system: int) -> range:
    """The areas of a system, by their shown positions."""
    return range(4 * system, 4 * system + 4)


def cell_name(column: int, row: int) -> str:
    """``e5``: column letter and row number."""
    return f"{chr(97 + column)}{row + 1}"


class Board:
    """Geometry of the laid tiles.

    ``near[a]`` lists ``(area, edge)`` of the neighbours of area *a*, `INSIDE` a system no edge; ``beside[s]`` lists
    ``(system, edge)``; ``sides[s]`` the four edges of a system; ``edges`` all edges in rising order.
    """

    __slots__ = (
        "areas", "beside", "cells", "columns", "count", "edges", "faces", "names", "near", "printed", "rows", "sides",
        "systems", "voids", "world", "worlds",
    )  # fmt: skip

    def __init__(self, catalog: Catalog, layout: list[Laid]) -> None:
        self.count = len(layout)
        self.systems = range(self.count)
        self.areas = range(4 * self.count)
        self.printed: list[Area] = []
        self.faces = [tile.face for tile in layout]
        self.columns = [tile.column for tile in layout]
        self.rows = [tile.row for tile in layout]
        self.cells = {(self.columns[s], self.rows[s]): s for s in self.systems}
        for tile in layout:
            areas = catalog.faces[tile.face].areas
            self.printed += [areas[(position - tile.turn) % 4] for position in range(4)]
        self.names = [area.id for area in self.printed]
        self.world = [area.world for area in self.printed]
        self.worlds = [[a for a in areas_in(s) if self.world[a]] for s in self.systems]
        self.voids = [[a for a in areas_in(s) if not self.world[a]] for s in self.systems]
        self.sides = [cell_edges(self.columns[s], self.rows[s]) for s in self.systems]
        self.edges = sorted({side for sides in self.sides for side in sides})
        self.beside = [sorted(self._beside(s)) for s in self.systems]
        self.near = [sorted(self._near(a)) for a in self.areas]

    def _beside(self, s: int) -> Iterator[tuple[int, int]]:
        column, row = self.columns[s], self.rows[s]
        cells = ((column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row))
        for cell, side in zip(cells, self.sides[s], strict=True):
            if cell in self.cells:
                yield self.cells[cell], side

    def _near(self, a: int) -> Iterator[tuple[int, int]]:
        s, position = divmod(a, 4)
        yield 4 * s + (position + 1) % 4, INSIDE
        yield 4 * s + (position - 1) % 4, INSIDE
        for other, side in self.beside[s]:
            north, east, south, west = self.sides[s]
            across = {
                (north, NW): SW, (north, NE): SE, (east, NE): NW, (east, SE): SW,
                (south, SW): NW, (south, SE): NE, (west, NW): NE, (west, SW): SE,
            }.get((side, position))  # fmt: skip
            if across is not None:
                yield 4 * other + across, side

    def edge_between(self, first: int, second: int) -> int:
        """The edge that two adjacent systems share, or `INSIDE` if they share none."""
        return next((side for system, side in self.beside[first] if system == second), INSIDE)

    def capacity(self, area: int) -> int:
        """How many units an area holds without surplus (F-DEF-12)."""
        return self.printed[area].capacity


def legal_cells(catalog: Catalog, layout: list[Laid], seats: int, central: bool) -> list[tuple[int, int]]:
    """Cells for the next tile (F-SETUP-13 to F-SETUP-15), sorted."""
    laid = [tile.cell for tile in layout]
    if not laid:
        return [(CENTRE, CENTRE)]
    frames = list(_frames(catalog, seats, central))
    around = {(c + dc, r + dr) for c, r in laid for dc, dr in ((0, -1), (1, 0), (0, 1), (-1, 0))} - set(laid)
    return sorted(cell for cell in around if any(_inside(frame, [*laid, cell]) for frame in frames))


def _frames(catalog: Catalog, seats: int, central: bool) -> Iterator[tuple[int, int, int, int]]:
    """Rectangles (west, north, columns, rows) that have the first tile where it must be."""
    columns, rows = catalog.sizes[seats]
    cells = catalog.central[seats] if central else [(c, r) for c in range(columns) for r in range(rows)]
    for column, row in cells:
        yield CENTRE - column, CENTRE - row, columns, rows
        yield CENTRE - row, CENTRE - column, rows, columns


def _inside(frame: tuple[int, int, int, int], cells: list[tuple[int, int]]) -> bool:
    west, north, columns, rows = frame
    return all(west <= c < west + columns and north <= r < north + rows for c, r in cells)
