"""Bots get views and texts, answer with a text, and nothing else (S5 of the project's quality page)."""

import ast
import pickle
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import starhold.bots
from starhold.bots import Question, bots_for, choose
from starhold.bots.choosing import find_bot
from starhold.bots.question import guard
from starhold.cli.simulation import Luck, next_seat
from starhold.kernel.chance import Stream
from starhold.kernel.game import find_game
from starhold.kernel.reasons import Refused

GAME = find_game("pebble")
FOLDER = Path(starhold.bots.__file__).parent
ALLOWED = ("starhold.bots", "starhold.games", "starhold.kernel")
FORBIDDEN_NAMES = {"open", "eval", "exec", "compile", "globals", "vars", "__import__"}
OUTSIDE = {"os", "io", "gc", "inspect", "random", "secrets", "socket", "subprocess", "sys", "threading", "pathlib"}


def question() -> tuple[dict[str, Any], list[str]]:
    state = GAME.start(GAME.configure(2))
    seat = next_seat(state, Luck("q"))
    assert seat == 0
    return GAME.view(state, 0), [GAME.format(state, option) for option in GAME.options(state, 0)]


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(FOLDER.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


def test_bots_import_only_kernel_games_and_the_standard_library() -> None:
    assert sum(1 for _ in modules()) > 5
    for file, tree in modules():
        for name in imported(tree):
            top = name.partition(".")[0]
            fine = name.startswith(ALLOWED) if top == "starhold" else top in sys.stdlib_module_names - OUTSIDE
            assert fine, f"{file.name} imports {name}"


def test_bots_reach_for_nothing_behind_the_view() -> None:
    for file, tree in modules():
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & FORBIDDEN_NAMES, file.name


@pytest.mark.parametrize(
    "smuggled",
    [{"state": GAME}, {"you": [GAME.start(GAME.configure(2))]}, {1: "key"}, [("tuple",)], {"deck": {3}}, {"f": guard}],
)
def test_only_plain_data_gets_to_a_bot(smuggled: Any) -> None:
    with pytest.raises(TypeError, match="plain data"):
        Question(GAME, smuggled, ["a", "b"], Stream(1))


def test_a_question_imagines_a_state_that_gives_the_same_view() -> None:
    view, texts = question()
    asked = Question(GAME, view, texts, Stream("x"))
    imagined = asked.imagine()
    assert GAME.view(imagined, asked.seat) == view


@pytest.mark.parametrize("bot", bots_for("pebble"))
def test_the_same_question_and_seed_give_the_same_answer(bot: str) -> None:
    view, texts = question()
    answers = [choose("pebble", bot, view, texts, seed) for seed in range(30)]
    assert answers == [choose("pebble", bot, view, texts, seed) for seed in range(30)]
    assert set(answers) <= set(texts)


def test_random_takes_every_option_about_equally_often() -> None:
    view, texts = question()
    answers = [choose("pebble", "random", view, texts, seed) for seed in range(600)]
    assert all(abs(answers.count(text) - 600 / len(texts)) < 80 for text in texts)


def test_choose_works_in_a_process_of_its_own() -> None:
    view, texts = question()
    assert pickle.loads(pickle.dumps(choose)) is choose
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        there = pool.submit(choose, "pebble", "random", view, texts, b"seed").result()
    assert there == choose("pebble", "random", view, texts, b"seed")


def test_bots_of_a_game_begin_with_random() -> None:
    assert bots_for("pebble") == ["random"]
    assert bots_for("quantum") == ["random", "captain"]


def test_unknown_bots_are_refused() -> None:
    view, texts = question()
    with pytest.raises(Refused, match="bot-unknown"):
        choose("pebble", "captain", view, texts, 1)


def test_an_answer_that_is_no_option_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    view, texts = question()
    monkeypatch.setattr("starhold.bots.choosing.uniform", lambda asked: "fly")
    find_bot.cache_clear()
    with pytest.raises(Refused, match="bot-broken"):
        choose("pebble", "random", view, texts, 1)
    find_bot.cache_clear()


def test_time_to_think_runs_out() -> None:
    view, texts = question()
    assert Question(GAME, view, texts, Stream(1), seconds=0).late
    assert not Question(GAME, view, texts, Stream(1), seconds=60).late
    assert not Question(GAME, view, texts, Stream(1)).late
