"""What stands at a table beside its record: who has resigned, what is proposed, how it ended; made of incidents."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from starhold.kernel.game import Value
from starhold.server.store import IncidentRow, TableRow

OUT = ("resigned", "forfeited")
"""How a seat leaves a game for good; a bot plays it on where the game goes on."""
SHELVED = "shelved"
"""How a game ends that nobody plays any more: its players may go on with it, so it keeps its secrets."""
NOBODY = -1
"""Stands for the seat where the server itself does something."""


class Fact(NamedTuple):
    """Something that happens beside the rules: an incident that is not kept yet."""

    kind: str
    seat: int = NOBODY
    args: dict[str, Value] = {}  # noqa: RUF012


@dataclass(slots=True)
class Proposal:
    """Something that people decide together, by the ``number`` of its incident.

    ``what``: a draw, the end, or that a bot plays for the absent ``whom``. ``seat`` has proposed it, or `NOBODY`.
    """

    number: int
    what: str
    seat: int
    whom: int
    agreed: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)


class Affairs:
    """What holds at a table after its incidents, told one after the other."""

    def __init__(self, rows: Iterable[IncidentRow] = ()) -> None:
        self.count = 0
        self.out: dict[int, str] = {}
        self.offered: set[int] = set()
        self.former: dict[int, str] = {}
        self.ending = ""
        self.done = -1
        self.fades = 0
        self.fading_since = 0
        self.proposal: Proposal | None = None
        self._proposed: dict[tuple[int, str], int] = {}
        for row in rows:
            self.note(row)

    def note(self, row: IncidentRow) -> None:
        """One more has happened."""
        self.count = row.number
        match row.kind:
            case "resigned" | "forfeited":
                self.out[row.seat] = row.kind
                self.offered.discard(row.seat)
            case "offered":
                self.offered.add(row.seat)
            case "kept":
                self.offered.discard(row.seat)
            case "joined":
                self.offered.discard(row.seat)
                self.former[row.seat] = str(row.args["former"])
            case "fading":
                self.fades, self.fading_since = int(row.args["at"]), row.at
            case "ended":
                self.ending, self.proposal = str(row.args["how"]), None
            case "done":
                self.done = row.seq
            case "reopened":
                self.ending, self.fades = "", 0
            case _:
                self._vote(row)

    def _vote(self, row: IncidentRow) -> None:
        if row.kind == "proposed":
            what = str(row.args["what"])
            self.proposal = Proposal(row.number, what, row.seat, int(row.args.get("whom", NOBODY)))
            self.proposal.agreed |= {row.seat} - {NOBODY}
            self._proposed[row.seat, what] = row.seq
        elif self.proposal is not None and row.kind == "agreed":
            self.proposal.agreed.add(row.seat)
        elif self.proposal is not None and row.kind == "declined":
            self.proposal.declined.add(row.seat)
        elif row.kind == "lapsed":
            self.proposal = None

    def proposed_at(self, seat: int, what: str) -> int:
        """The version at which a seat has last proposed that; -1 if it has not."""
        return self._proposed.get((seat, what), -1)


def row_after(row: TableRow, rows: Iterable[IncidentRow], named: list[int], now: int) -> TableRow:
    """The row of a table after incidents; ``named`` are the seats that its game names."""
    for each in rows:
        if each.kind == "ended":
            won = [int(place) for place in str(each.args.get("won", "")).split()]
            return replace(row, status="over", turn=won, changed=now)
        if each.kind == "reopened":
            return replace(row, status="playing", turn=named, changed=now)
    return row
