"""Reads the data files of the package, and further factions given as plain data; every mistake is named."""

import json
from importlib.resources import files
from typing import Any

from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    ORDERS,
    STORM_ICONS,
    STRUCTURES,
    TYPES,
    Catalog,
    CombatCard,
    EventCard,
    Face,
    Faction,
    Upgrade,
)
from starhold.games.forbidden_stars.components.compiler import CODES, Compiler, Vocabulary
from starhold.games.forbidden_stars.components.shapes import Part

PACKAGED = ("space_marines", "chaos", "orks", "eldar")
KEYS = (
    "schema", "id", "reinforcement", "start", "units", "dominate", "combat_cards", "order_upgrades", "events",
    "objectives", "home_tile",
)  # fmt: skip
UNIT_NUMBERS = {"level": 3, "cost": 14, "forge": 3, "dice": 8, "health": 14, "morale": 14, "box": 14, "start": 14}
LEVEL_PRICE = {0: 2, 2: 4, 3: 6}
SEATS = ("2", "3", "4")


def packaged(name: str) -> Any:
    """A data file of the package, by its name without ending."""
    text = files("starhold.games.forbidden_stars").joinpath("data").joinpath(f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text)


def load(extra: tuple[Any, ...] = (), board: Any = None) -> Catalog:
    """The catalog of the packaged factions and of ``extra`` ones (plain data); `Refused` (``data-broken``)."""
    catalog = Catalog()
    words = Vocabulary(packaged("vocabulary"))
    catalog.flags = list(words.data["flags"])
    _load_map(catalog, Part("map.json", "", board if board is not None else packaged("map")))
    for name in PACKAGED:
        _load_faction(catalog, words, Part(f"{name}.json", "", packaged(name)))
    for data in extra:
        given = data.get("id") if isinstance(data, dict) else None
        _load_faction(catalog, words, Part(f"{given if isinstance(given, str) else 'faction'}.json", "", data))
    return catalog


# -- the map ---------------------------------------------------------------------------------------
def _load_map(catalog: Catalog, data: Part) -> None:
    data.keys(("schema", "sizes", "central_cells", "storm_icons", "tiles"))
    data["schema"].check(data["schema"].data == "forbidden-stars-map/1", "unknown schema")
    for key in ("sizes", "central_cells"):
        data[key].keys(SEATS, (), "F-SETUP-11")
    for seats in SEATS:
        columns, rows = _pair(data["sizes"][seats])
        catalog.sizes[int(seats)] = (columns, rows)
        cells = [_pair(cell) for cell in data["central_cells"][seats].items()]
        inside = bool(cells) and all(column < columns and row < rows for column, row in cells)
        data["central_cells"][seats].check(inside, "cells of the rectangle are expected", "F-SETUP-13")
        catalog.central[int(seats)] = cells
    icons = data["storm_icons"]
    icons.keys(STORM_ICONS, (), "F-STORM-10")
    for name in STORM_ICONS:
        icons[name].keys("HV", (), "F-STORM-10")
        catalog.arrows.append([[_arrow(arrow) for arrow in _two(icons[name][side]).items()] for side in "HV"])
    for tile in data["tiles"].items():
        catalog.common.append(_load_tile(catalog, tile))
    data["tiles"].check(len(catalog.common) >= 8, "eight common tiles", "F-LIM-2")


def _pair(part: Part) -> tuple[int, int]:
    part.size(2, 2, "two numbers are expected", "F-SETUP-11")
    first, second = (one.number(0, 9, "F-SETUP-11") for one in part.items())
    return first, second


def _two(part: Part) -> Part:
    part.size(2, 2, "two arrows", "F-STORM-10")
    return part


def _arrow(part: Part) -> tuple[int, int, int]:
    part.size(3, 3, "side, right, down", "F-STORM-10")
    side, right, down = part.items()
    number = "HV".index(side.one_of("HV", "H or V", "F-STORM-10"))
    return number, right.number(-1, 1, "F-STORM-10"), down.number(-1, 1, "F-STORM-10")


def _load_tile(catalog: Catalog, tile: Part) -> int:
    tile.keys(("id", "faces"), (), "F-DEF-3")
    tile["id"].name()
    tile["faces"].size(2, 2, "two faces", "F-DEF-3")
    number = len(catalog.faces) // 2
    taken = {face.id for face in catalog.faces} | {area.id for face in catalog.faces for area in face.areas}
    for face in tile["faces"].items():
        face.keys(("id", "areas"), (), "F-DEF-1")
        face["areas"].size(4, 4, "four areas", "F-DEF-1")
        slots = 0
        for part in (face, *face["areas"].items()):
            slots += _area(part) if part is not face else 0
            name = part["id"].name()
            part["id"].check(name not in taken, f"{name} is used twice")
            taken.add(name)
        face.check(slots == 2, "two worlds with the objective mark", "F-DEF-5")
        catalog.faces.append(Face(face.data, number))
    return number


def _area(area: Part) -> bool:
    """Check an area; whether it has the objective mark."""
    area.keys(("id", "type"), ("capacity", "materiel", "assets", "objective"), "F-DEF-2")
    if area["type"].one_of(("world", "void"), "world or void", "F-DEF-2") == "void":
        area.keys(("id", "type"), (), "F-DEF-5")
        return False
    area.keys(("id", "type", "capacity", "materiel", "assets", "objective"), (), "F-DEF-4")
    area["capacity"].number(1, 5, "F-DEF-4")
    area["materiel"].number(0, 3, "F-DEF-4")
    for asset in area["assets"].items():
        asset.one_of((*ASSETS, "joker"), "unknown asset", "F-AST-1")
    return area["objective"].flag("F-DEF-5")


# -- factions --------------------------------------------------------------------------------------
def _load_faction(catalog: Catalog, words: Vocabulary, data: Part) -> None:
    data.check(isinstance(data.data, dict), "a faction is expected")
    if data.has("schema"):
        data["schema"].check(data["schema"].data == "forbidden-stars-faction/1", "unknown schema")
    data.keys(KEYS)
    data["id"].check(catalog.faction(data["id"].name()) < 0, "this faction is there already", "F-LIM-1")
    _check_units(data)
    _check_start(data)
    data["objectives"].check(isinstance(data["objectives"].data, list), "a list is expected")
    data["objectives"].unique([one.name() for one in data["objectives"].items()])
    data["dominate"].keys(("id", "blocks"), (), "F-DOM-5")
    faction = Faction(data.data)
    number = len(catalog.factions)
    faction.home = _load_tile(catalog, data["home_tile"])
    units = {unit.id: number * CODES + index for index, unit in enumerate(faction.units)}
    compiler = Compiler(words, catalog, data.file, units)
    faction.blocks = compiler.blocks(data["dominate"]["id"].name(), data["dominate"]["blocks"].data)
    _load_cards(faction, compiler, data["combat_cards"])
    _load_upgrades(faction, compiler, data["order_upgrades"])
    _load_events(faction, compiler, data["events"])
    cards = [card.id for kind in (faction.cards, faction.upgrades, faction.events) for card in kind]
    data.part("cards", None).unique([faction.dominate, *cards])
    catalog.factions.append(faction)


def _check_units(data: Part) -> None:
    units = data["units"]
    units.check(isinstance(units.data, dict), "a map is expected")
    units.size(1, TYPES, "one to six types of units", "F-DEF-17")
    for name in units.data:
        unit = units[name]
        Part(data.file, unit.place, name).name("F-DEF-17")
        unit.keys(("kind", *UNIT_NUMBERS), (), "F-DEF-17")
        unit["kind"].one_of(("ground", "ship"), "ground or ship", "F-DEF-17")
        for key, high in UNIT_NUMBERS.items():
            unit[key].number(0, high, "F-DEF-22" if key == "level" else "F-DEF-17")
        unit["health"].number(1, 14, "F-DEF-17")
        unit["start"].check(unit.data["start"] <= unit.data["box"], "more than the supply", "F-LIM-9")
    data["reinforcement"].keys(("world", "void"), (), "F-CBT-19")
    for key, kind in (("world", "ground"), ("void", "ship")):
        chosen = units.data.get(data["reinforcement"][key].one_of(units.data, f"a {kind} unit of level 0", "F-CBT-19"))
        ok = chosen["kind"] == kind and chosen["level"] == 0
        data["reinforcement"][key].check(ok, f"a {kind} unit of level 0", "F-CBT-19")


def _check_start(data: Part) -> None:
    start = data["start"]
    start.keys(("structures", "assets", "materiel"), (), "F-SETUP-5")
    start["structures"].keys((), STRUCTURES, "F-SETUP-5")
    start["assets"].keys((), ASSETS, "F-AST-1")
    for key in start["structures"].data:
        start["structures"][key].number(0, 9, "F-LIM-10")
    for key in start["assets"].data:
        start["assets"][key].number(0, 3, "F-LIM-15")
    start["materiel"].number(0, 14, "F-LIM-14")


def _load_cards(faction: Faction, compiler: Compiler, cards: Part) -> None:
    names = [unit.id for unit in faction.units]
    for card in cards.items():
        card.keys(("id", "icons"), ("level", "cost", "general", "unit"), "F-CBT-26")
        card["id"].name()
        card["icons"].size(3, 3, "three numbers", "F-CBT-26")
        for icon in card["icons"].items():
            icon.number(0, 9, "F-CBT-26")
        card.check(card.has("level") == card.has("cost"), "level and cost belong together", "F-STR-4")
        if card.has("level"):
            level = card["level"].number(0, 3, "F-STR-4")
            card["cost"].check(LEVEL_PRICE.get(level) == card["cost"].data, "wrong price", "F-STR-4")
        made = CombatCard(card.data)
        if card.has("general"):
            made.general = compiler.effect(card["general"].place, card["general"].data, True)
        if card.has("unit"):
            unit = card["unit"]
            unit.keys(("needs", "effect"), (), "F-CBT-27")
            unit["needs"].size(1, TYPES + 1, "names of units", "F-CBT-27")
            needs = [one.one_of((*names, "bastion"), f"unknown unit {one.data}", "F-CBT-27")
                     for one in unit["needs"].items()]  # fmt: skip
            made.needs = tuple(names.index(need) for need in needs if need != "bastion")
            made.needs_bastion = "bastion" in needs
            made.unit = compiler.effect(card["unit"].place, unit["effect"].data, True)
        faction.cards.append(made)
    faction.starting = [number for number, card in enumerate(faction.cards) if card.level < 0]
    cards.check(len(faction.starting) == 5, "five starting titles", "F-LIM-4")


def _load_upgrades(faction: Faction, compiler: Compiler, cards: Part) -> None:
    for card in cards.items():
        card.keys(("id", "order", "orbital", "level", "cost", "blocks"), (), "F-LIM-6")
        card["id"].name()
        card["order"].one_of(ORDERS, "unknown order", "F-STR-9")
        card["orbital"].flag("F-STR-18")
        card["level"].number(0, 3, "F-DEF-22")
        card["cost"].number(0, 14, "F-STR-4")
        faction.upgrades.append(Upgrade(card.data, compiler.blocks(card.place, card["blocks"].data)))


def _load_events(faction: Faction, compiler: Compiler, cards: Part) -> None:
    for card in cards.items():
        card.keys(("id", "kind", "storm", "blocks"), (), "F-LIM-6")
        card["id"].name()
        kind = card["kind"].one_of(("scheme", "tactic"), "scheme or tactic", "F-LIM-6")
        card["storm"].one_of(STORM_ICONS, "unknown storm icon", "F-STORM-10")
        blocks = compiler.blocks(card.place, card["blocks"].data)
        fits = all((block.when == "tactic.resolve") == (kind == "tactic") for block in blocks)
        card.check(fits, "the timing does not fit the kind", "F-EVT-8")
        faction.events.append(EventCard(card.data, blocks))
    kinds = [event.scheme for event in faction.events]
    cards.check(kinds.count(True) == 4 == kinds.count(False), "four schemes, four tactics", "F-LIM-6")
