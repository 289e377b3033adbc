"""The quick set-up: builds a fair board from a number, with forces and objectives in sensible places (F-SETUP-40)."""

from starhold.games.forbidden_stars.components.board import CENTRE, Board, Laid, areas_in
from starhold.games.forbidden_stars.components.catalog import TYPES
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.laying import (
    lay_tile,
    marked_worlds,
    piece_options,
    place_piece,
    put_objective,
    put_storm,
)
from starhold.kernel.state import Frame

TRIES = 24
GUARDED = (3, 3)
"""Version and reading of the rules from which no structure of the quick set-up stands without units."""
GUARDS = 2


class Quick(Frame):
    """The quick set-up: one draw picks a board, which is laid, filled and stormed without questions (F-SETUP-40)."""

    __slots__ = ()

    def advance(self, state: Stars) -> None:
        """Draw the number of the board."""
        state.draw("board", [1] * 4096)

    def chance(self, state: Stars, values: list[int]) -> None:
        """Lay everything."""
        build_board(state, values[0])
        state.finish()


class Numbers:
    """A small stream of numbers that follows from the drawn one (a linear congruence, no source of chance)."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value * 2_654_435_761 + 12_345 & 0xFFFF_FFFF

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit`` - 1."""
        self.value = self.value * 1_664_525 + 1_013_904_223 & 0xFFFF_FFFF
        return (self.value >> 8) % limit


def build_board(state: Stars, number: int) -> None:
    """Lay the fairest of some boards, then objectives, forces and storms."""
    numbers = Numbers(number)
    plans = [_plan(state, numbers) for _ in range(TRIES)]
    best = min(range(TRIES), key=lambda i: (_unfairness(state, plans[i]), i))
    for face, turn, column, row, seat in plans[best]:
        lay_tile(state, seat, ("lay", face, turn, column, row))
    for system in state.board.systems:
        _objectives(state, system, numbers)
    for seat in state.seats:
        _forces(state, seat)
    _storms(state, numbers)


def _plan(state: Stars, numbers: Numbers) -> list[Laid]:
    """A full layout: every seat's tiles next to each other where the rectangle allows."""
    seats = len(state.seats)
    columns, rows = state.catalog.sizes[seats]
    west, north = CENTRE - state.catalog.central[seats][0][0], CENTRE - state.catalog.central[seats][0][1]
    cells = [(west + c, north + r) for r in range(rows) for c in range(columns)]
    owners = _regions(seats, columns, rows, numbers)
    left = [tiles[:] for tiles in state.tiles]
    order = sorted(range(len(cells)), key=lambda i: (abs(cells[i][0] - CENTRE) + abs(cells[i][1] - CENTRE), i))
    plan: list[Laid] = []
    for i in order:
        seat = owners[i]
        tile = left[seat].pop(numbers.below(len(left[seat])))
        plan.append(Laid(2 * tile + numbers.below(2), numbers.below(4), *cells[i], seat))
    return plan


def _regions(seats: int, columns: int, rows: int, numbers: Numbers) -> list[int]:
    """Which seat owns which cell: whole columns, rows or halves of three cells."""
    shift = numbers.below(seats)
    if seats == 2:
        split = numbers.below(2)
        owners = [r for r in range(rows) for c in range(columns)] if split else [0, 0, 1, 0, 1, 1]
    elif seats == 3:
        owners = [(c if shift % 2 else r) for r in range(rows) for c in range(columns)]
    else:
        owners = [c for r in range(rows) for c in range(columns)]
    return [(owner + shift) % seats for owner in owners]


def _unfairness(state: Stars, plan: list[Laid]) -> int:
    """How much capacity, income and distance to the rivals differ between the seats."""
    board = Board(state.catalog, plan)
    owners = [tile.seat for tile in plan]
    scores = []
    for seat in state.seats:
        mine = [s for s in board.systems if owners[s] == seat]
        capacity = sum(board.capacity(area) for s in mine for area in board.worlds[s])
        income = sum(board.printed[area].materiel for s in mine for area in board.worlds[s])
        near = sum(owners[other] != seat for s in mine for other, _ in board.beside[s])
        scores.append(2 * capacity + 5 * income - 3 * near)
    return max(scores) - min(scores)


def _objectives(state: Stars, system: int, numbers: Numbers) -> None:
    """The opponents' tokens of one tile, on its marked worlds in turn."""
    seat = state.layout[system].seat
    others = [other for other in state.turn_order(seat)[1:] if state.due[seat][other]]
    marked = marked_worlds(state, system)
    if state.flags.print_objectives:
        others = sorted(others, key=lambda other: -state.due[seat][other])[: len(marked)]
    start = numbers.below(2)
    for place, other in enumerate(others):
        put_objective(state, seat, other, marked[(start + place) % len(marked)])


def _forces(state: Stars, seat: int) -> None:
    """Factory on the largest world with two ground units, ships beside it, the rest spread over all own tiles."""
    systems = [s for s, tile in enumerate(state.layout) if tile.seat == seat]
    for piece in [*range(TYPES, TYPES + 3), *range(TYPES)]:
        while state.pieces[seat][piece]:
            found = [option for option in piece_options(state, seat, systems) if option[1] == piece]
            if not found:
                break
            place_piece(state, seat, min(found, key=lambda option: (*_crowd(state, seat, option[2], piece), option)))
    state.pieces[seat] = [0] * len(state.pieces[seat])


def _crowd(state: Stars, seat: int, area: int, piece: int) -> tuple[int, int]:
    """Lower is better: how crowded a place is, then how small."""
    if piece >= TYPES:
        return 0, -state.board.capacity(area)
    guards = state.here_force(area, seat)
    if guards < GUARDS and state.owner[area] == seat and state.config.since(*GUARDED):
        return guards - GUARDS, 0
    system = area // 4
    there = sum(state.here_force(other, seat) for other in areas_in(system))
    return state.here_force(area, seat) * 4 + there, -state.board.printed[area].materiel


def _storms(state: Stars, numbers: Numbers) -> None:
    """Storms between tiles of different owners."""
    owners = [tile.seat for tile in state.layout]
    inner = sorted({side for s in state.board.systems for o, side in state.board.beside[s] if owners[s] != owners[o]})
    for seat in reversed(state.turn_order()):
        free = [side for side in inner if side not in state.storms]
        put_storm(state, seat, free[numbers.below(len(free))])
