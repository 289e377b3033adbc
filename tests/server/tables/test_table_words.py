"""A table's own words: its players and its places by their names, in whatever language."""

from typing import Any, cast

import pytest

from starhold.kernel.reasons import Refusal
from starhold.server.store import SeatRow, TableRow
from starhold.server.tables.match import Match
from starhold.server.tables.table import Table
from starhold.server.tables.updates import Snapshot

UNUSED = cast("Any", None)
ROW = TableRow("t", "forbidden_stars", 2, "T", {"setup": "quick"}, "playing", "v", False, "i", 0, 0)


def at_its_first_question() -> Table:
    """A table of two at its first question, without a store."""
    table = Table(
        UNUSED, UNUSED, ROW, [SeatRow("t", seat, "person", "v", name) for seat, name in enumerate(("Ann", "Bo"))]
    )
    match = Match(table.game, table.game.configure(2, ROW.options), ["Ann", "Bo"], b"table")
    match.begin()
    table.snapshot = Snapshot(match)
    return table


@pytest.mark.parametrize(
    ("language", "void", "side"),
    [
        ("en", "Space {} ", "the northern side of "),
        ("ja", "宇宙 {} ", "の北側"),
        ("ru", "Космос {} ", "северная сторона "),
    ],
)
def test_a_refusal_calls_spaces_and_edges_by_their_place(language: str, void: str, side: str) -> None:
    table = at_its_first_question()
    assert table.snapshot is not None
    view = table.snapshot.game.view(table.snapshot.state, None)
    system = view["systems"][0]
    area = next(area["id"] for area in system["areas"] if not area.get("world"))
    words = table.words(language)
    barred = words.refusal(Refusal("enemy-on-path", "F-ADV-9", area=area))
    assert void.format(system["cell"].upper()) in barred.replace("\xa0", " ")
    assert area not in barred
    stormy = words.refusal(Refusal("storm-between", "F-ADV-8", edge=f"{system['cell']}n"))
    assert side in stormy
    assert system["cell"].upper() in stormy


def test_before_the_game_only_the_players_have_names() -> None:
    table = at_its_first_question()
    table.snapshot = None
    assert table.words("en").player(1) == "Bo"
    assert table.words("en").places == {}
