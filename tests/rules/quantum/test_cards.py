"""Chapter 12: the advance-card phase."""

from typing import Any

import pytest

from starhold.games.quantum.components.cards import COMMANDS, GAMBITS, IDS
from tests.rules.quantum.board import Board, Side, board

ROW = {"command": ["agile", "brilliant", "clever"], "gambit": ["aggression", "expansion", "momentum"]}
SIX = "cruel cunning curious sabotage relocation expansion"
"""Six cards for a refresh."""


def phase(first: Side, second: Side | None = None, due: int = 1, market: dict[str, Any] = ROW, **more: Any) -> Board:
    """Seat 1 in its advance-card phase with ``due`` cards due."""
    return board(first, second or Side("6@i9"), phase="advance", due=due, market=market, **more)


@pytest.mark.rule("Q-CARD-1", "Q-CARD-2", "EX-14")
def test_a_card_for_each_cube_and_one_for_research() -> None:
    here = board(Side("4@e1 3@d2 6@b4", research=6), Side("6@i9"), due=2, market=ROW).do("end")
    assert (here.asked, here.view["turn"]["due"]) == ("seat1 advance", 3)
    here.do("refresh", cards=SIX).do("refresh", cards="eager energetic ferocious momentum momentum sabotage")
    assert here.view["turn"]["due"] == 1
    assert here.do("take eager", cards="rational").asked == "seat2 act"
    assert board(Side("6@a1"), Side("6@i9")).do("end").asked == "seat2 act", "no card without cube or research"


@pytest.mark.rule("Q-CARD-3", "Q-CARD-4")
def test_any_of_the_six_face_up_cards_of_two_kinds() -> None:
    here = phase(Side("6@a1"))
    assert here.options("take") == [f"take {card}" for card in (*ROW["command"], *ROW["gambit"])]
    assert here.why("take cruel") == "card-not-on-show Q-CARD-3"
    assert (len(COMMANDS), sum(card.copies for card in GAMBITS)) == (31, 22)


@pytest.mark.rule("Q-CARD-5", "Q-CARD-17")
def test_a_gambit_card_is_resolved_at_once_and_then_discarded() -> None:
    here = phase(Side("6@a1"), due=2).do("take aggression", cards="sabotage")
    assert (here.dominance(1), here.cards(1)) == (3, "")
    assert here.view["market"]["discards"]["gambit"] == ["aggression"]
    assert here.asked == "seat1 advance"


@pytest.mark.rule("Q-CARD-6")
def test_a_command_card_stays_and_works() -> None:
    here = phase(Side("2@d4")).do("take agile", "end", cards="cruel")
    assert here.cards(1) == "agile"
    assert here.can("move d4 d1")
    assert here.do("end", "end").can("move d4 d1")


@pytest.mark.rule("Q-CARD-7", "Q-CARD-8", "Q-CARD-9")
def test_three_command_cards_at_most_a_fourth_replaces_one() -> None:
    here = phase(Side("6@a1", cards="cruel cunning curious"), due=2)
    assert here.options("take agile") == [f"take agile replace {card}" for card in ("cruel", "cunning", "curious")]
    assert here.why("take agile") == "command-limit Q-CARD-7"
    here.do("take agile replace cunning", cards="eager")
    assert here.cards(1) == "agile cruel curious"
    assert here.view["market"]["discards"]["command"] == ["cunning"]
    assert here.can("take momentum"), "a gambit card is open to it all the same"
    two = phase(Side("6@a1", cards="cruel cunning"))
    assert two.why("take agile replace cruel") == "nothing-to-replace Q-CARD-9"


@pytest.mark.rule("Q-CARD-10")
def test_the_gap_is_filled_from_the_matching_deck_at_once() -> None:
    here = phase(Side("6@a1"), due=2).do("take brilliant", cards="cruel")
    assert here.view["market"]["command"] == ["agile", "cruel", "clever"]
    here.do("take momentum", cards="sabotage")
    assert here.told("card-revealed") == [{"card": "cruel"}, {"card": "sabotage"}]


@pytest.mark.rule("Q-CARD-11", "Q-CARD-12", "Q-CARD-13")
def test_a_card_given_up_brings_six_new_cards_and_lowers_what_is_due() -> None:
    here = phase(Side("6@a1"), due=3).do("refresh", cards=SIX)
    market = here.view["market"]
    assert market["command"] + market["gambit"] == SIX.split()
    assert market["discards"] == ROW
    assert here.view["turn"]["due"] == 2


def nearly_empty(left: int = 0, **row: Any) -> dict[str, Any]:
    """A market whose gambit deck holds ``left`` copies of Sabotage; everything else is discarded."""
    deck = [card.id for card in GAMBITS for _ in range(card.copies)]
    for card in [*ROW["gambit"], *(["sabotage"] * left)]:
        deck.remove(card)
    return {**ROW, "discards": {"command": [], "gambit": deck}, **row}


@pytest.mark.rule("Q-CARD-14", "Q-CARD-28")
def test_the_discards_are_reshuffled_when_a_card_has_to_be_drawn_and_not_before() -> None:
    here = phase(Side("6@a1"), due=2, market=nearly_empty(left=1)).do("take aggression", cards="sabotage")
    assert here.view["market"]["decks"]["gambit"] == 0
    assert not here.told("deck-reshuffled"), "an empty deck waits"
    here.do("take momentum", cards="aggression")
    assert here.told("deck-reshuffled") == [{"deck": "gambit"}]
    assert here.view["market"]["decks"]["gambit"] == 22 - 3 - 1 - 0 - 0
    assert here.view["market"]["discards"]["gambit"] == ["momentum"]


@pytest.mark.rule("Q-CARD-15", "Q-CARD-16", "Q-CARD-18")
def test_expansion_brings_in_the_extra_ships_and_cannot_be_picked_without_any() -> None:
    here = phase(Side("6@a1 6@a2 6@a3 6@b1", cubes="h8")).do(
        "take expansion", "place #5 h7", cards="sabotage", dice="4"
    )
    assert here.ships(1).split()[-1] == "4@h7"
    complete = phase(Side("6@a1 6@a2 6@a3 6@b1 5@scrapyard"))
    assert not complete.can("take expansion")
    assert complete.why("take expansion") == "expansion-complete Q-CARD-16"


@pytest.mark.rule("Q-CARD-19")
def test_a_card_due_is_spent_by_a_pick_or_a_refresh() -> None:
    here = phase(Side("6@a1"))
    assert {text.split()[0] for text in here.options()} == {"take", "refresh"}
    assert here.why("end") == "not-now Q-CARD-19"
    assert here.why("pass") == "not-now Q-CARD-19"


@pytest.mark.rule("Q-CARD-20")
def test_a_cube_placed_in_the_phase_adds_a_card() -> None:
    here = phase(Side("6@a1", cubes="b2", dominance=5)).do("take aggression", "cube h5", cards="sabotage")
    assert (here.asked, here.view["turn"]["due"], here.dominance(1)) == ("seat1 advance", 1, 1)


@pytest.mark.rule("Q-CARD-21")
def test_the_bonus_turn_comes_after_the_remaining_picks() -> None:
    here = phase(Side("6@a1"), due=3).do("take momentum", "take agile", cards="momentum cruel")
    assert here.asked == "seat1 advance"
    here.do("take momentum", cards="sabotage")
    turns = []
    for _ in range(3):
        turns.append((here.asked, here.actions))
        here.do("end")
    assert turns == [("seat1 act", 2), ("seat1 act", 2), ("seat2 act", 3)]


@pytest.mark.rule("Q-CARD-22", "EX-25")
def test_triggered_effects_work_at_once() -> None:
    here = phase(Side("6@a1", cubes="h8"), due=2).do("take clever", "take expansion", cards="cruel sabotage")
    assert here.asked == "seat1 clever"
    here.do("set 2", "place #4 h7")
    assert here.ships(1).split()[-1] == "2@h7"
    market = {"command": ["stubborn", "brilliant", "clever"], "gambit": ROW["gambit"]}
    guard = phase(Side("1@d5"), Side("6@d4", dominance=3), market=market).do("take stubborn", cards="cruel")
    guard.do("attack d4 d5 from d4", dice="6 1 2")
    assert (guard.dominance(1), guard.dominance(2)) == (2, 2)


@pytest.mark.rule("Q-CARD-22")
def test_powers_of_the_turn_work_from_the_next_own_turn_a_bonus_turn_included() -> None:
    here = phase(Side("6@a1"), due=2).do("take brilliant", "take momentum", cards="cruel sabotage")
    assert (here.asked, here.research(1)) == ("seat1 act", 3)
    waiting = board(Side("5@d4", cards="curious:waits flexible:waits"), Side())
    assert waiting.why("move d4 d3 with curious") == "card-waits Q-CARD-22"
    assert waiting.options("flexible") == []
    assert waiting.refused("card:flexible") == "card-waits Q-CARD-22"
    taken = phase(Side("6@a1"), market={**ROW, "command": ["flexible", "agile", "clever"]})
    taken.do("take flexible", cards="cruel")
    assert taken.view["seats"][0]["commands"] == [{"card": "flexible", "spent": False, "waits": True}]
    assert taken.do("end").can("flexible a1 5")


WAITING = "arrogant brilliant cerebral conformist cunning curious flexible nomadic resourceful tactical tyrannical"
"""Cards that act at the start of a turn, or that their owner uses once in each."""


@pytest.mark.rule("Q-CARD-22")
@pytest.mark.parametrize("card", [card.id for card in COMMANDS])
def test_only_powers_of_the_turn_wait_for_the_next_one(card: str) -> None:
    market = {**ROW, "command": [card]}
    here = phase(Side("6@a1"), market=market, due=2).do(f"take {card}", cards=_others(card, 3))
    assert here.view["seats"][0]["commands"] == [{"card": card, "spent": False, "waits": card in WAITING.split()}]


def _others(card: str, count: int) -> str:
    """Some command cards but this one, to be drawn."""
    return " ".join([other.id for other in COMMANDS if other.id != card][:count])


@pytest.mark.rule("Q-CARD-23")
def test_a_gap_stays_open_while_deck_and_discards_are_empty() -> None:
    here = phase(Side("6@a1"), due=2)
    here.state.decks[0].counts = [0] * len(COMMANDS)
    here.do("take agile")
    assert here.view["market"]["command"] == ["brilliant", "clever"]
    here.state.discards[0].append(IDS.index("cruel"))
    here.do("take momentum", cards="cruel sabotage")
    assert here.view["market"]["command"] == ["cruel", "brilliant", "clever"]
    again = phase(Side("6@a1", cards="eager cunning curious"), due=2)
    again.state.decks[0].counts = [0] * len(COMMANDS)
    again.do("take agile replace eager", cards="eager")
    assert again.view["market"]["command"] == ["eager", "brilliant", "clever"], "the discard fills the gap"


@pytest.mark.rule("Q-CARD-24")
def test_powers_of_the_turn_are_fresh_in_each_own_turn() -> None:
    here = board(Side("5@d4", cards="flexible"), Side("6@i9")).do("flexible d4 4")
    assert here.why("flexible d4 3") == "card-spent Q-CARD-24"
    assert here.refused("card:flexible") == "card-spent Q-CARD-24"
    spent = [here.do("end").view["seats"][0]["commands"][0]["spent"] for _ in range(2)]
    assert (spent, here.can("flexible d4 3")) == ([True, False], True)


@pytest.mark.rule("Q-CARD-25")
def test_a_refresh_discards_all_six_before_it_deals() -> None:
    here = phase(Side("6@a1"), due=2, market=nearly_empty(left=0))
    here.do("refresh", cards="cruel cunning curious aggression aggression aggression")
    assert here.told("deck-reshuffled") == [{"deck": "gambit"}], "the cards just discarded may return"
    assert here.view["market"]["gambit"] == ["aggression"] * 3


@pytest.mark.rule("Q-CARD-26", "EX-24")
def test_the_gap_is_filled_before_the_card_is_resolved_and_discarded() -> None:
    market = {**ROW, "discards": {"command": [], "gambit": ["sabotage"]}}
    here = phase(Side("6@a1", cubes="b2", dominance=5), due=1, market=market)
    here.state.decks[1].counts = [0] * len(GAMBITS)
    here.do("take aggression", cards="sabotage")
    assert here.asked == "seat1 dominance-cube"
    assert here.view["market"]["gambit"] == ["sabotage", "expansion", "momentum"]
    assert here.view["market"]["discards"]["gambit"] == [], "not discarded yet"
    here.do("cube h5")
    assert here.view["market"]["discards"]["gambit"] == ["aggression"]
    kinds = [event.type for event in here.events]
    assert kinds.index("card-revealed") < kinds.index("dominance-gained")


@pytest.mark.rule("Q-CARD-26")
def test_a_replaced_command_card_does_not_come_straight_back() -> None:
    market = {**ROW, "discards": {"command": ["eager"], "gambit": []}}
    here = phase(Side("6@a1", cards="cruel cunning curious"), due=2, market=market)
    here.state.decks[0].counts = [0] * len(COMMANDS)
    here.do("take agile replace cruel", cards="eager")
    assert here.view["market"]["command"] == ["eager", "brilliant", "clever"]
    assert here.view["market"]["discards"]["command"] == ["cruel"]


@pytest.mark.rule("Q-CARD-27")
def test_a_card_that_leaves_stops_at_once_and_takes_nothing_back() -> None:
    here = board(Side("6@a1", cards="cruel cunning resourceful"), Side("6@i9"), market=ROW, due=1)
    here.do("resourceful a1", "end", dice="3")
    assert here.view["turn"]["granted"] == 4
    here.do("take agile replace resourceful", cards="eager")
    assert here.cards(1) == "agile cruel cunning"
    assert here.ships(1).split()[0] == "3@scrapyard"
    assert here.state.spent == 0
    again = phase(
        Side("6@a1", cards="cruel cunning:spent"), due=2, market={**ROW, "command": ["flexible", "agile", "eager"]}
    )
    again.do("take flexible", "take agile replace flexible", cards="rational clever")
    assert (again.state.waits, again.cards(1)) == (0, "agile cruel cunning")
