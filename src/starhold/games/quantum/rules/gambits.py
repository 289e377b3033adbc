"""Gambit cards that ask something (rules: chapter 12a); Aggression and Momentum are done where they are picked."""

from starhold.games.quantum.components.cards import RELOCATION, card_bits
from starhold.games.quantum.model import HAND, RESERVE, SCRAPYARD, QuantumState, by_die, ship_of, token
from starhold.games.quantum.reasons import Why, fleet_ship, held, planet, reason
from starhold.games.quantum.rules.placing import in_hand, place, placements
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Option
from starhold.kernel.grid import bits
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps


def reserve_ship(state: QuantumState, seat: int) -> int:
    """The first die in the reserve of a seat, or -1 (Q-CARD-16)."""
    return next((ship for ship in state.ships(seat) if state.squares[ship] == RESERVE), -1)


class Expansion(Steps):
    """Roll a reserve die, then put it into orbit or into the scrapyard (Q-GAM-2)."""

    __slots__ = ("ship",)

    def __init__(self, ship: int = 0) -> None:
        super().__init__()
        self.ship = ship

    def roll(self, state: QuantumState) -> None:
        """Roll first; the number is known when the place is chosen."""
        state.squares[self.ship] = HAND
        state.call(ShipRoll(self.ship))

    def place(self, state: QuantumState) -> None:
        """Choose the place."""
        state.become(PlaceShips())


Expansion.STEPS = (Expansion.roll, Expansion.place)


class Reorganization(Frame):
    """Choose any own ships, roll all of them, lift them, then place them (Q-GAM-5, Q-GAM-9).

    ``picked`` are the chosen ships, of which the first ``rolled`` have been rolled.
    """

    __slots__ = ("chosen", "picked", "rolled")

    def __init__(self) -> None:
        self.picked: list[int] = []
        self.chosen = 0
        self.rolled = 0

    def advance(self, state: QuantumState) -> None:
        """Ask for the ships one by one, then roll them one by one."""
        if not self.chosen:
            state.ask(state.seat, "pick-ships", len(self.picked))
        elif self.rolled < len(self.picked):
            self.rolled += 1
            state.call(ShipRoll(self.picked[self.rolled - 1]))
        else:
            for ship in self.picked:
                state.put(ship, HAND)
            state.become(PlaceShips())

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Any further ship on the map or in the scrapyard, or done."""
        more = [ship for ship in state.ships(seat) if state.squares[ship] >= SCRAPYARD and ship not in self.picked]
        return [*(("pick", token(state, ship)) for ship in more), ("done",)]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """One more ship, or the end of the choice."""
        match option:
            case ("pick", named):
                self.picked.append(ship_of(state, seat, named))
            case _:
                self.chosen = 1
                state.note("ships-picked", seat, len(self.picked))


def why_pick(state: QuantumState, seat: int, named: int) -> Why:
    """Reasons against choosing a ship for Reorganization."""
    why = fleet_ship(state, seat, named, "Q-GAM-9")
    if why is not None:
        return why
    frame = state.stack[-1]
    picked = isinstance(frame, Reorganization) and ship_of(state, seat, named) in frame.picked
    return reason("already-picked") if picked else None


class PlaceShips(Frame):
    """Ships in hand go, in any order, into orbits of own-cube planets or into the scrapyard."""

    __slots__ = ()

    def advance(self, state: QuantumState) -> None:
        """Ask while ships are in hand."""
        left = len(in_hand(state, state.seat))
        if left:
            state.ask(state.seat, "place-ship", left)
        else:
            state.finish()

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Every ship in hand to every free orbital position at an own cube, or to the scrapyard."""
        return [*placements(state, seat), *(("scrap", die) for die in in_hand(state, seat))]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Put one ship down."""
        match option:
            case ("place", die, square):
                place(state, seat, die, square)
            case (_, die):
                ship = by_die(seat, die)
                state.put(ship, SCRAPYARD)
                state.note("ship-scrapped", seat, state.numbers[ship])


class Relocation(Frame):
    """Move one cube of another player; it must be done if it can be (Q-GAM-4, Q-GAM-7, Q-GAM-11)."""

    __slots__ = ()

    def advance(self, state: QuantumState) -> None:
        """Ask for cube and target, if there is any."""
        if self.options(state, state.seat):
            state.ask(state.seat, "relocate")
        else:
            state.note("no-effect", state.seat, RELOCATION)
            state.finish()

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Every cube of another player with every planet that may take it."""
        planets = state.chart.planets
        return [
            ("relocate", rival, planets[source], planets[target])
            for rival in range(state.seats)
            if rival != seat
            for source in bits(state.held[rival])
            for target in relocation_targets(state, rival, source)
        ]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Move the cube; that is no placement (Q-GAM-8)."""
        _, rival, source, target = option
        state.add_cube(rival, state.chart.planet_at[source], -1)
        state.add_cube(rival, state.chart.planet_at[target])
        state.note("cube-relocated", seat, rival, source, target)
        state.finish()


def relocation_targets(state: QuantumState, rival: int, source: int) -> list[int]:
    """Planets with room, without a cube of ``rival``, whose number is not higher than that of ``source``."""
    open_ = state.chart.everyone & ~state.full & ~state.held[rival]
    numbers = state.chart.numbers
    return [target for target in bits(open_) if numbers[target] <= numbers[source]]


def why_relocate(state: QuantumState, seat: int, rival: int, source: int, target: int) -> Why:
    """Reasons against moving a cube."""
    if rival == seat:
        return reason("own-cube-relocated")
    why = planet(state, source) or planet(state, target)
    if why is not None:
        return why
    here, there = state.chart.planet_at[source], state.chart.planet_at[target]
    if not 0 <= rival < state.seats or not state.held[rival] >> here & 1:
        return reason("no-cube-there")
    if there in relocation_targets(state, rival, here):
        return None
    if state.held[rival] >> there & 1:
        return reason("cube-of-that-player-there")
    return reason("planet-full", "Q-GAM-7") if state.full >> there & 1 else reason("number-too-high")


class Sabotage(Frame):
    """Every other player with a command card discards one, in turn order (Q-GAM-6, Q-GAM-10, Q-GAM-13)."""

    __slots__ = ("asked",)

    def __init__(self) -> None:
        self.asked = 0

    def advance(self, state: QuantumState) -> None:
        """Ask the next victim."""
        self.asked += 1
        if self.asked == state.seats:
            state.finish()
            return
        victim = (state.seat + self.asked) % state.seats
        if state.commands[victim]:
            state.ask(victim, "sabotage", state.seat)

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Any own command card."""
        return [("discard", card) for card in card_bits(state.commands[seat])]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Discard it."""
        _, card = option
        state.drop_card(seat, card)
        state.note("card-discarded", seat, card)


def why_discard(state: QuantumState, seat: int, card: int) -> Why:
    """Reasons against discarding a card to Sabotage."""
    return held(state, seat, card, "Q-GAM-6")
