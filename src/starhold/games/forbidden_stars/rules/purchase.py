"""Buying units: level, price, forge and cache tokens (chapters 11 and 12)."""

from typing import NamedTuple

from starhold.games.forbidden_stars.components.catalog import CACHE, FORGE, REINFORCEMENT, TOKEN, Filter, UnitType
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.schemes import may_hold, scheme_options
from starhold.kernel.decision import Option

PURCHASE = "purchase.unit"
HOPED = (4, 2)
"""Version and reading of the rules since which what sells a unit is offered if only a scheme could pay for it."""


def forges(state: Stars, seat: int, kind: int) -> int:
    """How many forge tokens a unit costs now; -1 if its level is out of reach (F-AST-4 to F-AST-6, F-DEP-8)."""
    return forges_at(state.faction(seat).units[kind], state.command(seat))


def forges_at(unit: UnitType, level: int) -> int:
    """The same at a command level."""
    missing = max(0, unit.level - level)
    return unit.forge + missing if missing <= 1 else -1


def price(state: Stars, seat: int, kind: int, discount: int, cache: int) -> int:
    """Materiel for a unit after all discounts, at least 0 (F-DEP-9, F-AST-7)."""
    return max(0, state.faction(seat).units[kind].cost - discount + state.delta - 2 * cache)


class Terms(NamedTuple):
    """What is for sale: where it can go, which units, up to which level, and how much less they cost."""

    areas: list[int]
    wanted: Filter | None = None
    top: int = 3
    discount: int = 0


def unit_offers(state: Stars, seat: int, terms: Terms) -> list[Option]:
    """``("buy", type, area, cache)`` for every unit that the seat can pay and place."""
    found: list[Option] = []
    level, world = state.command(seat), state.board.world
    for kind, unit in enumerate(state.faction(seat).units):
        if why_unit(state, seat, kind, level, terms) is not None:
            continue
        cost, fits = price(state, seat, kind, terms.discount, 0), [a for a in terms.areas if world[a] != unit.kind]
        if caches := [cache for cache in (0, 1) if why_unpaid(state, seat, cache, cost) is None]:
            found += [("buy", kind, area, cache) for area in fits for cache in caches]
    return found


def why_unit(state: Stars, seat: int, kind: int, level: int, terms: Terms) -> Why:
    """Reasons against a type at any price: filter, highest level, supply, command ``level``, forge tokens."""
    if kind >= TOKEN:
        return reason("not-sold")
    unit, has = state.faction(seat).units[kind], state.assets[seat][FORGE]
    if terms.wanted is not None and terms.wanted.kind not in (-1, unit.kind):
        return reason("unit-type-excluded")
    if unit.level > terms.top:
        return reason("level-above-card", limit=terms.top)
    if state.in_supply(seat, kind) <= 0:
        return reason("supply-empty")
    needs = forges_at(unit, level)
    if 0 <= needs <= has:
        return None
    if needs < 0 or not unit.forge:
        return reason("command-short" if needs < 0 else "forge-for-level", needs=unit.level, has=level)
    return reason("forges-short", "F-AST-6" if unit.level > level else "", needs=needs, has=has)


def why_unpaid(state: Stars, seat: int, cache: int, cost: int, clause: str = "F-DEP-9") -> Why:
    """Reasons against paying ``cost``, with a cache token or without (F-DEP-9, F-AST-7)."""
    if cache and not state.assets[seat][CACHE]:
        return reason("no-cache")
    if cache and not cost:
        return reason("price-is-zero")
    needs, has = cost - 2 * cache, state.materiel[seat]
    return reason("materiel-short", clause, needs=needs, has=has, short=needs - has) if needs > has else None


def why_price(state: Stars, seat: int, caches: tuple[int, ...], cost: int, clause: str) -> Why:
    """Reasons against paying ``cost`` in any of some ways, 1 being with a cache token; the best way has its figures."""
    found = [why for cache in caches if (why := why_unpaid(state, seat, cache, cost, clause)) is not None]
    if len(found) < len(caches):
        return None
    short = [why for why in found if why.reason == "materiel-short"]
    return short[-1] if short else found[0]


def why_buy(state: Stars, seat: int, kind: int, terms: Terms, caches: tuple[int, ...] = (0, 1)) -> Why:
    """Reasons against buying a unit, wherever it goes."""
    why = why_unit(state, seat, kind, state.command(seat), terms)
    return why or why_price(state, seat, caches, price(state, seat, kind, terms.discount, 0), "F-DEP-9")


def why_kind(state: Stars, seat: int, kind: int, area: int) -> Why:
    """The reason why a type of units does not belong in an area."""
    wrong = state.faction(seat).units[kind].kind == state.board.world[area]
    return reason("wrong-kind-of-area", "F-DEP-5") if wrong else None


def with_scheme(state: Stars, seat: int, terms: Terms) -> list[Option]:
    """The offers, and a scheme that makes a purchase cheaper where one is then possible."""
    found = unit_offers(state, seat, terms)
    cheaper = not state.delta and state.schemes[seat] and unit_offers(state, seat, _cheaper(state, seat, terms))
    return found + scheme_options(state, seat, PURCHASE) if cheaper else found


def hoped_offers(state: Stars, seat: int, terms: Terms) -> list[Option]:
    """The offers, or those at the lower price of a scheme that the seat, as far as everybody knows, may hold."""
    found = unit_offers(state, seat, terms)
    if found or not may_hold(state, seat, PURCHASE):
        return found
    return unit_offers(state, seat, _cheaper(state, seat, terms))


def _cheaper(state: Stars, seat: int, terms: Terms) -> Terms:
    """The terms at the lower price of a scheme."""
    return terms._replace(discount=terms.discount + state.assets[seat][REINFORCEMENT])


def buy(state: Stars, seat: int, option: Option, discount: int = 0) -> None:
    """Pay and place the unit, unrouted (F-DEP-18)."""
    _, kind, area, cache = option
    unit = state.faction(seat).units[kind]
    cost = price(state, seat, kind, discount, cache)
    state.assets[seat][FORGE] -= forges(state, seat, kind)
    state.assets[seat][CACHE] -= cache
    state.pay(seat, cost)
    state.delta = 0
    state.add(area, seat, kind)
    state.emit("unit-bought", seat=seat, kind=unit.id, area=state.board.names[area], materiel=cost)
