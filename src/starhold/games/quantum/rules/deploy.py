"""Reconfigure and Deploy (rules: chapters 4 and 5)."""

from starhold.games.quantum.components.cards import EAGER, STEALTHY
from starhold.games.quantum.model import DICE, FLEET, RESERVE, SCRAPYARD, QuantumState, by_die, ship_of
from starhold.games.quantum.reasons import Why, actions, fleet_ship, reason, space
from starhold.games.quantum.rules.ship_rolls import reconfigure
from starhold.kernel.decision import Option


def offer_reconfigure(state: QuantumState, seat: int, found: list[Option]) -> None:
    """Every own die on the map or in the scrapyard, for an action (Q-RECONF-1, Q-RECONF-2)."""
    if state.actions:
        found += [
            ("reconfigure", square if square >= 0 else -1 - die)
            for die, square in enumerate(state.squares[FLEET[seat]])
            if square >= SCRAPYARD
        ]


def why_reconfigure(state: QuantumState, seat: int, named: int) -> Why:
    """Reasons against a Reconfigure."""
    return actions(state, 1, "Q-RECONF-1") or fleet_ship(state, seat, named, "Q-RECONF-2", "Q-RECONF-4")


def take_reconfigure(state: QuantumState, seat: int, named: int) -> None:
    """Roll the die until its number differs; spent limits stay spent (Q-RECONF-5)."""
    state.actions -= 1
    reconfigure(state, ship_of(state, seat, named))


def deploy_cost(state: QuantumState, seat: int) -> int:
    """Actions that a Deploy costs: none with Eager."""
    return 0 if state.commands[seat] & EAGER else 1


def deploy_spaces(state: QuantumState, seat: int) -> int:
    """Spaces where Deploy may put a ship: free orbits at own cubes; with Stealthy also any space not next to a ship."""
    chart = state.chart
    spaces = chart.harbours(state.held[seat])
    if state.commands[seat] & STEALTHY:
        spaces |= chart.spaces & ~chart.grid.beside(state.taken)
    return spaces & ~state.taken


def offer_deploy(state: QuantumState, seat: int, found: list[Option]) -> None:
    """Every scrapyard ship on every space that is open to it (Q-DEPLOY-2, Q-DEPLOY-3, Q-DEPLOY-6)."""
    if state.actions < deploy_cost(state, seat):
        return
    fleet = state.squares[FLEET[seat]]
    if SCRAPYARD in fleet:
        spaces = state.chart.squares[deploy_spaces(state, seat)]
        found += [("deploy", die, square) for die in range(DICE) if fleet[die] == SCRAPYARD for square in spaces]


def why_deploy(state: QuantumState, seat: int, die: int, square: int) -> Why:
    """Reasons against a Deploy."""
    if not 0 <= die < DICE:
        return reason("no-ship-there", "Q-DEPLOY-2")
    place = state.squares[by_die(seat, die)]
    if place != SCRAPYARD:
        return reason("ship-in-reserve" if place == RESERVE else "ship-not-in-scrapyard")
    why = actions(state, deploy_cost(state, seat), "Q-DEPLOY-1") or space(state, square)
    if why is not None or deploy_spaces(state, seat) >> square & 1:
        return why
    if state.taken >> square & 1:
        return reason("square-occupied", "Q-DEPLOY-3")
    if state.commands[seat] & STEALTHY:
        return reason("next-to-a-ship")
    return reason("not-an-orbit" if state.chart.orbit_of[square] < 0 else "no-own-cube-there")


def take_deploy(state: QuantumState, seat: int, die: int, square: int) -> None:
    """Put the ship on the map with the number it shows (Q-DEPLOY-7)."""
    ship = by_die(seat, die)
    state.actions -= deploy_cost(state, seat)
    state.put(ship, square)
    state.note("deployed", seat, state.numbers[ship], square)
