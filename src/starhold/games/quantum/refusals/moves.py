"""Why a move, attack, transport or ship ability is not legal (chapters 6, 7 and 10)."""

from starhold.games.quantum.model import DICE, QuantumState
from starhold.games.quantum.reasons import Why, actions, map_ship, power, reason, space
from starhold.games.quantum.rules.abilities import DESTROYER, FRIGATE, MODIFIED, SCOUT
from starhold.games.quantum.rules.movement import (
    ACTION,
    BY_CURIOUS,
    BY_TACTICAL,
    FLAGSHIP,
    HOW_CARDS,
    INTERCEPTOR,
    able,
    may_move,
    may_strike,
    steps_of,
)
from starhold.kernel.decision import Option

BATTLESTATION = 1
ABILITY_CLAUSE = ("", "Q-ABIL-4", "Q-ABIL-8", "Q-ABIL-14", "Q-ABIL-16", "Q-ABIL-18", "Q-ABIL-22")


def _payable(state: QuantumState, seat: int, start: int, how: int) -> Why:
    """Can this ship make a move that is paid in this way?"""
    if how not in (ACTION, BY_CURIOUS, BY_TACTICAL):
        return reason("not-now", "Q-CMD-5")
    why = map_ship(state, seat, start) or (power(state, seat, HOW_CARDS[how]) if how else actions(state, 1, "Q-MOVE-1"))
    if why is not None or how == BY_TACTICAL:
        return why
    ship = state.ship_at(start)
    if may_move(state, seat, ship):
        return None
    return reason("already-moved") if state.moved >> ship & 1 else reason("strike-or-move")


def _way(state: QuantumState, seat: int, start: int, end: int, steps: int, free: int) -> Why:
    """Is there a way over ``free`` spaces, and if not, what blocks it?"""
    chart = state.chart
    ship = state.ship_at(start)
    grid = chart.grid
    spent = state.numbers[ship] == INTERCEPTOR and not able(state, seat, ship)
    diagonal = state.numbers[ship] == INTERCEPTOR and not spent
    if chart.ends(start, free, steps, diagonal) >> end & 1:
        return None
    if chart.ends(start, chart.spaces, steps, diagonal) >> end & 1:
        return reason("blocked-by-ship")
    (x, y), (to_x, to_y) = grid.place(start), grid.place(end)
    far, near = abs(x - to_x) + abs(y - to_y), max(abs(x - to_x), abs(y - to_y))
    if (near if diagonal else far) <= steps:
        return reason("blocked-by-planet")
    if (near, far) == (1, 2) or (spent and near <= steps):
        return reason("no-diagonals", "Q-ABIL-1" if spent else "Q-MOVE-7")
    return reason("out-of-range", range=steps)


def why_move(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a move."""
    _, start, end, how = option
    why = _payable(state, seat, start, how) or space(state, end)
    if why is not None:
        return why
    if end == start:
        return reason("stay-is-no-move")
    if state.taken >> end & 1:
        return reason("square-occupied")
    steps = steps_of(state, seat, state.ship_at(start), how)
    return _way(state, seat, start, end, steps, state.chart.spaces & ~state.taken)


def _enemy(state: QuantumState, seat: int, square: int) -> Why:
    """Is there a ship of another player to attack?"""
    ship = state.ship_at(square)
    if ship < 0:
        return reason("no-enemy-there")
    return reason("own-ship-attacked") if ship // DICE == seat else None


def why_attack(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against an attack from a launch space."""
    _, start, target, launch, how = option
    why = _payable(state, seat, start, how)
    if why is None and how == BY_CURIOUS:
        why = reason("no-free-attack")
    why = why or space(state, target) or _enemy(state, seat, target) or space(state, launch)
    if why is not None:
        return why
    chart = state.chart
    ship = state.ship_at(start)
    if how == BY_TACTICAL and not may_strike(state, seat, ship):
        return reason("strike-or-move")
    diagonal = state.numbers[ship] == INTERCEPTOR and able(state, seat, ship)
    if not (chart.around if diagonal else chart.beside)[target] >> launch & 1:
        return reason("launch-not-next-to-target")
    if launch != start and state.taken >> launch & 1:
        return reason("square-occupied", "Q-MOVE-12")
    steps = steps_of(state, seat, ship, how)
    free = chart.spaces & ~state.taken
    starts, touched, _ = chart.reach(start, free, steps, diagonal)
    if starts >> launch & 1:
        return None
    if touched >> target & 1:
        return reason("launch-out-of-reach")
    why = _way(state, seat, start, launch, steps - 1, free)
    if why is not None and why.reason == "out-of-range":
        return reason("out-of-range", "Q-ATK-2", range=steps)
    return why


def ability(state: QuantumState, seat: int, square: int, number: int) -> Why:
    """Can the own ship on a square use the ability of ``number``?"""
    why = map_ship(state, seat, square, "Q-ABIL-2")
    if why is not None:
        return why
    ship = state.ship_at(square)
    if state.numbers[ship] != number:
        return reason("wrong-ship-for-ability", ABILITY_CLAUSE[number])
    return None if able(state, seat, ship) else reason("ability-already-used")


def why_transport(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a move with a ship on board."""
    _, start, end, cargo, drop, how = option
    why = _payable(state, seat, start, how) or ability(state, seat, start, FLAGSHIP)
    if why is None and (map_ship(state, seat, cargo) or not state.chart.around[start] >> cargo & 1):
        why = reason("no-ship-to-carry")
    why = why or space(state, end)
    if why is not None:
        return why
    if end == start:
        return reason("stay-is-no-move")
    free = state.chart.spaces & ~state.taken | 1 << cargo
    if not free >> end & 1:
        own = state.ship_at(end) // DICE == seat
        return reason("square-occupied") if own else reason("no-attack-in-transport")
    why = _way(state, seat, start, end, steps_of(state, seat, state.ship_at(start), how), free) or space(state, drop)
    if why is None and not (state.chart.around[end] & (free | 1 << start)) >> drop & 1:
        why = reason("no-place-to-drop")
    return why


def why_strike(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a Strike."""
    _, square, target = option
    why = ability(state, seat, square, BATTLESTATION) or space(state, target) or _enemy(state, seat, target)
    if why is not None:
        return why
    if not state.chart.beside[square] >> target & 1:
        return reason("launch-not-next-to-target", "Q-ABIL-6")
    return None if may_strike(state, seat, state.ship_at(square)) else reason("strike-or-move")


def why_warp(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a Warp."""
    _, square, other = option
    why = ability(state, seat, square, DESTROYER)
    if why is None and (other == square or map_ship(state, seat, other)):
        return reason("no-partner")
    return why


def why_modify(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a Modify."""
    why = ability(state, seat, option[1], FRIGATE)
    if why is None and option[2] not in MODIFIED:
        return reason("number-not-allowed")
    return why


def why_free_reconfigure(state: QuantumState, seat: int, option: Option) -> Why:
    """Reasons against a Free Reconfigure."""
    return ability(state, seat, option[1], SCOUT)
