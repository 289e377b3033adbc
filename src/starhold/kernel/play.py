"""A game being played: state, record and source of chance kept together, with undo."""

from typing import Generic, TypeVar

from starhold.kernel.asides import Aside, Asides, switched
from starhold.kernel.chance import Source, outcome
from starhold.kernel.codec import digest
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.events import Event
from starhold.kernel.game import Config, Game
from starhold.kernel.readings import fitting
from starhold.kernel.reasons import Refusal, Refused, refuse
from starhold.kernel.record import Entry, Record, broken_at
from starhold.kernel.run import feed, take
from starhold.kernel.state import State

S = TypeVar("S", bound=State)
UNDO = "undo"


class Play(Generic[S]):
    """One game from its start: ``submit`` options and ``undo`` them; chance is answered from ``source``.

    ``log[n]`` lists the events of record entry *n* (an entry of ``undo`` has none). Without a source the play stops
    at every roll and draw until ``feed`` supplies it. Steps that can be undone keep a clone of the state before them.
    Settings (`starhold.kernel.asides`) change neither version nor log, and undo does not take them back.
    """

    __slots__ = ("_acted", "_offered", "_past", "_why", "game", "log", "record", "source", "state")

    def __init__(
        self, game: Game[S], config: Config, names: list[str], source: Source | None = None, commitment: str = ""
    ) -> None:
        self.game = game
        self.record = Record(game.id, config.rules, config, names, commitment)
        self.source = source
        self.state = game.start(config)
        self.log: list[list[Event]] = []
        self._past: list[tuple[int, S]] = []
        self._offered: dict[int, list[Option]] = {}
        self._why = "undo-nothing"
        self._acted: set[int] = set()
        self._roll_on()

    @property
    def version(self) -> int:
        """How many entries the record has."""
        return len(self.record.entries)

    def options(self, seat: int) -> list[Option]:
        """The legal options of ``seat`` in the open question, listed once; do not change the list."""
        found = self._offered.get(seat)
        if found is None:
            found = self._offered[seat] = self.game.options(self.state, seat)
        return found

    def submit(self, seat: int, option: Option) -> None:
        """Take a legal option and answer the chance that follows; `Refused` changes nothing.

        The play goes on with a copy: the state before stays as it was, for undo and for whoever looks at it. A setting
        that answers nothing becomes no entry (see `starhold.kernel.asides`).
        """
        if option not in self.options(seat) and self.is_aside(seat, option):
            self._set(seat, option)
        else:
            self._step(seat, option)

    def is_aside(self, seat: int, option: Option) -> bool:
        """Whether an option is a setting of ``seat`` that answers nothing, and so is no entry."""
        standing = option in self.game.standing(self.state, seat)
        return standing and self.game.implied(self.state, seat, option) is None

    def _set(self, seat: int, option: Option) -> None:
        """Make a setting now and in every state that undo may come back to."""
        aside = Aside(self.version, seat, self.game.format(self.state, option))
        changed = switched(self.game, self.state, seat, option)
        self._past = [(actor, switched(self.game, state, seat, option)) for actor, state in self._past]
        self.state = changed
        self.record.asides.add(aside)

    def _step(self, seat: int, option: Option) -> None:
        before = self.state
        text = self.game.format(before, option)
        self.state = before.clone()
        try:
            if option in self.options(seat):
                take(self.state, seat, option)
            else:
                self.game.apply(self.state, seat, option)
        except BaseException:
            self.state = before
            raise
        self._write(Entry(seat, text))
        self._acted.add(seat)
        if self._past and self._past[-1][0] != seat:
            # Somebody else has acted on what they have seen.
            self._close("undo-other-seat")
        self._mark(seat, before)
        self._roll_on()

    def feed(self, raw: Option) -> None:
        """Answer the open roll or draw with a raw outcome."""
        text = self.game.format(self.state, raw)
        feed(self.state, raw)
        self._write(Entry(CHANCE, text))
        self._close("undo-chance")

    def undo(self, seat: int) -> None:
        """Take back the last step of ``seat``, as a new entry; `Refused` with the reason if that is closed."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise refuse(refusal.reason)
        _, self.state = self._past.pop()
        self._offered = {}
        self.record.entries.append(Entry(seat, UNDO))
        self.log.append([])
        if not self._past:
            self._why = "undo-nothing"

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` cannot undo now, or None if it can."""
        if not self._past:
            return Refusal(self._why if seat in self._acted else "undo-nothing")
        return None if self._past[-1][0] == seat else Refusal("undo-not-yours")

    def replay(self, entries: list[Entry], asides: Asides | None = None) -> None:
        """Repeat recorded ``entries``, and of ``asides`` those after each of them and those before the first one.

        `Refused` (``record-entry-broken``) naming the entry.
        """
        source, self.source = self.source, None
        asides = asides or Asides()
        if not self.version:
            self._recall(asides)
        for number, entry in enumerate(entries, self.version + 1):
            try:
                if entry.text == UNDO:
                    self.undo(entry.actor)
                elif entry.actor == CHANCE:
                    self.feed(self.game.parse(self.state, CHANCE, entry.text))
                else:
                    self._step(entry.actor, self.game.parse(self.state, entry.actor, entry.text))
            except Refused as problem:
                raise broken_at(number, problem) from problem
            self._recall(asides)
        self.source = source
        self._roll_on()

    def _recall(self, asides: Asides) -> None:
        """Repeat what was set at this moment; what was set to and fro meanwhile may be as it was before."""
        for _, seat, text in asides.at(self.version):
            try:
                option = self.game.parse(self.state, seat, text)
                if not (self.is_aside(seat, option) or self._is_so(seat, option)):
                    raise refuse("not-an-option")
            except Refused as problem:
                raise broken_at(self.version, problem) from problem
            self._set(seat, option)

    def _is_so(self, seat: int, option: Option) -> bool:
        if not any(option[:-1] == other[:-1] for other in self.game.standing(self.state, seat)):
            return False
        return digest(self.game, switched(self.game, self.state, seat, option)) == digest(self.game, self.state)

    def _roll_on(self) -> None:
        while self.source is not None and (decision := self.state.decision) is not None and decision.request:
            self.feed(outcome(decision.request, self.source))

    def _write(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self._offered = {}
        events = self.state.events or []
        self.log.append(events[:])
        events.clear()

    def _mark(self, seat: int, before: S) -> None:
        decision, asked = self.state.decision, before.decision
        alone = asked is not None and asked.actors == (seat,)
        if any(event.reveals for event in self.log[-1]):
            self._close("undo-revealed")
        elif decision is not None and (decision.actors == (seat,) or (alone and len(decision.actors) == 1)):
            # Where one is asked after the other, a step is open until the other has acted.
            self._past.append((seat, before))
        elif decision is None or decision.request is None:
            self._close("undo-other-seat")

    def _close(self, reason: str) -> None:
        self._past.clear()
        self._why = reason


def replayed(game: Game[S], record: Record) -> Play[S]:
    """The play that a whole record describes; `Refused` (``record-entry-broken``) naming the entry."""

    def attempt(reading: int) -> Play[S]:
        config = game.by_rules(record.config, record.rules, reading)
        play = Play(game, config, record.names, None, record.commitment)
        play.replay(record.entries, record.asides)
        return play

    return fitting(game, record.rules, attempt)
