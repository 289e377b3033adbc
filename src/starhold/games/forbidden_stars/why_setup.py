"""Why a tile, an objective, a starting piece or a storm cannot go there (chapter 4)."""

from starhold.games.forbidden_stars.board import CENTRE, TILE
from starhold.games.forbidden_stars.catalog import TYPES
from starhold.games.forbidden_stars.laying import marked_worlds
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.games.forbidden_stars.setup import LayTile
from starhold.kernel.decision import Option


def why_lay(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a tile on a cell."""
    _, face, turn, column, row = option
    if face // 2 not in state.tiles[seat]:
        return reason("tile-not-yours")
    if not 0 <= turn < 4:
        return reason("no-such-turn")
    laid = {(state.layout[i + 2], state.layout[i + 3]) for i in range(0, len(state.layout), TILE)}
    if not laid:
        return reason("first-tile-cell") if (column, row) != (CENTRE, CENTRE) else None
    if (column, row) in laid:
        return reason("cell-taken")
    if not laid & {(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)}:
        return reason("tile-touches-nothing")
    return reason("board-too-large", "F-SETUP-13" if state.flags.central and _only_off_centre(state, option) else "")


def _only_off_centre(state: Stars, option: Option) -> bool:
    """Whether the cell would do if the first tile might lie anywhere (F-SETUP-13)."""
    cells = [(state.layout[i + 2], state.layout[i + 3]) for i in range(0, len(state.layout), TILE)] + [option[3:]]
    wide, high = (max(one) - min(one) + 1 for one in zip(*cells, strict=True))
    columns, rows = state.catalog.sizes[len(state.seats)]
    return bool((wide <= columns and high <= rows) or (wide <= rows and high <= columns))


def why_objective(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an objective token on a world."""
    _, rival, area = option
    frame = state.stack[-1]
    if not isinstance(frame, LayTile):
        return None
    if rival == seat:
        return reason("own-objective")
    if area // 4 != frame.system:
        return reason("other-tile", "F-SETUP-23")
    marked = marked_worlds(state, frame.system)
    if area not in marked:
        return reason("world-not-marked")
    if rival in frame.placed:
        return reason("objective-placed")
    due = state.due[seat * len(state.seats) : (seat + 1) * len(state.seats)]
    if not due[rival]:
        return reason("no-objective-left")
    waiting = [other for other in state.seats if other not in frame.placed]
    if state.flags.print_objectives and due[rival] < max(due[other] for other in waiting):
        return reason("other-rival-first")
    return reason("marked-world-taken")


def why_place(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a starting piece in an area."""
    _, piece, area = option
    frame = state.stack[-1]
    if not isinstance(frame, LayTile):
        return None
    if not state.pieces[seat][piece]:
        return reason("piece-not-in-hand")
    if state.layout[TILE * (area // 4) + 4] != seat:
        return reason("not-your-tile")
    if not frame.last and area // 4 != frame.system:
        return reason("other-tile")
    world = state.board.world[area]
    if piece >= TYPES:
        return reason("structure-there", "F-SETUP-20") if world else reason("wrong-kind-of-area", "F-SETUP-18")
    if state.faction(seat).units[piece].kind == world:
        return reason("wrong-kind-of-area", "F-SETUP-18")
    return reason("area-full", limit=state.board.capacity(area))


def why_edge(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an edge for a storm."""
    return reason("storm-on-edge", "F-SETUP-32") if option[1] in state.storms else None
