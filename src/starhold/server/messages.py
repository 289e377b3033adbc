"""What browser and server say to each other (``docs/protocol.md``), as types."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from starhold.kernel.game import Plain, Value

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
    layouts: list[Plain]
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


# -- what a table agrees on beside its rules ------------------------------------------------------
class Pace(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How fast is played. ``time`` and ``increment`` are seconds, ``vacation`` days for each seat.

    ``none``: no clock. ``live`` and ``days``: a bank of time for the whole game, with an increment each time a seat has
    done what it was asked; ``move``: so much each time. ``sleep``: the sleeping hours of a seat do not count.
    """

    kind: Literal["none", "live", "move", "days"] = "none"
    time: Count = 0
    increment: Count = 0
    vacation: Annotated[int, Meta(ge=0, le=60)] = 0
    sleep: bool = False


NO_CLOCK = Pace()


class Terms(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a table agrees on beside its rules.

    ``absent`` is what happens when somebody's time is over: everybody waits, the others vote, a bot takes over, the
    seat is forfeited. ``moment``: so many seconds bots wait for a person's undo; -1: until that person is done.
    """

    pace: Pace = NO_CLOCK
    absent: Literal["wait", "vote", "bot", "forfeit"] = "wait"
    moment: Annotated[int, Meta(ge=-1, le=60)] = 0


NO_TERMS = Terms()


# -- tables --------------------------------------------------------------------------------------
class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; seats: ``me``, ``open``, ``bot:NAME``, ``same-screen:NAME``."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[str], Meta(max_length=12)]
    options: dict[str, Value] = {}
    name: str = ""
    public: bool = False
    terms: Terms = NO_TERMS
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


# -- beside the rules ----------------------------------------------------------------------------
class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up the game of ``seat``. Between two it ends; else a bot plays the seat on."""

    seat: SeatNumber


class Propose(Struct, tag="propose", forbid_unknown_fields=True):
    """Propose a draw, the end of the game without a result, or that a bot plays for the absent person of ``seat``."""

    what: Literal["draw", "end", "bot"]
    seat: SeatNumber | None = None


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree to the proposal of that number, or decline it."""

    number: Count
    agree: bool


class Withdraw(Struct, tag="withdraw", forbid_unknown_fields=True):
    """Take my proposal back."""

    number: Count


class Offer(Struct, tag="offer", forbid_unknown_fields=True):
    """Offer ``seat`` to whoever wants to play it on, or keep it after all."""

    seat: SeatNumber
    open: bool = True


class Substitute(Struct, tag="substitute", forbid_unknown_fields=True):
    """Take over a seat that is offered."""

    seat: SeatNumber
    invite: Annotated[str, Meta(max_length=64)] = ""


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take ``seat`` back from the bot that plays for me."""

    seat: SeatNumber


class Vacation(Struct, tag="vacation", forbid_unknown_fields=True):
    """Be away for so many days from now on; 0: I am back."""

    seat: SeatNumber
    days: Annotated[int, Meta(ge=0, le=60)]


class Sleep(Struct, tag="sleep", forbid_unknown_fields=True):
    """When I sleep, in minutes of my day: my clock stands then. ``zone`` is a name as ``Europe/Berlin``."""

    seat: SeatNumber
    zone: Annotated[str, Meta(max_length=64)]
    begins: Annotated[int, Meta(ge=0, lt=1440)]
    ends: Annotated[int, Meta(ge=0, lt=1440)]


class Done(Struct, tag="done", forbid_unknown_fields=True):
    """I do not want to undo: the bots need not wait."""

    seat: SeatNumber
    version: Count


class Reopen(Struct, tag="reopen", forbid_unknown_fields=True):
    """Go on with a game that was put away because nobody played."""


Matter = Resign | Propose | Vote | Withdraw | Offer | Substitute | Return | Vacation | Sleep | Done | Reopen


# -- tables as people see them --------------------------------------------------------------------
class ProposalInfo(Struct, omit_defaults=True):
    """What people decide together now. ``seat`` has proposed it, -1: the server, by the table's absentee rule.

    ``whom`` is the absent seat; ``agreed`` and ``declined`` are the seats that have voted, ``waits`` for those that may
    still; ``asks``: the visitor is one of them.
    """

    number: int
    what: str
    seat: int
    whom: int = -1
    agreed: list[int] = []
    declined: list[int] = []
    waits: list[int] = []
    asks: bool = False


class SeatInfo(Struct, omit_defaults=True):
    """A seat as others see it.

    ``out``: ``resigned`` or ``forfeited``; ``stood_in``: a bot plays for the person, who may come back; ``offered`` to
    a substitute; ``former``: who has played it before; ``late``: its time is over; ``away``: on vacation until then, in
    milliseconds since 1970. To oneself: days of ``vacation`` left, and one's hours of ``sleep``.
    """

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    mine: bool = False
    online: bool = False
    out: str = ""
    stood_in: bool = False
    offered: bool = False
    former: str = ""
    late: bool = False
    away: int = 0
    vacation: int = 0
    sleep: Sleep | None = None


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
    ``closable``: the visitor may end it; ``freed``: its owner has taken the visitor's seat away. ``ending``: how it has
    ended beside its rules; ``fades``: when it is put away, in milliseconds since 1970, unless somebody does something.
    ``left``, in lists: milliseconds that the visitor has left where a clock of theirs is asked.
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
    terms: Terms = NO_TERMS
    ending: str = ""
    proposal: ProposalInfo | None = None
    fades: int = 0
    left: int = 0


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
    args: dict[str, Value] = {}
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


class AskTrial(Struct, tag="try"):
    """Where do ``moves`` of all seats lead from a moment? What is not known is drawn from ``luck``."""

    id: RequestId
    version: Count
    moves: Annotated[list[OptionText], Meta(max_length=100)] = []
    luck: Count = 0
    seat: SeatNumber | None = None


class TakeScreen(Struct, tag="look"):
    """The player of ``seat`` has the screen now: lift the curtain and show what they may see."""

    id: RequestId
    seat: SeatNumber


class Ping(Struct, tag="ping"):
    """Are you there?"""


class Named(Struct):
    """The least that a message may say, to answer one that cannot be understood."""

    id: RequestId = ""


ClientMessage = TakeOption | TakeBack | AskWhy | AskGhost | AskStory | AskEstimate | AskTrial | TakeScreen | Ping


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
    args: dict[str, Value] = {}
    version: int = 0
    retry: bool = False


class Why(Struct, tag="why", omit_defaults=True):
    """Why an option is impossible; without a reason it is possible."""

    id: str
    reason: str = ""
    clause: str = ""
    args: dict[str, Value] = {}
    text: str = ""


class Estimate(Struct, tag="estimate", omit_defaults=True):
    """The chances at a moment as the asker can know them; without ``estimate`` there is nothing to estimate."""

    id: str
    version: int
    estimate: Plain | None = None


class Presence(Struct, tag="presence"):
    """Somebody came, left or sat down."""

    table: TableInfo


class ClockInfo(Struct, omit_defaults=True):
    """What the clock of a seat shows: milliseconds ``left``, and ``how`` it goes on from now.

    It ``runs``, ``stands`` because its seat is not asked, or ``rests``: a night, a vacation. ``warned``: soon over.
    """

    seat: int
    left: int
    how: str
    warned: bool = False


class Clocks(Struct, tag="clocks"):
    """The clocks of the table as they are now."""

    seats: list[ClockInfo]


class Pong(Struct, tag="pong"):
    """Yes."""
