"""Setting up a game (rules: chapter 2), one frame for each step."""

from starhold.games.quantum.components.maps import playable_by, with_void
from starhold.games.quantum.model import DICE, FLEET, HAND, QuantumState
from starhold.games.quantum.reasons import Why, reason
from starhold.games.quantum.rules.dominance import place_cube
from starhold.games.quantum.rules.market import Refill
from starhold.games.quantum.rules.placing import in_hand, place, placements
from starhold.games.quantum.rules.turn import Turn
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

STARTING = 3
"""Ships of each player at the beginning (Q-SETUP-1)."""
KEEP: Option = ("keep",)
REROLL: Option = ("reroll",)


def starting_total(state: QuantumState, seat: int) -> int:
    """What the starting ships of a seat add up to (Q-SETUP-6)."""
    return sum(state.numbers[FLEET[seat]][:STARTING])


def in_turn_order(state: QuantumState, number: int) -> int:
    """The seat that is ``number`` places after the start player (Q-SETUP-18, Q-SETUP-21)."""
    return (state.first + number) % state.seats


def order_of(state: QuantumState, seat: int) -> int:
    """How many places after the start player a seat is."""
    return (seat - state.first) % state.seats


class Layout(Frame):
    """Draw the layout if it is left to chance, then lay out the cards (Q-SETUP-10, Q-SETUP-19)."""

    __slots__ = ("drawn",)

    def __init__(self) -> None:
        self.drawn = 0

    def advance(self, state: QuantumState) -> None:
        """Draw among the layouts of the number of players, or go on."""
        if state.config.options.get("layout") == "random" and not self.drawn:
            state.draw("draw-layout", [1] * len(playable_by(state.seats)))
            return
        state.become(StartingShips())
        state.call(Refill())

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """Put the drawn layout on the table."""
        layout = playable_by(state.seats)[values[0]]
        config = state.config
        state.lay_out(with_void(layout, config.rules) if config.options.get("the_void") else layout)
        state.note("layout-drawn", layout.id)
        self.drawn = 1


class StartingShips(Frame):
    """Everybody rolls three ships; then, in seat order, each may reroll all three once (Q-SETUP-1 … Q-SETUP-5)."""

    __slots__ = ("chosen", "rolled")

    def __init__(self) -> None:
        self.rolled = 0
        self.chosen = 0

    def advance(self, state: QuantumState) -> None:
        """Roll for the next seat, then ask the next seat (Q-SETUP-24)."""
        if self.rolled < state.seats:
            state.roll("roll-ships", STARTING)
        elif self.chosen < state.seats and not state.rules.quick_start:
            state.ask(self.chosen, "starting-ships", starting_total(state, self.chosen))
        else:
            state.become(StartPlayer())

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Keep the ships or reroll all of them."""
        return [KEEP, REROLL]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Keep, or roll again; the second roll stays."""
        if option == KEEP:
            state.note("ships-kept", seat)
            self.chosen += 1
        else:
            state.roll("roll-ships", STARTING)

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """The three ships of a seat."""
        seat = self.rolled if self.rolled < state.seats else self.chosen
        for ship, number in enumerate(values, seat * DICE):
            state.numbers[ship] = number
            state.squares[ship] = HAND
        if self.rolled < state.seats:
            state.note("ships-rolled", seat, *values)
            self.rolled += 1
        else:
            state.note("ships-rerolled", seat, *values)
            self.chosen += 1


class StartPlayer(Frame):
    """The lowest total of ships starts; ties roll off (Q-SETUP-6 … Q-SETUP-8)."""

    __slots__ = ("tied",)

    def __init__(self) -> None:
        self.tied: list[int] = []

    def advance(self, state: QuantumState) -> None:
        """Compare the totals, and roll for those who are tied."""
        if not self.tied:
            totals = [starting_total(state, seat) for seat in range(state.seats)]
            self._compare(list(range(state.seats)), totals)
            if not state.rules.roll_off:
                del self.tied[1:]
        if len(self.tied) > 1:
            state.roll("roll-start", len(self.tied))
            return
        state.first = self.tied[0]
        state.note("start-player", state.first)
        state.become(StartingPlanets())

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """One die for each tied seat, lowest starts."""
        for seat, value in zip(self.tied, values, strict=True):
            state.note("start-rolled", seat, value)
        self._compare(self.tied, values)

    def _compare(self, seats: list[int], totals: list[int]) -> None:
        self.tied = [seat for seat, total in zip(seats, totals, strict=True) if total == min(totals)]


def open_starts(state: QuantumState) -> list[int]:
    """The starting planets that nobody has taken (Q-SETUP-13)."""
    taken = sum(state.held)
    return [planet for planet in state.chart.starts if not taken >> planet & 1]


def why_planet(state: QuantumState, seat: int, square: int) -> Why:
    """Reasons against a starting planet."""
    there = state.chart.planet_at.get(square, -1)
    if there in open_starts(state):
        return None
    return reason("planet-taken" if there in state.chart.starts else "not-a-starting-planet")


class StartingPlanets(Frame):
    """In turn order each player takes a starting planet and puts the first cube on it (Q-SETUP-11 … Q-SETUP-13)."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0

    def advance(self, state: QuantumState) -> None:
        """Ask the next player."""
        if self.number < state.seats:
            state.ask(in_turn_order(state, self.number), "starting-planet")
        else:
            state.become(StartingPlaces())

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """The starting planets that nobody has taken."""
        return [("planet", state.chart.planets[planet]) for planet in open_starts(state)]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """The first cube comes out of the own stock and gives no card (Q-SETUP-12, Q-SETUP-22)."""
        _, square = option
        state.note("planet-chosen", seat, square)
        place_cube(state, seat, state.chart.planet_at[square], "cube-placed")
        self.number += 1


class StartingPlaces(Frame):
    """In turn order each player puts the starting ships into the orbit of the own planet (Q-SETUP-17)."""

    __slots__ = ("number",)

    def __init__(self) -> None:
        self.number = 0

    def advance(self, state: QuantumState) -> None:
        """Ask the next player with ships in hand; then the first turn begins."""
        if self.number < state.seats:
            seat = in_turn_order(state, self.number)
            state.ask(seat, "starting-place", len(in_hand(state, seat)))
        else:
            state.seat = state.first
            state.become(Turn())

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Every ship in hand on every free orbital position of the own planet."""
        return placements(state, seat)

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Put one ship down."""
        _, die, square = option
        place(state, seat, die, square)
        if not in_hand(state, seat):
            self.number += 1
