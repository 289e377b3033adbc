"""Chapter 4: set-up."""

from typing import Any

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.board import CENTRE, Laid, legal_cells
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.placing import LayTile, PlaceStorm
from starhold.games.forbidden_stars.rules.quick import GUARDED
from starhold.games.forbidden_stars.rules.setup import Setup
from starhold.kernel.chance import Stream
from starhold.kernel.game import LAST, Config, Value
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance, settle, take
from tests.rules.forbidden_stars.table import Table


def begin(seats: int, seed: int = 1, options: dict[str, Value] | None = None) -> tuple[Stars, Stream]:
    source = Stream(seed)
    state = GAME.start(GAME.configure(seats, options or {}))
    chance(state, source)
    return state, source


def until(state: Stars, source: Stream, kind: str) -> Stars:
    """Random answers until a kind of question comes."""
    while state.decision is not None and state.decision.kind != kind:
        choices = GAME.options(state, state.decision.actors[0])
        take(state, state.decision.actors[0], choices[source.below(len(choices))])
        chance(state, source)
    return state


def cells(seats: int, central: bool, *laid: tuple[int, int]) -> set[tuple[int, int]]:
    """Legal next cells, relative to the first tile."""
    layout = [Laid(0, 0, CENTRE + c, CENTRE + r, 0) for c, r in laid]
    return {(c - CENTRE, r - CENTRE) for c, r in legal_cells(GAME.catalog, layout, seats, central)}


@pytest.mark.rule("FX-4", "F-SETUP-11", "F-SETUP-13", "F-SETUP-14", "F-SETUP-15")
def test_rectangle_and_centre_for_two() -> None:
    assert cells(2, True, (0, 0), (1, 0)) == {(-1, 0), (0, -1), (1, -1), (0, 1), (1, 1)}
    assert cells(2, True, (0, 0), (1, 0), (1, 1)) == {(-1, 0), (0, 1), (0, -1), (1, -1)}
    assert (2, 0) in cells(2, False, (0, 0), (1, 0))


@pytest.mark.rule("FX-145")
def test_first_tile_for_three() -> None:
    assert cells(3, True, (0, 0), (1, 0)) == {(-1, 0), (0, -1), (1, -1), (0, 1), (1, 1)}


@pytest.mark.rule("FX-146")
def test_first_tile_for_four() -> None:
    found = cells(4, True, (0, 0), (1, 0), (2, 0))
    assert found == {(-1, 0), (0, -1), (1, -1), (2, -1), (0, 1), (1, 1), (2, 1)}


@pytest.mark.rule("F-SETUP-1", "F-SETUP-2", "F-SETUP-4", "F-SETUP-5", "F-SETUP-9", "F-SETUP-36", "F-LIM-1", "F-LIM-2")
def test_factions_first_player_and_tiles() -> None:
    state, _ = begin(3, 1, {"faction-1": "orks"})
    assert state.catalog.factions[state.factions[0]].id == "orks"
    assert len(set(state.factions)) == 3
    assert state.materiel == [6, 6, 6]
    assert state.assets[0][2] == 1
    dealt = [tile for tiles in state.tiles for tile in tiles]
    assert len(dealt) == len(set(dealt)) == 9
    assert all(state.faction(seat).home in state.tiles[seat] for seat in state.seats)
    assert GAME.view(state, 0)["seats"][1]["tiles"] == state.tiles[1]
    with pytest.raises(Refused) as refused:
        GAME.configure(3, {"faction-1": "orks", "faction-2": "orks"})
    assert str(refused.value.refusal) == "choice-impossible (F-SETUP-1) choice=faction-2 value=orks"


@pytest.mark.rule("F-SETUP-12", "F-SETUP-16", "F-SETUP-10", "F-SETUP-3")
def test_tiles_are_laid_in_three_laps_any_face_and_turn() -> None:
    state, source = begin(2)
    first = state.first
    choices = GAME.options(state, first)
    assert len(choices) == 3 * 2 * 4
    asked = []
    while len(state.layout) < 6:
        assert state.decision is not None
        if state.decision.kind == "lay":
            asked.append(state.decision.actors[0])
        options = GAME.options(state, state.decision.actors[0])
        take(state, state.decision.actors[0], options[source.below(len(options))])
        chance(state, source)
    assert asked == [first, 1 - first] * 3
    until(state, source, "plan")
    assert state.round == 1


@pytest.mark.rule("FX-1", "FX-2", "F-SETUP-24", "F-SETUP-25", "F-SETUP-26", "F-SETUP-27", "F-SETUP-23", "F-DEF-5",
                  "F-SETUP-29", "F-INV-7")  # fmt: skip
@pytest.mark.parametrize(("seats", "own"), [(2, 3), (3, 6), (4, 9)])
def test_one_token_of_each_opponent_on_every_tile(seats: int, own: int) -> None:
    state, source = begin(seats)
    until(state, source, "plan")
    assert state.placed == [own] * seats
    for system in state.board.systems:
        owner = state.layout[system].seat
        on_tile = [sum(state.objectives[a * seats + s] for a in range(4 * system, 4 * system + 4)) for s in state.seats]
        assert on_tile == [int(seat != owner) for seat in state.seats]
        marked = [area for area in state.board.worlds[system] if state.board.printed[area].objective]
        counts = [sum(state.objectives[area * seats : (area + 1) * seats]) for area in marked]
        assert sum(counts) == seats - 1
        assert max(counts) <= (2 if seats == 4 else 1)


@pytest.mark.rule("FX-3", "F-SETUP-28")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [0, 1, 1]), (3, [0, 2, 2]), (4, [2, 2, 2])])
def test_print_objectives(seats: int, tokens: list[int]) -> None:
    state, source = begin(seats, 1, {"profile": "print"})
    until(state, source, "plan")
    for seat in state.seats:
        mine = [s for s, tile in enumerate(state.layout) if tile.seat == seat]
        found = [sum(state.objectives[4 * s * seats : (4 * s + 4) * seats]) for s in mine]
        assert sorted(found) == tokens
    assert state.placed == [2 * (seats - 1)] * seats


@pytest.mark.rule("F-SETUP-17", "F-SETUP-18", "F-SETUP-19", "F-SETUP-20", "F-SETUP-21", "F-SETUP-35", "F-DEF-12",
                  "F-INV-9", "F-INV-12")  # fmt: skip
def test_starting_forces_lie_on_own_tiles_within_capacity() -> None:
    for seed in range(4):
        state, source = begin(2, seed)
        until(state, source, "forces")
        assert state.decision is not None
        seat, system = state.decision.actors[0], state.decision.args[0]
        for option in GAME.options(state, seat):
            if option[0] == "place":
                assert option[2] // 4 == system
        assert ("done",) in GAME.options(state, seat)
        until(state, source, "plan")
        for area in state.board.areas:
            for seat in state.seats:
                if state.here_force(area, seat):
                    assert state.layout[area // 4].seat == seat
                    assert state.here_force(area, seat) <= state.board.capacity(area)
                for kind, _, _ in state.groups(area, seat):
                    assert state.faction(seat).units[kind].kind != state.board.world[area]


@pytest.mark.rule("F-SETUP-22", "FX-147")
def test_pieces_left_go_on_any_own_tile_or_are_lost() -> None:
    table = Table("orks", "chaos")
    state = table.state
    state.pieces[0] = [4, 0, 1, 0, 0, 0, 0, 0, 0]
    frame = LayTile(0, 1)
    frame.step, frame.system = 2, table.system("tile_2a")
    table.put(0, "laodicea", ork_boyz=1).put(0, "pergam", ork_boyz=4)
    table.run(frame)
    assert table.offers("place ork_boyz nicea")
    assert not table.offers("done")
    while table.asks == "forces":
        table.go(table.offers()[0])
    assert sum(state.pieces[0]) == 0
    assert "pieces-lost" not in table.events()
    for world, room in (("nicea", 3), ("smyrna", 3), ("turaci", 4), ("illedrias", 2), ("argovia", 4)):
        table.put(0, world, ork_boyz=room)
    state.pieces[0] = [2, 0, 0, 0, 0, 0, 0, 0, 0]
    table.put(0, "pergam", ork_boyz=1)
    frame = LayTile(0, 1)
    frame.step, frame.system = 2, table.system("tile_2a")
    table.run(frame)
    assert "pieces-lost" in table.events()


@pytest.mark.rule("FX-5", "F-SETUP-30", "F-SETUP-31", "F-SETUP-32", "F-SETUP-33", "F-LIM-16")
def test_storms_from_the_last_player() -> None:
    state, source = begin(3)
    until(state, source, "storm")
    asked = []
    while state.decision is not None and state.decision.kind == "storm":
        asked.append(state.decision.actors[0])
        options = GAME.options(state, asked[-1])
        assert len(options) == len(state.board.edges) - len(state.storms)
        take(state, asked[-1], options[0])
        chance(state, source)
    order = state.turn_order()
    assert asked == order[::-1]
    assert len(set(state.storms)) == 3


@pytest.mark.rule("F-SETUP-6", "F-SETUP-7", "F-SETUP-8", "F-LIM-4", "F-LIM-5", "F-LIM-6")
def test_decks_and_market() -> None:
    state, _ = begin(4)
    for seat in state.seats:
        faction = state.faction(seat)
        assert state.titles[seat] == [int(card.level < 0) for card in faction.cards]
        assert (len(faction.cards), len(faction.events), len(faction.upgrades)) == (14, 8, 5)
        assert sum(event.scheme for event in faction.events) == 4
        assert state.owned[seat] == [0] * 5


@pytest.mark.rule("F-SETUP-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_set_up(seats: int) -> None:
    for seed in range(3):
        state, _ = begin(seats, seed, {"setup": "quick"})
        assert state.decision is not None
        assert state.decision.kind == "plan"
        assert len(state.board.systems) == 3 * seats
        assert len(state.storms) == seats
        assert state.placed == [3 * (seats - 1)] * seats
        assert all(state.friendly(seat) for seat in state.seats)
        columns, rows = len(set(state.board.columns)), len(set(state.board.rows))
        assert sorted((columns, rows)) == sorted(GAME.catalog.sizes[seats])


@pytest.mark.rule("F-SETUP-40")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_set_up_leaves_no_structure_alone(seats: int) -> None:
    for seed in range(6):
        state, _ = begin(seats, seed, {"setup": "quick"})
        built = [area for area in state.board.areas if state.built[area]]
        assert len(built) >= seats
        assert all(state.here_force(area, state.owner[area]) >= 2 for area in built)


def test_quick_set_up_left_structures_alone_before_that_was_changed_within_version_3() -> None:
    alone = set()
    for reading in (GUARDED[1] - 1, LAST):
        state = GAME.start(GAME.by_rules(GAME.configure(4, {"setup": "quick"}), GUARDED[0], reading))
        chance(state, Stream("guards"))
        built = [area for area in state.board.areas if state.built[area]]
        alone.add((reading, min(state.here_force(area, state.owner[area]) for area in built) < 2))
    assert alone == {(GUARDED[1] - 1, True), (LAST, False)}


def test_a_set_up_frame_needs_nothing() -> None:
    frames: list[Any] = [Setup(), LayTile(), PlaceStorm()]
    assert all(frame.clone().FIELDS == frame.FIELDS for frame in frames)
    settle_config: Config = GAME.configure(2)
    state = GAME.start(settle_config)
    settle(state)
    assert state.decision is not None
