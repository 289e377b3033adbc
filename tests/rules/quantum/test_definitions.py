"""Chapter 1: definitions."""

from pathlib import Path

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.maps import LAYOUTS
from starhold.kernel.reasons import Refused
from tests.rules.quantum.board import Side, board, fresh

TEXT = Path(__file__).parents[3] / "src" / "starhold" / "games" / "quantum" / "text"


@pytest.mark.rule("Q-DEF-1")
def test_a_tile_has_eight_spaces_around_its_planet_and_a_space_holds_one_ship() -> None:
    view = fresh().view
    assert len(view["squares"]) == 9 * 8
    assert not {tile["planet"] for tile in view["tiles"]} & set(view["squares"])
    with pytest.raises(Refused, match=r"seats\[1\].ships\[0\].at problem=square-occupied"):
        board(Side("1@d4"), Side("2@d4"))


@pytest.mark.rule("Q-DEF-2", "Q-DEF-5")
def test_the_orbit_of_a_planet_is_the_four_spaces_directly_beside_it() -> None:
    here = board(Side("5@scrapyard 5@g1 5@i1", cubes="e2"), Side())
    assert here.options("deploy #1") == ["deploy #1 e1", "deploy #1 d2", "deploy #1 f2", "deploy #1 e3"]
    assert here.why("deploy #1 d1") == "not-an-orbit Q-DEPLOY-3"
    assert board(Side("1@d1"), Side()).can("move d1 d2"), "a corner is a normal space"


@pytest.mark.rule("Q-DEF-3")
def test_surrounding_spaces_are_the_eight_squares_around() -> None:
    ring = ["c3", "d3", "e3", "c4", "e4", "c5", "d5", "f4"]
    carried = {square for square in ring if board(Side(f"2@d4 1@{square}"), Side()).options("transport")}
    assert carried == set(ring) - {"f4"}
    assert board(Side("2@d4 1@e5:moved".replace("e5", "e3")), Side()).can("transport d4 d3 carry e3 drop c4")


@pytest.mark.rule("Q-DEF-4")
def test_next_to_means_orthogonally() -> None:
    here = board(Side("1@d4"), Side("3@c3 3@d5"))
    assert here.options("strike") == ["strike d4 d5"]


@pytest.mark.rule("Q-DEF-6")
def test_all_tiles_share_one_grid_and_nothing_lies_outside() -> None:
    assert board(Side("1@c3"), Side()).options("move") == ["move c3 c2", "move c3 b3", "move c3 d3", "move c3 c4"]
    edge = board(Side("1@g1"), Side(), layout="null-hypothesis")
    assert edge.options("move") == ["move g1 h1", "move g1 g2"]
    assert edge.why("move g1 f1") == "no-such-space Q-DEF-6"


@pytest.mark.rule("Q-DEF-7", "Q-DEF-8")
def test_planets_have_numbers_from_7_to_10_and_hold_six_cubes_less() -> None:
    tiles = [tile for layout in LAYOUTS for tile in fresh(layout.players, layout=layout.id).view["tiles"]]
    planets = {tile["number"]: tile["capacity"] for tile in tiles if "planet" in tile}
    assert planets == {7: 1, 8: 2, 9: 3, 10: 4}
    board(*(Side(cubes="e5") for _ in range(4)), layout="d4-crossroads")
    with pytest.raises(Refused, match=r"seats\[3\].cubes\[0\] problem=planet-full"):
        board(*(Side(cubes="e2") for _ in range(4)), layout="d4-crossroads")


@pytest.mark.rule("Q-DEF-9")
def test_a_number_is_movement_and_combat_value() -> None:
    here = board(Side("2@d4"), Side("6@d6"))
    assert here.why("move d4 d1") == "out-of-range Q-MOVE-4"
    here.do("attack d4 d6 from d5", dice="3 1 4")
    assert here.told("attack-won") == [{"seat": 0, "rival": 1, "attack": 2 + 3, "defense": 6 + 1}]


@pytest.mark.rule("Q-DEF-10")
@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Battlestation", "Flagship", "Destroyer", "Frigate", "Interceptor", "Scout"]),
        ("ja", ["戦闘基地", "旗艦", "駆逐艦", "フリゲート艦", "迎撃機", "偵察機"]),
    ],
)
def test_ship_types_by_number(language: str, names: list[str]) -> None:
    lines = (TEXT / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("ship-")][:6] == [
        f"ship-{number} = {name}" for number, name in enumerate(names, 1)
    ]


@pytest.mark.rule("Q-DEF-11")
def test_each_player_has_five_ship_dice_a_dominance_die_and_a_research_die() -> None:
    view = fresh(3).view
    for seat in range(3):
        places = [ship["place"] for ship in view["ships"] if ship["seat"] == seat]
        assert places == ["hand"] * 3 + ["reserve"] * 2
        assert (view["seats"][seat]["dominance"], view["seats"][seat]["research"]) == (1, 1)


@pytest.mark.rule("Q-DEF-12")
def test_a_scrapyard_is_public_and_its_ships_keep_their_numbers() -> None:
    here = board(Side("4@scrapyard 2@scrapyard 6@d4"), Side())
    shown = [(ship["number"], ship["place"]) for ship in here.view["ships"] if ship["seat"] == 0 and "number" in ship]
    assert shown == [(4, "scrapyard"), (2, "scrapyard"), (6, "map")]


@pytest.mark.rule("Q-DEF-13")
def test_a_planet_has_no_colour_in_the_rules() -> None:
    tile = board(Side(cubes="b2"), Side()).view["tiles"][0]
    assert set(tile) == {"square", "planet", "number", "capacity", "start", "cubes", "orbits"}


@pytest.mark.rule("Q-DEF-14")
def test_everything_is_public_but_the_order_of_the_decks() -> None:
    market = {"command": ["agile", "arrogant", "brilliant"], "gambit": ["momentum", "momentum", "sabotage"]}
    plain = board(Side(), Side(), market=market)
    known = board(Side(), Side(), market=market | {"top": {"command": ["clever"], "gambit": ["expansion"]}})
    assert plain.state.decks[0].known != known.state.decks[0].known
    for seat in (None, 0, 1):
        assert GAME.view(plain.state, seat) == GAME.view(known.state, seat)
    own, other = GAME.view(plain.state, 0), GAME.view(plain.state, 1)
    assert (own.pop("you"), other.pop("you")) == (0, 1)
    assert own == other == plain.view


@pytest.mark.rule("Q-DEF-15")
def test_squares_are_named_by_column_and_row() -> None:
    wide = board(Side("1@z1"), Side(), layout={"rows": ["7 7 7 7 7 7 7 7 7 7"]})
    assert wide.can("move z1 aa1")
    here = board(Side("5@d7"), Side("3@h6"))
    assert here.can("attack d7 h6 from g6")
    assert here.state.chart.names[here.state.chart.planets[0]] == "b2"
