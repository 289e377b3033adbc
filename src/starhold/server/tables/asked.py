"""Whose turn it has become: people who are asked after a change and were not before."""

from collections.abc import Sequence

from starhold.server.store import AskedRow, SeatRow, TableRow
from starhold.server.tables.match import Match


def asked_anew(row: TableRow, seats: Sequence[SeatRow], match: Match, now: int) -> list[AskedRow]:
    """Those whom ``match`` asks, other than those who were asked at the table as ``row`` shows it."""
    if match.over:
        return []
    before = _people(seats, row.turn) if row.status == "playing" else set()
    asked = _people(seats, match.named) - before
    return [AskedRow(visitor_id, row.id, match.version, now) for visitor_id in sorted(asked)]


def _people(seats: Sequence[SeatRow], asked: Sequence[int]) -> set[str]:
    people = (seats[seat] for seat in asked)
    return {seat.visitor_id for seat in people if seat.kind == "person" and seat.visitor_id is not None}
