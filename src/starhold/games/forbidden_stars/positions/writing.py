"""Writes a situation as a document: the keys of a person where they tell it exactly, else ``pending``."""

from collections.abc import Callable, Iterator
from copy import deepcopy

from starhold.games.forbidden_stars.components.catalog import ORDERS, TOKEN
from starhold.games.forbidden_stars.model import STRIKE, Played, Stars
from starhold.games.forbidden_stars.positions import movement
from starhold.games.forbidden_stars.positions.agreement import bare
from starhold.games.forbidden_stars.positions.battles import NAMES, STRIKE_AT
from starhold.games.forbidden_stars.positions.document import EVERYTHING, write
from starhold.games.forbidden_stars.positions.events import STEPS as EVENT_STEPS
from starhold.games.forbidden_stars.positions.laying import STEPS as SETUP_STEPS
from starhold.games.forbidden_stars.positions.moments import begin
from starhold.games.forbidden_stars.positions.numbers import SAID
from starhold.games.forbidden_stars.positions.orders import KINDS_OF_CARD, STAGES
from starhold.games.forbidden_stars.positions.reading import read
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.combat import Combat, DamageSteps
from starhold.games.forbidden_stars.rules.committing import PickCards
from starhold.games.forbidden_stars.rules.damage import Assign
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.deploy import Deploy
from starhold.games.forbidden_stars.rules.dominate import Dominate, Icons
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.orbital_strike import Strike
from starhold.games.forbidden_stars.rules.orders import Order
from starhold.games.forbidden_stars.rules.placing import LayTile
from starhold.games.forbidden_stars.rules.refresh import Event
from starhold.games.forbidden_stars.rules.rounds import Match
from starhold.games.forbidden_stars.rules.schemes import WINDOWS, Window
from starhold.games.forbidden_stars.rules.setup import Setup
from starhold.games.forbidden_stars.rules.storms import StormMove, edge_name
from starhold.games.forbidden_stars.rules.strategise import Strategise
from starhold.games.forbidden_stars.view.figures import phase as phase_now
from starhold.kernel.codec import encode, encode_pending
from starhold.kernel.game import Game, Plain
from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refused

HARMLESS = {"morale-compared", "passed"}
"""What may be told again when a document is read: it changes nothing."""


def write_position(game: Game[Stars], state: Stars) -> Plain:
    """The whole situation; what its keys tell is read again before they are trusted."""
    document = bare(deepcopy(dict(write(state, EVERYTHING))))
    phase = phase_now(state)
    plain = encode(game, state)
    if (state.stack and isinstance(state.stack[0], Match)) or phase == "over":
        for keys in told(state, phase):
            found = _in_words(state, document, phase, keys)
            if _same(game, state, found, plain):
                return found
    return {**document, "phase": phase, "pending": encode_pending(game, state)}


def _in_words(state: Stars, document: Plain, phase: str, keys: Plain) -> Plain:
    """The document with those keys, and of the numbers of the moment only what they leave open."""
    fresh = type(state)(state.catalog, state.config)
    left = {name: value for name, value in document["moment"].items() if name not in SAID}
    if "order" in keys or "combat" in keys or "strike" in keys:
        left.pop("system")
    left = {name: value for name, value in left.items() if value != getattr(fresh, name)}
    found = {**document, "phase": phase, **keys}
    del found["moment"]
    if left:
        found["moment"] = left
    found["seats"] = [_answers(state, seat, dict(entry)) for seat, entry in enumerate(document["seats"])]
    return found


def _answers(state: Stars, seat: int, entry: Plain) -> Plain:
    """A player with the damage already assigned in words."""
    hits = entry.pop("answers", [])
    if hits:
        names = {TOKEN: "reinforcement", WALL: "bastion"}
        names |= {kind: unit.id for kind, unit in enumerate(state.faction(seat).units)}
        entry["answers"] = [{"unit": names[hits[i]], "routed": bool(hits[i + 1])} for i in range(0, len(hits), 2)]
    return entry


def _same(game: Game[Stars], state: Stars, document: Plain, plain: Plain) -> bool:
    """Whether the document reads back as just this situation, and nothing is done twice by reading it."""
    twin, root = Stars(state.catalog, state.config), Node(document)
    try:
        read(twin, root)
        begin(game, twin, root, False)
    except Refused:
        return False
    return not {event.type for event in twin.events or ()} - HARMLESS and encode(game, twin) == plain


def told(state: Stars, phase: str) -> Iterator[Plain]:
    """What the keys of the moment could be, the likeliest first."""
    frames = state.stack[1:]
    if phase == "over" or phase == "planning":
        yield {"window": window(frames[0])} if frames and isinstance(frames[0], Window) else {}
    elif phase == "setup":
        yield from setup(state)
    elif phase == "operations":
        yield from operations(state)
    elif phase == "refresh":
        yield from refresh(state)


def window(frame: Window) -> Plain:
    """A window and whom it still asks."""
    return {"timing": WINDOWS[frame.timing], "asks": frame.waiting[:]}


def setup(state: Stars) -> Iterator[Plain]:
    """The set-up: the step, where it does not follow from the tiles."""
    frame = state.stack[1]
    top = state.stack[-1]
    if isinstance(top, LayTile) and top.step:
        yield {"setup": {"step": ("", "objectives", "forces")[top.step]}}
        yield {"setup": {"step": ("", "objectives", "forces")[top.step], "placed": top.placed[:]}}
    elif isinstance(frame, Setup) and frame.step < 3:
        yield {"setup": {"step": SETUP_STEPS[frame.step]}}
    else:
        yield {}


def refresh(state: Stars) -> Iterator[Plain]:
    """A step of somebody's event."""
    event = state.stack[2] if len(state.stack) > 2 else None
    if not isinstance(event, Event):
        yield {"refresh": {"step": "draw"}}
        return
    top = state.stack[-1]
    if isinstance(top, Window) and isinstance(state.stack[-2], StormMove):
        announced = {"from": edge_name(state.storms[state.moving]), "to": edge_name(state.stack[-2].goal)}
        yield {"refresh": {"announced": announced}, "window": window(top)}
        return
    yield {"refresh": {"step": EVENT_STEPS[event.step + 1]}}


def operations(state: Stars) -> Iterator[Plain]:
    """A turn, an order, a fight."""
    frame, stack = state.stack[1], state.stack
    assert isinstance(frame, Operations)
    turn: Plain = {}
    place = state.turn_order().index(state.active)
    if frame.turn != place:
        turn["turn"] = frame.turn
    if len(stack) == 2:
        yield turn | ({"order": order(state, "revealed")} if frame.step == 1 else {})
        return
    if len(stack) < 4 or not isinstance(stack[2], Order) or state.token < 0:
        return
    body = stack[3]
    writer = BODIES.get(type(body))
    if writer is not None:
        for keys in writer(state, body):
            yield turn | keys
    else:
        for stage in ("surplus", "begin", "after"):
            yield turn | {"order": order(state, stage)}


def order(state: Stars, stage: str = "", **more: object) -> Plain:
    """The order that is being resolved."""
    found: Plain = {"kind": ORDERS[state.order], "system": state.catalog.faces[state.board.faces[state.system]].id}
    return found | ({"stage": stage} if stage else {}) | more


def advance(state: Stars, body: Advance) -> Iterator[Plain]:
    """Movement, or a fight that it has led to."""
    if len(state.stack) == 4 and state.decision is not None:
        for moved in movement.ways_past(movement.told(state, body, False), body, state):
            yield {"order": order(state, state.decision.kind, **moved)}
        return
    top, moved = state.stack[4], movement.told(state, body, True)
    if isinstance(top, Combat):
        for keys in combat(state, top):
            yield {"order": order(state, **moved), **keys}
    elif isinstance(top, Strike):
        for keys in strike(state, top):
            yield {"order": order(state, "" if "strike" in keys else "strike", **moved), **keys}
    else:
        yield {"order": order(state, "capture", **moved)}


def combat(state: Stars, frame: Combat) -> Iterator[Plain]:
    """A combat: its step, and what lies there."""
    names, top = state.board.names, state.stack[-1]
    found: Plain = {"area": names[state.here], "attacker": state.attacker, "defender": state.defender}
    found |= {"from": [names[area] for area in state.origins], "round": state.bout}
    if not state.by_order:
        found["by"] = "card"
    if state.plays:
        found["cards"] = [_play(state, play) for play in state.plays]
    if state.losses:
        found["lost"] = [_loss(state, *loss) for loss in state.losses]
    steps = next((one for one in state.stack if isinstance(one, DamageSteps)), None)
    if steps is not None and steps.done:
        found["damage_steps"] = steps.done
    if isinstance(top, PickCards):
        yield {"combat": found | {"step": "cards"}}
    elif isinstance(top, Assign):
        yield {"combat": found | {"step": "assign"}}
    elif isinstance(top, Window) and steps is not None:
        yield {"combat": found | {"step": "damage"}, "window": window(top)}
    else:
        yield {"combat": found | {"step": NAMES[frame.step - 1]}}
        yield {"combat": found | {"step": "resolve" if state.bout else "start"}}


def _play(state: Stars, play: Played) -> Plain:
    card = state.faction(play.seat).cards[play.card].id
    entry: Plain = {"seat": play.seat, "card": card, "round": play.bout}
    return entry if play.active else {**entry, "aside": True}


def _loss(state: Stars, seat: int, kind: int) -> Plain:
    names = {TOKEN: "reinforcement", WALL: "bastion"}
    return {"seat": seat, "unit": names.get(kind) or state.faction(seat).units[kind].id}


def strike(state: Stars, frame: Strike) -> Iterator[Plain]:
    """An orbital strike: where to is asked, or what comes next."""
    if state.fight != STRIKE:
        yield {}
        return
    names, top = state.board.names, state.stack[-1]
    found: Plain = {"from": names[frame.void], "at": names[state.here]}
    more = {"window": window(top)} if isinstance(top, Window) else {}
    for step, number in STRIKE_AT.items():
        if number == frame.step - 1:
            yield {"strike": found | {"step": step}, **more}


def deploy(state: Stars, body: Deploy) -> Iterator[Plain]:
    """Units, then a structure."""
    more: Plain = {"bought": body.bought} if body.bought else {}
    more |= {"built": True} if body.built else {}
    yield {"order": order(state, STAGES["deploy"][max(0, body.step - 1)], **more)}


def dominate(state: Stars, body: Dominate) -> Iterator[Plain]:
    """Tokens that are picked."""
    top = state.stack[-1]
    if isinstance(top, Icons):
        yield {"order": order(state, "jokers", jokers=top.jokers)}


def strategise(state: Stars, body: Strategise) -> Iterator[Plain]:
    """What has been bought."""
    taken = [name for name, bit in KINDS_OF_CARD.items() if not body.kinds & bit]
    yield {"order": order(state, "upgrades", **({"taken": taken} if taken else {}))}


BODIES: dict[type, Callable[..., Iterator[Plain]]] = {
    Advance: advance,
    Deploy: deploy,
    Dominate: dominate,
    Strategise: strategise,
}
