"""What a table shows beside the situation: printed figures, the phase, prices, limits, totals of a fight.

All of it follows from what the viewer may know; programs can do without it (docs/protocol.md).
"""

from functools import lru_cache
from typing import Any

from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    FACES,
    ICONS,
    ORDERS,
    PRICES,
    STORM_ICONS,
    STRUCTURES,
    TOKEN,
    Catalog,
    CombatCard,
)
from starhold.games.forbidden_stars.model import COMBAT, MAX_MATERIEL, MAX_STRUCTURES, Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.combat import combat_dice, enabled, morale
from starhold.games.forbidden_stars.rules.combat_outcome import last_combat
from starhold.games.forbidden_stars.rules.damage import Assign, damage_to, health, icons, left_over
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.deploy import Deploy, deploy_limit
from starhold.games.forbidden_stars.rules.effects.units import is_contested
from starhold.games.forbidden_stars.rules.purchase import forges, price
from starhold.games.forbidden_stars.rules.schemes import WINDOWS

Plain = dict[str, Any]
PHASES = {"Setup": "setup", "Planning": "planning", "Operations": "operations", "Refresh": "refresh"}


def show(state: Stars, viewer: int | None) -> Plain:
    """Everything the client draws that is not part of the situation."""
    now = phase(state)
    found: Plain = {
        "printed": {
            state.faction(seat).id: printed(state.catalog, state.factions[seat])
            for seat in state.seats
            if state.factions[seat] >= 0
        },
        "prices": dict(zip(STRUCTURES, PRICES, strict=True)),
        "windows": list(WINDOWS),
        "limits": {"materiel": MAX_MATERIEL, "structures": MAX_STRUCTURES, "rounds": 8},
        "seats": [standing(state, seat) for seat in state.seats],
    }
    if state.system >= 0 and state.order >= 0 and now == "operations":
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
        if state.fight == COMBAT and viewer in (state.attacker, state.defender):
            cards = state.faction(viewer).cards
            hand = sorted(set(state.hand[viewer]))
            found["fight"]["hand"] = {cards[card].id: enabled(state, viewer, cards[card]) for card in hand}
        hits = to_assign(state, viewer)
        if hits is not None:
            found["fight"]["assign"] = hits
    if viewer is not None and state.factions[viewer] >= 0:
        found["shop"] = shop(state, viewer)
        if now == "setup" and state.tiles[viewer]:
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


@lru_cache(maxsize=64)
def printed(catalog: Catalog, number: int) -> Plain:
    """The figures of a faction: units, combat cards, order upgrades, events."""
    faction = catalog.factions[number]
    units = faction.units
    return {
        "units": {
            unit.id: {
                "kind": "ship" if unit.kind else "ground",
                **{name: getattr(unit, name) for name in ("level", "cost", "forge", "dice", "health", "morale", "box")},
            }
            for unit in units
        },
        "cards": {
            card.id: {
                "icons": list(card.icons),
                "level": card.level,
                "cost": card.cost,
                "needs": [units[kind].id for kind in card.needs] + ["bastion"] * card.needs_bastion,
            }
            for card in faction.cards
        },
        "upgrades": {
            card.id: {"order": ORDERS[card.order], "level": card.level, "cost": card.cost} for card in faction.upgrades
        },
        "events": {
            card.id: {"scheme": card.scheme, "storm": STORM_ICONS[card.icon], "when": card.when}
            for card in faction.events
        },
        "dominate": faction.dominate,
    }


@lru_cache(maxsize=64)
def tile(catalog: Catalog, face: int) -> Plain:
    """A tile face as it lies at rotation 0."""
    printed_face = catalog.faces[face]
    return {
        "tile": printed_face.id,
        "areas": [
            {
                "id": area.id,
                "capacity": area.capacity,
                "controller": -1,
                **(
                    {
                        "world": True,
                        "materiel": area.materiel,
                        "assets": [ICONS[icon] for icon in area.assets],
                        "mark": area.objective,
                    }
                    if area.world
                    else {}
                ),
            }
            for area in printed_face.areas
        ],
    }


def standing(state: Stars, seat: int) -> Plain:
    """Worlds, income and pieces of a seat as they are now."""
    friendly = state.friendly(seat)
    worlds = [area for area in friendly if state.board.world[area]]
    return {
        "worlds": len(worlds),
        "income": sum(state.board.printed[area].materiel for area in worlds),
        "structures": state.structures(seat),
    }


def shop(state: Stars, seat: int) -> Plain:
    """Price, forge tokens (-1: out of reach) and supply of every unit type, and the units still allowed in a Deploy."""
    units = state.faction(seat).units
    found: Plain = {
        "units": [
            {
                "unit": unit.id,
                "price": price(state, seat, kind, 0, 0),
                "forges": forges(state, seat, kind),
                "supply": state.in_supply(seat, kind),
            }
            for kind, unit in enumerate(units)
        ]
    }
    frame = next((frame for frame in reversed(state.stack) if isinstance(frame, Deploy)), None)
    if frame is not None and frame.seat == seat:
        limit = deploy_limit(state, seat)
        found["limit"] = {"bought": frame.bought, "limit": limit}
    return found


def fight(state: Stars) -> Plain:
    """The combat or strike under way; totals are what would count if nothing more happened."""
    strike = state.fight != COMBAT
    found: Plain = {
        "kind": "strike" if strike else "combat",
        "round": state.bout,
        "sides": [_side(state, seat, strike) for seat in (state.attacker, state.defender) if seat >= 0],
    }
    if state.here >= 0:
        found["area"] = state.board.names[state.here]
    if state.origins:
        found["origins"] = [state.board.names[area] for area in state.origins]
    if not strike and state.attacker >= 0:
        attack, defence = (side["morale"] for side in found["sides"])
        found["ahead"] = state.attacker if attack > defence else state.defender
    return found


def to_assign(state: Stars, viewer: int | None) -> Plain | None:
    """The damage that a viewer has to give, the hits that are forced, and what a target takes; None while not asked."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Assign) or viewer not in frame.waiting:
        return None
    hits = state.answers[viewer]
    names = {TOKEN: "reinforcement", WALL: "bastion"}
    names |= {kind: unit.id for kind, unit in enumerate(state.faction(viewer).units)}
    return {
        "left": left_over(state, viewer, frame.damage[viewer], hits),
        "hits": [{"unit": names[hits[i]], "routed": bool(hits[i + 1])} for i in range(0, len(hits), 2)],
        "takes": {names[kind]: full for kind, full in enumerate(health(state, viewer)) if kind in names},
    }


def enablers(state: Stars, seat: int, card: CombatCard) -> list[str]:
    """What of a side makes the unit ability of a card work now (F-CBT-27); empty when it is blocked."""
    units, standing = state.faction(seat).units, state.standing(state.here, seat)
    token = state.faction(seat).reinforcement[0 if state.board.world[state.here] else 1]
    found = [units[kind].id for kind in card.needs if standing[kind]]
    if standing[TOKEN] and token in card.needs:
        found.append("reinforcement")
    return found + ["bastion"] * (card.needs_bastion and state.has_bastion(state.here, seat))


def _side(state: Stars, seat: int, strike: bool) -> Plain:
    total = icons(state)
    found: Plain = {
        "seat": seat,
        "dice": dict(zip(FACES, state.dice[seat * 3 : seat * 3 + 3], strict=True)),
        "bolters": total[2 * seat],
        "shields": total[2 * seat + 1],
        "damage": damage_to(state, seat, total),
        "tokens": {
            "offence": state.tokens[seat * 2] + state.bonus[seat * 2],
            "defence": state.tokens[seat * 2 + 1] + state.bonus[seat * 2 + 1],
        },
    }
    if not strike:
        found |= {"morale": morale(state, seat), "units_dice": combat_dice(state, seat), "plays": _plays(state, seat)}
        found["reinforcement"] = state.assets[seat * 3 + ASSETS.index("reinforcement")]
    return found


def _plays(state: Stars, seat: int) -> list[Plain]:
    """Face-up cards with their round, and whether an own unit enables the lower ability now."""
    found = []
    for owner, number, bout, play, active in state.plays:
        if owner == seat:
            card = state.faction(seat).cards[number]
            found.append({"card": card.id, "round": bout, "play": play, "counts": bool(active)})
            if card.unit >= 0:
                found[-1] |= {"enabled": enabled(state, seat, card), "by": enablers(state, seat, card)}
    return found
