"""What somebody has played: results, favourite sides and cards, from finished games and what all could see of them."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

import structlog

from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.store import Job, PlayedRow, Store, annals
from starhold.server.store.annals import Finished
from starhold.server.tables.history import taken_back
from starhold.server.tables.match import Match, is_undo
from starhold.server.tables.table import Table

logger = structlog.get_logger()
AT_ONCE = 10
"""Games that are repeated to count their cards when somebody looks at a profile; the others wait for the next look."""


@dataclass(slots=True)
class Score:
    """How often something was played, and won."""

    played: int = 0
    won: int = 0

    def note(self, won: bool) -> None:
        """Once more."""
        self.played += 1
        self.won += won


@dataclass(slots=True)
class Tally:
    """What somebody has played of one game."""

    score: Score = field(default_factory=Score)
    sides: dict[str, Score] = field(default_factory=dict)
    cards: Counter[str] = field(default_factory=Counter)


class Annals:
    """Counts finished games, each once."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._counting = asyncio.Lock()

    async def of(self, visitor_id: str, name: str) -> tuple[dict[str, Tally], int]:
        """By game what a visitor called ``name`` has played, and how many games are not counted in full yet."""
        async with self._counting:
            found = await self._store.read(annals.finished_of, visitor_id)
            for table_id in _uncounted(found)[:AT_ONCE]:
                await self._count(table_id, [one.seat for one in found if one.table_id == table_id])
        found = await self._store.read(annals.finished_of, visitor_id)
        return tallies(_one_each(found, name)), len(_uncounted(found))

    async def _count(self, table_id: str, seats: list[int]) -> None:
        try:
            table = await Table.load(self._store, self._metrics, table_id)
        except Problem as problem:
            # Such a record is not looked at again and again.
            logger.warning("a finished game cannot be counted", table=table_id, problem=repr(problem))
            rows = [PlayedRow(table_id, seat, "", {}) for seat in seats]
        else:
            rows = [] if table.match is None else await asyncio.to_thread(played, table_id, table.match)
        await self._store.write(Job(steps=[partial(annals.add_played, rows=rows)]))


def _uncounted(found: list[Finished]) -> list[str]:
    return list(dict.fromkeys(one.table_id for one in found if one.cards is None))


def _one_each(found: list[Finished], name: str) -> list[Finished]:
    """Of several seats of one person at a table the one that bears their name: others sat at the same screen."""
    by_table: dict[str, Finished] = {}
    for one in found:
        if one.table_id not in by_table or (one.name == name and by_table[one.table_id].name != name):
            by_table[one.table_id] = one
    return list(by_table.values())


def tallies(found: list[Finished]) -> dict[str, Tally]:
    """What seats have played, by game."""
    made: dict[str, Tally] = {}
    for one in found:
        tally, won = made.setdefault(one.game, Tally()), one.seat in one.won
        tally.score.note(won)
        if one.side:
            tally.sides.setdefault(one.side, Score()).note(won)
        tally.cards.update(one.cards or {})
    return made


def played(table_id: str, match: Match) -> list[PlayedRow]:
    """How each seat of a finished game has played, as every spectator could see."""
    game, entries = match.game, match.play.record.entries
    undone = {taken_back(entries, number) for number, entry in enumerate(entries, 1) if is_undo(entry)}
    seats = range(match.play.record.config.seats)
    cards = {seat: Counter[str]() for seat in seats}
    for number, events in enumerate(match.play.log, 1):
        for event in events if number not in undone else ():
            if event.type in game.chosen:
                args = game.tell(event, None)["args"]
                cards[args["seat"]][args["card"]] += 1
    shown = game.view(match.state, None).get("seats", [{} for _ in seats])
    return [PlayedRow(table_id, seat, shown[seat].get("faction", ""), dict(cards[seat])) for seat in seats]
