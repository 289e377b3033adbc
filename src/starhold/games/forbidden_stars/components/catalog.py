"""What is printed: factions, cards, tiles, and their effects compiled into steps. Read-only, shared by all states."""

from typing import Any

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


class Filter:
    """Which units qualify: unit codes, kind (0 ground, 1 ship, -1 any), level, highest level, routed or not."""

    __slots__ = ("codes", "kind", "level", "max_level", "routed")

    def __init__(self) -> None:
        self.codes: tuple[int, ...] = ()
        self.kind = -1
        self.level = -1
        self.max_level: Any = None
        self.routed = -1


class Place:
    """Which areas qualify: a scope and named tests, some with a value."""

    __slots__ = ("scope", "tests")

    def __init__(self, scope: str, tests: list[tuple[str, int]]) -> None:
        self.scope = scope
        self.tests = tests


HERE = Place("here", [])


class Step:
    """One step or control of an effect: ``given`` holds its parameters, nested effects as effect numbers.

    ``mode`` says who may decline it; ``ref`` is its number in `Catalog.steps`. The parameters that most steps have
    stand beside ``given`` too, as meant where they are missing. ``free`` says whether any number up to ``n`` will do (0
    or 1), ``skip`` whether none will. ``rule`` is put in by the rules, which know how a step of that name is done.
    """

    __slots__ = ("at", "by", "filter", "free", "given", "mode", "n", "name", "ref", "rule", "side", "skip")

    def __init__(self, name: str, mode: int, ref: int) -> None:
        self.name = name
        self.mode = mode
        self.ref = ref
        self.rule: Any = None
        self.fill({})

    def fill(self, given: dict[str, Any]) -> None:
        """Set the parameters."""
        self.given = given
        self.side: str = given.get("side", "me")
        self.by: str = given.get("by", "me")
        self.n: Any = given.get("n", 1)
        self.at: Place = given.get("at", HERE)
        self.filter: Filter | None = given.get("filter")
        self.free = int(self.n == "any" or bool(given.get("up_to")))
        self.skip = int(self.free or self.mode == OPTIONAL)


class Block:
    """An effect and when it may come into play, with its conditions."""

    __slots__ = ("conditions", "effect", "when")

    def __init__(self, when: str, conditions: tuple[str, ...], effect: int) -> None:
        self.when = when
        self.conditions = conditions
        self.effect = effect


class UnitType:
    """A type of units (F-DEF-17); ``kind`` is 0 for ground units, 1 for ships."""

    __slots__ = ("box", "cost", "dice", "forge", "health", "id", "kind", "level", "morale", "start")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.id = name
        self.kind = int(data["kind"] == "ship")
        self.level: int = data["level"]
        self.cost: int = data["cost"]
        self.forge: int = data["forge"]
        self.dice: int = data["dice"]
        self.health: int = data["health"]
        self.morale: int = data["morale"]
        self.box: int = data["box"]
        self.start: int = data["start"]


class CombatCard:
    """A combat card: icons, general effect and unit effect (-1: none), and who enables the unit effect.

    ``needs`` lists unit types; ``needs_bastion`` says whether a bastion does too. Starting cards have level -1.
    """

    __slots__ = ("cost", "general", "icons", "id", "level", "needs", "needs_bastion", "unit")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.level: int = data.get("level", -1)
        self.cost: int = data.get("cost", 0)
        offence, defence, morale = data["icons"]
        self.icons: tuple[int, int, int] = offence, defence, morale
        self.general = -1
        self.unit = -1
        self.needs: tuple[int, ...] = ()
        self.needs_bastion = False


class Upgrade:
    """An order upgrade: the order it belongs to, level, price and blocks."""

    __slots__ = ("blocks", "cost", "id", "level", "orbital", "order")

    def __init__(self, data: dict[str, Any], blocks: list[Block]) -> None:
        self.id: str = data["id"]
        self.order = ORDERS.index(data["order"])
        self.orbital: bool = data["orbital"]
        self.level: int = data["level"]
        self.cost: int = data["cost"]
        self.blocks = blocks


class EventCard:
    """An event: scheme or tactic, its storm icon (index into `STORM_ICONS`) and its one timing."""

    __slots__ = ("blocks", "icon", "id", "scheme", "when")

    def __init__(self, data: dict[str, Any], blocks: list[Block]) -> None:
        self.id: str = data["id"]
        self.scheme: bool = data["kind"] == "scheme"
        self.icon = STORM_ICONS.index(data["storm"])
        self.blocks = blocks
        self.when = blocks[0].when


class Area:
    """An area of a tile face; a void has capacity 3, no materiel and no assets (F-DEF-12)."""

    __slots__ = ("assets", "capacity", "id", "materiel", "objective", "world")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.world: bool = data["type"] == "world"
        self.capacity: int = data.get("capacity", 3)
        self.materiel: int = data.get("materiel", 0)
        self.assets: tuple[int, ...] = tuple(ICONS.index(asset) for asset in data.get("assets", ()))
        self.objective: bool = data.get("objective", False)


class Face:
    """One side of a tile: its areas NW, NE, SE, SW at rotation 0, and its number of the tile."""

    __slots__ = ("areas", "id", "tile")

    def __init__(self, data: dict[str, Any], tile: int) -> None:
        self.id: str = data["id"]
        self.tile = tile
        self.areas = tuple(Area(area) for area in data["areas"])


class Faction:
    """One faction as its file describes it.

    ``figures[world]`` lists the types as they fight on a world (1) or in a void (0), the reinforcement token as the
    unit that it counts as there (F-CBT-19). ``dice``, ``morale`` and ``health`` (a bastion's too, last) are columns of
    it, to be added up quickly.
    """

    __slots__ = (
        "assets", "blocks", "cards", "dice", "dominate", "events", "figures", "health", "home", "id", "morale",
        "objectives", "reinforcement", "starting", "structures", "units", "upgrades",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.units = tuple(UnitType(name, unit) for name, unit in data["units"].items())
        names = [unit.id for unit in self.units]
        self.reinforcement = (names.index(data["reinforcement"]["world"]), names.index(data["reinforcement"]["void"]))
        self.figures = tuple(self._figures(fits) for fits in reversed(self.reinforcement))
        self.dice = tuple(tuple(unit.dice for unit in row) for row in self.figures)
        self.health = tuple((*[unit.health for unit in row], BASTION_HEALTH) for row in self.figures)
        self.morale = tuple(tuple(unit.morale for unit in row) for row in self.figures)
        self.structures = tuple(data["start"]["structures"].get(name, 0) for name in STRUCTURES)
        self.assets = tuple(data["start"]["assets"].get(name, 0) for name in ASSETS)
        self.dominate: str = data["dominate"]["id"]
        self.objectives: tuple[str, ...] = tuple(data["objectives"])
        self.blocks: list[Block] = []
        self.cards: list[CombatCard] = []
        self.upgrades: list[Upgrade] = []
        self.events: list[EventCard] = []
        self.starting: list[int] = []
        self.home = -1

    def _figures(self, token: int) -> tuple[UnitType, ...]:
        return (*self.units, *[self.units[token]] * (WIDTH - len(self.units)))


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
