"""Chapter 4: factions, tiles, objectives, starting forces, storms."""

from starhold.games.forbidden_stars.board import TILE, legal_cells
from starhold.games.forbidden_stars.catalog import TYPES
from starhold.games.forbidden_stars.effects.run import DONE
from starhold.games.forbidden_stars.laying import (
    lay_tile,
    marked_worlds,
    piece_options,
    place_piece,
    put_objective,
    put_storm,
)
from starhold.games.forbidden_stars.model import IN_DECK, Stars
from starhold.games.forbidden_stars.quick import Quick
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

LAPS = 3
"""Every player lays three tiles (F-SETUP-9, F-SETUP-12)."""


def seat_faction(state: Stars, seat: int, faction: int) -> None:
    """A seat takes a faction: dial, assets, decks, pieces of the initial forces (F-SETUP-4 to F-SETUP-8)."""
    printed = state.catalog.factions[faction]
    state.factions[seat] = faction
    for asset, count in enumerate(printed.assets):
        state.assets[seat * 3 + asset] = count
    state.titles[seat] = [IN_DECK if card in printed.starting else 0 for card in range(len(printed.cards))]
    state.event_at[seat] = [0] * len(printed.events)
    state.owned[seat] = [0] * len(printed.upgrades)
    units = [unit.start for unit in printed.units]
    state.pieces[seat] = units + [0] * (TYPES - len(units)) + list(printed.structures)


class Setup(Frame):
    """Before the board: factions, first player, tiles; then the board; then storms (F-SETUP-1 to F-SETUP-34)."""

    __slots__ = ("lap", "seat", "step", "turn")

    def __init__(self) -> None:
        self.step = 0
        self.seat = 0
        self.lap = 0
        self.turn = 0

    def advance(self, state: Stars) -> None:
        """The next step."""
        (self._factions, self._first, self._deal, self._tiles, self._storms)[self.step](state)

    def _factions(self, state: Stars) -> None:
        """Named factions first, the others dealt at random (F-SETUP-1)."""
        for seat in state.seats:
            named = state.catalog.faction(str(state.config.options[f"faction-{seat + 1}"]))
            if named >= 0 and state.factions[seat] < 0:
                seat_faction(state, seat, named)
        open_seats = [seat for seat in state.seats if state.factions[seat] < 0]
        if open_seats:
            free = [int(number not in state.factions) for number in range(len(state.catalog.factions))]
            self.seat = open_seats[0]
            state.draw("faction", free)
        else:
            self.step = 1

    def _first(self, state: Stars) -> None:
        state.draw("first-player", [1] * len(state.seats))

    def _deal(self, state: Stars) -> None:
        """The home tile and two neutral ones (F-SETUP-9)."""
        waiting = [seat for seat in state.seats if not state.tiles[seat]]
        if waiting:
            self.seat = waiting[0]
            dealt = [tile for tiles in state.tiles for tile in tiles]
            count = len(state.catalog.faces) // 2
            weights = [int(tile in state.catalog.common and tile not in dealt) for tile in range(count)]
            state.draw("tiles", weights, 2)
        else:
            self.step = 3
            self._deal_objectives(state)

    def _deal_objectives(self, state: Stars) -> None:
        """Print: two own tokens to each opponent (F-SETUP-28); else one of each opponent for every tile."""
        count = len(state.seats)
        each = 2 if state.flags.print_objectives else LAPS
        state.due = [0 if i // count == i % count else each for i in range(count * count)]

    def chance(self, state: Stars, values: list[int]) -> None:
        """A faction, the first player, or two tiles."""
        if self.step == 0:
            seat_faction(state, self.seat, values[0])
            state.emit("faction-dealt", seat=self.seat, faction=state.faction(self.seat).id)
        elif self.step == 1:
            state.first = values[0]
            self.step = 2
            state.emit("first-player", seat=state.first)
        else:
            state.tiles[self.seat] = sorted([*values, state.faction(self.seat).home])

    def _tiles(self, state: Stars) -> None:
        """One tile a turn, three laps (F-SETUP-12)."""
        if state.flags.quick:
            self.step = 4
            self.turn = 0
            state.call(Quick())
        elif self.lap == LAPS:
            self.step = 4
            self.turn = 0
        else:
            seat = state.turn_order()[self.turn]
            last = int(self.lap == LAPS - 1)
            self.turn += 1
            if self.turn == len(state.seats):
                self.turn = 0
                self.lap += 1
            state.call(LayTile(seat, last))

    def _storms(self, state: Stars) -> None:
        """One storm each, last player first (F-SETUP-30, F-SETUP-31)."""
        if len(state.storms) == len(state.seats):
            state.finish()
        else:
            state.call(PlaceStorm(state.turn_order()[-1 - len(state.storms)]))


class LayTile(Frame):
    """A tile, its objectives, then forces (F-SETUP-16 to F-SETUP-28)."""

    __slots__ = ("last", "placed", "seat", "step", "system")

    def __init__(self, seat: int = 0, last: int = 0) -> None:
        self.seat = seat
        self.last = last
        self.step = 0
        self.system = -1
        self.placed: list[int] = []

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The options of the step under way."""
        if self.step == 0:
            cells = legal_cells(state.catalog, state.layout, len(state.seats), state.flags.central)
            faces = [2 * tile + side for tile in state.tiles[self.seat] for side in (0, 1)]
            return [("lay", face, turn, column, row) for face in faces for turn in range(4) for column, row in cells]
        if self.step == 1:
            return self._objectives(state)
        found = self._forces(state)
        return found if found and self.last else [*found, DONE]

    def advance(self, state: Stars) -> None:
        """Tile, objectives, forces."""
        if self.step == 0:
            state.ask(self.seat, "lay")
        elif self.step == 1:
            found = self._objectives(state)
            if not found:
                self.step = 2
            elif len(found) == 1:
                self.take(state, self.seat, found[0])
            else:
                state.offer(self.seat, found, "objectives", self.system)
        elif self._forces(state):
            state.ask(self.seat, "forces", self.system, self.last)
        else:
            self._finish(state)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Lay, place, or go on."""
        kind = option[0]
        if kind == "lay":
            self._lay(state, option)
        elif kind == "objective":
            self._place_objective(state, option[1], option[2])
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
        self.step = 1

    # -- objectives --------------------------------------------------------------------------------
    def _objectives(self, state: Stars) -> list[Option]:
        """``("objective", opponent, world)`` (F-SETUP-24 to F-SETUP-28)."""
        marked = marked_worlds(state, self.system)
        waiting = self._waiting(state, len(marked))
        count = len(state.seats)
        here = {area: sum(state.objectives[area * count : area * count + count]) for area in marked}
        empty = [area for area in marked if not here[area]]
        if len(waiting) <= len(empty):
            areas = empty
        else:
            areas = [area for area in marked if here[area] < (2 if self._all(state) > len(marked) else 1)]
        return [("objective", other, area) for other in self._next(state, waiting) for area in areas]

    def _all(self, state: Stars) -> int:
        """How many tokens this tile gets."""
        return 0 if state.flags.print_objectives else len(state.seats) - 1

    def _waiting(self, state: Stars, marked: int) -> list[int]:
        count = len(state.seats)
        others = [
            o for o in state.turn_order(self.seat)[1:] if o not in self.placed and state.due[self.seat * count + o]
        ]
        if state.flags.print_objectives:
            return others if len(self.placed) < marked else []
        return others

    def _next(self, state: Stars, waiting: list[int]) -> list[int]:
        """Print: the opponent of whose tokens most remain comes first."""
        if not state.flags.print_objectives:
            return waiting
        left = [state.due[self.seat * len(state.seats) + other] for other in waiting]
        return [other for other, due in zip(waiting, left, strict=True) if due == max(left)]

    def _place_objective(self, state: Stars, other: int, area: int) -> None:
        self.placed.append(other)
        put_objective(state, self.seat, other, area)

    # -- forces ------------------------------------------------------------------------------------
    def _forces(self, state: Stars) -> list[Option]:
        """``("place", piece, area)``: unit types, then structures (F-SETUP-18 to F-SETUP-22)."""
        systems = [self.system]
        if self.last:
            systems = [s for s in state.board.systems if state.layout[TILE * s + 4] == self.seat]
        return piece_options(state, self.seat, systems)


class PlaceStorm(Frame):
    """A storm on an edge without one (F-SETUP-32, F-SETUP-33)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def options(self, state: Stars, seat: int) -> list[Option]:
        """All free edges."""
        return [("edge", side) for side in state.board.edges if side not in state.storms]

    def advance(self, state: Stars) -> None:
        """Ask."""
        state.ask(self.seat, "storm")

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """The storm lies there."""
        put_storm(state, self.seat, option[1])
        state.finish()
