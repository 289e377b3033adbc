"""Seats, squares and ships in position documents."""

from starhold.games.quantum.model import DICE, SCRAPYARD, QuantumState, owner, ship_of, token
from starhold.kernel.reader import Node


def seat_name(seat: int) -> str:
    """``seat1`` and so on."""
    return f"seat{seat + 1}"


def ship_name(state: QuantumState, ship: int) -> str:
    """A ship as options name it: by its square on the map, else by its die."""
    named = token(state, ship)
    return state.chart.names[named] if named >= 0 else f"#{-named}"


def read_seat(state: QuantumState, node: Node) -> int:
    """A seat of this game."""
    return node.index([seat_name(seat) for seat in range(state.seats)])


def read_square(state: QuantumState, node: Node) -> int:
    """A square for ships."""
    square = state.chart.grid.parse(node.text())
    if square is None or not state.chart.spaces >> square & 1:
        raise node.broken("no-such-space")
    return square


def read_own_ship(state: QuantumState, node: Node) -> int:
    """A ship of the player whose turn it is, on the map by square or in the scrapyard by die."""
    dice = [f"#{die + 1}" for die in range(DICE)]
    named = -1 - dice.index(node.text()) if node.text() in dice else read_square(state, node)
    ship = ship_of(state, state.seat, named)
    if ship < 0 or owner(ship) != state.seat or state.squares[ship] < SCRAPYARD or token(state, ship) != named:
        raise node.broken("no-such-ship")
    return ship
