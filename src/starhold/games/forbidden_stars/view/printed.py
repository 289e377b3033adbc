"""What is printed: the figures of a faction, and a tile as it lies in the box."""

from functools import lru_cache

from starhold.games.forbidden_stars.components.catalog import ICONS, ORDERS, STORM_ICONS, Catalog, UnitType
from starhold.games.forbidden_stars.components.catalog import Area as PrintedArea
from starhold.games.forbidden_stars.view.shape import Area, Printed, TileFace, UnitFigures


@lru_cache(maxsize=64)
def printed(catalog: Catalog, number: int) -> Printed:
    """The figures of a faction: units, combat cards, order upgrades, events."""
    faction = catalog.factions[number]
    units = faction.units
    return {
        "units": {unit.id: figures(unit) for unit in units},
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


def figures(unit: UnitType) -> UnitFigures:
    """What is printed on a unit's card."""
    return {
        "kind": "ship" if unit.kind else "ground",
        "level": unit.level,
        "cost": unit.cost,
        "forge": unit.forge,
        "dice": unit.dice,
        "health": unit.health,
        "morale": unit.morale,
        "box": unit.box,
    }


def tile(catalog: Catalog, face: int) -> TileFace:
    """A tile face as it lies at rotation 0."""
    return {"tile": catalog.faces[face].id, "areas": [printed_of(area) for area in catalog.faces[face].areas]}


@lru_cache(maxsize=512)
def printed_of(printed: PrintedArea) -> Area:
    """What is printed in an area, nobody's: shared, never change it."""
    found: Area = {"id": printed.id, "capacity": printed.capacity, "controller": -1}
    if printed.world:
        found["world"], found["materiel"], found["mark"] = True, printed.materiel, printed.objective
        found["assets"] = [ICONS[icon] for icon in printed.assets]
    return found
