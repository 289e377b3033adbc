"""Operations: whose turn it is, the order that is being resolved, and how far it has come."""

from starhold.games.forbidden_stars.components.catalog import ADVANCE, DEPLOY, DOMINATE, ORDERS
from starhold.games.forbidden_stars.model import IN_HAND, USED, Stars, order_of, seat_of_token, token_of
from starhold.games.forbidden_stars.positions import battles, movement
from starhold.games.forbidden_stars.positions.words import area_in, system_in, upgrade_in
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.deploy import Deploy
from starhold.games.forbidden_stars.rules.dominate import Dominate, Icons
from starhold.games.forbidden_stars.rules.market import COMBAT_CARD, ORDER_CARD
from starhold.games.forbidden_stars.rules.operations import Operations, top_systems
from starhold.games.forbidden_stars.rules.orders import Order
from starhold.games.forbidden_stars.rules.strategise import Strategise
from starhold.kernel.reader import Node

STAGES = {
    "advance": ("source", "ships", "ground", "strike", "capture"),
    "deploy": ("units", "structure"),
    "dominate": ("tokens", "jokers", "ability"),
    "strategise": ("upgrades",),
}
"""How far the own rules of an order can have come."""
AROUND = ("revealed", "begin", "after", "surplus")
"""What comes before and after them: resolve or discard; upgrades first; upgrades last; surplus units."""
KINDS_OF_CARD = {"order": ORDER_CARD, "combat": COMBAT_CARD}
FIELDS = ("kind", "upgrade", "system", "stage")
OF_KIND = {
    "advance": ("from", "moved", "friendly", "fought"),
    "deploy": ("bought", "built"),
    "dominate": ("jokers",),
    "strategise": ("taken",),
}
"""The keys that only one kind of order has."""


def facts(state: Stars, root: Node) -> None:
    """The order token, its kind and its system."""
    node = root.get("order", {})
    fight = root.has("combat") or root.has("strike")
    if state.token < 0 or node.has("kind"):
        state.order = ADVANCE if fight and not node.has("kind") else node["kind"].index(ORDERS)
    else:
        state.order = order_of(state.token)
    node.map(*FIELDS, *OF_KIND[ORDERS[state.order]])
    node.get("kind", None).need(not fight or state.order == ADVANCE, "does-not-fit")
    state.system = state.here // 4 if fight and not node.has("system") else system_in(state, node["system"])
    node.get("system", None).need(not fight or state.system == state.here // 4, "does-not-fit")
    wanted = upgrade_in(state, state.active, node["upgrade"]) if node.has("upgrade") else -1
    if state.token >= 0:
        root.get("active", 0).need(seat_of_token(state.token) == state.active, "contradiction")
        node.get("upgrade", 0).need(not node.has("upgrade") or wanted == state.upgrade_on[state.token], "contradiction")
        return
    pair = [token_of(state.active, 2 * state.order + copy) for copy in (0, 1)]
    free = [
        t for place in (USED, IN_HAND) for t in pair if state.place_of[t] == place and state.upgrade_on[t] == wanted
    ]
    node.need(bool(free), "no-such-token-left", "F-INV-4")
    state.token = free[0]
    state.place_of[state.token] = USED


def begin(state: Stars, root: Node) -> None:
    """Whose turn it is, and the order under way."""
    under_way = root.has("order") or root.has("combat") or root.has("strike")
    frame = Operations()
    count = len(state.seats)
    if not root.has("active") and not under_way:
        state.active = next((seat for seat in state.turn_order() if top_systems(state, seat)), state.first)
    turn = root.get("turn", state.turn_order().index(state.active))
    frame.turn = turn.number(0, 9999)
    turn.need(state.turn_order()[frame.turn % count] == state.active, "contradiction")
    state.call(frame)
    if not under_way:
        root.get("window", None).need(not root.has("window"), "not-in-this-phase")
        frame.turn -= 1
        return
    node = root.get("order", {})
    stage = _stage(state, node, root.has("combat") or root.has("strike"))
    if stage == "revealed":
        frame.go(Operations.resolve)
        return
    frame.go(Operations.close)
    order = Order(state.active)
    around = {"begin": Order.reveal, "after": Order.after, "surplus": Order.capacity}
    order.go(around.get(stage, Order.after))
    state.call(order)
    if stage not in around:
        _body(state, root, node, stage)


def _stage(state: Stars, node: Node, fight: bool) -> str:
    if fight:
        node.get("stage", None).need(not node.has("stage"), "does-not-fit")
        return "fight"
    if not node.has("stage"):
        return "moving" if node.has("from") or node.has("moved") else "begin"
    stages = (*AROUND, *STAGES[ORDERS[state.order]])
    return stages[node["stage"].index(stages)]


def _body(state: Stars, root: Node, node: Node, stage: str) -> None:
    """The frame of the order's own rules."""
    if state.order == ADVANCE:
        _advance(state, root, node, stage)
    elif state.order == DEPLOY:
        deploy = Deploy(state.active)
        deploy.step = 1 if stage == "units" else 2
        deploy.bought = node.get("bought", 0).number(0, 99)
        deploy.built = int(node.get("built", False).flag())
        state.call(deploy)
    elif state.order == DOMINATE:
        dominate = Dominate(state.active)
        dominate.step = int(stage != "tokens")
        state.call(dominate)
        if stage == "jokers":
            icons = Icons(state.active)
            icons.jokers = node.get("jokers", 1).number(1, 9)
            state.call(icons)
    else:
        strategise = Strategise(state.active)
        for item in node.get("taken", []).each():
            strategise.kinds &= ~KINDS_OF_CARD[list(KINDS_OF_CARD)[item.index(list(KINDS_OF_CARD))]]
        state.call(strategise)


def _advance(state: Stars, root: Node, node: Node, stage: str) -> None:
    if stage in ("source", "ships", "ground", "moving"):
        movement.replay(state, node, stage)
        return
    frame = Advance(state.active)
    frame.go(Advance.capture if stage == "capture" else Advance.queue)
    movement.remember(state, node, frame)
    if root.has("combat"):
        frame.contested = state.here if state.by_order else frame.contested
    elif node.has("fought"):
        frame.contested = area_in(state, node["fought"])
    state.call(frame)
    if stage == "fight":
        battles.begin(state, root)
    elif stage == "strike":
        battles.aim(state)
