"""How a combat ended: the event for everybody, and the part of the view until the next order (chapters 9 and 10)."""

from typing import Any

import pytest

from starhold.games.forbidden_stars.rules.combat import Combat
from starhold.games.forbidden_stars.rules.combat_outcome import conclude
from starhold.games.forbidden_stars.rules.effects.harm import destroy
from starhold.kernel.reasons import Refused
from tests.rules.forbidden_stars.table import GAME, C, S, Table


def on_noatun(**units: int) -> Table:
    """S has attacked noatun from 10A."""
    table = Table().bases().put(S, "noatun", **units)
    table.state.origins = [table.area("illedrias")]
    return table


def ended(table: Table) -> dict[str, Any]:
    """The event at the end of the combat."""
    found = [event for event in table.state.events or [] if event.type == "combat-ended"]
    assert len(found) == 1
    return dict(found[0].args)


def shown(table: Table, viewer: int | None = None) -> dict[str, Any] | None:
    """What the view of a moment tells of the last combat."""
    part: dict[str, Any] | None = GAME.view(table.state, viewer)["show"].get("last_combat")
    return part


def to_the_end(table: Table) -> Table:
    """The last answer of each list, until the fight is over."""
    while table.state.fight:
        table.go(table.offers()[-1])
    return table


@pytest.mark.rule("F-CBT-46")
def test_a_side_that_is_wiped_out_has_lost() -> None:
    table = on_noatun(space_marine=2).put(C, "noatun", cultist=2).clash("noatun", ("", ""), ("oooo", "ooo"))
    assert ended(table) == {
        "seat": S, "rival": C, "area": "noatun", "reason": "gone", "lost": 1, "rival_lost": 2, "fate": "none",
    }  # fmt: skip
    assert shown(table) == {
        "round": 1, "area": "noatun", "winner": S, "reason": "gone", "fate": "none",
        "sides": [{"seat": S, "lost": [{"unit": "space_marine", "count": 1}]},
                  {"seat": C, "lost": [{"unit": "cultist", "count": 2}]}],
    }  # fmt: skip


@pytest.mark.rule("F-CBT-47")
def test_a_fight_that_nobody_survives_has_no_winner() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1).clash("noatun", ("", ""), ("oo", "oo"))
    told, part = ended(table), shown(table)
    assert (told["reason"], told["lost"], told["rival_lost"]) == ("nobody", 1, 1)
    assert part is not None
    assert "winner" not in part
    assert part["reason"] == "nobody"


@pytest.mark.rule("F-CBT-52", "F-RET-1")
def test_morale_decides_and_the_loser_retreats() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1).put(C, "venefirous", cultist=1)
    table.clash("noatun", ("", ""), ("mmm", ""), bout=3)
    told, part = ended(table), shown(table)
    assert (told["seat"], told["rival"], told["reason"], told["fate"]) == (S, C, "morale", "retreated")
    assert (told["to"], told["lost"], told["rival_lost"]) == ("venefirous", 0, 0)
    assert part is not None
    assert (part["winner"], part["to"]) == (S, "venefirous")
    assert [side["morale"] for side in part["sides"]] == [5, 2]


@pytest.mark.rule("F-CBT-53", "F-RET-13")
def test_a_loser_without_a_haven_loses_its_units_as_well() -> None:
    table = on_noatun(scout=2).put(C, "noatun", cultist=2)
    table.state.origins = []
    table.clash("noatun", ("", ""), ("", ""), bout=3)
    told, part = ended(table), shown(table)
    assert (told["seat"], told["rival"], told["fate"], told["lost"], told["rival_lost"]) == (C, S, "lost", 0, 2)
    assert part is not None
    assert "to" not in part
    assert part["sides"][0]["lost"] == [{"unit": "scout", "count": 2}]


@pytest.mark.rule("F-CBT-65")
def test_nobody_has_to_leave_where_only_a_bastion_lost() -> None:
    table = on_noatun(land_raider=1).build(C, "noatun", "bastion").clash("noatun", ("", ""), ("mmm", ""), bout=3)
    assert (ended(table)["reason"], ended(table)["fate"]) == ("morale", "none")


@pytest.mark.rule("F-CBT-4")
def test_routed_defenders_alone_do_not_fight() -> None:
    table = on_noatun(scout=1).put(C, "noatun", 1, cultist=1).put(C, "venefirous", cultist=1)
    table.fight("noatun", S, "illedrias")
    told = ended(table)
    assert (told["seat"], told["reason"], told["fate"], told["to"]) == (S, "routed", "retreated", "venefirous")


@pytest.mark.rule("F-CBT-42")
def test_tokens_and_bastions_count_as_what_they_are() -> None:
    table = on_noatun(reinforcement=1, space_marine=1).put(C, "noatun", cultist=1).build(C, "noatun", "bastion")
    table.clash("noatun", ("", ""), ("ooooo", "o" * 5))
    part = shown(table)
    assert part is not None
    assert [side["lost"] for side in part["sides"]] == [
        [{"unit": "space_marine", "count": 1}, {"unit": "reinforcement", "count": 1}],
        [{"unit": "cultist", "count": 1}, {"unit": "bastion", "count": 1}],
    ]


def test_what_an_effect_after_the_combat_destroys_is_among_its_losses() -> None:
    table = on_noatun(space_marine=2).put(C, "noatun", cultist=2).put(C, "venefirous", cultist=1)
    state = table.state
    state.fight, state.here, state.attacker, state.defender, state.bout = 1, table.area("noatun"), S, C, 1
    destroy(state, C, state.here, table.kind(C, "cultist"), 0)
    conclude(state, S)
    destroy(state, C, table.area("venefirous"), table.kind(C, "cultist"), 0)
    frame = Combat()
    frame.winner = S
    frame.go(Combat.end)
    part = shown(table.run(frame))
    assert part is not None
    assert [side["lost"] for side in part["sides"]] == [[], [{"unit": "cultist", "count": 2}]]


def test_everybody_reads_the_same_and_nothing_while_a_fight_is_on() -> None:
    table = on_noatun(scout=2).put(C, "noatun", cultist=2).fight("noatun", S, "illedrias")
    assert shown(table) is None
    to_the_end(table)
    assert shown(table) is not None
    assert shown(table, S) == shown(table, C) == shown(table)


def test_the_next_order_takes_the_last_combat_from_the_view() -> None:
    table = on_noatun(space_marine=1).put(C, "noatun", cultist=1).clash("noatun", ("", ""), ("oo", ""))
    assert shown(table) is not None
    table.order(S, "dominate", "tile_1a")
    assert shown(table) is None


def test_an_outcome_reads_back_and_a_wrong_one_is_refused() -> None:
    table = on_noatun(space_marine=2).put(C, "noatun", cultist=2).clash("noatun", ("", ""), ("oooo", "ooo"))
    document = GAME.to_position(table.state)
    state = GAME.from_position(document)
    assert GAME.to_position(state) == document
    assert GAME.view(state, None)["show"]["last_combat"] == shown(table)
    whole = document["moment"]["outcome"]
    for wrong in ([1], whole[:8], [*whole, 0], [*whole, 0, 99], [0, 999, *whole[2:]], [*whole[:5], 9, *whole[6:]]):
        document["moment"]["outcome"] = wrong
        with pytest.raises(Refused, match="outcome"):
            GAME.from_position(document)
