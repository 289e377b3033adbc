"""Steps on combat cards: look, draw, discard, play one more (F-CARD-9, F-CARD-29)."""

from starhold.games.forbidden_stars.components.catalog import Step
from starhold.games.forbidden_stars.model import Played, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import (
    Pick,
    Picks,
    StepRule,
    always,
    pick_for,
    picking,
)
from starhold.games.forbidden_stars.rules.effects.terms import Owner, amount, seats_of
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def face_up(state: Stars, seat: int) -> list[Played]:
    """The face-up cards of a side, in the order of their playing."""
    return [play for play in state.plays if play.seat == seat and play.active]


def shown_in(state: Stars, seat: int, bout: int) -> Played | None:
    """The first card of a side in that combat round that lies face up."""
    for play in state.plays:
        if play.bout == bout and play.seat == seat and play.active:
            return play
    return None


def why_card(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against playing a card: it is of the own hand (F-CBT-23)."""
    _, owner, card = option
    if owner != seat:
        return reason("not-your-card")
    return None if card in state.hand[seat] else reason("title-not-held", card=state.faction(seat).cards[card].id)


def lay_open(state: Stars, seat: int, card: int, combat_round: int) -> int:
    """A card of the hand lies face up; returns its play number."""
    number = len(state.plays)
    state.plays.append(Played(seat, card, combat_round, number, 1))
    return number


class Draw(Frame):
    """Cards drawn from a side's combat deck to its hand, seen by their owner only (F-CBT-15)."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        self.seat = seat
        self.count = count

    def advance(self, state: Stars) -> None:
        """Draw what is there."""
        undrawn = state.undrawn[self.seat]
        count = min(self.count, sum(undrawn))
        if count <= 0:
            state.finish()
        else:
            state.draw("cards", undrawn, count, (self.seat,))

    def chance(self, state: Stars, values: list[int]) -> None:
        """The cards come to the hand."""
        state.finish()
        undrawn = state.undrawn[self.seat]
        for card in values:
            undrawn[card] -= 1
        state.hand[self.seat] = sorted([*state.hand[self.seat], *values])
        if state.events is not None:
            cards = state.faction(self.seat).cards
            private: dict[str, int | str | tuple[int, ...]] = {"cards": " ".join([cards[card].id for card in values])}
            state.whisper({self.seat: private}, "cards-drawn", seat=self.seat, count=len(values))


class Chance(Frame):
    """A random card leaves the hand, or the top card of the deck: shown, set aside until the combat ends."""

    __slots__ = ("deck", "gainer", "seat")

    def __init__(self, seat: int = 0, deck: int = 0, gainer: int = -1) -> None:
        self.seat = seat
        self.deck = deck
        self.gainer = gainer

    def pile(self, state: Stars) -> list[int]:
        """Copies of each title among which chance decides."""
        if self.deck:
            return state.undrawn[self.seat]
        counts = [0] * len(state.undrawn[self.seat])
        for card in state.hand[self.seat]:
            counts[card] += 1
        return counts

    def advance(self, state: Stars) -> None:
        """Draw the card, if there is one."""
        pile = self.pile(state)
        if not any(pile):
            state.finish()
        else:
            viewers = None if self.deck else (self.seat,)
            state.draw("discard", pile, 1, viewers)

    def chance(self, state: Stars, values: list[int]) -> None:
        """The card is set aside; its icons may count for somebody this round."""
        state.finish()
        card = values[0]
        if self.deck:
            state.undrawn[self.seat][card] -= 1
        else:
            state.hand[self.seat].remove(card)
        printed = state.faction(self.seat).cards[card]
        state.plays.append(Played(self.seat, card, 0, len(state.plays), 0))
        state.reveal("card-discarded", seat=self.seat, card=printed.id)
        if self.gainer >= 0:
            for kind in (0, 1):
                state.bonus[self.gainer][kind] += printed.icons[kind]


# -- peek, draw ------------------------------------------------------------------------------------
def _peek(state: Stars, owner: Owner, step: Step) -> None:
    card = state.facedown[owner.opp]
    if card >= 0:
        state.peeked[owner.me] = 1
        seen = {"card": state.faction(owner.opp).cards[card].id}
        state.whisper({owner.me: {**seen}}, "card-peeked", seat=owner.me)


def _draw_able(state: Stars, owner: Owner, step: Step) -> int:
    return sum(sum(state.undrawn[seat]) for seat in seats_of(state, owner, step.side))


def _draw(state: Stars, owner: Owner, step: Step) -> None:
    for seat in seats_of(state, owner, step.side):
        state.call(Draw(seat, amount(state, owner, step.n)))


# -- discard ---------------------------------------------------------------------------------------
def _discard_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    seats = seats_of(state, owner, step.side)
    source = step.given["from"]
    if source == "faceup":
        return [("played", play.number) for seat in seats for play in face_up(state, seat)]
    piles = [state.hand[seat] if source == "hand" else state.undrawn[seat] for seat in seats]
    return [("played", 0)] if any(any(pile) or (source == "hand" and pile) for pile in piles) else []


def _why_discard(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    number, sides = option[1], seats_of(state, owner, step.side)
    if number < len(state.plays) and state.plays[number].seat not in sides:
        return reason("wrong-side")
    found = number < len(state.plays) and state.plays[number].active
    return None if found else reason("card-not-face-up")


def _discard(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    number = option[1]
    play = state.plays[number]
    state.plays[number] = play._replace(active=0)
    state.end_rules(-1, number)
    state.emit("card-discarded", seat=play.seat, card=state.faction(play.seat).cards[play.card].id)


def _begin_discard(state: Stars, owner: Owner, step: Step) -> None:
    if step.given["from"] == "faceup":
        state.call(pick_for(state, owner, step))
        return
    gainer = owner.me if "gain_icons" in step.given else -1
    for seat in seats_of(state, owner, step.side):
        state.call(Chance(seat, int(step.given["from"] == "deck_top"), gainer))


# -- play one more ---------------------------------------------------------------------------------
def _extra_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("card", owner.me, card) for card in sorted(set(state.hand[owner.me]))]


def _extra_card(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, _, card = option
    state.hand[pick.me].remove(card)
    lay_open(state, pick.me, card, state.bout)
    state.reveal("card-added", seat=pick.me, card=state.faction(pick.me).cards[card].id)


DISCARDS = Picks("played", _discard_options, _why_discard, _discard)
STEPS = {
    "peek": StepRule(lambda state, owner, step: int(owner.opp >= 0 and state.facedown[owner.opp] >= 0), _peek),
    "draw_card": StepRule(_draw_able, _draw),
    "discard_card": StepRule(DISCARDS.often, _begin_discard, always, DISCARDS),
    "play_card": picking(
        Picks(
            "card",
            _extra_options,
            lambda state, owner, step, got, option: why_card(state, owner.me, option),
            _extra_card,
        )
    ),
}
