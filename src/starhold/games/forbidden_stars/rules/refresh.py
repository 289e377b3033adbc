"""Chapters 16 and 17: objectives, income, rally, events, storm moves, round end."""

from starhold.games.forbidden_stars.components.catalog import COMPULSORY, STORM_ICONS, Step
from starhold.games.forbidden_stars.model import (
    APART,
    ASIDE,
    DRAWN,
    HELD,
    IN_HAND,
    ON_DECK,
    Stars,
    own_tokens,
)
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.capacity import check_capacity
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect, StepRule, possible
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.games.forbidden_stars.rules.schemes import gain_scheme
from starhold.games.forbidden_stars.rules.storms import StormMove
from starhold.games.forbidden_stars.rules.strategise import settle_upgrades
from starhold.games.forbidden_stars.rules.victory import check_victory, collect
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps


def deck_tokens(state: Stars, seat: int) -> int:
    """How many order tokens lie on the event deck (F-EVT-1)."""
    return sum(place == ON_DECK for place in state.place_of[own_tokens(seat)])


def income(state: Stars) -> None:
    """Materiel of all friendly worlds (F-REF-6)."""
    for seat in state.seats:
        gained = sum(state.board.printed[area].materiel for area in state.friendly(seat))
        before = state.materiel[seat]
        state.pay(seat, -gained)
        if state.materiel[seat] != before:
            state.emit("income", seat=seat, materiel=state.materiel[seat] - before)


def rally_all(state: Stars) -> None:
    """All routed units become unrouted (F-REF-10)."""
    for place, count in enumerate(state.routed):
        if count:
            state.fresh[place] += count
            state.routed[place] = 0


class Refresh(Steps):
    """The refresh phase (F-REF-1)."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0

    def objectives(self, state: Stars) -> None:
        """Objectives and victory, income, rally (F-REF-2, F-REF-6, F-REF-10)."""
        collect(state)
        if not check_victory(state):
            income(state)
            rally_all(state)

    def draws(self, state: Stars) -> None:
        """Everybody draws event cards (F-EVT-2)."""
        seat = self._next(state)
        if seat >= 0:
            state.call(DrawEvents(seat, max(1, deck_tokens(state, seat))))

    def events(self, state: Stars) -> None:
        """Everybody's event (F-EVT-7)."""
        seat = self._next(state)
        if seat >= 0:
            state.call(Event(seat))

    def _next(self, state: Stars) -> int:
        """The next seat of a step that all take in turn order; -1 once it has come round."""
        for seat in state.turn_order()[self.turn :]:
            self.turn += 1
            if state.alive[seat]:
                self.again()
                state.active = seat
                return seat
        self.turn = 0
        return -1

    def end(self, state: Stars) -> None:
        """The round is over."""
        state.finish()
        end_round(state)


Refresh.STEPS = (Refresh.objectives, Refresh.draws, Refresh.events, Refresh.end)


def end_round(state: Stars) -> None:
    """Tokens back, storms free again, waiting upgrades, first player (F-RND-4, F-RND-5, F-STORM-12)."""
    state.place_of = [IN_HAND] * len(state.place_of)
    state.storm_moved = [0] * len(state.storms)
    settle_upgrades(state)
    state.first = next(seat for seat in state.turn_order()[1:] if state.alive[seat])


class DrawEvents(Frame):
    """Event cards drawn by a player: seen by the owner only, except a card turned for its storm (F-EVT-2, F-EVT-4)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        self.seat = seat
        self.count = count

    def advance(self, state: Stars) -> None:
        """Draw what the deck holds, then go (F-EVT-6)."""
        deck = [int(place == 0) for place in state.event_at[self.seat]]
        count = min(self.count, sum(deck))
        if count:
            secret = deck_tokens(state, self.seat) > 0
            state.draw("events", deck, count, (self.seat,) if secret else None)
        else:
            state.finish()

    def chance(self, state: Stars, values: list[int]) -> None:
        """The cards are drawn."""
        self.count = 0
        for card in values:
            state.event_at[self.seat][card] = DRAWN
        names = " ".join(state.faction(self.seat).events[card].id for card in values)
        if deck_tokens(state, self.seat):
            state.whisper({self.seat: {"cards": names}}, "events-drawn", seat=self.seat, count=len(values))
        else:
            state.reveal("event-turned", seat=self.seat, card=names)


class OneDrawn(Steps):
    """A player picks one of the cards drawn (F-EVT-3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The drawn cards."""
        return [("event", card) for card, place in enumerate(state.event_at[self.seat]) if place == DRAWN]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """The reason against a card that was not drawn."""
        if option in self.options(state, seat):
            return None
        return reason("event-not-drawn", card=state.faction(self.seat).events[option[1]].id)


class Event(OneDrawn):
    """A player chooses one card, moves a storm by its icon, then uses it (F-EVT-3, F-EVT-7)."""

    __slots__ = ()

    def chosen(self, state: Stars) -> int:
        """The chosen card, -1 if there is none."""
        return next((card for card, place in enumerate(state.event_at[self.seat]) if place == ASIDE), -1)

    def choose(self, state: Stars) -> None:
        """One of the drawn cards (F-EVT-3)."""
        found = self.options(state, self.seat)
        if len(found) > 1:
            state.offer(self.seat, found, "event")
        elif found:
            self.take(state, self.seat, found[0])

    def storm(self, state: Stars) -> None:
        """A storm moves by its icon."""
        if (card := self.chosen(state)) >= 0:
            state.call(StormMove(self.seat, state.faction(self.seat).events[card].icon))

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """A tactic is shown; of a scheme only the storm icon (F-EVT-3, F-EVT-10)."""
        state.event_at[seat][option[1]] = ASIDE
        event = state.faction(seat).events[option[1]]
        if not deck_tokens(state, seat):
            return
        if event.scheme:
            state.reveal("scheme-chosen", seat=seat, icon=STORM_ICONS[event.icon])
        else:
            state.reveal("tactic-chosen", seat=seat, card=event.id, icon=STORM_ICONS[event.icon])

    def use(self, state: Stars) -> None:
        """A tactic takes effect, a scheme goes to the hand; by rules without a token on the deck neither (F-EVT-4)."""
        card = self.chosen(state)
        if card < 0 or not deck_tokens(state, self.seat):
            return
        event = state.faction(self.seat).events[card]
        if event.scheme:
            same = [c for c, e in enumerate(state.faction(self.seat).events) if e.scheme and e.icon == event.icon]
            gain_scheme(state, self.seat, card, sum(1 << c for c in same))
        else:
            state.call(Tactic(self.seat, card))

    def capacity(self, state: Stars) -> None:
        """Surplus units, elimination."""
        check_capacity(state)

    def end(self, state: Stars) -> None:
        """The cards go back."""
        back_to_deck(state, self.seat)
        state.finish()


Event.STEPS = (Event.choose, Event.storm, Event.use, Event.capacity, Event.end)


def back_to_deck(state: Stars, seat: int) -> None:
    """All cards but a held scheme are shuffled into the event deck (F-EVT-3, F-EVT-9)."""
    state.event_at[seat] = [HELD if place == HELD else 0 for place in state.event_at[seat]]


class Tactic(Frame):
    """A tactic is used as a whole or not at all (F-EVT-8, F-CARD-28)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        self.seat = seat
        self.card = card

    def _effect(self, state: Stars) -> int:
        return state.faction(self.seat).events[self.card].blocks[0].effect

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Use it or not."""
        return [("use",), ("done",)]

    def advance(self, state: Stars) -> None:
        """Ask where its steps could not be declined one by one."""
        effect, owner = self._effect(state), Owner(self.seat)
        steps = state.catalog.effects[effect]
        if not possible(state, owner, effect, False):
            state.finish()
        elif any(step.mode == COMPULSORY for step in steps):
            state.ask(self.seat, "tactic", self.card)
        else:
            state.become(Effect(effect, owner))

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry it out, or not."""
        if option == ("use",):
            state.become(Effect(self._effect(state), Owner(self.seat)))
        else:
            state.finish()


class MoreEvents(OneDrawn):
    """Events drawn by a card: one is used without a storm move (F-EVT-3)."""

    __slots__ = ("count",)

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        super().__init__(seat)
        self.count = count

    def draw(self, state: Stars) -> None:
        """Earlier cards are put apart."""
        old = state.event_at[self.seat]
        state.event_at[self.seat] = [APART if place == DRAWN else place for place in old]
        state.call(DrawEvents(self.seat, self.count))

    def choose(self, state: Stars) -> None:
        """One of the cards drawn now."""
        if found := self.options(state, self.seat):
            state.offer(self.seat, found, "event")

    def end(self, state: Stars) -> None:
        """It has been used."""
        state.finish()

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """A tactic is used, a scheme goes to the hand."""
        card = option[1]
        event = state.faction(seat).events[card]
        events = state.faction(seat).events
        if event.scheme:
            known = state.schemes[seat] if state.schemes[seat].bit_count() == 1 else 0
            gain_scheme(state, seat, card, sum(1 << c for c, e in enumerate(events) if e.scheme) & ~known)
        else:
            state.event_at[seat][card] = ASIDE
            state.reveal("tactic-chosen", seat=seat, card=event.id, icon=STORM_ICONS[event.icon])
            state.call(Tactic(seat, card))


MoreEvents.STEPS = (MoreEvents.draw, MoreEvents.choose, MoreEvents.end)


def _undrawn(state: Stars, owner: Owner, step: Step) -> int:
    return sum(place == 0 for place in state.event_at[owner.me])


def _begin(state: Stars, owner: Owner, step: Step) -> None:
    state.call(MoreEvents(owner.me, step.given["n"]))


STEPS = {"draw_events": StepRule(_undrawn, _begin)}
