"""Ships in hand: rolled and about to be placed, in the setup and by gambit cards."""

from starhold.games.quantum.components.cards import REORGANIZATION
from starhold.games.quantum.model import DICE, HAND, QuantumState, by_die
from starhold.games.quantum.reasons import Why, reason, space
from starhold.kernel.decision import Option


def in_hand(state: QuantumState, seat: int) -> list[int]:
    """The dice of a seat that wait to be placed."""
    return [ship % DICE for ship in state.ships(seat) if state.squares[ship] == HAND]


def berths(state: QuantumState, seat: int) -> int:
    """Where ships in hand can go (mask): free orbital positions at own cubes (Q-SETUP-17, Q-GAM-2)."""
    return state.chart.harbours(state.held[seat]) & ~state.taken


def placements(state: QuantumState, seat: int) -> list[Option]:
    """Every ship in hand on every free orbital position that it can go to."""
    squares = state.chart.squares[berths(state, seat)]
    return [("place", die, square) for die in in_hand(state, seat) for square in squares]


def place(state: QuantumState, seat: int, die: int, square: int) -> None:
    """Put a ship that is in hand on a square."""
    ship = by_die(seat, die)
    state.put(ship, square)
    state.note("ship-placed", seat, state.numbers[ship], square)


def why_place(state: QuantumState, seat: int, die: int, square: int) -> Why:
    """Reasons against placing a ship that is in hand, in the setup and later."""
    if die not in in_hand(state, seat):
        return reason("ship-not-in-hand", _placing(state))
    why = space(state, square)
    if why is not None or berths(state, seat) >> square & 1:
        return why
    if state.taken >> square & 1:
        return reason("square-occupied", "Q-DEF-1")
    if not state.turn:
        return reason("not-your-starting-orbit")
    return reason("not-an-orbit" if state.chart.orbit_of[square] < 0 else "no-own-cube-there", _placing(state))


def why_scrap(state: QuantumState, seat: int, die: int) -> Why:
    """Reasons against putting a ship in hand into the scrapyard."""
    return None if die in in_hand(state, seat) else reason("ship-not-in-hand", _placing(state))


def _placing(state: QuantumState) -> str:
    """The clause by which ships are being placed."""
    if not state.turn:
        return "Q-SETUP-17"
    return "Q-GAM-5" if state.picked == REORGANIZATION else "Q-GAM-2"
