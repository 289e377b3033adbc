"""The same game whichever way the board lies, frozen trees of options, the path of a moment."""

import pytest

from starhold.games.forbidden_stars.components.board import CENTRE
from starhold.games.forbidden_stars.positions.frames import path
from starhold.kernel.chance import Stream
from starhold.kernel.run import take
from tests.games.forbidden_stars.test_literal import scattered
from tests.rules.forbidden_stars.table import B1, GAME, C, S, Table


def turned(table: Table, quarters: int) -> Table:
    """The same situation with the whole table turned; storms are left out."""
    twin = Table()
    for number in range(len(B1)):
        column, row = number % 3, number // 3
        for _ in range(quarters):
            column, row = -row, column
        laid = twin.state.layout[number]
        twin.state.layout[number] = laid._replace(turn=quarters, column=CENTRE + column, row=CENTRE + row)
    twin.state.unfold()
    old, new = table.state.board.names, twin.state.board.names
    for area, name in enumerate(old):
        goal = new.index(name)
        twin.state.owner[goal], twin.state.built[goal] = table.state.owner[area], table.state.built[area]
        for seat in (S, C):
            for kind, routed, count in table.state.groups(area, seat):
                twin.state.add(goal, seat, kind, routed, count)
    return twin


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_table_offers_the_same(quarters: int) -> None:
    source = Stream(f"turned {quarters}")
    for number in range(12):
        first = scattered(source)
        first.state.storms, first.state.storm_moved = [], []
        second = turned(first, quarters)
        order, tile = ("advance", "deploy", "dominate")[number % 3], B1[source.below(6)]
        for table in (first, second):
            table.source = Stream(f"dice {number}")
            table.assets(S, 1, 1, 1).order(S, order, tile)
        for _ in range(25):
            assert sorted(first.offers()) == sorted(second.offers())
            if first.asks in ("hold", "over"):
                break
            text = sorted(first.offers())[source.below(len(first.offers()))]
            first.go(text)
            second.go(text)


def swapped(table: Table) -> Table:
    """The same situation with the factions in the other seats."""
    twin = Table("chaos", "space_marines")
    state, other = table.state, twin.state
    other.first = 1
    other.storms, other.storm_moved = state.storms[:], state.storm_moved[:]
    for area in state.board.areas:
        other.built[area] = state.built[area]
        other.owner[area] = 1 - state.owner[area] if state.owner[area] >= 0 else -1
        for seat in (S, C):
            for kind, routed, count in state.groups(area, seat):
                other.add(area, 1 - seat, kind, routed, count)
    return twin


def test_shifted_seats_offer_the_same() -> None:
    source = Stream("seats")
    for number in range(16):
        first = scattered(source)
        second = swapped(first)
        order, tile = ("advance", "deploy", "dominate", "strategise")[number % 4], B1[source.below(6)]
        for seat, table in enumerate((first, second)):
            table.source = Stream(f"dice {number}")
            table.cities(seat, 1).assets(seat, 1, 1, 1).order(seat, order, tile, base=False)
        for _ in range(25):
            names = {"seat1": "seat2", "seat2": "seat1"}
            mirrored = {" ".join(names.get(word, word) for word in text.split()): text for text in second.offers()}
            assert sorted(first.offers()) == sorted(mirrored)
            if first.asks in ("hold", "over"):
                break
            text = sorted(first.offers())[source.below(len(first.offers()))]
            first.go(text)
            second.go(mirrored[text])


def leaves(table: Table, depth: int) -> int:
    """How many lines of play there are, ``depth`` options deep."""
    if not depth or table.asks in ("hold", "over"):
        return 1
    state, total = table.state, 0
    for option in GAME.options(state, table.actor):
        table.state = state.clone()
        take(table.state, state.decision.actors[0] if state.decision else 0, option)
        table.roll_on()
        total += leaves(table, depth - 1)
    table.state = state
    return total


def test_option_trees_are_as_they_were() -> None:
    table = Table().put(S, "illedrias", scout=2, space_marine=1).put(S, "tile_10a_se", strike_cruiser=1)
    table.put(C, "noatun", cultist=2).build(S, "argovia", "factory").order(S, "advance", "tile_12a")
    assert [leaves(table, depth) for depth in (1, 2, 3, 4)] == [2, 4, 10, 27]
    table = Table().cities(S, 1).build(S, "argovia", "factory").assets(S, 1, 1, 1).order(S, "deploy", "tile_10a")
    assert [leaves(table, depth) for depth in (1, 2, 3)] == [24, 399, 4202]


def test_the_tree_of_a_combat_with_cards_is_as_it_was() -> None:
    table = Table().bases().put(S, "noatun", space_marine=1, scout=1).put(C, "noatun", cultist=2).assets(S, 0, 0, 1)
    table.deck(S, "ambush", "faith_in_the_emperor").rolls("omd oo").fight("noatun", S, "illedrias")
    assert [leaves(table, depth) for depth in (1, 2, 3, 4, 5, 6, 7)] == [2, 10, 30, 68, 157, 423, 1138]


def test_the_tree_of_a_deployment_with_tokens_is_as_it_was() -> None:
    table = Table().cities(S, 1).build(S, "argovia", "factory").materiel(S, 4).assets(S, 1, 2, 1)
    table.order(S, "deploy", "tile_10a")
    assert [leaves(table, depth) for depth in (1, 2, 3)] == [24, 397, 4312]


def test_the_tree_of_purchases_is_as_it_was() -> None:
    table = Table().cities(S, 2).put(S, "argovia", scout=1).materiel(S, 8).order(S, "strategise", "tile_10a")
    assert [leaves(table, depth) for depth in (1, 2, 3)] == [41, 391, 391]


def test_the_tree_of_a_strike_with_two_upgrades_is_as_it_was() -> None:
    table = Table(order_upgrade="card_flip").bases().put(S, "tile_10a_se", strike_cruiser=2).rolls("oddm o")
    table.put(C, "illedrias", cultist=1, chaos_space_marine=1).put(C, "argovia", cultist=1)
    table.upgrade(S, "rain_of_fire")
    table.upgrade(S, "drop_pods")
    table.order(S, "advance", "tile_10a")
    assert [leaves(table, depth) for depth in (1, 2, 3, 4, 5, 6)] == [2, 6, 12, 20, 22, 23]


def test_the_path_of_a_moment() -> None:
    table = Table().bases().put(S, "noatun", space_marine=1, scout=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", ""), ("", "o"), bout=2)
    assert path(table.state) == "round 1 › combat round 2 › damage › assign"
