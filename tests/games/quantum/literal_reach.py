"""A second, slow implementation of reach: square by square, step by step, straight from the clauses.

It reads a position as a document and shares no code with the engine. `literal_reach` gives every move, attack,
transport and Strike of a seat with its price.
"""

from typing import Any, NamedTuple

Square = tuple[int, int]
STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))
SLANTED = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Price(NamedTuple):
    """Actions, whether the ship's move and its ability are spent, and the steps."""

    actions: int
    move: bool
    ability: bool
    steps: int


def square_of(name: str) -> Square:
    """Column and row from 0."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + "abcdefghijklmnopqrstuvwxyz".index(letter) + 1
    return column - 1, int(name[len(letters) :]) - 1


def name_of(square: Square) -> str:
    """The name of a square on a map of at most 26 columns."""
    return "abcdefghijklmnopqrstuvwxyz"[square[0]] + str(square[1] + 1)


def spaces_of(document: dict[str, Any]) -> set[Square]:
    """Every square for ships: tiles without their planets; the centre of The Void if the table allows it."""
    spaces = set()
    for tile_y, row in enumerate(document["map"]["rows"]):
        for tile_x, word in enumerate(row.split()):
            if word == ".":
                continue
            for x in range(3):
                for y in range(3):
                    centre = x == 1 and y == 1
                    open_ = word == "V" and document["options"]["void_centre_traversable"]
                    if not centre or open_:
                        spaces.add((tile_x * 3 + x, tile_y * 3 + y))
    return spaces


class Scene:
    """What matters of a position for one seat."""

    def __init__(self, document: dict[str, Any], seat: int) -> None:
        self.spaces = spaces_of(document)
        self.own: dict[Square, dict[str, Any]] = {}
        self.enemies: set[Square] = set()
        for number, side in enumerate(document["seats"]):
            for ship in side["ships"]:
                if ship["at"] in ("scrapyard", "hand"):
                    continue
                if number == seat:
                    self.own[square_of(ship["at"])] = ship
                else:
                    self.enemies.add(square_of(ship["at"]))
        cards = [card if isinstance(card, dict) else {"card": card} for card in document["seats"][seat]["commands"]]
        self.cards = {card["card"] for card in cards}
        self.ready = {card["card"] for card in cards if not card.get("spent") and not card.get("waits")}
        self.actions = document["turn"]["actions"]
        self.strict = document["options"]["strike_blocks_normal_move"]

    def empty(self, square: Square) -> bool:
        """Whether a ship may stand there."""
        return square in self.spaces and square not in self.own and square not in self.enemies

    def walks(self, start: Square, steps: int, slanted: bool, free: Square | None = None) -> dict[Square, int]:
        """Fewest steps to each square that a ship can stand on, at most ``steps``; ``free`` counts as empty."""
        found = {start: 0}
        here = [start]
        for step in range(1, steps + 1):
            there = []
            for x, y in here:
                for dx, dy in STRAIGHT + (SLANTED if slanted else ()):
                    square = x + dx, y + dy
                    if square not in found and (self.empty(square) or square == free):
                        found[square] = step
                        there.append(square)
            here = there
        return found


def around(square: Square) -> list[Square]:
    """The eight squares around."""
    return [(square[0] + dx, square[1] + dy) for dx, dy in STRAIGHT + SLANTED]


def beside(one: Square, other: Square) -> bool:
    """Whether two squares are next to each other."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def literal_reach(document: dict[str, Any], seat: int) -> dict[str, Price]:
    """Options by text with their prices."""
    scene = Scene(document, seat)
    found: dict[str, Price] = {}
    for square, ship in scene.own.items():
        moved, used = ship.get("moved", False), ship.get("used", False)
        struck = ship.get("struck", False)
        ability = not used or "cunning" in scene.ready
        tireless = "energetic" in scene.cards
        may_move = tireless or not (moved or (scene.strict and struck))
        may_strike = tireless or not (scene.strict and moved)
        span = ship["number"] + ("agile" in scene.cards)
        if may_move and scene.actions >= 1:
            _moves(scene, square, span, ability, (1, True, True, ""), found)
        if may_move and "curious" in scene.ready:
            _moves(scene, square, span, ability, (0, True, False, " with curious"), found)
        if "tactical" in scene.ready:
            _moves(scene, square, 1, ability, (0, False, may_strike, " with tactical"), found)
        if ship["number"] == 1 and ability and may_strike:
            for enemy in scene.enemies:
                if beside(square, enemy):
                    found[f"strike {name_of(square)} {name_of(enemy)}"] = Price(0, False, True, 1)
    return found


def _moves(
    scene: Scene, start: Square, span: int, ability: bool, way: tuple[int, bool, bool, str], found: dict[str, Price]
) -> None:
    actions, spends_move, attack, ending = way
    number = scene.own[start]["number"]
    straight = scene.walks(start, span, False)
    slanted = scene.walks(start, span, True) if number == 5 and ability else {}
    name = name_of(start)
    for end in {**straight, **slanted}:
        if end == start:
            continue
        plain = end in straight
        steps = straight[end] if plain else slanted[end]
        found[f"move {name} {name_of(end)}{ending}"] = Price(actions, spends_move, not plain, steps)
    if attack:
        for enemy in scene.enemies:
            for launch in around(enemy):
                price = _attack(straight, slanted, launch, enemy, span)
                if price:
                    slant, steps = price
                    text = f"attack {name} {name_of(enemy)} from {name_of(launch)}{ending}"
                    found[text] = Price(actions, spends_move, slant, steps)
    if number == 2 and ability:
        _transports(scene, start, span, way, found)


def _attack(
    straight: dict[Square, int], slanted: dict[Square, int], launch: Square, enemy: Square, span: int
) -> tuple[bool, int] | None:
    """Whether a slanted step is needed and how many steps, or None where the attack is out of reach."""
    if launch in straight and straight[launch] < span and beside(launch, enemy):
        return False, straight[launch] + 1
    if launch in slanted and slanted[launch] < span:
        return True, slanted[launch] + 1
    return None


def _transports(
    scene: Scene, start: Square, span: int, way: tuple[int, bool, bool, str], found: dict[str, Price]
) -> None:
    actions, spends_move, _, ending = way
    for cargo in around(start):
        if cargo not in scene.own:
            continue
        for end, steps in scene.walks(start, span, False, free=cargo).items():
            for drop in around(end):
                usable = scene.empty(drop) or drop in (start, cargo)
                if end != start and usable and drop != end:
                    where = f"{name_of(start)} {name_of(end)} carry {name_of(cargo)} drop {name_of(drop)}"
                    found[f"transport {where}{ending}"] = Price(actions, spends_move, True, steps)
