"""A table for rule tests: board B1 of the worked examples, pieces put by hand, answers and dice given as texts."""

from typing import ClassVar

from starhold.games.forbidden_stars.components.board import Laid, edge
from starhold.games.forbidden_stars.components.catalog import ASSETS, ORDERS, STRUCTURES, TOKEN
from starhold.games.forbidden_stars.game import KINDS, ForbiddenStars
from starhold.games.forbidden_stars.model import GONE, HELD, IN_DECK, USED, Stars
from starhold.games.forbidden_stars.positions.frames import FRAMES
from starhold.games.forbidden_stars.rules.combat import REVEAL, Combat, start_combat
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.orders import Order
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.refresh import Refresh, Tactic
from starhold.games.forbidden_stars.rules.setup import seat_faction
from starhold.games.forbidden_stars.rules.storms import StormMove
from starhold.kernel.chance import Source, Stream, outcome
from starhold.kernel.decision import Option
from starhold.kernel.game import Value
from starhold.kernel.run import feed, settle, take
from starhold.kernel.state import Frame
from tests.kernel.script import Script

S, C = 0, 1
B1 = ("tile_1a", "tile_2a", "tile_3a", "tile_4a", "tile_10a", "tile_12a")
LAID_BY = (S, S, C, C, S, C)
SHOWN = {"o": 1, "d": 4, "m": 6}


class Hold(Frame):
    """The bottom of a test's stack: everything has been carried out."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def advance(self, state: Stars) -> None:
        """Nothing more happens."""
        state.ask(0, "hold")

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Nothing can be done."""
        return [("done",)]


class Held(ForbiddenStars):
    """The game with the bottom frame of the tests."""

    frames: ClassVar[dict[str, type[Frame]]] = {**FRAMES, "hold": Hold}
    kinds: ClassVar[dict[str, str]] = {**KINDS, "hold": ""}


GAME = Held()


class Table:
    """A situation on board B1; ``source`` answers chance: a script, then a stream."""

    def __init__(self, *factions: str, **options: Value) -> None:
        names = factions or ("space_marines", "chaos")
        self.state = Stars(GAME.catalog, GAME.configure(len(names), options))
        self.state.round = 1
        for seat, name in enumerate(names):
            seat_faction(self.state, seat, GAME.catalog.faction(name))
            self.state.pieces[seat] = [0] * 9
            self.state.assets[seat] = [0, 0, 0]
        for number, tile in enumerate(B1):
            face = next(n for n, face in enumerate(GAME.catalog.faces) if face.id == tile)
            self.state.layout.append(Laid(face, 0, number % 3, number // 3, LAID_BY[number]))
        self.state.unfold()
        self.source: Source = Stream("table")
        self.state.call(Hold())

    # -- putting things ----------------------------------------------------------------------------
    def area(self, name: str) -> int:
        """The number of an area."""
        return self.state.board.names.index(name)

    def system(self, tile: str) -> int:
        """The number of a system, by its tile."""
        return B1.index(tile)

    def kind(self, seat: int, name: str) -> int:
        """The type of a unit."""
        return TOKEN if name == "reinforcement" else [u.id for u in self.state.faction(seat).units].index(name)

    def put(self, seat: int, area: str, routed: int = 0, **units: int) -> "Table":
        """Put units, all of them routed if ``routed``."""
        for name, count in units.items():
            self.state.add(self.area(area), seat, self.kind(seat, name), routed, count)
        return self

    def build(self, seat: int, area: str, *structures: str) -> "Table":
        """Put structures."""
        for name in structures:
            self.state.build(self.area(area), seat, STRUCTURES.index(name))
        return self

    def cities(self, seat: int, level: int) -> "Table":
        """Raise the command level by cities on far worlds."""
        for world in ("nicea", "smyrna", "pergam")[:level]:
            self.build(seat, world, "city")
        return self

    def storm(self, kind: str, column: int, row: int) -> "Table":
        """Put a storm on H(c,r) or V(c,r)."""
        self.state.storms.append(edge("HV".index(kind), column, row))
        self.state.storm_moved.append(0)
        return self

    def assets(self, seat: int, forge: int = 0, cache: int = 0, reinforcement: int = 0) -> "Table":
        """Set asset tokens."""
        self.state.assets[seat] = [forge, cache, reinforcement]
        return self

    def materiel(self, seat: int, value: int) -> "Table":
        """Set the dial."""
        self.state.materiel[seat] = value
        return self

    def scheme(self, seat: int, name: str) -> "Table":
        """Put a scheme into a hand."""
        card = [e.id for e in self.state.faction(seat).events].index(name)
        self.state.event_at[seat][card] = HELD
        self.state.schemes[seat] = 1 << card
        return self

    def deck(self, seat: int, *titles: str) -> "Table":
        """Make a combat deck of five titles; the missing ones are starting cards."""
        faction = self.state.faction(seat)
        chosen = [[c.id for c in faction.cards].index(title) for title in titles]
        chosen += [card for card in faction.starting if card not in chosen][: 5 - len(chosen)]
        self.state.titles[seat] = [
            IN_DECK if c in chosen else (GONE if c in faction.starting else 0) for c in range(len(faction.cards))
        ]
        return self

    def upgrade(self, seat: int, name: str) -> int:
        """Give an order upgrade to the first token of its type; returns the token."""
        cards = [u.id for u in self.state.faction(seat).upgrades]
        card = cards.index(name)
        token = seat * 8 + 2 * self.state.faction(seat).upgrades[card].order
        self.state.owned[seat][card] = 1
        if not self.state.flags.card_flip:
            self.state.upgrade_on[token] = card
        return token

    def lay(self, seat: int, order: str, tile: str, copy: int = 0) -> "Table":
        """Lay an order token face down on top of a stack."""
        token = seat * 8 + 2 * ORDERS.index(order) + copy
        self.state.stacks[self.system(tile)].append(token)
        self.state.place_of[token] = self.system(tile)
        return self

    # -- starting things ---------------------------------------------------------------------------
    def run(self, frame: Frame) -> "Table":
        """Carry out a frame until something is asked."""
        self.state.decision = None
        self.state.call(frame)
        settle(self.state)
        return self.roll_on()

    def bases(self) -> "Table":
        """A bastion for each player far away, so that nobody is eliminated by the way."""
        for seat, world in enumerate(("smyrna", "azernikh", "onodin", "purge")[: len(self.state.seats)]):
            if not self.state.built[self.area(world)] and self.holds(world) == -1:
                self.build(seat, world, "bastion")
        return self

    def order(self, seat: int, order: str, tile: str, upgrade: str = "", base: bool = True) -> "Table":
        """Resolve an order in a system, with an upgraded token if an upgrade is named."""
        if base:
            self.bases()
        token = self.upgrade(seat, upgrade) if upgrade else seat * 8 + 2 * ORDERS.index(order) + 1
        self.state.token = token
        self.state.place_of[token] = USED
        self.state.order = ORDERS.index(order)
        self.state.active = seat
        self.state.system = self.system(tile)
        return self.run(Order(seat))

    def operations(self) -> "Table":
        """Begin the operations phase."""
        return self.run(Operations())

    def tactic(self, seat: int, name: str) -> "Table":
        """Use a tactic."""
        self.state.active = seat
        return self.run(Tactic(seat, [event.id for event in self.state.faction(seat).events].index(name)))

    def planned(self) -> "Table":
        """Come to the end of planning, nothing more being laid."""
        frame = Planning()
        frame.lap = 4
        return self.run(frame)

    def storm_move(self, seat: int, icon: int) -> "Table":
        """A player has to move a storm."""
        self.state.active = seat
        return self.run(StormMove(seat, icon))

    def refresh(self) -> "Table":
        """Begin the refresh phase."""
        return self.run(Refresh())

    def fight(self, area: str, attacker: int, *origins: str) -> "Table":
        """Begin a combat of units that are there."""
        self.state.active = attacker
        self.state.system = self.area(area) // 4
        self.state.decision = None
        start_combat(self.state, self.area(area), attacker, [self.area(name) for name in origins], True)
        settle(self.state)
        return self.roll_on()

    def clash(
        self, area: str, cards: tuple[str, str], dice: tuple[str, str] = ("", ""), attacker: int = S, bout: int = 1
    ) -> "Table":
        """One execution round: both cards (attacker's first, "" for none) lie face down, dice as given."""
        state = self.state
        defender = 1 - attacker
        self.frame = Combat()
        self.frame.go(REVEAL)
        state.fight, state.here, state.bout, state.by_order = 1, self.area(area), bout, 1
        state.attacker, state.defender, state.active = attacker, defender, attacker
        state.system = self.area(area) // 4
        for seat, card, shown in zip((attacker, defender), cards, dice, strict=True):
            self.pool(seat, shown)
            state.undrawn[seat] = [2 * (place == IN_DECK) for place in state.titles[seat]]
            if card:
                state.facedown[seat] = self.title(seat, card)
                state.undrawn[seat][state.facedown[seat]] -= 1
            self._deal(seat, 5 - bout)
        return self.run(self.frame)

    def _deal(self, seat: int, count: int) -> None:
        """A hand of the first titles of the deck that are left."""
        for card, copies in enumerate(self.state.undrawn[seat]):
            if copies and len(self.state.hand[seat]) < count:
                self.state.hand[seat].append(card)
                self.state.undrawn[seat][card] -= 1

    # -- answers -----------------------------------------------------------------------------------
    def title(self, seat: int, name: str) -> int:
        """The number of a combat card."""
        return [card.id for card in self.state.faction(seat).cards].index(name)

    def pool(self, seat: int, shown: str) -> "Table":
        """Set a side's dice: o offence, d defence, m morale."""
        self.state.dice[seat] = [shown.count(letter) for letter in "odm"]
        return self

    def rolls(self, shown: str) -> "Table":
        """The next dice to come."""
        self.source = Script([SHOWN[letter] for letter in shown.replace(" ", "")], None, Stream("later"))
        return self

    def roll_on(self) -> "Table":
        """Answer open rolls and draws."""
        while (decision := self.state.decision) is not None and decision.request is not None:
            feed(self.state, outcome(decision.request, self.source))
        return self

    def offers(self, start: str = "") -> list[str]:
        """The texts of all options of all asked seats that begin with ``start``."""
        decision = self.state.decision
        assert decision is not None
        found = []
        for seat in decision.actors:
            found += [GAME.format(self.state, option) for option in GAME.options(self.state, seat)]
        return [text for text in found if text.startswith(start)]

    def go(self, *texts: str) -> "Table":
        """Take options, each named by the beginning of its text."""
        for text in texts:
            seat, option = self._find(text)
            take(self.state, seat, option)
            self.roll_on()
        return self

    def _find(self, text: str) -> tuple[int, Option]:
        decision = self.state.decision
        assert decision is not None
        for seat in decision.actors:
            for option in GAME.options(self.state, seat):
                written = GAME.format(self.state, option)
                if written == text or written.startswith(text + " "):
                    return seat, option
        raise AssertionError(f"{text} is not among {self.offers()} ({decision.kind})")

    # -- refusals ----------------------------------------------------------------------------------
    def why(self, text: str, seat: int = -1) -> str:
        """Why an option is refused to the asked seat: reason, clause and arguments; "" if it is legal."""
        asked = self.actor if seat < 0 else seat
        if self.state.decision is not None:
            # A test may have moved pieces by hand since the question, so what was offered then is out of date.
            self.state.decision = self.state.decision._replace(offered=None)
        refusal = GAME.refusal(self.state, asked, GAME.parse(self.state, asked, text))
        if refusal is None:
            return ""
        return " ".join([refusal.reason, refusal.clause, *(f"{key}={value}" for key, value in refusal.args.items())])

    def grey(self) -> dict[str, str]:
        """The fixed controls that the asked seat cannot use: target, then reason, clause and arguments."""
        shown = GAME.refusals(self.state, self.actor, GAME.options(self.state, self.actor))
        return {
            one["target"]: " ".join(
                [one["reason"], one["clause"], *(f"{key}={value}" for key, value in one.get("args", {}).items())]
            )
            for one in shown
        }

    # -- looking -----------------------------------------------------------------------------------
    @property
    def asks(self) -> str:
        """What is asked."""
        decision = self.state.decision
        assert decision is not None
        return decision.kind

    @property
    def actor(self) -> int:
        """Who is asked."""
        decision = self.state.decision
        assert decision is not None
        return decision.actors[0]

    @property
    def asked(self) -> tuple[int, ...]:
        """All who are asked."""
        return self.state.decision.actors if self.state.decision is not None else ()

    def count(self, seat: int, area: str, name: str = "", routed: int = -1) -> int:
        """How many units are there, perhaps of one type, perhaps only (un)routed ones."""
        groups = self.state.groups(self.area(area), seat)
        wanted = self.kind(seat, name) if name else -1
        return sum(n for kind, r, n in groups if wanted in (-1, kind) and routed in (-1, r))

    def holds(self, area: str) -> int:
        """Who controls an area."""
        return self.state.controller(self.area(area))

    def structures(self, area: str) -> tuple[int, list[str]]:
        """Owner and structures of a world."""
        built = self.state.built[self.area(area)]
        return self.state.owner[self.area(area)], [name for s, name in enumerate(STRUCTURES) if built >> s & 1]

    def dice(self, seat: int) -> str:
        """A side's dice as letters."""
        return "".join("odm"[face] * self.state.dice[seat][face] for face in range(3))

    def shown(self, seat: int) -> tuple[int, int]:
        """A side's combat tokens: offence, defence."""
        return self.state.tokens[seat][0], self.state.tokens[seat][1]

    def held(self, seat: int) -> dict[str, int]:
        """A player's asset tokens."""
        return {name: self.state.assets[seat][n] for n, name in enumerate(ASSETS)}

    def events(self, *types: str) -> list[str]:
        """The types of what has happened, or only of the wanted types."""
        return [event.type for event in self.state.events or [] if not types or event.type in types]
