"""The way of nearly all changes: lines of records, settings beside them and turns.

Written as text with many rows in one statement: a running game needs these hundreds of times a second, and between two
statements the writing thread has to wait for its turn.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

from starhold.server.store.rows import AsideRow, EntryRow, TurnRow

R = TypeVar("R")
Execute = Callable[[str, tuple[object, ...]], Any]
"""Takes a statement and its values."""
TOGETHER = 500
"""Rows in one statement at most."""


class Dialect(NamedTuple):
    """How a database wants it said.

    ``begin`` is what begins a change ("": its driver does), ``value`` the place of a value, ``turn`` the row of a turn.
    """

    begin: str
    value: str
    turn: str


DIALECTS = {
    "sqlite": Dialect("BEGIN IMMEDIATE", "?", "(?, ?, ?, ?)"),
    "postgresql": Dialect("", "%s", "(%s, %s, %s::json, %s::bigint)"),
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
    """Note who is asked now."""
    for part in _parts(rows):
        values = [(row.table_id, row.status, json.dumps(row.turn), row.changed) for row in part]
        execute(_set_turns(dialect, len(part)), tuple(chain.from_iterable(values)))


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
    return (
        f"WITH new (id, status, turn, changed) AS (VALUES {rows}) UPDATE game "
        "SET status = new.status, turn = new.turn, changed = new.changed, revision = game.revision + 1 "
        "FROM new WHERE game.id = new.id"
    )
