"""What a document names: seats, areas, systems, units, cards and storms, read as the numbers of the table."""

from starhold.games.forbidden_stars.components.board import edge
from starhold.games.forbidden_stars.components.catalog import STRUCTURES, TOKEN
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.kernel.reader import Node


def seat_in(state: Stars, node: Node) -> int:
    """A player, counted from 0."""
    return node.number(0, len(state.seats) - 1)


def player_in(state: Stars, node: Node) -> int:
    """A player that has a faction."""
    seat = seat_in(state, node)
    node.need(state.factions[seat] >= 0, "no-faction")
    return seat


def area_in(state: Stars, node: Node) -> int:
    """An area, by its id."""
    return node.index(state.board.names)


def system_in(state: Stars, node: Node) -> int:
    """A system, by the face of its tile."""
    return node.index([state.catalog.faces[face].id for face in state.board.faces])


def unit_in(state: Stars, seat: int, node: Node) -> int:
    """The type of a seat's unit, or of a reinforcement token."""
    if node.value == "reinforcement":
        return TOKEN
    return node.index([unit.id for unit in state.faction(seat).units])


def target_in(state: Stars, seat: int, node: Node) -> int:
    """What takes damage: a type of unit, a reinforcement token, or the bastion."""
    return WALL if node.value == "bastion" else unit_in(state, seat, node)


def title_in(state: Stars, seat: int, node: Node) -> int:
    """A combat card."""
    return node.index([card.id for card in state.faction(seat).cards])


def event_in(state: Stars, seat: int, node: Node) -> int:
    """An event card."""
    return node.index([card.id for card in state.faction(seat).events])


def upgrade_in(state: Stars, seat: int, node: Node) -> int:
    """An order upgrade."""
    return node.index([card.id for card in state.faction(seat).upgrades])


def structure_in(node: Node) -> int:
    """A kind of structure."""
    return node.index(STRUCTURES)


def edge_in(state: Stars, node: Node) -> int:
    """A tile edge of the board."""
    text = node.text()
    node.need(len(text) == 3 and text[1].isascii() and text[1].isdigit() and text[2] in "nw", "no-edge")
    side = edge("nw".index(text[2]), ord(text[0]) - 97, int(text[1]) - 1)
    node.need(side in state.board.edges, "no-edge")
    return side


def storm_in(state: Stars, node: Node) -> int:
    """A storm, by the edge on which it lies."""
    side = edge_in(state, node)
    node.need(side in state.storms, "no-storm")
    return state.storms.index(side)
