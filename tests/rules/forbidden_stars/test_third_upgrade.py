"""A third order upgrade of a type pushes out one of two, wherever these are (F-STR-9 to F-STR-12, F-STR-17)."""

import pytest

from starhold.games.forbidden_stars.components.catalog import ADVANCE
from starhold.games.forbidden_stars.positions.document import write
from starhold.games.forbidden_stars.rules.market import tokens_for
from starhold.games.forbidden_stars.rules.strategise import settle_upgrades
from starhold.kernel.chance import Stream
from tests.rules.forbidden_stars.table import GAME, C, S, Table

CRUSADE, RAIN, PODS = 0, 3, 4
MARKET, OWNED, WAITING = 0, 1, 3


def buyer(laid: int, rules: int = 3) -> Table:
    """A rich player with so many Advance tokens on the board, the first of each pair first."""
    table = Table().cities(S, 3).put(S, "argovia", scout=1).materiel(S, 14)
    table.state.config.rules = rules
    for copy in range(laid):
        table.lay(S, "advance", "tile_1a", copy)
    return table


def buy(table: Table, *texts: str) -> Table:
    """One Strategise after another, each for one upgrade."""
    for text in texts:
        table.order(S, "strategise", "tile_10a").go(f"upgrade {text}")
        table.state.decision = None
        del table.state.stack[1:]
        table.state.stack[0].advance(table.state)
    return table


def offered(table: Table, card: str) -> list[str]:
    """What an upgrade could take the place of."""
    return [text.split()[2] for text in table.order(S, "strategise", "tile_10a").offers(f"upgrade {card}")]


@pytest.mark.rule("F-STR-10", "F-STR-17")
def test_a_third_pushes_out_one_of_two_that_wait() -> None:
    table = buy(buyer(2), "crusade waiting", "rain_of_fire waiting")
    assert offered(table, "drop_pods") == ["crusade", "rain_of_fire"]
    table.go("upgrade drop_pods rain_of_fire")
    owned = table.state.owned[S]
    assert [owned[card] for card in (CRUSADE, RAIN, PODS)] == [WAITING, MARKET, WAITING]
    assert table.events("upgrade-returned") == ["upgrade-returned"]
    settle_upgrades(table.state)
    assert sorted(table.state.upgrade_on[:2]) == [CRUSADE, PODS]


@pytest.mark.rule("F-STR-10", "F-STR-17")
def test_a_token_on_the_board_keeps_its_upgrade_to_the_round_end() -> None:
    table = buyer(2)
    table.upgrade(S, "crusade")
    buy(table, "rain_of_fire waiting")
    assert offered(table, "drop_pods") == ["crusade", "rain_of_fire"]
    table.go("upgrade drop_pods crusade")
    assert table.state.upgrade_on[:2] == [CRUSADE, -1], "it lies on the board and stays what it is"
    assert table.events("upgrade-returned") == ["upgrade-returned"]
    settle_upgrades(table.state)
    assert table.state.upgrade_on[:2] == [PODS, RAIN]
    assert table.state.owned[S][CRUSADE] == MARKET
    assert table.events("upgrade-returned") == ["upgrade-returned"], "told once, with the purchase"


@pytest.mark.rule("F-STR-10", "F-STR-17")
def test_of_two_upgraded_tokens_the_one_off_the_board_is_swapped() -> None:
    table = buyer(1)
    table.upgrade(S, "crusade")
    table.state.owned[S][RAIN], table.state.upgrade_on[1] = OWNED, RAIN
    assert offered(table, "drop_pods") == ["rain_of_fire"]
    assert table.why("upgrade drop_pods crusade") == "token-on-board F-STR-17"
    table = buyer(2)
    table.upgrade(S, "crusade")
    table.state.owned[S][RAIN], table.state.upgrade_on[1] = OWNED, RAIN
    assert offered(table, "drop_pods") == ["crusade", "rain_of_fire"]
    table.go("upgrade drop_pods rain_of_fire")
    settle_upgrades(table.state)
    assert table.state.upgrade_on[:2] == [CRUSADE, PODS]


@pytest.mark.rule("F-STR-10")
def test_an_upgrade_that_is_to_leave_is_neither_sold_nor_pushed_out_again() -> None:
    table = buyer(2)
    table.upgrade(S, "crusade")
    buy(table, "rain_of_fire waiting", "drop_pods crusade").order(S, "strategise", "tile_10a")
    assert not table.offers("upgrade crusade")
    assert tokens_for(table.state, S, ADVANCE) == [-3 - RAIN, -3 - PODS]


@pytest.mark.rule("F-STR-11", "F-STR-14", "F-PLAN-9")
def test_nobody_learns_from_a_purchase_which_tokens_lie_on_the_board() -> None:
    views = []
    for laid, other in ((2, 0), (0, 2)):
        table = buyer(laid)
        for copy in range(other):
            table.lay(S, "deploy", "tile_1a", copy)
        table.upgrade(S, "crusade")
        table.state.owned[S][RAIN], table.state.upgrade_on[1] = OWNED, RAIN
        buy(table, "drop_pods crusade")
        views.append(write(table.state, C))
    assert views[0] == views[1]
    assert views[0]["seats"][S]["upgrades"] == {"rain_of_fire": "owned", "drop_pods": "owned"}


@pytest.mark.rule("F-STR-14")
def test_once_the_token_has_been_shown_everybody_knows_what_waits() -> None:
    table = buyer(2)
    table.upgrade(S, "crusade")
    table.state.owned[S][RAIN], table.state.upgrade_on[1] = OWNED, RAIN
    buy(table, "drop_pods crusade")
    own = write(table.state, S)["seats"][S]["upgrades"]
    assert own == {"crusade": "owned", "rain_of_fire": "owned", "drop_pods": "waiting_for_crusade"}
    table.state.stacks = [[] for _ in table.state.stacks]
    table.state.place_of[:2] = [-2, -1]
    assert write(table.state, C)["seats"][S]["upgrades"] == own
    for view in (GAME.view(table.state, C), GAME.view(table.state, None)):
        guess = GAME.imagine(view, Stream("guess"))
        assert [guess.owned[S][card] for card in (CRUSADE, RAIN, PODS)] == [OWNED, OWNED, 4 + CRUSADE]


@pytest.mark.rule("F-STR-10")
def test_what_waits_reads_back() -> None:
    table = buyer(2)
    table.upgrade(S, "crusade")
    buy(table, "rain_of_fire waiting", "drop_pods crusade")
    document = GAME.to_position(table.state)
    assert GAME.to_position(GAME.from_position(document)) == document


@pytest.mark.rule("F-STR-10")
def test_games_begun_before_offer_what_they_did() -> None:
    table = buy(buyer(2, rules=2), "crusade waiting", "rain_of_fire waiting")
    assert offered(table, "drop_pods") == []
