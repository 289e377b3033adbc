"""Layouts, their previews and the warning about uneven starts."""

from collections import Counter
from pathlib import Path

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.maps import BY_ID, LAYOUTS, VOID, Layout, capacity, cells, faults, uneven
from starhold.kernel.reasons import Refused

SLOTS = {
    "terra-major": (2, 7),
    "null-hypothesis": (2, 5),
    "equinox": (3, 6),
    "gordian-knot": (4, 7),
    "d2-spiral": (2, 5),
    "d2-well": (2, 5),
    "d2-frontier": (2, 6),
    "d3-trident": (3, 5),
    "d3-maelstrom": (3, 6),
    "d3-citadel": (3, 7),
    "d4-crossroads": (4, 5),
    "d4-eye": (4, 5),
    "d4-diamond": (4, 6),
    "d4-bulwark": (4, 7),
}


def test_there_are_fourteen_layouts_with_room_for_all_cubes() -> None:
    assert {layout.id: (layout.players, layout.cubes) for layout in LAYOUTS} == SLOTS
    for layout in LAYOUTS:
        assert capacity(cells(layout)) >= layout.players * layout.cubes


TILES = {
    "d2-spiral": (4, 2, 2, 1, 0),
    "terra-major": (5, 6, 0, 0, 0),
    "null-hypothesis": (3, 4, 0, 0, 0),
    "d2-well": (4, 2, 2, 0, 1),
    "d2-frontier": (6, 4, 2, 0, 0),
    "d3-trident": (4, 3, 1, 1, 0),
    "equinox": (5, 3, 3, 0, 0),
    "d3-maelstrom": (3, 7, 2, 0, 1),
    "d3-citadel": (3, 7, 2, 1, 0),
    "d4-crossroads": (0, 4, 4, 1, 0),
    "gordian-knot": (8, 4, 0, 4, 0),
    "d4-eye": (4, 4, 4, 0, 1),
    "d4-diamond": (0, 8, 4, 1, 0),
    "d4-bulwark": (8, 4, 0, 4, 0),
}
"""By layout: how many planets 7, 8, 9 and 10 it has, and The Void."""


def test_every_layout_has_its_tiles() -> None:
    counts = {layout.id: Counter(cells(layout).values()) for layout in LAYOUTS}
    assert {name: tuple(count[kind] for kind in (7, 8, 9, 10, VOID)) for name, count in counts.items()} == TILES


def test_four_to_seven_cubes_make_a_game() -> None:
    rows = ("10* 10 10 10*",)
    found = {cubes: [fault.reason for fault in faults(Layout("x", 2, cubes, rows))] for cubes in range(3, 9)}
    assert found == {3: ["layout-cubes"], 4: [], 5: [], 6: [], 7: [], 8: ["layout-cubes"]}


def test_only_equinox_has_uneven_starts_by_the_distances_to_planets() -> None:
    assert [layout.id for layout in LAYOUTS if uneven(layout)] == ["equinox"]
    assert uneven(Layout("x", 2, 5, ("8* 7 9", "7 10 7", "9 8* 7")))


def test_previews_show_tiles_starts_and_the_warning() -> None:
    shown = {entry["id"]: entry for entry in GAME.layouts()}
    assert list(shown) == [layout.id for layout in LAYOUTS]
    well = shown["d2-well"]
    assert well["rows"] == [[8, 7, 9], [7, 0, 7], [9, 7, 8]]
    assert (well["starts"], well["void"], well["uneven"]) == ([[0, 0], [2, 2]], True, False)
    assert shown["equinox"]["uneven"]
    assert shown["equinox"]["rows"][3] == [None, None, 7, None, None]


def test_table_options_have_the_values_of_the_data() -> None:
    choices = {choice.id: choice for choice in GAME.choices(3)}
    assert choices["layout"].values == ("d3-trident", "equinox", "d3-maelstrom", "d3-citadel", "random")
    assert [choice.values[0] for choice in list(choices.values())[1:]] == [
        False,
        False,
        False,
        False,
        True,
        True,
        "roll_off_lowest",
    ]
    assert all(choice.clause.startswith("Q-") for choice in choices.values())


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "seats-impossible"),
        (5, {}, "seats-impossible"),
        (3, {"layout": "d2-spiral"}, "choice-impossible"),
        (2, {"layout": "nowhere"}, "choice-impossible"),
        (2, {"the_void": 1}, "choice-impossible"),
        (2, {"orbital_sum_subset_allowed": True}, "choice-unknown"),
    ],
)
def test_impossible_tables_are_refused(seats: int, options: dict[str, bool | str | int], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        GAME.configure(seats, options)


def test_every_layout_has_its_name_in_the_words() -> None:
    words = Path(__file__).parents[3] / "src" / "starhold" / "games" / "quantum" / "text" / "en.ftl"
    text = words.read_text(encoding="utf-8")
    assert all(f"\nlayout-{name} = " in text for name in BY_ID)
