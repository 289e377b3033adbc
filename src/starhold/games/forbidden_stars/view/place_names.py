"""How places are called for people: worlds by name, voids, systems and edges by where they lie on the table."""

from starhold.games.forbidden_stars.components.board import cell_name
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.game import Plain

CORNERS = "↖↗↘↙"
"""Where an area lies in its system, in the order of positions (F-DEF-8)."""


def names(state: Stars) -> dict[str, Plain]:
    """The words for the name of every area, system and edge of the board as it lies, by id."""
    board = state.board
    cells = [cell_name(board.columns[system], board.rows[system]).upper() for system in board.systems]
    found: dict[str, Plain] = {}
    for area in board.areas:
        system, position = divmod(area, 4)
        if board.world[area]:
            found[board.names[area]] = {"id": f"world-{board.names[area]}", "args": {}}
        else:
            found[board.names[area]] = {"id": "fs-void", "args": {"cell": cells[system], "corner": CORNERS[position]}}
    for system, cell in enumerate(cells):
        found[state.catalog.faces[board.faces[system]].id] = {"id": "fs-system", "args": {"cell": cell}}
    for side in board.edges:
        edge = edge_name(side)
        found[edge] = _edge(edge, cells)
    return found


def _edge(edge: str, cells: list[str]) -> Plain:
    """An edge by a cell that is on the board: at the rim in the south and east by its opposite side."""
    cell, side = edge[:-1].upper(), edge[-1]
    if cell in cells:
        return {"id": f"fs-edge-{side}", "args": {"cell": cell}}
    if side == "n":
        return {"id": "fs-edge-s", "args": {"cell": f"{cell[0]}{int(cell[1]) - 1}"}}
    return {"id": "fs-edge-e", "args": {"cell": f"{chr(ord(cell[0]) - 1)}{cell[1]}"}}
