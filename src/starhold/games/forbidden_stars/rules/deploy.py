"""Chapter 11: the Deploy order."""

from starhold.games.forbidden_stars.components.board import areas_in
from starhold.games.forbidden_stars.components.catalog import BASTION, CACHE, FACTORY, PRICES, REINFORCEMENT, STRUCTURES
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE
from starhold.games.forbidden_stars.rules.purchase import (
    Terms,
    buy,
    hoped_offers,
    why_buy,
    why_kind,
    why_price,
    why_unpaid,
    with_scheme,
)
from starhold.games.forbidden_stars.rules.schemes import play_scheme
from starhold.games.forbidden_stars.rules.upgrades import beside, blocks_at, left_out, moment, turn_over
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps

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
    system = areas_in(state.system)
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
    worlds = [area for area in state.board.worlds[state.system] if state.controller(area) == seat]
    if not worlds or not state.may_build(seat):
        return []
    extra = second_structure(state, seat)
    caches = [[cache for cache in (0, 1) if why_unpaid(state, seat, cache, cost) is None] for cost in PRICES]
    return [
        ("build", structure, area, cache)
        for area in worlds
        for structure in range(len(PRICES))
        if _why_taken(state, structure, area, extra) is None
        for cache in caches[structure]
    ]


def _why_taken(state: Stars, structure: int, area: int, extra: bool) -> Why:
    """The reason why no other structure, or not this one, has room on a world (F-DEP-14, F-DEF-20)."""
    built = state.built[area]
    taken = built >> structure & 1 or built.bit_count() > int(extra)
    return reason("structure-there", "F-DEF-20" if extra else "") if taken else None


def why_structure(state: Stars, seat: int, structure: int, caches: tuple[int, ...] = (0, 1)) -> Why:
    """Reasons against a type of structure, wherever it would stand."""
    if not state.may_build(seat):
        return reason("no-control-token")
    return why_price(state, seat, caches, PRICES[structure], "F-DEP-15")


def _why_site(state: Stars, seat: int, structure: int, area: int) -> Why:
    if area // 4 != state.system:
        return reason("outside-active-system", "F-DEP-13")
    if not state.board.world[area]:
        return reason("wrong-kind-of-area")
    if state.controller(area) != seat:
        return reason("area-not-friendly")
    return _why_taken(state, structure, area, second_structure(state, seat))


def build(state: Stars, seat: int, option: Option) -> None:
    """Pay and build."""
    _, structure, area, cache = option
    if state.built[area] and not state.has_rule("structure_on_occupied_world", seat):
        turn_over(state, seat, _builders(state, seat)[0])
    state.assets[seat][CACHE] -= cache
    cost = max(0, PRICES[structure] - 2 * cache)
    state.pay(seat, cost)
    state.build(area, seat, structure)
    name = state.board.names[area]
    state.emit("structure-built", seat=seat, area=name, structure=STRUCTURES[structure], materiel=cost)


class Deploy(Steps):
    """First units, then one structure (F-DEP-1)."""

    __slots__ = ("bought", "built", "seat")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.bought = 0
        self.built = 0

    def _left(self, state: Stars) -> int:
        return deploy_limit(state, self.seat) - self.bought if self.next_is(Deploy.units) else 0

    def _free(self, state: Stars) -> list[Option]:
        """Reinforcement tokens as free infantry (F-AST-9)."""
        if self._why_unfree(state) is not None:
            return []
        return [("free", area) for area in open_areas(state, self.seat) if state.board.world[area]]

    def _why_unfree(self, state: Stars) -> Why:
        """The reason why no infantry is to be had for a token."""
        if not state.flags.free_infantry:
            return reason("no-free-infantry")
        if not state.assets[self.seat][REINFORCEMENT]:
            return reason("no-reinforcement")
        if state.delta:
            return reason("purchase-under-way")
        kind = state.faction(self.seat).reinforcement[0]
        return None if state.in_supply(self.seat, kind) > 0 else reason("supply-empty")

    def _why_unbuilt(self, state: Stars) -> Why:
        """The reason why this is not the moment for a structure."""
        if self.next_is(Deploy.structure):
            return None
        if self.built:
            return reason("one-structure")
        if self.bought or not self._first(state):
            return reason("units-first")
        return reason("purchase-under-way") if state.delta else None

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Units while the limit allows; then structures; and the end of the step."""
        if self.next_is(Deploy.structure):
            return [*structure_offers(state, self.seat), DONE]
        found = [*with_scheme(state, self.seat, Terms(open_areas(state, self.seat))), *self._free(state)]
        if not self._left(state):
            found = []
        if self._why_unbuilt(state) is None:
            found += structure_offers(state, self.seat)
        return [*found, DONE]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a unit or a structure."""
        kind = option[0]
        if kind == "buy":
            _, unit, area, cache = option
            why = self.why_unit(state, unit, (cache,)) or self._why_open(state, area)
            return why or why_kind(state, self.seat, unit, area)
        if kind == "free":
            infantry = state.faction(self.seat).reinforcement[0]
            why = self.why_free(state) or self._why_open(state, option[1])
            return why or why_kind(state, self.seat, infantry, option[1])
        if kind == "build":
            _, structure, area, cache = option
            return self.why_build(state, structure, (cache,)) or _why_site(state, self.seat, structure, area)
        return None

    def _why_full(self, state: Stars) -> Why:
        """Reasons against any unit in this step."""
        if self._left(state):
            return None
        if self.next_is(Deploy.structure):
            return reason("units-are-done")
        if not factory_worlds(state, self.seat):
            return reason("no-factory")
        return reason("deploy-limit", limit=deploy_limit(state, self.seat))

    def why_unit(self, state: Stars, kind: int, caches: tuple[int, ...] = (0, 1)) -> Why:
        """Reasons against a type of units, wherever it goes."""
        return self._why_full(state) or why_buy(state, self.seat, kind, Terms([]), caches)

    def why_free(self, state: Stars) -> Why:
        """Reasons against infantry for a token, wherever it goes."""
        none = self._why_unfree(state)
        return self._why_full(state) or none if state.flags.free_infantry else none

    def why_build(self, state: Stars, structure: int, caches: tuple[int, ...] = (0, 1)) -> Why:
        """Reasons against a type of structure, wherever it stands."""
        return self._why_unbuilt(state) or why_structure(state, self.seat, structure, caches)

    def _why_open(self, state: Stars, area: int) -> Why:
        if area // 4 != state.system:
            return reason("outside-active-system", "F-DEP-4")
        return None if area in open_areas(state, self.seat) else reason("area-not-open")

    def _first(self, state: Stars) -> bool:
        """Whether the structure may come before the units."""
        return state.has_rule("structure_first", self.seat)

    def upgrades(self, state: Stars) -> None:
        """Upgrades on tokens that change what may be built."""
        if not beside(state):
            moment(state, self.seat, BUILDING)

    def units(self, state: Stars) -> None:
        """Ask while a unit can be bought, or the structure before it."""
        first = self._first(state) and not self.built and not self.bought
        self.again()
        if self._more(state) or (first and structure_offers(state, self.seat)):
            state.ask(self.seat, "deploy", max(0, self._left(state)))
        else:
            self.go(Deploy.structure)

    def structure(self, state: Stars) -> None:
        """Ask once if one can be built."""
        self.again()
        if not self.built and structure_offers(state, self.seat):
            state.ask(self.seat, "build")
        else:
            state.finish()

    def _more(self, state: Stars) -> bool:
        """Whether there may be one more unit to buy or take."""
        if self._left(state) <= 0:
            return False
        return bool(hoped_offers(state, self.seat, Terms(open_areas(state, self.seat))) or self._free(state))

    def idle(self, state: Stars) -> bool:
        """Whether this order could neither buy a unit nor build."""
        self.go(Deploy.units)
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
        if self.next_is(Deploy.structure):
            state.finish()
        else:
            self.go(Deploy.structure)

    def _take_free(self, state: Stars, area: int) -> None:
        unit = state.faction(self.seat).reinforcement[0]
        state.assets[self.seat][REINFORCEMENT] -= 1
        state.add(area, self.seat, unit)
        self.bought += 1
        name = state.faction(self.seat).units[unit].id
        state.emit("unit-bought", seat=self.seat, kind=name, area=state.board.names[area], materiel=0)


Deploy.STEPS = (Deploy.upgrades, Deploy.units, Deploy.structure)
