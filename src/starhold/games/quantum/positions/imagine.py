"""From what a person sees to a full state: only the order of the decks has to be imagined, and it stays open."""

from starhold.games.quantum.components.cards import KINDS
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.positions.position import read_position
from starhold.kernel.game import Game, Plain
from starhold.kernel.grid import Grid


def imagine(game: Game[QuantumState], view: Plain) -> QuantumState:
    """A state that looks like ``view``. Decks are lazy, so their unknown order needs no guess."""
    return read_position(game, document_of(view))


def document_of(view: Plain) -> Plain:
    """The position that a view shows."""
    market = view["market"]
    document: Plain = {
        "rules": view["rules"],
        "map": {
            "layout": view["layout"]["id"],
            "cubes": view["layout"]["cubes"],
            "rows": _rows(view),
        },
        "options": view["options"],
        "phase": view["phase"],
        "seats": [_seat(view, seat) for seat in view["seats"]],
        "market": {key: market[key] for key in (*KINDS, "discards", "picked") if key in market},
    }
    if "turn" in view:
        document["turn"] = view["turn"] | {"seat": f"seat{view['turn']['seat'] + 1}"}
    for key in ("start", "winner"):
        if key in view:
            document[key] = f"seat{view[key] + 1}"
    if "pending" in view:
        document["pending"] = view["pending"]
    return document


def _rows(view: Plain) -> list[str]:
    """The rows of tiles, in the notation of layouts."""
    grid = Grid(view["layout"]["columns"], view["layout"]["rows"])
    words = [["."] * (grid.columns // 3) for _ in range(grid.rows // 3)]
    for tile in view["tiles"]:
        column, row = grid.place(grid.parse(tile["square"]) or 0)
        words[row // 3][column // 3] = "V" if "void" in tile else f"{tile['number']}{'*' if tile.get('start') else ''}"
    return [" ".join(line) for line in words]


def _seat(view: Plain, seat: Plain) -> Plain:
    number = seat["seat"]
    ships = [ship for ship in view["ships"] if ship["seat"] == number and ship["place"] != "reserve"]
    return {
        "ships": [
            {
                "die": ship["die"] + 1,
                "number": ship.get("number", 0),
                "at": ship.get("square", ship["place"]),
                "moved": ship["moved"],
                "used": ship["used"],
                "struck": ship.get("struck", False),
            }
            for ship in ships
        ],
        "cubes": [tile["planet"] for tile in view["tiles"] for owner in tile.get("cubes", ()) if owner == number],
        "dominance": seat["dominance"],
        "research": seat["research"],
        "commands": seat["commands"],
        "owed": seat.get("owed", 0),
    }
