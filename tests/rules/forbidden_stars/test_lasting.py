"""How long things last: a round, a combat, an order; what ends with them."""

import pytest

from starhold.games.forbidden_stars.model import COMBAT, ORDER, ROUND, Lasting
from starhold.games.forbidden_stars.rules.combat import Combat
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.rule("F-CARD-11", "FX-106")
def test_a_rule_of_a_round_ends_with_the_round() -> None:
    table = Table().bases().put(S, "noatun", scout=3).put(C, "noatun", cultist=3)
    table.clash("noatun", ("show_no_fear", ""))
    assert (table.asks, table.state.bout) == ("card", 2)
    assert not table.state.has_rule("cannot_rout", S)


@pytest.mark.rule("F-CBT-34", "FX-101")
def test_icons_of_a_discarded_card_count_for_one_round() -> None:
    table = Table("orks", "chaos").bases().put(S, "noatun", ork_boyz=3).put(C, "noatun", cultist=3)
    table.state.bonus = [[1, 2], [0, 0]]
    table.rolls("m").clash("noatun", ("mek_boyz", ""))
    assert (table.asks, table.state.bout) == ("card", 2)
    assert table.state.bonus == [[0, 0], [0, 0]]


@pytest.mark.rule("F-CBT-61", "F-CARD-11")
def test_rules_of_a_combat_end_with_it_and_those_of_the_order_go_on() -> None:
    table = Table("orks", "chaos").bases().put(S, "noatun", ork_boyz=1)
    state = table.state
    flag = state.catalog.flags.index("mirror_tokens")
    for until in (ROUND, COMBAT, ORDER):
        state.lasting.append(Lasting(flag, S, until, 0, -1, 0))
    state.fight, state.here, state.attacker, state.defender = 1, table.area("noatun"), S, C
    frame = Combat()
    frame.winner = S
    frame.go(Combat.end)
    table.run(frame)
    assert [rule.until for rule in state.lasting] == [ORDER]
