"""The chance to win a combat: from what a seat knows only, the same every time, and right where it is plain."""

import json
from typing import Any

import pytest

from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.view.estimate import FIGHTS, answer, deal, hidden_hands
from starhold.kernel.chance import Stream
from starhold.kernel.codec import encode
from tests.rules.forbidden_stars.table import GAME, C, S, Table

EYES = (S, C, None)
Plain = dict[str, Any]


def clash(seed: str = "deal") -> Table:
    """Three marines attack three cultists and a marine of chaos; both are asked for their first card."""
    table = Table().bases().put(S, "noatun", space_marine=3).put(C, "noatun", cultist=3, chaos_space_marine=1)
    table.source = Stream("same dice")
    table.fight("noatun", S, "illedrias")
    source = Stream(seed)
    for seat in (S, C):
        deal(table.state, seat, False, source)
    return table


def estimate(table: Table, viewer: int | None) -> Plain:
    """What a viewer is told, by way of the text that is sent to it."""
    found = GAME.estimate(json.loads(json.dumps(GAME.view(table.state, viewer))))
    assert found is not None
    return found


def wins(found: Plain) -> dict[int, float]:
    """Chances by seat."""
    return {entry["seat"]: entry["win"] for entry in found["chances"]}


@pytest.mark.parametrize("viewer", EYES)
def test_hands_that_a_viewer_may_not_know_change_nothing(viewer: int | None) -> None:
    told: dict[str, set[str]] = {}
    for number in range(6):
        table = clash(f"deal {number}")
        if viewer is not None:
            table.state.hand[viewer], table.state.undrawn[viewer] = _fixed(table, viewer)
        hands = str([table.state.hand[seat] for seat in (S, C) if seat != viewer])
        told.setdefault(json.dumps(estimate(table, viewer)), set()).add(hands)
    assert len(told) == 1
    assert len(next(iter(told.values()))) > 3


def _fixed(table: Table, seat: int) -> tuple[list[int], list[int]]:
    """A hand of one's own that is the same in all deals, and what is left of the deck."""
    deck = [2 * (place == 1) for place in table.state.titles[seat]]
    hand: list[int] = []
    for card in [card for card, copies in enumerate(deck) for _ in range(copies)][:5]:
        hand.append(card)
        deck[card] -= 1
    return hand, deck


@pytest.mark.parametrize("viewer", [C, None])
def test_a_card_laid_face_down_by_another_changes_nothing(viewer: int | None) -> None:
    told = set()
    for number in (0, 1, 2):
        table = clash()
        laid = sorted(set(table.offers("card seat1")))
        told.add(json.dumps(estimate(table.go(laid[number]), viewer)))
    assert len(told) == 1


def test_answers_about_damage_of_another_change_nothing() -> None:
    told = set()
    for first in ("scout", "space_marine"):
        table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2, helbrute=2)
        table.clash("noatun", ("", ""), ("ooooo", "oooooo")).go(f"hit seat1 {first}")
        told.add(json.dumps(estimate(table, C)))
    assert len(told) == 1


def test_the_own_hand_counts() -> None:
    told = {json.dumps(estimate(clash(f"deal {number}"), S)["chances"]) for number in range(4)}
    assert len(told) > 1


def test_a_card_that_was_looked_at_stays_what_it_is() -> None:
    table = clash()
    table.go(min(table.offers("card seat2")))
    table.state.peeked[S] = 1
    view = GAME.view(table.state, S)
    guess = GAME.imagine(view, Stream("guess"))
    assert hidden_hands(guess, view) == [(C, True)]
    for number in range(6):
        deal(guess, C, True, Stream(f"again {number}"))
        assert guess.facedown[C] == table.state.facedown[C]


def test_dealing_anew_moves_cards_and_keeps_their_number() -> None:
    table = clash()
    table.go(min(table.offers("card seat2")))
    state, hands = table.state, set()
    for number in range(8):
        deal(state, C, False, Stream(f"again {number}"))
        hands.add(str((state.hand[C], state.facedown[C])))
        copies = state.undrawn[C][:]
        for card in [*state.hand[C], state.facedown[C]]:
            copies[card] += 1
        assert copies == [2 * (place == 1) for place in state.titles[C]]
        assert len(state.hand[C]) == 4
    assert len(hands) > 3


def test_the_same_view_gives_the_same_answer_and_the_state_is_left_alone() -> None:
    table = clash()
    before = json.dumps(encode(GAME, table.state))
    assert estimate(table, S) == estimate(table, S)
    assert json.dumps(encode(GAME, table.state)) == before


@pytest.mark.parametrize(("strong", "weak"), [(S, C), (C, S)])
def test_the_far_stronger_side_nearly_always_wins(strong: int, weak: int) -> None:
    big = {"land_raider": 3} if strong == S else {"helbrute": 2, "chaos_space_marine": 3}
    table = Table().bases().put(strong, "noatun", **big)
    table.put(weak, "noatun", **({"cultist": 1} if weak == C else {"scout": 1}))
    table.fight("noatun", S, "illedrias")
    for viewer in EYES:
        chances = wins(estimate(table, viewer))
        assert chances[strong] >= 0.9
        assert chances[strong] + chances[weak] <= 1


def test_what_is_already_decided_is_certain() -> None:
    """The last card lies face up on both sides, and nothing is left to chance but the damage."""
    table = Table().bases().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", ""), ("oooooooo", ""), bout=3)
    assert "combat-ended" in table.events()
    assert GAME.estimate(GAME.view(table.state, S)) is None


def test_an_advance_that_has_made_an_area_contested_is_estimated_before_the_fight() -> None:
    table = Table().put(S, "illedrias", space_marine=3, scout=1).put(C, "noatun", cultist=2)
    table.order(S, "advance", "tile_12a", base=True)
    table.go("source tile_10a", "march space_marine illedrias noatun")
    assert any(isinstance(frame, Advance) for frame in table.state.stack)
    assert GAME.view(table.state, S)["show"]["contested"] == "noatun"
    one = estimate(table, S)
    assert one["area"] == "noatun"
    assert one["assumes"][0]["id"] == "fs-assumes-start"
    two = estimate(table.go("march space_marine illedrias noatun"), S)
    assert wins(two)[S] > wins(one)[S]


def test_the_plain_policy_loses_the_cheapest_unit_first_and_plays_no_scheme() -> None:
    table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2, helbrute=2)
    table.clash("noatun", ("", ""), ("ooooo", "oooooo"))
    state, source = table.state, Stream("policy")
    for seat, cheapest in ((S, "scout"), (C, "cultist")):
        chosen = answer(state, seat, GAME.options(state, seat), source)
        assert GAME.format(state, chosen).split()[2] == cheapest
    offers = [("pass",), ("scheme", 3)]
    state.ask(S, "window", 2)
    assert {answer(state, S, offers, source) for _ in range(20)} == {("pass",)}
    assert answer(state, S, [("use",), ("done",)], source) == ("use",)


@pytest.mark.rule("F-CBT-4")
def test_a_combat_to_come_that_asks_nothing_is_won_already() -> None:
    """Routed defenders alone do not fight, and with enemies and a storm all around they are destroyed."""
    table = Table().put(S, "venefirous", space_marine=2).put(S, "purge", scout=2).put(C, "noatun", 1, cultist=2)
    table.storm("V", 2, 1).storm("H", 2, 1).order(S, "advance", "tile_12a")
    table.go("march scout purge noatun")
    assert wins(estimate(table, C)) == {S: 1, C: 0}


def test_nothing_to_estimate_where_nobody_fights() -> None:
    table = Table().bases().put(S, "illedrias", scout=1).order(S, "strategise", "tile_10a")
    assert GAME.estimate(GAME.view(table.state, S)) is None


def test_what_is_assumed_is_said_to_each_viewer() -> None:
    table = clash()
    own, rival, spectator = (estimate(table, viewer) for viewer in EYES)
    assert own["samples"] == FIGHTS
    assert next((line["id"], line["args"]) for line in own["assumes"]) == ("fs-assumes-hand", {"rival": C})
    assert rival["assumes"][0]["args"] == {"rival": S}
    assert spectator["assumes"][0]["id"] == "fs-assumes-hands"
    assert {"fs-assumes-policy", "fs-assumes-schemes"} <= {line["id"] for line in own["assumes"]}
