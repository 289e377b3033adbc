"""What browser and server say to each other (``docs/protocol.md``), as types."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from starhold.kernel.game import Value

RequestId = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")]
OptionText = Annotated[str, Meta(max_length=500)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
# Names have no bound here but that of the whole request: `clean_name` refuses what is too long and names the limit.


# -- people and games ----------------------------------------------------------------------------
class Me(Struct, omit_defaults=True):
    """The visitor. ``id`` is a public mark that only tells visitors apart.

    ``account`` is the name that the visitor is signed in by; ``host``: they may see to the server itself.
    """

    id: str
    name: str
    language: str
    account: str = ""
    host: bool = False


class MePatch(Struct, forbid_unknown_fields=True):
    """What a visitor changes about themselves."""

    name: str | None = None
    language: Annotated[str, Meta(max_length=20)] | None = None


class ChoiceInfo(Struct, omit_defaults=True):
    """A table option: its values, the default first named, the rule clause, and the seat counts that have it."""

    id: str
    values: list[Value]
    default: Value
    clause: str = ""
    seats: list[int] = []


class SeatRange(Struct):
    """How many can play."""

    min: int
    max: int


class GameInfo(Struct):
    """A game that tables can be made for."""

    id: str
    seats: SeatRange
    choices: list[ChoiceInfo]
    layouts: list[dict[str, Any]]
    bots: list[str]


class Clause(Struct, omit_defaults=True):
    """One numbered rule: ``mark`` tells where it comes from."""

    id: str
    text: str
    mark: str = ""


class Chapter(Struct):
    """A chapter of the rules."""

    title: str
    clauses: list[Clause]


# -- tables --------------------------------------------------------------------------------------
class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; seats: ``me``, ``open``, ``bot:NAME``, ``same-screen:NAME``."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[str], Meta(max_length=12)]
    options: dict[str, Value] = {}
    name: str = ""
    public: bool = False
    seed: Annotated[str, Meta(max_length=100)] | int | None = None


class Sit(Struct, forbid_unknown_fields=True):
    """Take a seat (any open one if left out). With ``name`` one more person at the same screen takes it."""

    seat: SeatNumber | None = None
    invite: Annotated[str, Meta(max_length=64)] = ""
    name: str = ""


class Appoint(Struct, forbid_unknown_fields=True):
    """The owner fills or frees a seat of a table that has not started.

    ``open``, ``bot:NAME``, ``same-screen:NAME``, or ``same-screen-of:SEAT:NAME`` for one more person at the screen of
    whoever sits at that seat. ``whom`` is who the owner saw there, by name: it is refused if that has changed since.
    """

    seat: SeatNumber
    to: str
    whom: str | None = None


class SeatInfo(Struct, omit_defaults=True):
    """A seat as others see it."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False


class Lineage(Struct, omit_defaults=True):
    """Where a record came from that did not begin at its table: a ``fork`` of another game after ``seq`` entries, whose
    table (``source``) its owner is told, or an ``archive``, a record that was brought as a file.
    """

    kind: str
    seq: int = 0
    source: str = ""


class TableInfo(Struct, omit_defaults=True):
    """A table as one visitor sees it; ``invite`` is for those who sit there.

    Of a finished one ``won`` are the seats that have won and ``ended`` the time, in milliseconds since 1970.
    ``closable``: the visitor may end it; ``freed``: its owner has taken the visitor's seat away.
    """

    id: str
    name: str
    game: str
    status: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    version: int
    owner: bool = False
    public: bool = False
    watching: int = 0
    invite: str = ""
    turn: list[int] = []
    won: list[int] = []
    ended: int = 0
    closable: bool = False
    freed: bool = False
    lineage: Lineage | None = None


class Page(Struct, omit_defaults=True):
    """How long a list of tables is in all; ``next`` is the mark behind which it goes on, if it does.

    Tables of others are counted up to 200; 201 says that there are more.
    """

    total: int
    next: str = ""


class Pages(Struct):
    """The three lists: own tables, those of others to join, those of others to watch."""

    mine: Page
    join: Page
    watch: Page


class TableList(Struct):
    """The first of the visitor's own tables, and of public ones of others: those to join before those to watch."""

    mine: list[TableInfo]
    open: list[TableInfo]
    pages: Pages


class TablePage(Struct, omit_defaults=True):
    """The next part of one list."""

    tables: list[TableInfo]
    total: int
    next: str = ""


class ErrorBody(Struct, omit_defaults=True):
    """Why a request was refused: a reason id for programs, a sentence for the visitor."""

    reason: str
    text: str
    args: dict[str, Any] = {}
    clause: str = ""


# -- live: client to server ----------------------------------------------------------------------
class TakeOption(Struct, tag="option"):
    """Take an option that was seen at ``version``."""

    id: RequestId
    seat: SeatNumber
    version: Count
    option: OptionText


class TakeBack(Struct, tag="undo"):
    """Undo the last step."""

    id: RequestId
    seat: SeatNumber
    version: Count


class AskWhy(Struct, tag="why"):
    """Why is an option impossible?"""

    id: RequestId
    seat: SeatNumber
    option: OptionText


class AskGhost(Struct, tag="ghost"):
    """Show an earlier moment; of a finished game also as another ``seat`` saw it, or with ``everything``."""

    id: RequestId
    version: Count
    seat: SeatNumber | None = None
    everything: bool = False


class AskStory(Struct, tag="story"):
    """Tell the log of a finished game as ``seat`` read it, or with ``everything``."""

    id: RequestId
    seat: SeatNumber | None = None
    everything: bool = False


class AskEstimate(Struct, tag="estimate"):
    """What are the chances at this moment?"""

    id: RequestId
    version: Count


class TakeScreen(Struct, tag="look"):
    """The player of ``seat`` has the screen now: lift the curtain and show what they may see."""

    id: RequestId
    seat: SeatNumber


class Ping(Struct, tag="ping"):
    """Are you there?"""


class Named(Struct):
    """The least that a message may say, to answer one that cannot be understood."""

    id: RequestId = ""


ClientMessage = TakeOption | TakeBack | AskWhy | AskGhost | AskStory | AskEstimate | TakeScreen | Ping


# -- live: server to client ----------------------------------------------------------------------
class Accepted(Struct, tag="accepted"):
    """The option or undo stands in the record; ``version`` is the one after it."""

    id: str
    version: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """The message changed nothing; ``retry`` says that the same message may succeed later."""

    reason: str
    text: str
    id: str = ""
    clause: str = ""
    args: dict[str, Any] = {}
    version: int = 0
    retry: bool = False


class Why(Struct, tag="why", omit_defaults=True):
    """Why an option is impossible; without a reason it is possible."""

    id: str
    reason: str = ""
    clause: str = ""
    args: dict[str, Any] = {}
    text: str = ""


class Estimate(Struct, tag="estimate", omit_defaults=True):
    """The chances at a moment as the asker can know them; without ``estimate`` there is nothing to estimate."""

    id: str
    version: int
    estimate: dict[str, Any] | None = None


class Presence(Struct, tag="presence"):
    """Somebody came, left or sat down."""

    table: TableInfo


class Pong(Struct, tag="pong"):
    """Yes."""
