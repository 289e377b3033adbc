"""What is shown of a game: committed moments, encoded once for each viewer, and the log in each viewer's reading."""

import msgspec

from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import State
from starhold.server.tables.affairs import SHELVED
from starhold.server.tables.history import taken_back
from starhold.server.tables.knowledge import Reader, line_for, view_for
from starhold.server.tables.match import Match, is_undo
from starhold.server.tables.patches import merge_patch

encode = msgspec.json.Encoder().encode
Viewer = int | None
"""A seat, or None for a spectator."""
GHOSTS = 64
"""How many earlier views of a table are remembered."""


class Snapshot:
    """The game at one committed version. Its state never changes again, so every part is encoded at most once.

    ``settings`` counts what each seat has set since this version is shown. One that has an ``ending`` beside its rules
    asks nothing any more.
    """

    __slots__ = (
        "_decisions", "_options", "_patches", "_refusals", "_seen", "_undos", "_views", "ending", "game", "settings",
        "state", "version",
    )  # fmt: skip

    def __init__(self, match: Match, ending: str = "") -> None:
        self.ending = ending
        self.game = match.game
        self.state: State = match.state
        self.version = match.version
        seats = range(match.play.record.config.seats)
        self._undos: list[Refusal | None] = [
            Refusal("game-over") if ending else match.undo_refusal(seat) for seat in seats
        ]
        self._options = {seat: match.play.options(seat) for seat in self.asked}
        self._seen: dict[Viewer, Plain] = {}
        self._views: dict[Viewer, bytes] = {}
        self._patches: dict[Viewer, tuple[Plain, bytes]] = {}
        self._decisions: dict[Viewer, bytes] = {}
        self._refusals: dict[Viewer, bytes] = {}
        self.settings: dict[Viewer, int] = {}

    def after_setting(self, match: Match, seat: int) -> "Snapshot":
        """The same moment after ``seat`` has set something: for everybody else it is the same to the byte."""
        twin = Snapshot(match, self.ending)
        for mine, old in ((twin._views, self._views), (twin._decisions, self._decisions)):
            mine.update({viewer: data for viewer, data in old.items() if viewer != seat})
        twin._seen.update({viewer: seen for viewer, seen in self._seen.items() if viewer != seat})
        twin._refusals.update({viewer: data for viewer, data in self._refusals.items() if viewer != seat})
        twin.settings = {**self.settings, seat: self.settings.get(seat, 0) + 1}
        return twin

    @property
    def ended(self) -> bool:
        """Whether it has ended beside its rules."""
        return self.ending != ""

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are asked."""
        decision = self.state.decision
        return () if self.ended or decision is None or decision.request is not None else decision.actors

    @property
    def over(self) -> bool:
        """Whether the game has ended for good: then nothing is secret any more."""
        return self.ending not in ("", SHELVED) or (self.state.decision is not None and self.state.decision.over)

    def seat_for(self, own: tuple[int, ...]) -> Viewer:
        """The seat that somebody with the seats ``own`` looks from: the first that is asked, else the first."""
        return next((seat for seat in own if seat in self.asked), own[0] if own else None)

    def seen(self, viewer: Viewer) -> Plain:
        """The view; where everybody sees the same, without who looks."""
        if self.game.open_information:
            viewer = None
        found = self._seen.get(viewer)
        if found is None:
            game, state = self.game, self.state
            found = game.common(state) if viewer is None else game.own(state, viewer, self.seen(None))
            self._seen[viewer] = found
        return found

    def view(self, viewer: Viewer) -> bytes:
        """The view as JSON."""
        if viewer not in self._views:
            if self.game.open_information and viewer is not None:
                # Everybody sees the same: what is left to add is who looks.
                self._views[viewer] = b'{"you":%d,' % viewer + self.view(None)[1:]
            else:
                self._views[viewer] = encode(self.seen(viewer))
        return self._views[viewer]

    def patch(self, viewer: Viewer, before: Plain) -> bytes:
        """What is new since ``before``, which the viewer has `seen` at another moment: a JSON Merge Patch."""
        now = self.seen(viewer)
        viewer = None if self.game.open_information else viewer
        known, found = self._patches.get(viewer, (None, b""))
        if known is not before:
            found = encode(merge_patch(before, now))
            self._patches[viewer] = before, found
        return found

    def decision(self, viewer: Viewer) -> bytes:
        """The open question as JSON, with the viewer's own options."""
        found = self._decisions.get(viewer)
        if found is None:
            found = self._decisions[viewer] = self._decide(viewer)
        return found

    def _decide(self, viewer: Viewer) -> bytes:
        asked = self.asked
        standing = [] if viewer is None or self.ended else self.game.standing(self.state, viewer)
        if viewer is not None and viewer not in asked and not standing:
            return self.decision(None)
        decision, game, state = self.state.decision, self.game, self.state
        said: Plain = {
            "actors": asked,
            "kind": decision.kind if decision else "",
            "prompt": game.question(state),
            "options": [],
        }
        if viewer is not None and viewer in asked:
            said["options"] = game.outline(state, viewer, self._options[viewer])
        if viewer is not None and standing:
            said["standing"] = game.outline(state, viewer, standing)
        return encode(said)

    def refusals(self, viewer: Viewer) -> bytes:
        """Why the fixed controls are grey that the viewer cannot use now, as JSON."""
        found = self._refusals.get(viewer)
        if found is None:
            options = [] if viewer is None else self._options.get(viewer, [])
            reasons = self.game.refusals(self.state, viewer, options) if viewer is not None and options else []
            found = self._refusals[viewer] = encode(reasons)
        return found

    def undo(self, own: tuple[int, ...]) -> list[Plain]:
        """For each own seat whether it can undo, else why not."""
        return [
            {"seat": seat, "allowed": False, "reason": refusal.reason}
            if (refusal := self._undos[seat])
            else {"seat": seat, "allowed": True}
            for seat in own
        ]


class Timeline:
    """What happened: the lines of the log, told once for each reader, and views of earlier moments."""

    __slots__ = ("_ghosts", "_match", "_told")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._told: dict[Reader, list[bytes]] = {}
        self._ghosts: dict[tuple[Reader, int], bytes] = {}

    def ghost(self, reader: Reader, version: int) -> bytes:
        """The view that ``reader`` had at an earlier ``version``, as JSON; the latest ones are remembered."""
        found = self._ghosts.pop((reader, version), None)
        if found is None:
            seats = self._match.play.record.config.seats
            found = encode(view_for(self._match.game, self._match.past.at(version), reader, seats))
        self._ghosts[reader, version] = found
        if len(self._ghosts) > GHOSTS:
            self._ghosts.pop(next(iter(self._ghosts)))
        return found

    def forget(self, viewer: Viewer, version: int) -> None:
        """The view of a version has changed by a setting of the viewer."""
        self._ghosts.pop((Reader(viewer), version), None)

    def lines(self, reader: Reader, since: int, until: int) -> bytes:
        """The lines of the entries after ``since`` up to ``until`` as ``reader`` may read them, a JSON array."""
        if self._match.game.open_information:
            reader = Reader(None)
        told = self._told.setdefault(reader, [])
        while len(told) < until:
            told.append(self._tell(reader, len(told) + 1))
        return b"[" + b",".join(part for part in told[since:until] if part) + b"]"

    def _tell(self, reader: Reader, number: int) -> bytes:
        entries = self._match.play.record.entries
        entry = entries[number - 1]
        base: Plain = {"seq": number, "line": 0}
        if entry.actor >= 0:
            base["seat"] = entry.actor
        if is_undo(entry):
            args = {"seat": entry.actor, "entry": taken_back(entries, number)}
            return encode({**base, "type": "undone", "args": args})
        events = self._match.play.log[number - 1]
        told = (line_for(self._match.game, event, reader) for event in events)
        return b",".join(encode({**base, **line, "line": place}) for place, line in enumerate(told))
