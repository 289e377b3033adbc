"""Random games in which players like to fight, with the invariants of chapter 22 checked after every option."""

from collections import Counter

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.model import Stars
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Value
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.invariants import Storms, invariants

EAGER = {"resolve": 6, "march": 4, "ship": 4, "source": 4, "strike": 6, "use": 4, "upgrade": 2, "buy": 3, "scheme": 5,
         "free": 3, "order": 1, "title": 1, "done": 1, "stay": 1, "event": 2}  # fmt: skip
"""How much more often a kind of option is taken."""


def eager(options: list[Option], source: Stream) -> Option:
    """One of the options, the bold ones more often."""
    weights = tuple(EAGER.get(option[0], 2) for option in options)
    return options[source.card(weights)]


def play(
    seats: int, seed: int, options: dict[str, Value], check: bool = True, bold: bool = True
) -> tuple[Stars, Counter[str]]:
    """One game; returns its end and what happened: event types, and cards by ``card:ID``."""
    source = Stream(f"eager {seats} {seed}")
    state = GAME.start(GAME.configure(seats, options))
    seen: Counter[str] = Counter()
    storms = Storms()
    for _ in range(20_000):
        chance(state, source)
        for event in state.events or []:
            storms.hear(event)
        count(state, seen)
        decision = state.decision
        assert decision is not None
        if check:
            invariants(state)
        if decision.over:
            return state, seen
        seat = decision.actors[source.below(len(decision.actors))]
        found = GAME.options(state, seat)
        assert found, "R3"
        take(state, seat, eager(found, source) if bold else found[source.below(len(found))])
    raise AssertionError("the game does not end")


def count(state: Stars, seen: Counter[str]) -> None:
    """Note events and the cards they name, then forget them."""
    for event in state.events or []:
        seen[event.type] += 1
        if event.type in ("card-revealed", "scheme-played", "tactic-chosen", "upgrade-taken", "order-revealed"):
            name = event.args.get("card") or event.args.get("upgrade")
            if name:
                seen[f"{event.type}:{name}"] += 1
    state.events = []
