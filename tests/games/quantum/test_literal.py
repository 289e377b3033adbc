"""The engine against the slow, literal implementations (R9)."""

from fractions import Fraction
from random import Random

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import IDS, card_bits
from starhold.games.quantum.components.maps import LAYOUTS, Layout
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.view.odds import attack_odds
from starhold.kernel.chance import outcomes
from starhold.kernel.run import feed, take
from tests.games.quantum.literal_combat import literal_odds
from tests.games.quantum.literal_reach import Price, literal_reach
from tests.games.quantum.positions import random_document, random_position

REACH = ("move", "attack", "transport", "strike")


def engine_reach(state: QuantumState) -> dict[str, Price]:
    """What the engine offers and says of the same options."""
    seat = state.seat
    options = [option for option in GAME.options(state, seat) if option[0] in REACH]
    found = {}
    for entry in GAME.describe(state, seat, options):
        spends = entry.get("spends", [])
        found[entry["text"]] = Price(entry.get("cost", 0), "move" in spends, "ability" in spends, entry["steps"])
    return found


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_reach_agrees_on_random_positions(layout: Layout) -> None:
    random = Random(layout.id)
    for _ in range(25):
        state = random_position(random, layout)
        assert engine_reach(state) == literal_reach(GAME.to_position(state), state.seat)


def test_a_move_spends_what_the_literal_reach_says() -> None:
    random = Random("spends")
    for _ in range(60):
        state = random_position(random)
        for text, price in literal_reach(GAME.to_position(state), state.seat).items():
            if not text.startswith(("move", "transport")):
                continue
            option = GAME.parse(state, state.seat, text)
            after = state.clone()
            ship = state.squares.index(option[1])
            take(after, state.seat, option)
            assert state.actions - after.actions == price.actions
            assert after.moved >> ship & 1 == (price.move or state.moved >> ship & 1)
            assert after.used >> ship & 1 == (price.ability or state.used >> ship & 1)


def test_odds_agree_on_random_positions() -> None:
    random = Random("odds")
    compared = 0
    for _ in range(400):
        state = random_position(random)
        for option in GAME.options(state, state.seat):
            if option[0] not in ("attack", "strike"):
                continue
            launch = option[3] if option[0] == "attack" else option[1]
            attacker, defender = state.squares.index(option[1]), state.squares.index(option[2])
            wins, cases = attack_odds(state, attacker, launch, defender)
            assert Fraction(wins, cases) == expected(state, attacker, launch, defender)
            compared += 1
    assert compared > 200


def expected(state: QuantumState, attacker: int, launch: int, defender: int) -> Fraction:
    """The literal odds of an attack, with neighbours counted square by square."""
    names = state.chart.names
    at = state.squares[defender]

    def near(one: int, other: int) -> bool:
        (x, y), (to_x, to_y) = state.chart.grid.place(one), state.chart.grid.place(other)
        return abs(x - to_x) + abs(y - to_y) == 1

    def friends(ship: int) -> list[int]:
        base = ship // 5 * 5
        return [state.squares[other] for other in range(base, base + 5) if other != ship and state.squares[other] >= 0]

    cards = [frozenset(IDS[card] for card in card_bits(state.commands[ship // 5])) for ship in (attacker, defender)]
    friend = any(near(square, launch) or near(square, at) for square in friends(attacker))
    guard = any(near(square, at) for square in friends(defender))
    assert names[at]
    return literal_odds(state.numbers[attacker], state.numbers[defender], cards[0], cards[1], friend, guard)


HANDS = [
    ([], []),
    (["relentless"], []),
    ([], ["relentless"]),
    (["scrappy"], ["cruel"]),
    (["cruel"], ["relentless"]),
    (["rational"], ["cruel"]),
    (["ferocious", "scrappy"], ["stubborn"]),
]


@pytest.mark.parametrize(("cards", "against"), HANDS)
@pytest.mark.parametrize(("number", "enemy"), [(2, 2), (5, 3), (1, 4)])
def test_odds_agree_with_the_combat_as_the_engine_plays_it(
    cards: list[str], against: list[str], number: int, enemy: int
) -> None:
    document = random_document(Random(1), LAYOUTS[0])
    document["seats"] = [
        {"ships": _three(number, "d4"), "commands": cards},
        {"ships": _three(enemy, "d5"), "commands": against},
    ]
    document["turn"] = {"seat": "seat1"}
    document["options"] = {}
    state = GAME.from_position(document)
    wins, cases = attack_odds(state, 0, state.squares[0], 5)
    state.events = None
    take(state, 0, GAME.parse(state, 0, "attack d4 d5 from d4"))
    assert played_out(state) == Fraction(wins, cases)


def _three(number: int, square: str) -> list[dict[str, object]]:
    return [{"number": number, "at": square}, *({"number": 6, "at": "scrapyard"} for _ in range(2))]


def played_out(state: QuantumState) -> Fraction:
    """The chance that the defender is destroyed, over all dice and with best play in every window."""
    if state.fleets[1] == 0:
        return Fraction(1)
    decision = state.decision
    assert decision is not None
    if decision.kind == "act" or state.fleets[0] == 0:
        return Fraction(0)
    if decision.request is not None:
        total, cases = Fraction(0), 0
        for values, weight in outcomes(decision.request):
            branch = state.clone()
            feed(branch, ("roll", *values))
            total += weight * played_out(branch)
            cases += weight
        return total / cases
    seat = decision.actors[0]
    results = []
    for option in GAME.options(state, seat):
        branch = state.clone()
        take(branch, seat, option)
        results.append(played_out(branch))
    return max(results) if seat == 0 else min(results)
