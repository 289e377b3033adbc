"""Schemes: who may play one now, reaction windows, and the playing itself (F-EVT-10 to F-EVT-17).

A window opens by public facts only: ``schemes[seat]`` is the set (a bit mask) of schemes that the seat may hold as far
as everybody can know. A seat may pass windows of a timing by itself.
"""

from starhold.games.forbidden_stars.model import ASIDE, HELD, Stars
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect, possible
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

WINDOWS = (
    "planning.end",
    "storm.other_moves",
    "combat.damage_start",
    "combat.damage_end",
    "combat.enemy_routed",
    "orbital.during",
)
"""Timings that stop the game for others; all other schemes are options of their holder's own decisions."""
PASS: Option = ("pass",)


def usable(state: Stars, seat: int, card: int) -> bool:
    """Whether the scheme's effect could do something now (public facts only)."""
    effect = state.faction(seat).events[card].blocks[0].effect
    return possible(state, Owner(seat, state.opponent(seat)), effect, False)


def may_hold(state: Stars, seat: int, timing: str) -> bool:
    """Whether, as far as everybody knows, a seat could play a scheme with that timing now (F-EVT-17)."""
    mask = state.schemes[seat]
    if not mask or not state.alive[seat]:
        return False
    events = state.faction(seat).events
    return any(
        mask >> card & 1 and event.when == timing and usable(state, seat, card) for card, event in enumerate(events)
    )


def scheme_options(state: Stars, seat: int, timing: str) -> list[Option]:
    """``("scheme", card)`` for the held schemes with that timing that can do something."""
    if not state.schemes[seat]:
        return []
    events = state.faction(seat).events
    return [
        ("scheme", card)
        for card, place in enumerate(state.event_at[seat])
        if place == HELD and events[card].when == timing and usable(state, seat, card)
    ]


def open_window(state: Stars, timing: str, seats: list[int]) -> bool:
    """Let ``seats``, in this order, play a scheme with that timing (F-EVT-14, F-CBT-29a); whether somebody is asked."""
    if not any(state.schemes):
        return False
    bit = WINDOWS.index(timing)
    asked = [s for s in seats if s >= 0 and state.schemes[s] and not state.auto[s] >> bit & 1]
    asked = [seat for seat in asked if may_hold(state, seat, timing)]
    if asked:
        state.call(Window(bit, asked))
    return bool(asked)


class Window(Frame):
    """A reaction window: one seat after another passes or plays."""

    __slots__ = ("timing", "waiting")

    def __init__(self, timing: int = 0, waiting: list[int] | None = None) -> None:
        self.timing = timing
        self.waiting = waiting or []

    def advance(self, state: Stars) -> None:
        """Ask the next seat, if its scheme can still do something."""
        while self.waiting and not may_hold(state, self.waiting[0], WINDOWS[self.timing]):
            self.waiting.pop(0)
        if self.waiting:
            state.ask(self.waiting[0], "window", self.timing)
        else:
            state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pass, or a scheme in hand."""
        return [PASS, *scheme_options(state, seat, WINDOWS[self.timing])]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        self.waiting.pop(0)
        if option != PASS:
            play_scheme(state, seat, option[1])


def play_scheme(state: Stars, seat: int, card: int) -> None:
    """Show a scheme from the hand and carry it out (F-EVT-12)."""
    state.event_at[seat][card] = ASIDE
    state.schemes[seat] = 0
    event = state.faction(seat).events[card]
    state.reveal("scheme-played", seat=seat, card=event.id)
    state.call(Scheme(seat, card))


class Scheme(Frame):
    """A scheme takes effect, then it is shuffled into the event deck (F-EVT-12)."""

    __slots__ = ("card", "done", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.done = 0

    def advance(self, state: Stars) -> None:
        """The effect, then the card goes back."""
        if self.done:
            state.event_at[self.seat][self.card] = 0
            state.finish()
            return
        self.done = 1
        effect = state.faction(self.seat).events[self.card].blocks[0].effect
        state.call(Effect(effect, Owner(self.seat, state.opponent(self.seat))))


def gain_scheme(state: Stars, seat: int, card: int, mask: int) -> None:
    """A scheme goes to the hand; the one held before goes back to the deck (F-EVT-10, F-EVT-13)."""
    for held, place in enumerate(state.event_at[seat]):
        if place == HELD:
            state.event_at[seat][held] = 0
    state.event_at[seat][card] = HELD
    state.schemes[seat] = mask
    event = state.faction(seat).events[card]
    if state.flags.public_schemes:
        state.schemes[seat] = 1 << card
        state.reveal("scheme-gained", seat=seat, card=event.id)
    else:
        state.whisper({seat: {"card": event.id}}, "scheme-gained", seat=seat)
