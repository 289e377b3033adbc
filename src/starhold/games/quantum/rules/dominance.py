"""Dominance, the cube that it brings, and winning (rules: chapters 11 and 14)."""

from starhold.games.quantum.components.cards import RAVENOUS, RIGHTEOUS
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, planet, reason
from starhold.kernel.decision import Option
from starhold.kernel.grid import bits
from starhold.kernel.state import Frame

TRIGGER = 6


def gain(state: QuantumState, seat: int, amount: int) -> None:
    """Raise the dominance die; what would go above 6 is lost (Q-DOM-1, Q-DOM-4, Q-DOM-14)."""
    state.dominance[seat] = min(TRIGGER, state.dominance[seat] + amount)
    state.note("dominance-gained", seat, state.dominance[seat])


def lose(state: QuantumState, seat: int, amount: int) -> None:
    """Lower the dominance die, not below 1 (Q-DOM-2, Q-DOM-4)."""
    if state.dominance[seat] > 1 and amount:
        state.dominance[seat] = max(1, state.dominance[seat] - amount)
        state.note("dominance-lost", seat, state.dominance[seat])


def gain_for_kill(state: QuantumState, seat: int) -> None:
    """The winner of a combat gains dominance (Q-ATK-12)."""
    gain(state, seat, 2 if state.commands[seat] & RAVENOUS else 1)


def lose_for_loss(state: QuantumState, seat: int) -> None:
    """The owner of a ship destroyed in combat loses dominance (Q-ATK-12)."""
    if not state.commands[seat] & RIGHTEOUS:
        lose(state, seat, 2 if state.commands[seat] & RAVENOUS else 1)


def settle_dominance(state: QuantumState, seat: int) -> None:
    """Let a seat whose dominance is 6 place its cube now (Q-DOM-7)."""
    if state.dominance[seat] == TRIGGER:
        state.call(DominanceCube(seat))


def place_cube(state: QuantumState, seat: int, planet: int, event: str) -> None:
    """Place an own cube: a card is due for it on the own turn, and the last one wins (Q-CARD-1, Q-WIN-1)."""
    state.add_cube(seat, planet)
    state.stock[seat] -= 1
    if seat == state.seat:
        state.due += 1
    elif state.turn and state.rules.offturn_card:
        state.owed[seat] += 1
    state.note(event, seat, state.chart.planets[planet], state.stock[seat])
    if not state.stock[seat]:
        state.winner = seat
        state.note("won", seat)
        state.stop()


def open_planets(state: QuantumState, seat: int) -> int:
    """Planets (mask) that may take a dominance cube of ``seat`` (Q-DOM-5, Q-DOM-11, Q-DOM-12)."""
    room = state.chart.everyone & ~state.full
    fresh = room & ~state.held[seat]
    return room if not fresh and state.rules.fallback else fresh


class DominanceCube(Frame):
    """Dominance 6: a cube on any open planet at once, then the die returns to 1 (Q-DOM-5 … Q-DOM-9)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def advance(self, state: QuantumState) -> None:
        """Ask for the planet, if there is one (Q-DOM-13)."""
        if open_planets(state, self.seat):
            state.ask(self.seat, "dominance-cube")
            return
        state.dominance[self.seat] = 1
        state.note("cube-impossible", self.seat)
        state.finish()

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Every open planet."""
        return [("cube", state.chart.planets[planet]) for planet in bits(open_planets(state, seat))]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Place the cube and turn the die back."""
        _, square = option
        place_cube(state, seat, state.chart.planet_at[square], "cube-placed")
        if state.winner < 0:
            state.dominance[seat] = 1
            state.finish()


def why_cube(state: QuantumState, seat: int, square: int) -> Why:
    """Reasons against a planet for the cube of dominance 6."""
    why = planet(state, square)
    if why is not None:
        return why
    there = state.chart.planet_at[square]
    if open_planets(state, seat) >> there & 1:
        return None
    return reason("planet-full", "Q-DOM-11") if state.full >> there & 1 else reason("own-cube-there", "Q-DOM-5")
