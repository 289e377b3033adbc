"""Chapters 5 to 7: rounds, planning, operations."""

import pytest

from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.planning import Planning, hand_tokens, order_systems
from tests.rules.forbidden_stars.table import B1, GAME, C, S, Table


def tiles(table: Table, seat: int) -> list[str]:
    return [B1[system] for system in order_systems(table.state, seat)]


@pytest.mark.rule("FX-6", "F-PLAN-4", "F-PLAN-5", "F-DEF-6")
def test_orders_lie_on_own_systems_and_their_neighbours() -> None:
    table = Table().put(S, "illedrias", scout=1)
    assert tiles(table, S) == ["tile_2a", "tile_4a", "tile_10a", "tile_12a"]


@pytest.mark.rule("FX-7", "F-PLAN-6", "F-STORM-11")
def test_storms_do_not_hinder_orders() -> None:
    table = Table().put(S, "illedrias", scout=1).storm("H", 1, 1)
    assert "tile_2a" in tiles(table, S)


@pytest.mark.rule("FX-8", "F-PLAN-1", "F-PLAN-2", "F-PLAN-7", "F-LIM-3")
def test_two_orders_of_each_type() -> None:
    table = Table().put(S, "illedrias", scout=1).lay(S, "advance", "tile_2a").lay(S, "advance", "tile_2a", 1)
    assert [token // 2 for token in hand_tokens(table.state, S)] == [1, 2, 3]


@pytest.mark.rule("FX-9")
def test_a_structure_is_presence() -> None:
    table = Table().build(S, "argovia", "factory")
    assert tiles(table, S) == ["tile_2a", "tile_4a", "tile_10a", "tile_12a"]


@pytest.mark.rule("F-PLAN-3", "F-PLAN-8", "F-PLAN-14")
def test_four_laps_in_turn_order_on_top_of_the_stack() -> None:
    table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).run(Planning())
    asked = []
    while table.asks == "plan":
        asked.append(table.actor)
        table.go(next(text for text in table.offers() if text.endswith("tile_12a")))
    assert asked == [S, C] * 4
    assert [token // 8 for token in table.state.stacks[table.system("tile_12a")]] == [S, C] * 4


@pytest.mark.rule("F-PLAN-13")
def test_a_player_with_nothing_on_the_board_lays_nothing() -> None:
    table = Table().put(S, "illedrias", scout=1).run(Planning())
    assert table.actor == S
    table.go("order advance tile_2a")
    assert table.actor == S


@pytest.mark.rule("FX-10", "F-OPS-1", "F-OPS-2", "F-OPS-3", "F-OPS-4", "F-OPS-5", "F-OPS-6", "F-DEF-23")
def test_stacks_passes_and_the_end_of_operations() -> None:
    table = Table().put(S, "argovia", scout=1).put(C, "noatun", cultist=1)
    table.lay(S, "deploy", "tile_12a").lay(C, "advance", "tile_12a").lay(C, "dominate", "tile_10a")
    table.run(Operations())
    assert table.events("passed") == ["passed"]
    assert (table.actor, table.offers()) == (C, ["reveal tile_10a", "reveal tile_12a"])
    table.go("reveal tile_10a", "discard")
    assert (table.actor, table.offers()) == (C, ["reveal tile_12a"])
    table.go("reveal tile_12a", "discard")
    assert (table.actor, table.offers()) == (S, ["reveal tile_12a"])
    table.go("reveal tile_12a", "discard")
    assert table.asks == "hold"


@pytest.mark.rule("FX-11", "F-OPS-7", "F-OPS-9", "F-OPS-12", "F-OPS-11", "F-EVT-1", "F-OPS-10")
def test_a_forced_reveal_is_resolved_or_discarded() -> None:
    for answer, tokens in (("discard", 1), ("resolve", 0)):
        table = Table().put(S, "argovia", scout=1).put(C, "noatun", cultist=1).lay(S, "advance", "tile_10a")
        table.run(Operations()).go("reveal tile_10a", answer)
        if table.asks == "ground":
            table.go("done")
        assert table.asks == "hold"
        assert [place == -3 for place in table.state.place_of].count(True) == tokens
        assert table.state.place_of[0] == (-3 if tokens else -2)


@pytest.mark.rule("FX-12", "F-PLAN-9", "F-PLAN-10", "F-PLAN-12", "F-INV-10")
def test_only_the_owner_sees_the_face_of_a_token() -> None:
    table = Table().lay(S, "deploy", "tile_12a").lay(C, "advance", "tile_12a")
    stack = GAME.view(table.state, C)["systems"][5]["stack"]
    assert stack == [{"seat": S}, {"seat": C, "copy": 0, "order": "advance"}]
    stack = GAME.view(table.state, S)["systems"][5]["stack"]
    assert stack == [{"seat": S, "copy": 0, "order": "deploy"}, {"seat": C}]
    assert GAME.view(table.state, C)["seats"][S]["orders"] == {"hand": 7, "laid": 1, "known": []}


@pytest.mark.rule("F-OPS-8", "F-STR-16")
def test_a_resolved_strategise_goes_onto_the_event_deck() -> None:
    table = Table().put(S, "argovia", scout=1).put(C, "noatun", cultist=1).lay(S, "strategise", "tile_10a")
    table.run(Operations()).go("reveal tile_10a", "resolve", "done")
    assert table.state.place_of[6] == -3


@pytest.mark.rule("F-OPS-14", "F-DEF-14", "F-DEF-15")
def test_the_revealed_order_sets_active_system_and_player() -> None:
    table = Table().put(S, "argovia", scout=1).put(C, "noatun", cultist=1).lay(C, "advance", "tile_3a")
    table.run(Operations()).go("reveal tile_3a")
    assert (table.state.active, table.state.system) == (C, table.system("tile_3a"))


@pytest.mark.rule("FX-156", "F-OPS-13", "FX-72", "F-EVT-11", "F-EVT-12")
def test_a_scheme_instead_of_revealing() -> None:
    table = Table().put(S, "argovia", 1, scout=2).put(S, "illedrias", 1, scout=1).put(C, "noatun", cultist=1)
    table.scheme(S, "unwavering_resolve").lay(S, "advance", "tile_10a").lay(C, "advance", "tile_12a")
    table.run(Operations())
    assert table.offers() == ["reveal tile_10a", "scheme unwavering_resolve"]
    table.go("scheme unwavering_resolve", "system tile_10a")
    assert table.count(S, "argovia", "scout", 0) == 2
    assert table.count(S, "illedrias", "scout", 0) == 1
    assert table.state.schemes[S] == 0
    assert 1 not in table.state.event_at[S]
    assert table.actor == C
    table.go("reveal tile_12a", "discard")
    assert (table.actor, table.offers()) == (S, ["reveal tile_10a"])


@pytest.mark.rule("FX-72")
def test_without_an_own_top_token_the_scheme_is_not_offered() -> None:
    table = Table().put(S, "argovia", 1, scout=2).put(C, "noatun", cultist=1).scheme(S, "unwavering_resolve")
    table.lay(S, "advance", "tile_10a").lay(C, "advance", "tile_10a").run(Operations())
    assert (table.actor, table.offers()) == (C, ["reveal tile_10a"])


@pytest.mark.rule("F-RND-2", "F-RND-3", "F-RND-4", "F-RND-5", "F-SETUP-34")
def test_a_round_is_planning_operations_refresh_and_the_first_player_moves_on() -> None:
    table = Table().put(S, "argovia", scout=1).put(C, "noatun", cultist=1)
    document = GAME.to_position(table.state)
    del document["pending"]
    table.state = GAME.from_position(document)
    seen: list[str] = []
    while table.state.round == 1:
        if not seen or seen[-1] != table.asks:
            seen.append(table.asks)
        table.go("discard" if table.asks == "resolve" else table.offers()[0])
    assert seen[:4] == ["plan", "operate", "resolve", "operate"]
    assert "event" in seen
    assert table.state.first == C
    assert set(table.state.place_of) == {-1}
