"""The captain: sensible in single situations, answers every kind of question, beats `random`."""

from collections import Counter
from random import Random
from statistics import median
from time import process_time

import pytest

from starhold.bots import choose
from starhold.cli.simulation import Luck, Plan, next_seat, simulate_some
from starhold.games.quantum import GAME
from starhold.games.quantum.maps import playable_by
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.vocabulary import DECISIONS
from starhold.kernel.game import Value
from starhold.kernel.run import take
from tests.bots.positions import RIVALS, SHIPS, position

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
        take(state, seat, GAME.parse(state, done[-1]))
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


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    state = position({"d2": 4, "c2": 2, "a9": 6}, RIVALS)
    assert len({answer(state) for _ in range(3)}) == 1


def test_out_of_time_it_still_gives_a_legal_answer() -> None:
    state = position({"d2": 4, "c2": 2, "a9": 6}, RIVALS)
    texts = [GAME.format(state, option) for option in GAME.options(state, 0)]
    assert answer(state, seconds=0) in texts


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
        take(state, seat, GAME.parse(state, text))
    assert median(times) < 0.050
