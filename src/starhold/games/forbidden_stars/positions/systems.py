"""Tiles, what lies in their areas, stacks of orders, storms."""

from starhold.games.forbidden_stars.components.board import Laid
from starhold.games.forbidden_stars.components.catalog import ORDERS, TOKEN
from starhold.games.forbidden_stars.model import Stars, token_of
from starhold.games.forbidden_stars.positions.seats import LAID
from starhold.games.forbidden_stars.positions.words import edge_in, player_in, seat_in, structure_in, unit_in
from starhold.games.forbidden_stars.rules.laying import marked_worlds
from starhold.kernel.reader import Node


def read_tile(state: Stars, node: Node) -> None:
    """A tile lies on a cell."""
    face = node["tile"].index([face.id for face in state.catalog.faces])
    node["tile"].need(all(tile.face // 2 != face // 2 for tile in state.layout), "used-twice")
    cell = node["cell"].text()
    node["cell"].need(len(cell) == 2 and "a" <= cell[0] <= "j" and "1" <= cell[1] <= "9", "no-cell")
    column, row = ord(cell[0]) - 97, int(cell[1]) - 1
    node["cell"].need((column, row) not in [tile.cell for tile in state.layout], "used-twice")
    node.need(len(state.layout) < 3 * len(state.seats), "too-many-tiles")
    turn, seat = node.get("turn", 0).number(0, 3), seat_in(state, node.get("seat", 0))
    state.layout.append(Laid(face, turn, column, row, seat))


def read_areas(state: Stars, number: int, node: Node) -> None:
    """Units, structures and objectives of a tile."""
    names = state.board.names[4 * number : 4 * number + 4]
    known: set[int] = set()
    for item in node.get("areas", []).each():
        area = 4 * number + item["id"].index(names)
        item["id"].need(area not in known, "used-twice")
        known.add(area)
        for entry in item.get("units", []).each():
            _unit(state, area, entry)
        owned = False
        for entry in item.get("structures", []).each():
            entry.need(state.board.world[area], "void")
            structure = structure_in(entry)
            entry.need(not state.built[area] >> structure & 1, "used-twice")
            state.build(area, player_in(state, item["owner"]), structure)
            owned = True
        item.get("owner", 0).need(owned or not item.has("owner"), "nothing-owned")
        for entry in item.get("objectives", []).each():
            entry.need(area in marked_worlds(state, number), "no-objective-mark")
            state.objectives[state.objective(area, seat_in(state, entry["seat"]))] += entry["count"].number(1, 9)


def _unit(state: Stars, area: int, node: Node) -> None:
    seat = player_in(state, node["seat"])
    kind = unit_in(state, seat, node["unit"])
    fits = kind == TOKEN or state.faction(seat).units[kind].kind != state.board.world[area]
    node["unit"].need(fits, "wrong-kind-of-area")
    count = node.get("count", 1).number(1, 12)
    routed = node.get("routed", 0).number(0, count)
    state.add(area, seat, kind, 0, count - routed)
    state.add(area, seat, kind, 1, routed)


def read_stack(state: Stars, number: int, node: Node) -> None:
    """Order tokens of a system, from below."""
    for item in node.get("stack", []).each():
        seat = player_in(state, item["seat"])
        order = item["order"].index(ORDERS)
        upgrade = item["upgrade"].text() if item.has("upgrade") else None
        free = [k for k in (0, 1) if _may_lie(state, seat, 2 * order + k, upgrade)]
        if item.has("copy"):
            free = [k for k in free if k == item["copy"].number(0, 1)]
        item.need(bool(free), "no-such-token-left")
        token = token_of(seat, 2 * order + free[0])
        state.place_of[token] = number
        state.stacks[number].append(token)


def _may_lie(state: Stars, seat: int, token: int, upgrade: str | None) -> bool:
    """Whether a token is free to be laid and has the named upgrade."""
    carried = state.upgrade_on[token_of(seat, token)]
    name = state.faction(seat).upgrades[carried].id if carried >= 0 else None
    laid = any(token_of(seat, token) in stack for stack in state.stacks)
    return not laid and state.place_of[token_of(seat, token)] in (-1, LAID) and name == upgrade


def read_storms(state: Stars, root: Node) -> None:
    """Storms on edges without one."""
    for node in root.get("storms", []).each():
        side = edge_in(state, node["edge"])
        node["edge"].need(side not in state.storms, "no-edge")
        state.storms.append(side)
        state.storm_moved.append(int(node.get("moved", False).flag()))
