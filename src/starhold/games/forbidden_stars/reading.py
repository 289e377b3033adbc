"""Reads documents of positions; every mistake is refused with its place (the reverse of `document.write`)."""

from typing import Any

from starhold.games.forbidden_stars.aftermath import readable
from starhold.games.forbidden_stars.board import TILE, edge
from starhold.games.forbidden_stars.catalog import ASSETS, ORDERS, STRUCTURES, TOKEN, TYPES, WIDTH
from starhold.games.forbidden_stars.checking import LAID, check
from starhold.games.forbidden_stars.document import INSTEAD, MOMENT, UPGRADE_STATES
from starhold.games.forbidden_stars.laying import marked_worlds
from starhold.games.forbidden_stars.model import (
    APART,
    ASIDE,
    DRAWN,
    GONE,
    HELD,
    IN_DECK,
    LASTING,
    LATER,
    MAX_ASSETS,
    MAX_DICE,
    MAX_MATERIEL,
    OWNED,
    PLAYED,
    UNTIL,
    Stars,
    relay_board,
)
from starhold.games.forbidden_stars.setup import seat_faction
from starhold.kernel.position import Node

KEYS = (
    "game", "rules", "reading", "you", "phase", "show", "options", "round", "first", "active", "systems", "storms",
    "seats", "winners", "moment", "pending",
)  # fmt: skip
PLACES = ("hand", "used", "deck", "laid")


def read(state: Stars, root: Node) -> None:
    """Fill a fresh state from a document, its frames left out."""
    root.map(*KEYS)
    count = len(state.seats)
    state.round = root.get("round", 1).number(0, 8)
    state.first = root.get("first", 0).number(0, count - 1)
    state.active = root.get("active", 0).number(0, count - 1)
    state.winners = [node.number(0, count - 1) for node in root.get("winners", []).each()]
    seats = list(root["seats"].each())
    if len(seats) != count:
        raise root["seats"].broken("one-for-each-seat")
    for seat, node in enumerate(seats):
        _faction(state, seat, node)
    systems = list(root["systems"].each())
    for node in systems:
        _tile(state, node)
    relay_board(state)
    for number, node in enumerate(systems):
        _areas(state, number, node)
    for seat, node in enumerate(seats):
        _seat(state, seat, node)
    for number, node in enumerate(systems):
        _stack(state, number, node)
    _storms(state, root)
    _moment(state, root)
    check(state, root)


def _faction(state: Stars, seat: int, node: Node) -> None:
    if node.has("faction"):
        names = [faction.id for faction in state.catalog.factions]
        faction = node["faction"].index(names)
        if faction in state.factions:
            raise node["faction"].broken("used-twice")
        seat_faction(state, seat, faction)
        state.pieces[seat] = [0] * len(state.pieces[seat])


# -- systems ---------------------------------------------------------------------------------------
def _tile(state: Stars, node: Node) -> None:
    node.map("tile", "turn", "cell", "seat", "areas", "stack")
    face = node["tile"].index([face.id for face in state.catalog.faces])
    if any(old // 2 == face // 2 for old in state.layout[::TILE]):
        raise node["tile"].broken("used-twice")
    cell = node["cell"].text()
    if len(cell) != 2 or not "a" <= cell[0] <= "j" or not "1" <= cell[1] <= "9":
        raise node["cell"].broken("no-cell")
    column, row = ord(cell[0]) - 97, int(cell[1]) - 1
    if any((state.layout[i + 2], state.layout[i + 3]) == (column, row) for i in range(0, len(state.layout), TILE)):
        raise node["cell"].broken("used-twice")
    if len(state.layout) == 3 * len(state.seats) * TILE:
        raise node.broken("too-many-tiles")
    seat = node.get("seat", 0).number(0, len(state.seats) - 1)
    state.layout += [face, node.get("turn", 0).number(0, 3), column, row, seat]


def _areas(state: Stars, number: int, node: Node) -> None:
    names = state.board.names[4 * number : 4 * number + 4]
    for item in node.get("areas", []).each():
        item.map(
            "id", "capacity", "controller", "world", "materiel", "assets", "mark", "structures", "owner", "units",
            "objectives",
        )  # fmt: skip
        area = 4 * number + item["id"].index(names)
        for entry in item.get("units", []).each():
            _unit(state, area, entry)
        for entry in item.get("structures", []).each():
            if not state.board.world[area]:
                raise entry.broken("void")
            structure = entry.index(STRUCTURES)
            if state.built[area] >> structure & 1:
                raise entry.broken("used-twice")
            state.build(area, item["owner"].number(0, len(state.seats) - 1), structure)
        for entry in item.get("objectives", []).each():
            if area not in marked_worlds(state, number):
                raise entry.broken("no-objective-mark")
            seat = entry["seat"].number(0, len(state.seats) - 1)
            state.objectives[area * len(state.seats) + seat] += entry["count"].number(1, 9)


def _unit(state: Stars, area: int, node: Node) -> None:
    node.map("seat", "unit", "count", "routed")
    seat = node["seat"].number(0, len(state.seats) - 1)
    if state.factions[seat] < 0:
        raise node["seat"].broken("no-faction")
    names = [unit.id for unit in state.faction(seat).units]
    name = node["unit"]
    kind = TOKEN if name.value == "reinforcement" else name.index(names)
    if kind != TOKEN and state.faction(seat).units[kind].kind == state.board.world[area]:
        raise name.broken("wrong-kind-of-area")
    count = node.get("count", 1).number(1, 12)
    routed = node.get("routed", 0).number(0, count)
    state.add(area, seat, kind, 0, count - routed)
    state.add(area, seat, kind, 1, routed)


def _stack(state: Stars, number: int, node: Node) -> None:
    for item in node.get("stack", []).each():
        item.map("seat", "order", "upgrade", "copy")
        seat = item["seat"].number(0, len(state.seats) - 1)
        order = item["order"].index(ORDERS)
        free = [k for k in (0, 1) if _may_lie(state, seat, 2 * order + k, item)]
        if item.has("copy"):
            free = [k for k in free if k == item["copy"].number(0, 1)]
        if not free:
            raise item.broken("no-such-token-left")
        token = seat * 8 + 2 * order + free[0]
        state.place_of[token] = number
        state.stacks[number].append(token)


def _may_lie(state: Stars, seat: int, token: int, item: Node) -> bool:
    """Whether a token is free to be laid and has the named upgrade."""
    upgrade = state.upgrade_on[seat * 8 + token]
    name = state.faction(seat).upgrades[upgrade].id if upgrade >= 0 else None
    laid = any(seat * 8 + token in stack for stack in state.stacks)
    return not laid and state.place_of[seat * 8 + token] in (-1, LAID) and name == item.get("upgrade", None).value


# -- seats -----------------------------------------------------------------------------------------
def _seat(state: Stars, seat: int, node: Node) -> None:
    count = len(state.seats)
    state.alive[seat] = int(node.get("alive", True).flag())
    state.materiel[seat] = node.get("materiel", 6).number(0, MAX_MATERIEL)
    for asset, name in enumerate(ASSETS):
        if node.has("assets"):
            state.assets[seat * 3 + asset] = node["assets"].get(name, 0).number(0, MAX_ASSETS)
    state.collected[seat] = node.get("collected", 0).number(0, 9)
    lying = sum(state.objectives[seat::count])
    state.placed[seat] = node.get("placed", lying + state.collected[seat]).number(0, 9)
    tiles = len(state.catalog.faces) // 2 - 1
    state.tiles[seat] = [tile.number(0, tiles) for tile in node.get("tiles", []).each()]
    _numbers(state.due, seat, count, node.get("due", [0] * count), 6)
    _numbers(state.dice, seat, 3, node.get("dice", [0, 0, 0]), MAX_DICE)
    _numbers(state.tokens, seat, 2, node.get("shown", [0, 0]), 99)
    _numbers(state.bonus, seat, 2, node.get("bonus", [0, 0]), 99)
    state.peeked[seat] = int(node.get("peeked", False).flag())
    state.auto[seat] = node.get("auto", 0).number(0, 255)
    state.answers[seat] = [item.number(0, WIDTH) for item in node.get("answers", []).each()]
    if state.factions[seat] >= 0:
        _market(state, seat, node)
        _orders(state, seat, node.get("orders", {}))
        _cards(state, seat, node.get("cards", {}))
        _events(state, seat, node.get("events", {}))


def _numbers(target: list[int], seat: int, width: int, node: Node, most: int) -> None:
    found = [item.number(0, most) for item in node.each()]
    if len(found) != width:
        raise node.broken("wrong-length")
    target[seat * width : seat * width + width] = found


def _market(state: Stars, seat: int, node: Node) -> None:
    faction = state.faction(seat)
    names = [unit.id for unit in faction.units]
    for name in node.get("pieces", {}).map():
        item = node["pieces"][name]
        place = TYPES + STRUCTURES.index(name) if name in STRUCTURES else Node(name, item.path).index(names)
        state.pieces[seat][place] = item.number(0, 12)
    upgrades = [card.id for card in faction.upgrades]
    for name in node.get("upgrades", {}).map():
        item = node["upgrades"][name]
        states = (*UPGRADE_STATES, *(INSTEAD + upgrade for upgrade in upgrades))
        state.owned[seat][Node(name, item.path).index(upgrades)] = item.index(states)
    cards = [card.id for card in faction.cards]
    if node.has("deck"):
        deck = [item.index(cards) for item in node["deck"].each()]
        if len(set(deck)) != 5:
            raise node["deck"].broken("five-titles")
        gone = [item.index(cards) for item in node.get("gone", []).each()]
        missing = [card for card in faction.starting if card not in deck]
        state.titles[seat] = [0] * len(cards)
        for card in [*missing, *gone]:
            state.titles[seat][card] = GONE
        for card in deck:
            state.titles[seat][card] = IN_DECK


def _orders(state: Stars, seat: int, node: Node) -> None:
    node.map("hand", "laid", "tokens", "known", "revealed")
    upgrades = [card.id for card in state.faction(seat).upgrades]
    tokens = list(node.get("tokens", []).each())
    if tokens and len(tokens) != 8:
        raise node["tokens"].broken("eight-tokens")
    for number, item in enumerate(tokens):
        if item["order"].index(ORDERS) != number // 2:
            raise item["order"].broken("out-of-order")
        place = item["place"].index(PLACES)
        state.place_of[seat * 8 + number] = LAID if place == 3 else -1 - place
        if item.has("upgrade"):
            state.upgrade_on[seat * 8 + number] = item["upgrade"].index(upgrades)
    if not tokens and not state.flags.card_flip:
        _put_on(state, seat)
    if node.has("revealed"):
        shown = node["revealed"]
        state.token = seat * 8 + 2 * shown["order"].index(ORDERS) + shown.get("copy", 0).number(0, 1)


def _put_on(state: Stars, seat: int) -> None:
    """Upgrades that are owned take the first tokens of their orders where a document does not say which."""
    for card, place in enumerate(state.owned[seat]):
        first = seat * 8 + 2 * state.faction(seat).upgrades[card].order
        free = [token for token in (first, first + 1) if state.upgrade_on[token] < 0]
        if place == OWNED and free:
            state.upgrade_on[free[0]] = card


def _cards(state: Stars, seat: int, node: Node) -> None:
    node.map("hand", "left", "facedown")
    names = [card.id for card in state.faction(seat).cards]
    if isinstance(node.get("hand", 0).value, list):
        state.hand[seat] = sorted(item.index(names) for item in node["hand"].each())
    if isinstance(node.get("left", 0).value, list):
        state.undrawn[seat] = [item.number(0, 2) for item in node["left"].each()]
        if len(state.undrawn[seat]) not in (0, len(names)):
            raise node["left"].broken("wrong-length")
    if node.has("facedown"):
        state.facedown[seat] = node["facedown"].index(names)


def _events(state: Stars, seat: int, node: Node) -> None:
    node.map("deck", "may_hold", "held", "drawn", "apart", "used")
    names = [card.id for card in state.faction(seat).events]
    for name, place in (("held", HELD), ("drawn", DRAWN), ("apart", APART), ("used", ASIDE)):
        for item in node.get(name, []).each():
            card = item.index(names)
            if state.event_at[seat][card]:
                raise item.broken("used-twice")
            state.event_at[seat][card] = place
    held = sum(1 << card for card, place in enumerate(state.event_at[seat]) if place == HELD)
    state.schemes[seat] = held
    if node.has("may_hold"):
        state.schemes[seat] = sum(1 << item.index(names) for item in node["may_hold"].each())


# -- storms, moment, checks ------------------------------------------------------------------------
def _storms(state: Stars, root: Node) -> None:
    for node in root.get("storms", []).each():
        node.map("edge", "moved")
        text = node["edge"].text()
        if len(text) != 3 or not text[1].isdigit() or text[2] not in "nw":
            raise node["edge"].broken("no-edge")
        side = edge("nw".index(text[2]), ord(text[0]) - 97, int(text[1]) - 1)
        if side not in state.board.edges or side in state.storms:
            raise node["edge"].broken("no-edge")
        state.storms.append(side)
        state.storm_moved.append(int(node.get("moved", False).flag()))


def _moment(state: Stars, root: Node) -> None:
    node = root.get("moment", {})
    most = {"here": len(state.board.areas), "mark_area": len(state.board.areas), "system": state.board.count,
            "attacker": len(state.seats), "defender": len(state.seats), "order": len(ORDERS), "fight": 3, "bout": 4,
            "moving": len(state.storms)}  # fmt: skip
    for name in node.map(*MOMENT):
        item: Any = node[name]
        if isinstance(getattr(state, name), list):
            least = -MOST_LESS if name == "lasting" else -2
            found = [entry.number(least, 100_000) for entry in item.each()]
            if len(found) % ROWS.get(name, 1):
                raise item.broken("wrong-length")
            setattr(state, name, found)
            if name == "lasting":
                _lasting(state, list(item.each()))
        else:
            least = -MOST_LESS if name == "delta" else -2
            setattr(state, name, item.number(least, most.get(name, 100_001) - 1))
    if not readable(state):
        raise node["outcome" if state.outcome else "losses"].broken("out-of-range")


def _lasting(state: Stars, items: list[Node]) -> None:
    """Each number of a lasting rule means something: flag, seat, until, amount, reference, play."""
    for row in range(0, len(items), LASTING):
        flag, seat, until, _, ref, play = items[row : row + LASTING]
        later = flag.value == LATER
        flag.number(0, LATER if later else len(state.catalog.flags) - 1)
        seat.number(0, len(state.seats) - 1)
        until.number(0, len(UNTIL) - 1)
        number = ref.number(-1 + later, len(state.catalog.steps if later else state.catalog.effects) - 1)
        if later and state.catalog.steps[number].name != "later":
            raise ref.broken("out-of-range")
        play.number(-1, 100_000)


MOST_LESS = 99
"""Cards may lower a price or a limit by as much as there are tokens or structures of a kind."""
ROWS = {"lasting": LASTING, "losses": 2, "moves": 3, "plays": PLAYED, "queue": 3}
"""Lists of rows: how many numbers a row has."""
