"""The bot ``warlord``: takes its objectives, keeps its factories busy, fights where it is stronger, and learns.

What it does not need for units it spends on order upgrades and combat titles.
"""

from collections.abc import Callable

from starhold.bots.forbidden_stars.fights import best_card
from starhold.bots.forbidden_stars.moves import best_march, best_ship, order_score
from starhold.bots.forbidden_stars.upgrades import best_purchase, spare_materiel
from starhold.bots.forbidden_stars.value import strength, value
from starhold.bots.question import Question
from starhold.games.forbidden_stars.components.catalog import ADVANCE, STRATEGISE
from starhold.games.forbidden_stars.model import Stars, order_of, own_tokens, seat_of_token
from starhold.games.forbidden_stars.rules.effects.interpreter import USE, Offer
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.run import chance, options, take

SAMPLES = 5
Chooser = Callable[[Stars, int, list[Option], Stream], Option]


def warlord(question: Question) -> str:
    """The text of the option that promises most."""
    state = question.imagine()
    assert isinstance(state, Stars)
    seat = question.seat
    found = {question.game.parse(state, seat, text): text for text in question.options}
    decision = state.decision
    kind = decision.kind if decision is not None else ""
    chooser = CHOOSERS.get(kind, _best)
    return found[chooser(state, seat, list(found), question.source)]


def _best(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """The option after which the situation looks best; on a tie chance decides."""
    scores = []
    for option in found[:60]:
        twin = state.clone()
        take(twin, seat, option)
        chance(twin, source)
        scores.append(value(twin, seat))
    best = [place for place, score in enumerate(scores) if score == max(scores)]
    return found[best[source.below(len(best))]]


def _any(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return found[source.below(len(found))]


def _plan(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """Lay the order that promises most; a second one in the same system counts less."""
    upgraded = state.upgrade_on[own_tokens(seat)]
    laid = [
        (order_of(token), system)
        for system, stack in enumerate(state.stacks)
        for token in stack
        if seat_of_token(token) == seat
    ]

    def score(option: Option) -> int:
        order, system = option[1] // 2, option[2]
        again = sum(one == order for one, _ in laid) if order == STRATEGISE else laid.count((order, system))
        better = 20 if upgraded[option[1]] >= 0 else 0
        return order_score(state, seat, order, system) // (1 + 3 * again) + better + source.below(8)

    return max(found, key=score)


def _operate(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """Reveal what promises most now."""

    def score(option: Option) -> int:
        if option[0] == "scheme":
            return -1
        return order_score(state, seat, order_of(state.stacks[option[1]][-1]), option[1])

    return max(found, key=score)


def _resolve(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """Discard what promises nothing: an event is better."""
    if state.order == ADVANCE and not order_score(state, seat, state.order, state.system):
        return ("discard",)
    return ("resolve",)


def _source(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """The neighbour with the strongest ground force."""
    best, chosen = 0, ("stay",) if ("stay",) in found else found[0]
    for option in found:
        if option[0] == "source":
            force = sum(strength(state, seat, area) for area in state.board.worlds[option[1]]) + 1
            if force > best:
                best, chosen = force, option
    return chosen


def _ground(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return best_march(state, seat, found)


def _ships(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return best_ship(state, seat, found)


def _card(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return best_card(state, seat, found, source, SAMPLES)


def _strike(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return found[0]


def _effect(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """A step offered as a whole shows what it is worth at the end of a fight; outside one it is worth a try."""
    if not isinstance(state.stack[-1], Offer):
        return _best(state, seat, found, source)
    return best_card(state, seat, found, source, 3 * SAMPLES) if state.fight else USE


def _damage(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """The answer after which most is left; it shows only when all have answered, so others get their first option."""

    def score(option: Option) -> int:
        twin = state.clone()
        take(twin, seat, option)
        while twin.decision is not None and twin.decision.kind == "damage":
            other = twin.decision.actors[0]
            take(twin, other, options(twin, other)[0])
        return value(twin, seat)

    return max(found, key=score)


def _commit(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return found[-1]


def _window(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    return found[-1]


def _strategise(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """Buy what adds most beyond its price, as far as materiel is spare."""
    return best_purchase(state, seat, found, spare_materiel(state, seat)) or ("done",)


def _deploy(state: Stars, seat: int, found: list[Option], source: Stream) -> Option:
    """Buy as long as there is money: free units, then whatever is worth most."""
    buys = [option for option in found if option[0] in ("buy", "free", "build")]
    return _best(state, seat, buys or found, source)


CHOOSERS: dict[str, Chooser] = {
    "lay": _any,
    "plan": _plan,
    "operate": _operate,
    "resolve": _resolve,
    "source": _source,
    "ships": _ships,
    "ground": _ground,
    "card": _card,
    "strike": _strike,
    "commit": _commit,
    "damage": _damage,
    "effect": _effect,
    "window": _window,
    "deploy": _deploy,
    "strategise": _strategise,
    "storm": _any,
    "objectives": _any,
}
