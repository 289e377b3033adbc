"""A table as one visitor sees it."""

from collections.abc import Collection, Sequence

from starhold.server.messages import Lineage, ProposalInfo, SeatInfo, Sleep, TableInfo
from starhold.server.names import names_at
from starhold.server.store import SeatRow, TableRow
from starhold.server.tables import terms
from starhold.server.tables.spans import DAY
from starhold.server.tables.table import Table
from starhold.server.tables.updates import encode


def table_info(
    row: TableRow,
    seats: Sequence[SeatRow],
    version: int,
    visitor_id: str,
    present: Collection[str] = (),
    freed: bool = False,
) -> TableInfo:
    """The table of ``row`` for a visitor; ``present`` are the visitors who look at it now.

    ``freed``: whether the owner has taken the visitor's seat away.
    """
    shown = [
        SeatInfo(
            seat.seat,
            seat.kind,
            name,
            seat.bot,
            mine=seat.visitor_id == visitor_id,
            online=seat.kind == "bot" or seat.visitor_id in present,
        )
        for seat, name in zip(seats, names_at(seats), strict=True)
    ]
    seated = {seat.visitor_id for seat in seats}
    owner = row.owner == visitor_id
    return TableInfo(
        row.id,
        row.name,
        row.game,
        row.status,
        row.options,
        shown,
        version,
        owner=owner,
        public=row.public,
        watching=len(present) - sum(visitor in present for visitor in seated),
        invite=row.invite if owner or visitor_id in seated else "",
        turn=row.turn if row.status == "playing" else [],
        won=row.turn if row.status == "over" else [],
        ended=row.changed if row.status == "over" else 0,
        closable=owner and closable(row, seats),
        freed=freed,
        terms=terms.read(row.terms),
    )


def info_of(table: Table, visitor_id: str) -> TableInfo:
    """A table for a visitor."""
    version = table.snapshot.version if table.snapshot else 0
    freed = visitor_id in table.freed
    present = table.audience.everybody(seat.visitor_id for seat in table.seats)
    info = table_info(table.row, table.seats, version, visitor_id, present, freed)
    affairs = table.affairs
    info.ending = affairs.ending
    if table.row.changed <= affairs.fading_since and not table.over:
        info.fades = affairs.fades
    for seat in info.seats:
        _beside_the_rules(table, seat, visitor_id)
    if affairs.proposal is not None:
        info.proposal = _proposal(table, visitor_id)
    if table.lineage is not None:
        info.lineage = Lineage(table.lineage.kind, table.lineage.seq, table.lineage.source if info.owner else "")
        info.closable = info.closable or (info.owner and table.archived)
    return info


def listed_info(table: Table, visitor_id: str) -> TableInfo:
    """A table in a visitor's lists: with the time left there, which lists are asked for anew and pages tick by."""
    info = info_of(table, visitor_id)
    clocks, now = table.clocks, table.clock.now()
    mine = [seat.seat for seat in info.seats if seat.mine and seat.seat in clocks.running]
    if mine and info.status == "playing" and table.terms.pace.kind != "none":
        info.left = max(0, min(clocks.left(seat, now) for seat in mine))
    return info


def _beside_the_rules(table: Table, seat: SeatInfo, visitor_id: str) -> None:
    affairs, clocks, place, now = table.affairs, table.clocks, seat.seat, table.clock.now()
    seat.out, seat.former = affairs.out.get(place, ""), affairs.former.get(place, "")
    seat.stood_in = table.seats[place].stood_in and not seat.out
    seat.offered = place in affairs.offered
    stretch = clocks.running.get(place)
    seat.late = stretch is not None and stretch.late is not None and not table.over
    seat.away = clocks.away(place, now)
    if table.seats[place].visitor_id == visitor_id:
        seat.vacation = max(0, clocks.vacation_left(place)) // DAY
        if hours := clocks.hours(place):
            seat.sleep = Sleep(place, hours.zone, hours.begins, hours.ends)


def _proposal(table: Table, visitor_id: str) -> ProposalInfo:
    proposal = table.affairs.proposal
    assert proposal is not None
    by = {seat.seat: seat.visitor_id for seat in table.seats}
    voted = {by[seat] for seat in proposal.agreed | proposal.declined} | {by.get(proposal.whom)}
    waits = [seat for seat in sorted(by) if table.seats[seat].kind == "person" and by[seat] not in voted]
    asks = any(by[seat] == visitor_id for seat in waits)
    agreed, declined = sorted(proposal.agreed), sorted(proposal.declined)
    return ProposalInfo(proposal.number, proposal.what, proposal.seat, proposal.whom, agreed, declined, waits, asks)


def closable(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the owner may end the table: nobody else plays a game there that has begun."""
    alone = all(seat.visitor_id in (None, row.owner) for seat in seats)
    return row.status == "open" or (row.status == "playing" and alone)


def shown_to(table: Table, visitor_id: str) -> bytes:
    """A table for a visitor, as JSON: made once for all who neither sit there nor own it."""
    now = (table.changes, table.snapshot.version if table.snapshot else 0)
    if table.tables_shown_at != now:
        table.tables_shown_at, table.tables_shown = now, {}
    involved = visitor_id == table.row.owner or visitor_id in table.freed
    involved = involved or any(seat.visitor_id == visitor_id for seat in table.seats)
    reader = visitor_id if involved else ""
    found = table.tables_shown.get(reader)
    if found is None:
        found = table.tables_shown[reader] = encode(info_of(table, visitor_id))
    return found
