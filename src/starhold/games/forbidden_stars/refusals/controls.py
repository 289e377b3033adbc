"""Why fixed controls are grey: orders, systems, units and structures on sale, upgrades, storms, havens, own schemes."""

from collections.abc import Callable, Iterable

from starhold.games.forbidden_stars.components.catalog import ORDERS, STRUCTURES
from starhold.games.forbidden_stars.model import HELD, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.refusals.explain import why_scheme
from starhold.games.forbidden_stars.rules.deploy import Deploy
from starhold.games.forbidden_stars.rules.effects.economy import BuyUnit
from starhold.games.forbidden_stars.rules.market import KINDS
from starhold.games.forbidden_stars.rules.orbital_strike import why_target
from starhold.games.forbidden_stars.rules.planning import no_token, order_systems
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.games.forbidden_stars.rules.strategise import Strategise, TakeUpgrade, offer_of
from starhold.games.forbidden_stars.view.option_kinds import question
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.reasons import grey

Found = Iterable[tuple[str, Why]]


def refusals(state: Stars, seat: int, options: list[Option]) -> list[Plain]:
    """Target, reason and clause for every fixed control that none of the legal ``options`` uses."""
    decision = state.decision
    if decision is None or decision.over or seat not in state.seats or state.factions[seat] < 0:
        return []
    found: list[tuple[str, Why]] = []
    if seat in decision.actors:
        kind = question(state)
        if kind in CONTROLS:
            found += CONTROLS[kind](state, seat, options)
    found += _schemes(state, seat, options)
    return [grey(target, why) for target, why in found if why is not None]


def _tile(state: Stars, system: int) -> str:
    return f"system:{state.catalog.faces[state.board.faces[system]].id}"


def _schemes(state: Stars, seat: int, options: list[Option]) -> Found:
    for card, place in enumerate(state.event_at[seat]):
        if place == HELD and ("scheme", card) not in options:
            yield f"card:{state.faction(seat).events[card].id}", why_scheme(state, seat, ("scheme", card))


def _plan(state: Stars, seat: int, options: list[Option]) -> Found:
    for order, name in enumerate(ORDERS):
        yield f"order:{name}", no_token(state, seat, order)
    near = order_systems(state, seat)
    for system in state.board.systems:
        if system not in near:
            yield _tile(state, system), reason("system-too-far")


def _unoffered(state: Stars, seat: int, options: list[Option], targets: Iterable[tuple[str, Option]]) -> Found:
    """What the frame that asks says against the options that would use some targets."""
    for target, option in targets:
        if option not in options:
            yield target, state.stack[-1].explain(state, seat, option)


def _operate(state: Stars, seat: int, options: list[Option]) -> Found:
    laid = [system for system, stack in enumerate(state.stacks) if stack]
    return _unoffered(state, seat, options, [(_tile(state, system), ("reveal", system)) for system in laid])


def _source(state: Stars, seat: int, options: list[Option]) -> Found:
    systems = state.board.systems
    return _unoffered(state, seat, options, [(_tile(state, system), ("source", system)) for system in systems])


def _units(state: Stars, seat: int, options: list[Option]) -> Found:
    frame = state.stack[-1]
    assert isinstance(frame, Deploy | BuyUnit)
    sold = {option[1] for option in options if option[0] == "buy"}
    for kind, unit in enumerate(state.faction(seat).units):
        if kind not in sold:
            yield f"unit:{unit.id}", frame.why_unit(state, kind)


def _deploy(state: Stars, seat: int, options: list[Option]) -> Found:
    frame = state.stack[-1]
    assert isinstance(frame, Deploy)
    yield from _units(state, seat, options)
    if not any(option[0] == "free" for option in options):
        yield "asset:reinforcement", frame.why_free(state)
    yield from _build(state, seat, options)


def _build(state: Stars, seat: int, options: list[Option]) -> Found:
    frame = state.stack[-1]
    assert isinstance(frame, Deploy)
    sold = {option[1] for option in options if option[0] == "build"}
    for structure, name in enumerate(STRUCTURES):
        if structure not in sold:
            yield f"structure:{name}", frame.why_build(state, structure)


def _strategise(state: Stars, seat: int, options: list[Option]) -> Found:
    frame = state.stack[-1]
    assert isinstance(frame, Strategise | TakeUpgrade)
    offered = list(KINDS)
    if isinstance(frame, TakeUpgrade):
        kinds = offer_of(state, frame.owner, frame.printed(state)).kinds
        offered = [kind for kind in offered if kinds & KINDS[kind]]
    sold, faction = {option[:2] for option in options}, state.faction(seat)
    cards = [("upgrade", card, upgrade.id) for card, upgrade in enumerate(faction.upgrades)]
    cards += [("title", card, title.id) for card, title in enumerate(faction.cards) if title.level >= 0]
    for kind, card, name in cards:
        if kind in offered and (kind, card) not in sold:
            yield f"card:{name}", frame.why_card(state, kind, card)


def _storms(state: Stars, seat: int, options: list[Option]) -> Found:
    for storm, moved in enumerate(state.storm_moved):
        if moved:
            yield f"storm:{edge_name(state.storms[storm])}", reason("storm-has-moved")


def _strike(state: Stars, seat: int, options: list[Option]) -> Found:
    struck = {option[2] for option in options if option[0] == "strike"}
    for area in state.board.worlds[state.system]:
        if area not in struck:
            why = why_target(state, seat, area) or reason("target-not-adjacent")
            yield f"area:{state.board.names[area]}", why


def _retreat(state: Stars, seat: int, options: list[Option]) -> Found:
    board, home = state.board, state.here // 4
    systems = (home, *(other for other, _ in board.beside[home]))
    areas = [area for system in systems for area in (board.worlds if board.world[state.here] else board.voids)[system]]
    return _unoffered(state, seat, options, [(f"area:{board.names[area]}", ("retreat", area)) for area in areas])


CONTROLS: dict[str, Callable[[Stars, int, list[Option]], Found]] = {
    "plan": _plan,
    "operate": _operate,
    "source": _source,
    "deploy": _deploy,
    "build": _build,
    "buy": _units,
    "strategise": _strategise,
    "move-storm": _storms,
    "strike": _strike,
    "retreat": _retreat,
}
"""By the kind of the open question."""
