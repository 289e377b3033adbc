"""Chapter 12a: gambit cards."""

from typing import Any

import pytest

from tests.rules.quantum.board import Board, Side, board

ROW = {"command": ["agile", "rational", "clever"], "gambit": ["relocation", "reorganization", "sabotage"]}


def phase(*sides: Side, due: int = 1, gambit: str = "", **more: Any) -> Board:
    """Seat 1 in its advance-card phase, with a chosen gambit card in the row."""
    market = {**ROW, "gambit": [gambit, "expansion", "expansion"]} if gambit else ROW
    return board(*sides, phase="advance", due=due, market=market, **more)


@pytest.mark.rule("Q-GAM-1")
def test_aggression_raises_dominance_by_2_whatever_the_cards() -> None:
    here = phase(Side("6@a1", cards="ravenous"), Side("6@i9"), gambit="aggression")
    here.do("take aggression", cards="sabotage")
    assert here.dominance(1) == 3


@pytest.mark.rule("Q-GAM-2")
def test_expansion_rolls_a_reserve_die_and_places_it() -> None:
    here = phase(Side("6@a1", cubes="b2"), Side("6@i9"), gambit="expansion")
    here.do("take expansion", cards="sabotage", dice="3")
    assert here.asked == "seat1 place-ship"
    assert here.ships(1).split()[-1] == "3@hand", "the number is known before the choice"
    places = ["place #4 b1", "place #4 a2", "place #4 c2", "place #4 b3"]
    assert here.options() == [*places, "scrap #4"]
    assert here.do("scrap #4").ships(1).split()[-1] == "3@scrapyard"
    blocked = phase(Side("6@a1"), Side("6@i9"), gambit="expansion").do("take expansion", cards="sabotage", dice="3")
    assert blocked.options() == ["scrap #4"]


@pytest.mark.rule("Q-GAM-3")
def test_a_bonus_turn_has_its_own_start_and_its_own_cards() -> None:
    first = Side("2@a1 2@b1 1@c1", cards="arrogant conformist brilliant")
    here = phase(first, Side("6@i9"), gambit="momentum").do("take momentum", cards="sabotage")
    assert (here.actions, here.research(1)) == (2 + 1 + 1, 3)
    here.do("research", "research", "research", "end")
    assert here.asked == "seat1 advance", "research 6 in the bonus turn"


@pytest.mark.rule("Q-GAM-4")
def test_relocation_moves_a_cube_of_another_player_to_no_higher_a_number() -> None:
    here = phase(Side("6@a1", cubes="e8"), Side("6@i9", cubes="h8 h5"), Side("6@i8", cubes="e2"))
    here.do("take relocation", cards="sabotage")
    moves = here.options("relocate")
    assert moves == [
        "relocate seat2 h5 b5",
        "relocate seat2 h8 b2",
        "relocate seat2 h8 b5",
        "relocate seat3 e2 b5",
    ]
    assert here.why("relocate seat1 e8 b5") == "own-cube-relocated Q-GAM-4"
    assert here.why("relocate seat2 h8 h2") == "number-too-high Q-GAM-4"
    assert here.why("relocate seat2 h8 h5") == "cube-of-that-player-there Q-GAM-4"
    assert here.why("relocate seat2 b2 b5") == "no-cube-there Q-GAM-4"
    here.do("relocate seat2 h8 b5")
    assert (here.cubes(2), here.asked) == ("b5 h5", "seat2 act")


@pytest.mark.rule("Q-GAM-5")
def test_reorganization_rerolls_any_own_ships_and_places_each() -> None:
    here = phase(Side("6@a1 5@scrapyard 4@d4", cubes="b2"), Side("6@i9"))
    here.do("take reorganization", cards="sabotage")
    assert here.options() == ["pick a1", "pick #2", "pick d4", "done"]
    here.do("pick #2")
    assert here.why("pick #2") == "already-picked Q-GAM-5"
    here.do("pick d4", "done", dice="5 1")
    assert here.ships(1) == "6@a1 5@hand 1@hand", "the same number may come up"
    here.do("place #3 b1")
    assert "place #2 b1" not in here.options(), "one ship a space"
    here.do("scrap #2")
    assert here.ships(1) == "6@a1 5@scrapyard 1@b1"


@pytest.mark.rule("Q-GAM-6", "Q-GAM-10", "Q-GAM-13")
def test_sabotage_makes_every_other_player_with_cards_discard_one_in_turn_order() -> None:
    sides = (
        Side("6@a1", cards="eager"),
        Side("6@i9", cards="cruel"),
        Side("6@i8"),
        Side("6@i7", cards="cunning curious"),
    )
    here = board(*sides[3:], *sides[:3], phase="advance", due=1, seat=2, market=ROW, layout="d4-crossroads")
    here.do("take sabotage", cards="momentum")
    asked = []
    while here.asked.endswith("sabotage"):
        asked.append((here.asked, here.options()))
        here.do(here.options()[-1])
    assert asked == [
        ("seat3 sabotage", ["discard cruel"]),
        ("seat1 sabotage", ["discard cunning", "discard curious"]),
    ]
    assert [here.cards(seat) for seat in (1, 2, 3, 4)] == ["cunning", "eager", "", ""]
    assert here.view["market"]["discards"] == {"command": ["cruel", "curious"], "gambit": ["sabotage"]}


@pytest.mark.rule("Q-GAM-6")
def test_the_victim_chooses_among_its_own_cards() -> None:
    here = phase(Side("6@a1"), Side("6@i9", cards="cruel")).do("take sabotage", cards="momentum")
    assert here.why("discard eager") == "card-not-held Q-GAM-6"


@pytest.mark.rule("Q-GAM-7")
def test_relocation_needs_a_free_slot_and_may_have_no_effect() -> None:
    full = phase(Side("6@a1", cubes="b5 h5"), Side("6@i9", cubes="e2"), Side("6@i8", cubes="e8"))
    assert full.can("take relocation")
    full.do("take relocation", cards="sabotage")
    assert (full.told("no-effect"), full.asked) == ([{"seat": 0, "card": "relocation"}], "seat2 act")
    open_ = phase(Side("6@a1", cubes="b5"), Side("6@i9", cubes="e2")).do("take relocation", cards="sabotage")
    assert open_.why("relocate seat2 e2 b5") == "planet-full Q-GAM-7"
    assert open_.can("relocate seat2 e2 h5")


@pytest.mark.rule("Q-GAM-8")
def test_a_relocated_cube_is_not_placed() -> None:
    here = phase(Side("6@a1"), Side("6@i9", cubes="h8 h5 h2 e5")).do("take relocation", cards="sabotage")
    here.do("relocate seat2 h8 b5")
    assert here.view["turn"]["due"] == 0
    assert (here.asked, here.view["seats"][1]["cubes"]) == ("seat2 act", 1)


@pytest.mark.rule("Q-GAM-9")
def test_reorganization_rolls_all_ships_before_it_places_any() -> None:
    here = phase(Side("6@b1 5@a2 4@c2 3@b3", cubes="b2"), Side("6@i9"))
    here.do("take reorganization", cards="sabotage")
    assert here.why("pick #5") == "ship-in-reserve Q-GAM-9"
    here.do("pick b1", "pick a2", "done", dice="1 2")
    assert here.asked == "seat1 place-ship"
    assert here.options("place") == [f"place #{die} {square}" for die in (1, 2) for square in ("b1", "a2")]
    here.do("place #1 a2", "place #2 b1")
    assert here.ships(1) == "1@a2 2@b1 4@c2 3@b3"


@pytest.mark.rule("Q-GAM-11")
def test_relocation_must_be_carried_out_but_reorganization_may_be_empty() -> None:
    must = phase(Side("6@a1"), Side("6@i9", cubes="h8")).do("take relocation", cards="sabotage")
    assert {text.split()[0] for text in must.options()} == {"relocate"}
    may = phase(Side("6@a1"), Side("6@i9")).do("take reorganization", "done", cards="sabotage")
    assert (may.asked, may.ships(1).split()[0]) == ("seat2 act", "6@a1")
