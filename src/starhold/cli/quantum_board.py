"""Quantum in the terminal: the map with its squares, the seats, the cards; drawn from a view alone."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from starhold.kernel.game import Plain
from starhold.kernel.grid import Grid
from starhold.words import Words

COLOURS = ("cyan", "magenta", "yellow", "green")
LETTERS = "ABCD"
"""Owner of a ship or cube, so that colour never stands alone."""
EMPTY = "·"


def picture(view: Plain, words: Words) -> RenderableType:
    """Map, seats, market and scrapyards as something that rich can print."""
    return Group(
        Text.assemble(*_map(view)),
        _seats(view, words),
        _market(view, words),
        *_orbits(view, words),
        *_combat(view, words),
    )


def _map(view: Plain) -> list[Text]:
    grid, cells = Grid(view["layout"]["columns"], view["layout"]["rows"]), _cells(view)
    width = max(len(cell) for cell in cells.values())
    line = "    " + "".join(f" {grid.name(column)[:-1]:<{width - 1}}" for column in range(grid.columns)) + "\n"
    lines = [Text(line, "dim")]
    for row in range(grid.rows):
        text = Text()
        text.append(f"{row + 1:>3} ", "dim")
        for column in range(grid.columns):
            cell = cells.get(grid.name(grid.at(column, row)), Text())
            text.append(cell)
            text.append(" " * (width - len(cell)))
        text.append(f" {row + 1}\n", "dim")
        lines.append(text)
    lines.append(Text(line, "dim"))
    return lines


def _cells(view: Plain) -> dict[str, Text]:
    cells = {square: Text(f" {EMPTY}  ", "dim") for square in view["squares"]}
    for tile in view["tiles"]:
        if "planet" in tile:
            cells[tile["planet"]] = _planet(tile)
    for ship in view["ships"]:
        if ship["place"] == "map":
            cells[ship["square"]] = _ship(ship)
    return cells


def _planet(tile: Plain) -> Text:
    text = Text()
    text.append(f"{tile['number']:>2}", "bold reverse")
    for seat in tile["cubes"]:
        text.append(LETTERS[seat].lower(), f"bold reverse {COLOURS[seat]}")
    text.append(" " * (4 - len(text)), "reverse")
    return text


def _ship(ship: Plain) -> Text:
    mark = "'" if ship.get("moved") and ship.get("used") else "," if ship.get("moved") else ""
    return Text(f" {LETTERS[ship['seat']]}{ship['number']}{mark or ' '}", f"bold {COLOURS[ship['seat']]}")


def _seats(view: Plain, words: Words) -> Table:
    titles = ("player", "dominance", "research", "cubes", "scrapyard", "cards")
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(words.say(f"cli-column-{title}"), no_wrap=title != "cards")
    for seat in view["seats"]:
        number = seat["seat"]
        mark = "▶ " if view.get("turn", {}).get("seat") == number else "  "
        yard = [ship for ship in view["ships"] if ship["seat"] == number and ship["place"] == "scrapyard"]
        cards = ", ".join(_card(card, words) for card in seat["commands"])
        table.add_row(
            Text(f"{mark}{LETTERS[number]} {words.player(number)}", COLOURS[number]),
            str(seat["dominance"]),
            str(seat["research"]),
            str(seat["cubes"]),
            " ".join(f"#{ship['die'] + 1}={ship['number']}" for ship in yard),
            cards,
        )
    return table


def _card(card: Plain, words: Words) -> str:
    name = words.say(f"card-{card['card']}")
    return f"({name})" if card.get("spent") or card.get("waits") else name


def _market(view: Plain, words: Words) -> Text:
    rows = []
    for kind in ("command", "gambit"):
        names = ", ".join(_titled(card, words) for card in view["market"][kind] if card)
        rows.append(f"{words.say(f'cli-market-{kind}')}: {names}")
    return Text("\n".join(rows), "dim")


def _titled(card: str, words: Words) -> str:
    """A card's name, and its id for typing where that differs."""
    name = words.say(f"card-{card}")
    return name if name.lower() == card else f"{name} [{card}]"


def _orbits(view: Plain, words: Words) -> list[RenderableType]:
    """What the ships of the seat whose turn it is add up to, and what their planets ask for."""
    seat = view.get("turn", {}).get("seat")
    sums = [
        f"{tile['planet']} {_sum(orbit)}/{'·'.join(str(need) for need in orbit['needs'])}"
        for tile in view["tiles"]
        for orbit in tile.get("orbits", ())
        if orbit["seat"] == seat and orbit["needs"]
    ]
    return [Text(words.say("cli-orbits", {"sums": ", ".join(sums)}), "dim")] if sums else []


def _sum(orbit: Plain) -> str:
    """What counts, and in brackets what may be left out."""
    loose = "".join(f"+{number}" for number in orbit.get("corners", ()))
    return f"{orbit['sum']}({loose})" if loose else str(orbit["sum"])


def _combat(view: Plain, words: Words) -> list[RenderableType]:
    combat = view.get("combat")
    if not combat:
        return []
    sides = {}
    for side in ("attack", "defense"):
        figures = combat[side]
        modifier = figures.get("modifier", 0)
        sides[side] = f"{figures['number']} + {figures.get('roll', '?')}" + (f" − {-modifier}" if modifier else "")
    lines = [words.say("cli-combat", {"at": combat["at"], **sides})]
    if "odds" in combat:
        lines.append(words.say("cli-combat-chance", {"chance": round(100 * combat["odds"]["win"])}))
    return [Text("\n".join(lines), "bold")]
