"""Chapter 4: laying a tile with its objectives and forces, and a storm (F-SETUP-13 to F-SETUP-33)."""

from starhold.games.forbidden_stars.components.board import legal_cells
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE
from starhold.games.forbidden_stars.rules.laying import (
    lay_tile,
    marked_worlds,
    piece_options,
    place_piece,
    put_objective,
    put_storm,
    why_misplaced,
)
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps


class LayTile(Steps):
    """A tile, its objectives, then forces (F-SETUP-16 to F-SETUP-28)."""

    __slots__ = ("last", "placed", "seat", "system")

    def __init__(self, seat: int = 0, last: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.last = last
        self.system = -1
        self.placed: list[int] = []

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The options of the step under way."""
        if self.next_is(LayTile.lay):
            cells = self._cells(state, state.flags.central)
            faces = [2 * tile + side for tile in state.tiles[self.seat] for side in (0, 1)]
            return [("lay", face, turn, column, row) for face in faces for turn in range(4) for column, row in cells]
        if self.next_is(LayTile.objectives):
            return self._objectives(state)
        found = self._forces(state)
        return found if found and self.last else [*found, DONE]

    def lay(self, state: Stars) -> None:
        """The tile (F-SETUP-16)."""
        self.again()
        state.ask(self.seat, "lay")

    def objectives(self, state: Stars) -> None:
        """Its objectives, one by one (F-SETUP-24)."""
        found = self._objectives(state)
        if not found:
            return
        self.again()
        if len(found) == 1:
            self.take(state, self.seat, found[0])
        else:
            state.offer(self.seat, found, "objectives", self.system)

    def forces(self, state: Stars) -> None:
        """Forces, one by one (F-SETUP-18)."""
        self.again()
        if self._forces(state):
            state.ask(self.seat, "forces", self.system, self.last)
        else:
            self._finish(state)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Lay, place, or go on."""
        kind = option[0]
        if kind == "lay":
            self._lay(state, option)
        elif kind == "objective":
            self._place_objective(state, *option[1:])
        elif kind == "place":
            place_piece(state, self.seat, option)
        else:
            self._finish(state)

    def _finish(self, state: Stars) -> None:
        state.finish()
        if self.last and any(state.pieces[self.seat]):
            state.emit("pieces-lost", seat=self.seat, count=sum(state.pieces[self.seat]))
            state.pieces[self.seat] = [0] * len(state.pieces[self.seat])

    def _lay(self, state: Stars, option: Option) -> None:
        self.system = lay_tile(state, self.seat, option)
        self.go(LayTile.objectives)

    # -- objectives --------------------------------------------------------------------------------
    def _objectives(self, state: Stars) -> list[Option]:
        """``("objective", opponent, world)`` (F-SETUP-24 to F-SETUP-28)."""
        return [("objective", other, area) for other in self._next(state) for area in self._worlds(state)]

    def _worlds(self, state: Stars) -> list[int]:
        """The marked worlds that take another objective (F-SETUP-26, F-SETUP-27)."""
        marked = marked_worlds(state, self.system)
        here = {area: sum(state.objectives_in(area)) for area in marked}
        empty = [area for area in marked if not here[area]]
        if len(self._waiting(state)) <= len(empty):
            return empty
        return [area for area in marked if here[area] < (2 if self._all(state) > len(marked) else 1)]

    def _all(self, state: Stars) -> int:
        """How many tokens this tile gets."""
        return 0 if state.flags.print_objectives else len(state.seats) - 1

    def _waiting(self, state: Stars) -> list[int]:
        """Opponents whose objective may still come to this tile."""
        others = [o for o in state.turn_order(self.seat)[1:] if o not in self.placed and state.due[self.seat][o]]
        if state.flags.print_objectives:
            return others if len(self.placed) < len(marked_worlds(state, self.system)) else []
        return others

    def _next(self, state: Stars) -> list[int]:
        """Print: the opponent of whose tokens most remain comes first."""
        waiting = self._waiting(state)
        if not state.flags.print_objectives:
            return waiting
        left = [state.due[self.seat][other] for other in waiting]
        return [other for other, due in zip(waiting, left, strict=True) if due == max(left)]

    def _place_objective(self, state: Stars, other: int, area: int) -> None:
        self.placed.append(other)
        put_objective(state, self.seat, other, area)

    # -- forces ------------------------------------------------------------------------------------
    def _forces(self, state: Stars) -> list[Option]:
        """``("place", piece, area)``: unit types, then structures (F-SETUP-18 to F-SETUP-22)."""
        systems = [s for s in state.board.systems if self._why_foreign(state, s) is None]
        return piece_options(state, self.seat, systems)

    def _why_foreign(self, state: Stars, system: int) -> Why:
        """The reason why no forces go to a tile: they go to this one, with the last one to all own ones."""
        if state.layout[system].seat != self.seat:
            return reason("not-your-tile")
        return None if self.last or system == self.system else reason("other-tile")

    # -- reasons -----------------------------------------------------------------------------------
    def _cells(self, state: Stars, central: bool) -> list[tuple[int, int]]:
        return legal_cells(state.catalog, state.layout, len(state.seats), central)

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a tile on a cell, an objective on a world, and a piece in an area."""
        if option[0] == "lay":
            return self._why_lay(state, *option[1:])
        why = self._why_objective if option[0] == "objective" else self._why_place
        return why(state, *option[1:])

    def _why_lay(self, state: Stars, face: int, turn: int, *cell: int) -> Why:
        if face // 2 not in state.tiles[self.seat]:
            return reason("tile-not-yours")
        if not 0 <= turn < 4:
            return reason("no-such-turn")
        if cell in self._cells(state, state.flags.central):
            return None
        laid = {tile.cell for tile in state.layout}
        column, row = cell
        if not laid:
            return reason("first-tile-cell")
        if cell in laid:
            return reason("cell-taken")
        if not laid & {(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)}:
            return reason("tile-touches-nothing")
        return reason("board-too-large", "F-SETUP-13" if cell in self._cells(state, False) else "")

    def _why_objective(self, state: Stars, rival: int, area: int) -> Why:
        if rival == self.seat:
            return reason("own-objective")
        if area // 4 != self.system:
            return reason("other-tile", "F-SETUP-23")
        if area not in marked_worlds(state, self.system):
            return reason("world-not-marked")
        if rival in self.placed:
            return reason("objective-placed")
        if rival not in self._next(state):
            left = state.due[self.seat][rival]
            return reason("other-rival-first" if left else "no-objective-left")
        return None if area in self._worlds(state) else reason("marked-world-taken")

    def _why_place(self, state: Stars, piece: int, area: int) -> Why:
        if not state.pieces[self.seat][piece]:
            return reason("piece-not-in-hand")
        return self._why_foreign(state, area // 4) or why_misplaced(state, self.seat, piece, area)


LayTile.STEPS = (LayTile.lay, LayTile.objectives, LayTile.forces)


class PlaceStorm(Frame):
    """A storm on an edge without one (F-SETUP-32, F-SETUP-33)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def options(self, state: Stars, seat: int) -> list[Option]:
        """All free edges."""
        return [("edge", side) for side in state.board.edges if side not in state.storms]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """The reason against an edge."""
        return reason("storm-on-edge", "F-SETUP-32") if option[1] in state.storms else None

    def advance(self, state: Stars) -> None:
        """Ask."""
        state.ask(self.seat, "storm")

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """The storm lies there."""
        put_storm(state, self.seat, option[1])
        state.finish()
