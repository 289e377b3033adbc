"""The captain: sensible in single situations, answers every kind of question, beats `random`."""

from collections import Counter
from random import Random
from statistics import median
from time import process_time

import pytest

from starhold.bots import choose
from starhold.cli.simulation import Luck, Plan, next_seat, simulate_some
from starhold.games.quantum import GAME
from starhold.games.quantum.components.maps import playable_by
from starhold.games.quantum.components.vocabulary import DECISIONS
from starhold.games.quantum.model import QuantumState
from starhold.kernel.game import Value
from starhold.kernel.run import take
from tests.bots.positions import RIVALS, SHIPS, position
from tests.rules.quantum.board import Side, board, fresh

TWO_PLAYERS: tuple[dict[str, Value], ...] = tuple({"layout": layout.id} for layout in playable_by(2))


def answer(state: QuantumState, seed: int = 1, seconds: float | None = None) -> str:
    decision = state.decision
    assert decision is not None
    seat = decision.actors[0]
    texts = [GAME.format(state, option) for option in GAME.options(state, seat)]
    return choose("quantum", "captain", GAME.view(state, seat), texts, seed, seconds)


def whole_turn(state: QuantumState) -> list[str]:
    """What the captain does until its turn is over, against chance with a fixed seed."""
    source, done = Luck("turn"), []
    seat, turn = state.seat, state.turn
    while next_seat(state, source) == seat and state.turn == turn and state.winner < 0:
        done.append(answer(state))
        take(state, seat, GAME.parse(state, seat, done[-1]))
    return done


def test_it_builds_what_stands_ready() -> None:
    state = position(SHIPS, RIVALS)
    assert answer(state) == "build e2"


def test_it_moves_to_an_exact_sum_and_builds_in_the_same_turn() -> None:
    state = position({"e1": 4, "c2": 3, "a9": 6}, RIVALS)
    done = whole_turn(state)
    assert done[0].startswith("move c2 ")
    assert done[1] == "build e2"
    assert state.stock[0] == 3


def test_it_sends_a_ship_away_that_spoils_the_sum() -> None:
    state = position({"d2": 4, "e1": 3, "f2": 1}, RIVALS)
    done = whole_turn(state)
    assert done[0].startswith("move f2 ")
    assert "build e2" in done


def test_it_attacks_at_good_odds_when_a_cube_is_near() -> None:
    state = position({"d5": 1, "a1": 2, "a9": 2}, {"d4": 6, "i8": 4, "h9": 2}, dominance=5)
    assert answer(state).startswith(("strike d5 d4", "attack d5 d4"))


def test_it_does_not_attack_when_the_odds_are_bad() -> None:
    state = position({"d5": 6, "a1": 2, "a9": 2}, {"d4": 1, "i8": 1, "h9": 1})
    assert not any(text.startswith("attack") for text in whole_turn(state))


def test_a_won_turn_is_not_missed() -> None:
    cubes = ["b2", "h2", "b8", "e5"]
    state = position(SHIPS, RIVALS, cubes=cubes)
    whole_turn(state)
    assert state.winner == 0


def test_aggression_is_taken_when_it_brings_a_cube() -> None:
    state = position(
        SHIPS,
        RIVALS,
        phase="advance",
        due=1,
        dominance=4,
        gambit=["aggression", "sabotage", "momentum"],
    )
    assert answer(state) == "take aggression"


def test_a_fourth_command_card_replaces_the_weakest() -> None:
    state = position(
        SHIPS,
        RIVALS,
        phase="advance",
        due=1,
        commands=["agile", "nomadic", "clever"],
        command=["intelligent", "cruel", "righteous"],
        gambit=["relocation", "sabotage", "relocation"],
    )
    assert answer(state) == "take intelligent replace nomadic"


def test_hopeless_cards_are_refreshed_while_more_are_due() -> None:
    state = position(
        SHIPS,
        RIVALS,
        phase="advance",
        due=2,
        commands=["agile", "curious", "clever"],
        command=["nomadic", "cruel", "righteous"],
        gambit=["relocation", "sabotage", "relocation"],
    )
    assert answer(state) == "refresh"


@pytest.mark.parametrize(
    ("attacker", "said"), [("1@d4", "use dangerous"), ("6@d4", "pass"), ("3@d4", "use dangerous"), ("4@d4", "pass")]
)
def test_both_ships_go_down_only_where_the_attacker_would_probably_win(attacker: str, said: str) -> None:
    here = board(Side(attacker), Side("3@d5", cards="dangerous")).do("attack d4 d5 from d4")
    assert answer(here.state) == said


@pytest.mark.parametrize(
    ("dice", "rival", "said"),
    [
        ("6 5", "", "use relentless"),
        ("2 1", "", "use cruel"),
        ("2 3", "", "pass"),
        ("3 3", "", "pass"),
        ("3 3", "stubborn", "use cruel"),
    ],
)
def test_the_die_is_rolled_again_that_most_often_turns_a_lost_attack(dice: str, rival: str, said: str) -> None:
    here = board(Side("3@d4", cards="relentless cruel"), Side("3@d5", cards=rival))
    assert answer(here.do("attack d4 d5 from d4", dice=dice).state) == said


@pytest.mark.parametrize(("dice", "said"), [("5 6", "use relentless"), ("1 2", "use cruel"), ("5 4", "pass")])
def test_the_die_is_rolled_again_that_most_often_turns_a_lost_defense(dice: str, said: str) -> None:
    here = board(Side("3@d4"), Side("3@d5", cards="relentless cruel"))
    assert answer(here.do("attack d4 d5 from d4", dice=dice).state) == said


def test_sabotage_costs_the_card_that_is_worth_least() -> None:
    market = {"command": ["eager", "curious", "cruel"], "gambit": ["sabotage", "momentum", "relocation"]}
    sides = Side("6@a1"), Side("6@i9", cards="intelligent nomadic clever")
    here = board(*sides, phase="advance", due=1, market=market)
    here.do("take sabotage", cards="momentum")
    assert answer(here.state) == "discard nomadic"


@pytest.mark.parametrize(("ships", "said"), [("6@a1 6@b1 6@c1", "reroll"), ("3@a1 4@b1 1@c1", "keep")])
def test_starting_ships_are_kept_that_make_numbers_of_planets(ships: str, said: str) -> None:
    dice = " ".join(ship[0] for ship in ships.split())
    assert answer(fresh(2, dice=f"{dice} 1 1 1").state) == said


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    state = position({"d2": 4, "c2": 2, "a9": 6}, RIVALS)
    assert len({answer(state) for _ in range(3)}) == 1


def test_out_of_time_it_still_gives_a_legal_answer() -> None:
    state = position({"d2": 4, "c2": 2, "a9": 6}, RIVALS)
    texts = [GAME.format(state, option) for option in GAME.options(state, 0)]
    assert answer(state, seconds=0) in texts
    assert (answer(position(SHIPS, RIVALS), seconds=0), answer(position(SHIPS, RIVALS), seconds=60)) == (
        "end",
        "build e2",
    )


def test_it_answers_every_kind_of_question() -> None:
    """Situations come from random play; `choose` refuses an answer that is no option."""
    asked: Counter[str] = Counter()
    number = 0
    while set(asked) != set(DECISIONS) and number < 60:
        number += 1
        seats = 2 + number % 3
        state, source, draw = GAME.start(GAME.configure(seats)), Luck(f"kinds {number}"), Random(number)
        state.events = None
        for _ in range(1500):
            seat = next_seat(state, source)
            if seat is None or state.decision is None:
                break
            options = GAME.options(state, seat)
            kind = state.decision.kind
            if len(options) > 1 and asked[kind] < 3:
                asked[kind] += 1
                answer(state)
            take(state, seat, options[draw.randrange(len(options))])
    assert set(asked) == set(DECISIONS)


@pytest.mark.slow
def test_it_beats_random_on_every_map_for_two() -> None:
    plan = Plan("quantum", 2, ("captain", "random"), TWO_PLAYERS, "strength", 20_000)
    outcomes = simulate_some(plan, range(40))
    won = sum(one.bots[seat] == "captain" for one in outcomes for seat in one.winners)
    assert all(one.finished for one in outcomes)
    assert won >= 36


@pytest.mark.slow
def test_it_decides_quickly() -> None:
    state, source = GAME.start(GAME.configure(2)), Luck("speed")
    times: list[float] = []
    while len(times) < 120 and (seat := next_seat(state, source)) is not None:
        begin = process_time()
        text = answer(state)
        times.append(process_time() - begin)
        take(state, seat, GAME.parse(state, seat, text))
    assert median(times) < 0.050
