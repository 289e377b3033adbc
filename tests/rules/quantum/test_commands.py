"""Chapter 12b: command cards, every one of them."""

from typing import Any

import pytest

from starhold.games.quantum.components.cards import COMMANDS, POWERS
from tests.rules.quantum.board import Board, Side, board
from tests.rules.quantum.test_attack import ATTACK, duel


@pytest.mark.rule("Q-CMD-1")
def test_the_deck_has_31_different_cards() -> None:
    assert len({card.id for card in COMMANDS}) == 31
    assert all(card.copies == 1 for card in COMMANDS)


@pytest.mark.rule("Q-CMD-2")
def test_a_card_overrides_exactly_the_rule_that_it_names() -> None:
    here = board(Side("2@d4 6@scrapyard", cubes="b2", cards="energetic eager"), Side("1@c2"), actions=1)
    here.do("move d4 d3")
    assert here.why("move d3 d4") == "no-actions-left Q-MOVE-1", "Energetic lifts the limit, not the price"
    assert here.why("deploy #2 c2") == "square-occupied Q-DEPLOY-3", "Eager changes the price, not the place"
    assert here.can("deploy #2 b1")


@pytest.mark.rule("Q-CMD-3")
def test_optional_effects_are_asked_for_and_others_apply_by_themselves() -> None:
    by_itself = duel(3, 3, "ferocious").do(ATTACK, dice="4 3 1")
    assert by_itself.told("attack-won") == [{"seat": 0, "rival": 1, "attack": 6, "defense": 6}]
    asked = duel(3, 3, "relentless").do(ATTACK, dice="4 3")
    assert asked.options() == ["use relentless", "pass"]
    assert {COMMANDS[card].id for card in POWERS if not COMMANDS[card].optional} == set()


@pytest.mark.rule("Q-CMD-4")
def test_free_powers_need_the_own_action_phase() -> None:
    other = board(Side("6@a1"), Side("5@d4", cards="flexible cerebral tyrannical", dominance=3, research=3))
    assert not other.options("flexible") + other.options("cerebral") + other.options("tyrannical")
    phase = board(Side("5@d4", cards="flexible"), Side("6@i9"), phase="advance", due=1)
    assert phase.why("flexible d4 4") == "not-now Q-CMD-4"
    fighting = duel(3, 3, "flexible relentless").do(ATTACK, dice="1 6")
    assert fighting.why("flexible d4 4") == "not-now Q-CMD-4"


SPENDING = [
    # cards, ships, option, dice, actions, spends move, spends ability
    ("", "5@d4", "move d4 d3", "", 1, True, False),
    ("", "5@d4", "move d4 h1", "", 1, True, True),
    ("", "2@d4 1@c4", "transport d4 d3 carry c4 drop c3", "", 1, True, True),
    ("curious", "5@d4", "move d4 d3 with curious", "", 0, True, False),
    ("curious", "5@d4", "move d4 h1 with curious", "", 0, True, True),
    ("curious", "2@d4 1@c4", "transport d4 d3 carry c4 drop c3 with curious", "", 0, True, True),
    ("tactical", "5@d4", "move d4 d3 with tactical", "", 0, False, False),
    ("tactical", "5@d4", "move d4 c3 with tactical", "", 0, False, True),
    ("tactical", "2@d4 1@c4", "transport d4 d3 carry c4 drop c3 with tactical", "", 0, False, True),
    ("", "3@d4 1@c4", "warp d4 c4", "", 0, False, True),
    ("", "4@d4", "modify d4 3", "", 0, False, True),
    ("", "6@d4", "free-reconfigure d4", "3", 0, False, True),
    ("nomadic", "5@d2", "nomadic d2 b1", "", 1, False, False),
]


@pytest.mark.rule("Q-CMD-5")
@pytest.mark.parametrize(("cards", "ships", "option", "dice", "actions", "move", "ability"), SPENDING)
def test_what_a_ship_spends(
    cards: str, ships: str, option: str, dice: str, actions: int, move: bool, ability: bool
) -> None:
    here = board(Side(ships, cards=cards), Side("1@i9"))
    told = here.described(option)
    assert told.get("cost", 0) == actions
    assert told.get("spends", []) == ["move"] * move + ["ability"] * ability
    here.do(option, dice=dice)
    mover = here.view["ships"][0]
    assert (3 - here.actions, mover["moved"], mover["used"]) == (actions, move, ability)
    assert not here.view["ships"][1]["moved"]
    assert not here.view["ships"][1]["used"], "being carried or warped with spends nothing"


@pytest.mark.rule("Q-CMD-5")
def test_strike_spends_the_ability_alone() -> None:
    here = board(Side("1@d4"), Side("6@d5"))
    assert here.described("strike d4 d5").get("cost", 0) == 0
    assert here.described("strike d4 d5")["spends"] == ["ability"]


@pytest.mark.rule("Q-CMD-5")
def test_which_of_them_a_moved_ship_may_still_do() -> None:
    moved = board(Side("5@d4:moved 3@g2:moved 1@g5:moved", cards="curious tactical nomadic"), Side("6@g6"), actions=3)
    assert not [text for text in moved.options("move") if "tactical" not in text]
    assert moved.why("move d4 d3 with curious") == "already-moved Q-MOVE-3"
    assert moved.can("move d4 d3 with tactical")
    assert moved.can("attack g5 g6 from g5 with tactical")
    assert moved.can("strike g5 g6")
    assert moved.can("warp g2 d4")
    assert moved.can("nomadic g2 e1")


@pytest.mark.rule("Q-CMD-6", "EX-21")
def test_energetic_allows_further_moves_for_an_action_each_and_curious_for_none() -> None:
    here = board(Side("3@d4", cards="energetic curious"), Side("6@d6"))
    here.do("attack d4 d6 from d5", "stay", "move d5 d4", dice="1 6 1")
    assert here.actions == 1
    assert here.can("move d4 d3"), "also after an attack"
    assert not [text for text in here.options("attack") if "curious" in text]
    here.do("move d4 d3 with curious")
    assert here.actions == 1
    without = board(Side("3@d4:moved", cards="curious"), Side())
    assert without.why("move d4 d3 with curious") == "already-moved Q-MOVE-3"
    enemy = board(Side("3@d4", cards="curious"), Side("6@d5"))
    assert enemy.why("attack d4 d5 from d4 with curious") == "no-free-attack Q-CMD-5"


@pytest.mark.rule("Q-CMD-7")
def test_cunning_gives_one_ship_a_second_ability_use() -> None:
    here = board(Side("4@d4:moved 3@g4:used 6@a1", cards="cunning"), Side())
    here.do("modify d4 3", "warp d4 a1")
    assert here.view["seats"][0]["commands"][0]["spent"]
    assert here.why("warp g4 a1") == "ability-already-used Q-ABIL-1", "one ship a turn"
    assert here.why("move a1 a2") == "already-moved Q-MOVE-3", "no move comes with it"


@pytest.mark.rule("Q-CMD-7", "EX-22")
def test_a_second_transport_needs_a_further_move() -> None:
    ships = Side("2@d4 1@c4", cards="cunning")
    here = board(ships, Side()).do("transport d4 d3 carry c4 drop c3")
    assert here.options("transport") == []
    assert here.why("transport d3 d4 carry c3 drop c4") == "already-moved Q-MOVE-3"
    for card, how in (("energetic", ""), ("tactical", " with tactical")):
        more = board(Side("2@d4 1@c4", cards=f"cunning {card}"), Side()).do("transport d4 d3 carry c4 drop c3")
        assert more.can("transport d3 d4 carry c3 drop c4" + how)


@pytest.mark.rule("Q-CMD-8", "EX-20")
def test_tactical_is_independent_of_the_move() -> None:
    here = board(Side("2@d4 1@c4", cards="tactical"), Side("6@i9"), actions=1)
    here.do("transport d4 d3 carry c4 drop c3 with tactical")
    assert (here.actions, here.view["ships"][0]["moved"], here.view["ships"][0]["used"]) == (1, False, True)
    assert here.can("move d3 d5"), "before the move"
    after = board(Side("4@d4", cards="tactical agile"), Side()).do("move d4 d3")
    one = {text.split()[2] for text in after.options("move d3") if text.endswith("tactical")}
    assert one == {"d2", "c3", "e3", "d4"}, "after the move, one space even with Agile"
    assert after.why("move d3 d1 with tactical") == "out-of-range Q-MOVE-4"


@pytest.mark.rule("Q-CMD-8", "EX-26")
def test_after_a_tactical_attack_move_and_strike_are_still_there() -> None:
    here = board(Side("1@d4", cards="tactical"), Side("6@d5 6@e4"))
    here.do("attack d4 d5 from d4 with tactical", "stay", dice="1 6 1")
    assert here.actions == 3
    assert here.can("move d4 d3")
    assert here.can("strike d4 e4")


@pytest.mark.rule("Q-CMD-9", "EX-19")
def test_scrappy_rolls_a_ship_die_once_more_and_the_second_result_stands() -> None:
    here = board(Side("4@d4", cards="scrappy"), Side()).do("reconfigure d4", dice="4 2")
    assert (here.asked, here.options()) == ("seat1 scrappy", ["again", "keep"])
    assert here.do("again", dice="4 2").ships(1).split()[0] == "2@d4"
    assert here.asked == "seat1 act"
    scout = board(Side("6@d4", cards="scrappy"), Side()).do("free-reconfigure d4", "again", dice="1 6 3")
    assert scout.ships(1).split()[0] == "3@d4", "a Free Reconfigure does not end on 6"
    kept = board(Side("4@d4", cards="scrappy"), Side()).do("reconfigure d4", "keep", dice="5")
    assert kept.ships(1).split()[0] == "5@d4"


@pytest.mark.rule("Q-CMD-9")
def test_scrappy_covers_the_weapon_die_on_the_own_turn_and_no_number_that_is_set() -> None:
    here = duel(3, 3, "scrappy").do(ATTACK, "use scrappy", dice="6 1 1 4")
    assert here.told("attack-won")[0]["attack"] == 3 + 1
    assert duel(3, 3, against="scrappy").do(ATTACK, dice="6 1").asked == "seat1 act", "not while defending"
    fixed = duel(3, 3, "scrappy rational").do(ATTACK, dice="2")
    assert fixed.asked == "seat1 act"
    clever = board(Side("4@d4", cards="scrappy clever"), Side()).do("reconfigure d4", "set 1")
    assert clever.asked == "seat1 act"
    phase = board(Side("6@a1", cards="scrappy"), Side("6@i9"), phase="advance", due=1, market=EXPANSION)
    phase.do("take expansion", cards="sabotage", dice="6")
    assert phase.asked == "seat1 scrappy", "the advance-card phase is part of the turn"


EXPANSION = {"command": ["agile", "eager", "arrogant"], "gambit": ["expansion", "momentum", "momentum"]}


@pytest.mark.rule("Q-CMD-10")
def test_resourceful_rolls_plainly_for_one_more_action() -> None:
    here = board(Side("3@d4", cubes="b2", cards="resourceful"), Side(), actions=0).do("resourceful d4", dice="3")
    assert (here.ships(1).split()[0], here.actions) == ("3@scrapyard", 1)
    assert here.can("deploy #1 b1")
    assert here.options("resourceful") == []


# -- the other cards, by the text of their entry in the table ------------------------------------------------------


@pytest.mark.rule("Q-CMD-1")
def test_agile_adds_one_space_to_moves_only() -> None:
    here = board(Side("2@d4 4@d2 1@c4", cards="agile"), Side("6@d7"))
    assert here.can("attack d4 d7 from d6"), "three spaces"
    assert here.can("transport d4 b3 carry c4 drop a3"), "a Transport move of three spaces"
    assert here.why("build e2") == "sum-wrong Q-BUILD-2", "sums keep the printed number"
    here.do("attack d4 d7 from d6", "stay", dice="1 6 1")
    assert here.told("attack-won")[0]["attack"] == 2 + 1


def start(me: Side, *others: Side, **more: Any) -> Board:
    """The start of seat 1's turn."""
    sides = (me, *others)
    return board(*sides, seat=len(sides), layout=f"d{len(sides)}-{MAPS[len(sides)]}", **more).do("end")


MAPS = {2: "spiral", 3: "trident", 4: "crossroads"}


@pytest.mark.rule("Q-CMD-1")
def test_arrogant_needs_strictly_more_ships_on_the_map_than_each_other_player() -> None:
    two = "6@a1 6@b1 6@scrapyard"
    assert start(Side(two, cards="arrogant"), Side("6@i9")).actions == 4
    assert start(Side(two, cards="arrogant"), Side("6@i9 6@i8")).actions == 3
    assert start(Side(two, cards="arrogant"), Side("6@i9"), Side("6@g9 6@g8")).actions == 3


@pytest.mark.rule("Q-CMD-1")
def test_conformist_needs_two_ships_on_the_map_with_one_number() -> None:
    assert start(Side("6@a1 6@b1 2@c1", cards="conformist"), Side("6@i9")).actions == 4
    assert start(Side("6@a1 6@scrapyard 2@c1", cards="conformist"), Side("6@i9")).actions == 3
    assert start(Side("6@a1 6@b1 6@c1", cards="conformist"), Side("6@i9")).actions == 4, "once"


@pytest.mark.rule("Q-CMD-1")
def test_brilliant_adds_2_research_up_to_6() -> None:
    assert start(Side("6@a1", cards="brilliant", research=3), Side("6@i9")).research(1) == 5
    assert start(Side("6@a1", cards="brilliant", research=5), Side("6@i9")).research(1) == 6


@pytest.mark.rule("Q-CMD-1")
def test_cerebral_pays_dominance_for_research() -> None:
    here = board(Side("6@a1", cards="cerebral righteous", dominance=2, research=5), Side()).do("cerebral")
    assert (here.dominance(1), here.research(1), here.actions) == (1, 6, 3)
    poor = board(Side("6@a1", cards="cerebral"), Side())
    assert poor.why("cerebral") == "dominance-too-low Q-CMD-1"
    assert poor.refused("card:cerebral") == "dominance-too-low Q-CMD-1"


@pytest.mark.rule("Q-CMD-1")
def test_tyrannical_pays_research_for_dominance() -> None:
    here = board(Side("6@a1", cards="tyrannical", dominance=5, research=2, cubes="b2"), Side()).do("tyrannical")
    assert (here.asked, here.research(1)) == ("seat1 dominance-cube", 1)
    assert here.do("cube e2").dominance(1) == 1
    assert board(Side("6@a1", cards="tyrannical"), Side()).why("tyrannical") == "research-too-low Q-CMD-1"


@pytest.mark.rule("Q-CMD-1")
def test_clever_sets_any_own_ship_die_but_no_combat_die() -> None:
    here = duel(3, 3, "clever").do(ATTACK, dice="1 6 2")
    assert here.asked == "seat1 attacker-position"
    sent = board(Side("3@d4", cards="clever resourceful"), Side()).do("resourceful d4")
    assert sent.do("set 3").ships(1).split()[0] == "3@scrapyard"
    rolled = board(Side("3@d4", cards="clever"), Side()).do("reconfigure d4", "roll", dice="6")
    assert rolled.ships(1).split()[0] == "6@d4"
    market = {"command": ["agile", "eager", "arrogant"], "gambit": ["reorganization", "momentum", "momentum"]}
    phase = board(Side("3@d4", cards="clever"), Side("6@i9"), phase="advance", due=1, market=market)
    phase.do("take reorganization", "pick d4", "done", "set 1", "scrap #1", cards="sabotage")
    assert phase.ships(1).split()[0] == "1@scrapyard"


@pytest.mark.rule("Q-CMD-1")
def test_cruel_rerolls_the_die_of_the_opponent_in_attack_and_defense() -> None:
    here = duel(3, 3, "cruel").do(ATTACK, "use cruel", dice="3 1 5 2")
    assert here.told("attack-won") == [{"seat": 0, "rival": 1, "attack": 6, "defense": 8}]
    guard = duel(3, 3, against="cruel").do(ATTACK, "use cruel", dice="1 3 6")
    assert guard.told("attack-repelled") == [{"seat": 0, "rival": 1, "attack": 9, "defense": 6}]
    assert guard.told("enemy-die-rerolled") == [{"seat": 1, "rival": 0, "card": "cruel", "roll": 6}]
    useless = duel(3, 3, "rational", "cruel").do(ATTACK, dice="1")
    assert useless.asked == "seat1 act", "no effect on a Rational opponent"


@pytest.mark.rule("Q-CMD-1")
def test_dangerous_is_asked_before_the_dice_and_destroys_both_without_dominance() -> None:
    here = duel(3, 3, "plundering warlike", "dangerous", dominance=3, rival=3).do(ATTACK)
    assert (here.asked, here.options()) == ("seat2 dangerous", ["use dangerous", "pass"])
    here.do("use dangerous", dice="4 5")
    assert (here.dominance(1), here.dominance(2), here.research(1), here.actions) == (3, 3, 1, 2)
    assert (here.ships(1).split()[0], here.ships(2).split()[0]) == ("4@scrapyard", "5@scrapyard")
    assert board(Side("3@d4", cards="dangerous"), Side("3@d5")).do(ATTACK, dice="6 1").asked == "seat1 act"


@pytest.mark.rule("Q-CMD-1")
def test_eager_deploys_for_nothing_as_often_as_wanted() -> None:
    here = board(Side("6@scrapyard 5@scrapyard", cubes="b2", cards="eager"), Side(), actions=0)
    here.do("deploy #1 b1", "deploy #2 a2", "deploy #3 c2")
    assert (here.actions, here.ships(1)) == (0, "6@b1 5@a2 6@c2")


@pytest.mark.rule("Q-CMD-1")
def test_ferocious_and_strategic_add_up_without_a_floor() -> None:
    first = Side("3@d4 6@d3", cards="ferocious strategic")
    here = board(first, Side("3@d5")).do(ATTACK, dice="1 6 1")
    assert here.told("attack-won")[0]["attack"] == 3 + 1 - 3
    guard = board(Side("3@d4"), Side("3@d5 6@d6", cards="ferocious strategic")).do(ATTACK, dice="3 3")
    assert guard.told("attack-repelled")[0]["defense"] == 3 + 3 - 3
    rational = board(Side("3@d4", cards="ferocious rational"), Side("3@d5")).do(ATTACK, dice="6 1")
    assert rational.told("attack-won")[0]["attack"] == 3 + 3 - 1


@pytest.mark.rule("Q-CMD-1")
@pytest.mark.parametrize(
    ("friend", "bonus"), [("d3", 2), ("c5", 2), ("c4", 2), ("d6", 2), ("c3", 0), ("b4", 0), ("d7", 0)]
)
def test_strategic_counts_a_neighbour_of_the_launch_or_of_the_target(friend: str, bonus: int) -> None:
    here = board(Side(f"3@d4 6@{friend}", cards="strategic"), Side("3@d5")).do(ATTACK, dice="4 6 1")
    assert here.told("attack-won")[0]["attack"] == 3 + 4 - bonus


@pytest.mark.rule("Q-CMD-1")
def test_strategic_does_not_count_the_fighting_ship_itself() -> None:
    here = board(Side("3@d3", cards="strategic"), Side("3@d5")).do("attack d3 d5 from d4", dice="4 6 1")
    assert here.told("attack-won")[0]["attack"] == 7
    guard = board(Side("3@d4"), Side("3@d5", cards="strategic")).do(ATTACK, dice="4 6 1")
    assert guard.told("attack-won")[0]["defense"] == 9


@pytest.mark.rule("Q-CMD-1")
def test_flexible_changes_a_map_or_scrapyard_die_by_1_and_no_ability() -> None:
    here = board(Side("6@d4 1@scrapyard 3@a1", cards="flexible"), Side())
    assert here.options("flexible") == ["flexible d4 5", "flexible #2 2", "flexible a1 2", "flexible a1 4"]
    assert here.why("flexible d4 1") == "number-not-allowed Q-CMD-1"
    assert here.why("flexible #4 1") == "ship-in-reserve Q-CMD-1"
    assert here.why("flexible e9 1") == "no-ship-there Q-CMD-1"
    here.do("flexible a1 4")
    assert here.can("modify a1 5"), "the ability is untouched"
    assert here.options("flexible") == []


@pytest.mark.rule("Q-CMD-1")
def test_intelligent_allows_one_above_or_below_with_ingenious_and_the_exception_too() -> None:
    for ships in ("4@e1 2@d2", "4@e1 3@d2", "4@e1 4@d2"):
        assert board(Side(ships, cards="intelligent"), Side()).can("build e2")
    assert not board(Side("4@e1 5@d2", cards="intelligent"), Side()).can("build e2")
    assert board(Side("2@e1 4@d1", cards="intelligent ingenious"), Side()).can("build e2")
    view = board(Side("4@e1", cards="intelligent"), Side()).view
    assert view["tiles"][1]["orbits"] == [{"seat": 0, "sum": 4, "needs": [6, 7, 8]}]


@pytest.mark.rule("Q-CMD-1")
def test_ingenious_counts_any_choice_of_corner_ships_and_all_orbiting_ones() -> None:
    assert board(Side("3@e1 4@d1 6@f3", cards="ingenious"), Side()).can("build e2"), "the 6 is left out"
    assert not board(Side("3@e1 2@d2 4@d1", cards="ingenious"), Side()).can("build e2"), "3 + 2, not 3 alone"
    assert not board(Side("3@e1 4@c1", cards="ingenious"), Side()).can("build e2"), "corner of another tile"


@pytest.mark.rule("Q-CMD-1", "Q-BUILD-4", "Q-BUILD-12", "Q-BUILD-17")
@pytest.mark.parametrize(
    ("ships", "cards", "shown"),
    [
        ("3@e1 4@d1 6@f3", "", {"sum": 3, "needs": [7]}),
        ("3@e1 4@d1 6@f3", "ingenious", {"sum": 3, "needs": [7], "corners": [4, 6], "met": True}),
        ("3@e1 2@d2 4@d1", "ingenious", {"sum": 5, "needs": [7], "corners": [4]}),
        ("3@e1 4@c1", "ingenious", {"sum": 3, "needs": [7]}),
        ("5@d1 2@f1", "ingenious", {"sum": 0, "needs": [7], "corners": [5, 2], "met": True}),
        ("5@d1 1@f1", "ingenious", {"sum": 0, "needs": [7], "corners": [5, 1]}),
        ("5@d1 1@f1", "ingenious intelligent", {"sum": 0, "needs": [6, 7, 8], "corners": [5, 1], "met": True}),
        ("5@d1 2@f1", "", None),
    ],
)
def test_a_planet_shows_the_ships_that_ingenious_may_count(
    ships: str, cards: str, shown: dict[str, Any] | None
) -> None:
    for seat in (1, 2):
        sides = [Side(ships, cards=cards), Side("5@a9", cards="arrogant")][:: 1 if seat == 1 else -1]
        here = board(*sides, seat=seat)
        orbits = here.view["tiles"][1]["orbits"]
        assert orbits == ([{"seat": seat - 1, **shown}] if shown else [])
        assert here.can("build e2") == bool(shown and shown.get("met"))


@pytest.mark.rule("Q-CMD-1")
def test_nomadic_moves_from_orbit_to_the_orbit_of_a_neighbouring_tile() -> None:
    here = board(Side("5@d2:moved 5@a1", cards="nomadic"), Side("1@e4 1@d5"), actions=1)
    ends = {text.split()[2] for text in here.options("nomadic d2")}
    assert ends == {"b1", "a2", "c2", "b3", "h1", "g2", "i2", "h3", "f5", "e6"}
    assert here.options("nomadic a1") == []
    assert here.why("nomadic a1 d5") == "not-in-orbit Q-CMD-1"
    assert here.why("nomadic d2 b7") == "planets-not-neighbours Q-CMD-1"
    assert here.why("nomadic d2 e4") == "square-occupied Q-CMD-1"
    here.do("nomadic d2 e6")
    assert (here.actions, here.ships(1).split()[0]) == (0, "5@e6")
    assert board(Side("5@d2", cards="nomadic"), Side(), actions=0).options("nomadic") == []
    void = board(Side("5@d2", cards="nomadic"), Side(), layout="d2-well")
    assert not {text.split()[2] for text in void.options("nomadic")} & {"e4", "d5", "f5", "e6"}


@pytest.mark.rule("Q-CMD-1")
def test_plundering_and_warlike_reward_the_first_kill_of_the_own_turn() -> None:
    sides = Side("3@d4 1@g4", cards="plundering warlike", research=4), Side("3@d5 3@g5")
    here = board(*sides).do("strike g4 g5", "stay", dice="1 6 1")
    assert (here.research(1), here.actions, here.view["turn"]["granted"]) == (6, 4, 4)
    here.do(ATTACK, "stay", dice="1 6 1")
    assert (here.research(1), here.actions) == (6, 3)
    poor = board(Side("3@d4 1@g4", cards="plundering"), Side("3@d5 3@g5"))
    poor.do("strike g4 g5", "stay", ATTACK, "stay", dice="1 6 1 1 6 1")
    assert poor.research(1) == 4, "three for the first kill, nothing for the second"
    guard = duel(6, 1, against="stubborn plundering warlike").do(ATTACK, dice="6 1 1")
    assert guard.research(2) == 1, "not on the turn of another player"


@pytest.mark.rule("Q-CMD-1")
def test_precocious_gives_the_card_at_4_and_resets_to_1() -> None:
    here = board(Side("6@a1", cards="precocious", research=5), Side("6@i9")).do("end")
    assert (here.asked, here.view["turn"]["due"], here.research(1)) == ("seat1 advance", 1, 1)
    assert board(Side("6@a1", cards="precocious", research=3), Side("6@i9")).do("end").asked == "seat2 act"


@pytest.mark.rule("Q-CMD-1")
def test_rational_always_counts_as_3_and_does_not_roll() -> None:
    here = duel(3, 3, "rational relentless", "cruel").do(ATTACK, dice="5 4")
    assert here.asked == "seat1 attacker-position", "no window: the roll is fixed"
    assert here.told("combat-rolled") == [], "what was not rolled is not told as a roll"
    assert here.told("defense-rolled") == [{"seat": 0, "rival": 1, "attack": 3, "defense": 5, "card": "rational"}]
    one = duel(3, 3, against="rational").do(ATTACK, dice="5")
    assert one.told("weapon-rolled") == [{"seat": 0, "rival": 1, "attack": 5, "defense": 3, "card": "rational"}]
    assert one.told("attack-repelled") == [{"seat": 0, "rival": 1, "attack": 8, "defense": 6}]


@pytest.mark.rule("Q-CMD-1")
def test_ravenous_and_righteous() -> None:
    gain = duel(3, 3, "ravenous", rival=5).do(ATTACK, "stay", dice="1 6 1")
    assert (gain.dominance(1), gain.dominance(2)) == (3, 4)
    loss = duel(3, 3, against="ravenous", rival=5).do(ATTACK, "stay", dice="1 6 1")
    assert (loss.dominance(1), loss.dominance(2)) == (2, 3)
    spared = duel(3, 3, "", "ravenous righteous", rival=5).do(ATTACK, "stay", dice="1 6 1")
    assert (spared.dominance(1), spared.dominance(2)) == (2, 5)
    beaten = duel(6, 1, "ravenous", "stubborn", dominance=4).do(ATTACK, dice="6 1 1")
    assert (beaten.dominance(1), beaten.dominance(2)) == (2, 2)


@pytest.mark.rule("Q-CMD-1")
def test_relentless_rerolls_the_own_die_once_in_attack_and_defense() -> None:
    here = duel(3, 3, "relentless").do(ATTACK, "use relentless", dice="6 1 1 2")
    assert here.told("attack-won")[0]["attack"] == 4
    guard = duel(3, 3, against="relentless").do(ATTACK, dice="1 6")
    assert guard.asked == "seat2 combat-window"
    assert guard.do("use relentless", dice="1 2").told("attack-won")[0]["defense"] == 4


@pytest.mark.rule("Q-CMD-1")
def test_stealthy_deploys_anywhere_not_next_to_a_ship() -> None:
    here = board(Side("6@scrapyard 2@a1", cubes="b2", cards="stealthy"), Side("1@e5".replace("e5", "e6")))
    squares = {text.split()[2] for text in here.options("deploy #1")}
    assert {"d4", "i9", "b1", "d7"} <= squares, "diagonal neighbours and own orbits next to a ship are allowed"
    assert not {"e6", "e7", "d6", "f6"} & squares
    assert here.why("deploy #1 e7") == "next-to-a-ship Q-CMD-1"
    phase = board(Side("2@a1", cards="stealthy"), Side("6@i9"), phase="advance", due=1, market=EXPANSION)
    assert phase.do("take expansion", cards="sabotage", dice="1").options() == ["scrap #4"]


@pytest.mark.rule("Q-CMD-1")
def test_stubborn_wins_ties_and_destroys_the_beaten_attacker() -> None:
    here = duel(3, 3, against="stubborn", dominance=3).do(ATTACK, dice="2 2 6")
    assert (here.dominance(1), here.dominance(2), here.ships(1).split()[0]) == (2, 2, "6@scrapyard")
    attacking = duel(3, 3, "stubborn").do(ATTACK, dice="2 2 6")
    assert attacking.asked == "seat1 attacker-position", "only when defending"


@pytest.mark.rule("Q-CMD-1")
def test_tactical_moves_one_space_and_may_attack_once_a_turn() -> None:
    here = board(Side("3@d4", cards="tactical"), Side("6@d5"), actions=0)
    assert {text.split()[0] for text in here.options()} == {"move", "attack", "end"}
    here.do("attack d4 d5 from d4 with tactical", "enter", dice="1 6 1")
    assert (here.ships(1).split()[0], here.actions) == ("3@d5", 0)
    assert here.options() == ["end"]
    assert here.refused("card:tactical") == "card-spent Q-CARD-24"
