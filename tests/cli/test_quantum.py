"""Quantum at the command line: positions with scripted dice and cards, whole games at the keyboard."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from starhold.documents import read_document, write_document
from tests.cli.conftest import Cli

DOCUMENT: dict[str, Any] = {
    "game": "quantum",
    "map": {"layout": "d2-spiral"},
    "phase": "actions",
    "seats": [
        {
            "ships": [
                {"die": 1, "number": 4, "at": "d2"},
                {"die": 2, "number": 3, "at": "e1"},
                {"die": 3, "number": 6, "at": "a9"},
            ],
            "cubes": ["b2"],
        },
        {
            "ships": [
                {"die": 1, "number": 5, "at": "b9"},
                {"die": 2, "number": 4, "at": "i8"},
                {"die": 3, "number": 2, "at": "scrapyard"},
            ],
            "cubes": ["h8"],
        },
    ],
    "market": {"command": ["agile", "cruel", "nomadic"], "gambit": ["relocation", "sabotage", "momentum"]},
    "turn": {"number": 5, "seat": "seat1", "actions": 3, "granted": 3, "bonus": False, "due": 0},
    "start": "seat1",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "position.yaml"
    made.write_text(write_document(DOCUMENT), encoding="utf-8")
    return made


def test_show_draws_map_ships_cubes_and_cards(cli: Cli, file: Path) -> None:
    lines = cli("position", "show", file).out.splitlines()
    row = next(line for line in lines if line.startswith("  2 "))
    assert row.split() == ["2", "·", "8a", "·", "A4", "7", "·", "·", "9", "·", "2"]
    assert any("Agile, Cruel, Nomadic" in line for line in lines)
    assert any("#3=2" in line for line in lines)
    assert "In orbit, of what is needed: e2 7/7" in lines


def test_ships_that_have_moved_are_marked_and_more_so_with_their_ability_spent(cli: Cli, file: Path) -> None:
    document = copy.deepcopy(DOCUMENT)
    document["seats"][0]["ships"][0] |= {"moved": True}
    document["seats"][0]["ships"][1] |= {"moved": True, "used": True}
    file.write_text(write_document(document), encoding="utf-8")
    out = cli("position", "show", file).out
    assert ("A4," in out, "A3'" in out, "A6 " in out) == (True, True, True)


def test_a_fight_shows_its_chance_and_orbits_what_ingenious_may_count(cli: Cli, file: Path) -> None:
    document = copy.deepcopy(DOCUMENT)
    document["seats"][0]["commands"] = ["relentless", "ingenious"]
    document["seats"][0]["ships"][1] = {"die": 2, "number": 3, "at": "d1"}
    file.write_text(write_document(document), encoding="utf-8")
    answer = cli("position", "apply", file, "--options", "attack a9 b9 from a9", "--dice", "5,3")
    file.write_text(answer.out, encoding="utf-8")
    lines = cli("position", "show", file).out.splitlines()
    assert "In orbit, of what is needed: e2 4(+3)/7, b8 0(+6)/9" in lines
    assert "Chance that the attack succeeds: 33 %" in lines, "6 and a 1 or 2 against 8"


@pytest.mark.parametrize("language", ["ja", "ru"])
def test_show_in_other_languages(cli: Cli, file: Path, language: str) -> None:
    out = cli("position", "show", file, "--language", language).out
    assert "[agile]" in out
    assert "Agile" not in out
    assert "cli-" not in out


def test_options_carry_texts_paths_and_odds(cli: Cli, file: Path) -> None:
    options = json.loads(cli("position", "options", file, "--json").out)["options"]["seat1"]
    texts = {option["text"]: option for option in options}
    assert {"build e2", "research", "end", "free-reconfigure a9"} <= set(texts)
    assert 0 < texts["attack a9 b9 from a9"]["odds"]["win"] < 1


def test_apply_an_attack_with_its_dice(cli: Cli, file: Path) -> None:
    """Attack 6 + 1 against 5 + 6; the beaten ship is rolled again and shows 2."""
    answer = cli("position", "apply", file, "--options", "attack a9 b9 from a9, enter", "--dice", "1,6,2", "--json")
    after = json.loads(answer.out)
    assert after["steps"] == ["seat1 attack a9 b9 from a9", "roll 1 6", "roll 2", "seat1 enter"]
    assert after["position"]["seats"][0]["dominance"] == 2
    assert {"die": 1, "number": 2, "at": "scrapyard"} in after["position"]["seats"][1]["ships"]
    assert [event["type"] for event in after["events"]][:2] == ["attacked", "combat-rolled"]


def test_refused_faces_belong_to_the_script(cli: Cli, file: Path) -> None:
    """A Free Reconfigure rolls past its 6 (EX-11)."""
    answer = cli("position", "apply", file, "--options", "free-reconfigure a9", "--dice", "6,6,2", "--json")
    assert json.loads(answer.out)["steps"][-1] == "roll 6 6 2"


def test_apply_a_card_with_its_draw(cli: Cli, file: Path) -> None:
    answer = cli(
        "position", "apply", file, "--options", "build e2", "--options", "end", "--options", "take agile",
        "--draw", "brilliant",
    )  # fmt: skip
    after = read_document("\n".join(line for line in answer.out.splitlines() if not line.startswith("#")))
    assert after["seats"][0]["commands"] == ["agile"]
    assert "brilliant" in after["market"]["command"]
    assert "# Brilliant is turned up" in answer.out


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (
            ["--options", "build e2, end, take agile", "--draw", "unicorn"],
            "“unicorn” was given, but it cannot come here.",
        ),
        (["--options", "build e2, end, take agile", "--draw", "momentum"], "“momentum” was given, but it cannot"),
        (["--options", "build e2, end, take agile", "--draw", "agile"], "“agile” was given, but it cannot come here."),
        (["--options", "build e2, end, take agile"], "Another card is needed, but no more were given."),
        (["--options", "build e2, end, take unicorn"], "This move cannot be understood."),
        (["--options", "reconfigure d2", "--dice", "4"], "Another die is needed, but no more were given."),
        (["--options", "move d2 z99"], "This move cannot be understood."),
    ],
)
def test_what_does_not_fit_is_one_sentence(cli: Cli, file: Path, arguments: list[str], beginning: str) -> None:
    answer = cli("position", "apply", file, *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith(beginning)
    assert answer.err.count("\n") == 1


def test_a_refused_option_names_the_clause(cli: Cli, file: Path) -> None:
    answer = cli("position", "apply", file, "--options", "build h2")
    assert answer.code == 2
    assert "(Q-" in answer.err


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seats", 0, "ships", 0, "number"), 7),
        (("seats", 0, "ships", 0, "at"), "e2"),
        (("seats", 0, "ships", 0, "at"), "e1"),
        (("seats", 0, "ships", 0, "die"), 2),
        (("seats", 0, "dominance"), 6.5),
        (("seats", 0, "commands"), ["agile", "agile"]),
        (("seats", 0, "commands"), ["unicorn"]),
        (("map",), {"layout": "flat-earth"}),
        (("map",), {"rows": ["8* X"]}),
        (("turn", "seat"), "seat9"),
        (("market", "gambit"), ["relocation", "relocation", "relocation"]),
        (("phase",), "night"),
    ],
)
def test_a_broken_position_names_the_place(
    cli: Cli, tmp_path: Path, path: tuple[str | int, ...], value: object
) -> None:
    document: Any = json.loads(json.dumps(DOCUMENT))
    node = document
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    file = tmp_path / "broken.yaml"
    file.write_text(write_document(document), encoding="utf-8")
    answer = cli("position", "show", file)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("The position is wrong at “")
    assert answer.err.count("\n") == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_between_captains_replays_from_its_record(cli: Cli, tmp_path: Path, seats: int) -> None:
    record = tmp_path / "record.txt"
    answer = cli("play", "quantum", "--people", 0, "--seats", seats, "--seed", 5, "--record", record)
    assert answer.code == 0
    assert "Victory: captain " in answer.out
    report = json.loads(cli("replay", record, "--json").out)
    assert report["over"]
    assert report["winners"][0] in answer.out.splitlines()[-1]
    assert "event-" not in answer.out
    assert "option-" not in answer.out


def test_a_person_plays_quantum_by_numbers(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["why move a1 a2", "card agile"])
    count = 0

    def read(_prompt: str = "") -> str:
        nonlocal count
        count += 1
        if count > 3000:
            raise EOFError
        return next(typed, str(1 + count % 3))

    monkeypatch.setattr("builtins.input", read)
    answer = cli("play", "quantum", "--seed", 5, "--language", "en")
    assert answer.code == 0
    assert "Victory: " in answer.out or "You left the game" in answer.out
    assert "Each of your ships may move one square further." in answer.out


def test_two_seeds_give_two_games_and_the_record_keeps_the_options(cli: Cli, tmp_path: Path) -> None:
    texts = []
    for seed in (1, 2):
        record = tmp_path / f"{seed}.txt"
        cli("play", "quantum", "--people", 0, "--bots", "random", "--seed", seed, "--layout", "d2-well",
            "--option", "quick_start=true", "--record", record)  # fmt: skip
        texts.append(record.read_text(encoding="utf-8"))
        assert "option layout: d2-well\n" in texts[-1]
        assert "option quick_start: true\n" in texts[-1]
    assert texts[0] != texts[1]


def test_a_game_begins_with_the_dice_and_cards_that_are_given(cli: Cli, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    cli("play", "quantum", "--people", 0, "--bots", "captain", "--dice", "1,2,3,6,6,6", "--draw", "warlike,agile",
        "--record", record)  # fmt: skip
    entries = record.read_text(encoding="utf-8").partition("\n\n")[2].splitlines()
    assert entries[:2] == ["1. draw warlike", "2. draw agile"]
    assert entries[6:8] == ["7. roll 1 2 3", "8. roll 6 6 6"]


@pytest.mark.parametrize(
    ("arguments", "value"),
    [(["--draw", "momentum"], "momentum"), (["--draw", "agile,agile"], "agile"), (["--dice", "1,2,3,4,5,6,7"], "7")],
)
def test_a_game_that_cannot_go_on_as_given_ends_with_one_sentence(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, arguments: list[str], value: str
) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "2")  # reroll
    answer = cli("play", "quantum", *arguments)
    assert (answer.code, answer.err) == (2, f"“{value}” was given, but it cannot come here.\n")


def test_random_games_end_and_are_counted_by_seat(cli: Cli) -> None:
    figures = json.loads(cli("simulate", "quantum", "--games", 6, "--seats", 3, "--layout", "all", "--json").out)
    assert figures["games"] == sum(figures["wins"].values()) + figures["unfinished"] == 6
    assert set(figures["wins"]) == {"seat1", "seat2", "seat3"}
