"""The advance cards as a table, and their bits (rules: chapters 12, 12a and 12b).

What a card does stands where it does it, in the chapter of ``rules/`` that its ``timing`` belongs to: look for its bit.
"""

from functools import lru_cache
from typing import NamedTuple


class Card(NamedTuple):
    """A row of the table.

    ``timing`` names the moments of the effect; ``once``: once in each own turn; ``optional``: the owner decides each
    time (Q-CMD-3); ``tier``: how strong players hold it to be, 1 to 4, no rules meaning.
    """

    id: str
    timing: tuple[str, ...]
    once: bool = False
    optional: bool = False
    tier: int = 0
    copies: int = 1


COMMANDS = (
    Card("agile", ("passive",), tier=2),
    Card("arrogant", ("turn_start",), once=True, tier=3),
    Card("brilliant", ("turn_start",), once=True, tier=1),
    Card("cerebral", ("own_turn_free",), once=True, optional=True, tier=4),
    Card("clever", ("on_ship_roll",), optional=True, tier=1),
    Card("conformist", ("turn_start",), once=True, tier=3),
    Card("cruel", ("after_combat_roll", "on_attack", "on_defend"), optional=True, tier=2),
    Card("cunning", ("own_turn_free",), once=True, optional=True, tier=2),
    Card("curious", ("own_turn_free",), once=True, optional=True, tier=2),
    Card("dangerous", ("on_defend", "before_combat_roll"), optional=True, tier=1),
    Card("eager", ("own_turn_free",), tier=1),
    Card("energetic", ("passive",), optional=True, tier=2),
    Card("ferocious", ("combat_roll", "on_attack", "on_defend"), tier=2),
    Card("flexible", ("own_turn_free",), once=True, optional=True, tier=1),
    Card("ingenious", ("on_construct",), optional=True, tier=3),
    Card("intelligent", ("on_construct",), optional=True, tier=2),
    Card("nomadic", ("own_turn_action",), once=True, optional=True, tier=4),
    Card("plundering", ("on_enemy_destroyed",), once=True, tier=3),
    Card("precocious", ("advance_phase",), tier=2),
    Card("rational", ("combat_roll", "on_attack", "on_defend"), tier=3),
    Card("ravenous", ("on_enemy_destroyed", "on_own_destroyed"), tier=3),
    Card("relentless", ("after_combat_roll", "on_attack", "on_defend"), optional=True, tier=2),
    Card("resourceful", ("own_turn_free",), once=True, optional=True, tier=1),
    Card("righteous", ("on_own_destroyed",), tier=2),
    Card("scrappy", ("on_ship_roll", "after_combat_roll"), optional=True, tier=3),
    Card("stealthy", ("on_deploy",), optional=True, tier=1),
    Card("strategic", ("combat_roll", "on_attack", "on_defend"), tier=2),
    Card("stubborn", ("on_defend",), tier=1),
    Card("tactical", ("own_turn_free",), once=True, optional=True, tier=2),
    Card("tyrannical", ("own_turn_free",), once=True, optional=True, tier=3),
    Card("warlike", ("on_enemy_destroyed",), once=True, tier=3),
)
"""The command deck: 31 different cards (Q-CMD-1)."""

GAMBITS = (
    Card("aggression", ("immediate",), copies=4),
    Card("expansion", ("immediate",), copies=8),
    Card("momentum", ("immediate",), copies=4),
    Card("relocation", ("immediate",), copies=2),
    Card("reorganization", ("immediate",), copies=2),
    Card("sabotage", ("immediate",), copies=2),
)
"""The gambit deck: 22 cards of six kinds (Q-GAM-1 … Q-GAM-6)."""

CARDS = (*COMMANDS, *GAMBITS)
"""Every kind of card; a card is known by its index in this table."""

IDS = tuple(card.id for card in CARDS)
INDEX = {card.id: index for index, card in enumerate(CARDS)}
COPIES = tuple(card.copies for card in CARDS)
FIRST_GAMBIT = len(COMMANDS)
COMMAND, GAMBIT = 0, 1
KINDS = ("command", "gambit")
"""Each kind of card has its deck, its discards and its half of the row."""
NAMES = IDS[:FIRST_GAMBIT], IDS[FIRST_GAMBIT:]
"""By kind, the cards of its deck in the order of the deck's own numbers."""
COMMAND_LIMIT = 3
ROW = 3
"""Cards of each kind that lie face up."""

AGILE, ARROGANT, BRILLIANT, CEREBRAL, CLEVER, CONFORMIST, CRUEL, CUNNING = (1 << card for card in range(8))
CURIOUS, DANGEROUS, EAGER, ENERGETIC, FEROCIOUS, FLEXIBLE, INGENIOUS, INTELLIGENT = (1 << card for card in range(8, 16))
NOMADIC, PLUNDERING, PRECOCIOUS, RATIONAL, RAVENOUS, RELENTLESS, RESOURCEFUL = (1 << card for card in range(16, 23))
RIGHTEOUS, SCRAPPY, STEALTHY, STRATEGIC, STUBBORN, TACTICAL, TYRANNICAL, WARLIKE = (1 << card for card in range(23, 31))

AGGRESSION, EXPANSION, MOMENTUM, RELOCATION, REORGANIZATION, SABOTAGE = range(FIRST_GAMBIT, len(CARDS))

NEXT_TURN = sum(
    1 << index
    for index, card in enumerate(COMMANDS)
    if card.once and card.timing[0] in ("turn_start", "own_turn_free", "own_turn_action")
)
"""Cards that work from the next own turn on (Q-CARD-22); all others work as soon as they are taken."""

POWERS = tuple(
    index
    for index, card in enumerate(COMMANDS)
    if card.once and card.optional and card.timing[0] in ("own_turn_free", "own_turn_action")
)
"""Command cards that their owner uses once in each own turn."""


@lru_cache(maxsize=1 << 12)
def card_bits(cards: int) -> tuple[int, ...]:
    """The command cards of a mask, in the order of the table."""
    return tuple(index for index in range(FIRST_GAMBIT) if cards >> index & 1)
