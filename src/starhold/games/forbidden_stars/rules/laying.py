"""Laying tiles, objectives, starting pieces and storms: what free and quick set-up share."""

from starhold.games.forbidden_stars.components.board import Laid, areas_in
from starhold.games.forbidden_stars.components.catalog import STRUCTURES, TYPES
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.harm import kind_name
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import Option


def lay_tile(state: Stars, seat: int, option: Option) -> int:
    """Put a tile on the table; returns its system."""
    _, face, turn, column, row = option
    state.tiles[seat].remove(face // 2)
    state.layout.append(Laid(face, turn, column, row, seat))
    state.unfold()
    state.emit("tile-laid", seat=seat, tile=state.catalog.faces[face].id, column=column, row=row, turn=turn)
    return len(state.layout) - 1


def marked_worlds(state: Stars, system: int) -> list[int]:
    """Worlds with the objective mark (F-DEF-5, F-SETUP-25)."""
    return [area for area in state.board.worlds[system] if state.board.printed[area].objective]


def put_objective(state: Stars, seat: int, other: int, area: int) -> None:
    """An opponent's objective token lies on a world."""
    state.due[seat][other] -= 1
    state.objectives[state.objective(area, other)] += 1
    state.placed[other] += 1
    state.emit("objective-placed", seat=seat, rival=other, area=state.board.names[area])


def why_misplaced(state: Stars, seat: int, piece: int, area: int) -> Why:
    """The reason why a starting piece cannot lie in an area (F-SETUP-18, F-SETUP-20)."""
    world = state.board.world[area]
    if (piece >= TYPES or not state.faction(seat).units[piece].kind) != world:
        return reason("wrong-kind-of-area", "F-SETUP-18")
    if piece >= TYPES and state.built[area]:
        return reason("structure-there", "F-SETUP-20")
    if piece < TYPES and state.here_force(area, seat) >= state.board.capacity(area):
        return reason("area-full", limit=state.board.capacity(area))
    return None if state.controller(area) in (seat, UNCONTROLLED) else reason("area-not-open", "F-SETUP-20")


def piece_options(state: Stars, seat: int, systems: list[int]) -> list[Option]:
    """Where starting pieces can go: kind, capacity, one structure per world (F-SETUP-18, F-SETUP-20)."""
    found: list[Option] = []
    areas = [area for system in systems for area in areas_in(system)]
    for piece, count in enumerate(state.pieces[seat]):
        if count:
            found += [("place", piece, area) for area in areas if why_misplaced(state, seat, piece, area) is None]
    return found


def place_piece(state: Stars, seat: int, option: Option) -> None:
    """A starting piece lies on the board."""
    _, piece, area = option
    state.pieces[seat][piece] -= 1
    name = state.board.names[area]
    if piece >= TYPES:
        state.build(area, seat, piece - TYPES)
        state.emit("structure-placed", seat=seat, area=name, structure=STRUCTURES[piece - TYPES])
    else:
        state.add(area, seat, piece)
        state.emit("units-placed", seat=seat, area=name, kind=kind_name(state, seat, piece, area), count=1)


def put_storm(state: Stars, seat: int, side: int) -> None:
    """A new storm on an edge."""
    state.storms.append(side)
    state.storm_moved.append(0)
    state.emit("storm-placed", seat=seat, edge=edge_name(side))
