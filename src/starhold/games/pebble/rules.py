"""Pebble: the rules as frames, in the order of a round."""

from starhold.games.pebble.model import HAND, STONES, TRAP, Pebble
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps


class Round(Steps):
    """Rounds without end until somebody has won (P-2, P-8)."""

    __slots__ = ("best", "played", "prize")

    def __init__(self) -> None:
        super().__init__()
        self.played: list[int] = []
        self.prize_reset()

    def prize_reset(self) -> None:
        """Nothing is at stake yet."""
        self.best = -1
        self.prize = 0

    def refill(self, state: Pebble) -> None:
        """Refill all hands; without a full set of hands the game ends (P-3, P-8)."""
        state.round += 1
        self.played = []
        self.prize_reset()
        state.call(Refill())

    def choose(self, state: Pebble) -> None:
        """Everybody chooses a stone in secret (P-4)."""
        if not all(state.hands):
            end(state)
        else:
            state.call(Choose(list(state.seats)))

    def reveal(self, state: Pebble) -> None:
        """Turn the chosen stones up; the single highest one is best (P-4, P-5)."""
        for seat, card in enumerate(self.played):
            state.hands[seat].remove(card)
            state.discards[card] += 1
            state.reveal("stone-shown", seat=seat, stone=card + 1)
        top = max(self.played)
        self.best = self.played.index(top) if self.played.count(top) == 1 else -1

    def roll(self, state: Pebble) -> None:
        """Roll the prize (P-5)."""
        state.roll("prize", 1)

    def chance(self, state: Pebble, values: list[int]) -> None:
        """The prize is known."""
        self.prize = values[0]
        state.emit("prize-rolled", prize=self.prize)

    def traps(self, state: Pebble) -> None:
        """Everybody but the best may trap; the window opens whatever they hold (P-6)."""
        others = [seat for seat in state.seats if seat != self.best and not state.auto[seat]]
        if self.best >= 0 and others:
            state.call(Trap(others))
        else:
            state.value = 0

    def award(self, state: Pebble) -> None:
        """Give the prize, halved for each trap and rounded down; the game ends at the target (P-7, P-8)."""
        self.go(Round.refill)
        if self.best < 0:
            state.emit("prize-lost")
            return
        won = self.prize >> state.value
        state.pebbles[self.best] += won
        state.emit("prize-won", seat=self.best, pebbles=won)
        if state.pebbles[self.best] >= state.target:
            end(state)


Round.STEPS = (Round.refill, Round.choose, Round.reveal, Round.roll, Round.traps, Round.award)


class Refill(Frame):
    """Draw up to three stones for every hand, one by one, seen by their owner only (P-3)."""

    __slots__ = ("seat",)

    def __init__(self) -> None:
        self.seat = 0

    def advance(self, state: Pebble) -> None:
        """Draw for the next hand that is not full."""
        while self.seat < len(state.hands) and len(state.hands[self.seat]) >= HAND:
            self.seat += 1
        if self.seat == len(state.hands) or not len(state.bag):
            state.finish()
        else:
            state.draw("refill", state.bag.weights(), 1, (self.seat,))

    def chance(self, state: Pebble, values: list[int]) -> None:
        """One stone comes to the hand."""
        card = values[0]
        state.bag.remove(card)
        state.hands[self.seat].append(card)
        state.hands[self.seat].sort()
        state.whisper({self.seat: {"stone": card + 1}}, "stone-drawn", seat=self.seat)


class Choose(Frame):
    """One decision with several seats; answers lie face down here until all are in (P-4)."""

    __slots__ = ("answers", "waiting")

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting = waiting or []
        self.answers = [-1] * (max(self.waiting, default=-1) + 1)

    def advance(self, state: Pebble) -> None:
        """Ask whoever has not answered; at the end hand the answers to the round."""
        if self.waiting:
            state.ask_all(tuple(self.waiting), "choose")
            return
        state.finish()
        below = state.stack[-1]
        assert isinstance(below, Round)
        below.played = self.answers

    def options(self, state: Pebble, seat: int) -> list[Option]:
        """Each different stone of the hand."""
        stones: list[Option] = [("choose", card) for card in range(STONES)]
        return [option for option in stones if self.explain(state, seat, option) is None]

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        """Only stones of the hand can be chosen."""
        return None if option[1] in state.hands[seat] else Refusal("stone-not-held", "P-4")

    def take(self, state: Pebble, seat: int, option: Option) -> None:
        """Lay the stone face down."""
        self.waiting.remove(seat)
        self.answers[seat] = option[1]
        state.whisper({seat: {"stone": option[1] + 1}}, "stone-chosen", seat=seat)


class Trap(Frame):
    """The reaction window: all who do not pass by themselves answer, then the traps are shown in seat order (P-6)."""

    __slots__ = ("traps", "waiting")

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting = waiting or []
        self.traps: list[int] = []

    def advance(self, state: Pebble) -> None:
        """Ask whoever has not answered, then spend the traps."""
        if self.waiting:
            state.ask_all(tuple(self.waiting), "trap")
            return
        for seat in sorted(self.traps):
            state.hands[seat].remove(TRAP)
            state.discards[TRAP] += 1
            state.reveal("trap-sprung", seat=seat)
        state.finish(len(self.traps))

    def options(self, state: Pebble, seat: int) -> list[Option]:
        """Pass, or trap with a stone of value 1."""
        answers: list[Option] = [("pass",), ("trap",)]
        return [option for option in answers if self.explain(state, seat, option) is None]

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        """A trap is a stone of value 1."""
        return None if option == ("pass",) or TRAP in state.hands[seat] else Refusal("no-trap-held", "P-6")

    def take(self, state: Pebble, seat: int, option: Option) -> None:
        """Note the answer, face down."""
        self.waiting.remove(seat)
        if option[0] == "trap":
            self.traps.append(seat)


def end(state: Pebble) -> None:
    """The game is over: most pebbles win, shared by all who have that many (P-8)."""
    best = max(state.pebbles)
    state.winners = [seat for seat in state.seats if state.pebbles[seat] == best]
    state.emit("game-won", seat=state.winners[0], pebbles=best)
    state.stop()
