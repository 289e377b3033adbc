"""Rolls of ship dice: Reconfigure (chapter 4), destruction and the rest, with Clever and Scrappy (Q-CMD-9)."""

from starhold.games.quantum.components.cards import CLEVER, SCRAPPY
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import QuantumState, owner
from starhold.games.quantum.reasons import Why, reason
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


class ShipRoll(Frame):
    """One own ship die is rolled and shows the result; ``refused`` is a number that may not come (0: none).

    Clever may set the number instead of a roll; Scrappy may roll once more on the own turn, and then the second
    result stands. ``before`` is the number to report a Reconfigure against, or 0.
    """

    __slots__ = ("asked", "before", "refused", "rolls", "ship")

    def __init__(self, ship: int = 0, refused: int = 0, before: int = 0) -> None:
        self.ship = ship
        self.refused = refused
        self.before = before
        self.asked = 0
        self.rolls = 0

    def advance(self, state: QuantumState) -> None:
        """Ask the owner of Clever, else roll."""
        seat = owner(self.ship)
        if state.commands[seat] & CLEVER and not self.asked:
            state.ask(seat, "clever", self.ship)
        else:
            state.roll("roll-ship", 1, (self.refused,) if self.refused else ())

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Clever: set a number or roll; Scrappy: again or keep."""
        if self.rolls:
            return [("again",), ("keep",)]
        return [*(("set", number) for number in faces(self)), ("roll",)]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Set the number, or roll the die (once more)."""
        self.asked = 1
        match option:
            case ("set", number):
                state.numbers[self.ship] = number
                state.note("ship-set", seat, number)
                self._end(state)
            case ("keep",):
                self._end(state)

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """The die shows its result; Scrappy is asked after the first roll."""
        seat = owner(self.ship)
        state.numbers[self.ship] = values[0]
        self.rolls += 1
        scrappy = self.rolls == 1 and seat == state.seat and state.commands[seat] & SCRAPPY
        if scrappy or self.rolls > 1 or not self.before:
            state.note("ship-rolled" if self.rolls == 1 else "ship-rerolled", seat, values[0])
        if scrappy:
            state.ask(seat, "scrappy", self.ship)
        else:
            self._end(state)

    def _end(self, state: QuantumState) -> None:
        if self.before:
            state.note("reconfigured", owner(self.ship), self.before, state.numbers[self.ship])
        state.finish()


def faces(frame: ShipRoll) -> list[int]:
    """The numbers that the ship may show afterwards (Q-RECONF-7)."""
    return [number for number in FACES if number != frame.refused]


def why_set(state: QuantumState, seat: int, number: int) -> Why:
    """Reasons against a number chosen with Clever."""
    frame = state.stack[-1]
    if not isinstance(frame, ShipRoll) or number in faces(frame):
        return None
    if number == frame.refused:
        return reason("number-refused", number=number)
    return reason("number-not-allowed", "Q-DEF-9")


def reconfigure(state: QuantumState, ship: int) -> None:
    """Roll a ship until its number differs from the one before (Q-RECONF-3, Q-RECONF-6)."""
    number = state.numbers[ship]
    state.call(ShipRoll(ship, number, number))
