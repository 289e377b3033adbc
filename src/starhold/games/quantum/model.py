"""The situation of a game of Quantum as plain data."""

from collections.abc import Iterator
from typing import Self

from starhold.games.quantum.components.cards import COMMAND, COPIES, FIRST_GAMBIT, IDS, ROW
from starhold.games.quantum.components.chart import compiled
from starhold.games.quantum.components.maps import Layout
from starhold.games.quantum.components.vocabulary import EVENTS
from starhold.kernel.bag import Bag
from starhold.kernel.events import Event
from starhold.kernel.game import Config
from starhold.kernel.state import State

DICE = 5
"""Ship dice of each player: three starting ones, two in the reserve (Q-DEF-11). Die *d* of seat *s* is ship
``s * DICE + d``."""
ALL_DICE = (1 << DICE) - 1
"""The dice of a seat as a mask."""
MOST_SEATS = 4
FLEET = tuple(slice(seat * DICE, seat * DICE + DICE) for seat in range(MOST_SEATS))
"""The ships of each seat, in a list of all ships."""
SHIPS = tuple(f"ship:{seat}.{die}" for seat in range(MOST_SEATS) for die in range(DICE))
"""The click target of every ship."""
SCRAPYARD, RESERVE, HAND = -1, -2, -3
"""Where a ship can be instead of on a square. In hand: rolled and about to be placed."""
GAP = -1
"""An empty place of the row of face-up cards."""

SQUARES = frozenset(("square", "from", "to", "at", "launch", "planet", "carried", "drop"))
CARD_NAMES = frozenset(("card", "dropped"))


class Rules:
    """The table options that change rules (`table_options` of the data)."""

    __slots__ = ("centre_open", "fallback", "offturn_card", "quick_start", "roll_off", "strict")

    def __init__(self, config: Config) -> None:
        chosen = config.options
        self.quick_start = chosen.get("quick_start") is True
        self.strict = chosen.get("strike_blocks_normal_move") is True
        self.offturn_card = chosen.get("offturn_dominance_cube_gives_card") is True
        self.fallback = chosen.get("dominance_fallback_own_planet") is not False
        self.centre_open = chosen.get("void_centre_traversable") is not False
        self.roll_off = chosen.get("first_player_tie") != "seat_order"


class QuantumState(State):
    """Everything that matters in a game of Quantum.

    By ship: ``numbers`` (0 in the reserve), ``squares`` (a square, `SCRAPYARD`, `RESERVE` or `HAND`); ``moved``,
    ``used`` and ``struck`` are masks of ships that have spent their move, their ability, or made a Strike or Tactical
    attack this turn. By seat: ``fleets`` (mask of squares; ``taken`` is their union), ``held`` (mask of planets with
    own cubes), ``stock`` (cubes to place), ``dominance``, ``research``, ``commands`` (mask of cards), ``owed`` (cards
    due next turn). ``cubes[planet * seats + seat]`` counts cubes; ``full`` is the mask of planets without room.
    ``row``, ``decks`` and ``discards`` hold the advance cards, command cards first; ``picked`` is the one that has left
    the row and takes effect now, or -1. ``spent`` and ``waits`` are masks
    of command cards: used this turn, and taken since the owner's last turn. ``seat`` has the turn (-1 in the setup),
    ``turn`` counts from 1; ``due`` are cards to take, ``momentum`` bonus turns to come. ``plan`` is ``layout`` as a
    plain tuple, for storage.
    """

    __slots__ = (
        "actions", "bonus", "chart", "commands", "config", "cubes", "decks", "discards", "dominance", "due",
        "first", "fleets", "full", "granted", "held", "layout", "momentum", "moved", "numbers", "owed", "picked",
        "plan", "research", "row", "rules", "seat", "seats", "spent", "squares", "stock", "struck", "taken",
        "turn", "used", "waits", "winner",
    )  # fmt: skip
    SHARED = ("chart", "config", "layout", "rules", "seats")
    MADE_OF = ("config", "layout")

    def __init__(self, config: Config, layout: Layout) -> None:
        super().__init__()
        seats = config.seats
        self.config = config
        self.rules = Rules(config)
        self.seats = seats
        self.numbers = [0] * (seats * DICE)
        self.squares = [RESERVE] * (seats * DICE)
        self.fleets = [0] * seats
        self.taken = self.moved = self.used = self.struck = 0
        self.held = [0] * seats
        self.full = 0
        self.dominance = [1] * seats
        self.research = [1] * seats
        self.commands = [0] * seats
        self.owed = [0] * seats
        self.spent = self.waits = 0
        self.row = [GAP] * (2 * ROW)
        self.decks = [Bag(list(COPIES[:FIRST_GAMBIT])), Bag(list(COPIES[FIRST_GAMBIT:]))]
        self.discards: list[list[int]] = [[], []]
        self.first = self.seat = self.winner = self.picked = -1
        self.turn = self.actions = self.granted = self.bonus = self.due = self.momentum = 0
        self.lay_out(layout)

    def clone(self) -> Self:
        """An independent copy, as `State.clone` makes it, written out: bots and the server make very many."""
        twin = self.twin()
        twin.chart, twin.config, twin.layout, twin.rules = self.chart, self.config, self.layout, self.rules
        twin.seats, twin.plan = self.seats, self.plan
        twin.numbers, twin.squares = self.numbers[:], self.squares[:]
        twin.moved, twin.used, twin.struck = self.moved, self.used, self.struck
        twin.fleets, twin.taken = self.fleets[:], self.taken
        twin.held, twin.cubes, twin.full, twin.stock = self.held[:], self.cubes[:], self.full, self.stock[:]
        twin.dominance, twin.research = self.dominance[:], self.research[:]
        twin.commands, twin.spent, twin.waits = self.commands[:], self.spent, self.waits
        twin.row, twin.picked = self.row[:], self.picked
        twin.decks = [deck.clone() for deck in self.decks]
        twin.discards = [cards[:] for cards in self.discards]
        twin.first, twin.seat, twin.turn, twin.winner = self.first, self.seat, self.turn, self.winner
        twin.actions, twin.granted, twin.bonus = self.actions, self.granted, self.bonus
        twin.due, twin.owed, twin.momentum = self.due, self.owed[:], self.momentum
        return twin

    def lay_out(self, layout: Layout) -> None:
        """Put the tiles of ``layout`` on the table and give everybody the cubes (Q-SETUP-9, Q-SETUP-10)."""
        self.plan: tuple[str, int, int, tuple[str, ...]] = layout[:]
        self.unfold()
        self.cubes = [0] * (len(self.chart.planets) * self.seats)
        self.stock = [layout.cubes] * self.seats

    def unfold(self) -> None:
        """Set what all states on the same map share, from ``plan``."""
        self.layout = Layout(*self.plan)
        self.chart = compiled(self.layout, self.rules.centre_open)

    # -- asking -------------------------------------------------------------------------------------------------
    def ships(self, seat: int) -> Iterator[int]:
        """The five ships of a seat."""
        return iter(range(seat * DICE, seat * DICE + DICE))

    def ship_at(self, square: int) -> int:
        """The ship on a square, or -1."""
        return self.squares.index(square) if square >= 0 and self.taken >> square & 1 else -1

    def open_spaces(self) -> int:
        """The spaces (mask) without a ship."""
        return self.chart.spaces & ~self.taken

    def usable(self, seat: int) -> int:
        """The command cards of a seat that are neither spent nor waiting for its next turn."""
        return self.commands[seat] & ~(self.spent | self.waits)

    # -- changing -----------------------------------------------------------------------------------------------
    def put(self, ship: int, place: int) -> None:
        """Put a ship on an empty square, or into `SCRAPYARD`, `RESERVE` or `HAND`."""
        seat = ship // DICE
        old = self.squares[ship]
        if old >= 0:
            self.fleets[seat] ^= 1 << old
            self.taken ^= 1 << old
        self.squares[ship] = place
        if place >= 0:
            self.fleets[seat] |= 1 << place
            self.taken |= 1 << place

    def add_cube(self, seat: int, planet: int, count: int = 1) -> None:
        """Change the cubes of a seat on a planet by ``count``, with the masks that follow from it."""
        base = planet * self.seats
        self.cubes[base + seat] += count
        bit = 1 << planet
        if self.cubes[base + seat]:
            self.held[seat] |= bit
        else:
            self.held[seat] &= ~bit
        if sum(self.cubes[base : base + self.seats]) >= self.chart.capacity[planet]:
            self.full |= bit
        else:
            self.full &= ~bit

    def study(self, seat: int, amount: int) -> None:
        """Raise the research die; it never shows 7 (Q-RES-4)."""
        self.research[seat] = min(6, self.research[seat] + amount)

    def drop_card(self, seat: int, card: int) -> None:
        """A command card leaves its owner for the discards and stops working at once (Q-CARD-27)."""
        bit = 1 << card
        self.commands[seat] &= ~bit
        self.spent &= ~bit
        self.waits &= ~bit
        self.discards[COMMAND].append(card)

    # -- telling ------------------------------------------------------------------------------------------------
    def note(self, what: str, *args: int | str) -> None:
        """Report an event; its arguments in the order of `EVENTS`, squares and cards by number."""
        if self.events is None:
            return
        named: dict[str, int | str | tuple[int, ...]] = {}
        for name, value in zip(EVENTS[what], args, strict=True):
            if isinstance(value, int) and name in SQUARES:
                named[name] = self.chart.names[value]
            elif isinstance(value, int) and name in CARD_NAMES:
                named[name] = IDS[value]
            else:
                named[name] = value
        self.events.append(Event(what, named))


def by_die(seat: int, die: int) -> int:
    """The ship that is a die of a seat."""
    return seat * DICE + die


def owner(ship: int) -> int:
    """The seat that a ship belongs to."""
    return ship // DICE


def token(state: QuantumState, ship: int) -> int:
    """How options name a ship: by square on the map, else by ``-1 - die``."""
    square = state.squares[ship]
    return square if square >= 0 else -1 - ship % DICE


def ship_of(state: QuantumState, seat: int, named: int) -> int:
    """The ship that a token means, or -1 for an empty square."""
    return state.ship_at(named) if named >= 0 else seat * DICE - 1 - named
