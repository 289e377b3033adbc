"""What is in the middle of being carried out, as part of positions and views."""

from starhold.games.quantum.components.cards import COMMAND, COPIES, FIRST_GAMBIT, GAMBIT, ROW
from starhold.games.quantum.components.maps import playable_by
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.components.vocabulary import DECISIONS
from starhold.games.quantum.model import DICE, GAP, QuantumState
from starhold.games.quantum.rules.advance_cards import Pick
from starhold.games.quantum.rules.combat import Combat
from starhold.games.quantum.rules.gambits import Reorganization
from starhold.games.quantum.rules.placing import in_hand
from starhold.games.quantum.rules.setup import (
    STARTING,
    StartingPlaces,
    StartingPlanets,
    StartingShips,
    StartPlayer,
    order_of,
)
from starhold.games.quantum.rules.turn import IN_ACTIONS, IN_ADVANCE
from starhold.games.quantum.view.prompt import SHIP_ASKED, SQUARE_ARGS
from starhold.games.quantum.view.table import plain_moment
from starhold.kernel.codec import ANY, decode_pending, encode_pending
from starhold.kernel.decision import Decision, Request
from starhold.kernel.game import Game, Plain
from starhold.kernel.reader import Node
from starhold.kernel.state import Frame


def write_pending(game: Game[QuantumState], state: QuantumState) -> Plain | None:
    """Decision and frames, or None where both follow from the phase. What a draw may bring is left out."""
    return None if plain_moment(state) else encode_open(game, state)


def encode_open(game: Game[QuantumState], state: QuantumState) -> Plain:
    """Decision and frames. What a draw may bring is left out."""
    pending = encode_pending(game, state)
    asked = pending["decision"][3]
    if asked:
        asked[4] = []
    return pending


def read_pending(game: Game[QuantumState], state: QuantumState, node: Node) -> None:
    """Put decision and frames into a state; `Refused` (``position-broken``) when they cannot be.

    What they mean is proved afterwards, when the situation is complete.
    """
    node.whole()
    decode_pending(game, state, node)


def bounds(state: QuantumState, frame: str, field: str) -> tuple[int, int]:
    """Lowest and highest number that a field of a frame can hold."""
    low, high = BOUNDS.get(f"{frame}.{field}") or BOUNDS.get(field, (0, 1))
    sizes = {
        "ship": state.seats * DICE - 1,
        "seat": state.seats - 1,
        "seats": state.seats,
        "square": len(state.chart.names) - 1,
        "card": len(COPIES) - 1,
        "cards": (1 << FIRST_GAMBIT) - 1,
    }
    return low, sizes[high] if isinstance(high, str) else high


LISTS = frozenset(("tied", "picked"))
BOUNDS: dict[str, tuple[int, int | str]] = {
    "turn.step": (IN_ACTIONS, IN_ADVANCE),
    "combat.step": (0, len(Combat.STEPS)),
    "pick.step": (0, len(Pick.STEPS)),
    "step": (0, 2),
    "starting-ships.rolled": (0, "seats"),
    "starting-ships.chosen": (0, "seat"),
    "rolled": (0, DICE),
    "number": (0, "seat"),
    "tied": (0, "seat"),
    "seat": (0, "seat"),
    "winner": (0, "seat"),
    "loser": (0, "seat"),
    "sabotage.asked": (0, "seat"),
    "ship": (0, "ship"),
    "attacker": (0, "ship"),
    "defender": (0, "ship"),
    "picked": (0, "ship"),
    "before": (0, 6),
    "refused": (0, 6),
    "strength": (1, 6),
    "resistance": (1, 6),
    "attack": (0, 6),
    "defense": (0, 6),
    "at": (0, "square"),
    "kind": (0, 2),
    "passes": (0, 2),
    "used": (0, "cards"),
    "rerolling": (-1, 1),
    "combat.card": (-1, "card"),
    "card": (0, "card"),
    "dropped": (-1, "card"),
    "place": (0, 2 * ROW - 1),
}
"""Lowest and highest value of a slot, by frame and slot or by slot alone; all others are 0 or 1."""


def arguments(state: QuantumState, decision: Decision) -> list[tuple[int, int]]:
    """Lowest and highest value of each argument of a decision of that kind."""
    if decision.kind not in DECISIONS:
        return []
    limits = dict.fromkeys(SQUARE_ARGS, (0, len(state.chart.names) - 1))
    if decision.kind in SHIP_ASKED:
        limits["number"] = (0, state.seats * DICE - 1)
    return [limits.get(name, ANY) for name in DECISIONS[decision.kind].args[1:]]


def check(state: QuantumState, frame: Frame, fields: Node) -> None:
    """`Refused` for fields that do not go together, or with the dice that the frame has asked for."""
    for slot in LISTS & set(frame.FIELDS):
        values = [value.value for value in fields[slot].each()]
        if len(set(values)) < len(values):
            raise fields[slot].broken("duplicate")
    if isinstance(frame, Reorganization) and frame.rolled > len(frame.picked):
        raise fields["rolled"].broken("out-of-range")
    if isinstance(frame, Combat) and (frame.rerolling < 0) != (frame.card < 0):
        raise fields["card"].broken("does-not-fit")
    if isinstance(frame, StartingPlanets | StartingPlaces):
        left = [not held for held in state.held]
        if isinstance(frame, StartingPlaces):
            left = [bool(in_hand(state, seat)) for seat in range(state.seats)]
        turns = [order_of(state, seat) >= frame.number for seat in range(state.seats)]
        fields["number"].need(state.first >= 0 and left == turns, "does-not-fit")
    request = state.decision.request if state.decision is not None else None
    if frame is state.stack[-1] and request is not None and request.count != dice_of(frame):
        raise fields.broken("does-not-fit")


def dice_of(frame: Frame) -> int:
    """How many dice or cards a frame asks chance for."""
    if isinstance(frame, StartingShips):
        return STARTING
    if isinstance(frame, StartPlayer):
        return len(frame.tied)
    if isinstance(frame, Combat) and not (frame.attack or frame.defense):
        return 2
    return 1


def ask_chance(state: QuantumState, node: Node) -> None:
    """Complete what is asked of chance: what a draw may bring follows from the decks."""
    decision = state.decision
    asked = decision.request if decision is not None else None
    if decision is None or asked is None:
        return
    if asked.kind == "roll":
        refused = tuple(number for number in FACES if number in asked.refused)[:1]
        request = Request("roll", asked.count, 6, refused)
    else:
        weights = [1] * len(playable_by(state.seats))
        if decision.kind != "draw-layout":
            weights = state.decks[decision.kind == "draw-gambit"].weights()
        if not any(weights):
            raise node.broken("unreadable")
        request = Request("draw", 1, 0, (), tuple(weights))
    state.decision = decision._replace(request=request)


def count_decks(state: QuantumState) -> bool:
    """Let the decks hold the cards that are nowhere else, below those known on top; False if there are too many."""
    left = list(COPIES)
    for card in (*state.row, *state.discards[COMMAND], *state.discards[GAMBIT], state.picked):
        if card != GAP:
            left[card] -= 1
    for hand in state.commands:
        for card in range(FIRST_GAMBIT):
            left[card] -= hand >> card & 1
    for kind, deck in enumerate(state.decks):
        for card in deck.known:
            left[card + kind * FIRST_GAMBIT] -= 1
    if min(left) < 0:
        return False
    state.decks[COMMAND].counts, state.decks[GAMBIT].counts = left[:FIRST_GAMBIT], left[FIRST_GAMBIT:]
    return True
