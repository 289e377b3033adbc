"""Moves, attacks as part of a move, Transport and Maneuver (rules: chapter 6 and Q-CMD-5)."""

from starhold.games.quantum.components.cards import AGILE, CURIOUS, INDEX, TACTICAL
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.components.ships import FLAGSHIP, INTERCEPTOR
from starhold.games.quantum.model import DICE, FLEET, QuantumState, owner
from starhold.games.quantum.reasons import Why, actions, map_ship, power, reason, space
from starhold.games.quantum.rules.combat import ATTACK, TACTICAL_ATTACK, fight
from starhold.games.quantum.rules.limits import (
    ability,
    enemy,
    exhausted,
    maneuvers,
    rested,
    spend_ability,
    striking,
    tired,
)
from starhold.kernel.decision import Option

ACTION, BY_CURIOUS, BY_TACTICAL = 0, 1, 2
"""How a move is paid: the last number of its option."""
HOW_CARDS = (-1, INDEX["curious"], INDEX["tactical"])


def steps_of(state: QuantumState, seat: int, ship: int, how: int) -> int:
    """How many spaces a ship may move: its number, one more with Agile, always one with Tactical (Q-MOVE-16)."""
    if how == BY_TACTICAL:
        return 1
    return state.numbers[ship] + (1 if state.commands[seat] & AGILE else 0)


def offer_moves(state: QuantumState, seat: int, found: list[Option]) -> None:
    """All moves and attacks of all own ships, paid in every way that is open."""
    usable = state.usable(seat)
    ways = [ACTION] if state.actions else []
    if usable & CURIOUS:
        ways.append(BY_CURIOUS)
    tactical = usable & TACTICAL
    if not (ways or tactical):
        return
    resting, unable = tired(state, seat), exhausted(state, usable)
    bonus = 1 if state.commands[seat] & AGILE else 0
    free, own = state.open_spaces(), state.fleets[seat]
    enemies = state.taken ^ own
    for ship, square in enumerate(state.squares[FLEET[seat]], seat * DICE):
        if square < 0:
            continue
        number = state.numbers[ship]
        usual = 0 if unable >> ship & 1 else number
        if not resting >> ship & 1:
            for how in ways:
                targets = 0 if how else enemies
                _offer(state.chart, square, number + bonus, usual, how, free, targets, own, found)
        if tactical:
            targets = enemies if striking(state, seat, ship) is None else 0
            _offer(state.chart, square, 1, usual, BY_TACTICAL, free, targets, own, found)


def _offer(
    chart: Chart, start: int, steps: int, ability: int, how: int, free: int, enemies: int, own: int, found: list[Option]
) -> None:
    """The moves of one ship, paid in one way; ``ability`` is the number whose ability it can use, or 0."""
    diagonal = ability == INTERCEPTOR
    launch, touched, moves = chart.reach(start, free, steps, diagonal)
    found += moves if how == ACTION else [("move", start, end, how) for _, _, end, _ in moves]
    if touched & enemies:
        near = chart.around if diagonal else chart.beside
        for target in chart.squares[touched & enemies]:
            found += [("attack", start, target, square, how) for square in chart.squares[near[target] & launch]]
    if ability == FLAGSHIP and chart.around[start] & own:
        _offer_transports(chart, start, steps, how, free, own, found)


def _offer_transports(chart: Chart, start: int, steps: int, how: int, free: int, own: int, found: list[Option]) -> None:
    """Every own ship around, every end of the move, every empty space around that (Q-ABIL-8 … Q-ABIL-13)."""
    around, squares = chart.around, chart.squares
    for cargo in squares[around[start] & own]:
        open_ = free | 1 << cargo
        room = open_ | 1 << start
        _, _, moves = chart.reach(start, open_, steps, False)
        found += [
            ("transport", start, end, cargo, drop, how)
            for _, _, end, _ in moves
            for drop in squares[around[end] & room]
        ]


def _payable(state: QuantumState, seat: int, start: int, how: int) -> Why:
    """Can the ship on this square make a move that is paid in this way?"""
    if how not in (ACTION, BY_CURIOUS, BY_TACTICAL):
        return reason("not-now", "Q-CMD-5")
    why = map_ship(state, seat, start) or (power(state, seat, HOW_CARDS[how]) if how else actions(state, 1, "Q-MOVE-1"))
    return why if why is not None or how == BY_TACTICAL else rested(state, seat, state.ship_at(start))


def _aim(state: QuantumState, start: int, end: int) -> Why:
    """Is this a space other than the one that the ship stands on?"""
    return space(state, end) or (reason("stay-is-no-move") if end == start else None)


def _way(state: QuantumState, seat: int, start: int, end: int, steps: int, free: int) -> Why:
    """Is there a way over ``free`` spaces, and if not, what blocks it?"""
    chart, ship = state.chart, state.ship_at(start)
    diagonal = maneuvers(state, seat, ship)
    if chart.ends(start, free, steps, diagonal) >> end & 1:
        return None
    if chart.ends(start, chart.spaces, steps, diagonal) >> end & 1:
        return reason("blocked-by-ship")
    (x, y), (to_x, to_y) = chart.grid.place(start), chart.grid.place(end)
    far, near = abs(x - to_x) + abs(y - to_y), max(abs(x - to_x), abs(y - to_y))
    if (near if diagonal else far) <= steps:
        return reason("blocked-by-planet")
    spent = state.numbers[ship] == INTERCEPTOR and not diagonal
    if (near, far) == (1, 2) or (spent and near <= steps):
        return reason("no-diagonals", "Q-ABIL-1" if spent else "Q-MOVE-7")
    return reason("out-of-range", range=steps)


def why_move(state: QuantumState, seat: int, start: int, end: int, how: int) -> Why:
    """Reasons against a move."""
    why = _payable(state, seat, start, how) or _aim(state, start, end)
    if why is not None:
        return why
    if state.taken >> end & 1:
        return reason("square-occupied")
    return _way(state, seat, start, end, steps_of(state, seat, state.ship_at(start), how), state.open_spaces())


def why_attack(state: QuantumState, seat: int, start: int, target: int, launch: int, how: int) -> Why:
    """Reasons against an attack from a launch space."""
    why = _payable(state, seat, start, how) or (reason("no-free-attack") if how == BY_CURIOUS else None)
    why = why or space(state, target) or enemy(state, seat, target) or space(state, launch)
    ship = state.ship_at(start)
    if why is None and how == BY_TACTICAL:
        why = striking(state, seat, ship)
    if why is not None:
        return why
    chart, free = state.chart, state.open_spaces()
    diagonal = maneuvers(state, seat, ship)
    if not (chart.around if diagonal else chart.beside)[target] >> launch & 1:
        return reason("launch-not-next-to-target")
    if launch != start and state.taken >> launch & 1:
        return reason("square-occupied", "Q-MOVE-12")
    steps = steps_of(state, seat, ship, how)
    launches, touched, _ = chart.reach(start, free, steps, diagonal)
    if launches >> launch & 1:
        return None
    if touched >> target & 1:
        return reason("launch-out-of-reach")
    why = _way(state, seat, start, launch, steps - 1, free)
    if why is not None and why.reason == "out-of-range":
        return reason("out-of-range", "Q-ATK-2", range=steps)
    return why


def why_transport(state: QuantumState, seat: int, start: int, end: int, cargo: int, drop: int, how: int) -> Why:
    """Reasons against a move with a ship on board."""
    why = _payable(state, seat, start, how) or ability(state, seat, start, FLAGSHIP)
    if why is None and (map_ship(state, seat, cargo) or not state.chart.around[start] >> cargo & 1):
        why = reason("no-ship-to-carry")
    why = why or _aim(state, start, end)
    if why is not None:
        return why
    free = state.open_spaces() | 1 << cargo
    if not free >> end & 1:
        own = owner(state.ship_at(end)) == seat
        return reason("square-occupied") if own else reason("no-attack-in-transport")
    why = _way(state, seat, start, end, steps_of(state, seat, state.ship_at(start), how), free) or space(state, drop)
    if why is None and not (state.chart.around[end] & (free | 1 << start)) >> drop & 1:
        why = reason("no-place-to-drop")
    return why


def needs_diagonal(state: QuantumState, ship: int, steps: int, launch: int, target: int) -> bool:
    """Whether an interceptor has to use Maneuver to step from ``launch`` to ``target`` (Q-ABIL-19)."""
    if state.numbers[ship] != INTERCEPTOR:
        return False
    chart = state.chart
    launches, touched, _ = chart.reach(state.squares[ship], state.open_spaces(), steps, False)
    if launch == target:
        return not (launches | touched) >> target & 1
    return not (launches & chart.beside[target]) >> launch & 1


def _pay(state: QuantumState, seat: int, ship: int, how: int) -> None:
    """What the move costs: an action or the power of a card; Tactical leaves the ship's move alone (Q-CMD-8)."""
    if how == ACTION:
        state.actions -= 1
    else:
        state.spent |= 1 << HOW_CARDS[how]
        state.note("card-used", seat, HOW_CARDS[how])
    if how != BY_TACTICAL:
        state.moved |= 1 << ship


def take_move(state: QuantumState, seat: int, start: int, end: int, how: int) -> None:
    """Move a ship to an empty space."""
    ship = state.squares.index(start)
    if needs_diagonal(state, ship, steps_of(state, seat, ship, how), end, end):
        spend_ability(state, seat, ship)
    _pay(state, seat, ship, how)
    state.put(ship, end)
    state.note("moved", seat, state.numbers[ship], start, end)


def take_attack(state: QuantumState, seat: int, start: int, target: int, launch: int, how: int) -> None:
    """Move a ship to the launch space and attack from there (Q-ATK-1 … Q-ATK-5)."""
    ship = state.squares.index(start)
    rival = state.squares.index(target)
    if needs_diagonal(state, ship, steps_of(state, seat, ship, how), launch, target):
        spend_ability(state, seat, ship)
    _pay(state, seat, ship, how)
    if how == BY_TACTICAL:
        state.struck |= 1 << ship
    if launch != start:
        state.put(ship, launch)
    numbers = state.numbers
    state.note("attacked", seat, owner(rival), numbers[ship], start, launch, numbers[rival], target)
    fight(state, ship, rival, TACTICAL_ATTACK if how == BY_TACTICAL else ATTACK)


def take_transport(state: QuantumState, seat: int, start: int, end: int, cargo: int, drop: int, how: int) -> None:
    """Move a flagship with a ship on board; the carried ship spends nothing (Q-ABIL-12)."""
    ship, carried = state.squares.index(start), state.squares.index(cargo)
    spend_ability(state, seat, ship)
    _pay(state, seat, ship, how)
    state.put(carried, -1)
    state.put(ship, end)
    state.put(carried, drop)
    state.note("transported", seat, state.numbers[ship], start, end, state.numbers[carried], cargo, drop)
