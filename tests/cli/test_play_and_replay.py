"""Games at the keyboard, their records, and records that are broken."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Types the given lines; ``forever`` is typed when they are used up, without it the keyboard ends."""

    def type_lines(*lines: str, forever: str | None = None) -> None:
        waiting = list(lines)

        def read(_prompt: str = "") -> str:
            if waiting:
                return waiting.pop(0)
            if forever is None:
                raise EOFError
            return forever

        monkeypatch.setattr("builtins.input", read)

    return type_lines


def test_a_whole_game_is_played_by_numbers_and_its_record_replays(
    cli: Cli, keys: Callable[..., None], tmp_path: Path
) -> None:
    keys(forever="1")
    record = tmp_path / "record.txt"
    answer = cli("play", "pebble", "--seed", 7, "--name", "Ada", "--record", record)
    assert answer.code == 0
    assert "Victory: " in answer.out
    report = json.loads(cli("replay", record, "--json").out)
    assert report["over"]
    assert report["names"][0] == "Ada"
    assert report["winners"]
    assert len(report["log"]) == report["entries"]


def test_bots_alone_play_on(cli: Cli, keys: Callable[..., None]) -> None:
    keys()
    assert "Victory: " in cli("play", "pebble", "--people", 0, "--seats", 3, "--seed", 1).out


@pytest.mark.parametrize(("game", "language"), [("quantum", "ja"), ("forbidden_stars", "ru")])
def test_what_happens_is_told_in_sentences(cli: Cli, tmp_path: Path, game: str, language: str) -> None:
    record = tmp_path / "record.txt"
    play = ("play", game, "--people", 0, "--bots", "random", "--seed", 7, "--record", record, "--language", language)
    lines = [line for line in cli(*play).out.splitlines() if line.startswith("  ")]
    lines += cli("replay", record, "--to", 60, "--language", language).out.splitlines()
    assert len(lines) > 100
    assert [line for line in lines if re.search(r"\bevent-[a-z]", line)] == []


@pytest.mark.parametrize("number", ["0", "4", "99", 5000 * "9"])
def test_a_number_that_is_in_no_list_takes_nothing(
    cli: Cli, keys: Callable[..., None], tmp_path: Path, number: str
) -> None:
    record = tmp_path / "record.txt"
    keys("", number, "quit")
    answer = cli("play", "pebble", "--seed", 7, "--people", 2, "--record", record)
    assert "not possible" in answer.out
    assert "seat" not in record.read_text(encoding="utf-8").split("\n\n")[1]


def test_commands_at_the_keyboard(cli: Cli, keys: Callable[..., None], tmp_path: Path) -> None:
    saved = tmp_path / "saved.txt"
    keys("", "help", "", "99", "why choose 9", "choose 9", "undo", f"save {saved}", "quit")
    answer = cli("play", "pebble", "--seed", 3, "--people", 2)
    assert answer.code == 0
    assert "Type the number of a line" in answer.out
    assert "There is no step to take back." in answer.out or "what is known stays known" in answer.out
    assert "You left the game" in answer.out
    assert saved.read_text(encoding="utf-8").startswith("starhold record 1\n")


def test_people_see_only_their_own_view(cli: Cli, keys: Callable[..., None]) -> None:
    keys()
    out = cli("play", "pebble", "--seed", 3).out
    assert "held: [3, 3]" in out
    assert "hands" not in out


def test_the_same_seed_deals_the_same_game(cli: Cli, keys: Callable[..., None]) -> None:
    outs = []
    for _ in range(2):
        keys(forever="1")
        outs.append(cli("play", "pebble", "--seed", 11).out)
    assert outs[0] == outs[1]


def test_a_record_that_cannot_be_written_is_said_before_the_game(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "missing" / "record.txt"
    assert cli("play", "pebble", "--record", record) == (2, "", f"“{record}” cannot be written.\n")


def test_too_many_people(cli: Cli) -> None:
    assert cli("play", "pebble", "--people", 5) == (2, "", "5 people do not fit 2 seats.\n")


@pytest.fixture
def record(cli: Cli, keys: Callable[..., None], tmp_path: Path) -> Path:
    keys(forever="1")
    file = tmp_path / "record.txt"
    cli("play", "pebble", "--seed", 7, "--record", file)
    return file


def test_replay_tells_every_entry(cli: Cli, record: Path) -> None:
    answer = cli("replay", record)
    entries = [line for line in record.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]
    assert answer.code == 0
    assert all(entry in answer.out for entry in entries)


def test_a_setting_is_confirmed_kept_beside_the_record_and_told_again(
    cli: Cli, keys: Callable[..., None], tmp_path: Path
) -> None:
    keys("auto planning.end 1", "quit")
    file = tmp_path / "record.txt"
    play = cli("play", "forbidden_stars", "--option", "setup=quick", "--seed", 3, "--record", file)
    assert re.search(r"auto planning.end 1 +Pass windows by itself", play.out)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[-1] == f"{lines[-2].partition('.')[0]}+ seat1 auto planning.end 1"
    assert lines[-1] in cli("replay", file).out


def test_replay_to_an_entry_and_as_a_position(cli: Cli, record: Path) -> None:
    report = json.loads(cli("replay", record, "--to", 6, "--json").out)
    assert (report["entries"], report["over"]) == (6, False)
    position = json.loads(cli("replay", record, "--to", 6, "--position", "--json").out)
    assert position["game"] == "pebble"
    assert position["pebbles"] == [0, 0]


def test_replay_past_the_end(cli: Cli, record: Path) -> None:
    answer = cli("replay", record, "--to", 9999)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("There is no entry 9,999; the record has ")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("starhold record 1", "starhold cookbook", "Line 1 of the record cannot be read."),
        ("game: pebble", "game: chess", "There is no game called “chess”."),
        ("rules: 1", "rules: one", "The record cannot be used: “rules” is wrong."),
        ("rules: 1", "rules: -1", "The record cannot be used: “rules” is wrong."),
        ("rules: 1", "rules: 0", "Version 0 of the rules is unknown here; only version 1 is known."),
        ("rules: 1", "rules: 99", "Version 99 of the rules is unknown here; only version 1 is known."),
        ("option target: 10", "option target: 11", "“11” is not possible for the table option “target”. (P-8)"),
        ("\n3. ", "\n4. ", "Line 10 of the record cannot be read."),
        ("\n1. draw", "\n1. seat9 draw", "Line 8 of the record cannot be read."),
    ],
)
def test_a_broken_record_is_one_sentence_and_code_2(cli: Cli, record: Path, old: str, new: str, sentence: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert cli("replay", record) == (2, "", f"{sentence}\n")


def test_an_entry_that_does_not_fit_is_named_with_its_reason(cli: Cli, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(index for index, line in enumerate(lines) if " roll " in line)
    lines[place] = lines[place].rpartition(" ")[0] + " 9"
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    answer = cli("replay", record)
    number = lines[place].partition(".")[0]
    assert answer.code == 2
    assert answer.err.startswith(f"Entry {number} of the record does not fit the game. ")
    assert answer.err.count("\n") == 1
