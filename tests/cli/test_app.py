"""The command line as a whole: help, version, languages, one sentence for every mistake."""

import subprocess
import sys
from pathlib import Path

import pytest

from starhold import __version__
from tests.cli.conftest import Cli

COMMANDS = ("serve", "play", "simulate", "position", "replay", "bench")


def test_help_lists_every_command(cli: Cli) -> None:
    answer = cli("--help")
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


@pytest.mark.parametrize(("words", "loaded"), [(["--help"], False), (["simulate", "--help"], True)])
def test_games_and_bots_are_loaded_only_for_a_command_that_needs_them(words: list[str], loaded: bool) -> None:
    program = (
        "import sys; from starhold.cli.app import run; run(sys.argv[1:]); "
        "sys.exit(any(name.startswith(('starhold.bots', 'starhold.server', 'starhold.games')) for name in sys.modules))"
    )
    ended = subprocess.run([sys.executable, "-c", program, *words], stdout=subprocess.DEVNULL)
    assert ended.returncode == loaded


@pytest.mark.parametrize("command", [*COMMANDS, "position apply"])
def test_every_command_explains_its_options_in_words(cli: Cli, command: str) -> None:
    answer = cli(*command.split(), "--help")
    assert answer.code == 0
    assert "help-" not in answer.out


def test_version(cli: Cli) -> None:
    assert cli("--version").out == f"{__version__} (pure Python)\n"


def test_unknown_game_is_one_sentence_and_code_2(cli: Cli) -> None:
    assert cli("simulate", "chess") == (2, "", "There is no game called “chess”.\n")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("ja", "「chess」というゲームはありません。\n"),
        ("ru", "Игры «chess» здесь нет.\n"),
        ("en", "There is no game called “chess”.\n"),
    ],
)
def test_the_language_may_stand_before_or_after_the_command(cli: Cli, language: str, sentence: str) -> None:
    assert cli("--language", language, "simulate", "chess").err == sentence
    assert cli("simulate", "chess", "--language", language).err == sentence


def test_a_language_that_there_is_not_is_one_sentence_and_code_2(cli: Cli) -> None:
    assert cli("--language", "xx", "simulate", "pebble") == (2, "", "There is no language “xx”.\n")
    assert cli("simulate", "pebble", "--language=de_DE") == (2, "", "There is no language “de_DE”.\n")
    assert cli("simulate", "chess", "--language", "ja_JP.UTF-8").err == "「chess」というゲームはありません。\n"


def test_the_environment_chooses_the_language(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ja_JP.UTF-8")
    assert cli("simulate", "chess").err == "「chess」というゲームはありません。\n"


@pytest.mark.parametrize(
    "arguments", [["fly"], ["simulate"], ["simulate", "pebble", "--games", "many"], ["replay", "--wrong"]]
)
def test_a_wrong_command_line_is_one_sentence_and_code_2(cli: Cli, arguments: list[str]) -> None:
    answer = cli(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("The command line is not right: ")
    assert answer.err.count("\n") == 1


def test_help_speaks_the_language_of_the_command_line() -> None:
    command = [sys.executable, "-m", "starhold", "simulate", "--help", "--language", "ja"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "ゲームの回数" in done.stdout


def test_a_reader_who_leaves_early_is_no_mistake(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    command = [sys.executable, "-m", "starhold"]
    subprocess.run(
        [*command, "play", "pebble", "--people", "0", "--record", record], check=True, stdout=subprocess.DEVNULL
    )
    with subprocess.Popen([*command, "replay", record], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        assert done.stdout is not None
        done.stdout.close()
        assert done.stderr is not None
        assert done.stderr.read() == b""
    assert done.returncode == 0


def test_python_m_starhold_is_the_same_command() -> None:
    done = subprocess.run([sys.executable, "-m", "starhold", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"{__version__} (pure Python)\n"
