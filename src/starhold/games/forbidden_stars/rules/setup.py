"""Chapter 4: factions, first player, and whose turn it is to lay a tile or a storm."""

from starhold.games.forbidden_stars.components.catalog import TYPES
from starhold.games.forbidden_stars.model import IN_DECK, Stars
from starhold.games.forbidden_stars.rules.placing import LayTile, PlaceStorm
from starhold.games.forbidden_stars.rules.quick import Quick
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
