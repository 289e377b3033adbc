"""Which orders to lay and reveal, and where units go."""

from starhold.bots.forbidden_stars.upgrades import strategise_score
from starhold.bots.forbidden_stars.value import goals, strength, unit_strength
from starhold.games.forbidden_stars.components.catalog import ADVANCE, DEPLOY, DOMINATE
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.rules.deploy import factory_worlds
from starhold.kernel.decision import Option


def order_score(state: Stars, seat: int, order: int, system: int) -> int:
    """How much an order in a system promises."""
    if order == ADVANCE:
        return advance_score(state, seat, system)
    if order == DEPLOY:
        return deploy_score(state, seat, system)
    if order == DOMINATE:
        mine = [area for area in state.board.worlds[system] if state.controller(area) == seat]
        icons = sum(len(state.board.printed[area].assets) for area in mine)
        return 60 * icons + (40 if mine else 0)
    return strategise_score(state, seat, system)


def deploy_score(state: Stars, seat: int, system: int) -> int:
    """Units where a factory stands; a factory or city where none does."""
    money = state.materiel[seat]
    before, state.system = state.system, system
    worlds = factory_worlds(state, seat)
    state.system = before
    if worlds:
        near = min((reach(state, system, goal // 4) for goal in goals(state, seat)), default=3)
        return 60 * min(money, 8) - 30 * near
    free = [a for a in state.board.worlds[system] if state.controller(a) == seat and not state.built[a]]
    return 25 * min(money, 5) if free and money >= 2 else 0


def reach(state: Stars, start: int, goal: int) -> int:
    """Steps between two systems."""
    board = state.board
    return abs(board.columns[start] - board.columns[goal]) + abs(board.rows[start] - board.rows[goal])


def advance_score(state: Stars, seat: int, system: int) -> int:
    """What an Advance into a system could win, given who stands in and around it."""
    board = state.board
    around = [system, *(other for other, side in board.beside[system] if side not in state.storms)]
    force = max((sum(strength(state, seat, area) for area in board.worlds[other]) for other in around), default=0)
    if not force:
        return 0
    best = 0
    for area in board.worlds[system]:
        if state.controller(area) == seat:
            continue
        gain = area_gain(state, seat, area)
        rivals = sum(strength(state, other, area) for other in state.seats if other != seat)
        if force > rivals:
            best = max(best, gain - rivals // 2)
    return best


def area_gain(state: Stars, seat: int, area: int) -> int:
    """What holding a world would be worth."""
    lying = state.objectives_in(area)
    printed = state.board.printed[area]
    total = 60 + 90 * printed.materiel + 30 * len(printed.assets) + 900 * lying[seat]
    rivals = [other for other in state.seats if other != seat]
    total += 200 * sum(lying[other] for other in rivals)
    if state.owner[area] not in (-1, seat):
        total += 220 * state.built[area].bit_count()
    return total


def best_march(state: Stars, seat: int, options: list[Option]) -> Option:
    """The ground move that wins most, or none (``done``)."""
    best = 0
    chosen: Option = ("done",)
    for option in options:
        if option[0] == "march":
            score = march_score(state, seat, option, options)
            if score > best:
                best, chosen = score, option
    return chosen


def march_score(state: Stars, seat: int, option: Option, options: list[Option]) -> int:
    """The gain at the goal minus what is given up at the start."""
    _, kind, start, goal, _ = option
    there = state.here_force(goal, seat)
    rivals = sum(strength(state, other, goal) for other in state.seats if other != seat)
    if rivals:
        mine = strength(state, seat, goal)
        coming = sum(
            {(o[1], o[2]): _group(state, seat, o) for o in options if o[0] == "march" and o[3] == goal}.values()
        )
        if mine + coming < rivals * 5 // 4 or mine > rivals * 2:
            return 0
        return area_gain(state, seat, goal) + 100 - keep(state, seat, start) // 2
    if state.controller(goal) == seat:
        return approach(state, seat, start, goal) if there < state.board.capacity(goal) else 0
    if there:
        return 40 - keep(state, seat, start) if there < 2 < state.board.capacity(goal) else 0
    return area_gain(state, seat, goal) - keep(state, seat, start) - 2 * unit_strength(state, seat, kind, goal)


def _group(state: Stars, seat: int, option: Option) -> int:
    _, kind, start, goal, _ = option
    return state.fresh[state.unit(start, seat, kind)] * unit_strength(state, seat, kind, goal)


def keep(state: Stars, seat: int, start: int) -> int:
    """What is lost when a unit leaves: the world, if it is the last one there and nothing is built."""
    if state.here_force(start, seat) > 1 or state.owner[start] == seat:
        return 10
    return 60 + 90 * state.board.printed[start].materiel + 900 * state.objectives_in(start)[seat]


def approach(state: Stars, seat: int, start: int, goal: int) -> int:
    """Moving towards an objective behind the lines."""
    wanted = goals(state, seat)
    if not wanted or state.here_force(start, seat) < 2:
        return 0
    old = min(reach(state, start // 4, target // 4) for target in wanted)
    new = min(reach(state, goal // 4, target // 4) for target in wanted)
    return 30 * (old - new)


def best_ship(state: Stars, seat: int, options: list[Option]) -> Option:
    """A ship move into an empty void that opens paths, or into a weaker enemy fleet without ground to take."""
    best = 0
    chosen: Option = ("done",)
    for option in options:
        if option[0] != "ship":
            continue
        _, kind, start, goal = option
        rivals = sum(strength(state, other, goal) for other in state.seats if other != seat)
        score = 0
        if state.controller(goal) == UNCONTROLLED:
            score = 50 - 20 * (start // 4 == goal // 4)
        elif rivals and unit_strength(state, seat, kind, goal) > 2 * rivals:
            score = 20
        if score > best:
            best, chosen = score, option
    return chosen
