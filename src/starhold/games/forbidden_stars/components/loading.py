"""Reads the data files of the package, and further factions given as plain data; every mistake is named."""

import json
from importlib.resources import files

from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    ICONS,
    ORDERS,
    STORM_ICONS,
    STRUCTURES,
    TYPES,
    Area,
    Catalog,
    CombatCard,
    EventCard,
    Face,
    Faction,
    UnitType,
    Upgrade,
)
from starhold.games.forbidden_stars.components.compiler import CODES, Compiler
from starhold.games.forbidden_stars.components.shapes import Part
from starhold.kernel.game import Plain

PACKAGED = ("space_marines", "chaos", "orks", "eldar")
KEYS = (
    "schema", "id", "reinforcement", "start", "units", "dominate", "combat_cards", "order_upgrades", "events",
    "objectives", "home_tile",
)  # fmt: skip
UNIT_NUMBERS = {"level": 3, "cost": 14, "forge": 3, "dice": 8, "health": 14, "morale": 14, "box": 14, "start": 14}
LEVEL_PRICE = {0: 2, 2: 4, 3: 6}
SEATS = ("2", "3", "4")


def packaged(name: str) -> Plain:
    """A data file of the package, by its name without ending."""
    text = files("starhold.games.forbidden_stars").joinpath("data").joinpath(f"{name}.json").read_text(encoding="utf-8")
    data: Plain = json.loads(text)
    return data


def load(extra: tuple[object, ...] = (), board: object = None) -> Catalog:
    """The catalog of the packaged factions and of ``extra`` ones (plain data); `Refused` (``data-broken``)."""
    catalog = Catalog()
    words = packaged("vocabulary")
    catalog.flags = list(words["flags"])
    _load_map(catalog, Part(board if board is not None else packaged("map"), "", "map.json"))
    for name in PACKAGED:
        _load_faction(catalog, words, Part(packaged(name), "", f"{name}.json"))
    for data in extra:
        given = data.get("id") if isinstance(data, dict) else None
        _load_faction(catalog, words, Part(data, "", f"{given if isinstance(given, str) else 'faction'}.json"))
    return catalog


# -- the map ---------------------------------------------------------------------------------------
def _load_map(catalog: Catalog, data: Part) -> None:
    data.map("schema", "sizes", "central_cells", "storm_icons", "tiles")
    data["schema"].need(data["schema"].value == "forbidden-stars-map/1", "unknown schema")
    sizes, central = data["sizes"].under("F-SETUP-11"), data["central_cells"].under("F-SETUP-11")
    for node in (sizes, central):
        node.map(*SEATS)
    for seats in SEATS:
        columns, rows = _pair(sizes[seats])
        catalog.sizes[int(seats)] = (columns, rows)
        cells = [_pair(cell) for cell in central[seats].each()]
        inside = bool(cells) and all(column < columns and row < rows for column, row in cells)
        central[seats].need(inside, "cells of the rectangle are expected", "F-SETUP-13")
        catalog.central[int(seats)] = cells
    icons = data["storm_icons"].under("F-STORM-10")
    icons.map(*STORM_ICONS)
    for name in STORM_ICONS:
        icons[name].map(*"HV")
        catalog.arrows.append([_arrows(icons[name][side]) for side in "HV"])
    for tile in data["tiles"].each():
        catalog.common.append(_load_tile(catalog, tile))
    data["tiles"].need(len(catalog.common) >= 8, "eight common tiles", "F-LIM-2")


def _pair(part: Part) -> tuple[int, int]:
    part.size(2, 2, "two numbers are expected")
    first, second = (one.number(0, 9) for one in part.each())
    return first, second


def _arrows(part: Part) -> list[tuple[int, int, int]]:
    part.size(2, 2, "two arrows")
    return [_arrow(arrow) for arrow in part.each()]


def _arrow(part: Part) -> tuple[int, int, int]:
    part.size(3, 3, "side, right, down")
    side, right, down = part.each()
    return "HV".index(side.one_of("HV", "H or V")), right.number(-1, 1), down.number(-1, 1)


def _load_tile(catalog: Catalog, tile: Part) -> int:
    """Two more faces; the number of their tile."""
    tile = tile.under("F-DEF-3")
    tile.map("id", "faces")
    tile["id"].name()
    tile["faces"].size(2, 2, "two faces")
    number = len(catalog.faces) // 2
    taken = {face.id for face in catalog.faces} | {area.id for face in catalog.faces for area in face.areas}
    for face in tile["faces"].under("F-DEF-1").each():
        face.map("id", "areas")
        face["areas"].size(4, 4, "four areas")
        areas = tuple([_area(part) for part in face["areas"].each()])
        for part in (face, *face["areas"].each()):
            name = part["id"].name()
            part["id"].need(name not in taken, f"{name} is used twice")
            taken.add(name)
        face.need(sum(area.objective for area in areas) == 2, "two worlds with the objective mark", "F-DEF-5")
        catalog.faces.append(Face(face["id"].name(), number, areas))
    return number


def _area(area: Part) -> Area:
    area = area.under("F-DEF-2")
    area.map("id", "type", "capacity", "materiel", "assets", "objective")
    name = area["id"].name()
    if area["type"].one_of(("world", "void"), "world or void") == "void":
        area.under("F-DEF-5").map("id", "type")
        return Area(name)
    area = area.under("F-DEF-4")
    assets = area["assets"].under("F-AST-1").each()
    return Area(
        name,
        True,
        area["capacity"].number(1, 5),
        area["materiel"].number(0, 3),
        tuple([ICONS.index(asset.one_of(ICONS, "unknown asset")) for asset in assets]),
        area["objective"].under("F-DEF-5").flag(),
    )


# -- factions --------------------------------------------------------------------------------------
def _load_faction(catalog: Catalog, words: Plain, data: Part) -> None:
    data.need(isinstance(data.value, dict), "a faction is expected")
    if data.has("schema"):
        data["schema"].need(data["schema"].value == "forbidden-stars-faction/1", "unknown schema")
    data.map(*KEYS)
    data["id"].need(catalog.faction(data["id"].name()) < 0, "this faction is there already", "F-LIM-1")
    units = _units(data["units"].under("F-DEF-17"))
    faction = Faction(data["id"].name(), units, _reinforcement(units, data["reinforcement"].under("F-CBT-19")))
    _load_start(faction, data["start"])
    data["objectives"].several(0)
    faction.objectives = tuple([one.name() for one in data["objectives"].each()])
    data["objectives"].unique(list(faction.objectives))
    dominate = data["dominate"].under("F-DOM-5")
    dominate.map("id", "blocks")
    faction.dominate = dominate["id"].name()
    codes = {unit.id: len(catalog.factions) * CODES + index for index, unit in enumerate(units)}
    faction.home = _load_tile(catalog, data["home_tile"])
    compiler = Compiler(words, catalog, codes)
    faction.blocks = compiler.blocks(dominate["blocks"])
    _load_cards(faction, compiler, data["combat_cards"].under("F-CBT-26"))
    _load_upgrades(faction, compiler, data["order_upgrades"].under("F-LIM-6"))
    _load_events(faction, compiler, data["events"].under("F-LIM-6"))
    cards = [card.id for kind in (faction.cards, faction.upgrades, faction.events) for card in kind]
    data.at("cards", None).unique([faction.dominate, *cards])
    catalog.factions.append(faction)


def _units(units: Part) -> tuple[UnitType, ...]:
    units.map()
    units.size(1, TYPES, "one to six types of units")
    found = []
    for name in units.map():
        unit = units[name]
        unit.at(unit.path, name).name()
        unit.map("kind", *UNIT_NUMBERS)
        ship = unit["kind"].one_of(("ground", "ship"), "ground or ship") == "ship"
        numbers = {key: unit[key].under(_clause(key)).number(0, high) for key, high in UNIT_NUMBERS.items()}
        unit["health"].number(1, 14)
        unit["start"].need(numbers["start"] <= numbers["box"], "more than the supply", "F-LIM-9")
        found.append(UnitType(name, int(ship), **numbers))
    return tuple(found)


def _clause(key: str) -> str:
    return "F-DEF-22" if key == "level" else "F-DEF-17"


def _reinforcement(units: tuple[UnitType, ...], data: Part) -> tuple[int, ...]:
    """The types that a reinforcement token counts as on a world and in a void."""
    data.map("world", "void")
    found = []
    for key, kind in (("world", "ground"), ("void", "ship")):
        fits = [unit.id for unit in units if unit.kind == ("ground", "ship").index(kind) and unit.level == 0]
        name = data[key].one_of(fits, f"a {kind} unit of level 0")
        found.append([unit.id for unit in units].index(name))
    return tuple(found)


def _load_start(faction: Faction, data: Part) -> None:
    start = data.under("F-SETUP-5")
    start.map("structures", "assets", "materiel")
    structures, assets = start["structures"], start["assets"].under("F-AST-1")
    structures.map(*STRUCTURES)
    assets.map(*ASSETS)
    faction.structures = tuple([structures.under("F-LIM-10").get(key, 0).number(0, 9) for key in STRUCTURES])
    faction.assets = tuple([assets.under("F-LIM-15").get(key, 0).number(0, 3) for key in ASSETS])
    start["materiel"].under("F-LIM-14").number(0, 14)


def _load_cards(faction: Faction, compiler: Compiler, cards: Part) -> None:
    for card in cards.each():
        card.map("id", "icons", "level", "cost", "general", "unit")
        name = card["id"].name()
        card["icons"].size(3, 3, "three numbers")
        icons = tuple([icon.number(0, 9) for icon in card["icons"].each()])
        card.need(card.has("level") == card.has("cost"), "level and cost belong together", "F-STR-4")
        level = card["level"].under("F-STR-4").number(0, 3) if card.has("level") else -1
        cost = card.get("cost", 0)
        cost.need(LEVEL_PRICE.get(level, 0) == cost.value, "wrong price", "F-STR-4")
        general = compiler.effect(card["general"], True) if card.has("general") else -1
        needs, unit = _unit_ability(faction, compiler, card["unit"]) if card.has("unit") else ([], -1)
        types = [kind.id for kind in faction.units]
        kinds = tuple([types.index(need) for need in needs if need != "bastion"])
        faction.cards.append(CombatCard(name, icons, level, cost.value, general, unit, kinds, "bastion" in needs))
    faction.starting = [number for number, card in enumerate(faction.cards) if card.level < 0]
    cards.need(len(faction.starting) == 5, "five starting titles", "F-LIM-4")


def _unit_ability(faction: Faction, compiler: Compiler, data: Part) -> tuple[list[str], int]:
    """Whom an ability needs, and its effect."""
    data = data.under("F-CBT-27")
    data.map("needs", "effect")
    data["needs"].size(1, TYPES + 1, "names of units")
    names = [*(unit.id for unit in faction.units), "bastion"]
    needs = [one.one_of(names, f"unknown unit {one.value}") for one in data["needs"].each()]
    return needs, compiler.effect(data["effect"], True)


def _load_upgrades(faction: Faction, compiler: Compiler, cards: Part) -> None:
    for card in cards.each():
        card.map("id", "order", "orbital", "level", "cost", "blocks")
        faction.upgrades.append(
            Upgrade(
                card["id"].name(),
                ORDERS.index(card["order"].under("F-STR-9").one_of(ORDERS, "unknown order")),
                card["orbital"].under("F-STR-18").flag(),
                card["level"].under("F-DEF-22").number(0, 3),
                card["cost"].under("F-STR-4").number(0, 14),
                compiler.blocks(card["blocks"]),
            )
        )


def _load_events(faction: Faction, compiler: Compiler, cards: Part) -> None:
    for card in cards.each():
        card.map("id", "kind", "storm", "blocks")
        name = card["id"].name()
        kind = card["kind"].one_of(("scheme", "tactic"), "scheme or tactic")
        icon = STORM_ICONS.index(card["storm"].under("F-STORM-10").one_of(STORM_ICONS, "unknown storm icon"))
        blocks = compiler.blocks(card["blocks"])
        fits = all((block.when == "tactic.resolve") == (kind == "tactic") for block in blocks)
        card.need(fits, "the timing does not fit the kind", "F-EVT-8")
        faction.events.append(EventCard(name, kind == "scheme", icon, blocks, blocks[0].when))
    schemes = [event.scheme for event in faction.events]
    cards.need(schemes.count(True) == 4 == schemes.count(False), "four schemes, four tactics")
