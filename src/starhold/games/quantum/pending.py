"""What is in the middle of being carried out, as part of positions and views."""

from typing import Any

from starhold.games.quantum.actions import Actions
from starhold.games.quantum.advance import Advance
from starhold.games.quantum.cards import COPIES, FIRST_GAMBIT
from starhold.games.quantum.maps import playable_by
from starhold.games.quantum.model import GAP, QuantumState
from starhold.games.quantum.turn import IN_ACTIONS, IN_ADVANCE, Turn
from starhold.games.quantum.view import plain_moment
from starhold.kernel.codec import decode_pending, encode_pending
from starhold.kernel.decision import Request
from starhold.kernel.game import Game, Plain
from starhold.kernel.position import Node
from starhold.kernel.run import settle

PARTS = ("decision", "value", "stack")
LARGEST = 1 << 31
"""No number in a frame is larger."""


def write_pending(game: Game[QuantumState], state: QuantumState) -> Plain | None:
    """Decision and frames, or None where both follow from the phase. What a draw may bring is left out."""
    if plain_moment(state):
        return None
    pending = encode_pending(game, state)
    asked = pending["decision"][3]
    if asked:
        asked[4] = []
    return pending


def resume(state: QuantumState, phase: str) -> None:
    """Ask what is asked at a plain moment of a phase."""
    if phase == "over":
        state.stop()
        return
    if phase == "advance":
        state.stack = [Turn(IN_ADVANCE), Advance(1)]
    else:
        state.stack = [Turn(IN_ACTIONS), Actions()]
    settle(state)


def read_pending(game: Game[QuantumState], state: QuantumState, node: Node) -> None:
    """Put decision and frames into a state; `Refused` (``position-broken``) when they cannot be."""
    plain = node.map(*PARTS)
    parts = {key: node[key] for key in PARTS}
    if not all(_is_small(slot) for entry in parts["stack"].each() for slot in _slots(entry)):
        raise node.broken("unreadable")
    decode_pending(game, state, plain)
    decision = state.decision
    if decision is None or decision.kind not in game.kinds or not state.stack or decision.over:
        raise node.broken("unreadable")


def prove(game: Game[QuantumState], state: QuantumState, node: Node) -> None:
    """Refuse a state whose open question cannot be shown: some number in a frame means nothing here."""
    try:
        for seat in range(state.seats):
            options = game.options(state, seat)
            if bool(options) != (state.decision is not None and seat in state.decision.actors):
                raise node.broken("unreadable")
            game.describe(state, seat, options)
            game.view(state, seat)
        game.prompt(state)
    except (IndexError, KeyError, TypeError, ValueError, AttributeError, StopIteration) as problem:
        raise node.broken("unreadable") from problem


def _slots(entry: Node) -> list[Any]:
    """The values of all slots of a frame entry ``[name, slots]``."""
    parts = list(entry.each())
    if len(parts) != 2:
        raise entry.broken("unreadable")
    return list(parts[1].map().values())


def _is_small(value: Any) -> bool:
    if isinstance(value, list):
        return all(type(item) is int and 0 <= item <= LARGEST for item in value)
    return type(value) is int and -3 <= value <= LARGEST


def ask_chance(state: QuantumState, node: Node) -> None:
    """Complete what is asked of chance: what a draw may bring follows from the decks."""
    decision = state.decision
    asked = decision.request if decision is not None else None
    if decision is None or asked is None:
        return
    if type(asked.count) is not int or not 1 <= asked.count <= 4 or asked.kind not in ("roll", "draw"):
        raise node.broken("unreadable")
    if asked.kind == "roll":
        refused = tuple(number for number in range(1, 7) if number in asked.refused)[:1]
        decision.request = Request("roll", asked.count, 6, refused)
    elif decision.kind == "draw-layout":
        decision.request = Request("draw", 1, 0, (), tuple([1] * len(playable_by(state.seats))))
    else:
        deck = state.decks[decision.kind == "draw-gambit"]
        if not len(deck):
            raise node.broken("unreadable")
        decision.request = Request("draw", 1, 0, (), tuple(deck.weights()))


def count_decks(state: QuantumState) -> bool:
    """Let the decks hold the cards that are nowhere else, below those known on top; False if there are too many."""
    left = list(COPIES)
    for card in (*state.row, *state.discards[0], *state.discards[1], state.picked):
        if card != GAP:
            left[card] -= 1
    for hand in state.commands:
        for card in range(FIRST_GAMBIT):
            left[card] -= hand >> card & 1
    for kind, deck in enumerate(state.decks):
        for card in deck.known:
            left[card + kind * FIRST_GAMBIT] -= 1
    if min(left) < 0 or sum(state.commands) != _union(state.commands):
        return False
    state.decks[0].counts, state.decks[1].counts = left[:FIRST_GAMBIT], left[FIRST_GAMBIT:]
    return True


def _union(masks: list[int]) -> int:
    whole = 0
    for mask in masks:
        whole |= mask
    return whole
