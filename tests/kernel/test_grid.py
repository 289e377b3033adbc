"""Grids: names, neighbours, floods and turns, against slow obvious ways."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.kernel.grid import Grid, bits, turn

GRID = Grid(5, 4)


def names(mask: int) -> str:
    return " ".join(GRID.name(square) for square in bits(mask))


def test_squares_are_named_by_column_and_row() -> None:
    wide = Grid(60, 3)
    assert [wide.name(wide.at(*place)) for place in ((0, 0), (25, 1), (26, 2), (52, 0))] == ["a1", "z2", "aa3", "ba1"]


@given(st.integers(1, 40), st.integers(1, 40), st.data())
def test_names_read_back(columns: int, rows: int, data: st.DataObject) -> None:
    grid = Grid(columns, rows)
    column, row = data.draw(st.integers(0, columns - 1)), data.draw(st.integers(0, rows - 1))
    square = grid.at(column, row)
    assert grid.parse(grid.name(square)) == square
    assert grid.place(square) == (column, row)


@pytest.mark.parametrize("name", ["", "a", "1", "a0", "a01", "f1", "a5", "A1", "a1a", "ä1", "a-1", "aaaaaaa1"])
def test_a_wrong_name_is_no_square(name: str) -> None:
    assert GRID.parse(name) is None


def test_neighbours_stop_at_the_rim() -> None:
    assert names(GRID.beside(1 << GRID.at(0, 0))) == "b1 a2"
    assert names(GRID.around(1 << GRID.at(4, 1))) == "d1 e1 d2 d3 e3"


@given(st.integers(0, (1 << 24) - 1), st.integers(0, 6), st.booleans())
def test_a_flood_equals_a_walk_square_by_square(free: int, steps: int, diagonal: bool) -> None:
    free &= GRID.everywhere
    start = (2, 1)
    reached = {start}
    for _ in range(steps):
        for column, row in sorted(reached):
            for right in (-1, 0, 1):
                for down in (-1, 0, 1):
                    near = column + right, row + down
                    inside = 0 <= near[0] < 5 and 0 <= near[1] < 4
                    if inside and (diagonal or not right or not down) and free >> GRID.at(*near) & 1:
                        reached.add(near)
    assert set(bits(GRID.flood(GRID.at(*start), free, steps, diagonal))) == {GRID.at(*place) for place in reached}


@given(st.integers(0, (1 << 24) - 1), st.integers(0, 6), st.booleans())
def test_rings_are_what_one_more_step_of_a_flood_adds(free: int, steps: int, diagonal: bool) -> None:
    start = GRID.at(2, 1)
    floods = [GRID.flood(start, free, many, diagonal) for many in range(steps + 1)]
    added = [late & ~early for early, late in pairwise([0, *floods])]
    assert GRID.rings(start, free, steps, diagonal) == [ring for ring in added if ring]


def test_four_quarter_turns_are_none() -> None:
    assert turn(0, 0, 3, 1) == (2, 0)
    assert all(turn(*turn(column, row, 3, 3), 3, 1) == (column, row) for column in range(3) for row in range(3))
