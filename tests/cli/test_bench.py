"""The benchmark command prints its figures; how large they are is for people to read."""

import json

import pytest

from tests.cli.conftest import Cli

FIGURES = (
    "random-decisions-per-second",
    "random-games-per-second",
    "random-unfinished",
    "clone-microseconds",
    "options-microseconds",
    "view-microseconds",
)


@pytest.mark.parametrize(("game", "bots"), [("pebble", []), ("quantum", ["captain"])])
def test_bench_measures_rules_and_bots(cli: Cli, game: str, bots: list[str]) -> None:
    figures = json.loads(cli("bench", game, "--games", 1, "--no-server", "--json").out)[game]
    of_bots = [
        f"{bot}-{figure}"
        for bot in bots
        for figure in ("decisions-per-second", "median-milliseconds", "p95-milliseconds")
    ]
    assert list(figures) == [*FIGURES, *of_bots]
    assert all(value > 0 for name, value in figures.items() if name != "random-unfinished")


def test_bench_for_people_prints_a_line_for_each_figure(cli: Cli) -> None:
    lines = cli("bench", "pebble", "--games", 1, "--no-server").out.splitlines()
    assert [line.split()[:2] for line in lines][: len(FIGURES)] == [["pebble", figure] for figure in FIGURES]
