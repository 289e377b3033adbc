"""The shape of a view of Forbidden Stars (docs/protocol.md): the client's types are made of it by `tools/wire.py`."""

from typing import Literal, NotRequired, TypedDict

from starhold.games.forbidden_stars.rules.combat_outcome import Fate, Reason
from starhold.kernel.game import Plain

Value = bool | str | int


# -- the board -------------------------------------------------------------------------------------
class Units(TypedDict):
    """Units of one type in an area; ``count`` are all of them, the routed ones included."""

    seat: int
    unit: str
    count: int
    routed: int


class Objectives(TypedDict):
    """How many objective tokens of a seat lie in an area."""

    seat: int
    count: int


class Area(TypedDict):
    """An area; ``controller`` is a seat, -1 for nobody, -2 for contested; ``mark``: objective tokens may lie here."""

    id: str
    capacity: int
    controller: int
    world: NotRequired[bool]
    materiel: NotRequired[int]
    assets: NotRequired[list[str]]
    mark: NotRequired[bool]
    structures: NotRequired[list[str]]
    owner: NotRequired[int]
    units: NotRequired[list[Units]]
    objectives: NotRequired[list[Objectives]]


class Token(TypedDict):
    """An order token in a stack; its face only for those who may know it."""

    seat: int
    copy: NotRequired[int]
    order: NotRequired[str]
    upgrade: NotRequired[str]


class System(TypedDict):
    """A tile on the table; its areas are NW, NE, SE, SW, its stack of orders from the bottom up."""

    tile: str
    cell: str
    turn: int
    seat: int
    areas: list[Area]
    stack: list[Token]


class Storm(TypedDict):
    """A storm and whether it has moved in this round."""

    edge: str
    moved: bool


# -- players ---------------------------------------------------------------------------------------
class Face(TypedDict):
    """Type and upgrade of an order token."""

    order: str
    upgrade: NotRequired[str]
    copy: NotRequired[int]


class Order(Face):
    """An order token and where it is: ``hand``, ``used``, ``deck`` or ``laid``."""

    place: str


class Orders(TypedDict):
    """Order tokens: how many can be laid and are laid; all of them for their owner, else those everybody has seen."""

    hand: int
    laid: int
    tokens: NotRequired[list[Order]]
    known: NotRequired[list[Order]]
    revealed: NotRequired[Face]


class Cards(TypedDict):
    """Combat cards; their owner sees hand and face-down card, others how many."""

    hand: int | list[str]
    left: int | list[int]
    facedown: NotRequired[bool | str]


class Hidden(TypedDict):
    """The back of an event card."""

    icon: str


class Events(TypedDict):
    """Event cards; their owner sees those in hand, drawn and put apart, others how many."""

    deck: int
    may_hold: list[str]
    held: int | list[str]
    drawn: int | list[str]
    apart: int | list[str]
    used: list[str | Hidden]


class SeatState(TypedDict):
    """A player. ``auto`` and ``answers`` are for its owner; without a faction its parts are missing."""

    seat: int
    alive: bool
    materiel: int
    assets: dict[str, int]
    collected: int
    placed: int
    needed: int
    command: int
    tiles: list[int]
    due: list[int]
    dice: list[int]
    shown: list[int]
    bonus: list[int]
    peeked: bool
    orders: Orders
    cards: Cards
    auto: NotRequired[int]
    answers: NotRequired[list[int]]
    faction: NotRequired[str]
    pieces: NotRequired[dict[str, int]]
    upgrades: NotRequired[dict[str, str]]
    deck: NotRequired[list[str]]
    gone: NotRequired[list[str]]
    events: NotRequired[Events]


# -- printed figures -------------------------------------------------------------------------------
class UnitFigures(TypedDict):
    """The printed figures of a unit."""

    kind: Literal["ground", "ship"]
    level: int
    cost: int
    forge: int
    dice: int
    health: int
    morale: int
    box: int


class CombatCard(TypedDict):
    """A combat card: its bolters, shields and morale, its price, and the units that its lower ability needs."""

    icons: list[int]
    level: int
    cost: int
    needs: list[str]


class Upgrade(TypedDict):
    """An order upgrade."""

    order: str
    level: int
    cost: int


class EventCard(TypedDict):
    """An event card: whether it is a scheme, its storm, and when it is played."""

    scheme: bool
    storm: str
    when: str


class Printed(TypedDict):
    """What is printed on the pieces of a faction."""

    units: dict[str, UnitFigures]
    cards: dict[str, CombatCard]
    upgrades: dict[str, Upgrade]
    events: dict[str, EventCard]
    dominate: str


# -- fights ----------------------------------------------------------------------------------------
class Play(TypedDict):
    """A card that lies face up; ``enabled``: its lower ability works now, ``by`` these units."""

    card: str
    round: int
    play: int
    counts: bool
    enabled: NotRequired[bool]
    by: NotRequired[list[str]]


class Dice(TypedDict):
    """Dice by face."""

    offence: int
    defence: int
    morale: int


class Tokens(TypedDict):
    """Combat tokens by kind."""

    offence: int
    defence: int


class FightSide(TypedDict):
    """A side of a fight; ``damage`` is what it would take now."""

    seat: int
    dice: Dice
    bolters: int
    shields: int
    damage: int
    tokens: Tokens
    morale: NotRequired[int]
    units_dice: NotRequired[int]
    plays: NotRequired[list[Play]]
    reinforcement: NotRequired[int]


class Hit(TypedDict):
    """A unit that takes damage."""

    unit: str
    routed: bool


class Damage(TypedDict):
    """Damage to give to own units: how much, the hits that are forced, and what a target of each type takes at most."""

    left: int
    hits: list[Hit]
    takes: dict[str, int]


class Fight(TypedDict):
    """The fight under way, the attacker's side first.

    ``hand`` are the own cards, each with whether its lower ability would work now; ``assign`` is the own damage that is
    still to be given to units.
    """

    kind: Literal["combat", "strike"]
    round: int
    sides: list[FightSide]
    area: NotRequired[str]
    origins: NotRequired[list[str]]
    ahead: NotRequired[int]
    hand: NotRequired[dict[str, bool]]
    assign: NotRequired[Damage]


class StrikeOdds(TypedDict):
    """What an orbital strike promises, from the dice alone: the damage to expect, and the chances that something, and
    that everything there, is destroyed.
    """

    dice: int
    damage: float
    destroy: float
    clear: float


class Loss(TypedDict):
    """How many units of a type were lost."""

    unit: str
    count: int


class EndedSide(TypedDict):
    """A side of a combat that has ended."""

    seat: int
    lost: list[Loss]
    morale: NotRequired[int]


class Ended(TypedDict):
    """How the latest combat ended, the attacker's side first.

    ``reason``: morale decided; nothing of the loser was left; only routed units stood there; nothing of either side was
    left. ``fate`` is what became of the loser's last units.
    """

    round: int
    area: str
    reason: Reason
    sides: list[EndedSide]
    fate: Fate
    winner: NotRequired[int]
    to: NotRequired[str]


# -- beside the situation --------------------------------------------------------------------------
class ShopUnit(TypedDict):
    """A unit to buy; ``forges`` are the forge tokens needed, -1 out of reach."""

    unit: str
    price: int
    forges: int
    supply: int


class Bought(TypedDict):
    """How many units were bought in this Deploy, of how many."""

    bought: int
    limit: int


class Shop(TypedDict):
    """What a player can buy."""

    units: list[ShopUnit]
    limit: NotRequired[Bought]


class TileFace(TypedDict):
    """A tile face as it lies at rotation 0."""

    tile: str
    areas: list[Area]


class OrderNow(TypedDict):
    """The order that is being carried out."""

    order: str
    system: str
    seat: int


class Standing(TypedDict):
    """Worlds, income and structures of a seat."""

    worlds: int
    income: int
    structures: int


class Limits(TypedDict):
    """The most there can be."""

    materiel: int
    structures: int
    rounds: int


class Show(TypedDict):
    """What is drawn beside the situation.

    ``contested``: an Advance has made this area contested, its combat is still to come; ``last_combat`` stays until the
    next order is resolved.
    """

    printed: dict[str, Printed]
    prices: dict[str, int]
    windows: list[str]
    limits: Limits
    seats: list[Standing]
    order: NotRequired[OrderNow]
    contested: NotRequired[str]
    last_combat: NotRequired[Ended]
    fight: NotRequired[Fight]
    shop: NotRequired[Shop]
    tiles: NotRequired[list[TileFace]]


class Situation(TypedDict):
    """The situation as far as somebody knows it, without the frames."""

    game: str
    rules: int
    reading: NotRequired[int]
    options: dict[str, Value]
    round: int
    first: int
    active: int
    systems: list[System]
    storms: list[Storm]
    seats: list[SeatState]
    winners: list[int]
    moment: Plain


class StarsView(Situation):
    """What a seat sees; ``moment`` and ``pending`` are for programs."""

    you: NotRequired[int]
    phase: str
    show: Show
    pending: Plain
