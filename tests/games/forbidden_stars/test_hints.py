"""An order that would do nothing says so before it is laid or resolved, and only then."""

import pytest

from starhold.games.forbidden_stars.components.catalog import ADVANCE
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.advance import RESOLVING
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.schemes import may_hold
from starhold.games.forbidden_stars.rules.upgrades import upgrades_of
from starhold.kernel.chance import Stream
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.play import eager
from tests.rules.forbidden_stars.table import GAME, C, S, Table

ORDERS = ("advance", "deploy", "dominate", "strategise")


def hinted(table: Table) -> set[str]:
    """The texts of the options with a hint."""
    state = table.state
    entries = GAME.describe(state, table.actor, GAME.options(state, table.actor))
    for entry in entries:
        assert "hint" not in entry or entry["hint"]["id"].removeprefix("fs-hint-") in ORDERS
    return {entry["text"] for entry in entries if "hint" in entry}


def planning(table: Table) -> Table:
    """S lays the first order."""
    return table.bases().run(Planning())


def test_orders_that_could_do_nothing_are_marked_in_planning() -> None:
    marked = hinted(planning(Table().put(S, "illedrias", scout=1).materiel(S, 0)))
    assert {f"order {order} tile_2a" for order in ("deploy", "dominate", "strategise")} <= marked
    assert {"order deploy tile_10a", "order strategise tile_10a"} <= marked, "no materiel"
    assert "order advance tile_10a" not in marked


@pytest.mark.rule("F-DEP-2", "F-DEP-12")
def test_a_deploy_is_marked_without_anything_to_buy_or_build() -> None:
    assert "order deploy tile_10a" not in hinted(planning(Table().put(S, "illedrias", scout=1)))
    full = Table().put(S, "illedrias", scout=1).build(S, "illedrias", "city")
    assert "order deploy tile_10a" in hinted(planning(full))
    full = Table().build(S, "illedrias", "factory")
    assert "order deploy tile_10a" not in hinted(planning(full))


@pytest.mark.rule("F-DOM-1", "F-DOM-3")
def test_a_dominate_is_marked_where_no_token_has_room() -> None:
    table = Table().build(S, "illedrias", "city").assets(S, 3, 3, 3)
    assert "order dominate tile_10a" in hinted(planning(table))
    table = Table().build(S, "illedrias", "city").put(S, "illedrias", scout=1).assets(S, 3, 3, 3)
    assert "order dominate tile_10a" not in hinted(planning(table)), "the ability could replace the scout"


def test_an_upgraded_token_is_never_marked() -> None:
    table = Table().put(S, "illedrias", scout=1).materiel(S, 0)
    table.upgrade(S, "crusade")
    marked = hinted(planning(table.storm("H", 1, 1)))
    assert "order advance tile_2a" in marked
    assert "order advance+crusade tile_2a" not in marked


def test_a_hint_tells_nothing_of_what_others_hide() -> None:
    found = set()
    for order, scheme in (("advance", "through_the_warp"), ("deploy", "blight_of_nurgle")):
        table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).lay(C, order, "tile_10a")
        found.add(frozenset(hinted(planning(table.scheme(C, scheme)))))
    assert len(found) == 1


def did_something(state: Stars, system: int) -> bool:
    """Whether the order that is being resolved asked its owner something, or left a trace in the log."""
    state.events = []
    seat = state.active
    take(state, seat, ("resolve",))
    if state.decision is not None and state.decision.kind == "source":
        options = GAME.options(state, seat)
        if options != [("stay",)]:
            return True
        take(state, seat, ("stay",))
    assert state.decision is not None
    told = {event.type for event in state.events or []}
    return state.decision.kind not in ("operate", "resolve") or bool(told - {"order-resolved", "passed"})


@pytest.mark.parametrize("seed", range(6))
def test_a_marked_order_does_nothing_and_an_unmarked_one_does_something(seed: int) -> None:
    source = Stream(f"hints {seed}")
    state = GAME.start(GAME.configure(2 + seed % 3, {"setup": "quick"}))
    met = {True: 0, False: 0}
    for _ in range(4000):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        seat = decision.actors[0]
        options = GAME.options(state, seat)
        if decision.kind == "resolve" and any(state.stacks) and not upgrades_of(state, seat):
            marked = "hint" in GAME.describe(state, seat, options)[0]
            # Whoever may hold a scheme for an Advance, as far as everybody knows, is asked even where that is all.
            hoped = not marked and state.order == ADVANCE and may_hold(state, seat, RESOLVING)
            assert hoped or did_something(state.clone(), state.system) != marked
            met[marked] += 1
        take(state, seat, eager(options, source))
    assert min(met.values()) > 3


def test_planning_and_resolving_agree() -> None:
    source = Stream("agree")
    state = GAME.start(GAME.configure(2, {"setup": "quick"}))
    compared = 0
    while compared < 200:
        chance(state, source)
        decision = state.decision
        assert decision is not None
        assert not decision.over
        seat = decision.actors[0]
        options = GAME.options(state, seat)
        if decision.kind == "plan":
            for entry, option in zip(GAME.describe(state, seat, options), options, strict=True):
                twin = Table()
                twin.state = state.clone()
                twin.state.stacks = [[] for _ in state.stacks]
                twin.state.stacks[option[2]] = [seat * 8 + option[1]]
                twin.run(Operations())
                assert (twin.asks, twin.actor) == ("operate", seat)
                twin.go(twin.offers()[0])
                if not upgrades_of(twin.state, seat):
                    assert ("hint" in entry) == bool(hinted(twin)), entry["text"]
                    compared += 1
        take(state, seat, eager(options, source))
