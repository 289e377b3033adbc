"""Chapter 4: factions, first player, and whose turn it is to lay a tile or a storm."""

from starhold.games.forbidden_stars.components.catalog import TYPES
from starhold.games.forbidden_stars.model import IN_DECK, Stars
from starhold.games.forbidden_stars.rules.placing import LayTile, PlaceStorm
from starhold.games.forbidden_stars.rules.quick import Quick
from starhold.kernel.steps import Steps

LAPS = 3
"""Every player lays three tiles (F-SETUP-9, F-SETUP-12)."""


def seat_faction(state: Stars, seat: int, faction: int) -> None:
    """A seat takes a faction: dial, assets, decks, pieces of the initial forces (F-SETUP-4 to F-SETUP-8)."""
    printed = state.catalog.factions[faction]
    state.factions[seat] = faction
    state.assets[seat] = list(printed.assets)
    state.titles[seat] = [IN_DECK if card in printed.starting else 0 for card in range(len(printed.cards))]
    state.event_at[seat] = [0] * len(printed.events)
    state.owned[seat] = [0] * len(printed.upgrades)
    units = [unit.start for unit in printed.units]
    state.pieces[seat] = units + [0] * (TYPES - len(units)) + list(printed.structures)


class Setup(Steps):
    """Before the board: factions, first player, tiles; then the board; then storms (F-SETUP-1 to F-SETUP-34)."""

    __slots__ = ("lap", "seat", "turn")

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0
        self.lap = 0
        self.turn = 0

    def deal_factions(self, state: Stars) -> None:
        """Named factions first, the others dealt at random (F-SETUP-1)."""
        for seat in state.seats:
            named = state.catalog.faction(str(state.config.options[f"faction-{seat + 1}"]))
            if named >= 0 and state.factions[seat] < 0:
                seat_faction(state, seat, named)
        open_seats = [seat for seat in state.seats if state.factions[seat] < 0]
        if open_seats:
            free = [int(number not in state.factions) for number in range(len(state.catalog.factions))]
            self.again()
            self.seat = open_seats[0]
            state.draw("faction", free)

    def first_player(self, state: Stars) -> None:
        """Drawn at random (F-SETUP-2)."""
        self.again()
        state.draw("first-player", [1] * len(state.seats))

    def deal_tiles(self, state: Stars) -> None:
        """The home tile and two neutral ones (F-SETUP-9)."""
        waiting = [seat for seat in state.seats if not state.tiles[seat]]
        if waiting:
            self.again()
            self.seat = waiting[0]
            dealt = [tile for tiles in state.tiles for tile in tiles]
            count = len(state.catalog.faces) // 2
            weights = [int(tile in state.catalog.common and tile not in dealt) for tile in range(count)]
            state.draw("tiles", weights, 2)
        else:
            self._deal_objectives(state)

    def _deal_objectives(self, state: Stars) -> None:
        """Print: two own tokens to each opponent (F-SETUP-28); else one of each opponent for every tile."""
        each = 2 if state.flags.print_objectives else LAPS
        state.due = [[0 if other == seat else each for other in state.seats] for seat in state.seats]

    def chance(self, state: Stars, values: list[int]) -> None:
        """A faction, the first player, or two tiles."""
        if self.next_is(Setup.deal_factions):
            seat_faction(state, self.seat, values[0])
            state.emit("faction-dealt", seat=self.seat, faction=state.faction(self.seat).id)
        elif self.next_is(Setup.first_player):
            state.first = values[0]
            self.go(Setup.deal_tiles)
            state.emit("first-player", seat=state.first)
        else:
            state.tiles[self.seat] = sorted([*values, state.faction(self.seat).home])

    def lay_tiles(self, state: Stars) -> None:
        """One tile a turn, three laps (F-SETUP-12)."""
        if state.flags.quick:
            self.turn = 0
            state.call(Quick())
        elif self.lap == LAPS:
            self.turn = 0
        else:
            self.again()
            seat = state.turn_order()[self.turn]
            last = int(self.lap == LAPS - 1)
            self.turn += 1
            if self.turn == len(state.seats):
                self.turn = 0
                self.lap += 1
            state.call(LayTile(seat, last))

    def place_storms(self, state: Stars) -> None:
        """One storm each, last player first (F-SETUP-30, F-SETUP-31)."""
        if len(state.storms) == len(state.seats):
            state.finish()
        else:
            self.again()
            state.call(PlaceStorm(state.turn_order()[-1 - len(state.storms)]))


Setup.STEPS = (Setup.deal_factions, Setup.first_player, Setup.deal_tiles, Setup.lay_tiles, Setup.place_storms)
