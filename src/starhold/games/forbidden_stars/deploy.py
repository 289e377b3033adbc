"""Chapter 11: the Deploy order."""

from starhold.games.forbidden_stars.catalog import BASTION, CACHE, FACTORY, PRICES, REINFORCEMENT, STRUCTURES
from starhold.games.forbidden_stars.effects.run import DONE
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.purchase import buy, with_scheme, worth_asking
from starhold.games.forbidden_stars.upgrades import beside, blocks_at, left_out, moment, turn_over
from starhold.games.forbidden_stars.windows import play_scheme
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

BUILDING = "purchase.structure"


def factory_worlds(state: Stars, seat: int) -> list[int]:
    """Worlds of the active system whose capacity enters the deploy limit (F-DEP-3, F-DEP-19)."""
    bits = 1 << FACTORY
    if state.has_rule("bastions_as_factories", seat):
        bits |= 1 << BASTION
    return [a for a in state.board.worlds[state.system] if state.controller(a) == seat and state.built[a] & bits]


def deploy_limit(state: Stars, seat: int) -> int:
    """How many units may be bought or taken in this order (F-DEP-3, F-DEP-21)."""
    worlds = factory_worlds(state, seat)
    if not worlds:
        return 0
    change = sum(number for number, _ in state.rules_of("deploy_limit_change", seat))
    return max(0, sum(state.board.capacity(area) for area in worlds) + change)


def open_areas(state: Stars, seat: int) -> list[int]:
    """Friendly and uncontrolled areas of the active system (F-DEP-4)."""
    system = range(4 * state.system, 4 * state.system + 4)
    return [area for area in system if state.controller(area) in (seat, UNCONTROLLED)]


def second_structure(state: Stars, seat: int) -> bool:
    """Whether a world with a structure may get another one (F-DEF-20)."""
    return state.has_rule("structure_on_occupied_world", seat) or bool(_builders(state, seat))


def _builders(state: Stars, seat: int) -> list[int]:
    """Face-up upgrades beside the board that a second structure turns over when it is bought (F-STR-15)."""
    if not beside(state) or seat != state.active:
        return []
    return [card for card, _ in blocks_at(state, seat, BUILDING) if not left_out(state, card)]


def structure_offers(state: Stars, seat: int) -> list[Option]:
    """``("build", structure, world, cache)`` (F-DEP-12 to F-DEP-15)."""
    if not state.may_build(seat):
        return []
    extra = second_structure(state, seat)
    found: list[Option] = []
    for area in state.board.worlds[state.system]:
        built = state.built[area]
        if state.controller(area) != seat or built.bit_count() > int(extra):
            continue
        for structure, cost in enumerate(PRICES):
            if built >> structure & 1:
                continue
            if cost <= state.materiel[seat]:
                found.append(("build", structure, area, 0))
            if state.assets[seat * 3 + CACHE] and cost - 2 <= state.materiel[seat]:
                found.append(("build", structure, area, 1))
    return found


def build(state: Stars, seat: int, option: Option) -> None:
    """Pay and build."""
    _, structure, area, cache = option
    if state.built[area] and not state.has_rule("structure_on_occupied_world", seat):
        turn_over(state, seat, _builders(state, seat)[0])
    state.assets[seat * 3 + CACHE] -= cache
    cost = max(0, PRICES[structure] - 2 * cache)
    state.pay(seat, cost)
    state.build(area, seat, structure)
    name = state.board.names[area]
    state.emit("structure-built", seat=seat, area=name, structure=STRUCTURES[structure], materiel=cost)


class Deploy(Frame):
    """First units, then one structure (F-DEP-1)."""

    __slots__ = ("bought", "built", "seat", "step")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.step = 0
        self.bought = 0
        self.built = 0

    def _left(self, state: Stars) -> int:
        return deploy_limit(state, self.seat) - self.bought if self.step == 1 else 0

    def _free(self, state: Stars) -> list[Option]:
        """Reinforcement tokens as free infantry (F-AST-9)."""
        kind = state.faction(self.seat).reinforcement[0]
        held = state.assets[self.seat * 3 + REINFORCEMENT]
        if not (state.flags.free_infantry and held and not state.delta and state.in_supply(self.seat, kind) > 0):
            return []
        return [("free", area) for area in open_areas(state, self.seat) if state.board.world[area]]

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Units while the limit allows; then structures; and the end of the step."""
        if self.step == 2:
            return [*structure_offers(state, self.seat), DONE]
        found = [*with_scheme(state, self.seat, open_areas(state, self.seat)), *self._free(state)]
        if not self._left(state):
            found = []
        if self.bought == 0 and not self.built and not state.delta and self._first(state):
            found += structure_offers(state, self.seat)
        return [*found, DONE]

    def _first(self, state: Stars) -> bool:
        """Whether the structure may come before the units."""
        return state.has_rule("structure_first", self.seat)

    def advance(self, state: Stars) -> None:
        """Ask while something can be bought."""
        if self.step == 0:
            self.step = 1
            if not beside(state):
                moment(state, self.seat, BUILDING)
        elif self.step == 1:
            more = self._more(state)
            first = self._first(state) and not self.built and not self.bought
            if more or (first and structure_offers(state, self.seat)):
                state.ask(self.seat, "deploy", max(0, self._left(state)))
            else:
                self.step = 2
        elif not self.built and structure_offers(state, self.seat):
            state.ask(self.seat, "build")
        else:
            state.finish()

    def _more(self, state: Stars) -> bool:
        """Whether there may be one more unit to buy or take."""
        if self._left(state) <= 0:
            return False
        return worth_asking(state, self.seat, open_areas(state, self.seat)) or bool(self._free(state))

    def idle(self, state: Stars) -> bool:
        """Whether this order could neither buy a unit nor build."""
        self.step = 1
        return not self._more(state) and not structure_offers(state, self.seat)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Buy, take, build, or go on."""
        kind = option[0]
        if option == DONE:
            self._stop(state)
        elif kind == "scheme":
            play_scheme(state, seat, option[1])
        elif kind == "buy":
            buy(state, self.seat, option)
            self.bought += 1
        elif kind == "free":
            self._take_free(state, option[1])
        else:
            build(state, self.seat, option)
            self.built = 1

    def _stop(self, state: Stars) -> None:
        state.delta = 0
        self.step += 1
        if self.step == 3:
            state.finish()

    def _take_free(self, state: Stars, area: int) -> None:
        unit = state.faction(self.seat).reinforcement[0]
        state.assets[self.seat * 3 + REINFORCEMENT] -= 1
        state.add(area, self.seat, unit)
        self.bought += 1
        name = state.faction(self.seat).units[unit].id
        state.emit("unit-bought", seat=self.seat, kind=name, area=state.board.names[area], materiel=0)
