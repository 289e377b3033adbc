"""Powers of command cards that their owner uses in the action phase (Q-CMD-4); Curious and Tactical are moves."""

from starhold.games.quantum.components.cards import CEREBRAL, FLEXIBLE, INDEX, NOMADIC, RESOURCEFUL, TYRANNICAL
from starhold.games.quantum.model import FLEET, SCRAPYARD, QuantumState, ship_of
from starhold.games.quantum.reasons import Why, actions, fleet_ship, map_ship, power, reason, space
from starhold.games.quantum.rules.dominance import gain, lose, settle_dominance
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Option

OFFERED = CEREBRAL | FLEXIBLE | NOMADIC | RESOURCEFUL | TYRANNICAL
PRICE = 1
"""What Cerebral takes of dominance and Tyrannical of research; the die stays at 1 or more."""


FLEXED = ((), (2,), (1, 3), (2, 4), (3, 5), (4, 6), (5,))
"""What Flexible can make of each number."""


def offer_powers(state: QuantumState, seat: int, found: list[Option]) -> None:
    """The powers that can be used now."""
    usable = state.usable(seat) & OFFERED
    if not usable:
        return
    if usable & CEREBRAL and why_cerebral(state, seat) is None:
        found.append(("cerebral",))
    if usable & TYRANNICAL and why_tyrannical(state, seat) is None:
        found.append(("tyrannical",))
    numbers = state.numbers[FLEET[seat]]
    for die, square in enumerate(state.squares[FLEET[seat]]):
        if square < SCRAPYARD:
            continue
        if usable & FLEXIBLE:
            named = square if square >= 0 else -1 - die
            found += [("flexible", named, other) for other in FLEXED[numbers[die]]]
        if usable & RESOURCEFUL and square >= 0:
            found.append(("resourceful", square))
        if usable & NOMADIC and square >= 0 and state.actions:
            found += [("nomadic", square, end) for end in state.chart.squares[nomadic_ends(state, square)]]


def nomadic_ends(state: QuantumState, square: int) -> int:
    """Free orbital positions of the planets on neighbouring tiles; none unless ``square`` is in an orbit itself."""
    planet = state.chart.orbit_of[square]
    if planet < 0:
        return 0
    ends = 0
    for other in state.chart.neighbours[planet]:
        ends |= state.chart.orbit[other]
    return ends & ~state.taken


def why_cerebral(state: QuantumState, seat: int) -> Why:
    """Reasons against Cerebral."""
    has = state.dominance[seat]
    why = power(state, seat, INDEX["cerebral"])
    return why or (None if has > PRICE else reason("dominance-too-low", needs=PRICE + 1, has=has))


def why_tyrannical(state: QuantumState, seat: int) -> Why:
    """Reasons against Tyrannical."""
    has = state.research[seat]
    why = power(state, seat, INDEX["tyrannical"])
    return why or (None if has > PRICE else reason("research-too-low", needs=PRICE + 1, has=has))


def why_flexible(state: QuantumState, seat: int, named: int, number: int) -> Why:
    """Reasons against Flexible."""
    why = power(state, seat, INDEX["flexible"]) or fleet_ship(state, seat, named, "Q-CMD-1")
    if why is not None or number in FLEXED[state.numbers[ship_of(state, seat, named)]]:
        return why
    return reason("number-not-allowed", "Q-CMD-1")


def why_nomadic(state: QuantumState, seat: int, start: int, end: int) -> Why:
    """Reasons against Nomadic."""
    why = power(state, seat, INDEX["nomadic"]) or actions(state, 1, "Q-CMD-5")
    why = why or map_ship(state, seat, start, "Q-CMD-1") or space(state, end)
    if why is not None or nomadic_ends(state, start) >> end & 1:
        return why
    orbit_of = state.chart.orbit_of
    if orbit_of[start] < 0:
        return reason("not-in-orbit")
    if orbit_of[end] < 0:
        return reason("not-an-orbit", "Q-CMD-1")
    return reason("square-occupied", "Q-CMD-1") if state.taken >> end & 1 else reason("planets-not-neighbours")


def why_resourceful(state: QuantumState, seat: int, square: int) -> Why:
    """Reasons against Resourceful."""
    return power(state, seat, INDEX["resourceful"]) or map_ship(state, seat, square, "Q-CMD-1")


def _use(state: QuantumState, seat: int, card: str) -> None:
    state.spent |= 1 << INDEX[card]
    state.note("card-used", seat, INDEX[card])


def take_cerebral(state: QuantumState, seat: int) -> None:
    """Dominance 1 down, research 3 up."""
    _use(state, seat, "cerebral")
    lose(state, seat, PRICE)
    state.study(seat, 3)
    state.note("card-research", seat, INDEX["cerebral"], state.research[seat])


def take_tyrannical(state: QuantumState, seat: int) -> None:
    """Research 1 down, dominance 1 up; at 6 the cube comes at once."""
    _use(state, seat, "tyrannical")
    state.research[seat] -= PRICE
    state.note("research-lost", seat, state.research[seat])
    gain(state, seat, 1)
    settle_dominance(state, seat)


def take_flexible(state: QuantumState, seat: int, named: int, number: int) -> None:
    """Change the number of an own ship by 1; no ability is spent."""
    _use(state, seat, "flexible")
    ship = ship_of(state, seat, named)
    state.note("flexed", seat, state.numbers[ship], number)
    state.numbers[ship] = number


def take_nomadic(state: QuantumState, seat: int, start: int, end: int) -> None:
    """For an action, put an orbiting ship into the orbit of a neighbouring planet; this is no move."""
    _use(state, seat, "nomadic")
    state.actions -= 1
    ship = state.squares.index(start)
    state.put(ship, end)
    state.note("wandered", seat, state.numbers[ship], start, end)


def take_resourceful(state: QuantumState, seat: int, square: int) -> None:
    """Send an own ship to the scrapyard and roll it plainly, for one more action (Q-CMD-10, Q-DOM-18)."""
    _use(state, seat, "resourceful")
    ship = state.squares.index(square)
    state.put(ship, SCRAPYARD)
    state.note("withdrawn", seat, state.numbers[ship], square)
    state.actions += 1
    state.granted += 1
    state.note("card-action", seat, INDEX["resourceful"], state.actions)
    state.call(ShipRoll(ship))
