"""Why fixed controls are grey: actions, abilities, own card powers, own ships and planets in the action phase."""

from collections.abc import Iterator

from starhold.games.quantum.components.cards import (
    CUNNING,
    CURIOUS,
    IDS,
    INDEX,
    POWERS,
    STEALTHY,
    TACTICAL,
    card_bits,
)
from starhold.games.quantum.components.ships import ABILITIES, ABILITY_CLAUSES, BATTLESTATION, DESTROYER, INTERCEPTOR
from starhold.games.quantum.model import RESERVE, SCRAPYARD, SHIPS, QuantumState, token
from starhold.games.quantum.reasons import Why, actions, power, reason
from starhold.games.quantum.refusals.explain import explain
from starhold.games.quantum.rules.build import COST, why_build
from starhold.games.quantum.rules.deploy import deploy_cost, deploy_spaces
from starhold.games.quantum.rules.limits import able, rested
from starhold.games.quantum.rules.movement import ACTION, HOW_CARDS
from starhold.games.quantum.rules.research import why_research
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.reasons import grey

Greys = Iterator[tuple[str, Why]]
"""Controls that no option uses, and why; None: the control needs no reason."""
MOVES = frozenset(("move", "attack", "transport"))
OWN_SHIPS = {
    place: frozenset(
        row.kind for row in KINDS.values() if place in row.ships and row.words[place - 1].type in ("own", "ship")
    )
    for place in (1, 2, 3)
}
"""By place, the option kinds that name an own ship there."""


def refusals(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """Target, reason and clause for every fixed control that none of the legal ``options`` uses."""
    decision = state.decision
    if decision is None or decision.kind != "act" or seat not in decision.actors:
        return []
    kinds = {option[0] for option in options}
    hows = {option[-1] for option in options if option[0] in MOVES}
    found = [*_actions(state, seat, kinds, hows), *_abilities(state, seat, kinds), *_powers(state, seat, kinds, hows)]
    found += [*_ships(state, seat, options), *_planets(state, seat, options)]
    return [grey(target, why) for target, why in found if why is not None]


def _actions(state: QuantumState, seat: int, kinds: set[str], hows: set[int]) -> Greys:
    if ACTION not in hows:
        yield "action:move", actions(state, 1, "Q-MOVE-1") or _no_target(state, seat, "Q-MOVE-1", True)
    if "reconfigure" not in kinds:
        yield "action:reconfigure", actions(state, 1, "Q-RECONF-1")
    if "deploy" not in kinds:
        yield "action:deploy", _no_deploy(state, seat)
    if "build" not in kinds:
        yield "action:build", actions(state, COST, "Q-BUILD-1") or reason("nothing-to-build")
    if "research" not in kinds:
        yield "action:research", why_research(state, seat)


def _no_target(state: QuantumState, seat: int, clause: str, moving: bool) -> Why:
    """Why no ship does anything; ``moving``: it would be its move."""
    ships = [ship for ship in state.ships(seat) if state.squares[ship] >= 0]
    if not ships:
        return reason("ship-not-on-map", clause)
    stuck = moving and all(rested(state, seat, ship) for ship in ships)
    return reason("already-moved" if stuck else "no-target-in-reach")


def _no_deploy(state: QuantumState, seat: int) -> Why:
    if all(state.squares[ship] != SCRAPYARD for ship in state.ships(seat)):
        return reason("no-ship-in-scrapyard")
    short = actions(state, deploy_cost(state, seat), "Q-DEPLOY-1")
    if short is not None or deploy_spaces(state, seat):
        return short
    return reason("next-to-a-ship" if state.commands[seat] & STEALTHY else "no-place-to-deploy")


def _abilities(state: QuantumState, seat: int, kinds: set[str]) -> Greys:
    """Maneuver is no control of its own: it happens within a move."""
    for number, kind in enumerate(ABILITIES):
        if number not in (0, INTERCEPTOR) and kind not in kinds:
            yield f"ability:{kind}", _no_ability(state, seat, number)


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
    if not free & TACTICAL and all(rested(state, seat, ship) for ship in ready):
        return reason("already-moved", "Q-ABIL-24")
    return reason("no-ship-to-carry")


def _powers(state: QuantumState, seat: int, kinds: set[str], hows: set[int]) -> Greys:
    for card in card_bits(state.commands[seat] & ~CUNNING):
        moves = card in HOW_CARDS and HOW_CARDS.index(card) in hows
        if card in POWERS and IDS[card] not in kinds and not moves:
            yield f"card:{IDS[card]}", power(state, seat, card) or _no_power(state, seat, card)


def _no_power(state: QuantumState, seat: int, card: int) -> Why:
    """Why a power that is ready finds nothing to do."""
    if card in (INDEX["cerebral"], INDEX["tyrannical"]):
        return explain(state, seat, (IDS[card],))
    if card == INDEX["nomadic"]:
        return actions(state, 1, "Q-CMD-5") or reason("not-in-orbit")
    return _no_target(state, seat, "Q-CMD-1", card == INDEX["curious"])


def _ships(state: QuantumState, seat: int, options: list[Option]) -> Greys:
    named = {option[place] for place, kinds in OWN_SHIPS.items() for option in options if option[0] in kinds}
    named |= {-1 - option[1] for option in options if option[0] == "deploy"}
    for ship in state.ships(seat):
        square = state.squares[ship]
        if token(state, ship) in named:
            continue
        if square == RESERVE:
            yield SHIPS[ship], reason("ship-in-reserve")
        elif state.actions:
            yield SHIPS[ship], reason("no-target-in-reach")
        else:
            moved = square >= 0 and state.moved >> ship & 1
            yield SHIPS[ship], reason("already-moved") if moved else actions(state, 1)


def _planets(state: QuantumState, seat: int, options: list[Option]) -> Greys:
    built = {option[1] for option in options if option[0] == "build"}
    for square in state.chart.planets:
        if square not in built:
            yield f"planet:{state.chart.names[square]}", why_build(state, seat, square)
