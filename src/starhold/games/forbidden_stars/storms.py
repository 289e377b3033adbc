"""Warp storms: where they may go (chapter 17b)."""

from collections.abc import Iterable

from starhold.games.forbidden_stars.board import edge, edge_parts
from starhold.games.forbidden_stars.model import Stars


def edge_name(code: int) -> str:
    """``e5n`` is the north side of cell e5, ``e5w`` its west side."""
    kind, column, row = edge_parts(code)
    return f"{chr(97 + column)}{row + 1}{'nw'[kind]}"


def arrows_to(state: Stars, storm: int, icons: Iterable[int]) -> list[int]:
    """The legal destinations of a storm by the arrows of some icons, in rising order (F-STORM-6, F-STORM-10)."""
    kind, column, row = edge_parts(state.storms[storm])
    found = set()
    for icon in icons:
        for to_kind, right, down in state.catalog.arrows[icon][kind]:
            if 0 <= column + right < 16 and 0 <= row + down < 16:
                found.add(edge(to_kind, column + right, row + down))
    return sorted(side for side in found if side in state.board.edges and side not in state.storms)


def move_storm(state: Stars, seat: int, storm: int, to: int) -> None:
    """Move a storm; it counts as moved this round (F-STORM-5, F-STORM-13)."""
    state.emit("storm-moved", seat=seat, **{"from": edge_name(state.storms[storm]), "to": edge_name(to)})
    state.storms[storm] = to
    state.storm_moved[storm] = 1
