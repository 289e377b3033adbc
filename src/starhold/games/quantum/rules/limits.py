"""What a ship has left in a turn: its move, its ability, and a Strike or Tactical attack (rules: chapters 6 and 10)."""

from starhold.games.quantum.components.cards import CUNNING, ENERGETIC, INDEX
from starhold.games.quantum.components.ships import ABILITY_CLAUSES, INTERCEPTOR
from starhold.games.quantum.model import QuantumState, owner
from starhold.games.quantum.reasons import Why, map_ship, reason


def exhausted(state: QuantumState, usable: int) -> int:
    """Ships (mask) without an ability; with Cunning ``usable`` it has a second use (Q-ABIL-1, Q-CMD-7)."""
    return 0 if usable & CUNNING else state.used


def able(state: QuantumState, seat: int, ship: int) -> bool:
    """Whether a ship can use its ability."""
    return not exhausted(state, state.usable(seat)) >> ship & 1


def maneuvers(state: QuantumState, seat: int, ship: int) -> bool:
    """Whether a ship can make diagonal steps (Q-ABIL-18)."""
    return state.numbers[ship] == INTERCEPTOR and able(state, seat, ship)


def ability(state: QuantumState, seat: int, square: int, number: int) -> Why:
    """Can the own ship on a square use the ability of ``number``?"""
    why = map_ship(state, seat, square, "Q-ABIL-2")
    if why is not None:
        return why
    ship = state.ship_at(square)
    if state.numbers[ship] != number:
        return reason("wrong-ship-for-ability", ABILITY_CLAUSES[number])
    return None if able(state, seat, ship) else reason("ability-already-used")


def spend_ability(state: QuantumState, seat: int, ship: int) -> None:
    """Use up the ability of a ship, or Cunning for its second use."""
    if state.used >> ship & 1:
        state.spent |= CUNNING
        state.note("ability-used-twice", seat, state.numbers[ship], INDEX["cunning"])
    state.used |= 1 << ship


def tired(state: QuantumState, seat: int) -> int:
    """Ships (mask) that have spent their move; Energetic lifts the limit (Q-MOVE-3, Q-CMD-6)."""
    if state.commands[seat] & ENERGETIC:
        return 0
    return state.moved | state.struck if state.rules.strict else state.moved


def rested(state: QuantumState, seat: int, ship: int) -> Why:
    """Does a ship still have its move of the turn?"""
    if not tired(state, seat) >> ship & 1:
        return None
    return reason("already-moved" if state.moved >> ship & 1 else "strike-or-move")


def striking(state: QuantumState, seat: int, ship: int) -> Why:
    """Is a Strike or a Tactical attack open to a ship? Only the strict table option forbids it (Q-ABIL-7)."""
    barred = state.rules.strict and state.moved >> ship & 1 and not state.commands[seat] & ENERGETIC
    return reason("strike-or-move") if barred else None


def enemy(state: QuantumState, seat: int, square: int) -> Why:
    """Is there a ship of another player to attack?"""
    ship = state.ship_at(square)
    if ship < 0:
        return reason("no-enemy-there")
    return reason("own-ship-attacked") if owner(ship) == seat else None
