"""Pebble: situations written and read."""

from starhold.games.pebble.model import COPIES, HAND, STONES, TRAP, Pebble
from starhold.games.pebble.rules import Choose, Refill, Round, Trap
from starhold.kernel.codec import decode_pending, encode_pending
from starhold.kernel.decision import Decision
from starhold.kernel.game import Game, Plain
from starhold.kernel.proof import prove
from starhold.kernel.reader import Node
from starhold.kernel.run import settle
from starhold.kernel.state import Frame


def write_position(game: Game[Pebble], state: Pebble) -> Plain:
    """The situation as a document; ``pending`` is left out between rounds."""
    return {
        "game": "pebble",
        "rules": state.config.rules,
        "seats": len(state.pebbles),
        "options": dict(state.config.options),
        "round": state.round,
        "pebbles": state.pebbles[:],
        "hands": [[card + 1 for card in hand] for hand in state.hands],
        "discards": [card + 1 for card in range(STONES) for _ in range(state.discards[card])],
        "auto": [bool(auto) for auto in state.auto],
        "winners": state.winners[:],
        "pending": encode_pending(game, state),
    }


def read_position(game: Game[Pebble], document: Plain) -> Pebble:
    """The state that a document describes; `Refused` (``position-broken``) naming the place."""
    root = Node(document)
    keys = ("game", "rules", "seats", "options", "round", "pebbles", "hands", "discards", "auto", "winners", "pending")
    root.map(*keys)
    seats = root["seats"].number(*game.seats)
    state = Pebble(game.configure_as(root, seats, root.get("options", {}).map()))
    state.round = root.get("round", 0).number(0, 99)
    state.pebbles = [node.number(0, 99) for node in root.get("pebbles", [0] * seats).each()]
    state.auto = [int(node.flag()) for node in root.get("auto", [False] * seats).each()]
    state.winners = [node.number(0, seats - 1) for node in root.get("winners", []).each()]
    state.hands = [sorted(stone.number(1, STONES) - 1 for stone in hand.each()) for hand in root["hands"].each()]
    for node in root.get("discards", []).each():
        state.discards[node.number(1, STONES) - 1] += 1
    for key, items in (("pebbles", state.pebbles), ("hands", state.hands), ("auto", state.auto)):
        if len(items) != seats:
            raise root[key].broken("one-for-each-seat")
    _count_bag(root, state)
    _resume(game, root, state)
    return state


def _count_bag(root: Node, state: Pebble) -> None:
    for card in range(STONES):
        left = COPIES - state.discards[card] - sum(hand.count(card) for hand in state.hands)
        if left < 0:
            raise root["hands"].broken("too-many-copies")
        state.bag.counts[card] = left


def _resume(game: Game[Pebble], root: Node, state: Pebble) -> None:
    if root.has("pending"):
        decode_pending(game, state, root["pending"].map())
        prove(game, state, len(state.pebbles), root["pending"])
    else:
        state.call(game.frames["round"]())
        settle(state)


NEXT = {Refill: Round.choose, Choose: Round.reveal, Trap: Round.award, Round: Round.traps}
"""The step of a round that comes after each frame, and after the roll that it asks itself."""


def check(state: Pebble, frame: Frame, fields: Node) -> None:
    """`Refused` where a frame has another step than what it waits for, or answers that nobody can have given."""
    if isinstance(frame, Round):
        fields["step"].need(frame.next_is(NEXT[type(state.stack[-1])]), "does-not-fit")
    elif isinstance(frame, Refill):
        fields["seat"].need(len(state.hands[frame.seat]) < HAND and len(state.bag) > 0, "does-not-fit")
    elif isinstance(frame, Choose):
        fields["answers"].need(len(frame.answers) == len(state.hands), "one-for-each-seat")
        for seat, answer in enumerate(fields["answers"].each()):
            able = [-1] if seat in frame.waiting else state.hands[seat]
            answer.need(answer.value in able, "does-not-fit")
    elif isinstance(frame, Trap):
        for trap in fields["traps"].each():
            trap.need(trap.value not in frame.waiting and TRAP in state.hands[trap.value], "does-not-fit")
    if frame is state.stack[-1] and state.decision is not None:
        _check_asked(state, frame, fields, state.decision)


def _check_asked(state: Pebble, frame: Frame, fields: Node, decision: Decision) -> None:
    """The running frame asks whom it waits for; chance for one die, or for one stone of the bag."""
    request = decision.request
    if isinstance(frame, Choose | Trap):
        fields["waiting"].need(tuple(frame.waiting) == decision.actors, "asked-differently")
    elif request is not None:
        drawn = request.kind == "roll" or request.weights == tuple(state.bag.weights())
        fields.need(drawn and request.count == 1, "asked-differently")
