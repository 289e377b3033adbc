"""Bots that fail: the table goes on with a random option, in bounded time."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from starhold.bots import Question, choose
from starhold.server.metrics import Metrics
from starhold.server.settings import Settings
from starhold.server.tables.bots import BotPlayer, Thinker, Thinkers
from starhold.server.tables.table import Table
from tests.server.people import WAIT, Person, Served

OPTIONS = ["choose 1", "choose 2", "choose 3"]
VIEW: dict[str, Any] = {"you": 0}


def silent(question: Question) -> str:
    time.sleep(3600)
    return question.options[0]


def dying(question: Question) -> str:
    os._exit(3)


def thoughtful(question: Question) -> str:
    """Notes in which process it thinks, and takes a second, so that somebody can strike there."""
    notes = Path(question.view["notes"])
    place = sum(1 for note in notes.iterdir() if note.name.isdigit())
    (notes / str(place)).write_text(str(os.getpid()))
    end = time.monotonic() + 1
    while time.monotonic() < end:
        time.sleep(0.01)
    return "choose 2"


def noted(note: Path) -> int:
    """The number in a note, once it stands there."""
    end = time.monotonic() + WAIT / 4
    while not note.exists() or not note.read_text():
        assert time.monotonic() < end, "nobody thinks"
        time.sleep(0.02)
    return int(note.read_text())


def broken(question: Question) -> str:
    raise KeyError("oh")


def cheating(question: Question) -> str:
    return "win"


def choose_with(*arguments: Any) -> str:
    """What stands in for `choose` in the other process: the bot is named by its function."""
    game, bot, view, options, seed = arguments
    answer: Callable[[Question], str] = globals()[bot]
    del game, seed
    return answer(Question(None, view, options, None))  # type: ignore[arg-type]


@pytest.mark.parametrize("bot", ["silent", "dying", "broken", "cheating"])
def test_a_bot_that_fails_is_replaced_by_a_random_option(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.tables.bots.choose", choose_with)
    metrics = Metrics()

    async def ask() -> list[str]:
        # Only the silent one is not waited for: the others' process may take long to begin on a busy machine.
        thinkers = Thinkers(Settings(bot_time=1.0 if bot == "silent" else WAIT), metrics)
        first = await thinkers.answer("pebble", bot, VIEW, OPTIONS, b"1")
        monkeypatch.undo()
        monkeypatch.setattr(thinkers, "_seconds", WAIT)
        second = await thinkers.answer("pebble", "random", VIEW, OPTIONS, b"2")
        thinkers.stop()
        return [first, second]

    assert set(asyncio.run(ask())) <= set(OPTIONS)
    assert metrics.bot_fallbacks == 1
    assert metrics.bot_retries == {"silent": 1, "dying": 2}.get(bot, 0)


@pytest.mark.parametrize(
    ("number", "seconds", "times"),
    [(signal.SIGKILL, WAIT, 1), (signal.SIGKILL, WAIT, 2), (signal.SIGSTOP, 8.0, 1)],
    ids=["killed", "killed twice", "stopped"],
)
def test_a_bot_whose_process_is_killed_or_hangs_is_asked_again_and_answers_as_if_nothing_had_been(
    number: int, seconds: float, times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.tables.bots.choose", choose_with)
    metrics = Metrics()

    async def ask() -> str:
        thinkers = Thinkers(Settings(bot_time=seconds), metrics)
        answer = asyncio.create_task(thinkers.answer("pebble", "thoughtful", {"notes": str(tmp_path)}, OPTIONS, b"1"))
        for place in range(times):
            os.kill(await asyncio.to_thread(noted, tmp_path / str(place)), number)
        found = await answer
        thinkers.stop()
        return found

    assert asyncio.run(ask()) == "choose 2"
    assert (metrics.bot_retries, metrics.bot_fallbacks) == (times, 0)


def test_a_table_whose_bot_is_playing_is_not_played_twice() -> None:
    async def wake_twice() -> int:
        table = SimpleNamespace(gone=False, moment=None, match=None, bot_asked=lambda: 0)
        player = BotPlayer(cast(Table, table), cast(Thinkers, None), Settings(bot_pause=0.01))
        before = len(asyncio.all_tasks())
        player.wake()
        player.wake()
        playing = len(asyncio.all_tasks()) - before
        await player.stop()
        return playing

    assert asyncio.run(wake_twice()) == 1


def test_a_process_that_is_still_starting_when_the_server_ends_is_no_failure_of_a_bot() -> None:
    async def start_and_stop() -> int:
        metrics = Metrics()
        thinkers = Thinkers(Settings(), metrics)
        thinkers.warm_up("pebble")
        await asyncio.sleep(0.05)
        thinkers.stop()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)
        return metrics.bot_fallbacks

    assert asyncio.run(start_and_stop()) == 0


def test_the_only_option_is_taken_without_asking() -> None:
    thinkers = Thinkers(Settings(), Metrics())
    assert asyncio.run(thinkers.answer("pebble", "nobody", VIEW, ["pass"], b"")) == "pass"


def test_however_much_else_is_wanted_a_bot_waits_for_one_piece_of_it_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    async def think(_: Thinker, seconds: float, work: object, *asked: object) -> object:
        await asyncio.sleep(0)
        done.append("bot" if work is choose else "estimate")
        return OPTIONS[0]

    async def run() -> None:
        thinkers = Thinkers(Settings(bot_workers=1), Metrics())
        estimates = [asyncio.create_task(thinkers.work(str, "x")) for _ in range(9)]
        await asyncio.sleep(0)
        bots = [asyncio.create_task(thinkers.answer("pebble", "random", VIEW, OPTIONS, b"")) for _ in range(3)]
        await asyncio.gather(*estimates, *bots)

    monkeypatch.setattr(Thinker, "think", think)
    asyncio.run(run())
    assert done == ["estimate", "bot", "bot", "bot", *["estimate"] * 8]


def test_bots_that_always_think_do_not_shut_out_what_else_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_: Thinker, seconds: float, work: object, *asked: object) -> object:
        await asyncio.sleep(0)
        return OPTIONS[0]

    async def run() -> None:
        thinkers = Thinkers(Settings(bot_workers=1), Metrics())

        async def play() -> None:
            while True:
                await thinkers.answer("pebble", "random", VIEW, OPTIONS, b"")

        bots = [asyncio.create_task(play()) for _ in range(5)]
        await asyncio.sleep(0.01)
        assert await asyncio.wait_for(thinkers.work(str, "x"), WAIT) == OPTIONS[0]
        for bot in bots:
            bot.cancel()

    monkeypatch.setattr(Thinker, "think", think)
    asyncio.run(run())


def test_a_bot_plays_on_after_the_person_has_left(server: Served, ann: Person) -> None:
    table = ann.started(["bot:random", "bot:random"])
    end = time.monotonic() + WAIT
    while ann.read(table)["status"] != "over":
        assert time.monotonic() < end, "the bots do not play"
        time.sleep(0.1)
