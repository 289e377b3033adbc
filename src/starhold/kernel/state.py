"""The whole situation of a game as plain data, with the stack of frames that is its control flow."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, ClassVar, Self

from starhold.kernel import mypyc_attr
from starhold.kernel.decision import CHANCE, Decision, Option, Request
from starhold.kernel.events import Event, EventArg
from starhold.kernel.reasons import Refusal

OVER = Decision((), "over")
"""The decision of a finished game."""
TO_CHANCE = (CHANCE,)


@cache
def _roll(kind: str, count: int, refused: tuple[int, ...], viewers: tuple[int, ...] | None) -> Decision:
    """The question for ``count`` dice: made once, since a decision is never changed."""
    return Decision(TO_CHANCE, kind, (), Request("roll", count, 6, refused, (), viewers))


@lru_cache(1 << 12)
def _asked(seats: tuple[int, ...], kind: str, args: tuple[int, ...]) -> Decision:
    """The question of that kind to some seats, made once as well."""
    return Decision(seats, kind, args)


def attributes(cls: type) -> tuple[str, ...]:
    """Names of the instance attributes of a slotted class and its bases, base first."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        own = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        names += [name for name in own if name not in names]
    return tuple(names)


def duplicate(value: Any) -> Any:
    """A copy of a plain value that shares nothing that can change."""
    kind = type(value)
    if kind is list:
        if value and not isinstance(value[0], (int, str, tuple)):
            return [duplicate(item) for item in value]
        return value[:]
    if kind is int or kind is str or value is None or kind is bool or isinstance(value, tuple):
        return value
    return value.clone()


def flat(rows: Iterable[Iterable[int]]) -> list[int]:
    """The numbers of some rows, one row after the other."""
    return [number for row in rows for number in row]


def in_rows(kind: Any, numbers: list[Any], width: int = 0) -> list[Any]:
    """Numbers as rows of that kind of named tuple, or as lists of that ``width``."""
    if kind is list:
        return [numbers[start : start + width] for start in range(0, len(numbers), width)]
    width = len(kind._fields)
    return [kind(*numbers[start : start + width]) for start in range(0, len(numbers), width)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A rule paragraph being carried out: integers, short strings and lists of integers in slots.

    Every frame can be made without arguments (cloning and loading do so). ``advance`` runs until the state asks,
    calls another frame or finishes this one; the other methods answer for the decision that this frame asked.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        cls.FIELDS = tuple(sorted(attributes(cls)))

    def advance(self, state: Any) -> None:
        """Go on with the rule paragraph: ask, call, become or finish."""
        raise NotImplementedError

    def options(self, state: Any, seat: int) -> list[Option]:
        """All legal options of ``seat`` in the current decision, in a fixed order; never empty for an asked seat."""
        return []

    def explain(self, state: Any, seat: int, option: Option) -> Refusal | None:
        """The rule against an option of a kind that answers the current decision, None exactly for the legal ones."""
        return None

    def take(self, state: Any, seat: int, option: Option) -> None:
        """Carry out a legal option; the runner then goes on with ``advance``."""

    def chance(self, state: Any, values: list[int]) -> None:
        """Receive accepted dice faces or drawn cards."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""
        twin = type(self)()
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(twin, name, value if type(value) is int else duplicate(value))
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of every game state.

    ``stack`` holds the frames, the running one last; ``decision`` the open question or None while frames run;
    ``value`` what the last finished frame handed back; ``events`` what happened since the list was last emptied, or
    None when nobody listens. A subclass adds slots of plain values: integers, strings, tuples, lists (nested at
    will) and objects with ``clone``. ``SHARED`` names attributes that are fixed for the game: clones share them and
    they stay out of digest and codec. ``ROWS`` names lists of named tuples, with the kind of their rows, or of
    lists as wide as in a blank state (`list`): each is written down as one flat list of numbers. ``MADE_OF`` names
    those that ``__init__`` takes, in its order: a class compiled by mypyc runs it in ``__new__``.
    """

    __slots__ = ("decision", "events", "stack", "value")
    SHARED: ClassVar[tuple[str, ...]] = ()
    MADE_OF: ClassVar[tuple[str, ...]] = ("config",)
    COPIED: ClassVar[tuple[str, ...]] = ()
    ROWS: ClassVar[dict[str, Any]] = {}

    def __init__(self) -> None:
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.value = 0
        self.events: list[Event] | None = []

    def __init_subclass__(cls) -> None:
        skip = {"decision", "events", "stack", "value", *cls.SHARED}
        cls.COPIED = tuple(name for name in attributes(cls) if name not in skip)

    # -- control flow, used by frames ---------------------------------------------------------------------------
    def call(self, frame: Frame) -> None:
        """Put ``frame`` on the stack; the caller goes on when it has finished."""
        self.stack.append(frame)

    def enter(self, frame: Frame) -> None:
        """Put ``frame`` on the stack and let it advance at once; the caller does nothing more afterwards."""
        self.stack.append(frame)
        frame.advance(self)

    def become(self, frame: Frame) -> None:
        """Replace the running frame by ``frame``."""
        self.stack[-1] = frame

    def finish(self, value: int = 0) -> None:
        """End the running frame and hand ``value`` to the one below."""
        self.stack.pop()
        self.value = value
        if not self.stack:
            self.decision = OVER

    def stop(self) -> None:
        """End the game at this instant, whatever is still being carried out."""
        self.stack.clear()
        self.decision = OVER

    def ask(self, seat: int, kind: str, *args: int) -> None:
        """Ask one seat."""
        self.decision = _asked((seat,), kind, args)

    def offer(self, seat: int, found: list[Option], kind: str, *args: int) -> None:
        """Ask one seat to choose among ``found``, which the running frame would list as its options."""
        self.decision = Decision((seat,), kind, args, None, found)

    def ask_all(self, seats: tuple[int, ...], kind: str, *args: int) -> None:
        """Ask several seats at once; each answers on its own, in any order."""
        self.decision = _asked(seats, kind, args)

    def roll(
        self, kind: str, count: int, refused: tuple[int, ...] = (), viewers: tuple[int, ...] | None = None
    ) -> None:
        """Ask chance for ``count`` dice; ``kind`` names the roll for people."""
        self.decision = _roll(kind, count, refused, viewers)

    def draw(self, kind: str, weights: list[int], count: int = 1, viewers: tuple[int, ...] | None = None) -> None:
        """Ask chance for ``count`` cards of an unknown multiset."""
        self.decision = Decision(TO_CHANCE, kind, (), Request("draw", count, 0, (), tuple(weights), viewers))

    # -- events ---------------------------------------------------------------------------------------------------
    def emit(self, what: str, **args: EventArg) -> None:
        """Report a public event."""
        if self.events is not None:
            self.events.append(Event(what, args))

    def reveal(self, what: str, **args: EventArg) -> None:
        """Report an event that makes hidden information public: no undo goes back across it."""
        if self.events is not None:
            self.events.append(Event(what, args, None, True))

    def whisper(self, private: dict[int, dict[str, EventArg]], what: str, **args: EventArg) -> None:
        """Report an event with additional arguments for some seats only."""
        if self.events is not None:
            self.events.append(Event(what, args, private))

    def unfold(self) -> None:
        """Work out what follows from the rest and is therefore not written down."""

    # -- copies -------------------------------------------------------------------------------------------------------
    def twin(self) -> Self:
        """The beginning of a copy: what every state has is copied, the slots of its game are not."""
        make: Any = type(self).__new__
        twin: Self = make(type(self), *[getattr(self, name) for name in self.MADE_OF])
        twin.decision = self.decision
        twin.value = self.value
        twin.events = None if self.events is None else []
        twin.stack = [frame.clone() for frame in self.stack]
        return twin

    def clone(self) -> Self:
        """An independent copy; events are not copied."""
        twin = self.twin()
        for name in self.SHARED:
            setattr(twin, name, getattr(self, name))
        for name in self.COPIED:
            value = getattr(self, name)
            setattr(twin, name, value if type(value) is int else duplicate(value))
        return twin
