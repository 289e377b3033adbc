"""What advance cards are worth to the captain."""

from functools import cache

from starhold.games.quantum.components.cards import (
    AGGRESSION,
    EXPANSION,
    INDEX,
    MOMENTUM,
    REORGANIZATION,
    SABOTAGE,
    card_bits,
)
from starhold.games.quantum.model import FLEET, SCRAPYARD, QuantumState

COMMANDS = {
    "agile": 70,
    "arrogant": 60,
    "brilliant": 110,
    "cerebral": 40,
    "clever": 120,
    "conformist": 55,
    "cruel": 45,
    "cunning": 30,
    "curious": 95,
    "dangerous": 50,
    "eager": 70,
    "energetic": 65,
    "ferocious": 55,
    "flexible": 115,
    "ingenious": 90,
    "intelligent": 130,
    "nomadic": 35,
    "plundering": 45,
    "precocious": 80,
    "rational": 40,
    "ravenous": 55,
    "relentless": 55,
    "resourceful": 60,
    "righteous": 35,
    "scrappy": 45,
    "stealthy": 50,
    "strategic": 50,
    "stubborn": 60,
    "tactical": 75,
    "tyrannical": 45,
    "warlike": 50,
}
"""Worth of a command card in hand, in thousandths of a cube."""
RELOCATION_WORTH = 25
WORTHS = {INDEX[name]: worth for name, worth in COMMANDS.items()}


@cache
def held_worth(commands: int) -> int:
    """The worth of a mask of command cards."""
    return sum(WORTHS[card] for card in card_bits(commands))


def gambit_worth(state: QuantumState, seat: int, card: int) -> int:
    """The worth of playing a gambit card now."""
    if card == AGGRESSION:
        return 700 if state.dominance[seat] >= 4 else 60
    if card == EXPANSION:
        return 150
    if card == MOMENTUM:
        return 300
    if card == SABOTAGE:
        loss = [held_worth(held) for other, held in enumerate(state.commands) if other != seat]
        return max(loss) // 3
    if card == REORGANIZATION:
        return 20 + 45 * _scrapped(state, seat)
    return RELOCATION_WORTH


def refresh_worth(due: int) -> int:
    """What to hope for from six new cards; nothing if this is the last card due."""
    return 55 if due > 1 else 15


def _scrapped(state: QuantumState, seat: int) -> int:
    return state.squares[FLEET[seat]].count(SCRAPYARD)
