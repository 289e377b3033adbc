"""Square grids: names, neighbours, bit masks, flood fill, rotation.

A square is an integer ``row * stride + column``. The stride is one more than the number of columns, so the guard
column keeps shifted masks from wrapping around. A set of squares is an integer with bit *square* set.
"""

from collections.abc import Iterator, Sequence
from itertools import compress
from typing import TypeVar

T = TypeVar("T")
FLAGS = bytes.maketrans(b"01", b"\0\1")


class Grid:
    """A rectangle of ``columns`` by ``rows`` squares named a1 (top left), b1, …, aa1."""

    __slots__ = ("columns", "everywhere", "rows", "stride")

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.stride = columns + 1
        line = (1 << columns) - 1
        self.everywhere = sum(line << row * self.stride for row in range(rows))

    def at(self, column: int, row: int) -> int:
        """The square in that column and row, both from 0."""
        return row * self.stride + column

    def place(self, square: int) -> tuple[int, int]:
        """Column and row of a square."""
        row, column = divmod(square, self.stride)
        return column, row

    def name(self, square: int) -> str:
        """The name of a square: column letters and row number from 1."""
        row, column = divmod(square, self.stride)
        letters = ""
        column += 1
        while column:
            column, rest = divmod(column - 1, 26)
            letters = chr(97 + rest) + letters
        return f"{letters}{row + 1}"

    def parse(self, name: str) -> int | None:
        """The square with that name, or None."""
        letters = name.rstrip("0123456789")
        digits = name[len(letters) :]
        if (
            not letters.isascii()
            or not letters.isalpha()
            or not letters.islower()
            or not digits
            or digits[0] == "0"
            or len(name) > 6
        ):
            return None
        column = 0
        for letter in letters:
            column = column * 26 + ord(letter) - 96
        row = int(digits)
        if column > self.columns or row > self.rows:
            return None
        return self.at(column - 1, row - 1)

    def beside(self, squares: int) -> int:
        """All squares orthogonally next to one of ``squares``."""
        stride = self.stride
        return (squares << 1 | squares >> 1 | squares << stride | squares >> stride) & self.everywhere

    def around(self, squares: int) -> int:
        """All squares next to one of ``squares``, diagonals included."""
        stride = self.stride
        wide = squares | squares << 1 | squares >> 1
        return (wide << stride | wide >> stride | wide) & self.everywhere & ~squares

    def flood(self, start: int, free: int, steps: int, diagonal: bool = False) -> int:
        """Squares reached from square ``start`` by at most ``steps`` steps over ``free`` ones, start included."""
        return sum(self.rings(start, free, steps, diagonal))

    def rings(self, start: int, free: int, steps: int, diagonal: bool = False) -> list[int]:
        """Squares by the fewest steps to them over ``free`` ones: the start alone, then a mask for each step."""
        stride = self.stride
        edge = 1 << start
        open_ = free & self.everywhere & ~edge
        found = [edge]
        for _ in range(steps):
            if diagonal:
                wide = edge | edge << 1 | edge >> 1
                edge = (wide << stride | wide >> stride | wide) & open_
            else:
                edge = (edge << 1 | edge >> 1 | edge << stride | edge >> stride) & open_
            if not edge:
                break
            open_ ^= edge
            found.append(edge)
        return found


def bits(squares: int) -> Iterator[int]:
    """The squares of a mask, in rising order."""
    while squares:
        low = squares & -squares
        yield low.bit_length() - 1
        squares ^= low


def picked(items: Sequence[T], squares: int) -> list[T]:
    """The items of a list by square at the squares of a mask, in rising order; quicker than `bits` for many squares."""
    return list(compress(items, bin(squares)[:1:-1].encode().translate(FLAGS)))


def turn(column: int, row: int, size: int, quarters: int) -> tuple[int, int]:
    """Where a cell of a ``size`` by ``size`` tile goes when the tile turns clockwise by ``quarters`` quarter turns."""
    for _ in range(quarters % 4):
        column, row = size - 1 - row, column
    return column, row
