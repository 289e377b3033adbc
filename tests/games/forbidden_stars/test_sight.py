"""What the table shows of a fight beside the situation: damage still to be given, what makes a card's ability work."""

import pytest

from tests.rules.forbidden_stars.table import GAME, C, S, Table


def fight(table: Table, viewer: int | None) -> dict[str, object]:
    """The fight as a viewer sees it."""
    found: dict[str, object] = GAME.view(table.state, viewer)["show"]["fight"]
    return found


@pytest.mark.rule("F-CBT-36")
def test_damage_that_is_still_to_be_given_is_shown_to_its_owner_only() -> None:
    table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2, helbrute=2)
    table.clash("noatun", ("", ""), ("ooooo", "oooooo"))
    assert fight(table, S)["assign"] == {"left": 6, "hits": []}
    table.go("hit seat1 space_marine")
    assert fight(table, S)["assign"] == {"left": 3, "hits": [{"unit": "space_marine", "routed": False}]}
    assert fight(table, C)["assign"] == {"left": 5, "hits": []}
    assert "assign" not in fight(table, None)


def test_a_bastion_among_the_hits_has_its_name() -> None:
    table = Table().put(S, "noatun", scout=3).put(C, "noatun", cultist=1, chaos_space_marine=1)
    table.build(C, "noatun", "bastion")
    table.clash("noatun", ("", ""), ("oooo", "")).go("hit seat2 bastion")
    assert fight(table, C)["assign"] == {"left": 1, "hits": [{"unit": "bastion", "routed": False}]}


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
