"""The closed lists of Quantum: what is asked, which options there are, what happens, why something is refused.

Each table gives the argument names that go with an id, or for reasons the clause that they rest on by default.
"""

from typing import NamedTuple


class Asked(NamedTuple):
    """A kind of decision of a seat: the clause with which its rule begins, and the arguments of its prompt."""

    clause: str
    args: tuple[str, ...]


DECISIONS = {
    "starting-ships": Asked("Q-SETUP-3", ("seat", "total")),
    "starting-planet": Asked("Q-SETUP-11", ("seat",)),
    "starting-place": Asked("Q-SETUP-17", ("seat", "left")),
    "act": Asked("Q-TURN-1", ("seat", "actions")),
    "dangerous": Asked("Q-ATK-22", ("seat", "rival", "number", "target")),
    "combat-window": Asked("Q-ATK-25", ("seat", "rival", "attack", "defense")),
    "attacker-position": Asked("Q-ATK-11", ("seat", "number", "launch", "at")),
    "dominance-cube": Asked("Q-DOM-5", ("seat",)),
    "clever": Asked("Q-CMD-3", ("seat", "number")),
    "scrappy": Asked("Q-CMD-9", ("seat", "number")),
    "advance": Asked("Q-CARD-3", ("seat", "due")),
    "place-ship": Asked("Q-CARD-5", ("seat", "left")),
    "pick-ships": Asked("Q-GAM-5", ("seat", "picked")),
    "relocate": Asked("Q-GAM-4", ("seat",)),
    "sabotage": Asked("Q-GAM-6", ("seat", "rival")),
}
"""Kinds of decisions of a seat: where their rule begins, and the arguments of ``prompt-KIND``.

``attack`` and ``defense`` are totals so far.
"""

OVER = "over"
"""The decision of a finished game; ``prompt-over`` names the ``seat`` that has won."""

CHANCES = (
    "draw-layout",
    "draw-command",
    "draw-gambit",
    "roll-ships",
    "roll-start",
    "roll-ship",
    "roll-combat",
    "roll-weapon",
    "roll-defense",
)
"""Kinds of decisions of chance; ``prompt-KIND`` has no arguments."""

EVENTS: dict[str, tuple[str, ...]] = {
    "layout-drawn": ("layout",),
    "card-revealed": ("card",),
    "ships-rolled": ("seat", "first", "second", "third"),
    "ships-rerolled": ("seat", "first", "second", "third"),
    "ships-kept": ("seat",),
    "start-rolled": ("seat", "roll"),
    "start-player": ("seat",),
    "planet-chosen": ("seat", "planet"),
    "ship-placed": ("seat", "number", "square"),
    "ship-scrapped": ("seat", "number"),
    "turn-started": ("seat", "turn", "actions"),
    "bonus-turn-started": ("seat", "turn", "actions"),
    "void-research": ("seat", "ships", "research"),
    "card-research": ("seat", "card", "research"),
    "card-action": ("seat", "card", "actions"),
    "card-used": ("seat", "card"),
    "ability-used-twice": ("seat", "number", "card"),
    "researched": ("seat", "research"),
    "reconfigured": ("seat", "ship", "number"),
    "ship-rolled": ("seat", "number"),
    "ship-set": ("seat", "number"),
    "ship-rerolled": ("seat", "number"),
    "deployed": ("seat", "number", "square"),
    "moved": ("seat", "number", "from", "to"),
    "transported": ("seat", "number", "from", "to", "ship", "carried", "drop"),
    "attacked": ("seat", "rival", "number", "from", "launch", "target", "at"),
    "struck": ("seat", "rival", "number", "from", "target", "at"),
    "combat-rolled": ("seat", "rival", "attack", "defense"),
    "weapon-rolled": ("seat", "rival", "attack", "defense", "card"),
    "defense-rolled": ("seat", "rival", "attack", "defense", "card"),
    "die-rerolled": ("seat", "card", "roll"),
    "enemy-die-rerolled": ("seat", "rival", "card", "roll"),
    "attack-won": ("seat", "rival", "attack", "defense"),
    "attack-repelled": ("seat", "rival", "attack", "defense"),
    "both-destroyed": ("seat", "rival", "at"),
    "ship-destroyed": ("seat", "number", "square"),
    "entered": ("seat", "number", "square"),
    "stayed": ("seat", "number", "square"),
    "dominance-gained": ("seat", "dominance"),
    "dominance-lost": ("seat", "dominance"),
    "research-lost": ("seat", "research"),
    "cube-built": ("seat", "planet", "left"),
    "cube-placed": ("seat", "planet", "left"),
    "cube-impossible": ("seat",),
    "warped": ("seat", "number", "from", "to", "ship"),
    "modified": ("seat", "ship", "number", "square"),
    "flexed": ("seat", "ship", "number"),
    "wandered": ("seat", "number", "from", "to"),
    "withdrawn": ("seat", "number", "square"),
    "actions-ended": ("seat",),
    "research-complete": ("seat",),
    "card-taken": ("seat", "card"),
    "card-replaced": ("seat", "card", "dropped"),
    "gambit-played": ("seat", "card"),
    "no-effect": ("seat", "card"),
    "cards-refreshed": ("seat",),
    "deck-reshuffled": ("deck",),
    "ships-picked": ("seat", "count"),
    "bonus-turn-earned": ("seat",),
    "cube-relocated": ("seat", "rival", "from", "to"),
    "card-discarded": ("seat", "card"),
    "won": ("seat",),
}
"""Types of events and their arguments. ``reconfigured`` and the like: ``ship`` before, ``number`` after.

``weapon-rolled`` and ``defense-rolled`` stand for ``combat-rolled`` where only that die is rolled and ``card`` fixes
the other one.
"""

REASONS: dict[str, str] = {
    "not-now": "Q-TURN-7",
    "no-actions-left": "Q-TURN-1",
    "no-such-space": "Q-DEF-6",
    "not-a-planet": "Q-DEF-1",
    "no-ship-there": "Q-MOVE-1",
    "not-your-ship": "Q-MOVE-1",
    "ship-in-reserve": "Q-DEPLOY-4",
    "ship-not-on-map": "Q-ABIL-2",
    "ship-on-map": "Q-DEF-15",
    "already-moved": "Q-MOVE-3",
    "strike-or-move": "Q-ABIL-7",
    "stay-is-no-move": "Q-MOVE-14",
    "target-is-planet": "Q-MOVE-10",
    "square-occupied": "Q-MOVE-13",
    "out-of-range": "Q-MOVE-4",
    "no-diagonals": "Q-MOVE-7",
    "blocked-by-ship": "Q-MOVE-12",
    "blocked-by-planet": "Q-MOVE-9",
    "no-target-in-reach": "Q-MOVE-13",
    "own-ship-attacked": "Q-ATK-21",
    "no-enemy-there": "Q-ATK-1",
    "launch-not-next-to-target": "Q-ATK-18",
    "launch-out-of-reach": "Q-ATK-19",
    "no-free-attack": "Q-CMD-5",
    "no-attack-in-transport": "Q-ABIL-10",
    "wrong-ship-for-ability": "Q-ABIL-1",
    "ability-already-used": "Q-ABIL-1",
    "no-ship-to-carry": "Q-ABIL-8",
    "no-place-to-drop": "Q-ABIL-9",
    "no-partner": "Q-ABIL-15",
    "number-not-allowed": "Q-ABIL-16",
    "no-ship-in-scrapyard": "Q-DEPLOY-8",
    "ship-not-in-scrapyard": "Q-DEPLOY-2",
    "no-place-to-deploy": "Q-DEPLOY-8",
    "not-an-orbit": "Q-DEPLOY-3",
    "no-own-cube-there": "Q-DEPLOY-3",
    "next-to-a-ship": "Q-CMD-1",
    "planet-full": "Q-BUILD-11",
    "own-cube-there": "Q-BUILD-6",
    "no-ship-in-orbit": "Q-BUILD-17",
    "sum-wrong": "Q-BUILD-2",
    "sum-outside": "Q-CMD-1",
    "nothing-to-build": "Q-BUILD-2",
    "research-at-six": "Q-RES-7",
    "research-too-low": "Q-CMD-1",
    "dominance-too-low": "Q-CMD-1",
    "card-not-held": "Q-CMD-1",
    "card-spent": "Q-CARD-24",
    "card-waits": "Q-CARD-22",
    "card-works-by-itself": "Q-CMD-3",
    "not-in-orbit": "Q-CMD-1",
    "planets-not-neighbours": "Q-CMD-1",
    "effect-spent": "Q-ATK-25",
    "roll-is-fixed": "Q-CMD-9",
    "number-refused": "Q-RECONF-7",
    "card-not-on-show": "Q-CARD-3",
    "command-limit": "Q-CARD-7",
    "nothing-to-replace": "Q-CARD-9",
    "expansion-complete": "Q-CARD-16",
    "not-a-starting-planet": "Q-SETUP-11",
    "planet-taken": "Q-SETUP-13",
    "ship-not-in-hand": "Q-SETUP-17",
    "not-your-starting-orbit": "Q-SETUP-17",
    "own-cube-relocated": "Q-GAM-4",
    "no-cube-there": "Q-GAM-4",
    "cube-of-that-player-there": "Q-GAM-4",
    "number-too-high": "Q-GAM-4",
    "already-picked": "Q-GAM-5",
    "layout-disconnected": "Q-DEF-6",
    "layout-starts": "Q-SETUP-13",
    "layout-too-small": "Q-SETUP-23",
    "layout-cubes": "Q-SETUP-10",
    "layout-broken": "Q-DEF-1",
}
"""Reason ids and the clause each rests on unless the refusal names a closer one."""
