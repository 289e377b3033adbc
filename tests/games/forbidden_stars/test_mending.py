"""The right reason: what a refusal names is what stands in the way, to the figure (R6).

Wherever a random game meets such a refusal, the named obstacle is taken away in a copy: then the option is legal or
another reason comes. Where a figure is named, one less is not enough.
"""

from collections import Counter
from collections.abc import Callable

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.catalog import CACHE, FORGE, REINFORCEMENT
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.refusals.explain import answers
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from tests.games.forbidden_stars.test_reasons import any_option, moments

Mend = Callable[[Stars, int, Refusal, Option, int], None]
"""Take the obstacle away from the seat's option, all of it or all but ``less``."""


def pay(state: Stars, seat: int, why: Refusal, option: Option, less: int) -> None:
    state.materiel[seat] = int(why.args["has"]) + int(why.args["short"]) - less


def hold(asset: int) -> Mend:
    def mend(state: Stars, seat: int, why: Refusal, option: Option, less: int) -> None:
        needs = int(why.args.get("needs", 1)) if asset == FORGE else 1
        state.assets[seat][asset] = needs - less

    return mend


def calm(state: Stars, seat: int, why: Refusal, option: Option, less: int) -> None:
    storm = [edge_name(side) for side in state.storms].index(str(why.args["edge"]))
    if not less:
        del state.storms[storm]
        del state.storm_moved[storm]


def rally(state: Stars, seat: int, why: Refusal, option: Option, less: int) -> None:
    if not less:
        state.flip(option[2], seat, option[1], 0)


def commit(state: Stars, seat: int, why: Refusal, option: Option, less: int) -> None:
    state.assets[seat][REINFORCEMENT] = option[1] - less


MENDS: dict[str, Mend] = {
    "materiel-short": pay,
    "forges-short": hold(FORGE),
    "no-cache": hold(CACHE),
    "no-reinforcement": hold(REINFORCEMENT),
    "reinforcement-short": commit,
    "storm-between": calm,
    "storm-on-path": calm,
    "unit-routed": rally,
}


def test_without_the_named_obstacle_the_reason_is_gone() -> None:
    met: Counter[str] = Counter()
    for number in range(12):
        for state, seat, source in moments(number):
            legal = GAME.options(state, seat)
            for _ in range(10):
                option = any_option(state, seat, answers(state)[source.below(len(answers(state)))], legal, source)
                why = GAME.explain(state, seat, option)
                if why is None or why.reason not in MENDS:
                    continue
                met[why.reason] += 1
                for less in (0, 1):
                    twin = state.clone()
                    MENDS[why.reason](twin, seat, why, option, less)
                    after = GAME.explain(twin, seat, option)
                    same = after is not None and [after.reason, edge(after)] == [why.reason, edge(why)]
                    assert same == bool(less), (why, after, GAME.format(state, option))
    assert len(met) >= 4, met


def edge(why: Refusal) -> int | str:
    """Which of several storms is meant."""
    return why.args.get("edge", "")
