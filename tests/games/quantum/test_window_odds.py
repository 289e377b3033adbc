"""Chances shown in the windows of a combat, against the slow, literal implementation and against the engine (R9)."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.rules.combat import Combat
from starhold.games.quantum.view.odds import answer_odds
from starhold.kernel.run import feed, take
from tests.games.quantum.literal_combat import OWN_DIE, bonus, effects, literal_odds, window
from tests.games.quantum.test_literal import played_out
from tests.rules.quantum.board import Side, board

CARDS = ("relentless", "scrappy", "cruel", "rational", "stubborn", "ferocious", "strategic", "dangerous")
FACES = (1, 2, 3, 4, 5, 6)


class Told:
    """One combat, followed by what is visible of it: dice, cards used, whose window it is."""

    def __init__(self, random: Random) -> None:
        self.random = random
        dealt = random.sample(CARDS, 6)
        many = random.randint(0, 3)
        self.cards = [frozenset(dealt[:many]), frozenset(dealt[many : many + random.randint(0, 3)])]
        self.numbers = [random.randint(1, 6), random.randint(1, 6)]
        self.beside = [random.random() < 0.5, random.random() < 0.5]
        self.dice = [0, 0]
        self.left = [effects(self.cards[0], self.cards[1], True), effects(self.cards[1], self.cards[0], False)]
        sides = [
            Side(f"{number}@{square}{f' 6@{friend}' if near else ''}", cards=" ".join(cards))
            for number, square, friend, near, cards in zip(
                self.numbers, ("d4", "d5"), ("c4", "d6"), self.beside, self.cards, strict=True
            )
        ]
        self.state = board(*sides).state
        take(self.state, 0, GAME.parse(self.state, 0, "attack d4 d5 from d4"))

    def before_dice(self) -> Fraction:
        """The chance before the dice."""
        return literal_odds(
            self.numbers[0], self.numbers[1], self.cards[0], self.cards[1], self.beside[0], self.beside[1]
        )

    def chance(self, dice: list[int], left: list[tuple[str, ...]], side: int, passes: int) -> Fraction:
        """The chance with these dice and effects, when ``side`` is asked."""
        sums = [self.numbers[each] + bonus(self.cards[each], self.beside[each]) for each in (0, 1)]
        return window(*dice, *sums, "stubborn" in self.cards[1], *left, side == 0, passes)

    def after(self, side: int, card: str) -> Fraction:
        """The chance when ``side`` uses ``card`` now."""
        left = self.left[:]
        left[side] = tuple(other for other in left[side] if other != card)
        die = side if card in OWN_DIE else 1 - side
        rolled = [[face if each == die else self.dice[each] for each in (0, 1)] for face in FACES]
        return sum((self.chance(dice, left, 1 - side, 0) for dice in rolled), Fraction(0)) / 6


def shown(win: Fraction, both: float = 0.0) -> dict[str, float]:
    """As options and views say it."""
    return {"win": round(float(win), 4), "both": both}


def entries(state: QuantumState, seat: int) -> dict[str, Any]:
    """What the asked seat is told of its answers, by their texts."""
    return {entry["text"]: entry["odds"] for entry in GAME.describe(state, seat, GAME.options(state, seat))}


def follow(fight: Told) -> tuple[int, int]:
    """Play the combat to its end at random, comparing every moment; how many windows and dice in the air it had."""
    windows = flights = passes = 0
    expected = shown(fight.before_dice())
    while True:
        state = fight.state
        decision = state.decision
        combat = GAME.view(state, None).get("combat", {})
        assert decision is not None
        if decision.kind == "dangerous":
            assert entries(state, 1) == {"use dangerous": shown(Fraction(0), 1.0), "pass": expected}
            assert combat["odds"] == expected | {"both": 1.0}
            take(state, 1, ("pass",))
        elif decision.kind in ("roll-combat", "roll-weapon", "roll-defense"):
            assert combat["odds"] == expected
            flights += decision.kind != "roll-combat"
            assert decision.request is not None
            feed(state, ("roll", *(fight.random.choice(FACES) for _ in range(decision.request.count))))
        elif decision.kind == "combat-window":
            windows += 1
            side = decision.actors[0]
            fight.dice = [combat[name]["roll"] for name in ("attack", "defense")]
            answers = {f"use {card}": fight.after(side, card) for card in fight.left[side]}
            answers["pass"] = fight.chance(fight.dice, fight.left, 1 - side, passes + 1)
            assert entries(state, side) == {text: shown(win) for text, win in answers.items()}
            best = min if side else max
            assert combat["odds"] == shown(best(answers.values()))
            text = fight.random.choice(list(answers))
            expected, passes = shown(answers[text]), passes + 1 if text == "pass" else 0
            fight.left[side] = tuple(card for card in fight.left[side] if text != f"use {card}")
            take(state, side, GAME.parse(state, side, text))
        else:
            assert "odds" not in combat
            return windows, flights


def test_every_moment_of_random_combats_agrees_with_the_literal_odds() -> None:
    random = Random("windows")
    counts = [follow(Told(random)) for _ in range(400)]
    assert sum(windows for windows, _ in counts) > 200
    assert sum(flights for _, flights in counts) > 100


@pytest.mark.parametrize(
    ("cards", "against", "dice"),
    [
        ("relentless scrappy", "cruel", (6, 2)),
        ("scrappy", "relentless cruel", (2, 5)),
        ("cruel", "relentless stubborn", (3, 3)),
        ("rational cruel", "ferocious relentless", (4,)),
    ],
)
def test_the_answers_agree_with_the_combat_as_the_engine_plays_it(
    cards: str, against: str, dice: tuple[int, ...]
) -> None:
    here = board(Side("3@d4", cards=cards), Side("3@d5", cards=against))
    state = here.state
    state.events = None
    take(state, 0, GAME.parse(state, 0, "attack d4 d5 from d4"))
    feed(state, ("roll", *dice))
    seat, frame = here.seat(), state.stack[-1]
    assert isinstance(frame, Combat)
    for option in GAME.options(state, seat):
        branch = state.clone()
        take(branch, seat, option)
        wins, cases = answer_odds(frame, state, option)
        assert played_out(branch) == Fraction(wins, cases)
