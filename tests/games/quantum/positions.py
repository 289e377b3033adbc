"""Random situations: random ships, marks and command cards on any layout, or moments of random games."""

from random import Random
from typing import Any

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import COMMANDS
from starhold.games.quantum.components.chart import compiled
from starhold.games.quantum.components.maps import LAYOUTS, Layout
from starhold.games.quantum.model import QuantumState
from starhold.kernel.chance import Stream
from starhold.kernel.game import Config
from starhold.kernel.run import chance, take

BOOLEANS = ("strike_blocks_normal_move", "void_centre_traversable", "dominance_fallback_own_planet")


def random_document(random: Random, layout: Layout | None = None) -> dict[str, Any]:
    """A position in the action phase; ships stand close together so that they meet."""
    layout = layout or random.choice(LAYOUTS)
    seats = layout.players
    options = {name: random.random() < 0.5 for name in BOOLEANS}
    chart = compiled(layout, options["void_centre_traversable"])
    centre = random.choice(chart.squares[chart.spaces])
    near = sorted(chart.squares[chart.spaces], key=lambda square: abs(square - centre) % chart.grid.stride)
    squares = random.sample(near[: max(seats * 5 + 6, len(near) // 2)], seats * 5)
    cards = random.sample([card.id for card in COMMANDS], seats * 3)
    return {
        "map": {"layout": layout.id},
        "options": options,
        "seats": [
            {
                "ships": [_ship(random, chart.names[squares[seat * 5 + die]]) for die in range(random.randint(3, 5))],
                "commands": [_card(random, card) for card in cards[seat * 3 : seat * 3 + random.randint(0, 3)]],
                "dominance": random.randint(1, 5),
                "research": random.randint(1, 6),
            }
            for seat in range(seats)
        ],
        "turn": {"seat": f"seat{random.randint(1, seats)}", "actions": random.randint(0, 3)},
    }


def _ship(random: Random, square: str) -> dict[str, Any]:
    ship: dict[str, Any] = {"number": random.choice((1, 2, 2, 3, 4, 5, 5, 6)), "at": square}
    for mark in ("moved", "used", "struck"):
        if random.random() < 0.25:
            ship[mark] = True
    if random.random() < 0.1:
        ship["at"] = "scrapyard"
    return ship


def _card(random: Random, card: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": card}
    if random.random() < 0.2:
        entry[random.choice(("spent", "waits"))] = True
    return entry


def random_position(random: Random, layout: Layout | None = None) -> QuantumState:
    """The state of a random document."""
    return GAME.from_position(random_document(random, layout))


def moments(config: Config, seed: int, every: int, limit: int) -> list[QuantumState]:
    """Copies of every ``every``-th decision among the first ``limit`` of a random game."""
    random, source = Random(seed), Stream(seed)
    state = GAME.start(config)
    found = []
    for number in range(limit):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        if number % every == 0:
            found.append(state.clone())
        seat = decision.actors[0]
        take(state, seat, random.choice(GAME.options(state, seat)))
    return found
