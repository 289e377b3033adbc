"""Every place of a board has a name for people, no two the same, in every language."""

import pytest

from starhold.games.forbidden_stars.positions.document import EVERYTHING, write
from starhold.words import LANGUAGES, Words
from tests.rules.forbidden_stars.table import GAME, Table


def test_areas_systems_and_edges_are_all_named() -> None:
    state = Table().storm("H", 1, 1).state
    view = GAME.view(state, None)
    ids = [area["id"] for system in view["systems"] for area in system["areas"]]
    ids += [system["tile"] for system in view["systems"]] + [storm["edge"] for storm in view["storms"]]
    names = GAME.places(state)
    assert set(ids) <= set(names)
    assert len(names) == 24 + 6 + 17, "areas, systems, edges of a board of three by two"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_words_and_differ(language: str) -> None:
    words = Words(language)
    names = {place: words.label(name) for place, name in GAME.places(Table().state).items()}
    assert len(set(names.values())) == len(names)
    assert not [name for place, name in names.items() if place in name or "tile_" in name]


def test_every_edge_is_named_by_a_cell_of_the_board() -> None:
    state = Table().state
    cells = {system["cell"].upper() for system in GAME.view(state, None)["systems"]}
    edges = {place: name for place, name in GAME.places(state).items() if name["id"].startswith("fs-edge-")}
    assert {name["args"]["cell"] for name in edges.values()} == cells
    rim = {name["id"] for name in edges.values()}
    assert rim == {"fs-edge-n", "fs-edge-w", "fs-edge-s", "fs-edge-e"}


@pytest.mark.parametrize("turn", range(4))
def test_the_arrow_points_to_where_the_space_lies(turn: int) -> None:
    """Positions are north-west, north-east, south-east, south-west as the tile lies, as in the view."""
    document = write(Table().state, EVERYTHING)
    systems = [{**system, "turn": turn, "areas": []} for system in document["systems"]]
    state = GAME.from_position({**document, "systems": systems})
    names = GAME.places(state)
    for system in GAME.view(state, None)["systems"]:
        for arrow, area in zip("↖↗↘↙", system["areas"], strict=True):
            if not area.get("world"):
                assert names[area["id"]]["args"] == {"cell": system["cell"].upper(), "corner": arrow}


def test_events_and_refusals_use_the_names() -> None:
    state = Table().state
    words = Words("en", ["Ada", "Bo"], GAME.places(state))
    moved = {
        "type": "unit-moved",
        "args": {"seat": 0, "kind": "strike_cruiser", "from": "tile_10a_se", "to": "tile_2a_sw"},
    }
    said = words.event(moved, GAME.prefix).replace("\xa0", " ")
    assert said == "Ada: Strike Cruiser from Space B2 ↘ to Space B1 ↙."
    said = words.event({"type": "order-laid", "args": {"seat": 1, "system": "tile_2a"}}, GAME.prefix)
    assert said == "Bo lays an order on System B1."
