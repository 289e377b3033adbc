"""The way of nearly all changes: lines of records, settings beside them, turns, and notices of these.

Written as text with many rows in one statement: a running game needs these hundreds of times a second, and between two
statements the writing thread has to wait for its turn.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from starhold.server.store.queries import Overtaken
from starhold.server.store.rows import AsideRow, AskedRow, EntryRow, TurnRow

R = TypeVar("R")
Execute = Callable[[str, tuple[object, ...]], Any]
"""Takes a statement and its values."""
TOGETHER = 500
"""Rows in one statement at most."""
SOON, LATER = 3_000, 30_000
"""Milliseconds until somebody hears of their turn, always or when away: who moves before that needs no notice."""


class Dialect(NamedTuple):
    """How a database wants it said.

    ``begin`` is what begins a change ("": its driver does), ``value`` the place of a value, ``turn`` the row of a turn,
    ``asked`` that of somebody who is asked.
    """

    begin: str
    value: str
    turn: str
    asked: str


DIALECTS = {
    "sqlite": Dialect("BEGIN IMMEDIATE", "?", "(?, ?, ?, ?, ?)", "(?, ?, ?, ?)"),
    "postgresql": Dialect("", "%s", "(%s, %s, %s::json, %s::bigint, %s::int)", "(%s, %s, %s::int, %s::bigint)"),
}


def add_entries(execute: Execute, dialect: Dialect, rows: Sequence[EntryRow]) -> None:
    """Add lines to records; a line number that is taken already is an error of integrity."""
    for part in _parts(rows):
        execute(_add_entries(dialect, len(part)), tuple(chain.from_iterable(part)))


def set_asides(execute: Execute, dialect: Dialect, rows: Sequence[AsideRow]) -> None:
    """Keep settings, each in place of the one of that name after the same line."""
    for row in rows:
        execute(_set_aside(dialect), tuple(row))


def set_turns(execute: Execute, dialect: Dialect, rows: Sequence[TurnRow]) -> None:
    """Note who is asked now; `Overtaken` if a table has changed since the ``revision`` of its row."""
    for part in _parts(rows):
        values = [(row.table_id, row.status, json.dumps(row.turn), row.changed, row.revision) for row in part]
        done = execute(_set_turns(dialect, len(part)), tuple(chain.from_iterable(values)))
        if done.rowcount < len(part):
            raise Overtaken(part[0].table_id)


def add_notices(execute: Execute, dialect: Dialect, rows: Sequence[AskedRow]) -> None:
    """A notice for each contact of those who are asked, in place of an earlier one of that table."""
    for part in _parts(list({row[:2]: row for row in rows}.values())):
        execute(_add_notices(dialect, len(part)), tuple(chain.from_iterable(part)))


def _parts(rows: Sequence[R]) -> Iterator[Sequence[R]]:
    for start in range(0, len(rows), TOGETHER):
        yield rows[start : start + TOGETHER]


def _row(dialect: Dialect, values: int) -> str:
    return f"({', '.join([dialect.value] * values)})"


@cache
def _add_entries(dialect: Dialect, count: int) -> str:
    rows = ", ".join([_row(dialect, 6)] * count)
    return f"INSERT INTO entry (game_id, seq, actor, text, request, at) VALUES {rows}"


@cache
def _set_aside(dialect: Dialect) -> str:
    return (
        f"INSERT INTO aside (game_id, seq, seat, name, text, request, at) VALUES {_row(dialect, 7)} "
        "ON CONFLICT (game_id, seq, seat, name) "
        "DO UPDATE SET text = excluded.text, request = excluded.request, at = excluded.at"
    )


@cache
def _set_turns(dialect: Dialect, count: int) -> str:
    rows = ", ".join([dialect.turn] * count)
    # Both databases call the columns of such values so; SQLite counts the rows only if it does not begin WITH them.
    return (
        "UPDATE game SET status = new.column2, turn = new.column3, changed = new.column4, revision = new.column5 + 1 "
        f"FROM (VALUES {rows}) AS new WHERE game.id = new.column1 AND game.revision = new.column5"
    )


@cache
def _add_notices(dialect: Dialect, count: int) -> str:
    rows = ", ".join([dialect.asked] * count)
    return (
        f"WITH asked (visitor_id, game_id, seq, at) AS (VALUES {rows}) "
        "INSERT INTO notice (contact_id, game_id, seq, at, due, tries, state, error, claimed) "
        "SELECT contact.id, asked.game_id, asked.seq, asked.at, "
        f"asked.at + CASE contact.mode WHEN 'always' THEN {SOON} ELSE {LATER} END, 0, 'waiting', '', 0 "
        "FROM asked JOIN contact ON contact.visitor_id = asked.visitor_id "
        "WHERE contact.mode <> 'off' AND contact.confirmed "
        "ON CONFLICT (contact_id, game_id) DO UPDATE SET seq = excluded.seq, at = excluded.at, due = excluded.due, "
        "tries = 0, state = 'waiting', error = '', claimed = 0"
    )
