"""Combats and orbital strikes under way."""

from starhold.games.forbidden_stars.model import Lost, Played, Stars
from starhold.games.forbidden_stars.positions.rounds import window
from starhold.games.forbidden_stars.positions.words import area_in, player_in, target_in, title_in
from starhold.games.forbidden_stars.rules.combat import COPIES, HAND, REVEAL, Combat, DamageSteps, combat_dice
from starhold.games.forbidden_stars.rules.committing import PickCards
from starhold.games.forbidden_stars.rules.damage import damage_to, icons
from starhold.games.forbidden_stars.rules.effects.cards import Draw
from starhold.games.forbidden_stars.rules.effects.dice import Rolling, room
from starhold.games.forbidden_stars.rules.orbital_strike import Strike, ship_dice, targets
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.kernel.reader import Node

NAMES = (
    "start", "cards-at-start", "later-attacker", "later-defender", "roll-attacker", "roll-defender",
    "draw-attacker", "draw-defender", "reinforce-attacker", "reinforce-defender",
    "round", "reveal-attacker", "unit-attacker", "reveal-defender", "unit-defender", "damage", "round-end",
    "resolve", "after", "end",
)  # fmt: skip
"""The steps of a combat, in their order, as a document calls them."""
AT = (*NAMES, "cards", "assign")
"""What a document may say comes next: a step, both cards being laid, and damage once its window has passed."""
OVER = ("round-end", "resolve", "after", "end")
"""Steps before which a side can have been wiped out."""
STRIKE_AT = {"roll": 2, "rolled": 3, "upgrades": 4, "window": 5, "damage": 6}
"""Steps of a strike: what comes next."""


def facts(state: Stars, root: Node) -> None:
    """Who fights where, and what lies there."""
    root.get("strike", None).need(not (root.has("combat") and root.has("strike")), "does-not-fit")
    if root.has("combat"):
        _combat(state, root, root["combat"])
    elif root.has("strike"):
        node = root["strike"]
        node.map("from", "at", "step")
        state.fight, state.here = 2, area_in(state, node["at"])
        state.attacker, state.defender = state.active, state.controller(state.here)
        state.system = state.here // 4
        aimed = ("strike", area_in(state, node["from"]), state.here)
        node["at"].need(aimed in targets(state, state.attacker, True), "not-allowed", "F-ORB-4")


def _combat(state: Stars, root: Node, node: Node) -> None:
    node.map("area", "attacker", "defender", "round", "step", "by", "from", "cards", "lost", "damage_steps")
    state.fight, state.here = 1, area_in(state, node["area"])
    state.bout = node.get("round", 0).number(0, 3)
    state.attacker = player_in(state, node.get("attacker", state.active))
    state.by_order = 1 - node.get("by", "order").index(("order", "card"))
    if not root.has("active"):
        state.active = state.attacker
    node.get("attacker", 0).need(not state.by_order or state.attacker == state.active, "contradiction")
    over = _step(state, node) in OVER or root.get("window", {}).get("timing", "").value == WINDOWS[3]
    present = [s for s in state.seats if state.here_force(state.here, s) or state.has_bastion(state.here, s)]
    rivals = [seat for seat in present if seat != state.attacker]
    node["area"].need(over or bool(state.here_force(state.here, state.attacker)), "no-units-there", "F-CBT-1")
    if node.has("defender"):
        state.defender = player_in(state, node["defender"])
        node["defender"].need(over or state.defender in rivals, "no-units-there", "F-CBT-1")
        node["defender"].need(state.defender != state.attacker, "used-twice")
    node["area"].need(node.has("defender") or bool(rivals), "no-units-there", "F-CBT-1")
    state.defender = state.defender if node.has("defender") else rivals[0]
    near = {state.here // 4, *(system for system, _ in state.board.beside[state.here // 4])}
    for item in node.get("from", []).each():
        area = area_in(state, item)
        item.need(area // 4 in near and area != state.here, "not-allowed", "F-ADV-2")
        state.origins.append(area)
    for item in node.get("lost", []).each():
        seat = _side(state, item["seat"])
        state.losses.append(Lost(seat, target_in(state, seat, item["unit"])))
    for number, item in enumerate(node.get("cards", []).each()):
        seat = _side(state, item["seat"])
        bout = item["round"].number(0, state.bout)
        card = title_in(state, seat, item["card"])
        state.plays.append(Played(seat, card, bout, number, 1 - item.get("aside", False).flag()))
    for seat in (state.attacker, state.defender):
        _deck(state, seat, root, _step(state, node))


def _side(state: Stars, node: Node) -> int:
    seat = player_in(state, node)
    node.need(seat in (state.attacker, state.defender), "contradiction")
    return seat


def _step(state: Stars, node: Node) -> str:
    """The step that comes next: by default the start, or the laying of cards in the round that is named."""
    return AT[node.get("step", "cards" if state.bout else "start").index(AT)]


def _came_past(step: str, what: str, state: Stars, seat: int) -> bool:
    """Whether the rolling or drawing of a side lies behind."""
    if step in ("cards", "assign"):
        return True
    return NAMES.index(step) > NAMES.index(f"{what}-{'attacker' if seat == state.attacker else 'defender'}")


def _deck(state: Stars, seat: int, root: Node, step: str) -> None:
    """Undrawn cards are those of the deck that are nowhere else."""
    node = list(root["seats"].each())[seat].get("cards", {})
    drawn = _came_past(step, "draw", state, seat)
    node.get("hand", []).need(drawn or not state.hand[seat], "does-not-fit")
    node.get("facedown", None).need(drawn or state.facedown[seat] < 0, "does-not-fit")
    if not drawn or node.has("left"):
        return
    left = [COPIES[place] for place in state.titles[seat]]
    used = [play.card for play in state.plays if play.seat == seat]
    for card in [*state.hand[seat], *used, *([state.facedown[seat]] if state.facedown[seat] >= 0 else [])]:
        left[card] -= 1
    node.need(min(left) >= 0, "no-such-card-left", "F-LIM-5")
    state.undrawn[seat] = left


def begin(state: Stars, root: Node) -> None:
    """The frames of the fight; dice and hands that a document does not name come by chance."""
    if root.has("strike"):
        _strike(state, root, root["strike"])
        return
    node = root["combat"]
    step = _step(state, node)
    frame = Combat()
    state.call(frame)
    sides = [state.attacker, state.defender]
    if step == "cards":
        node.get("round", 0).need(state.bout > 0, "out-of-range")
        frame.go(REVEAL)
        state.call(PickCards([seat for seat in sides if state.facedown[seat] < 0]))
    elif step in ("damage", "assign"):
        frame.go(Combat.round_end)
        _damage(state, root, node, sides, step)
    else:
        root.get("window", None).need(not root.has("window"), "does-not-fit")
        frame.step = NAMES.index(step)
    for seat in reversed(sides):
        _by_chance(state, seat, root, step)


def _damage(state: Stars, root: Node, node: Node, sides: list[int], step: str) -> None:
    frame = DamageSteps()
    frame.done = node.get("damage_steps", 0).number(0, 9)
    frame.step = int(step == "assign")
    state.call(frame)
    if not root.has("window"):
        return
    start, end = WINDOWS[2:4]
    window(state, root["window"], start, end)
    frame.step = 1 if root["window"].get("timing", start).value == start else 4
    if frame.step == 4:
        total = icons(state)
        frame.damage = [damage_to(state, seat, total) if seat in sides else 0 for seat in state.seats]


def _by_chance(state: Stars, seat: int, root: Node, step: str) -> None:
    """Draw the hand and roll the dice of a side that has none in the document although it should have."""
    node = list(root["seats"].each())[seat]
    if _came_past(step, "draw", state, seat) and not node.get("cards", {}).has("hand"):
        laid = state.bout - (step == "cards" and state.facedown[seat] < 0)
        state.call(Draw(seat, HAND - max(0, laid)))
    if _came_past(step, "roll", state, seat) and not node.has("dice"):
        state.call(Rolling(seat, min(combat_dice(state, seat), room(state, seat))))


def aim(state: Stars) -> None:
    """The player is asked where to strike."""
    frame = Strike(state.active)
    frame.step = 1
    state.call(frame)


def _strike(state: Stars, root: Node, node: Node) -> None:
    frame = Strike(state.active)
    frame.void = area_in(state, node["from"])
    rolled = list(root["seats"].each())[state.active].has("dice")
    step = list(STRIKE_AT)[node.get("step", "damage").index(list(STRIKE_AT))]
    frame.step = STRIKE_AT[step]
    state.call(frame)
    if root.has("window"):
        window(state, root["window"], WINDOWS[5])
        frame.step = 4 if step == "rolled" else 6
    elif step != "roll" and not rolled:
        state.call(Rolling(state.active, ship_dice(state, state.active, frame.void)))
