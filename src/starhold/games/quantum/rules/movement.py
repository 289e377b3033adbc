"""Moves, attacks as part of a move, Transport and Maneuver (rules: chapter 6 and Q-CMD-5)."""

from starhold.games.quantum.components.cards import AGILE, CUNNING, CURIOUS, ENERGETIC, INDEX, TACTICAL
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import DICE, QuantumState
from starhold.games.quantum.rules.combat import ATTACK, TACTICAL_ATTACK, fight
from starhold.kernel.decision import Option

FLAGSHIP, INTERCEPTOR = 2, 5
ACTION, BY_CURIOUS, BY_TACTICAL = 0, 1, 2
"""How a move is paid: the last number of its option."""
HOW_CARDS = (-1, INDEX["curious"], INDEX["tactical"])


def able(state: QuantumState, seat: int, ship: int) -> bool:
    """Whether a ship has its ability left, or Cunning gives it a second use (Q-ABIL-1, Q-CMD-7)."""
    return not state.used >> ship & 1 or bool(state.usable(seat) & CUNNING)


def spend_ability(state: QuantumState, seat: int, ship: int) -> None:
    """Use up the ability of a ship, or Cunning for its second use."""
    if state.used >> ship & 1:
        state.spent |= CUNNING
        state.note("ability-used-twice", seat, state.numbers[ship], INDEX["cunning"])
    state.used |= 1 << ship


def may_move(state: QuantumState, seat: int, ship: int) -> bool:
    """Whether a ship still has its move of the turn (Q-MOVE-3)."""
    return not tired(state, seat) >> ship & 1


def tired(state: QuantumState, seat: int) -> int:
    """Ships (mask) that have spent their move; Energetic lifts the limit (Q-CMD-6)."""
    if state.commands[seat] & ENERGETIC:
        return 0
    return state.moved | state.struck if state.rules.strict else state.moved


def may_strike(state: QuantumState, seat: int, ship: int) -> bool:
    """Whether a Strike or a Tactical attack is open to a ship; only the strict table option forbids it (Q-ABIL-7)."""
    return not (state.rules.strict and state.moved >> ship & 1) or bool(state.commands[seat] & ENERGETIC)


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
    resting = tired(state, seat)
    exhausted = 0 if usable & CUNNING else state.used
    bonus = 1 if state.commands[seat] & AGILE else 0
    free, own = state.chart.spaces & ~state.taken, state.fleets[seat]
    enemies = state.taken ^ own
    for ship, square in enumerate(state.squares[seat * DICE : seat * DICE + DICE], seat * DICE):
        if square < 0:
            continue
        number = state.numbers[ship]
        ability = 0 if exhausted >> ship & 1 else number
        if not resting >> ship & 1:
            for how in ways:
                targets = 0 if how else enemies
                _offer(state.chart, square, number + bonus, ability, how, free, targets, own, found)
        if tactical:
            targets = enemies if may_strike(state, seat, ship) else 0
            _offer(state.chart, square, 1, ability, BY_TACTICAL, free, targets, own, found)


def _offer(
    chart: Chart, start: int, steps: int, ability: int, how: int, free: int, enemies: int, own: int, found: list[Option]
) -> None:
    """The moves of one ship, paid in one way; ``ability`` is the number whose ability it can use, or 0."""
    diagonal = ability == INTERCEPTOR
    launch, touched, moves = chart.reach(start, free, steps, diagonal)
    found += moves if how == ACTION else [("move", start, move[2], how) for move in moves]
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
        found += [
            ("transport", start, move[2], cargo, drop, how)
            for move in chart.reach(start, open_, steps, False)[2]
            for drop in squares[around[move[2]] & room]
        ]


def needs_diagonal(state: QuantumState, ship: int, steps: int, launch: int, target: int) -> bool:
    """Whether an interceptor has to use Maneuver to step from ``launch`` to ``target`` (Q-ABIL-19)."""
    if state.numbers[ship] != INTERCEPTOR:
        return False
    chart = state.chart
    straight = chart.reach(state.squares[ship], chart.spaces & ~state.taken, steps, False)
    if launch == target:
        return not (straight[0] | straight[1]) >> target & 1
    return not (straight[0] >> launch & 1 and chart.beside[target] >> launch & 1)


def _pay(state: QuantumState, seat: int, ship: int, how: int) -> None:
    """What the move costs: an action or the power of a card; Tactical leaves the ship's move alone (Q-CMD-8)."""
    if how == ACTION:
        state.actions -= 1
    else:
        state.spent |= 1 << HOW_CARDS[how]
        state.note("card-used", seat, HOW_CARDS[how])
    if how != BY_TACTICAL:
        state.moved |= 1 << ship


def take_move(state: QuantumState, seat: int, option: Option) -> None:
    """Move a ship to an empty space."""
    _, start, end, how = option
    ship = state.squares.index(start)
    if needs_diagonal(state, ship, steps_of(state, seat, ship, how), end, end):
        spend_ability(state, seat, ship)
    _pay(state, seat, ship, how)
    state.put(ship, end)
    state.note("moved", seat, state.numbers[ship], start, end)


def take_attack(state: QuantumState, seat: int, option: Option) -> None:
    """Move a ship to the launch space and attack from there (Q-ATK-1 … Q-ATK-5)."""
    _, start, target, launch, how = option
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
    state.note("attacked", seat, rival // DICE, numbers[ship], start, launch, numbers[rival], target)
    fight(state, ship, rival, TACTICAL_ATTACK if how == BY_TACTICAL else ATTACK)


def take_transport(state: QuantumState, seat: int, option: Option) -> None:
    """Move a flagship with a ship on board; the carried ship spends nothing (Q-ABIL-12)."""
    _, start, end, cargo, drop, how = option
    ship, carried = state.squares.index(start), state.squares.index(cargo)
    spend_ability(state, seat, ship)
    _pay(state, seat, ship, how)
    state.put(carried, -1)
    state.put(ship, end)
    state.put(carried, drop)
    state.note("transported", seat, state.numbers[ship], start, end, state.numbers[carried], cargo, drop)
