"""A table's own words: its players and its places by their names, in whatever language."""

from typing import Any, cast

import pytest

from starhold.kernel.reasons import Refusal
from starhold.server.store import GameRow, SeatRow
from starhold.server.tables.match import Match
from starhold.server.tables.table import Room
from starhold.server.tables.updates import Moment

UNUSED = cast("Any", None)
ROW = GameRow("t", "forbidden_stars", 2, "T", {"setup": "quick"}, "playing", "v", False, "i", 0, 0)


def room() -> Room:
    """A table of two at its first question, without a store."""
    made = Room(
        UNUSED, UNUSED, ROW, [SeatRow("t", seat, "person", "v", name) for seat, name in enumerate(("Ann", "Bo"))]
    )
    match = Match(made.game, made.game.configure(2, ROW.options), ["Ann", "Bo"], b"room")
    match.begin()
    made.moment = Moment(match)
    return made


@pytest.mark.parametrize(
    ("language", "void", "side"),
    [
        ("en", "Space {} ", "the northern side of "),
        ("ja", "宇宙 {} ", "の北側"),
        ("ru", "Космос {} ", "северная сторона "),
    ],
)
def test_a_refusal_calls_spaces_and_edges_by_their_place(language: str, void: str, side: str) -> None:
    table = room()
    assert table.moment is not None
    view = table.moment.game.view(table.moment.state, None)
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
    table = room()
    table.moment = None
    assert table.words("en").player(1) == "Bo"
    assert table.words("en").places == {}
