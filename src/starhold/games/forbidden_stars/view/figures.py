"""What a table shows beside the situation: printed figures, the phase, prices, limits, totals of a fight.

All of it follows from what the viewer may know; programs can do without it (docs/protocol.md).
"""

from functools import lru_cache

from starhold.games.forbidden_stars.components.catalog import ORDERS, PRICES, STRUCTURES, Faction
from starhold.games.forbidden_stars.model import MAX_MATERIEL, MAX_STRUCTURES, Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.deploy import Deploy, deploy_limit
from starhold.games.forbidden_stars.rules.effects.units import is_contested
from starhold.games.forbidden_stars.rules.purchase import forges_at, price
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.view.aftermath import last_combat
from starhold.games.forbidden_stars.view.fights import fight, own_fight
from starhold.games.forbidden_stars.view.printed import printed, tile
from starhold.games.forbidden_stars.view.shape import Limits, Shop, ShopUnit, Show, Standing

PRICE_OF = dict(zip(STRUCTURES, PRICES, strict=True))
LIMITS: Limits = {"materiel": MAX_MATERIEL, "structures": MAX_STRUCTURES, "rounds": 8}
PHASES = {"Setup": "setup", "Planning": "planning", "Operations": "operations", "Refresh": "refresh"}


def show(state: Stars) -> Show:
    """What is drawn for everybody that is not part of the situation."""
    found: Show = {
        "printed": {
            state.faction(seat).id: printed(state.catalog, state.factions[seat])
            for seat in state.seats
            if state.factions[seat] >= 0
        },
        "prices": PRICE_OF,
        "windows": list(WINDOWS),
        "limits": LIMITS,
        "seats": [standing(state, seat) for seat in state.seats],
    }
    if state.system >= 0 and state.order >= 0 and phase(state) == "operations":
        system = state.catalog.faces[state.board.faces[state.system]].id
        found["order"] = {"order": ORDERS[state.order], "system": system, "seat": state.active}
    contested = next((frame.contested for frame in state.stack if isinstance(frame, Advance)), -1)
    if contested >= 0 and not state.fight and is_contested(state, contested):
        found["contested"] = state.board.names[contested]
    ended = last_combat(state)
    if ended is not None:
        found["last_combat"] = ended
    if state.fight:
        found["fight"] = fight(state)
    return found


def own_show(state: Stars, viewer: int, common: Show) -> Show:
    """The same for a seat: what it can buy, lay, fight with and lose."""
    found = common.copy()
    if state.fight:
        found["fight"] = own_fight(state, viewer, found["fight"])
    if state.factions[viewer] >= 0:
        found["shop"] = shop(state, viewer)
        if state.tiles[viewer] and phase(state) == "setup":
            found["tiles"] = [
                tile(state.catalog, 2 * number + side) for number in state.tiles[viewer] for side in (0, 1)
            ]
    return found


def phase(state: Stars) -> str:
    """``setup``, ``planning``, ``operations``, ``refresh`` or ``over``."""
    if state.decision is not None and state.decision.over:
        return "over"
    names = (PHASES.get(type(frame).__name__, "") for frame in state.stack)
    return next((name for name in names if name), "planning" if state.round else "setup")


def standing(state: Stars, seat: int) -> Standing:
    """Worlds, income and pieces of a seat as they are now."""
    friendly = state.friendly(seat)
    worlds = [area for area in friendly if state.board.world[area]]
    return {
        "worlds": len(worlds),
        "income": sum(state.board.printed[area].materiel for area in worlds),
        "structures": state.structures(seat),
    }


def shop(state: Stars, seat: int) -> Shop:
    """Price, forge tokens (-1: out of reach) and supply of every unit type, and the units still allowed in a Deploy."""
    faction = state.faction(seat)
    kinds = range(len(faction.units))
    prices = tuple([price(state, seat, kind, 0, 0) for kind in kinds])
    supplies = tuple([state.in_supply(seat, kind) for kind in kinds])
    found: Shop = {"units": _goods(faction, state.command(seat), prices, supplies)}
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Deploy)), None)
    if frame is not None and frame.seat == seat:
        limit = deploy_limit(state, seat)
        found["limit"] = {"bought": frame.bought, "limit": limit}
    return found


@lru_cache(maxsize=1 << 10)
def _goods(faction: Faction, level: int, prices: tuple[int, ...], supplies: tuple[int, ...]) -> list[ShopUnit]:
    """What a seat of a command level can buy, by type: shared, never change it."""
    return [
        {"unit": unit.id, "price": price, "forges": forges_at(unit, level), "supply": supply}
        for unit, price, supply in zip(faction.units, prices, supplies, strict=True)
    ]
