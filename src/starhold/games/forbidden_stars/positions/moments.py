"""Where the game is, as people say it: the phase, who acts, and what of it is under way.

Every chapter says two things: `facts`, what its keys tell about the table (before that is checked), and its frames,
which the rules then carry on until somebody is asked.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions import battles, events, laying, orders, rounds
from starhold.games.forbidden_stars.rules.rounds import Match
from starhold.games.forbidden_stars.view.figures import phase as phase_now
from starhold.kernel.chance import Stream
from starhold.kernel.codec import encode, encode_pending, frame_nodes
from starhold.kernel.game import Game
from starhold.kernel.proof import prove
from starhold.kernel.reader import Node
from starhold.kernel.run import answer, settle, take

SLIPS = (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError, StopIteration)
"""What rules stumble over when a frame does not fit the situation: frames of this game have no `Game.check` yet."""
PHASES = ("setup", "planning", "operations", "refresh", "over")
KEYS = ("turn", "order", "combat", "strike", "window", "refresh", "setup")
"""The keys that say what is under way."""
OWN = {
    "setup": ("setup",),
    "planning": ("window",),
    "operations": ("turn", "order", "combat", "strike", "window"),
    "refresh": ("refresh", "window"),
    "over": (),
}
"""The keys of each phase."""
STARTS: dict[str, tuple[int, Callable[[Stars, Node], None]]] = {
    "setup": (1, laying.begin),
    "planning": (2, rounds.planning),
    "operations": (3, orders.begin),
    "refresh": (1, events.begin),
}
"""The step of the match after each phase, and what puts its frames on the stack."""


def phase_of(root: Node) -> str:
    """The phase that a document names, or the one that it tells by its other keys; planning if by none."""
    if root.has("phase"):
        return PHASES[root["phase"].index(PHASES)]
    if root.has("setup") or root.get("round", 1).value == 0:
        return "setup"
    if root.has("refresh"):
        return "refresh"
    if any(root.has(key) for key in ("order", "combat", "strike")):
        return "operations"
    return "planning"


def under_way(root: Node) -> bool:
    """Whether an order is being resolved, so that units of two players may meet and areas be over-full."""
    return any(root.has(key) for key in ("order", "combat", "strike"))


def facts(state: Stars, root: Node) -> None:
    """What the keys of the moment tell about the table."""
    if root.has("pending"):
        for key in KEYS:
            root.get(key, None).need(not root.has(key), "said-by-pending")
        return
    phase = phase_of(root)
    for key in KEYS:
        root.get(key, None).need(key in OWN[phase] or not root.has(key), "not-in-this-phase")
    root.get("round", 1).need((state.round > 0) == (phase != "setup"), "out-of-range")
    if phase == "setup":
        laying.facts(state, root)
    elif phase == "operations":
        battles.facts(state, root)
        if under_way(root):
            orders.facts(state, root)
    elif phase == "refresh":
        events.facts(state, root)


def begin(game: Game[Stars], state: Stars, root: Node, proved: bool = True) -> None:
    """Put the frames on the stack and let the rules go on until somebody is asked; what comes of it is ``proved``."""
    phase = phase_of(root)
    keys = ("window", "combat", "strike", "order", "refresh", "setup")
    said = next((root[key] for key in keys if root.has(key)), root)
    if phase == "over":
        state.stop()
        return
    step, start = STARTS[phase]
    match = Match()
    match.step = step
    state.call(match)
    with fitting(said):
        start(state, root)
        if state.decision is None:
            settle(state)
        if proved:
            proved_by_trying(game, state, Node(encode_pending(game, state), "pending"))
    stays = phase_now(state) in (phase, "over") or not root.has("phase")
    root.get("phase", phase).need(stays, "nothing-left-to-do")
    if root.has("active") and said is root and phase in ("planning", "operations"):
        asked = state.decision.actors if state.decision is not None else ()
        root["active"].need(state.active in asked or phase_now(state) != phase, "cannot-act")


@contextmanager
def fitting(node: Node) -> Iterator[None]:
    """What rules stumble over is refused (``does-not-fit``) at that place of the document."""
    try:
        yield
    except SLIPS as slip:
        raise node.broken("does-not-fit") from slip


def proved_by_trying(game: Game[Stars], state: Stars, pending: Node) -> None:
    """`prove`, and what is asked can be told, shown, and answered by chance or the first and last option of a seat."""
    decision, frames = state.decision, frame_nodes(pending)
    with fitting(frames[-1][1] if frames else pending["stack"]):
        prove(game, state, len(state.seats), pending)
        game.prompt(state)
        for seat in state.seats:
            found = game.options(state, seat)
            game.describe(state, seat, found)
            game.view(state, seat)
            for option in {*found[:1], *found[-1:]}:
                take(state.clone(), seat, option)
        if decision is not None and decision.request is not None:
            answer(state.clone(), decision.request, Stream("proof"))


def asked_again(game: Game[Stars], state: Stars, root: Node) -> None:
    """A running frame that only asks when it advances has to ask for the same again; one that rolls or draws too."""
    decision = state.decision
    if decision is None or decision.over:
        return
    twin, before = state.clone(), encode(game, state)
    twin.decision = None
    with fitting(root["pending"]["stack"]):
        twin.stack[-1].advance(twin)
    after = encode(game, twin)
    asked, again = before.pop("decision"), after.pop("decision")
    if before == after or decision.request is not None:
        root["pending"]["decision"].need(asked == again, "asked-differently")
