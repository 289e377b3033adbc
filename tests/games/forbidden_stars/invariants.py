"""The engine invariants of chapter 22, checked at a question of a game (F-INV-1 to F-INV-9, F-INV-11 to F-INV-14)."""

from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import DRAWN, FLIPPED, GONE, HELD, IN_DECK, MARKET, OWNED, Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.effects.units import is_contested
from starhold.kernel.events import Event

SETTLED = ("plan", "operate", "resolve", "event", "move-storm", "deploy", "build", "strategise", "over")
"""Questions at which no combat is under way or waiting."""


def invariants(state: Stars) -> None:
    """Everything that concerns the state itself; AssertionError names the clause."""
    decision = state.decision
    assert decision is not None
    for area in state.board.areas:
        _area(state, area, decision.kind)
    if all(faction >= 0 for faction in state.factions):
        tokens = sum(state.on_board(seat, TOKEN) for seat in state.seats)
        assert state.in_supply(0, TOKEN) == 12 - tokens - sum(held[2] for held in state.assets) >= 0, "F-INV-14"
        for seat in state.seats:
            _seat(state, seat)
    assert len(set(state.storms)) == len(state.storms) <= len(state.seats), "F-INV-6"
    assert all(side in state.board.edges for side in state.storms), "F-STORM-1"


def _area(state: Stars, area: int, kind: str) -> None:
    for seat in state.seats:
        groups = state.groups(area, seat)
        assert sum(n for *_, n in groups) == state.here_force(area, seat)
        for unit, _, number in groups:
            assert number > 0
            assert unit == TOKEN or state.faction(seat).units[unit].kind != state.board.world[area], "F-INV-9"
            assert unit != TOKEN or (state.fight == 1 and area == state.here), "F-CBT-21"
        if kind in ("operate", "plan"):
            assert state.here_force(area, seat) <= state.board.capacity(area), "F-INV-2"
    if len([seat for seat in state.seats if state.here_force(area, seat)]) > 1 or is_contested(state, area):
        assert area in _fought_over(state), "F-INV-1"
        assert kind not in SETTLED, "F-INV-1"
    built = state.built[area]
    assert bool(built) == (state.owner[area] >= 0), "F-DEF-10"
    assert not built or state.board.world[area], "F-SETUP-18"
    assert 0 <= built < 1 << 3, "F-INV-12"


def _fought_over(state: Stars) -> set[int]:
    """The areas in which a combat is resolved or pending."""
    waiting = {frame.contested for frame in state.stack if isinstance(frame, Advance)}
    struck = {state.here} if state.fight == 2 else set()
    return {state.here, *struck, *(combat.area for combat in state.queue), *waiting} if state.stack else set()


def _seat(state: Stars, seat: int) -> None:
    seats = len(state.seats)
    faction = state.faction(seat)
    assert state.titles[seat].count(IN_DECK) == 5, "F-INV-3"
    assert all(place in (MARKET, IN_DECK, GONE) for place in state.titles[seat]), "F-STR-7"
    laid = sorted(token for stack in state.stacks for token in stack if token // 8 == seat)
    mine = range(seat * 8, seat * 8 + 8)
    assert laid == [t for t in mine if state.place_of[t] >= 0], "F-INV-4"
    assert all(token in state.stacks[state.place_of[token]] for token in laid), "F-INV-4"
    assert all(-3 <= state.place_of[token] < len(state.stacks) for token in mine), "F-INV-4"
    assert 0 <= state.materiel[seat] <= 14, "F-INV-5"
    assert all(0 <= count <= 3 for count in state.assets[seat]), "F-INV-5"
    lying = sum(state.objectives[seat::seats])
    assert lying + state.collected[seat] == state.placed[seat], "F-INV-7"
    assert all(state.dice[seat][face] >= 0 for face in range(3)), "F-INV-8"
    assert sum(state.dice[seat]) <= 8, "F-INV-8"
    assert state.event_at[seat].count(HELD) <= 1, "F-INV-11"
    held = [card for card, place in enumerate(state.event_at[seat]) if place == HELD]
    assert bool(held) == bool(state.schemes[seat]), "F-EVT-17"
    assert all(faction.events[card].scheme and state.schemes[seat] >> card & 1 for card in held), "F-EVT-10"
    assert state.event_at[seat].count(DRAWN) <= 8, "F-EVT-6"
    assert state.structures(seat) <= 9, "F-INV-13"
    for kind, unit in enumerate(faction.units):
        assert 0 <= state.on_board(seat, kind) <= unit.box, "F-LIM-9"
    on_tokens = [state.upgrade_on[token] for token in mine if state.upgrade_on[token] >= 0]
    assert len(set(on_tokens)) == len(on_tokens), "F-STR-9"
    for card, place in enumerate(state.owned[seat]):
        assert (card in on_tokens) == (place == OWNED and not state.flags.card_flip), "F-STR-19"
        assert place != FLIPPED or state.flags.card_flip, "F-STR-15"
    if state.fight == 1 and state.undrawn[seat]:
        hand = len(state.hand[seat]) + (state.facedown[seat] >= 0)
        plays = sum(play.seat == seat for play in state.plays)
        assert sum(state.undrawn[seat]) + hand + plays == 10, "F-CBT-60"


class Storms:
    """F-INV-6 over a round: no storm moves twice, by whatever means; fed with the events of the game."""

    def __init__(self) -> None:
        self.moved: set[str] = set()

    def hear(self, event: Event) -> None:
        """Note a move, or the end of the round."""
        if event.type == "round-began":
            self.moved.clear()
        elif event.type == "storm-announced":
            assert event.args["from"] not in self.moved, "F-INV-6"
        elif event.type == "storm-moved":
            assert event.args["from"] not in self.moved, "F-INV-6"
            self.moved.add(str(event.args["to"]))
