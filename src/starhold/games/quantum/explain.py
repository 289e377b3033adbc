"""Why an option is not legal, in the order in which a person would check it; usual clauses stand in `REASONS`."""

from collections.abc import Callable

from starhold.games.quantum import why_moves
from starhold.games.quantum.advance import NOTHING
from starhold.games.quantum.build import COST, building_sites, required, totals, wanted
from starhold.games.quantum.cards import COMMAND_LIMIT, EXPANSION, FIRST_GAMBIT, IDS, INDEX, STEALTHY
from starhold.games.quantum.combat import Combat
from starhold.games.quantum.deploy import deploy_cost
from starhold.games.quantum.gambits import reserve_ship
from starhold.games.quantum.model import DICE, HAND, RESERVE, SCRAPYARD, QuantumState
from starhold.games.quantum.notation import FORMS, WORDS
from starhold.games.quantum.powers import PRICE
from starhold.games.quantum.reason import Why, actions, fleet_ship, held, map_ship, planet, power, reason, space
from starhold.games.quantum.research import HIGHEST
from starhold.games.quantum.roll import ShipRoll
from starhold.games.quantum.when import ANSWERS, OTHERS, clause_at
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

ARITY = {kind: sum(form not in WORDS for form in forms) for kind, forms in FORMS.items()}


def explain(state: QuantumState, seat: int, option: Option) -> Refusal:
    """The reason against an option of the asked seat that is not among the legal ones."""
    kind = option[0]
    decision = state.decision
    asked = decision.kind if decision is not None else ""
    if kind not in ARITY or len(option) != ARITY[kind] + 1:
        return Refusal("not-an-option")
    if kind not in ANSWERS.get(asked, ()) if asked != "act" else kind in OTHERS:
        return reason("not-now", clause_at(asked, kind))
    why = WHY[kind](state, seat, option) if kind in WHY else None
    return why or Refusal("not-an-option")


def _reconfigure(state: QuantumState, seat: int, option: Option) -> Why:
    return actions(state, 1, "Q-RECONF-1") or fleet_ship(state, seat, option[1], "Q-RECONF-2", "Q-RECONF-4")


def _deploy(state: QuantumState, seat: int, option: Option) -> Why:
    _, die, square = option
    if not 0 <= die < DICE:
        return reason("no-ship-there")
    place = state.squares[seat * DICE + die]
    if place == RESERVE:
        return reason("ship-in-reserve")
    if place != SCRAPYARD:
        return reason("ship-not-in-scrapyard")
    why = actions(state, deploy_cost(state, seat), "Q-DEPLOY-1") or space(state, square)
    if why is not None:
        return why
    if state.taken >> square & 1:
        return reason("square-occupied", "Q-DEPLOY-3")
    if state.commands[seat] & STEALTHY and state.chart.beside[square] & state.taken:
        return reason("next-to-a-ship")
    there = state.chart.orbit_of[square]
    return reason("not-an-orbit") if there < 0 else reason("no-own-cube-there")


def _build(state: QuantumState, seat: int, option: Option) -> Why:
    why = planet(state, option[1])
    if why is not None:
        return why
    there = state.chart.planet_at[option[1]]
    if state.full >> there & 1:
        return reason("planet-full")
    if not building_sites(state, seat) >> there & 1:
        return reason("own-cube-there")
    sums = totals(state, seat, there)
    if not sums:
        return reason("no-ship-in-orbit")
    if sums.isdisjoint(wanted(state, seat, there)):
        needs = required(state, seat, there)
        nearest = min(sums, key=lambda total: (abs(total - needs), total))
        extra = needs > state.chart.numbers[there]
        return reason("sum-wrong", "Q-BUILD-9" if extra else "", needs=needs, has=nearest)
    return actions(state, COST, "Q-BUILD-1")


def _research(state: QuantumState, seat: int, option: Option) -> Why:
    if state.research[seat] == HIGHEST:
        return reason("research-at-six")
    return actions(state, 1, "Q-RES-1")


def _cerebral(state: QuantumState, seat: int, option: Option) -> Why:
    has = state.dominance[seat]
    why = power(state, seat, INDEX["cerebral"])
    return why or (None if has > PRICE else reason("dominance-too-low", needs=PRICE + 1, has=has))


def _tyrannical(state: QuantumState, seat: int, option: Option) -> Why:
    has = state.research[seat]
    why = power(state, seat, INDEX["tyrannical"])
    return why or (None if has > PRICE else reason("research-too-low", needs=PRICE + 1, has=has))


def _flexible(state: QuantumState, seat: int, option: Option) -> Why:
    why = power(state, seat, INDEX["flexible"]) or fleet_ship(state, seat, option[1], "Q-CMD-1")
    return why or reason("number-not-allowed", "Q-CMD-1")


def _nomadic(state: QuantumState, seat: int, option: Option) -> Why:
    _, start, end = option
    why = power(state, seat, INDEX["nomadic"]) or actions(state, 1, "Q-CMD-5")
    why = why or map_ship(state, seat, start, "Q-CMD-1") or space(state, end)
    if why is not None:
        return why
    orbit_of = state.chart.orbit_of
    if orbit_of[start] < 0:
        return reason("not-in-orbit")
    if orbit_of[end] < 0:
        return reason("not-an-orbit", "Q-CMD-1")
    return reason("square-occupied", "Q-CMD-1") if state.taken >> end & 1 else reason("planets-not-neighbours")


def _resourceful(state: QuantumState, seat: int, option: Option) -> Why:
    return power(state, seat, INDEX["resourceful"]) or map_ship(state, seat, option[1], "Q-CMD-1")


def _planet(state: QuantumState, seat: int, option: Option) -> Why:
    there = state.chart.planet_at.get(option[1], -1)
    return reason("planet-taken" if there in state.chart.starts else "not-a-starting-planet")


def _place(state: QuantumState, seat: int, option: Option) -> Why:
    _, die, square = option
    if not 0 <= die < DICE or state.squares[seat * DICE + die] != HAND:
        return reason("ship-not-in-hand")
    why = space(state, square)
    if why is not None:
        return why
    if state.taken >> square & 1:
        return reason("square-occupied", "Q-DEF-1")
    if not state.turn:
        return reason("not-your-starting-orbit")
    return reason("not-an-orbit" if state.chart.orbit_of[square] < 0 else "no-own-cube-there", "Q-GAM-2")


def _scrap(state: QuantumState, seat: int, option: Option) -> Why:
    return reason("ship-not-in-hand")


def _use(state: QuantumState, seat: int, option: Option) -> Why:
    card = option[1]
    frame = state.stack[-1]
    why = held(state, seat, card)
    if why is not None or not isinstance(frame, Combat):
        return why
    if frame.used >> card & 1:
        return reason("effect-spent", card=IDS[card])
    reroll = IDS[card] in ("cruel", "relentless", "scrappy")
    decision = state.decision
    if not reroll or decision is None or decision.kind != "combat-window":
        return reason("card-works-by-itself", card=IDS[card])
    if IDS[card] == "scrappy" and seat != state.seat:
        return reason("not-now", "Q-CMD-9")
    return reason("roll-is-fixed", card=IDS[card])


def _cube(state: QuantumState, seat: int, option: Option) -> Why:
    why = planet(state, option[1])
    if why is not None:
        return why
    full = state.full >> state.chart.planet_at[option[1]] & 1
    return reason("planet-full", "Q-DOM-11") if full else reason("own-cube-there", "Q-DOM-5")


def _set(state: QuantumState, seat: int, option: Option) -> Why:
    frame = state.stack[-1]
    if isinstance(frame, ShipRoll) and option[1] == frame.refused:
        return reason("number-refused", number=option[1])
    return reason("number-not-allowed", "Q-DEF-9")


def _take(state: QuantumState, seat: int, option: Option) -> Why:
    _, card, dropped = option
    if not 0 <= card < len(IDS) or card not in state.row:
        return reason("card-not-on-show", card=IDS[card] if 0 <= card < len(IDS) else "")
    if card == EXPANSION and reserve_ship(state, seat) < 0:
        return reason("expansion-complete")
    full = state.commands[seat].bit_count() >= COMMAND_LIMIT and card < FIRST_GAMBIT
    if full and dropped == NOTHING:
        return reason("command-limit")
    return held(state, seat, dropped) if full else reason("nothing-to-replace")


def _discard(state: QuantumState, seat: int, option: Option) -> Why:
    return held(state, seat, option[1])


def _relocate(state: QuantumState, seat: int, option: Option) -> Why:
    _, rival, source, target = option
    if rival == seat:
        return reason("own-cube-relocated")
    why = planet(state, source) or planet(state, target)
    if why is not None:
        return why
    here, there = state.chart.planet_at[source], state.chart.planet_at[target]
    if not 0 <= rival < state.seats or not state.held[rival] >> here & 1:
        return reason("no-cube-there")
    if state.held[rival] >> there & 1:
        return reason("cube-of-that-player-there")
    return reason("planet-full", "Q-GAM-7") if state.full >> there & 1 else reason("number-too-high")


def _pick(state: QuantumState, seat: int, option: Option) -> Why:
    return fleet_ship(state, seat, option[1], "Q-GAM-9") or reason("already-picked")


WHY: dict[str, Callable[[QuantumState, int, Option], Why]] = {
    "move": why_moves.why_move,
    "attack": why_moves.why_attack,
    "transport": why_moves.why_transport,
    "strike": why_moves.why_strike,
    "warp": why_moves.why_warp,
    "modify": why_moves.why_modify,
    "free-reconfigure": why_moves.why_free_reconfigure,
    "reconfigure": _reconfigure,
    "deploy": _deploy,
    "build": _build,
    "research": _research,
    "cerebral": _cerebral,
    "tyrannical": _tyrannical,
    "flexible": _flexible,
    "nomadic": _nomadic,
    "resourceful": _resourceful,
    "planet": _planet,
    "place": _place,
    "scrap": _scrap,
    "use": _use,
    "cube": _cube,
    "set": _set,
    "take": _take,
    "discard": _discard,
    "relocate": _relocate,
    "pick": _pick,
}
"""By option kind; the others are legal whenever they answer the open question."""
