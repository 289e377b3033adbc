"""The law that every rule is stated once: a seat gets no reason against an option exactly when it is offered that."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import TypeVar

from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Config, Game
from starhold.kernel.reasons import KERNEL_REASONS, Refused
from starhold.kernel.state import State

S = TypeVar("S", bound=State)


class Agreement:
    """A check for `conformance.walk`, one for each game walked: no reason ⇔ offered (R6).

    Every asked seat is tried with all that it is offered and with ``tries`` options of each of these sorts: offered to
    it earlier in the game, mixed (each number from an earlier option of that kind), bent by a little, a number too
    long, and without numbers; two of three are of kinds that are on offer. A refusal is from the closed list, and where
    a text means the option it rests on a clause. ``tried`` counts options by what became of them, ``reasons`` the
    refusals by reason.
    """

    __slots__ = ("earlier", "reasons", "tried", "tries")

    def __init__(self, tries: int = 6) -> None:
        self.tries = tries
        self.earlier: dict[int, dict[str, dict[Option, None]]] = defaultdict(lambda: defaultdict(dict))
        self.tried: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()

    def __call__(self, game: Game[S], state: S, config: Config, source: Stream) -> None:
        """Raise AssertionError where options and reasons disagree at this moment."""
        wrong = list(self.wrong(game, state, config, source))
        assert not wrong, wrong

    def wrong(self, game: Game[S], state: S, config: Config, source: Stream) -> Iterator[tuple[str, int, Option]]:
        """Every disagreement at this moment: what it is, the seat, the option."""
        decision = state.decision
        assert decision is not None
        for seat in range(config.seats):
            if decision.over or seat not in decision.actors:
                continue
            offered = dict.fromkeys([*game.options(state, seat), *game.standing(state, seat)])
            for option in offered:
                self.earlier[seat][option[0]].setdefault(option)
            for option in dict.fromkeys([*offered, *self._others(game, seat, offered, source)]):
                self.tried["offered" if option in offered else "refused"] += 1
                found = self._judge(game, state, seat, option, option in offered)
                if found:
                    yield found, seat, option

    def _judge(self, game: Game[S], state: S, seat: int, option: Option, offered: bool) -> str:
        """What is wrong with the answer about an option, or nothing."""
        refusal = game.explain(state, seat, option)
        if refusal is None:
            return "" if offered else "no reason"
        if offered:
            return f"{refusal} though offered"
        self.reasons[refusal.reason] += 1
        if refusal.reason not in KERNEL_REASONS and refusal.reason not in game.reasons:
            return f"{refusal} is not on the list"
        if means(game, state, seat, option) and (refusal.reason == "not-an-option" or not refusal.clause):
            return f"{refusal} stands in for a rule"
        again = game.refusal(state, seat, option)
        return "" if repr(again) == repr(refusal) else f"{refusal} but {again}"

    def _others(self, game: Game[S], seat: int, offered: Iterable[Option], source: Stream) -> Iterator[Option]:
        met, now, every = self.earlier[seat], sorted({option[0] for option in offered}), list(game.option_kinds)
        for turn in range(self.tries):
            kinds = now if turn % 3 else list(met)
            alike = list(met[kinds[source.below(len(kinds))]])
            one, other = alike[source.below(len(alike))], alike[source.below(len(alike))]
            yield one
            yield (every[source.below(len(every))],)
            if len(one) == len(other):
                yield (one[0], *(pair[source.below(2)] for pair in zip(one[1:], other[1:], strict=True)))
            yield (one[0], *(number + source.below(3) - 1 for number in one[1:]))
            yield (*one, source.below(3))


def means(game: Game[S], state: S, seat: int, option: Option) -> bool:
    """Whether there is a text by which a seat means this option and no other."""
    try:
        return game.parse(state, seat, game.format(state, option)) == option
    except (Refused, ValueError, IndexError, KeyError):
        return False
