"""Why a pick inside a card's effect is not possible (chapter 19)."""

from collections.abc import Callable

from starhold.games.forbidden_stars.catalog import HERE, Filter, Step
from starhold.games.forbidden_stars.effects.cards import face_up
from starhold.games.forbidden_stars.effects.economy import Robbed
from starhold.games.forbidden_stars.effects.moves import Journey, goals
from starhold.games.forbidden_stars.effects.run import Pick
from starhold.games.forbidden_stars.effects.terms import Owner, amount, code, seats_of
from starhold.games.forbidden_stars.effects.units import fitting_type
from starhold.games.forbidden_stars.hits import WALL
from starhold.games.forbidden_stars.model import IN_HAND, PLAYED, USED, Stars
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.games.forbidden_stars.retreat import may_retreat
from starhold.games.forbidden_stars.storms import arrows_to, edge_name
from starhold.games.forbidden_stars.why_places import why_area
from starhold.kernel.decision import Option


def asked_step(state: Stars) -> Step | None:
    """The step of a card that the open question belongs to."""
    ref = getattr(state.stack[-1], "ref", -1)
    return state.catalog.steps[ref] if ref >= 0 else None


# -- units -----------------------------------------------------------------------------------------
def why_unit(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against picking a unit."""
    _, owner, area, kind, routed = option
    frame, step = state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick | Journey):
        return None
    if owner not in _sides(state, frame, step):
        return reason("wrong-side")
    place = step.given.get("from" if isinstance(frame, Journey) else "at", HERE)
    why = why_area(state, frame, place, area)
    if why is not None:
        return why
    if kind == WALL or not (state.routed if routed else state.fresh)[state.unit(area, owner, kind)]:
        return reason("no-such-unit-there", "F-CARD-26")
    why = _spared(state, step, owner, routed) or _filtered(state, frame, step, option)
    if why is None and isinstance(frame, Journey):
        return _journey(state, frame, step, (area, kind))
    if why is None and step.name == "replace_unit":
        return reason("supply-empty", "F-CARD-14")
    return why


def _sides(state: Stars, owner: Owner, step: Step) -> list[int]:
    if step.name in ("move_units", "take_units", "replace_unit"):
        return [owner.me]
    return seats_of(state, owner, step.given.get("side", "me"))


def _spared(state: Stars, step: Step, owner: int, routed: int) -> Why:
    """Routed where unrouted ones are wanted, or the other way round, or beyond the effect by a rule."""
    if step.name == "rally" and not routed:
        return reason("needs-routed")
    if step.name == "rout" and routed:
        return reason("needs-unrouted")
    if step.name == "rout" and state.has_rule("cannot_rout", owner):
        return reason("cannot-rout-now")
    if step.name == "retreat" and not may_retreat(state, owner):
        return reason("cannot-retreat")
    if step.name in ("move_units", "take_units") and routed and not step.given.get("include_routed"):
        return reason("unit-routed")
    return None


def _filtered(state: Stars, owner: Owner, step: Step, option: Option) -> Why:
    _, seat, area, kind, routed = option
    named = code(state, area, seat, kind)
    if step.name == "replace_unit" and named not in step.given["from"]:
        return reason("unit-does-not-fit")
    wanted: Filter | None = step.given.get("filter")
    if wanted is None:
        return None
    if wanted.routed >= 0 and routed != wanted.routed:
        return reason("needs-routed" if wanted.routed else "needs-unrouted", "F-CARD-19")
    figures = state.kind(seat, kind, area)
    if (wanted.codes and named not in wanted.codes) or wanted.kind not in (-1, figures.kind):
        return reason("unit-does-not-fit")
    top = amount(state, owner, wanted.max_level) if wanted.max_level is not None else wanted.level
    return reason("level-above-card", "F-CARD-26", limit=top) if 0 <= top < figures.level else None


def _journey(state: Stars, frame: Journey, step: Step, unit: tuple[int, int]) -> Why:
    """Units of one effect go to one area, perhaps out of one area."""
    area = unit[0]
    if frame.origin not in (-1, area) and step.given.get("from", HERE).scope == "one_area":
        return reason("one-area-only")
    if frame.goal < 0:
        return reason("not-this-step")
    return _apart(state, step, area, frame.goal) if area != frame.goal else reason("stays-there", "F-CARD-14")


def _apart(state: Stars, step: Step, area: int, goal: int) -> Why:
    if state.board.world[area] != state.board.world[goal]:
        return reason("wrong-kind-of-area")
    side = state.board.edge_between(area // 4, goal // 4)
    stormy = step.name == "move_units" and side in state.storms
    return reason("storm-between", "F-STORM-2", edge=edge_name(side)) if stormy else None


# -- places ----------------------------------------------------------------------------------------
def why_pick_area(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against picking an area."""
    area, frame, step = option[1], state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick | Journey):
        return None
    why = why_area(state, frame, step.given.get("to" if isinstance(frame, Journey) else "at", HERE), area)
    if why is not None:
        return why
    if isinstance(frame, Journey):
        if area not in goals(state, frame, step):
            return reason("one-contest", "F-CBT-74", area=state.board.names[state.queue[0]])
        return reason("no-unit-can-go")
    if step.name == "place_unit":
        return _no_unit(state, frame, step, area)
    if step.name == "place_structure":
        return reason("structure-there", "F-DEF-20")
    return reason("nothing-to-gain")


def _no_unit(state: Stars, owner: Owner, step: Step, area: int) -> Why:
    if fitting_type(state, owner.me, step.given["unit"], area) >= 0:
        return None
    kinds = [state.faction(owner.me).units[one % 10].kind for one in step.given["unit"] if one >= 0]
    wrong = kinds and all(kind == state.board.world[area] for kind in kinds)
    return reason("wrong-kind-of-area") if wrong else reason("supply-empty")


def why_system(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against picking a system."""
    frame, step = state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick):
        return None
    if step.name == "rally":
        return reason("not-this-step") if frame.got else reason("nothing-to-rally")
    return why_area(state, frame, step.given["at"], 4 * option[1])


def why_structure(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against replacing or destroying a structure."""
    area, structure = option[1], option[2]
    frame, step = state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick):
        return None
    why = why_area(state, frame, step.given.get("at", HERE), area)
    if why is not None:
        return why
    if not state.built[area] >> structure & 1:
        return reason("no-such-structure-there")
    if state.owner[area] not in (seats_of(state, frame, step.given.get("side", "me"))):
        return reason("wrong-side")
    return reason("same-structure") if option[0] == "rebuild" else None


def why_move_storm(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an edge for a storm that a card moves."""
    if option[1] in state.storms:
        return reason("storm-on-edge")
    ways = arrows_to(state, state.moving, range(4)) if state.moving >= 0 else []
    return reason("arrow-elsewhere", "F-STORM-14") if option[1] not in ways else None


# -- dice, cards, tokens ---------------------------------------------------------------------------
def why_die(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against picking a die."""
    _, owner, face = option
    frame, step = state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick):
        return None
    if owner not in seats_of(state, frame, step.given.get("side", "me")):
        return reason("wrong-side")
    return reason("face-not-allowed") if face not in step.given["faces"] else reason("no-such-die")


def why_turn(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against turning a die."""
    _, face, to = option
    frame, step = state.stack[-1], asked_step(state)
    if step is None or not isinstance(frame, Pick):
        return None
    if face not in step.given["from"] or to not in step.given["to"] or face == to:
        return reason("face-not-allowed", "F-CARD-4")
    return reason("no-such-die", "F-CARD-4")


def why_face(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a face for a new die or a kind of token."""
    step = asked_step(state)
    if step is not None and step.name == "gain_tokens":
        barred = option[1] == 1 and state.has_rule("no_defence_tokens", seat)
        return reason("shield-tokens-barred") if barred else reason("face-not-allowed", "F-CARD-7")
    return reason("face-not-allowed")


def why_choose(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an alternative."""
    return reason("alternative-impossible")


def why_seat(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against robbing a player."""
    frame = state.stack[-1]
    if not isinstance(frame, Robbed) or frame.victim >= 0:
        return None
    return reason("not-yourself") if option[1] == frame.me else reason("holds-no-asset")


def why_played(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against discarding a face-up card."""
    frame, step = state.stack[-1], asked_step(state)
    row = option[1] * PLAYED
    if step is None or not isinstance(frame, Pick) or row >= len(state.plays):
        return reason("card-not-face-up")
    sides = seats_of(state, frame, step.given.get("side", "me"))
    if state.plays[row] not in sides:
        return reason("wrong-side")
    shown = any(row in face_up(state, side) for side in sides)
    return None if shown else reason("card-not-face-up")


def why_type(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an order as which the token could count."""
    return reason("order-not-offered")


def why_token(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a token for the event deck."""
    token = seat * 8 + option[1]
    lying = state.place_of[token] in (IN_HAND, USED) and token != state.token
    return None if lying else reason("token-not-in-play-area")


def why_restack(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against moving a token within its stack."""
    _, system, position, end = option
    stack = state.stacks[system]
    if not stack:
        return reason("no-token-there", "F-PLAN-11")
    if position >= len(stack) or stack[position] // 8 != seat:
        return reason("no-own-token-there", "F-PLAN-11")
    if len(stack) == 1:
        return reason("stack-of-one")
    return reason("top-or-bottom") if end > 1 else None


STEP_KINDS: dict[str, tuple[str, ...]] = {
    "may": ("use",),
    "choose": ("choose",),
    "unless": ("avoid", "refuse"),
    "gain_tokens": ("face",),
    "gain_dice": ("face",),
    "lose_dice": ("die",),
    "reroll": ("die",),
    "convert": ("turn",),
    "rally": ("unit", "system"),
    "rout": ("unit",),
    "destroy_unit": ("unit",),
    "retreat": ("unit",),
    "replace_unit": ("unit",),
    "first_target": ("unit",),
    "move_units": ("area", "unit"),
    "take_units": ("area", "unit"),
    "place_unit": ("area",),
    "place_structure": ("area",),
    "gain_world_assets": ("area",),
    "gain_world_materiel": ("area",),
    "replace_structure": ("rebuild",),
    "destroy_structure": ("raze",),
    "discard_card": ("played",),
    "play_card": ("card",),
    "steal_asset": ("asset",),
    "buy_unit": ("buy",),
    "buy_upgrade": ("upgrade", "title"),
    "gain_upgrade": ("upgrade", "title"),
    "resolve_order": ("system",),
    "treat_order_as": ("type",),
    "tokens_to_event_deck": ("token",),
    "reorder_stack": ("restack",),
    "move_storm": ("edge",),
}
"""Which options answer the question of a step."""

WHY: dict[str, Callable[[Stars, int, Option], Why]] = {
    "unit": why_unit,
    "area": why_pick_area,
    "system": why_system,
    "rebuild": why_structure,
    "raze": why_structure,
    "die": why_die,
    "turn": why_turn,
    "face": why_face,
    "choose": why_choose,
    "seat": why_seat,
    "played": why_played,
    "type": why_type,
    "token": why_token,
    "restack": why_restack,
}
