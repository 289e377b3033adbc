"""Simulations: figures, seats that rotate, determinism, limits."""

import io
import json
from collections import Counter

import pytest

from starhold.cli.simulation import Plan, simulate_all, simulate_some
from starhold.cli.table import layouts
from starhold.kernel.game import find_game
from tests.cli.conftest import Cli


def plan(bots: tuple[str, ...] = ("random", "random"), limit: int = 20_000) -> Plan:
    return Plan("pebble", len(bots), bots, ({},), "s", limit)


def test_json_has_the_figures_of_all_games(cli: Cli) -> None:
    answer = cli("simulate", "pebble", "--games", 6, "--seed", 4, "--json")
    figures = json.loads(answer.out)
    assert answer.code == 0
    assert list(figures) == ["games", "decisions", "seconds", "decisions_per_second", "unfinished", "wins"]
    assert figures["games"] == 6
    assert figures["unfinished"] == 0
    assert set(figures["wins"]) == {"seat1", "seat2"}
    assert sum(figures["wins"].values()) >= 6


def test_the_same_seed_plays_the_same_games_with_any_number_of_workers() -> None:
    alone, _ = simulate_all(plan(), 9)
    shared, _ = simulate_all(plan(), 9, workers=2)
    other, _ = simulate_all(plan()._replace(seed="t"), 9)
    assert alone == shared
    assert alone != other


def test_bots_change_seats_from_game_to_game(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = [one.bots for one in simulate_some(plan(("random", "lazy"), limit=0), range(4))]
    assert bots == [("random", "lazy"), ("lazy", "random"), ("random", "lazy"), ("lazy", "random")]


def test_table_options_take_turns_once_every_bot_has_sat_everywhere() -> None:
    some = Plan("pebble", 2, ("random", "random"), ({"target": 10}, {"target": 15}), "s", 20_000)
    long = [one.decisions for one in simulate_some(some, range(200))]
    groups: Counter[int] = Counter()
    for number, decisions in enumerate(long):
        groups[number // 2 % 2] += decisions
    assert groups[1] > groups[0]


def test_all_layouts_are_those_of_the_seats_each_by_itself() -> None:
    game = find_game("quantum")
    known = [layout["id"] for layout in game.layouts() if layout["players"] == 3]
    assert layouts(game, 3, "all") == known
    assert layouts(game, 3, "equinox,random") == ["equinox", "random"]
    assert layouts(game, 3, None) == layouts(find_game("pebble"), 3, "all") == [None]


def test_a_game_at_its_limit_counts_as_unfinished(cli: Cli) -> None:
    figures = json.loads(cli("simulate", "pebble", "--games", 3, "--max-decisions", 1, "--json").out)
    assert (figures["unfinished"], figures["decisions"]) == (3, 3)
    assert sum(figures["wins"].values()) == 0


def test_figures_for_people(cli: Cli) -> None:
    lines = cli("simulate", "pebble", "--games", 2).out.splitlines()
    assert lines[0].startswith("2 games, ")
    assert [line.split(":")[0] for line in lines[1:]] == ["seat1", "seat2"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "ghost"], "There is no bot called “ghost” for “pebble”."),
        (["--bots", "random,random,random"], "3 bots were named for 2 seats; name one for all or one for each."),
        (["--seats", "7"], "This game is for 2 to 4 players."),
        (["--option", "target=11"], "“11” is not possible for the table option “target”. (P-8)"),
        (["--option", f"target={5000 * '9'}"], f"“{199 * '9'}…” is not possible for the table option “target”. (P-8)"),
        (["--option", "colour=red"], "There is no table option called “colour”."),
        (["--option", "target"], "“target” is not a table option; write it as name=value."),
        (["--layout", "moon"], "There is no table option called “layout”."),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_sentence(cli: Cli, arguments: list[str], sentence: str) -> None:
    assert cli("simulate", "pebble", *arguments) == (2, "", f"{sentence}\n")


class Terminal(io.StringIO):
    """Standard error, on a terminal."""

    def isatty(self) -> bool:
        return True


def test_only_a_terminal_is_told_which_game_is_being_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for place, shown in ((Terminal(), "\r1 / 2 \r2 / 2 \r\033[K"), (io.StringIO(), "")):
        monkeypatch.setattr("sys.stderr", place)
        simulate_all(Plan("quantum", 2, ("random",), ({},), "1", 5), 2)
        assert place.getvalue() == shown
