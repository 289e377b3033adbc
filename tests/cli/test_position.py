"""Position documents: show, options, apply, and everything that may be wrong with them."""

import json
from pathlib import Path

import pytest

from starhold.documents import read_document
from tests.cli.conftest import Cli

PEBBLE = """game: pebble
seats: 2
hands: [[1, 2, 3], [3, 4, 5]]
pebbles: [3, 4]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "position.yaml"
    made.write_text(PEBBLE, encoding="utf-8")
    return made


def test_options_of_every_asked_seat(cli: Cli, file: Path) -> None:
    found = json.loads(cli("position", "options", file, "--json").out)
    texts = {seat: [option["text"] for option in options] for seat, options in found["options"].items()}
    assert found["actors"] == [0, 1]
    assert texts == {"seat1": ["choose 1", "choose 2", "choose 3"], "seat2": ["choose 3", "choose 4", "choose 5"]}
    assert "seat2 choose 5" in cli("position", "options", file).out


def test_apply_takes_options_and_dice_and_prints_the_position_that_follows(cli: Cli, file: Path) -> None:
    answer = cli("position", "apply", file, "--options", "seat1 choose 3, seat2 choose 5", "--dice", 4)
    after = read_document(answer.out)
    assert answer.code == 0
    assert (after["hands"], after["discards"]) == ([[1, 2], [3, 4]], [3, 5])


def test_apply_goes_on_to_the_draws_that_are_given(cli: Cli, file: Path) -> None:
    options = "seat1 choose 3; seat2 choose 5; pass"
    answer = cli("position", "apply", file, "--options", options, "--dice", 1, "--draw", "2,2", "--json")
    after = json.loads(answer.out)
    assert after["steps"] == ["seat1 choose 3", "seat2 choose 5", "roll 1", "seat1 pass", "draw 2", "draw 2"]
    assert after["position"]["hands"] == [[1, 2, 2], [2, 3, 4]]


def test_a_seed_supplies_what_is_not_given(cli: Cli, file: Path) -> None:
    arguments = ["position", "apply", file, "--options", "seat1 choose 3,seat2 choose 5", "--seed", 5, "--json"]
    first, second = cli(*arguments).out, cli(*arguments).out
    assert first == second
    assert json.loads(first)["steps"][-1].startswith("roll ")


def test_a_printed_position_reads_back_to_the_same(cli: Cli, file: Path, tmp_path: Path) -> None:
    once = cli("position", "apply", file).out
    again = tmp_path / "again.yaml"
    again.write_text(once, encoding="utf-8")
    assert cli("position", "apply", again).out == once


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--options", "seat1 choose 3, seat2 choose 5"], "Another die is needed, but no more were given."),
        (["--dice", "4"], "More dice were given than are needed: 1."),
        (["--draw", "1"], "More cards were given than are needed: 1."),
        (["--dice", "four"], "“four” is not a list of dice."),
        (
            ["--options", "seat1 choose 3, seat2 choose 5", "--dice", "9"],
            "“9” was given, but it cannot come here.",
        ),
        (["--options", "fly"], "This move cannot be understood."),
        (["--options", "seat3 choose 1"], "You are not asked at the moment."),
        (["--options", f"seat{5000 * '9'} choose 1"], "This move cannot be understood."),
    ],
)
def test_scripts_and_options_that_do_not_fit(cli: Cli, file: Path, arguments: list[str], sentence: str) -> None:
    assert cli("position", "apply", file, *arguments) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ("game: [", "Line 1 of the document cannot be read."),
        ("", "Line 1 of the document cannot be read."),
        ("- game", "Line 1 of the document cannot be read."),
        ("game: &a pebble\nseats: *a", "Line 2 of the document cannot be read."),
        ("game: !!python/name:os.system", "Line 1 of the document cannot be read."),
        ("game: pebble\ngame: pebble", "Line 2 of the document gives “game” a second time."),
        ("seats: 2", "The position is wrong at “game”: this field is missing."),
        ("game: chess", "There is no game called “chess”."),
        ("game: pebble\nseats: two", "The position is wrong at “seats”: a whole number is needed here."),
        ("game: pebble\nseats: 2\nhands: 3", "The position is wrong at “hands”: a list is needed here."),
        ("game: pebble\nseats: 2\nmoon: 3", "The position is wrong at “moon”: there is no such field."),
        (
            "game: pebble\nseats: 2\nhands: [[9], [1]]",
            "The position is wrong at “hands[0][0]”: this number is too small or too large.",
        ),
        ("[" * 9000, "Line 1 of the document cannot be read."),
        ("game: pebble\n#" + "x" * 300_000, "The file is too large; 256 KiB are allowed."),
    ],
)
def test_a_broken_position_is_one_sentence_and_code_2(cli: Cli, file: Path, document: str, sentence: str) -> None:
    file.write_text(document, encoding="utf-8")
    for command in ("show", "options", "apply"):
        assert cli("position", command, file) == (2, "", f"{sentence}\n")


def test_files_that_cannot_be_read(cli: Cli, tmp_path: Path) -> None:
    missing, binary = tmp_path / "missing.yaml", tmp_path / "binary.yaml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert cli("position", "show", missing) == (2, "", f"There is no file “{missing}”.\n")
    assert cli("position", "show", binary) == (2, "", f"“{binary}” is not a text file in UTF-8.\n")
    assert cli("position", "show", tmp_path) == (2, "", f"“{tmp_path}” cannot be opened.\n")
