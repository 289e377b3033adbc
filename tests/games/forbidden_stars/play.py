"""Random games in which players like to fight, with the invariants of chapter 22 checked after every option."""

from collections import Counter

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.catalog import TOKEN
from starhold.games.forbidden_stars.effects.units import is_contested
from starhold.games.forbidden_stars.model import Stars
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Value
from starhold.kernel.run import chance, take

EAGER = {"resolve": 6, "march": 4, "ship": 4, "source": 4, "strike": 6, "use": 4, "upgrade": 2, "buy": 3, "scheme": 5,
         "free": 3, "order": 1, "title": 1, "done": 1, "stay": 1, "event": 2}  # fmt: skip
"""How much more often a kind of option is taken."""


def eager(options: list[Option], source: Stream) -> Option:
    """One of the options, the bold ones more often."""
    weights = tuple(EAGER.get(option[0], 2) for option in options)
    return options[source.card(weights)]


def play(seats: int, seed: int, options: dict[str, Value], check: bool = True) -> tuple[Stars, Counter[str]]:
    """One game; returns its end and what happened: event types, and cards by ``card:ID``."""
    source = Stream(f"eager {seats} {seed}")
    state = GAME.start(GAME.configure(seats, options))
    seen: Counter[str] = Counter()
    for _ in range(20_000):
        chance(state, source)
        count(state, seen)
        decision = state.decision
        assert decision is not None
        if decision.over:
            return state, seen
        if check:
            invariants(state)
        seat = decision.actors[source.below(len(decision.actors))]
        take(state, seat, eager(GAME.options(state, seat), source))
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


def invariants(state: Stars) -> None:
    """F-INV-1 to F-INV-14, as far as they concern a state."""
    decision = state.decision
    assert decision is not None
    for area in state.board.areas:
        _area(state, area, decision.kind)
    if all(faction >= 0 for faction in state.factions):
        tokens = sum(state.on_board(seat, TOKEN) for seat in state.seats)
        assert tokens + sum(state.assets[2::3]) + state.in_supply(0, TOKEN) == 12
        assert state.in_supply(0, TOKEN) >= 0
        for seat in state.seats:
            _seat(state, seat)
    assert len(set(state.storms)) == len(state.storms)


def _area(state: Stars, area: int, kind: str) -> None:
    for seat in state.seats:
        groups = state.groups(area, seat)
        assert sum(n for *_, n in groups) == state.here_force(area, seat)
        for unit, _, number in groups:
            assert number > 0
            assert unit == TOKEN or state.faction(seat).units[unit].kind != state.board.world[area], "F-INV-9"
            assert unit != TOKEN or state.fight, "F-CBT-21"
        if kind in ("operate", "plan"):
            assert state.here_force(area, seat) <= state.board.capacity(area), "F-INV-2"
    if kind in ("operate", "plan", "resolve", "event", "move-storm", "deploy", "strategise"):
        assert not is_contested(state, area), "F-INV-1"
        assert len([seat for seat in state.seats if state.here_force(area, seat)]) <= 1, "F-INV-1"
    assert not state.built[area] or state.board.world[area]


def _seat(state: Stars, seat: int) -> None:
    seats = len(state.seats)
    assert state.titles[seat].count(1) == 5, "F-INV-3"
    laid = sorted(token for stack in state.stacks for token in stack if token // 8 == seat)
    assert laid == [t for t in range(seat * 8, seat * 8 + 8) if state.place_of[t] >= 0], "F-INV-4"
    assert 0 <= state.materiel[seat] <= 14, "F-INV-5"
    assert all(0 <= count <= 3 for count in state.assets[seat * 3 : seat * 3 + 3]), "F-INV-5"
    lying = sum(state.objectives[seat::seats])
    assert lying + state.collected[seat] == state.placed[seat], "F-INV-7"
    assert sum(state.dice[seat * 3 : seat * 3 + 3]) <= 8, "F-INV-8"
    assert state.event_at[seat].count(1) <= 1, "F-INV-11"
    assert (state.event_at[seat].count(1) == 1) == bool(state.schemes[seat])
    assert state.structures(seat) <= 9, "F-INV-13"
    for kind, unit in enumerate(state.faction(seat).units):
        assert 0 <= state.on_board(seat, kind) <= unit.box, "F-LIM-9"
    if state.fight == 1 and state.undrawn[seat]:
        hand = len(state.hand[seat]) + (state.facedown[seat] >= 0)
        plays = sum(state.plays[i] == seat for i in range(0, len(state.plays), 5))
        assert sum(state.undrawn[seat]) + hand + plays == 10, "F-CBT-60"
