"""Chapters 16 to 18: refresh, events, storms, victory."""

import pytest

from starhold.games.forbidden_stars.rules.capacity import Capacity
from starhold.games.forbidden_stars.rules.refresh import income, rally_all
from starhold.games.forbidden_stars.rules.storms import StormMove, arrows_to
from starhold.games.forbidden_stars.rules.victory import best_of, check_victory, collect, needed
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.rule("FX-66", "F-REF-6", "F-REF-7", "F-REF-8", "F-REF-9", "F-LIM-14")
def test_income_stops_at_14() -> None:
    table = Table().build(S, "laodicea", "factory").put(S, "illedrias", scout=1).put(S, "argovia", scout=1)
    income(table.materiel(S, 11).state)
    assert table.state.materiel[S] == 14
    income(table.materiel(S, 2).state)
    assert table.state.materiel[S] == 8


def objective(table: Table, seat: int, *worlds: str) -> Table:
    for world in worlds:
        table.state.objectives[table.area(world) * len(table.state.seats) + seat] += 1
        table.state.placed[seat] += 1
    return table


@pytest.mark.rule("FX-67", "F-REF-2", "F-REF-3", "F-REF-4", "F-WIN-8")
def test_objectives_are_taken_from_friendly_worlds() -> None:
    table = Table().put(S, "venefirous", 1, scout=1).build(S, "azernikh", "bastion").put(C, "onodin", cultist=1)
    table.put(S, "illedrias", scout=1)
    objective(objective(table, S, "venefirous", "azernikh", "onodin"), C, "illedrias")
    collect(table.state)
    assert table.state.collected == [2, 0]
    assert sum(table.state.objectives) == 2


@pytest.mark.rule("FX-68", "F-REF-1", "F-REF-10", "F-REF-11")
def test_all_units_rally() -> None:
    table = Table().put(S, "argovia", 1, scout=2).put(C, "noatun", 1, cultist=1)
    rally_all(table.state)
    assert (table.count(S, "argovia", "scout", 0), table.count(C, "noatun", "cultist", 0)) == (2, 1)


@pytest.mark.rule("FX-69", "F-EVT-2", "F-EVT-3", "F-EVT-7", "F-EVT-8", "F-EVT-9", "F-EVT-16", "F-STORM-7")
def test_as_many_events_as_orders_on_the_deck_one_is_used() -> None:
    table = Table().bases().put(S, "argovia", scout=1).storm("V", 1, 0)
    table.state.place_of[0] = table.state.place_of[6] = -3
    table.refresh()
    assert (table.asks, len(table.offers())) == ("event", 2)
    chosen = table.offers()[0].split()[1]
    table.go(f"event {chosen}")
    assert table.asks in ("move-storm", "tactic", "effect", "hold", "window")
    while table.asks != "hold":
        table.go(table.offers()[0])
    assert sum(table.state.event_at[S]) <= 1
    assert table.state.place_of == [-1] * 16


@pytest.mark.rule("FX-70", "F-EVT-4", "F-EVT-5")
def test_without_tokens_a_card_is_turned_for_its_storm() -> None:
    table = Table().bases().refresh()
    assert "event-turned" in table.events()
    while table.asks != "hold":
        table.go(table.offers()[0])
    assert table.state.event_at == [[0] * 8, [0] * 8]
    assert table.state.schemes == [0, 0]


@pytest.mark.rule("FX-71", "F-EVT-10", "F-EVT-13", "F-INV-11")
def test_a_new_scheme_discards_the_old_one() -> None:
    from starhold.games.forbidden_stars.rules.schemes import gain_scheme

    table = Table().scheme(S, "exterminatus")
    names = [event.id for event in table.state.faction(S).events]
    new = names.index("unwavering_resolve")
    gain_scheme(table.state, S, new, 1 << new)
    assert table.state.event_at[S][names.index("exterminatus")] == 0
    assert table.state.event_at[S].count(1) == 1


@pytest.mark.rule("F-EVT-6")
def test_a_short_deck_is_drawn_whole() -> None:
    from starhold.games.forbidden_stars.rules.refresh import DrawEvents

    table = Table().bases()
    table.state.event_at[S] = [1, 3, 3, 3, 3, 3, 3, 0]
    table.state.place_of[0] = -3
    table.run(DrawEvents(S, 3))
    assert table.state.event_at[S].count(2) == 1


def arrows(table: Table, icon: int) -> set[str]:
    from starhold.games.forbidden_stars.components.board import edge_parts

    found = (edge_parts(code) for code in arrows_to(table.state, 0, [icon]))
    return {f"{'HV'[kind]}({column},{row})" for kind, column, row in found}


@pytest.mark.rule("FX-73", "F-STORM-6", "F-STORM-9", "F-STORM-10", "F-STORM-1")
def test_a_storm_on_a_vertical_edge() -> None:
    table = Table().storm("V", 1, 0)
    assert arrows(table, 0) == {"V(0,0)", "V(2,0)"}
    assert arrows(table, 1) == {"V(1,1)"}
    assert arrows(table, 2) == {"H(1,1)", "H(0,0)"}
    assert arrows(table, 3) == {"H(1,0)", "H(0,1)"}
    assert arrows(table.storm("H", 1, 1), 2) == {"H(0,0)"}


@pytest.mark.rule("FX-74", "F-STORM-9", "F-STORM-10")
def test_a_storm_on_a_horizontal_edge() -> None:
    table = Table().storm("H", 1, 1)
    assert arrows(table, 0) == {"H(1,0)", "H(1,2)"}
    assert arrows(table, 1) == {"H(0,1)", "H(2,1)"}
    assert arrows(table, 2) == {"V(2,0)", "V(1,1)"}
    assert arrows(table, 3) == {"V(1,0)", "V(2,1)"}


@pytest.mark.rule("FX-75", "F-STORM-3", "F-STORM-4", "F-STORM-5", "F-STORM-8", "F-INV-6")
def test_no_storm_moves_twice() -> None:
    table = Table().storm("V", 1, 0).storm("H", 1, 1)
    table.state.storm_moved[0] = 1
    table.run(StormMove(C, 0))
    assert {text.split()[1] for text in table.offers("storm")} == {"b2n"}
    table = Table().storm("V", 1, 0).storm("H", 1, 1)
    table.state.storm_moved = [1, 1]
    assert table.run(StormMove(C, 0)).asks == "hold"


@pytest.mark.rule("F-STORM-12")
def test_moved_marks_are_cleared_at_the_round_end() -> None:
    table = Table().bases().storm("V", 1, 0).refresh()
    while table.asks != "hold":
        table.go(table.offers()[0])
    assert table.state.storm_moved == [0]


@pytest.mark.rule("F-WIN-12")
def test_an_eliminated_player_moves_no_storm() -> None:
    table = Table().bases().storm("V", 1, 0)
    table.state.alive[C] = 0
    table.refresh()
    movers = [event.args["seat"] for event in table.state.events or [] if event.type == "event-turned"]
    assert movers == [S]


# -- victory ---------------------------------------------------------------------------------------
@pytest.mark.rule("FX-76", "F-WIN-1", "F-WIN-2", "F-REF-5")
def test_all_own_objectives_win_at_once() -> None:
    table = objective(Table().bases().put(S, "venefirous", scout=1), S, "venefirous")
    table.state.placed[S], table.state.collected[S], table.state.round = 3, 2, 5
    table.refresh()
    assert table.state.winners == [S]
    assert table.state.materiel[S] == 6
    assert not table.events("income", "event-turned")


@pytest.mark.rule("FX-77", "F-WIN-3", "F-WIN-4", "F-RND-1")
def test_most_objectives_win_after_round_8() -> None:
    table = Table().bases()
    table.state.round, table.state.collected, table.state.placed = 8, [2, 1], [3, 3]
    table.refresh()
    assert (table.state.winners, table.asks) == ([S], "over")
    assert table.state.materiel == [6, 6]


@pytest.mark.rule("FX-78", "FX-79", "F-WIN-6", "F-WIN-7")
def test_ties() -> None:
    table = Table().bases()
    table.state.collected = [2, 2]
    assert best_of(table.state, [S, C]) == [S, C]
    table.put(C, "tile_12a_se", iconoclast_destroyer=1)
    assert best_of(table.state, [S, C]) == [C]
    table.materiel(S, 7)
    assert best_of(table.state, [S, C]) == [S]
    table.put(C, "noatun", cultist=1)
    assert best_of(table.state, [S, C]) == [C]
    both = Table().bases()
    both.state.collected, both.state.placed = [3, 3], [3, 3]
    assert check_victory(both.state)
    assert both.state.winners == [S, C]


@pytest.mark.rule("FX-80", "F-WIN-5")
def test_print_wins_by_the_number_of_players() -> None:
    table = Table("space_marines", "chaos", "orks", profile="print").bases()
    table.state.placed = [4, 4, 4]
    assert needed(table.state, S) == 3
    table.state.collected[S] = 3
    assert check_victory(table.state)
    assert table.state.winners == [S]


@pytest.mark.rule("FX-81", "F-WIN-10", "F-WIN-11")
def test_elimination_comes_after_the_combat() -> None:
    table = Table().build(S, "nicea", "city").put(S, "illedrias", scout=3).put(C, "noatun", cultist=1)
    table.deck(C, "mark_of_khorne", "impure_zeal", "khornes_rage", "foul_worship", "mark_of_nurgle")
    table.lay(C, "deploy", "tile_3a").order(S, "advance", "tile_12a", base=False).go("source tile_10a")
    table.go(*["march scout illedrias noatun"] * 3)
    table.go("done") if table.asks == "ground" else None
    assert table.asks == "card"
    assert table.state.alive == [1, 1]
    for _ in range(20):
        if table.asks != "over":
            table.pool(S, "oooooooo").pool(C, "").go(table.offers()[-1])
    assert table.state.winners == [S]
    assert table.state.alive == [1, 0]
    assert not any(table.state.stacks)


@pytest.mark.rule("F-WIN-11", "F-WIN-7")
def test_the_last_two_players_go_out_together() -> None:
    """With nobody left the better of those who have just gone out wins, by objectives and the ties of F-WIN-7."""
    for collected, winners in (([0, 1], [C]), ([1, 0], [S]), ([1, 1], [S, C])):
        table = Table("space_marines", "chaos", "orks")
        table.state.alive[2], table.state.collected = 0, [*collected, 3]
        table.run(Capacity([]))
        assert (table.asks, table.state.winners) == ("over", winners)
