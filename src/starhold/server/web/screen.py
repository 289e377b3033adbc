"""One screen, several players: which seat a connection looks from, and when the curtain is down between two of them."""

from typing import NamedTuple

from starhold.kernel.game import Plain
from starhold.server.errors import Problem
from starhold.server.tables.knowledge import Reader
from starhold.server.tables.updates import Snapshot, Timeline, Viewer, encode


class Look(NamedTuple):
    """What a connection sees: the view of ``viewer`` (None: what everybody may see).

    ``curtain`` is the seat that the screen is to be passed to, while nobody has it; ``seats`` are the own seats that
    are answered.
    """

    viewer: Viewer
    curtain: Viewer
    seats: tuple[int, ...]


class Screen:
    """Who of several players at one screen looks at it now; nobody until one of them says that it is theirs."""

    def __init__(self) -> None:
        self._holder: Viewer = None
        self._last: Viewer = None

    def look(self, snapshot: Snapshot, own: tuple[int, ...]) -> Look:
        """What somebody with the seats ``own`` sees of ``snapshot``.

        Whoever has the screen keeps it until another own seat is asked and they are not: then nobody has it.
        """
        if snapshot.game.open_information or len(own) < 2:
            return Look(snapshot.seat_for(own), None, own)
        if snapshot.over:
            return Look(own[0] if self._last is None else self._last, None, own)
        wanted = self._wanted(snapshot, own)
        if wanted == self._holder:
            return Look(wanted, None, (wanted,))
        self._holder = None
        return Look(None, wanted, ())

    def _wanted(self, snapshot: Snapshot, own: tuple[int, ...]) -> int:
        asked = [seat for seat in own if seat in snapshot.asked]
        if self._holder is not None and (not asked or self._holder in asked):
            return self._holder
        if asked:
            return asked[0]
        return own[0] if self._last is None else self._last

    def take(self, snapshot: Snapshot, own: tuple[int, ...], seat: int) -> None:
        """``seat`` has the screen from now on; `Problem` (``not-asked``) while another own seat is to have it."""
        asked = [each for each in own if each in snapshot.asked]
        if asked and seat not in asked and len(own) > 1 and not snapshot.game.open_information:
            raise Problem("not-asked")
        self._holder = self._last = seat


def compose(
    snapshot: Snapshot,
    timeline: Timeline,
    look: Look,
    since: int | None,
    table: bytes | None = None,
    accepted: list[str] | None = None,
    before: Plain | None = None,
) -> bytes:
    """The update message for somebody who sees a moment as ``look`` says and has seen everything up to ``since``.

    With None the log is told afresh, to another reader than before. ``accepted`` are the ids of their messages that
    have been carried out meanwhile, ``before`` the view that they have: then only what is new of it is sent.
    """
    viewer, curtain = look.viewer, look.curtain
    parts = [
        b'{"type":"update","version":%d,' % snapshot.version,
        b'"view":' + snapshot.view(viewer) if before is None else b'"patch":' + snapshot.patch(viewer, before),
        b',"decision":',
        snapshot.decision(viewer),
        b',"log":',
        # Whoever lifts the curtain is told everything.
        b"[]" if curtain is not None else timeline.lines(Reader(viewer), since or 0, snapshot.version),
        b',"undo":',
        encode(snapshot.undo(look.seats)),
    ]
    if curtain is not None:
        parts.append(b',"curtain":{"seat":%d}' % curtain)
    elif since is None:
        parts.append(b',"afresh":true')
    if accepted:
        parts += [b',"accepted":', encode(accepted)]
    if table is not None:
        parts += [b',"table":', table]
    return b"".join([*parts, b"}"])
