"""The situation at the table, in flat lists of small integers, and the questions that every rule asks about it.

``unit(area, seat, type)`` indexes ``fresh`` and ``routed``, the numbers of units by area, owner and type; type
`TOKEN` is a reinforcement token inside a combat. Order tokens are numbered by `token_of`. ``fight`` is `COMBAT` or
`STRIKE`, and 0 outside both.
"""

from typing import Any, ClassVar, NamedTuple, Self

from starhold.games.forbidden_stars.components.board import Board, Laid, areas_in
from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    BASTION,
    CITY,
    REINFORCEMENT,
    TOKEN,
    TYPES,
    WIDTH,
    Catalog,
    Faction,
)
from starhold.games.forbidden_stars.components.catalog import UnitType as Kind
from starhold.games.forbidden_stars.components.flags import Flags
from starhold.kernel.game import Config
from starhold.kernel.state import State

IN_HAND, USED, ON_DECK = -1, -2, -3
"""Where an order token can be besides a system: not laid this round, back from resolving, on the event deck."""
MARKET, OWNED, FLIPPED, WAITING, REPLACING = range(5)
"""States of an order upgrade; ``REPLACING + n`` waits for the token with upgrade ``n`` (F-STR-17).

A title is in the market (0), in the deck (1) or out of the game (2).
"""
IN_DECK, GONE = 1, 2
HELD, DRAWN, ASIDE, APART = 1, 2, 3, 4
"""Where an event card can be besides the deck (0): in hand, drawn, in use, drawn before and put apart."""
UNCONTROLLED, CONTESTED = -1, -2
MAX_MATERIEL, MAX_ASSETS, MAX_DICE, MAX_STRUCTURES, BOX = 14, 3, 8, 9, 12
LATER = 99
ROUND, COMBAT, STRIKE, ORDER = range(4)
UNTIL = ("round", "combat", "strike", "order")


class Moved(NamedTuple):
    """A unit that has moved with the order under way."""

    goal: int
    kind: int
    start: int


class Queued(NamedTuple):
    """A combat that a card has caused; ``origin`` is where the units came from, or -1."""

    area: int
    attacker: int
    origin: int


class Played(NamedTuple):
    """A combat card on the table; ``active`` while its icons count and it is face up, ``bout`` 0 if it never was."""

    seat: int
    card: int
    bout: int
    number: int
    active: int


class Lost(NamedTuple):
    """A unit (or `WIDTH`: a bastion) that a combat has cost its owner."""

    seat: int
    kind: int


class Lasting(NamedTuple):
    """A rule that holds for a seat for a while: its flag (or `LATER`: an effect), and the play number of its card."""

    flag: int
    seat: int
    until: int
    amount: int
    ref: int
    play: int


class Outcome(NamedTuple):
    """How a combat ended; morale is -1 where none was compared, ``haven`` where the loser retreated to."""

    round: int
    area: int
    attacker: int
    defender: int
    winner: int
    reason: int
    attack: int
    defence: int
    haven: int


ENDED = len(Outcome._fields)
"""How many numbers of ``outcome`` say how a combat ended; its losses follow."""


def no_dice(seats: range) -> list[list[int]]:
    """No dice for anybody, by seat and face."""
    return [[0, 0, 0] for _ in seats]


def no_tokens(seats: range) -> list[list[int]]:
    """No combat tokens for anybody, by seat and kind."""
    return [[0, 0] for _ in seats]


TOKENS = 8
"""Order tokens of a seat: two of each type, so that token *n* is one of type *n* // 2."""


def token_of(seat: int, number: int) -> int:
    """The order token of a seat with that number (0 to 7) among its own."""
    return seat * TOKENS + number


def tokens_of(seat: int) -> range:
    """All order tokens of a seat."""
    return range(seat * TOKENS, seat * TOKENS + TOKENS)


def own_tokens(seat: int) -> slice:
    """Where the order tokens of a seat stand in a list of all."""
    return slice(seat * TOKENS, seat * TOKENS + TOKENS)


def seat_of_token(token: int) -> int:
    """Whose order token it is."""
    return token // TOKENS


def order_of(token: int) -> int:
    """The type of an order token."""
    return token % TOKENS // 2


class Stars(State):
    """Everything at the table, hidden things included."""

    __slots__ = (
        "active", "aimed", "alive", "answers", "asked", "assets", "attacker", "auto", "board", "bonus", "bout", "built",
        "by_order", "catalog", "collected", "config", "defender", "delta", "dice", "due", "event_at", "extra",
        "facedown", "factions", "fight", "first", "flags", "force", "fresh", "hand", "here", "in_use", "lasting",
        "layout", "losses", "mark_area", "mark_level", "materiel", "moves", "moving", "objectives", "order", "origins",
        "outcome", "owned", "owner", "peeked", "pieces", "place_of", "placed", "plays", "queue", "round", "routed",
        "schemes", "seats", "stacks", "storm_moved", "storms", "system", "target", "tiles", "titles", "token", "tokens",
        "undrawn", "upgrade_on", "winners",
    )  # fmt: skip
    SHARED: ClassVar[tuple[str, ...]] = ("board", "catalog", "config", "flags", "seats")
    MADE_OF: ClassVar[tuple[str, ...]] = ("catalog", "config")
    ROWS: ClassVar[dict[str, Any]] = {
        "assets": list, "bonus": list, "dice": list, "due": list, "tokens": list,
        "lasting": Lasting, "layout": Laid, "losses": Lost, "moves": Moved, "plays": Played, "queue": Queued,
    }  # fmt: skip

    def __init__(self, catalog: Catalog, config: Config) -> None:
        super().__init__()
        seats = config.seats
        areas = 12 * seats
        self.catalog = catalog
        self.config = config
        self.flags = Flags(config.options)
        self.seats = range(seats)
        self.board = Board(catalog, [])
        self.factions: list[int] = [-1] * seats
        self.alive = [1] * seats
        self.first = 0
        self.round = 0
        self.winners: list[int] = []
        self._pieces(seats, areas)
        self._play_areas(seats)
        self._moment(seats)

    def _pieces(self, seats: int, areas: int) -> None:
        self.layout: list[Laid] = []
        self.fresh = [0] * (areas * seats * WIDTH)
        self.routed = [0] * (areas * seats * WIDTH)
        self.force = [0] * (areas * seats)
        self.owner = [-1] * areas
        self.built = [0] * areas
        self.objectives = [0] * (areas * seats)
        self.placed = [0] * seats
        self.collected = [0] * seats
        self.tiles: list[list[int]] = [[] for _ in range(seats)]
        self.pieces: list[list[int]] = [[] for _ in range(seats)]
        self.due = [[0] * seats for _ in range(seats)]
        self.storms: list[int] = []
        self.storm_moved: list[int] = []
        self.stacks: list[list[int]] = [[] for _ in range(3 * seats)]

    def _play_areas(self, seats: int) -> None:
        self.materiel = [6] * seats
        self.assets = [[0] * len(ASSETS) for _ in range(seats)]
        self.place_of = [IN_HAND] * (seats * TOKENS)
        self.upgrade_on = [-1] * (seats * TOKENS)
        self.owned: list[list[int]] = [[] for _ in range(seats)]
        self.titles: list[list[int]] = [[] for _ in range(seats)]
        self.event_at: list[list[int]] = [[] for _ in range(seats)]
        self.schemes = [0] * seats
        self.auto = [0] * seats

    def _moment(self, seats: int) -> None:
        self.active = 0
        self.system = -1
        self.order = -1
        self.token = -1
        self.in_use: list[int] = []
        self.asked: list[int] = []
        self.moves: list[Moved] = []
        self.fight = 0
        self.here = -1
        self.attacker = -1
        self.defender = -1
        self.by_order = 0
        self.origins: list[int] = []
        self.queue: list[Queued] = []
        self.losses: list[Lost] = []
        self.outcome: list[int] = []
        self.bout = 0
        self.extra = 0
        self.delta = 0
        self.mark_area = -1
        self.mark_level = 0
        self.target = -1
        self.aimed = -1
        self.bonus = no_tokens(self.seats)
        self.moving = -1
        self.peeked = [0] * seats
        self.dice = no_dice(self.seats)
        self.tokens = no_tokens(self.seats)
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.undrawn: list[list[int]] = [[] for _ in range(seats)]
        self.facedown = [-1] * seats
        self.plays: list[Played] = []
        self.lasting: list[Lasting] = []
        self.answers: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> Self:
        """An independent copy, as `State.clone` makes it, written out: bots and the server make very many."""
        twin = self.twin()
        twin.board, twin.catalog, twin.config, twin.flags = self.board, self.catalog, self.config, self.flags
        twin.seats, twin.active, twin.aimed, twin.attacker = self.seats, self.active, self.aimed, self.attacker
        twin.bout, twin.by_order, twin.defender, twin.delta = self.bout, self.by_order, self.defender, self.delta
        twin.extra, twin.fight, twin.first, twin.here = self.extra, self.fight, self.first, self.here
        twin.mark_area, twin.mark_level, twin.moving = self.mark_area, self.mark_level, self.moving
        twin.order, twin.round, twin.system, twin.target = self.order, self.round, self.system, self.target
        twin.token = self.token
        twin.alive, twin.asked, twin.auto = self.alive[:], self.asked[:], self.auto[:]
        twin.built, twin.collected = self.built[:], self.collected[:]
        twin.facedown = self.facedown[:]
        twin.factions, twin.force, twin.fresh = self.factions[:], self.force[:], self.fresh[:]
        twin.in_use, twin.lasting, twin.layout = self.in_use[:], self.lasting[:], self.layout[:]
        twin.losses, twin.materiel, twin.moves = self.losses[:], self.materiel[:], self.moves[:]
        twin.objectives, twin.origins, twin.outcome = self.objectives[:], self.origins[:], self.outcome[:]
        twin.owner, twin.peeked, twin.place_of = self.owner[:], self.peeked[:], self.place_of[:]
        twin.placed, twin.plays, twin.queue, twin.routed = self.placed[:], self.plays[:], self.queue[:], self.routed[:]
        twin.schemes, twin.storm_moved, twin.storms = self.schemes[:], self.storm_moved[:], self.storms[:]
        twin.upgrade_on, twin.winners = self.upgrade_on[:], self.winners[:]
        twin.answers = [item[:] for item in self.answers]
        twin.assets = [item[:] for item in self.assets]
        twin.bonus = [item[:] for item in self.bonus]
        twin.dice = [item[:] for item in self.dice]
        twin.due = [item[:] for item in self.due]
        twin.event_at = [item[:] for item in self.event_at]
        twin.hand = [item[:] for item in self.hand]
        twin.owned = [item[:] for item in self.owned]
        twin.pieces = [item[:] for item in self.pieces]
        twin.stacks = [item[:] for item in self.stacks]
        twin.tiles = [item[:] for item in self.tiles]
        twin.titles = [item[:] for item in self.titles]
        twin.tokens = [item[:] for item in self.tokens]
        twin.undrawn = [item[:] for item in self.undrawn]
        return twin

    # -- seats -------------------------------------------------------------------------------------
    def unfold(self) -> None:
        """The geometry of the tiles as they lie."""
        self.board = Board(self.catalog, self.layout)

    def faction(self, seat: int) -> Faction:
        """The faction of a seat."""
        return self.catalog.factions[self.factions[seat]]

    def turn_order(self, start: int = -1) -> list[int]:
        """All seats clockwise from ``start`` (the first player by default) (F-DEF-23)."""
        count = len(self.seats)
        start = self.first if start < 0 else start
        return [(start + step) % count for step in range(count)]

    def opponent(self, seat: int) -> int:
        """The other side of the combat or strike (F-DEF-15), -1 outside one."""
        if not self.fight:
            return -1
        return self.defender if seat == self.attacker else self.attacker

    # -- units -------------------------------------------------------------------------------------
    def unit(self, area: int, seat: int, kind: int) -> int:
        """The index into ``fresh`` and ``routed``."""
        return (area * len(self.seats) + seat) * WIDTH + kind

    def here_force(self, area: int, seat: int) -> int:
        """How many units and tokens a seat has in an area."""
        return self.force[area * len(self.seats) + seat]

    def add(self, area: int, seat: int, kind: int, routed: int = 0, count: int = 1) -> None:
        """Put units into an area (a negative ``count`` takes them out)."""
        crowd = area * len(self.seats) + seat
        (self.routed if routed else self.fresh)[crowd * WIDTH + kind] += count
        self.force[crowd] += count

    def lose(self, seat: int, kind: int) -> None:
        """Note a unit (or bastion) that a combat has cost its owner; elsewhere nothing is noted."""
        if self.fight == COMBAT:
            self.losses.append(Lost(seat, kind))
            # Effects "after a combat" add to the losses of a fight that is over.
            if len(self.outcome) >= ENDED:
                self.outcome += (seat, kind)

    @property
    def ended(self) -> Outcome | None:
        """How the latest combat ended; ``outcome`` holds its numbers and then the losses, before it both morales."""
        return Outcome(*self.outcome[:ENDED]) if len(self.outcome) >= ENDED else None

    def flip(self, area: int, seat: int, kind: int, routed: int) -> None:
        """Turn one unit of that type to ``routed`` (F-DEF-18)."""
        place = self.unit(area, seat, kind)
        step = 1 if routed else -1
        self.routed[place] += step
        self.fresh[place] -= step

    def groups(self, area: int, seat: int) -> list[tuple[int, int, int]]:
        """``(type, routed, how many)`` of a seat's units in an area, unrouted ones of a type first."""
        if not self.force[area * len(self.seats) + seat]:
            return []
        start = (area * len(self.seats) + seat) * WIDTH
        end = start + WIDTH
        found = [(kind, 0, count) for kind, count in enumerate(self.fresh[start:end]) if count]
        routed = self.routed[start:end]
        if any(routed):
            found += [(kind, 1, count) for kind, count in enumerate(routed) if count]
            found.sort()
        return found

    def standing(self, area: int, seat: int) -> list[int]:
        """How many unrouted units of each type a seat has in an area."""
        start = (area * len(self.seats) + seat) * WIDTH
        return self.fresh[start : start + WIDTH]

    def kind(self, seat: int, kind: int, area: int) -> Kind:
        """The type's figures; a token counts as the level-0 unit that fits the area (F-CBT-19)."""
        return self.catalog.factions[self.factions[seat]].figures[self.board.world[area]][kind]

    def on_board(self, seat: int, kind: int) -> int:
        """How many units of a type a seat has on the board."""
        width = len(self.seats) * WIDTH
        start = seat * WIDTH + kind
        return sum(self.fresh[start::width]) + sum(self.routed[start::width])

    def in_supply(self, seat: int, kind: int) -> int:
        """How many units of a type (or reinforcement tokens of all) are left (F-LIM-8, F-LIM-9)."""
        if kind == TOKEN:
            placed = sum(self.on_board(other, TOKEN) for other in self.seats)
            return BOX - placed - sum([held[REINFORCEMENT] for held in self.assets])
        return self.faction(seat).units[kind].box - self.on_board(seat, kind)

    # -- objectives --------------------------------------------------------------------------------
    def objective(self, area: int, seat: int) -> int:
        """The index into ``objectives``, which count the tokens by area and seat."""
        return area * len(self.seats) + seat

    def objectives_in(self, area: int) -> list[int]:
        """How many objective tokens of each seat lie in an area."""
        count = len(self.seats)
        return self.objectives[area * count : area * count + count]

    # -- areas -------------------------------------------------------------------------------------
    def controller(self, area: int) -> int:
        """The seat that controls an area, `UNCONTROLLED`, or `CONTESTED` (also while a capture waits, F-DEF-28)."""
        count, holder = len(self.seats), self.owner[area]
        present = self.force[area * count : area * count + count]
        if any(present):
            for seat, force in enumerate(present):
                if force and seat != holder:
                    if holder >= 0:
                        return CONTESTED
                    holder = seat
        return holder

    def friendly(self, seat: int) -> list[int]:
        """The areas that a seat controls (F-DEF-10)."""
        own = zip(self.board.areas, self.force[seat :: len(self.seats)], self.owner, strict=False)
        return [a for a, force, owner in own if (force or owner == seat) and self.controller(a) == seat]

    def has_presence(self, seat: int, system: int) -> bool:
        """Whether a seat has units in a system."""
        count = len(self.seats)
        return any(self.force[area * count + seat] for area in areas_in(system))

    def has_bastion(self, area: int, seat: int) -> bool:
        """Whether a bastion of that seat stands there."""
        return self.owner[area] == seat and bool(self.built[area] >> BASTION & 1)

    def structures(self, seat: int) -> int:
        """How many structures a seat has on the board (F-LIM-10)."""
        return sum([built.bit_count() for owner, built in zip(self.owner, self.built, strict=True) if owner == seat])

    def command(self, seat: int) -> int:
        """The command level: how many cities a seat has (F-DEF-21)."""
        return sum([built >> CITY & 1 for owner, built in zip(self.owner, self.built, strict=True) if owner == seat])

    def may_build(self, seat: int) -> bool:
        """Whether a control token is left (F-LIM-18)."""
        return self.structures(seat) < MAX_STRUCTURES

    def build(self, area: int, seat: int, structure: int) -> None:
        """Put a structure on a world."""
        self.owner[area] = seat
        self.built[area] |= 1 << structure

    def raze(self, area: int, structure: int) -> None:
        """Take a structure off a world."""
        self.built[area] &= ~(1 << structure)
        if not self.built[area]:
            self.owner[area] = -1

    # -- goods -------------------------------------------------------------------------------------
    def pay(self, seat: int, materiel: int) -> None:
        """Change the dial, within 0 and 14 (F-LIM-14)."""
        self.materiel[seat] = max(0, min(MAX_MATERIEL, self.materiel[seat] - materiel))

    def gain_asset(self, seat: int, asset: int) -> bool:
        """Take an asset token; a gain at the limit or from an empty supply is lost (F-AST-12, F-LIM-8)."""
        if not self.room_for(seat, asset):
            return False
        self.assets[seat][asset] += 1
        return True

    def room_for(self, seat: int, asset: int) -> bool:
        """Whether one more token of that type fits and is there."""
        if self.assets[seat][asset] >= MAX_ASSETS:
            return False
        return asset != REINFORCEMENT or self.in_supply(seat, TOKEN) > 0

    # -- lasting rules -----------------------------------------------------------------------------
    def rules_of(self, name: str, seat: int) -> list[tuple[int, int]]:
        """``(amount, reference)`` of the lasting rules with the flag of that name for a seat."""
        if not self.lasting:
            return []
        flag = self.catalog.flags.index(name)
        return [(rule.amount, rule.ref) for rule in self.lasting if rule.flag == flag and rule.seat == seat]

    def has_rule(self, name: str, seat: int) -> bool:
        """Whether a rule change holds for a seat."""
        return bool(self.lasting) and bool(self.rules_of(name, seat))

    def end_rules(self, until: int, play: int = -1) -> None:
        """Drop the lasting rules that end now, or those of a discarded card (F-CARD-9, F-CARD-11)."""
        if self.lasting:
            kept = self.lasting
            self.lasting = [rule for rule in kept if (rule.play != play if play >= 0 else rule.until != until)]


assert TYPES == TOKEN
