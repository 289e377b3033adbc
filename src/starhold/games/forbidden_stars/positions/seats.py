"""What belongs to a player: goods, upgrades, order tokens, combat cards, events."""

from starhold.games.forbidden_stars.components.catalog import ASSETS, FACES, ORDERS, STRUCTURES, TYPES
from starhold.games.forbidden_stars.model import (
    APART,
    ASIDE,
    DRAWN,
    GONE,
    HELD,
    IN_DECK,
    IN_HAND,
    MAX_ASSETS,
    MAX_DICE,
    MAX_MATERIEL,
    ON_DECK,
    OWNED,
    USED,
    Stars,
    token_of,
)
from starhold.games.forbidden_stars.positions.document import INSTEAD, UPGRADE_STATES
from starhold.games.forbidden_stars.positions.words import event_in, target_in, title_in, upgrade_in
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.setup import seat_faction
from starhold.kernel.reader import Node

PLACES = ("hand", "used", "deck", "laid")
LAID = 99
"""A token that the list of its owner calls laid, until its stack is read."""


def read_faction(state: Stars, seat: int, node: Node) -> None:
    """The faction of a seat, all its pieces still in the box."""
    if node.has("faction"):
        faction = node["faction"].index([faction.id for faction in state.catalog.factions])
        node["faction"].need(faction not in state.factions, "used-twice")
        seat_faction(state, seat, faction)
        state.pieces[seat] = [0] * len(state.pieces[seat])


def read_seat(state: Stars, seat: int, node: Node) -> None:
    """Everything else of a player."""
    count = len(state.seats)
    state.alive[seat] = int(node.get("alive", True).flag())
    state.materiel[seat] = node.get("materiel", 6).number(0, MAX_MATERIEL)
    if node.has("assets"):
        assets = node["assets"]
        assets.map(*ASSETS)
        state.assets[seat] = [assets.get(name, 0).number(0, MAX_ASSETS) for name in ASSETS]
    state.collected[seat] = node.get("collected", 0).number(0, 9)
    lying = sum(state.objectives[seat::count])
    state.placed[seat] = node.get("placed", lying + state.collected[seat]).number(0, 9)
    state.tiles[seat] = [_tile(state, tile) for tile in node.get("tiles", []).each()]
    state.due[seat] = _numbers(count, node.get("due", [0] * count), 6)
    state.dice[seat] = _numbers(3, _named(node, "dice"), MAX_DICE)
    state.tokens[seat] = _numbers(2, _named(node, "shown"), 99)
    state.bonus[seat] = _numbers(2, _named(node, "bonus"), 99)
    state.peeked[seat] = int(node.get("peeked", False).flag())
    state.auto[seat] = node.get("auto", 0).number(0, 63)
    if state.factions[seat] >= 0:
        _market(state, seat, node)
    _orders(state, seat, node.get("orders", {}))
    if state.factions[seat] < 0:
        cards = node.get("cards", {})
        for empty in (node.get("answers", []), cards.get("hand", []), cards.get("left", [])):
            empty.need(empty.whole() in (0, []), "no-faction")
    else:
        state.answers[seat] = [n for item in node.get("answers", []).each() for n in _hit(state, seat, item)]
        _cards(state, seat, node.get("cards", {}))
        _events(state, seat, node.get("events", {}))


def _tile(state: Stars, node: Node) -> int:
    """A tile in hand: ``tile_10``, or its number."""
    if isinstance(node.value, str):
        names = {face.id[:-1]: face.tile for face in state.catalog.faces}
        return list(names.values())[node.index(list(names))]
    return node.number(0, len(state.catalog.faces) // 2 - 1)


def _named(node: Node, key: str) -> Node:
    """Dice or tokens as a list, where they are given by the names of their faces."""
    faces = FACES[: 3 if key == "dice" else 2]
    given = node.get(key, [0] * len(faces))
    if not isinstance(given.value, dict):
        return given
    given.map(*faces)
    return Node([given.get(face, 0).number(0, 99) for face in faces], given.path)


def _numbers(width: int, node: Node, most: int) -> list[int]:
    found = [item.number(0, most) for item in node.each()]
    node.need(len(found) == width, "wrong-length")
    return found


def _hit(state: Stars, seat: int, node: Node) -> list[int]:
    """Damage assigned to ``{unit, routed}``; type and 0 or 1 as numbers in turn in documents of programs."""
    if isinstance(node.value, dict):
        return [target_in(state, seat, node["unit"]), int(node.get("routed", False).flag())]
    return [node.number(0, WALL)]


def _market(state: Stars, seat: int, node: Node) -> None:
    faction = state.faction(seat)
    names = [unit.id for unit in faction.units]
    for name in node.get("pieces", {}).map():
        item = node["pieces"][name]
        place = TYPES + STRUCTURES.index(name) if name in STRUCTURES else Node(name, item.path).index(names)
        state.pieces[seat][place] = item.number(0, 12)
    upgrades = [card.id for card in faction.upgrades]
    states = (*UPGRADE_STATES, *(INSTEAD + upgrade for upgrade in upgrades))
    for name in node.get("upgrades", {}).map():
        item = node["upgrades"][name]
        state.owned[seat][Node(name, item.path).index(upgrades)] = item.index(states)
    if node.has("deck") or node.has("gone"):
        _deck(state, seat, node)


def _deck(state: Stars, seat: int, node: Node) -> None:
    """Five titles, by default those of the start; starting titles that are not among them are out of the game."""
    starting = state.faction(seat).starting
    deck = [title_in(state, seat, item) for item in node["deck"].each()] if node.has("deck") else starting
    node.get("deck", []).need(len(deck) == len(set(deck)) == 5, "five-titles")
    gone = [title_in(state, seat, item) for item in node.get("gone", []).each()]
    node.get("gone", []).need(not set(gone) & set(deck), "used-twice")
    state.titles[seat] = [0] * len(state.titles[seat])
    for card in [*(card for card in starting if card not in deck), *gone]:
        state.titles[seat][card] = GONE
    for card in deck:
        state.titles[seat][card] = IN_DECK


def _orders(state: Stars, seat: int, node: Node) -> None:
    tokens = list(node.get("tokens", []).each())
    node.get("tokens", []).need(len(tokens) in (0, 8), "eight-tokens")
    for number, item in enumerate(tokens):
        item["order"].need(item["order"].index(ORDERS) == number // 2, "out-of-order")
        place = item["place"].index(PLACES)
        state.place_of[token_of(seat, number)] = LAID if place == 3 else -1 - place
        if item.has("upgrade"):
            item["upgrade"].need(state.factions[seat] >= 0, "no-faction")
            state.upgrade_on[token_of(seat, number)] = upgrade_in(state, seat, item["upgrade"])
    if not tokens and not state.flags.card_flip:
        _put_on(state, seat)
    for name, place in (("used", USED), ("deck", ON_DECK)):
        for item in node.get(name, []).each():
            item.need(not tokens, "said-elsewhere")
            state.place_of[_in_hand(state, seat, item)] = place
    if node.has("revealed"):
        shown = node["revealed"]
        shown.need(state.token < 0, "used-twice")
        state.token = token_of(seat, 2 * shown["order"].index(ORDERS) + shown.get("copy", 0).number(0, 1))
        carried = state.upgrade_on[state.token]
        named = upgrade_in(state, seat, shown["upgrade"]) if shown.has("upgrade") else -1
        shown.need(named == carried, "no-such-token-left")


def _in_hand(state: Stars, seat: int, node: Node) -> int:
    """A token in hand by its order, or by ``{order, upgrade}``."""
    named = node["order"] if isinstance(node.value, dict) else node
    first = token_of(seat, 2 * named.index(ORDERS))
    wanted = upgrade_in(state, seat, node["upgrade"]) if named is not node and node.has("upgrade") else -1
    free = [t for t in (first, first + 1) if state.place_of[t] == IN_HAND and state.upgrade_on[t] == wanted]
    node.need(bool(free), "no-such-token-left", "F-INV-4")
    return free[0]


def _put_on(state: Stars, seat: int) -> None:
    """Upgrades that are owned take the first tokens of their orders where a document does not say which."""
    for card, place in enumerate(state.owned[seat]):
        first = token_of(seat, 2 * state.faction(seat).upgrades[card].order)
        free = [token for token in (first, first + 1) if state.upgrade_on[token] < 0]
        if place == OWNED and free:
            state.upgrade_on[free[0]] = card


def _cards(state: Stars, seat: int, node: Node) -> None:
    state.hand[seat] = sorted(title_in(state, seat, item) for item in node.get("hand", []).each())
    state.undrawn[seat] = [item.number(0, 2) for item in node.get("left", []).each()]
    node.get("left", []).need(len(state.undrawn[seat]) in (0, len(state.titles[seat])), "wrong-length")
    if node.has("facedown"):
        state.facedown[seat] = title_in(state, seat, node["facedown"])


def _events(state: Stars, seat: int, node: Node) -> None:
    for name, place in (("held", HELD), ("drawn", DRAWN), ("apart", APART), ("used", ASIDE)):
        for item in node.get(name, []).each():
            card = event_in(state, seat, item)
            item.need(not state.event_at[seat][card], "used-twice")
            state.event_at[seat][card] = place
    held = sum(1 << card for card, place in enumerate(state.event_at[seat]) if place == HELD)
    state.schemes[seat] = held
    if node.has("may_hold"):
        state.schemes[seat] = sum({1 << event_in(state, seat, item) for item in node["may_hold"].each()})
