"""What a situation is worth to a seat: objectives first, then ground, pieces and money. Numbers are hundredths."""

from starhold.bots.forbidden_stars.upgrades import cards_worth
from starhold.games.forbidden_stars.components.catalog import BASTION, CITY, FACTORY, TOKEN
from starhold.games.forbidden_stars.model import Stars

COLLECTED, HELD, NEAR = 9000, 6000, 350
DIE = (90, 75, 60)
FAR = 6


def value(state: Stars, seat: int) -> int:
    """The own worth minus half of what the others have."""
    if state.winners:
        return 1_000_000 if seat in state.winners else -1_000_000
    rivals = [other for other in state.seats if other != seat and state.alive[other]]
    return 2 * worth(state, seat) - sum(worth(state, other) for other in rivals)


def worth(state: Stars, seat: int) -> int:
    """Objectives, worlds, units, structures, goods, cards outside fights, and dice of one seat."""
    total = COLLECTED * state.collected[seat] + 60 * state.materiel[seat]
    if not state.fight:
        total += cards_worth(state, seat)
    total += sum(50 * count for count in state.assets[seat])
    factories, lying = 0, objectives_of(state, seat)
    for area in state.board.areas:
        if state.controller(area) == seat:
            printed = state.board.printed[area]
            total += 120 + 260 * printed.materiel + 60 * len(printed.assets) if printed.world else 30
            total += HELD * lying[area]
        if state.here_force(area, seat):
            total += units_worth(state, seat, area)
        if state.owner[area] == seat:
            built = state.built[area]
            factories += built >> FACTORY & 1
            total += 330 * (built >> CITY & 1) + 240 * (built >> BASTION & 1)
    total += (0, 700, 1000, 1150)[min(3, factories)]
    total -= NEAR * sum(distance(state, seat, area) for area in goals(state, seat))
    total += sum(DIE[face] * state.dice[seat][face] for face in range(3))
    total += sum(80 * count for count in state.tokens[seat])
    return total


def units_worth(state: Stars, seat: int, area: int) -> int:
    """Prices of the units in an area; routed ones count two thirds, surplus nothing."""
    total = 0
    room = state.board.capacity(area) if not state.fight else 99
    for kind, routed, count in state.groups(area, seat):
        figures = state.kind(seat, kind, area)
        each = 50 if kind == TOKEN else 110 * figures.cost
        total += min(count, max(0, room)) * (each * 2 // 3 if routed else each)
        room -= count
    return total


def goals(state: Stars, seat: int) -> list[int]:
    """Worlds with own objective tokens that the seat does not hold yet."""
    own = zip(state.board.areas, objectives_of(state, seat), strict=False)
    return [area for area, lying in own if lying and state.controller(area) != seat]


def objectives_of(state: Stars, seat: int) -> list[int]:
    """How many objective tokens of a seat lie in each area."""
    return state.objectives[seat :: len(state.seats)]


def distance(state: Stars, seat: int, goal: int) -> int:
    """Steps between systems from the nearest own ground unit to a world, `FAR` at most."""
    seen = {goal // 4}
    edge = [goal // 4]
    for steps in range(FAR):
        if any(state.here_force(area, seat) for system in edge for area in state.board.worlds[system]):
            return steps
        edge = sorted({other for system in edge for other, _ in state.board.beside[system]} - seen)
        seen.update(edge)
    return FAR


def strength(state: Stars, seat: int, area: int) -> int:
    """Fighting strength of a side in an area: dice, health and morale of unrouted units, a bastion with them."""
    total = 0
    for kind, routed, count in state.groups(area, seat):
        figures = state.kind(seat, kind, area)
        each = 2 * figures.health if routed else 6 * figures.dice + 4 * figures.health + 3 * figures.morale
        total += each * count
    return total + (30 if state.has_bastion(area, seat) else 0)


def unit_strength(state: Stars, seat: int, kind: int, area: int) -> int:
    """Fighting strength of one unrouted unit."""
    figures = state.kind(seat, kind, area)
    return 6 * figures.dice + 4 * figures.health + 3 * figures.morale
