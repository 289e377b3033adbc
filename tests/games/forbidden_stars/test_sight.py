"""What the table shows of a fight beside the situation: damage still to be given, what makes a card's ability work."""

import pytest

from starhold.games.forbidden_stars.rules.damage import Assign
from starhold.games.forbidden_stars.view.fights import to_assign
from tests.rules.forbidden_stars.table import GAME, C, S, Table


def fight(table: Table, viewer: int | None) -> dict[str, object]:
    """The fight as a viewer sees it."""
    found: dict[str, object] = GAME.view(table.state, viewer)["show"]["fight"]
    return found


@pytest.mark.rule("F-CBT-36")
def test_damage_that_is_still_to_be_given_is_shown_to_its_owner_only() -> None:
    table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2, helbrute=2)
    table.clash("noatun", ("", ""), ("ooooo", "oooooo"))
    assigned = fight(table, S)["assign"]
    assert isinstance(assigned, dict)
    assert (assigned["left"], assigned["hits"]) == (6, [])
    assert {unit: assigned["takes"][unit] for unit in ("scout", "space_marine", "bastion", "reinforcement")} == {
        "scout": 2, "space_marine": 3, "bastion": 3, "reinforcement": 2,
    }  # fmt: skip
    assert "assign" in fight(table, C)
    assert "assign" not in fight(table, None)
    table.go("hit seat1 space_marine")
    assert "assign" not in fight(table, S)


@pytest.mark.rule("F-ORB-12")
def test_a_hit_that_is_aimed_counts_as_given() -> None:
    table = Table().put(S, "noatun", scout=1, space_marine=1, land_raider=1)
    state = table.state
    state.fight, state.here, state.attacker, state.defender = 2, table.area("noatun"), C, S
    state.aimed = 2 * state.unit(state.here, S, table.kind(S, "scout"))
    table.run(Assign([S], [5]))
    assigned = to_assign(state, S)
    assert assigned is not None
    assert (assigned["left"], assigned["hits"]) == (3, [{"unit": "scout", "routed": False}])


@pytest.mark.rule("F-CBT-27")
@pytest.mark.parametrize(
    ("units", "routed", "by"),
    [
        ({"scout": 1, "space_marine": 1}, 0, ["scout"]),
        ({"scout": 1}, 1, []),
        ({"reinforcement": 1}, 0, ["reinforcement"]),
    ],
)
def test_a_card_names_what_makes_its_unit_ability_work(units: dict[str, int], routed: int, by: list[str]) -> None:
    table = (
        Table().bases().put(S, "noatun", routed, **units).put(S, "noatun", land_raider=1).put(C, "noatun", helbrute=2)
    )
    table.deck(S, "ambush").clash("noatun", ("ambush", ""), ("dddddddd", "dddddddd"))
    (side, _) = GAME.view(table.state, S)["show"]["fight"]["sides"]
    assert side["plays"][0]["by"] == by
    assert side["plays"][0]["enabled"] == bool(by)
