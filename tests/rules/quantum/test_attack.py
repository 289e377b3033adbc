"""Chapter 7: attacks."""

import pytest

from tests.rules.quantum.board import Board, Side, board

ATTACK = "attack d4 d5 from d4"


def duel(number: int, enemy: int, cards: str = "", against: str = "", **more: int) -> Board:
    """A ship of seat 1 on d4 beside one of seat 2 on d5; ``dominance`` and ``rival`` are the dominance dice."""
    first = Side(f"{number}@d4", cubes="b2", cards=cards, dominance=more.get("dominance", 1))
    second = Side(f"{enemy}@d5", cubes="h8", cards=against, dominance=more.get("rival", 1))
    return board(first, second)


@pytest.mark.rule("Q-ATK-1", "Q-ATK-21")
def test_an_attack_ends_a_move_on_an_enemy_ship() -> None:
    here = board(Side("3@d4 2@d3"), Side("3@d5"))
    assert here.can(ATTACK)
    assert here.why("attack d4 d3 from d4") == "own-ship-attacked Q-ATK-21"
    assert here.why("attack d4 c4 from d4") == "no-enemy-there Q-ATK-1"


@pytest.mark.rule("Q-ATK-2", "Q-ATK-3", "EX-17")
def test_entering_the_space_of_the_enemy_costs_a_step() -> None:
    here = board(Side("1@d4"), Side("3@d6"))
    assert here.options("attack") == []
    assert here.why("attack d4 d6 from d5") == "out-of-range Q-ATK-2"
    assert board(Side("2@d4"), Side("3@d6")).options("attack") == ["attack d4 d6 from d5"]
    assert board(Side("1@d4"), Side("3@d5")).options("attack") == [ATTACK]


@pytest.mark.rule("Q-ATK-4", "Q-ATK-5")
@pytest.mark.parametrize("dice", ["6 1", "1 6 2"])
def test_an_attack_ends_the_movement_of_its_ship(dice: str) -> None:
    here = duel(5, 3).do(ATTACK, dice=dice)
    if here.asked != "seat1 act":
        here.do("stay")
    assert here.why("move d4 d3") == "already-moved Q-MOVE-3"
    assert here.options("attack") == []


@pytest.mark.rule("Q-ATK-6", "Q-ATK-7", "Q-ATK-8", "EX-1")
def test_numbers_and_rolls_are_added_and_a_tie_is_won_by_the_attacker() -> None:
    here = duel(5, 3).do(ATTACK, dice="2 4 1")
    assert here.told("combat-rolled") == [{"seat": 0, "rival": 1, "attack": 2, "defense": 4}]
    assert here.told("attack-won") == [{"seat": 0, "rival": 1, "attack": 7, "defense": 7}]


@pytest.mark.rule("Q-ATK-9", "Q-ATK-10", "Q-ATK-20")
def test_the_beaten_ship_is_rerolled_plainly_into_the_scrapyard_of_its_owner() -> None:
    here = duel(5, 3).do(ATTACK, dice="2 4 3")
    assert here.ships(2).split()[0] == "3@scrapyard", "the same number may come up"
    assert duel(5, 3).do(ATTACK, dice="2 4 6").ships(2).split()[0] == "6@scrapyard"


@pytest.mark.rule("Q-ATK-11")
@pytest.mark.parametrize(("choice", "square"), [("enter", "d6"), ("stay", "d5")])
def test_the_winner_moves_in_or_goes_back_to_the_launch_space(choice: str, square: str) -> None:
    here = board(Side("3@d4"), Side("6@d6")).do("attack d4 d6 from d5", dice="1 1 1")
    assert here.asked == "seat1 attacker-position"
    assert here.options() == ["enter", "stay"]
    assert here.do(choice).ships(1).split()[0] == f"3@{square}"


@pytest.mark.rule("Q-ATK-12", "Q-ATK-13", "EX-3")
def test_dominance_goes_up_for_the_winner_and_down_for_the_loser() -> None:
    here = duel(5, 3, rival=3).do(ATTACK, "stay", dice="1 6 1")
    assert (here.dominance(1), here.dominance(2)) == (2, 2)
    assert [seat["dominance"] for seat in here.view["seats"]] == [2, 2]
    lowest = duel(5, 3).do(ATTACK, "stay", dice="1 6 1")
    assert (lowest.dominance(1), lowest.dominance(2)) == (2, 1)


@pytest.mark.rule("Q-ATK-14", "Q-ATK-15", "Q-ATK-16", "EX-2")
def test_a_repelled_attacker_goes_back_to_its_launch_space_unharmed() -> None:
    here = board(Side("6@d4", dominance=3), Side("1@d6", dominance=3))
    here.do("attack d4 d6 from d5", dice="3 6")
    assert here.told("attack-repelled") == [{"seat": 0, "rival": 1, "attack": 9, "defense": 7}]
    assert (here.ships(1).split()[0], here.ships(2).split()[0]) == ("6@d5", "1@d6")
    assert (here.dominance(1), here.dominance(2)) == (3, 3)


@pytest.mark.rule("Q-ATK-17")
def test_a_failed_attack_carries_no_other_risk_without_cards() -> None:
    plain = duel(6, 1, dominance=4, rival=4).do(ATTACK, dice="6 1")
    assert (plain.dominance(1), plain.ships(1).split()[0]) == (4, "6@d4")
    stubborn = duel(6, 1, against="stubborn", dominance=4, rival=4).do(ATTACK, dice="6 1 5")
    assert (stubborn.dominance(1), stubborn.dominance(2), stubborn.ships(1).split()[0]) == (3, 5, "5@scrapyard")


@pytest.mark.rule("Q-ATK-18")
def test_a_first_step_attack_is_launched_from_the_start() -> None:
    here = duel(5, 3)
    assert here.can(ATTACK)
    assert here.why("attack d4 d5 from d3") == "launch-not-next-to-target Q-ATK-18"
    assert here.do(ATTACK, dice="1 6 1").view["combat"]["launch"] == "d4"


@pytest.mark.rule("Q-ATK-19")
def test_the_player_chooses_the_launch_space() -> None:
    here = board(Side("4@c4"), Side("3@d5"))
    assert here.options("attack") == [f"attack c4 d5 from {launch}" for launch in ("d4", "c5", "d6")]
    paths = [here.described(text)["paths"][0] for text in here.options("attack")]
    assert [path[2] for path in paths] == ["square:d4", "square:c5", "square:d6"]
    assert len(board(Side("1@d4"), Side("3@d5")).described(ATTACK)["paths"][0]) == 2, "nothing to choose"
    near = board(Side("2@c4"), Side("3@d5"))
    assert near.why("attack c4 d5 from d6") == "launch-out-of-reach Q-ATK-19", "d4 or c5 would do"
    blocked = board(Side("4@c4"), Side("3@d5 2@c5"))
    assert blocked.why("attack c4 d5 from c5") == "square-occupied Q-MOVE-12"


@pytest.mark.rule("Q-ATK-22")
def test_the_steps_of_a_combat_come_in_their_order() -> None:
    here = duel(5, 3, "relentless plundering warlike", "dangerous", dominance=5, rival=2)
    here.do(ATTACK)
    assert here.asked == "seat2 dangerous"
    here.do("pass", dice="6 4")
    assert here.asked == "seat1 combat-window"
    here.do("use relentless", "stay", dice="1 6")
    assert here.asked == "seat1 dominance-cube"
    here.do("cube e2")
    kinds = [event.type for event in here.events]
    assert kinds == [
        "attacked",
        "combat-rolled",
        "die-rerolled",
        "attack-won",
        "ship-destroyed",
        "ship-rolled",
        "stayed",
        "dominance-gained",
        "dominance-lost",
        "cube-placed",
        "card-research",
        "card-action",
    ]


@pytest.mark.rule("Q-ATK-23")
def test_a_win_at_the_cube_ends_the_game_and_skips_the_rest() -> None:
    first = Side("5@d4", cubes="b2 b5 h5 e8", cards="plundering", dominance=5)
    here = board(first, Side("3@d5")).do(ATTACK, "stay", "cube e2", dice="1 6 1")
    assert here.asked == "over"
    assert (here.view["winner"], here.research(1)) == (0, 1)


@pytest.mark.rule("Q-ATK-24")
def test_a_ship_destroyed_while_attacking_keeps_its_spent_limits() -> None:
    here = duel(1, 1, against="stubborn").do("strike d4 d5", dice="6 1 4")
    assert here.ships(1).split()[0] == "4@scrapyard"
    assert here.view["ships"][0]["used"]
    moved = duel(6, 1, against="dangerous").do(ATTACK, "use dangerous", dice="2 3")
    assert (moved.ships(1).split()[0], moved.ships(2).split()[0]) == ("2@scrapyard", "3@scrapyard")
    assert moved.view["ships"][0]["moved"]


@pytest.mark.rule("Q-ATK-25")
def test_reroll_windows_alternate_until_both_pass_in_a_row() -> None:
    here = duel(3, 3, "relentless scrappy", "cruel").do(ATTACK, dice="6 2")
    assert (here.asked, here.options()) == ("seat1 combat-window", ["use relentless", "use scrappy", "pass"])
    here.do("pass")
    assert (here.asked, here.options()) == ("seat2 combat-window", ["use cruel", "pass"])
    here.do("use cruel", dice="5")
    assert here.asked == "seat1 combat-window", "after a reroll the other side is asked again"
    here.do("use relentless", dice="4")
    assert here.options() == ["use scrappy", "pass"], "each effect once; the defender has none left"
    assert here.why("use relentless") == "effect-spent Q-ATK-25"
    here.do("use scrappy", dice="3")
    assert here.asked == "seat1 act", "nobody has an effect left: 3 + 3 against 3 + 2"
    assert here.told("attack-repelled")[0]["attack"] == 6


@pytest.mark.rule("Q-ATK-25")
def test_after_a_reroll_the_other_side_is_asked_first() -> None:
    here = duel(3, 3, "relentless scrappy", "cruel").do(ATTACK, "use relentless", dice="6 2 5")
    assert here.asked == "seat2 combat-window"
    assert here.do("pass").options() == ["use scrappy", "pass"]


@pytest.mark.rule("Q-ATK-25")
def test_a_reroll_that_changes_nothing_is_not_offered() -> None:
    here = duel(3, 3, "rational relentless cruel").do(ATTACK, dice="1")
    assert here.options() == ["use cruel", "pass"]
    assert here.why("use relentless") == "roll-is-fixed Q-CMD-9"
    other = duel(3, 3, "relentless agile").do(ATTACK, dice="1 1")
    assert other.why("use agile") == "card-works-by-itself Q-CMD-3"


@pytest.mark.rule("Q-ATK-25")
def test_two_passes_end_the_windows() -> None:
    here = duel(3, 3, "relentless", "cruel").do(ATTACK, "pass", "pass", dice="1 6 2")
    assert here.asked == "seat1 attacker-position"


@pytest.mark.rule("Q-ATK-25")
def test_every_answer_of_a_window_says_the_chance_of_the_attacker_to_win() -> None:
    here = duel(3, 3, "relentless").do(ATTACK, dice="5 3")
    assert here.described("pass")["odds"] == {"win": 0.0, "both": 0.0}, "8 against 6"
    assert here.described("use relentless")["odds"] == {"win": 0.5, "both": 0.0}, "1, 2 or 3 will do"
    assert here.view["combat"]["odds"] == {"win": 0.5, "both": 0.0}, "the best answer"
    other = duel(3, 3, "", "relentless").do(ATTACK, dice="2 4")
    assert other.asked == "seat2 combat-window"
    assert other.described("pass")["odds"] == {"win": 1.0, "both": 0.0}, "5 against 7"
    assert other.described("use relentless")["odds"] == {"win": round(5 / 6, 4), "both": 0.0}, "only a 1 repels it"
    assert other.view["combat"]["odds"] == {"win": round(5 / 6, 4), "both": 0.0}


@pytest.mark.rule("Q-ATK-22")
def test_the_window_before_the_dice_says_what_each_answer_leads_to() -> None:
    here = duel(3, 3, against="dangerous").do(ATTACK)
    assert here.described("use dangerous")["odds"] == {"win": 0.0, "both": 1.0}
    assert here.described("pass")["odds"] == {"win": round(21 / 36, 4), "both": 0.0}
    assert here.view["combat"]["odds"] == {"win": round(21 / 36, 4), "both": 1.0}
    won = here.do("pass", dice="1 6 1")
    assert won.asked == "seat1 attacker-position"
    assert "odds" not in won.view["combat"], "it is decided"
    assert "odds" not in won.described("enter")


@pytest.mark.rule("Q-ATK-26")
def test_strike_and_move_are_separate_attacks_in_either_order() -> None:
    here = board(Side("1@d4"), Side("6@d5 6@d3"))
    here.do("strike d4 d5", "stay", dice="1 1 1").do("attack d4 d3 from d4", "stay", dice="1 1 1")
    assert here.actions == 2
    other = board(Side("1@d4"), Side("6@d5 6@d3"))
    other.do("attack d4 d3 from d4", "stay", dice="1 1 1").do("strike d4 d5", "stay", dice="1 1 1")
    assert other.actions == 2


@pytest.mark.rule("Q-ATK-27")
def test_clever_and_scrappy_work_on_the_roll_of_a_destroyed_ship() -> None:
    clever = duel(5, 3, against="clever").do(ATTACK, dice="1 6")
    assert (clever.asked, clever.options()) == ("seat2 clever", [*(f"set {n}" for n in range(1, 7)), "roll"])
    assert clever.do("set 3", "stay").ships(2).split()[0] == "3@scrapyard"
    away = duel(5, 3, against="scrappy").do(ATTACK, dice="1 6 2")
    assert away.asked == "seat1 attacker-position", "not on the turn of somebody else"
    home = duel(6, 1, "scrappy", "dangerous").do(ATTACK, "use dangerous", dice="4")
    assert home.asked == "seat1 scrappy"
    assert home.do("again", dice="2 3").ships(1).split()[0] == "2@scrapyard"
