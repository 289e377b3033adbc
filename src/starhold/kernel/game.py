"""What a game offers to everybody else, and where games are found."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import ClassVar, Generic, NamedTuple, TypeVar

from starhold.kernel import Plain as Plain
from starhold.kernel import mypyc_attr
from starhold.kernel.chance import Stream
from starhold.kernel.decision import CHANCE, Decision, Option
from starhold.kernel.entries import spread
from starhold.kernel.events import Event
from starhold.kernel.option_kinds import OptionKind
from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refusal, Refused, refuse
from starhold.kernel.run import options, take
from starhold.kernel.state import Frame, State

S = TypeVar("S", bound=State)
Value = bool | str | int
LAST = 0
"""The reading of a version of the rules to which no later one was added under the same number."""


class Choice(NamedTuple):
    """A table option: its id, the allowed values (the first is the default) and the clause behind it."""

    id: str
    values: tuple[Value, ...]
    clause: str = ""


class Config:
    """How a table is set up: ``seats`` (how many), a value for every table option, and ``rules``.

    ``rules`` is the version of the game's rules by which the table plays from its first move to its last; ``reading``
    says which of several meanings that number had, `LAST` as a rule (`starhold.kernel.readings`).
    """

    __slots__ = ("options", "reading", "rules", "seats")

    def __init__(
        self, seats: int, options: dict[str, Value] | None = None, rules: int = 1, reading: int = LAST
    ) -> None:
        self.seats = seats
        self.options = options or {}
        self.rules = rules
        self.reading = reading

    def since(self, rules: int, reading: int) -> bool:
        """Whether the table plays by that reading of that version or by a later one."""
        return self.rules > rules or (self.rules == rules and (self.reading == LAST or self.reading >= reading))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: how to set it up, ask about it, show it and write it down. Holds no play of its own.

    ``kinds`` and ``reasons`` are closed lists, ``option_kinds`` is the table of option kinds
    (`starhold.kernel.option_kinds`); ``frames`` maps the names that the codec writes to frame classes.
    ``rules_version`` counts the changes after which a record made before might no longer fit; a game still plays by
    the older ones where ``Config.rules`` says so. ``readings`` lists the versions whose meaning was changed under the
    same number by mistake, with the moment of each change (milliseconds since 1970, UTC). ``open_information`` says
    that all views are the same but for ``you``.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    readings: ClassVar[dict[int, tuple[int, ...]]] = {}
    seats: ClassVar[tuple[int, int]]
    kinds: ClassVar[Mapping[str, str]]
    """For each kind of decision the clause with which its rule begins, "" for what rests on none, such as dice."""
    option_kinds: ClassVar[Mapping[str, OptionKind]]
    reasons: ClassVar[tuple[str, ...]]
    frames: ClassVar[dict[str, type[Frame]]]
    open_information: ClassVar[bool] = False
    beneath: ClassVar[dict[str, tuple[str, ...]]] = {}
    """For each frame the frames that may lie right below it, "" for the bottom; one that is not named lies anywhere."""
    asks: ClassVar[dict[str, tuple[str, ...]]] = {}
    """For each frame the kinds of decisions that it asks itself; one that is not named asks anything."""
    chosen: ClassVar[tuple[str, ...]] = ()
    """The public log lines by which a ``seat`` takes or plays a ``card`` that it has chosen: what people like."""
    prefix: ClassVar[str] = ""
    """Stands before the ids of the game's prompts, option labels and log lines, so that no two games share one."""

    # -- set-up ----------------------------------------------------------------------------------------------------
    def choices(self, seats: int) -> list[Choice]:
        """The table options for that many seats."""
        raise NotImplementedError

    def configure(self, seats: int, given: dict[str, Value] | None = None) -> Config:
        """A complete configuration from the options ``given``; `Refused` when one is unknown or impossible."""
        low, high = self.seats
        if not low <= seats <= high:
            raise refuse("seats-impossible", low=low, high=high)
        known = {choice.id: choice for choice in self.choices(seats)}
        chosen: dict[str, Value] = {name: choice.values[0] for name, choice in known.items()}
        for name, value in (given or {}).items():
            if name not in known:
                raise refuse("choice-unknown", choice=str(name))
            if not any(type(value) is type(one) and value == one for one in known[name].values):
                raise refuse("choice-impossible", known[name].clause, choice=name, value=str(value))
            chosen[name] = value
        return Config(seats, chosen, self.rules_version)

    def by_rules(self, config: Config, version: int, reading: int = LAST) -> Config:
        """``config``, played by that version of the rules; `Refused` (``rules-unknown``) if there is none here."""
        if not 1 <= version <= self.rules_version:
            raise refuse("rules-unknown", rules=version, newest=self.rules_version)
        return Config(config.seats, config.options, version, reading)

    def configure_as(self, document: Node, seats: int, given: Plain) -> Config:
        """As `configure`, by the ``rules`` that a position or view names; left out they are those of today."""
        version = document.get("rules", self.rules_version).number(1, self.rules_version)
        reading = document.get("reading", LAST).number(LAST, len(self.readings.get(version, ())))
        return self.by_rules(self.configure(seats, given), version, reading)

    def layouts(self) -> list[Plain]:
        """The boards that a table can be made with, for small previews; empty for a game with one board."""
        return []

    def blank(self, config: Config) -> S:
        """A fresh state with what never changes at a table in place, for whoever fills in the rest."""
        raise NotImplementedError

    def start(self, config: Config) -> S:
        """The state at the first decision."""
        raise NotImplementedError

    # -- playing ---------------------------------------------------------------------------------------------------
    def options(self, state: S, seat: int) -> list[Option]:
        """The legal options of ``seat``: those of the open question, if it is asked."""
        return options(state, seat)

    def standing(self, state: S, seat: int) -> list[Option]:
        """Options that ``seat`` has even when it is not asked: its settings, such as to pass by itself.

        All but the last number, in the text all but the last word, name the setting; the last one is its new value.
        """
        return []

    def stand(self, state: S, seat: int, option: Option) -> None:
        """Make a setting of ``seat``: nothing else changes, and only ``seat`` can see it."""
        raise NotImplementedError

    def implied(self, state: S, seat: int, option: Option) -> Option | None:
        """What a setting answers to the open question that ``seat`` is asked, or None if it answers nothing."""
        return None

    def apply(self, state: S, seat: int, option: Option) -> None:
        """Carry out ``option`` for ``seat`` if it is legal, else raise `Refused` and leave the state as it was."""
        if option in self.options(state, seat):
            take(state, seat, option)
        elif option in self.standing(state, seat):
            answer = self.implied(state, seat, option)
            self.stand(state, seat, option)
            if answer is not None:
                take(state, seat, answer)
        else:
            refusal = self.refusal(state, seat, option) or Refusal("not-an-option")
            raise refuse(refusal.reason, refusal.clause, **refusal.args)

    def read(self, state: S, seat: int, text: str) -> Option:
        """The option that ``seat`` sends as ``text``: the one way in for texts of people and programs.

        Who may act comes first, and only then is the text looked at: `Refused` as `barred` or `parse` say.
        """
        refusal = self.barred(state, seat, text)
        if refusal is not None:
            raise Refused(refusal)
        return self.parse(state, seat, text)

    def barred(self, state: S, seat: int, text: str) -> Refusal | None:
        """Why ``seat`` may send nothing now (``game-over``, ``not-asked``), or None: it is asked, or it may always send
        this ``text``, that of a standing option. Nothing of those who are asked is touched.
        """
        decision = state.decision
        if decision is None or decision.over:
            return Refusal("game-over")
        if seat in decision.actors and seat != CHANCE:
            return None
        own = (self.format(state, option) for option in self.standing(state, seat))
        return None if text in own else Refusal("not-asked")

    def refusal(self, state: S, seat: int, option: Option) -> Refusal | None:
        """Why ``seat`` may not take ``option`` now, or None if it may: the one home of every refusal."""
        decision = state.decision
        if decision is None or decision.over:
            return Refusal("game-over")
        if seat in decision.actors and seat != CHANCE:
            return self.explain(state, seat, option)
        return None if option in self.standing(state, seat) else Refusal("not-asked")

    def explain(self, state: S, seat: int, option: Option) -> Refusal | None:
        """The rule that forbids an option of an asked seat, from what it may know; None exactly when it may take it.

        `starhold.kernel.agreement` holds this against the options.
        """
        legal = option in self.options(state, seat) or option in self.standing(state, seat)
        return None if legal else Refusal("not-an-option")

    def places(self, state: S) -> dict[str, Plain]:
        """The names of places that are not called by their ids: for each id the words ``{"id", "args"}``; public."""
        return {}

    def winners(self, state: S) -> tuple[int, ...]:
        """The winning seats of a finished game; empty while it runs."""
        raise NotImplementedError

    # -- showing ---------------------------------------------------------------------------------------------------
    def view(self, state: S, seat: int | None) -> Plain:
        """What ``seat`` (None: a spectator) may know, built by adding; ``rules`` is the version it is played by."""
        common = self.common(state)
        return common if seat is None else self.own(state, seat, common)

    def common(self, state: S) -> Plain:
        """What everybody may know: the view of a spectator."""
        raise NotImplementedError

    def own(self, state: S, seat: int, common: Plain) -> Plain:
        """The view of ``seat``, ``common`` with what only it may know added; ``common`` itself stays as it is."""
        return {**common, "you": seat}

    def prompt(self, state: S) -> Plain:
        """The prompt of the open question: ``{"id", "args"}``, without secrets."""
        raise NotImplementedError

    def question(self, state: S) -> Plain:
        """The prompt with the clause of its rule: ``{"id", "args", "clause"}``, the last one only if there is one."""
        clause = self.kinds[state.decision.kind] if state.decision is not None else ""
        prompt = self.prompt(state)
        return prompt | {"clause": clause} if clause else prompt

    def path(self, state: S) -> str:
        """Where the game is, from the outermost frame to the running one, for whoever looks into a situation."""
        names = {frame: name for name, frame in self.frames.items()}
        return " › ".join(names[type(frame)] for frame in state.stack)

    def outline(self, state: S, seat: int, options: list[Option]) -> list[Plain]:
        """The options for people and programs: text, kind, label, paths of targets, and what they cost or risk.

        An entry may stand for several options that differ in one word; see `starhold.kernel.entries`.
        """
        raise NotImplementedError

    def describe(self, state: S, seat: int, options: list[Option]) -> list[Plain]:
        """The same, one entry for each option."""
        return spread(self.outline(state, seat, options))

    def refusals(self, state: S, seat: int, options: list[Option]) -> list[Plain]:
        """For the fixed controls that none of the ``options`` of ``seat`` uses now: target, reason, clause."""
        return []

    def tell(self, event: Event, seat: int | None) -> Plain:
        """An event as ``{"type", "args"}`` for ``seat``, squares and cards by name."""
        raise NotImplementedError

    def imagine(self, view: Plain, source: Stream) -> S:
        """A full state that ``view`` could come from, its hidden parts drawn from ``source``."""
        raise NotImplementedError

    def estimate(self, view: Plain) -> Plain | None:
        """The chances in what is under way, as far as ``view`` tells, with what they assume (docs/protocol.md).

        None when there is nothing to estimate. Made from the view alone, so it cannot tell a secret, and the same view
        gives the same answer. It may take some hundredths of a second: a server lets other processes do it.
        """
        return None

    # -- writing down ----------------------------------------------------------------------------------------------
    def format(self, state: S, option: Option) -> str:
        """The text form of an option (of chance too)."""
        raise NotImplementedError

    def parse(self, state: S, seat: int, text: str) -> Option:
        """The option that ``text`` means from ``seat``, or an outcome from `CHANCE`; `Refused` (``option-unreadable``).

        Whether a text can be read, and as what, depends on public rules and on what ``seat`` itself knows, never on
        who is asked: use `read` for what somebody sends.
        """
        raise NotImplementedError

    def to_position(self, state: S) -> Plain:
        """The situation as a document that people can write by hand."""
        raise NotImplementedError

    def from_position(self, position: Plain) -> S:
        """The situation that a document describes; `Refused` (``position-broken``) naming the place."""
        raise NotImplementedError

    def bounds(self, state: S, frame: str, field: str) -> tuple[int, int] | None:
        """Lowest and highest number that a field of a frame (of that name) can hold in a situation; None: any."""
        return None

    def arguments(self, state: S, decision: Decision) -> list[tuple[int, int]] | None:
        """Lowest and highest value of each argument that a decision of that kind has in a situation; None: any."""
        return None

    def check(self, state: S, frame: Frame, fields: Node) -> None:
        """`Refused` (``position-broken``) for ``fields`` of a frame that fit neither one another nor the situation.

        Their bounds have been looked at. What passes is a frame that the rules can carry on.
        """


def games() -> list[str]:
    """Ids of the installed games, sorted."""
    return sorted({point.name for point in entry_points(group="starhold.games")})


@cache
def find_game(name: str) -> Game[State]:
    """The game with that id; `Refused` (``game-unknown``) if none is installed under it.

    What else its states are is only known to the game itself.
    """
    for point in entry_points(group="starhold.games"):
        if point.name == name:
            found: Game[State] = point.load()
            return found
    raise refuse("game-unknown", game=name)
