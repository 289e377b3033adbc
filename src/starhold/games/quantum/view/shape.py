"""What a view of Quantum looks like; the client's types are made of it (`tools/wire.py`).

A target is a text like ``ship:0.2``, a square one like ``d4``, a seat a number from 0.
"""

from typing import Literal, NotRequired, TypedDict

from starhold.kernel.game import Plain


class Odds(TypedDict):
    """The attacker's chance to win, and 1 where both ships may be destroyed first."""

    win: float
    both: float


class Orbit(TypedDict):
    """What counts for a seat at a planet."""

    seat: int
    sum: int
    "Of that seat's ships in orbit."
    needs: list[int]
    "Totals that would do now."
    corners: NotRequired[list[int]]
    "Numbers of ships on corners, each of which it may count or not."
    met: NotRequired[bool]
    "What it can count is enough."


class Tile(TypedDict):
    """Three by three squares; The Void has no planet."""

    square: str
    "Its top left one."
    void: NotRequired[bool]
    planet: NotRequired[str]
    number: NotRequired[int]
    capacity: NotRequired[int]
    start: NotRequired[bool]
    cubes: NotRequired[list[int]]
    "Owners of the cubes on the planet."
    orbits: NotRequired[list[Orbit]]


class Ship(TypedDict):
    """A ship of a seat, wherever it is; its id is its target."""

    id: str
    seat: int
    die: int
    number: NotRequired[int]
    "Missing in the reserve."
    place: Literal["map", "scrapyard", "reserve", "hand"]
    square: NotRequired[str]
    moved: bool
    used: bool
    struck: NotRequired[bool]
    "It has attacked with Strike or Tactical this turn."


class CommandCard(TypedDict):
    """A command card in front of a seat."""

    card: str
    spent: bool
    waits: bool


class SeatState(TypedDict):
    """The sheet of a seat."""

    seat: int
    dominance: int
    research: int
    cubes: int
    "Not yet placed."
    commands: list[CommandCard]
    owed: NotRequired[int]
    "Cards due in its next turn; missing where there are none."


class Decks(TypedDict):
    """How many cards are left to draw."""

    command: int
    gambit: int


class Discards(TypedDict):
    """The discarded cards, the latest last."""

    command: list[str]
    gambit: list[str]


class Market(TypedDict):
    """The cards on offer, decks and discards."""

    picked: NotRequired[str]
    "The card that is taking effect now."
    command: list[str]
    gambit: list[str]
    decks: Decks
    discards: Discards


class Turn(TypedDict):
    """Whose turn it is; actions are those left of the granted ones."""

    number: int
    seat: int
    actions: int
    granted: int
    bonus: bool
    due: int
    queued: NotRequired[int]
    "Bonus turns to come."


class CombatSide(TypedDict):
    """What one side of a combat has so far."""

    number: int
    modifier: int
    roll: NotRequired[int]
    total: NotRequired[int]


class Combat(TypedDict):
    """The fight that is being carried out."""

    attacker: str
    defender: str
    launch: str
    at: str
    kind: str
    attack: CombatSide
    defense: CombatSide
    odds: NotRequired[Odds]
    "As the fight stands; missing once it is decided."


class Layout(TypedDict):
    """The map that is played on; the size is in squares."""

    id: str
    columns: int
    rows: int
    cubes: int


class QuantumView(TypedDict):
    """What a seat or a spectator sees; all but ``you`` is the same for everybody."""

    game: str
    you: NotRequired[int]
    rules: int
    phase: Literal["setup", "actions", "advance", "over"]
    options: dict[str, str | int | bool]
    layout: Layout
    squares: list[str]
    "Every space; planets are not spaces."
    tiles: list[Tile]
    ships: list[Ship]
    seats: list[SeatState]
    market: Market
    turn: NotRequired[Turn]
    "Missing before the first turn."
    combat: NotRequired[Combat]
    start: NotRequired[int]
    winner: NotRequired[int]
    pending: NotRequired[Plain]
    "What is in the middle of being carried out, for whoever imagines the state."
