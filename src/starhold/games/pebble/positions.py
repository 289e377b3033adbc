"""Pebble: situations written and read."""

from starhold.games.pebble.model import COPIES, STONES, Pebble
from starhold.kernel.codec import decode_pending, encode_pending
from starhold.kernel.game import Game, Plain
from starhold.kernel.proof import prove
from starhold.kernel.reader import Node
from starhold.kernel.run import settle


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
