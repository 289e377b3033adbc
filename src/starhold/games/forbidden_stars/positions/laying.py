"""Set-up: how far it has come follows from the tiles that lie, or from ``setup``."""

from starhold.games.forbidden_stars.components.board import areas_in
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.words import seat_in
from starhold.games.forbidden_stars.rules.laying import marked_worlds
from starhold.games.forbidden_stars.rules.placing import LayTile
from starhold.games.forbidden_stars.rules.setup import LAPS, Setup, seat_faction
from starhold.kernel.reader import Node

STEPS = ("factions", "first-player", "tiles", "lay", "objectives", "forces", "storms")


def step_of(state: Stars, root: Node) -> str:
    """The step of the set-up: by default the next tile, or the storms once all tiles lie."""
    full = state.board.count == LAPS * len(state.seats)
    node = root.get("setup", {})
    return STEPS[node.get("step", "storms" if full else "lay").index(STEPS)]


def facts(state: Stars, root: Node) -> None:
    """Pieces and objectives that nobody names are those that do not lie on the board yet."""
    root.get("setup", {}).map("step", "placed")
    step = step_of(state, root)
    if step in ("factions", "first-player", "tiles"):
        return
    for seat, node in enumerate(root["seats"].each()):
        if state.factions[seat] >= 0 and not node.has("pieces"):
            _pieces(state, seat)
        if not node.has("due"):
            each = 2 if state.flags.print_objectives else LAPS
            own = [area for system, tile in enumerate(state.layout) if tile.seat == seat for area in areas_in(system)]
            lying = [sum(state.objectives_in(area)[other] for area in own) for other in state.seats]
            state.due[seat] = [0 if other == seat else max(0, each - lying[other]) for other in state.seats]


def _pieces(state: Stars, seat: int) -> None:
    """The initial forces less those on the board."""
    kept = (state.assets[seat], state.titles[seat], state.event_at[seat], state.owned[seat])
    seat_faction(state, seat, state.factions[seat])
    state.assets[seat], state.titles[seat], state.event_at[seat], state.owned[seat] = kept
    pieces = state.pieces[seat]
    for kind in range(len(state.faction(seat).units)):
        pieces[kind] = max(0, pieces[kind] - state.on_board(seat, kind))
    for structure in range(3):
        built = sum(
            built >> structure & 1 for built, owner in zip(state.built, state.owner, strict=True) if owner == seat
        )
        pieces[structure - 3] = max(0, pieces[structure - 3] - built)


def _last_dealt(state: Stars, step: str) -> int:
    """The seat that the last draw was for: of a faction if none was named, later of tiles."""
    if step != "first-player":
        return len(state.seats) - 1
    named = [str(state.config.options[f"faction-{seat + 1}"]) for seat in state.seats]
    return max((seat for seat in state.seats if state.catalog.faction(named[seat]) < 0), default=0)


def begin(state: Stars, root: Node) -> None:
    """The set-up, and the tile that is being filled."""
    step = step_of(state, root)
    frame = Setup()
    frame.step = min(STEPS.index(step), 3) if step != "storms" else 4
    state.call(frame)
    count, tiles = len(state.seats), state.board.count
    frame.seat = _last_dealt(state, step)
    if frame.step >= 3:
        frame.lap, frame.turn = divmod(tiles, count)
    if step not in ("objectives", "forces"):
        root.get("setup", {}).get("placed", None).need(not root.get("setup", {}).has("placed"), "does-not-fit")
        full = tiles == LAPS * count
        root["systems"].need(full == (step == "storms") and (step == "lay" or full or not tiles), "does-not-fit")
        return
    root["systems"].need(tiles > 0, "incomplete-board")
    system = tiles - 1
    seat = state.layout[system].seat
    list(root["systems"].each())[system]["seat"].need(seat == state.turn_order()[system % count], "contradiction")
    lay = LayTile(seat, int(system // count == LAPS - 1))
    lay.system = system
    lay.step = 1 if step == "objectives" else 2
    lay.placed = _placed(state, root, system)
    state.call(lay)


def _placed(state: Stars, root: Node, system: int) -> list[int]:
    """The opponents whose objective lies on the tile; a document may name them in the order of placing."""
    lying = [o for o in state.seats if any(state.objectives_in(area)[o] for area in marked_worlds(state, system))]
    named = root.get("setup", {}).get("placed", lying)
    seats = [seat_in(state, item) for item in named.each()]
    named.need(sorted(seats) == lying, "contradiction")
    return seats
