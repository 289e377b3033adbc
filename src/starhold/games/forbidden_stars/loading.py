"""Reads the data files of the package, and further factions given as plain data; every mistake is named."""

import json
from importlib.resources import files
from typing import Any

from starhold.games.forbidden_stars.catalog import (
    ASSETS,
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
from starhold.games.forbidden_stars.vocabulary import CODES, Compiler, Vocabulary, broken

PACKAGED = ("space_marines", "chaos", "orks", "eldar")
KEYS = {
    "schema", "id", "reinforcement", "start", "units", "dominate", "combat_cards", "order_upgrades", "events",
    "objectives", "home_tile",
}  # fmt: skip
UNIT_KEYS = {"kind", "level", "cost", "forge", "dice", "health", "morale", "box", "start"}
LEVEL_PRICE = {0: 2, 2: 4, 3: 6}


def packaged(name: str) -> Any:
    """A data file of the package, by its name without ending."""
    text = files("starhold.games.forbidden_stars").joinpath("data").joinpath(f"{name}.json").read_text(encoding="utf-8")
    return json.loads(text)


def load(extra: tuple[Any, ...] = (), board: Any = None) -> Catalog:
    """The catalog of the packaged factions and of ``extra`` ones (plain data); `Refused` (``data-broken``)."""
    catalog = Catalog()
    words = Vocabulary(packaged("vocabulary"))
    catalog.flags = list(words.data["flags"])
    _load_map(catalog, board if board is not None else packaged("map"))
    for name in PACKAGED:
        _load_faction(catalog, words, f"{name}.json", packaged(name))
    for data in extra:
        given = str(data.get("id")) if isinstance(data, dict) else "faction"
        _load_faction(catalog, words, f"{given}.json", data)
    return catalog


def _check(file: str, place: str, holds: bool, problem: str, clause: str = "") -> None:
    if not holds:
        raise broken(file, place, problem, clause)


def _load_map(catalog: Catalog, data: Any) -> None:
    file = "map.json"
    _check(file, "document", isinstance(data, dict), "a map is expected")
    _check(file, "schema", data.get("schema") == "forbidden-stars-map/1", "unknown schema")
    for key in ("sizes", "central_cells", "storm_icons", "tiles"):
        _check(file, key, key in data, "is missing")
    catalog.sizes = {int(seats): (size[0], size[1]) for seats, size in data["sizes"].items()}
    catalog.central = {int(seats): [(c[0], c[1]) for c in cells] for seats, cells in data["central_cells"].items()}
    _check(file, "storm_icons", list(data["storm_icons"]) == list(STORM_ICONS), "four icons", "F-STORM-10")
    for name, icon in data["storm_icons"].items():
        for side in "HV":
            _check(file, f"storm_icons.{name}.{side}", len(icon.get(side, ())) == 2, "two arrows", "F-STORM-10")
        catalog.arrows.append([[("HV".index(k), c, r) for k, c, r in icon[side]] for side in "HV"])
    for number, tile in enumerate(data["tiles"]):
        catalog.common.append(_load_tile(catalog, file, f"tiles[{number}]", tile))
    _check(file, "tiles", len(catalog.common) >= 8, "eight common tiles", "F-LIM-2")


def _load_tile(catalog: Catalog, file: str, place: str, tile: Any) -> int:
    _check(file, place, isinstance(tile, dict) and len(tile.get("faces", ())) == 2, "two faces", "F-DEF-3")
    number = len(catalog.faces) // 2
    taken = {face.id for face in catalog.faces} | {area.id for face in catalog.faces for area in face.areas}
    for side, face in enumerate(tile["faces"]):
        here = f"{place}.faces[{side}]"
        _check(file, here, isinstance(face, dict) and len(face.get("areas", ())) == 4, "four areas", "F-DEF-1")
        for index, area in enumerate(face["areas"]):
            _check_area(file, f"{here}.areas[{index}]", area)
            _check(file, f"{here}.areas[{index}].id", area["id"] not in taken, f"{area['id']} is used twice")
            taken.add(area["id"])
        slots = sum(bool(area.get("objective")) for area in face["areas"])
        _check(file, here, slots == 2, "two worlds with the objective mark", "F-DEF-5")
        catalog.faces.append(Face(face, number))
    return number


def _check_area(file: str, place: str, area: Any) -> None:
    _check(file, place, isinstance(area, dict) and isinstance(area.get("id"), str), "an area has an id")
    _check(file, f"{place}.type", area.get("type") in ("world", "void"), "world or void", "F-DEF-2")
    if area["type"] == "world":
        ranges = (("capacity", 1, 5), ("materiel", 0, 3))
        for key, low, high in ranges:
            value = area.get(key)
            _check(file, f"{place}.{key}", type(value) is int and low <= value <= high, "out of range", "F-DEF-4")
        assets = area.get("assets", [])
        ok = isinstance(assets, list) and all(asset in (*ASSETS, "joker") for asset in assets)
        _check(file, f"{place}.assets", ok, "unknown asset", "F-AST-1")
    else:
        _check(file, place, not area.get("objective"), "a void has no objective mark", "F-DEF-5")


def _load_faction(catalog: Catalog, words: Vocabulary, file: str, data: Any) -> None:
    _check(file, "document", isinstance(data, dict), "a faction is expected")
    _check(file, "schema", data.get("schema") == "forbidden-stars-faction/1", "unknown schema")
    for key in KEYS - set(data):
        raise broken(file, key, "is missing")
    for key in set(data) - KEYS:
        raise broken(file, key, "unknown key")
    _check(file, "id", catalog.faction(data["id"]) < 0, "this faction is there already", "F-LIM-1")
    _check_units(file, data)
    faction = Faction(data)
    number = len(catalog.factions)
    faction.home = _load_tile(catalog, file, "home_tile", data["home_tile"])
    units = {unit.id: number * CODES + index for index, unit in enumerate(faction.units)}
    compiler = Compiler(words, catalog, file, units)
    faction.blocks = compiler.blocks(data["dominate"]["id"], data["dominate"]["blocks"])
    _load_cards(faction, compiler, file, data)
    for card in data["order_upgrades"]:
        place = f"order_upgrades.{card.get('id')}"
        _check(file, place, set(card) == {"id", "order", "orbital", "level", "cost", "blocks"}, "wrong keys")
        _check(file, f"{place}.level", card["level"] in range(4), "out of range", "F-DEF-22")
        faction.upgrades.append(Upgrade(card, compiler.blocks(place, card["blocks"])))
    _load_events(faction, compiler, file, data)
    catalog.factions.append(faction)


def _check_units(file: str, data: Any) -> None:
    units = data["units"]
    _check(file, "units", isinstance(units, dict) and 1 <= len(units) <= TYPES, "one to six types of units")
    for name, unit in units.items():
        place = f"units.{name}"
        _check(file, place, isinstance(unit, dict) and set(unit) == UNIT_KEYS, "wrong keys", "F-DEF-17")
        _check(file, f"{place}.kind", unit["kind"] in ("ground", "ship"), "ground or ship", "F-DEF-17")
        numbers = [unit[key] for key in sorted(UNIT_KEYS - {"kind"})]
        _check(file, place, all(type(n) is int and 0 <= n <= 14 for n in numbers), "out of range", "F-DEF-17")
        _check(file, f"{place}.level", unit["level"] <= 3, "out of range", "F-DEF-22")
        _check(file, f"{place}.start", unit["start"] <= unit["box"], "more than the supply", "F-LIM-9")
    for key, kind in (("world", "ground"), ("void", "ship")):
        unit = units.get(data["reinforcement"].get(key))
        ok = unit is not None and unit["kind"] == kind and unit["level"] == 0
        _check(file, f"reinforcement.{key}", ok, f"a {kind} unit of level 0", "F-CBT-19")
    start = data["start"]
    _check(file, "start.structures", set(start["structures"]) <= set(STRUCTURES), "unknown structure")
    _check(file, "start.assets", set(start["assets"]) <= set(ASSETS), "unknown asset", "F-AST-1")


def _load_cards(faction: Faction, compiler: Compiler, file: str, data: Any) -> None:
    names = [unit.id for unit in faction.units]
    for number, card in enumerate(data["combat_cards"]):
        place = f"combat_cards.{card.get('id', number)}"
        known = {"id", "icons", "level", "cost", "general", "unit"}
        _check(file, place, {"id", "icons"} <= set(card) <= known, "wrong keys", "F-CBT-26")
        _check(file, f"{place}.icons", len(card["icons"]) == 3, "three numbers", "F-CBT-26")
        if "level" in card:
            _check(file, f"{place}.cost", LEVEL_PRICE.get(card["level"]) == card.get("cost"), "wrong price", "F-STR-4")
        made = CombatCard(card)
        if "general" in card:
            made.general = compiler.effect(f"{place}.general", card["general"], True)
        if "unit" in card:
            for need in card["unit"]["needs"]:
                _check(file, f"{place}.needs", need in names or need == "bastion", f"unknown unit {need}", "F-CBT-27")
            made.needs = tuple(names.index(need) for need in card["unit"]["needs"] if need != "bastion")
            made.needs_bastion = "bastion" in card["unit"]["needs"]
            made.unit = compiler.effect(f"{place}.unit", card["unit"]["effect"], True)
        faction.cards.append(made)
    faction.starting = [number for number, card in enumerate(faction.cards) if card.level < 0]
    _check(file, "combat_cards", len(faction.starting) == 5, "five starting titles", "F-LIM-4")


def _load_events(faction: Faction, compiler: Compiler, file: str, data: Any) -> None:
    for card in data["events"]:
        place = f"events.{card.get('id')}"
        _check(file, place, set(card) == {"id", "kind", "storm", "blocks"}, "wrong keys", "F-LIM-6")
        _check(file, f"{place}.kind", card["kind"] in ("scheme", "tactic"), "scheme or tactic", "F-LIM-6")
        _check(file, f"{place}.storm", card["storm"] in STORM_ICONS, "unknown storm icon", "F-STORM-10")
        blocks = compiler.blocks(place, card["blocks"])
        fits = all((block.when == "tactic.resolve") == (card["kind"] == "tactic") for block in blocks)
        _check(file, place, fits, "the timing does not fit the kind", "F-EVT-8")
        faction.events.append(EventCard(card, blocks))
    kinds = [event.scheme for event in faction.events]
    _check(file, "events", kinds.count(True) == 4 == kinds.count(False), "four schemes, four tactics", "F-LIM-6")
