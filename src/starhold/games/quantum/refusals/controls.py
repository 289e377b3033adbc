"""Why fixed controls are grey: actions, abilities, own card powers, own ships and planets in the action phase."""

from starhold.games.quantum.components.cards import CURIOUS, IDS, INDEX, POWERS, STEALTHY, TACTICAL, card_bits
from starhold.games.quantum.components.ships import ABILITIES, ABILITY_CLAUSES, BATTLESTATION, DESTROYER, INTERCEPTOR
from starhold.games.quantum.model import DICE, RESERVE, SCRAPYARD, QuantumState
from starhold.games.quantum.reasons import Why, actions, power, reason
from starhold.games.quantum.refusals.explain import explain
from starhold.games.quantum.rules.build import COST, building_sites, visited
from starhold.games.quantum.rules.deploy import deploy_cost, deploy_spaces
from starhold.games.quantum.rules.limits import able, rested
from starhold.games.quantum.rules.movement import ACTION, HOW_CARDS
from starhold.games.quantum.rules.research import HIGHEST
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.reasons import grey

MOVES = frozenset(("move", "attack", "transport"))
SHIP_OPTIONS = MOVES | {"strike", "warp", "modify", "free-reconfigure", "resourceful"}
TOKEN_OPTIONS = frozenset(("reconfigure", "flexible"))
FULL, TAKEN, EMPTY = reason("planet-full"), reason("own-cube-there"), reason("no-ship-in-orbit")


def refusals(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """Target, reason and clause for every fixed control that none of the legal ``options`` uses."""
    decision = state.decision
    if decision is None or decision.kind != "act" or seat not in decision.actors:
        return []
    kinds = {option[0] for option in options}
    found: list[tuple[str, Why]] = []
    found += _actions(state, seat, kinds, options)
    found += _abilities(state, seat, kinds, options)
    found += _powers(state, seat, kinds, options)
    found += _ships(state, seat, options)
    found += _planets(state, seat, options)
    return [grey(target, why) for target, why in found if why is not None]


def _actions(state: QuantumState, seat: int, kinds: set[str], options: list[Option]) -> list[tuple[str, Why]]:
    found: list[tuple[str, Why]] = []
    if not any(option[0] in MOVES and option[-1] == ACTION for option in options):
        found.append(("action:move", actions(state, 1, "Q-MOVE-1") or _no_move(state, seat)))
    if "reconfigure" not in kinds:
        found.append(("action:reconfigure", actions(state, 1, "Q-RECONF-1")))
    if "deploy" not in kinds:
        found.append(("action:deploy", _no_deploy(state, seat)))
    if "build" not in kinds:
        found.append(("action:build", actions(state, COST, "Q-BUILD-1") or reason("nothing-to-build")))
    if "research" not in kinds:
        at_six = state.research[seat] == HIGHEST
        found.append(("action:research", reason("research-at-six") if at_six else actions(state, 1, "Q-RES-1")))
    return found


def _no_move(state: QuantumState, seat: int) -> Why:
    ships = [ship for ship in state.ships(seat) if state.squares[ship] >= 0]
    if not ships:
        return reason("ship-not-on-map", "Q-MOVE-1")
    if any(rested(state, seat, ship) is None for ship in ships):
        return reason("no-target-in-reach")
    return reason("already-moved")


def _no_deploy(state: QuantumState, seat: int) -> Why:
    if all(state.squares[ship] != SCRAPYARD for ship in state.ships(seat)):
        return reason("no-ship-in-scrapyard")
    short = actions(state, deploy_cost(state, seat), "Q-DEPLOY-1")
    if short is not None or deploy_spaces(state, seat):
        return short
    return reason("next-to-a-ship" if state.commands[seat] & STEALTHY else "no-place-to-deploy")


def _abilities(state: QuantumState, seat: int, kinds: set[str], options: list[Option]) -> list[tuple[str, Why]]:
    """Maneuver is no control of its own: it happens within a move."""
    return [
        (f"ability:{kind}", _no_ability(state, seat, number))
        for number, kind in enumerate(ABILITIES)
        if number not in (0, INTERCEPTOR) and kind not in kinds
    ]


def _no_ability(state: QuantumState, seat: int, number: int) -> Why:
    ships = [ship for ship in state.ships(seat) if state.squares[ship] >= 0 and state.numbers[ship] == number]
    if not ships:
        return reason("wrong-ship-for-ability", ABILITY_CLAUSES[number])
    ready = [ship for ship in ships if able(state, seat, ship)]
    if not ready:
        return reason("ability-already-used")
    if number == BATTLESTATION:
        return reason("no-enemy-there", "Q-ABIL-4")
    if number == DESTROYER:
        return reason("no-partner")
    free = state.usable(seat) & (CURIOUS | TACTICAL)
    if not free and not state.actions:
        return actions(state, 1, "Q-ABIL-24")
    if all(rested(state, seat, ship) for ship in ready) and not state.usable(seat) & TACTICAL:
        return reason("already-moved", "Q-ABIL-24")
    return reason("no-ship-to-carry")


def _powers(state: QuantumState, seat: int, kinds: set[str], options: list[Option]) -> list[tuple[str, Why]]:
    found: list[tuple[str, Why]] = []
    hows = {option[-1] for option in options if option[0] in MOVES}
    for card in card_bits(state.commands[seat]):
        name = IDS[card]
        if card not in POWERS or name == "cunning" or name in kinds:
            continue
        if card in HOW_CARDS and HOW_CARDS.index(card) in hows:
            continue
        found.append((f"card:{name}", power(state, seat, card) or _no_power(state, seat, card)))
    return found


def _no_power(state: QuantumState, seat: int, card: int) -> Why:
    """Why a power that is ready finds nothing to do."""
    if card in (INDEX["cerebral"], INDEX["tyrannical"]):
        return explain(state, seat, (IDS[card],))
    if card == INDEX["nomadic"]:
        return actions(state, 1, "Q-CMD-5") or reason("not-in-orbit")
    ships = [ship for ship in state.ships(seat) if state.squares[ship] >= 0]
    if card == INDEX["curious"] and ships and all(rested(state, seat, ship) for ship in ships):
        return reason("already-moved")
    return reason("no-target-in-reach") if ships else reason("ship-not-on-map", "Q-CMD-1")


def _ships(state: QuantumState, seat: int, options: list[Option]) -> list[tuple[str, Why]]:
    named = {option[1] for option in options if option[0] in SHIP_OPTIONS or option[0] in TOKEN_OPTIONS}
    named |= {-1 - option[1] for option in options if option[0] == "deploy"}
    named |= {option[1] for option in options if option[0] == "nomadic"}
    named |= {option[2] for option in options if option[0] == "warp"}
    named |= {option[3] for option in options if option[0] == "transport"}
    found: list[tuple[str, Why]] = []
    for ship in state.ships(seat):
        die, square = ship % DICE, state.squares[ship]
        if (square if square >= 0 else -1 - die) in named:
            continue
        why: Why
        if square == RESERVE:
            why = reason("ship-in-reserve")
        elif state.actions:
            why = reason("no-target-in-reach")
        else:
            why = reason("already-moved") if square >= 0 and state.moved >> ship & 1 else actions(state, 1)
        found.append((f"ship:{seat}.{die}", why))
    return found


def _planets(state: QuantumState, seat: int, options: list[Option]) -> list[tuple[str, Why]]:
    built = {option[1] for option in options if option[0] == "build"}
    near, sites = visited(state, seat), building_sites(state, seat)
    found: list[tuple[str, Why]] = []
    for planet, square in enumerate(state.chart.planets):
        if square in built:
            continue
        why: Why
        if near >> planet & 1:
            why = explain(state, seat, ("build", square))
        elif state.full >> planet & 1:
            why = FULL
        else:
            why = EMPTY if sites >> planet & 1 else TAKEN
        found.append((f"planet:{state.chart.names[square]}", why))
    return found
