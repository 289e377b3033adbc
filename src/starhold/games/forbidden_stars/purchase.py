"""Buying units: level, price, forge and cache tokens (chapters 11 and 12)."""

from starhold.games.forbidden_stars.catalog import CACHE, FORGE, REINFORCEMENT, Filter
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.windows import may_hold, scheme_options
from starhold.kernel.decision import Option

PURCHASE = "purchase.unit"
HOPED = (4, 2)
"""Version and reading of the rules since which what sells a unit is offered if only a scheme could pay for it."""


def forges(state: Stars, seat: int, kind: int) -> int:
    """How many forge tokens a unit costs now; -1 if its level is out of reach (F-AST-4 to F-AST-6, F-DEP-8)."""
    unit = state.faction(seat).units[kind]
    missing = max(0, unit.level - state.command(seat))
    return unit.forge + missing if missing <= 1 else -1


def price(state: Stars, seat: int, kind: int, discount: int, cache: int) -> int:
    """Materiel for a unit after all discounts, at least 0 (F-DEP-9, F-AST-7)."""
    return max(0, state.faction(seat).units[kind].cost - discount + state.delta - 2 * cache)


def unit_offers(
    state: Stars, seat: int, areas: list[int], wanted: Filter | None = None, top: int = 3, discount: int = 0
) -> list[Option]:
    """``("buy", type, area, cache)`` for every unit that the seat can pay and place."""
    found: list[Option] = []
    tokens = state.assets[seat * 3 : seat * 3 + 3]
    for kind, unit in enumerate(state.faction(seat).units):
        needed = forges(state, seat, kind)
        if not 0 <= needed <= tokens[FORGE] or unit.level > top or state.in_supply(seat, kind) <= 0:
            continue
        if wanted is not None and wanted.kind >= 0 and unit.kind != wanted.kind:
            continue
        full = price(state, seat, kind, discount, 0)
        ways = [0] if full <= state.materiel[seat] else []
        if full > 0 and tokens[CACHE] and price(state, seat, kind, discount, 1) <= state.materiel[seat]:
            ways.append(1)
        for area in areas:
            if state.board.world[area] != unit.kind:
                found += [("buy", kind, area, cache) for cache in ways]
    return found


def with_scheme(
    state: Stars, seat: int, areas: list[int], wanted: Filter | None = None, top: int = 3, discount: int = 0
) -> list[Option]:
    """The offers, and a scheme that makes a purchase cheaper where one is then possible."""
    found = unit_offers(state, seat, areas, wanted, top, discount)
    if not state.delta and state.schemes[seat] and _cheaper(state, seat, areas, wanted, top, discount):
        found += scheme_options(state, seat, PURCHASE)
    return found


def worth_asking(
    state: Stars, seat: int, areas: list[int], wanted: Filter | None = None, top: int = 3, discount: int = 0
) -> bool:
    """Whether, as far as everybody knows, the seat may have something to buy."""
    return bool(hoped_offers(state, seat, areas, wanted, top, discount))


def hoped_offers(
    state: Stars, seat: int, areas: list[int], wanted: Filter | None = None, top: int = 3, discount: int = 0
) -> list[Option]:
    """The offers, or those at the lower price of a scheme that the seat, as far as everybody knows, may hold."""
    found = unit_offers(state, seat, areas, wanted, top, discount)
    if found or not may_hold(state, seat, PURCHASE):
        return found
    return _cheaper(state, seat, areas, wanted, top, discount)


def _cheaper(state: Stars, seat: int, areas: list[int], wanted: Filter | None, top: int, discount: int) -> list[Option]:
    """What could be bought at the lower price of a scheme."""
    less = state.assets[seat * 3 + REINFORCEMENT]
    return unit_offers(state, seat, areas, wanted, top, discount + less)


def buy(state: Stars, seat: int, option: Option, discount: int = 0) -> None:
    """Pay and place the unit, unrouted (F-DEP-18)."""
    _, kind, area, cache = option
    unit = state.faction(seat).units[kind]
    cost = price(state, seat, kind, discount, cache)
    state.assets[seat * 3 + FORGE] -= forges(state, seat, kind)
    state.assets[seat * 3 + CACHE] -= cache
    state.pay(seat, cost)
    state.delta = 0
    state.add(area, seat, kind)
    state.emit("unit-bought", seat=seat, kind=unit.id, area=state.board.names[area], materiel=cost)
