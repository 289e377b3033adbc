"""When each kind of option comes: the decisions that it answers, and the clause against it at any other time."""

from starhold.games.quantum.components.cards import INDEX
from starhold.games.quantum.components.ships import ABILITIES

ANSWERS: dict[str, tuple[str, ...]] = {
    "starting-ships": ("keep", "reroll"),
    "starting-planet": ("planet",),
    "starting-place": ("place",),
    "dangerous": ("use", "pass"),
    "combat-window": ("use", "pass"),
    "attacker-position": ("enter", "stay"),
    "dominance-cube": ("cube",),
    "clever": ("set", "roll"),
    "scrappy": ("again", "keep"),
    "advance": ("take", "refresh"),
    "place-ship": ("place", "scrap"),
    "pick-ships": ("pick", "done"),
    "relocate": ("relocate",),
    "sabotage": ("discard",),
}
"""Kinds of options that answer a decision; everything else answers ``act``."""
OTHERS = frozenset(kind for kinds in ANSWERS.values() for kind in kinds)
SETUP = {"starting-ships": "Q-SETUP-24", "starting-planet": "Q-SETUP-18", "starting-place": "Q-SETUP-18"}
"""Decisions before the first turn: the clause with their order."""
OF_SETUP = frozenset(kind for decision in SETUP for kind in ANSWERS[decision])
FIGHTING = ("dangerous", "combat-window", "attacker-position")
FIRST = {
    **dict.fromkeys(FIGHTING, "Q-ATK-22"),
    "dominance-cube": "Q-DOM-7",
    **dict.fromkeys(("clever", "scrappy"), "Q-CMD-3"),
    "advance": "Q-TURN-7",
    **dict.fromkeys(("place-ship", "pick-ships", "relocate"), "Q-CARD-5"),
    "sabotage": "Q-GAM-13",
}
"""Decisions within a turn: the clause that puts them before everything else."""
ABILITY = frozenset(ABILITIES[1:])
AT_ANY = {"advance": ("Q-ABIL-28", "Q-CMD-4"), **dict.fromkeys(FIGHTING, ("Q-ABIL-3", "Q-CMD-4"))}
"""Decisions at which a closer clause keeps out the abilities of ships and the powers of cards."""
IN_TURN = {
    **dict.fromkeys(("keep", "reroll", "planet", "place"), "Q-SETUP-18"),
    **dict.fromkeys(("use", "pass", "enter", "stay"), "Q-ATK-22"),
    "cube": "Q-DOM-5",
    **dict.fromkeys(("set", "roll", "again"), "Q-CMD-3"),
    **dict.fromkeys(("scrap", "pick", "done", "relocate"), "Q-CARD-5"),
    "discard": "Q-GAM-6",
}
"""Answers that the action phase does not take: the clause that says when they come; the others are about cards due."""


def clause_at(asked: str, kind: str) -> str:
    """The clause against an option of ``kind`` while the decision ``asked`` is open that it does not answer."""
    if asked in SETUP:
        return SETUP[asked] if kind in OF_SETUP else "Q-SETUP-21"
    if asked == "act":
        return IN_TURN.get(kind, "Q-TURN-7")
    ability, power = AT_ANY.get(asked, ("", ""))
    if asked == "advance" and kind in ("end", "pass"):
        return "Q-CARD-19"
    if kind == "transport" and asked in FIGHTING:
        return FIRST[asked]  # it is a move of its own, no ability within another one
    closer = ability if kind in ABILITY else power if kind in INDEX else ""
    return closer or FIRST[asked]
