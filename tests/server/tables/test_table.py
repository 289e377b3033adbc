"""A table in memory and what the store keeps of it: the same, whatever ends in the middle."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from starhold.games.forbidden_stars.model import Stars
from starhold.games.pebble.model import Pebble
from starhold.kernel.codec import digest
from starhold.server.clock import CLOCK
from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.store import Job, SeatRow, Store, TableRow, open_store, queries
from starhold.server.tables.affairs import Fact
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.table import Table
from tests.rules.forbidden_stars.table import C, S
from tests.rules.forbidden_stars.table import Table as Position

SEED = b"a seed for tables"


def with_table(file: Path, game: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run ``work`` on a store with one table that has started and has no line in its record yet."""
    options = game_of(game).configure(2).options
    row = TableRow("t", game, 1, "t", options, "playing", "ann", True, "i", 0, 0)
    seats = [SeatRow("t", place, "person", who, who) for place, who in enumerate(("ann", "bob"))]
    store = open_store(str(file))
    adding = [partial(queries.add_table, row=row, seats=seats), partial(queries.add_seed, table_id="t", seed=SEED)]
    store.write_now(Job(steps=adding))

    async def run() -> None:
        store.start()
        await work(store)

    try:
        asyncio.run(run())
    finally:
        store.stop()


async def loaded(store: Store) -> Table:
    return await Table.load(store, Metrics(), "t")


def first_option(table: Table) -> tuple[int, int, str]:
    """Seat, version and text of the first option of whoever is asked first."""
    assert table.snapshot is not None
    seat = table.snapshot.asked[0]
    option = table.game.options(table.snapshot.state, seat)[0]
    return seat, table.snapshot.version, table.game.format(table.snapshot.state, option)


def test_what_is_rolled_when_a_table_is_loaded_is_kept_too(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await loaded(store)
        assert table.snapshot is not None
        lines = await store.read(queries.read_entries, "t")
        assert [line.seq for line in lines] == list(range(1, table.snapshot.version + 1))
        assert lines

    with_table(tmp_path / "a.sqlite", "quantum", work)


@pytest.mark.parametrize("rules", [-1, 0, 1, 2, 99])
def test_a_table_plays_on_by_the_rules_with_which_it_was_made_or_not_at_all(tmp_path: Path, rules: int) -> None:
    async def work(store: Store) -> None:
        found = await store.read(queries.read_table, "t")
        assert found is not None
        await store.write(Job(steps=[partial(queries.write_table, row=replace(found[0], rules=rules))]))
        if rules != game_of("pebble").rules_version:
            with pytest.raises(Problem, match="table-broken"):
                await loaded(store)
            assert await store.read(queries.read_entries, "t") == []
            return
        table = await loaded(store)
        assert table.match is not None
        play = table.match.play
        assert isinstance(play.state, Pebble)
        versions = play.state.config.rules, play.record.rules
        assert versions == (rules, rules)

    with_table(tmp_path / "a.sqlite", "pebble", work)


def test_the_store_knows_who_is_asked_and_at_the_end_who_has_won(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await loaded(store)
        status = "playing"
        while status == "playing":
            await table.take(*first_option(table))
            assert table.snapshot is not None
            found = await store.read(queries.read_table, "t")
            assert found is not None
            status, turn = found[0].status, tuple(found[0].turn)
            if status == "playing":
                assert turn == table.snapshot.asked
        assert status == "over"
        assert table.match is not None
        assert table.match.over
        assert turn == table.match.game.winners(table.match.state) != ()

    with_table(tmp_path / "a.sqlite", "pebble", work)


def test_a_step_that_was_broken_off_before_its_commit_has_not_happened(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        table = await loaded(store)
        seat, version, text = first_option(table)
        writing = asyncio.Event()

        async def never(_: object) -> None:
            writing.set()
            await asyncio.Event().wait()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "write", never)
            step = asyncio.create_task(table.take(seat, version, text, "c1"))
            await writing.wait()
            step.cancel()
            await asyncio.gather(step, return_exceptions=True)
        done = await table.take(seat, version, text, "c1")
        lines = await store.read(queries.read_entries, "t")
        assert [line.seq for line in lines] == list(range(1, done + 1))
        assert lines[version].text == text

    with_table(tmp_path / "a.sqlite", "quantum", work)


def test_a_clock_that_goes_back_in_the_middle_of_a_game_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(2_000_000_000, 0, -3600))
    monkeypatch.setattr(CLOCK, "wall", lambda: float(next(clock)))

    async def work(store: Store) -> None:
        table = await loaded(store)
        while table.snapshot is not None and table.snapshot.asked:
            await table.take(*first_option(table))
        again = await loaded(store)
        assert again.match is not None
        assert table.match is not None
        assert again.match.version == table.match.version
        assert again.row.status == table.row.status == "over"
        moments = [line.at for line in await store.read(queries.read_entries, "t")]
        assert moments[-1] < moments[0]

    with_table(tmp_path / "a.sqlite", "pebble", work)


def test_a_message_that_comes_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        seat, version, text = first_option(await loaded(store))
        first = await (await loaded(store)).take(seat, version, text, "c1")
        assert await (await loaded(store)).take(seat, version, text, "c1") == first
        assert len(await store.read(queries.read_entries, "t")) == first

    with_table(tmp_path / "a.sqlite", "quantum", work)


def test_a_server_that_has_not_heard_of_the_end_of_a_game_adds_nothing_to_it(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        one, other = await loaded(store), await loaded(store)
        async with other.lock:
            await other.happen(Fact("resigned", 0), Fact("ended", args={"how": "resigned", "won": "1"}))
        lines = await store.read(queries.read_entries, "t")
        seat, version, text = first_option(one)
        with pytest.raises(Problem, match="game-over"):
            await one.take(seat, version, text)
        found = await store.read(queries.read_table, "t")
        assert found is not None
        assert (found[0].status, found[0].turn) == ("over", [1])
        assert await store.read(queries.read_entries, "t") == lines

    with_table(tmp_path / "a.sqlite", "quantum", work)


@pytest.mark.parametrize("seed", range(3))
def test_a_server_that_has_not_heard_of_a_setting_plays_by_it(tmp_path: Path, seed: int) -> None:
    """Windows pass by themselves or not: lines of a record that were taken without a setting may not fit it."""
    luck = random.Random(seed)

    async def play(table: Table, steps: int) -> None:
        for _ in range(steps):
            assert table.snapshot is not None
            seat, state = luck.choice(table.snapshot.asked), table.snapshot.state
            text = table.game.format(state, luck.choice(table.game.options(state, seat)))
            with contextlib.suppress(Problem):  # stale
                await table.take(seat, table.snapshot.version, text)

    async def work(store: Store) -> None:
        one, other = await loaded(store), await loaded(store)
        for _ in range(4):
            await play(one, 15)
            await other.refresh()
            assert one.match is not None
            for seat in (0, 1):
                for setting in one.game.standing(one.match.state, seat):
                    with contextlib.suppress(Problem):  # stale where it answers a question
                        text = one.game.format(one.match.state, setting)
                        await one.take(seat, one.match.version, text)
            await play(other, 15)
            await one.refresh()
        states = [table.match.state for table in (one, other, await loaded(store)) if table.match is not None]
        assert len(states) == 3
        assert len({digest(one.game, state) for state in states}) == 1

    with_table(tmp_path / "a.sqlite", "forbidden_stars", work)


@pytest.mark.parametrize("text", ["upgrade crusade plain-advance-0", "upgrade crusade plain-advance-1"])
def test_why_from_a_seat_that_is_not_asked_does_not_depend_on_tokens_of_the_asked_one(
    tmp_path: Path, text: str
) -> None:
    """Which token the other has just upgraded depends on which of them lies face down (F-PLAN-9, F-STR-9)."""
    heard: list[str] = []

    def upgraded(laid: str) -> Stars:
        position = Position().bases().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).cities(S, 1)
        return position.lay(S, laid, "tile_12a").order(S, "strategise", "tile_10a").go("upgrade crusade").state

    async def work(store: Store) -> None:
        table = await loaded(store)
        assert table.match is not None
        for laid in ("advance", "deploy"):
            table.match.play.state = upgraded(laid)
            table.show(table.match)
            heard.append(repr(table.why(C, text)))

    with_table(tmp_path / "a.sqlite", "forbidden_stars", work)
    assert heard == ["not-asked"] * 2
