"""What is printed: factions, cards, tiles, and their effects compiled into steps. Read-only, shared by all states."""

from typing import Any, NamedTuple

from starhold.kernel.game import Plain

OFFENCE, DEFENCE, MORALE = range(3)
FACES = ("offence", "defence", "morale")
FORGE, CACHE, REINFORCEMENT = range(3)
ASSETS = ("forge", "cache", "reinforcement")
JOKER = 3
ICONS = (*ASSETS, "joker")
CITY, FACTORY, BASTION = range(3)
STRUCTURES = ("city", "factory", "bastion")
PRICES = (3, 2, 2)
"""Materiel for a city, a factory, a bastion (F-DEP-15)."""
BASTION_DICE, BASTION_HEALTH, BASTION_MORALE = 2, 3, 2
ADVANCE, DEPLOY, DOMINATE, STRATEGISE = range(4)
ORDERS = ("advance", "deploy", "dominate", "strategise")
STORM_ICONS = ("across", "sideways", "curve_right", "curve_left")
TYPES = 6
"""A faction has at most six types of units (F-DEF-17)."""
TOKEN = 6
"""The type index of a reinforcement token inside a combat (F-CBT-19)."""
WIDTH = 7

COMPULSORY, AUTOMATIC, OPTIONAL = range(3)
"""Who may decline a step (F-CARD-12)."""


class Counted:
    """A number that is counted: ``base`` and ``times`` what a counter finds.

    ``side``, ``at`` and ``filter`` say where it looks; ``which`` is the face, asset or structure that it counts.
    """

    __slots__ = ("at", "base", "counter", "filter", "side", "times", "which")

    def __init__(self, counter: str, base: int, times: int, which: int, side: str) -> None:
        self.counter = counter
        self.base = base
        self.times = times
        self.which = which
        self.side = side
        self.at = HERE
        self.filter = Filter()


Number = int | str | Counted
"""A number of a card: known, ``all`` or ``any``, or counted when it is wanted."""


class Filter(NamedTuple):
    """Which units qualify: unit codes, kind (0 ground, 1 ship, -1 any), level, highest level, routed or not."""

    codes: tuple[int, ...] = ()
    kind: int = -1
    level: int = -1
    max_level: Number | None = None
    routed: int = -1


class Place(NamedTuple):
    """Which areas qualify: a scope and named tests, some with a value."""

    scope: str
    tests: list[tuple[str, int]]


HERE = Place("here", [])


class Step:
    """One step or control of an effect: ``given`` holds its parameters, nested effects as effect numbers.

    ``mode`` says who may decline it; ``ref`` is its number in `Catalog.steps`. The parameters that most steps have
    stand beside ``given`` too, as meant where they are missing. ``free`` says whether any number up to ``n`` will do (0
    or 1), ``skip`` whether none will. ``rule`` and ``picks`` are put in by the rules, which know how a step is done.
    """

    __slots__ = ("at", "by", "filter", "free", "given", "mode", "n", "name", "picks", "ref", "rule", "side", "skip")

    def __init__(self, name: str, mode: int, ref: int) -> None:
        self.name = name
        self.mode = mode
        self.ref = ref
        self.rule: Any = None
        self.picks: Any = None
        self.fill({})

    def fill(self, given: Plain) -> None:
        """Set the parameters."""
        self.given = given
        self.side: str = given.get("side", "me")
        self.by: str = given.get("by", "me")
        self.n: Number = given.get("n", 1)
        self.at: Place = given.get("at", HERE)
        self.filter: Filter | None = given.get("filter")
        self.free = int(self.n == "any" or bool(given.get("up_to")))
        self.skip = int(self.free or self.mode == OPTIONAL)


class Block(NamedTuple):
    """An effect and when it may come into play, with its conditions."""

    when: str
    conditions: tuple[str, ...]
    effect: int


class UnitType(NamedTuple):
    """A type of units (F-DEF-17); ``kind`` is 0 for ground units, 1 for ships."""

    id: str
    kind: int
    level: int
    cost: int
    forge: int
    dice: int
    health: int
    morale: int
    box: int
    start: int


class CombatCard(NamedTuple):
    """A combat card: icons, general effect and unit effect (-1: none), and who enables the unit effect.

    ``needs`` lists unit types; ``needs_bastion`` says whether a bastion does too. Starting cards have level -1.
    """

    id: str
    icons: tuple[int, ...]
    level: int
    cost: int
    general: int
    unit: int
    needs: tuple[int, ...]
    needs_bastion: bool


class Upgrade(NamedTuple):
    """An order upgrade: the order it belongs to, level, price and blocks."""

    id: str
    order: int
    orbital: bool
    level: int
    cost: int
    blocks: list[Block]


class EventCard(NamedTuple):
    """An event: scheme or tactic, its storm icon (index into `STORM_ICONS`) and its one timing."""

    id: str
    scheme: bool
    icon: int
    blocks: list[Block]
    when: str


class Area(NamedTuple):
    """An area of a tile face; a void has capacity 3, no materiel and no assets (F-DEF-12)."""

    id: str
    world: bool = False
    capacity: int = 3
    materiel: int = 0
    assets: tuple[int, ...] = ()
    objective: bool = False


class Face(NamedTuple):
    """One side of a tile: its areas NW, NE, SE, SW at rotation 0, and its number of the tile."""

    id: str
    tile: int
    areas: tuple[Area, ...]


class Faction:
    """One faction as its file describes it.

    ``figures[world]`` lists the types as they fight on a world (1) or in a void (0), the reinforcement token as the
    unit that it counts as there (F-CBT-19): ``reinforcement`` on a world and in a void. ``dice``, ``morale`` and
    ``health`` (a bastion's too, last) are columns of it, to be added up quickly.
    """

    __slots__ = (
        "assets", "blocks", "cards", "dice", "dominate", "events", "figures", "health", "home", "id", "morale",
        "objectives", "reinforcement", "starting", "structures", "units", "upgrades",
    )  # fmt: skip

    def __init__(self, name: str, units: tuple[UnitType, ...], reinforcement: tuple[int, ...]) -> None:
        self.id = name
        self.units = units
        self.reinforcement = reinforcement
        self.figures = tuple((*units, *[units[fits]] * (WIDTH - len(units))) for fits in reversed(reinforcement))
        self.dice = tuple(tuple(unit.dice for unit in row) for row in self.figures)
        self.health = tuple((*[unit.health for unit in row], BASTION_HEALTH) for row in self.figures)
        self.morale = tuple(tuple(unit.morale for unit in row) for row in self.figures)
        self.structures: tuple[int, ...] = ()
        self.assets: tuple[int, ...] = ()
        self.dominate = ""
        self.objectives: tuple[str, ...] = ()
        self.blocks: list[Block] = []
        self.cards: list[CombatCard] = []
        self.upgrades: list[Upgrade] = []
        self.events: list[EventCard] = []
        self.starting: list[int] = []
        self.home = -1


class Catalog:
    """Everything printed: factions in order, tile faces (two per tile), storm arrows, board sizes, all effects."""

    __slots__ = ("arrows", "central", "common", "effects", "faces", "factions", "flags", "sizes", "steps")

    def __init__(self) -> None:
        self.factions: list[Faction] = []
        self.faces: list[Face] = []
        self.common: list[int] = []
        self.sizes: dict[int, tuple[int, int]] = {}
        self.central: dict[int, list[tuple[int, int]]] = {}
        self.arrows: list[list[list[tuple[int, int, int]]]] = []
        self.effects: list[list[Step]] = []
        self.steps: list[Step] = []
        self.flags: list[str] = []

    def faction(self, name: str) -> int:
        """The number of the faction with that id, or -1."""
        return next((number for number, faction in enumerate(self.factions) if faction.id == name), -1)
