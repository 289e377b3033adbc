"""Chapter 9: what the sides of a combat commit to it, tokens and cards (F-CBT-17 to F-CBT-24)."""

from starhold.games.forbidden_stars.components.catalog import REINFORCEMENT, TOKEN
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.cards import why_card
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def tokens_to_commit(state: Stars, seat: int) -> int:
    """How many reinforcement tokens a side may commit: one per own unit at most (F-CBT-17)."""
    return min(state.assets[seat][REINFORCEMENT], state.here_force(state.here, seat))


class Reinforce(Frame):
    """A side commits reinforcement tokens (F-CBT-17, F-CBT-18)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def options(self, state: Stars, seat: int) -> list[Option]:
        """How many."""
        return [("commit", count) for count in range(tokens_to_commit(state, self.seat) + 1)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against committing so many."""
        if option[1] <= tokens_to_commit(state, self.seat):
            return None
        held = state.assets[self.seat][REINFORCEMENT]
        if option[1] > held:
            return reason("reinforcement-short", has=held)
        return reason("one-token-per-unit", limit=state.here_force(state.here, self.seat))

    def advance(self, state: Stars) -> None:
        """Ask for the number."""
        state.ask(self.seat, "commit", state.here)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """The tokens join."""
        state.finish()
        if option[1]:
            state.assets[self.seat][REINFORCEMENT] -= option[1]
            state.add(state.here, self.seat, TOKEN, 0, option[1])
        state.emit("tokens-committed", seat=self.seat, count=option[1])


class PickCards(Frame):
    """Both sides lay a card face down at the same time (F-CBT-23, F-CBT-24)."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting = waiting or []

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Each title of the hand, which is in order."""
        return [("card", seat, card) for card in dict.fromkeys(state.hand[seat])]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """See `why_card`."""
        return why_card(state, seat, option)

    def advance(self, state: Stars) -> None:
        """Ask whoever has not answered."""
        if self.waiting:
            state.ask_all(tuple(self.waiting), "card", state.bout)
        else:
            state.finish()

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Lay the card face down."""
        self.waiting.remove(seat)
        _, _, title = option
        state.hand[seat].remove(title)
        state.facedown[seat] = title
        if state.events is not None:
            card = state.faction(seat).cards[title].id
            state.whisper({seat: {"card": card}}, "card-laid", seat=seat)
