"""A game in progress at a table: the play with its dice, versions that go stale, requests that come twice."""

import contextlib
from collections.abc import Callable, Sequence

from starhold.kernel.asides import Aside, Asides
from starhold.kernel.decision import CHANCE, Decision, Option
from starhold.kernel.game import Config, Game
from starhold.kernel.play import UNDO, Play
from starhold.kernel.reasons import Refusal, Refused
from starhold.kernel.record import Entry
from starhold.kernel.state import OVER, State
from starhold.server.errors import Problem
from starhold.server.store import AsideRow, EntryRow
from starhold.server.tables.chance import TableChance, commitment
from starhold.server.tables.history import Past
from starhold.server.tables.switches import Switches

Heard = Callable[[EntryRow, tuple[int, ...]], None]
"""Told of a line of the record and of the seats that are asked after it."""

LOOK_AHEAD = 40
"""How many entries after the version of a repeated message may hold its answer."""


class Match:
    """A play that never changes a state that was shown: each step goes on with a copy. ``committed`` is what the record
    says of its seed; ``closed``: the record ends where it ends, and no dice go on with it.

    A seat's version is fresh as long as its question is the same: what others answer to a question put to several
    seats at once, or set for themselves, does not make it stale.
    """

    def __init__(
        self,
        game: Game[State],
        config: Config,
        names: list[str],
        seed: bytes,
        committed: str = "",
        closed: bool = False,
    ) -> None:
        self.game = game
        self.play: Play[State] = Play(game, config, names, None, committed or commitment(seed))
        self._closed = closed
        self.past = Past(self.play)
        self.seed = seed
        self.switches = Switches()
        self._requests: dict[int, str] = {}
        self._since: dict[int, int] = {}
        self._asked: Decision = OVER
        self._several = False

    def begin(self) -> None:
        """Supply dice and cards, and go on to the first question."""
        if not self._closed:
            self.play.source = TableChance(self.seed, self.play)
            self.play.replay([])
        self.settle(CHANCE)

    def restore(
        self, entries: Sequence[EntryRow], settings: Sequence[AsideRow] = (), heard: Heard = lambda *_: None
    ) -> None:
        """Repeat a stored record with the settings beside it and go on; ``heard`` is told of each line.

        `Refused` (``record-entry-broken``) if it does not fit the rules.
        """
        asides = Asides()
        for setting in settings:
            asides.add(Aside(setting.seq, setting.seat, setting.text))
        self.switches.restore(settings)
        if not entries:
            self.play.replay([], asides)
        self.follow(entries, asides, heard)
        self.begin()

    def follow(self, entries: Sequence[EntryRow], asides: Asides | None = None, heard: Heard = lambda *_: None) -> None:
        """Repeat further lines, whose chance is among them; `Refused` as in `restore`."""
        source, self.play.source = self.play.source, None
        actor = CHANCE
        for number, row in enumerate(entries, 1):
            actor = row.actor if row.actor != CHANCE else actor
            self.play.replay([Entry(row.actor, row.text)], asides)
            self._note(row.seq, row.request)
            heard(row, self.asked)
            if number == len(entries) or entries[number].actor != CHANCE:
                self.settle(actor)
        self.play.source = source

    # -- what is the case -------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """How many entries the record has."""
        return self.play.version

    @property
    def state(self) -> State:
        """The present state."""
        return self.play.state

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked; none when the game is over."""
        decision = self.state.decision
        return () if decision is None or decision.request is not None else decision.actors

    @property
    def named(self) -> tuple[int, ...]:
        """The seats that a list of tables names: those that are asked, at the end those that have won."""
        return tuple(self.game.winners(self.state)) if self.over else self.asked

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.decision is not None and self.state.decision.over

    @property
    def secretive(self) -> bool:
        """Whether the record may hold what not everybody may read before the end.

        Where seats can set something, it does so from the start: whether it can be read must not tell that one has.
        """
        seats = range(self.play.record.config.seats)
        told = (event for events in self.play.log for event in events)
        sets = any(self.game.standing(self.state, seat) for seat in seats)
        return self._several or sets or bool(self.play.record.asides) or any(event.private for event in told)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` cannot undo now."""
        return self.play.undo_refusal(seat)

    # -- steps ------------------------------------------------------------------------------------
    def answered(self, seat: int, version: int, text: str, request: str) -> int | None:
        """The version that this very message led to earlier, or None if it is new."""
        made = self.switches.answered(seat, text, request)
        if made is not None:
            return made
        entries = self.play.record.entries
        for number in range(version + 1, min(version + LOOK_AHEAD, len(entries)) + 1):
            entry = entries[number - 1]
            known = entry.actor == seat and request and self._requests.get(number) == request
            if known and self._means(seat, number - 1, text, entry.text):
                while number < len(entries) and entries[number].actor == CHANCE:
                    number += 1
                return number
        return None

    def _means(self, seat: int, version: int, text: str, taken: str) -> bool:
        """Whether at a version a text meant the option that stands in the record, which may be written otherwise."""
        if text == taken or UNDO in (text, taken):
            return text == taken
        state = self.past.at(version)
        with contextlib.suppress(Refused):
            return self.game.format(state, self.game.read(state, seat, text)) == taken
        return False

    def take(self, seat: int, version: int, text: str, request: str) -> None:
        """Take the option ``text`` that was seen at ``version``; `Refused` or `Problem` (``stale``) change nothing.

        A setting that answers nothing is the same whatever has happened since, and the version stays.
        """
        setting = self._setting(seat, text)
        if setting is not None and version <= self.version:
            self.play.submit(seat, setting)
            self.switches.add(Aside(self.version, seat, text), request)
            return
        self._check(seat, version)
        option = self.game.read(self.state, seat, text)
        self._step(seat, request, lambda: self.play.submit(seat, option))

    def _setting(self, seat: int, text: str) -> Option | None:
        """The setting with that text, if it is one that answers nothing."""
        for option in self.game.standing(self.state, seat):
            if text.startswith(option[0]) and self.game.format(self.state, option) == text:
                return option if self.play.is_aside(seat, option) else None
        return None

    def undo(self, seat: int, version: int, request: str) -> None:
        """Take back the last step of ``seat``."""
        if version != self.version:
            raise Problem("stale")
        self._step(seat, request, lambda: self.play.undo(seat))

    def _check(self, seat: int, version: int) -> None:
        if not self._since.get(seat, self.version) <= version <= self.version:
            raise Problem("stale")

    def _step(self, seat: int, request: str, action: Callable[[], None]) -> None:
        first = self.version
        action()
        self._note(first + 1, request)
        self.settle(seat)

    def _note(self, number: int, request: str) -> None:
        if request:
            self._requests[number] = request

    def settle(self, actor: int) -> None:
        """Note since when each asked seat has had its question, after a step of ``actor``."""
        decision = self.state.decision or OVER
        same = {*self._asked.actors} - {actor} if decision.kind == self._asked.kind else ()
        self._since = {seat: self._since[seat] if seat in same else self.version for seat in decision.actors}
        self._several = self._several or len(decision.actors) > 1
        self._asked = decision
        self.past.note()

    def rows(self, table_id: str, after: int, now: int) -> list[EntryRow]:
        """The lines of the record after number ``after``, for the store."""
        entries = self.play.record.entries
        return [
            EntryRow(table_id, number, entry.actor, entry.text, self._requests.get(number, ""), now)
            for number, entry in enumerate(entries[after:], after + 1)
        ]


def is_undo(entry: Entry) -> bool:
    """Whether a line of a record takes a step back."""
    return entry.actor != CHANCE and entry.text == UNDO
