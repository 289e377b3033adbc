"""Situations of Quantum for the tests of its bot."""

from typing import Any

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState

SHIPS = {"d2": 4, "e1": 3, "a9": 6}
RIVALS = {"h7": 3, "i8": 4, "h9": 2}


def position(own: dict[str, int], rival: dict[str, int], **more: Any) -> QuantumState:
    """d2-spiral, seat 1 to act: ships by square; ``cubes``, ``dominance``, ``commands`` of seat 1, ``actions``."""
    first = {"ships": _ships(own), "cubes": more.get("cubes", ["b2"])}
    first |= {key: more[key] for key in ("dominance", "research", "commands") if key in more}
    document = {
        "game": "quantum",
        "map": {"layout": "d2-spiral"},
        "phase": more.get("phase", "actions"),
        "seats": [first, {"ships": _ships(rival), "cubes": more.get("rival_cubes", ["h8"])}],
        "market": {
            "command": more.get("command", ["agile", "cruel", "nomadic"]),
            "gambit": more.get("gambit", ["relocation", "sabotage", "reorganization"]),
        },
        "turn": {
            "number": 5,
            "seat": "seat1",
            "actions": more.get("actions", 3),
            "granted": 3,
            "bonus": False,
            "due": more.get("due", 0),
        },
        "start": "seat1",
    }
    return GAME.from_position(document)


def _ships(ships: dict[str, int]) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    for die, (square, number) in enumerate(ships.items(), 1):
        at = "scrapyard" if square.startswith("yard") else square
        entries.append({"die": die, "number": number, "at": at})
    return entries
