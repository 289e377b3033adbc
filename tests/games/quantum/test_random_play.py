"""Random legal play: it ends, breaks nothing, and meets everything there is (R3, R4, R6, R7, S1)."""

from collections import Counter
from random import Random

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import CARDS, COPIES, FIRST_GAMBIT, IDS, card_bits
from starhold.games.quantum.components.maps import LAYOUTS, Layout
from starhold.games.quantum.components.ships import ABILITIES
from starhold.games.quantum.components.vocabulary import CHANCES, DECISIONS, EVENTS
from starhold.games.quantum.model import DICE, GAP, HAND, RESERVE, SCRAPYARD, QuantumState
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.chance import Stream
from starhold.kernel.conformance import EVERY_STEP, replays_agree, walk
from starhold.kernel.decision import Option
from starhold.kernel.game import Config
from starhold.kernel.grid import bits
from starhold.kernel.run import chance, take
from tests.games.quantum.positions import random_position

LIMIT = 20_000
GAMES = 3
"""Random games on each layout."""


def invariants(state: QuantumState) -> None:
    """What holds after every option: one owner a square, limits, and nothing gets lost."""
    chart, seats = state.chart, state.seats
    on_map = [square for square in state.squares if square >= 0]
    assert len(set(on_map)) == len(on_map)
    for seat in range(seats):
        own = [square for square in state.squares[seat * DICE : seat * DICE + DICE] if square >= 0]
        assert state.fleets[seat] == sum(1 << square for square in own)
        counts = state.cubes[seat::seats]
        assert sum(counts) + state.stock[seat] == state.layout.cubes
        assert list(bits(state.held[seat])) == [planet for planet, count in enumerate(counts) if count]
        assert 1 <= state.dominance[seat] <= 6
        assert 1 <= state.research[seat] <= 6
        assert len(card_bits(state.commands[seat])) <= 3
    assert state.taken == sum(state.fleets)
    assert state.taken & ~chart.spaces == 0
    totals = [sum(state.cubes[planet * seats : (planet + 1) * seats]) for planet in range(len(chart.planets))]
    assert all(total <= capacity for total, capacity in zip(totals, chart.capacity, strict=True))
    assert state.full == sum(1 << planet for planet, total in enumerate(totals) if total == chart.capacity[planet])
    for ship, square in enumerate(state.squares):
        assert square >= 0 or square in (SCRAPYARD, RESERVE, HAND)
        assert state.numbers[ship] or square in (RESERVE, HAND)
        assert square != RESERVE or not state.numbers[ship]
        assert square != RESERVE or ship % DICE >= 3 or not state.turn
    cards = Counter(card for card in (*state.row, *state.discards[0], *state.discards[1]) if card != GAP)
    cards.update(card for hand in state.commands for card in card_bits(hand))
    cards.update(card for card in (state.picked,) if card >= 0)
    for kind, deck in enumerate(state.decks):
        cards.update({card + kind * FIRST_GAMBIT: count for card, count in enumerate(deck.counts)})
    assert [cards[card] for card in range(len(CARDS))] == list(COPIES)
    assert (state.winner >= 0) == (0 in state.stock)


def random_game(config: Config, seed: int, seen: Counter[str]) -> int:
    """Play one game at random and count what was met; the number of decisions, `LIMIT` if it did not end."""
    return play_on(GAME.start(config), seed, seen, LIMIT)


def play_on(state: QuantumState, seed: int, seen: Counter[str], limit: int, wish: str = "") -> int:
    """Play on from a position, taking an option of the kind ``wish`` whenever there is one."""
    random, source = Random(seed), Stream(seed)
    for number in range(limit):
        for raw in chance(state, source):
            seen[raw[0]] += 1
        invariants(state)
        decision = state.decision
        assert decision is not None
        for event in state.events or []:
            seen[f"event {event.type}"] += 1
            if "card" in event.args:
                seen[f"{event.type} {event.args['card']}"] += 1
        state.events = []
        if decision.over:
            return number
        seat = decision.actors[0]
        options = GAME.options(state, seat)
        option = random.choice([option for option in options if option[0] == wish] or options)
        _count(state, seat, option, seen)
        seen[f"ask {decision.kind}"] += 1
        take(state, seat, option)
    return limit


def _count(state: QuantumState, seat: int, option: Option, seen: Counter[str]) -> None:
    seen[f"option {option[0]}"] += 1
    used = {"modify", "warp", "strike", "transport", "free-reconfigure"} & {option[0]}
    for ability in used:
        seen[f"ability {ability}"] += 1
    if option[0] == "move":
        entry = GAME.describe(state, seat, [option])[0]
        seen["ability maneuver"] += "ability" in entry.get("spends", [])
    for card in card_bits(state.commands[seat]):
        seen[f"with {IDS[card]} {option[0]}"] += 1


EFFECTS = {
    "agile": "with agile move",
    "arrogant": "card-action arrogant",
    "brilliant": "card-research brilliant",
    "cerebral": "option cerebral",
    "clever": "option set",
    "conformist": "card-action conformist",
    "cruel": "enemy-die-rerolled cruel",
    "cunning": "ability-used-twice cunning",
    "curious": "card-used curious",
    "dangerous": "event both-destroyed",
    "eager": "with eager deploy",
    "energetic": "with energetic move",
    "ferocious": "with ferocious attack",
    "flexible": "option flexible",
    "ingenious": "with ingenious build",
    "intelligent": "with intelligent build",
    "nomadic": "option nomadic",
    "plundering": "card-research plundering",
    "precocious": "with precocious end",
    "rational": "with rational attack",
    "ravenous": "with ravenous attack",
    "relentless": "die-rerolled relentless",
    "resourceful": "card-action resourceful",
    "righteous": "with righteous end",
    "scrappy": "option again",
    "stealthy": "with stealthy deploy",
    "strategic": "with strategic attack",
    "stubborn": "with stubborn end",
    "tactical": "card-used tactical",
    "tyrannical": "option tyrannical",
    "warlike": "card-action warlike",
    **{card.id: f"gambit-played {card.id}" for card in CARDS[FIRST_GAMBIT:]},
}
"""Where the effect of each card shows in the counts."""


def test_random_games_end_and_meet_every_card_ability_decision_and_event() -> None:
    seen: Counter[str] = Counter()
    lengths = [
        random_game(GAME.configure(layout.players, {"layout": layout.id}), seed, seen)
        for layout in LAYOUTS
        for seed in range(GAMES)
    ]
    for seed in range(40):
        play_on(random_position(Random(seed)), seed, seen, 400, wish="build")
    unfinished = sum(length == LIMIT for length in lengths)
    assert unfinished * 100 <= len(lengths), lengths
    missing = [card for card, effect in EFFECTS.items() if not seen[effect]]
    missing += [ability for ability in ABILITIES[1:] if not seen[f"ability {ability}"]]
    missing += [kind for kind in KINDS if not seen[f"option {kind}"]]
    missing += [kind for kind in DECISIONS if not seen[f"ask {kind}"]]
    missing += [kind for kind in EVENTS if not seen[f"event {kind}"] and kind not in RARE]
    assert not missing
    assert set(EFFECTS) == set(IDS)
    assert len(CHANCES) == 9


RARE = {"layout-drawn", "cube-impossible", "no-effect"}
"""Events that need a random layout, a full map, or no cube to relocate."""

VARIANTS: list[dict[str, bool | str]] = [
    {"the_void": True, "quick_start": True},
    {"strike_blocks_normal_move": True, "first_player_tie": "seat_order"},
    {"offturn_dominance_cube_gives_card": True, "dominance_fallback_own_planet": False},
    {"void_centre_traversable": False, "the_void": True},
    {"layout": "random"},
    {"layout": "random", "the_void": True},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join(options))
def test_random_games_end_with_every_table_option(seats: int, options: dict[str, bool | str]) -> None:
    assert random_game(GAME.configure(seats, {**options}), 1, Counter()) < LIMIT


@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_every_law_of_the_kernel_holds_at_every_step(layout: Layout) -> None:
    config = GAME.configure(layout.players, {"layout": layout.id})
    walk(GAME, config, 7, EVERY_STEP, limit=1200, every=37)
    walk(GAME, config, 8, EVERY_STEP, limit=40)


@pytest.mark.parametrize("seats", [2, 3])
def test_records_replay_to_the_same_game(seats: int) -> None:
    replays_agree(GAME, GAME.configure(seats, {"layout": "random"}), 3, limit=1500)
