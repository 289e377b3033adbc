"""Layouts: the four known printed ones, ten of our own, and the checks for any other (Q-SETUP-10, Q-SETUP-23)."""

from collections.abc import Iterator
from typing import NamedTuple

from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refusal

GAP, VOID = 0, 1
"""What a cell of a layout holds beside a planet number: no tile, or The Void."""
CENTRAL = 2
"""The version of the rules from which on The Void always lies in the middle."""


class Layout(NamedTuple):
    """An arrangement of tiles, top row first.

    ``rows`` use ``.`` for no tile, 7 to 10 for a planet, ``V`` for The Void, and a trailing ``*`` for a starting
    planet. Plain texts and integers, so that a state can carry it.
    """

    id: str
    players: int
    cubes: int
    rows: tuple[str, ...]


LAYOUTS = (
    Layout("d2-spiral", 2, 5, ("8* 7 9", "7 10 7", "9 7 8*")),
    Layout("terra-major", 2, 7, (". 8* .", "7 8 7", "8 7 8", "7 8 7", ". 8* .")),
    Layout("null-hypothesis", 2, 5, (". . 7* . .", "8 8 7 8 8", ". . 7* . .")),
    Layout("d2-well", 2, 5, ("8* 7 9", "7 V 7", "9 7 8*")),
    Layout("d2-frontier", 2, 6, ("8* 7 8 7", "7 9 9 7", "7 8 7 8*")),
    Layout("d3-trident", 3, 5, ("7 8* 7", "8* 10 8*", "7 9 7")),
    Layout("equinox", 3, 6, (". 7 . 7 .", "7 8 9* 8 7", ". 9* 8 9* .", ". . 7 . .")),
    Layout("d3-maelstrom", 3, 6, (". . 8* . .", ". 8 7 8 .", "8* 7 V 7 8*", ". 8 9 8 .", ". . 9 . .")),
    Layout("d3-citadel", 3, 7, (". . 8* . .", ". 8 7 8 .", "8* 7 10 7 8*", ". 8 9 8 .", ". . 9 . .")),
    Layout("d4-crossroads", 4, 5, ("8* 9 8*", "9 10 9", "8* 9 8*")),
    Layout(
        "gordian-knot",
        4,
        7,
        (". . 7* 7 . .", ". . . 8 . .", "7* . 10 10 8 7", "7 8 10 10 . 7*", ". . 8 . . .", ". . 7 7* . ."),
    ),
    Layout("d4-eye", 4, 5, (". . 8* . .", ". 9 7 9 .", "8* 7 V 7 8*", ". 9 7 9 .", ". . 8* . .")),
    Layout("d4-diamond", 4, 6, (". . 8* . .", ". 9 8 9 .", "8* 8 10 8 8*", ". 9 8 9 .", ". . 8* . .")),
    Layout("d4-bulwark", 4, 7, ("8* 7 7 8*", "7 10 10 7", "7 10 10 7", "8* 7 7 8*")),
)
"""Every layout; the first of each number of players is its basic map."""

BY_ID = {layout.id: layout for layout in LAYOUTS}

Cells = dict[tuple[int, int], int]
"""Tiles by (row, column) in reading order: a planet number or `VOID`."""


def cells(layout: Layout) -> Cells:
    """The tiles of a layout; raises `ValueError` for a row that is not in the notation."""
    found: Cells = {}
    for y, row in enumerate(layout.rows):
        for x, word in enumerate(row.split()):
            kind = word.removesuffix("*")
            if kind == "V" and word == kind:
                found[y, x] = VOID
            elif kind in ("7", "8", "9", "10"):
                found[y, x] = int(kind)
            elif word != ".":
                raise ValueError(word)
    return found


def starts(layout: Layout) -> list[tuple[int, int]]:
    """The tiles (row, column) with a starting planet, in reading order."""
    return [(y, x) for y, row in enumerate(layout.rows) for x, word in enumerate(row.split()) if word.endswith("*")]


def size(layout: Layout) -> tuple[int, int]:
    """Columns and rows of the layout, in tiles."""
    return max(len(row.split()) for row in layout.rows), len(layout.rows)


def neighbours(tiles: Cells, tile: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The tiles that share an edge with ``tile``."""
    y, x = tile
    for near in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)):
        if near in tiles:
            yield near


def distances(tiles: Cells, start: tuple[int, int]) -> dict[tuple[int, int], int]:
    """Steps from ``start`` to every tile that is connected with it over edges."""
    found = {start: 0}
    queue = [start]
    for tile in queue:
        for near in neighbours(tiles, tile):
            if near not in found:
                found[near] = found[tile] + 1
                queue.append(near)
    return found


def capacity(tiles: Cells) -> int:
    """Cubes that all planets together can hold (Q-DEF-8)."""
    return sum(number - 6 for number in tiles.values() if number != VOID)


def faults(layout: Layout) -> list[Refusal]:
    """What makes a layout unplayable for ``layout.players``; nothing for a good one."""
    try:
        tiles = cells(layout)
    except ValueError:
        return [Refusal("layout-broken", "Q-DEF-1")]
    if not tiles or list(tiles.values()).count(VOID) > 1:
        return [Refusal("layout-broken", "Q-VOID-1" if tiles else "Q-DEF-1")]
    found = []
    if len(distances(tiles, next(iter(tiles)))) < len(tiles):
        found.append(Refusal("layout-disconnected", "Q-DEF-6"))
    if len(starts(layout)) != layout.players:
        found.append(Refusal("layout-starts", "Q-SETUP-13", needs=layout.players, has=len(starts(layout))))
    if not 4 <= layout.cubes <= 7:
        found.append(Refusal("layout-cubes", "Q-SETUP-10"))
    if capacity(tiles) < layout.players * layout.cubes:
        needs = layout.players * layout.cubes
        found.append(Refusal("layout-too-small", "Q-SETUP-23", needs=needs, has=capacity(tiles)))
    return found


def uneven(layout: Layout) -> bool:
    """Whether the starting planets see different planets at some distance: a warning, not a fault."""
    tiles = cells(layout)
    profiles = [
        sorted((steps, tiles[tile]) for tile, steps in distances(tiles, start).items()) for start in starts(layout)
    ]
    return any(profile != profiles[0] for profile in profiles)


def with_void(layout: Layout, rules: int) -> Layout:
    """The layout with The Void in the place of its most central tile, by a version of the rules (Q-VOID-8).

    Nearest to the centroid of the tiles first, then lowest capacity, topmost, leftmost; starting tiles stay. If the
    map cannot do without that planet, it changes places with the next tile that the map can do without; before version
    `CENTRAL` The Void then lay at that tile instead. A layout that has The Void, or no tile that may go, comes back
    unchanged.
    """
    tiles = cells(layout)
    if VOID in tiles.values():
        return layout
    count = len(tiles)
    middle_y, middle_x = sum(y for y, _ in tiles), sum(x for _, x in tiles)

    def order(tile: tuple[int, int]) -> tuple[int, int, int, int]:
        y, x = tile
        return (count * y - middle_y) ** 2 + (count * x - middle_x) ** 2, tiles[tile], y, x

    movable = sorted(tiles.keys() - set(starts(layout)), key=order)
    for spared in movable:
        centre = movable[0] if rules >= CENTRAL else spared
        changed = _laid(layout, {spared: str(tiles[centre]), centre: "V"})
        if not faults(changed):
            return changed
    return layout


def _laid(layout: Layout, tiles: dict[tuple[int, int], str]) -> Layout:
    """The layout with other ``tiles``, each a word of the notation, at their places (row, column)."""
    rows = [row.split() for row in layout.rows]
    for (y, x), word in tiles.items():
        rows[y][x] = word
    return layout._replace(rows=tuple(" ".join(row) for row in rows))


def playable_by(seats: int) -> list[Layout]:
    """The layouts for that many players, the basic map first."""
    return [layout for layout in LAYOUTS if layout.players == seats]


def previews() -> list[Plain]:
    """Every layout as plain data: ``rows`` of planet numbers (0 The Void, None no tile), ``starts`` as [x, y]."""
    shown = []
    for layout in LAYOUTS:
        tiles = cells(layout)
        columns, rows = size(layout)
        shown.append(
            {
                "id": layout.id,
                "players": layout.players,
                "cubes": layout.cubes,
                "void": VOID in tiles.values(),
                "rows": [[_shown(tiles.get((y, x))) for x in range(columns)] for y in range(rows)],
                "starts": [[x, y] for y, x in starts(layout)],
                "uneven": uneven(layout),
            }
        )
    return shown


def _shown(number: int | None) -> int | None:
    return 0 if number == VOID else number
