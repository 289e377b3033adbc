"""Positions: any situation as a document of plain data, and back (docs/notation.md)."""

from starhold.games.quantum.components.cards import (
    COMMAND,
    COMMAND_LIMIT,
    FIRST_GAMBIT,
    IDS,
    KINDS,
    NAMES,
    ROW,
    card_bits,
)
from starhold.games.quantum.components.maps import BY_ID, LAYOUTS, VOID, Layout, cells, with_void
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import DICE, GAP, HAND, RESERVE, QuantumState, by_die, owner
from starhold.games.quantum.positions.beginning import set_up, write_setup
from starhold.games.quantum.positions.naming import seat_name
from starhold.games.quantum.positions.pending import ask_chance, count_decks, encode_open, read_pending
from starhold.games.quantum.positions.underway import KEYS, resume, write_underway
from starhold.games.quantum.view.table import PLACES, phase
from starhold.kernel.codec import encode
from starhold.kernel.game import Game, Plain
from starhold.kernel.proof import prove
from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refused

PHASES = ("setup", "start", "actions", "advance", "over")
PLACE_OF = {name: place for place, name in PLACES.items()}
PARTS = ("game", "rules", "map", "options", "phase", "seats", "market", "turn", "start", "winner")
PLACING = ("expansion", "reorganization")
"""Gambit cards that put ships in hand."""
LARGEST_MAP = 12
"""Tiles in a row or column of a map."""


# -- writing ----------------------------------------------------------------------------------------------------
def write_position(game: Game[QuantumState], state: QuantumState) -> Plain:
    """The situation as a document; ``pending`` only where no other keys say exactly what is under way."""
    layout, when = state.layout, phase(state)
    document: Plain = {
        "game": "quantum",
        "rules": state.config.rules,
        "map": {"layout": layout.id, "players": layout.players, "cubes": layout.cubes, "rows": list(layout.rows)},
        "options": dict(state.config.options),
        "phase": when,
        "seats": [_write_seat(state, seat) for seat in range(state.seats)],
        "market": ({"picked": IDS[state.picked]} if state.picked >= 0 else {})
        | {
            "command": [IDS[card] if card != GAP else None for card in state.row[:ROW]],
            "gambit": [IDS[card] if card != GAP else None for card in state.row[ROW:]],
            "discards": {name: [IDS[card] for card in state.discards[kind]] for kind, name in enumerate(KINDS)},
            "top": {name: [NAMES[kind][card] for card in state.decks[kind].known] for kind, name in enumerate(KINDS)},
        },
        "turn": _write_turn(state) if state.turn else None,
        "start": _seat_name(state.first),
        "winner": _seat_name(state.winner),
    }
    document = {key: value for key, value in document.items() if value is not None}
    if when == "over":
        return document
    told = document | ({"setup": write_setup(state)} if when == "setup" else write_underway(state))
    return told if _says_all(game, state, told) else document | {"pending": encode_open(game, state)}


def _says_all(game: Game[QuantumState], state: QuantumState, document: Plain) -> bool:
    """Whether the moment that a document tells, in this very situation, is the one that it was written for."""
    twin = state.clone()
    twin.events, twin.decision, twin.stack = None, None, []
    try:
        _take_up(twin, Node(document), document["phase"])
    except Refused:
        return False
    return encode(game, twin) == encode(game, state)


def _take_up(state: QuantumState, root: Node, when: str) -> None:
    """Ask what is asked at the moment that a document tells."""
    if when == "setup":
        set_up(state, root)
    else:
        resume(state, root, when)


def _write_turn(state: QuantumState) -> Plain:
    return {
        "number": state.turn,
        "seat": _seat_name(state.seat),
        "actions": state.actions,
        "granted": state.granted,
        "bonus": state.bonus == 1,
        "due": state.due,
        "queued": state.momentum,
    }


def _seat_name(seat: int) -> str | None:
    return f"seat{seat + 1}" if seat >= 0 else None


def _write_seat(state: QuantumState, seat: int) -> Plain:
    chart = state.chart
    counts = state.cubes[seat :: state.seats]
    return {
        "ships": [_write_ship(state, ship) for ship in state.ships(seat) if state.squares[ship] != RESERVE],
        "cubes": [
            chart.names[square] for square, count in zip(chart.planets, counts, strict=True) for _ in range(count)
        ],
        "dominance": state.dominance[seat],
        "research": state.research[seat],
        "commands": [_write_command(state, card) for card in card_bits(state.commands[seat])],
        "owed": state.owed[seat],
    }


def _write_ship(state: QuantumState, ship: int) -> Plain:
    square = state.squares[ship]
    entry: Plain = {
        "die": ship % DICE + 1,
        "number": state.numbers[ship],
        "at": state.chart.names[square] if square >= 0 else PLACES[square],
    }
    for flag, mask in (("moved", state.moved), ("used", state.used), ("struck", state.struck)):
        if mask >> ship & 1:
            entry[flag] = True
    return entry


def _write_command(state: QuantumState, card: int) -> str | Plain:
    marks = {"spent": state.spent >> card & 1 == 1, "waits": state.waits >> card & 1 == 1}
    marked: Plain = {name: True for name, mark in marks.items() if mark}
    return {"card": IDS[card], **marked} if marked else IDS[card]


# -- reading ----------------------------------------------------------------------------------------------------
def read_position(game: Game[QuantumState], document: Plain) -> QuantumState:
    """The state that a document describes; `Refused` (``position-broken``) naming the place and the problem.

    Types, limits and conservation are checked; whether the map could be played on is asked when a table is made.
    """
    root = Node.root(document)
    root.map(*PARTS, *KEYS, "setup", "pending")
    root.get("game", "quantum").index(("quantum",))
    seats = list(root["seats"].each())
    if not 2 <= len(seats) <= 4:
        raise root["seats"].broken("out-of-range")
    rules = root.get("rules", game.rules_version).number(1, game.rules_version)
    layout = _read_map(root["map"], len(seats), rules)
    state = QuantumState(game.configure_as(root, len(seats), _read_options(root, layout, len(seats))), layout)
    when = PHASES[root.get("phase", "actions").index(PHASES)]
    _check_keys(root, when)
    for seat, node in enumerate(seats):
        _read_seat(state, seat, node, root, when)
        if when != "setup" and sum(state.squares[ship] == RESERVE for ship in state.ships(seat)) > 2:
            raise node["ships"].broken("too-few-ships")
    _read_market(state, root.get("market", {}), when)
    _read_turn(state, root, when)
    if root.has("pending"):
        read_pending(game, state, root["pending"])
    if not count_decks(state):
        raise root.get("market", {}).broken("conservation")
    if root.has("pending"):
        ask_chance(state, root["pending"])
        prove(game, state, state.seats, root["pending"])
    else:
        _take_up(state, root, when)
        _prove(game, state, root)
    root.finish()
    return state


def _check_keys(root: Node, when: str) -> None:
    """Refuse what says nothing at this moment: a setup outside the setup, a winner of a game that goes on."""
    wrong: set[str] = set()
    if root.has("pending"):
        wrong = {*KEYS, "setup"}
        if when in ("start", "over"):
            wrong.add("pending")
    elif when != "setup":
        wrong.add("setup")
    if when == "setup":
        wrong |= {"turn", *KEYS}
    if when != "over":
        wrong.add("winner")
    for key in root.map():
        if key in wrong:
            raise root[key].broken("not-here")
    if when == "setup" and not (root.has("setup") or root.has("pending")):
        raise root["setup"].broken("missing")


def _prove(game: Game[QuantumState], state: QuantumState, root: Node) -> None:
    """Whoever is asked can answer, and nobody has ships in hand who does not place them."""
    decision = state.decision
    if decision is None or (
        decision.actors and decision.request is None and not game.options(state, decision.actors[0])
    ):
        raise root.broken("does-not-fit")
    for ship, square in enumerate(state.squares):
        if square == HAND and state.turn and owner(ship) != state.seat:
            raise root["seats"].broken("does-not-fit")


def _read_options(root: Node, layout: Layout, seats: int) -> Plain:
    options = root.get("options", {})
    given: Plain = {**options.map()}
    options.whole()
    if "layout" not in given and layout.id in BY_ID and BY_ID[layout.id].players == seats:
        given["layout"] = layout.id
    return given


def _read_map(node: Node, seats: int, rules: int) -> Layout:
    """A known layout by name, with The Void on demand, or rows of tiles."""
    if not node.has("rows"):
        node.map("layout", "void")
        layout = LAYOUTS[node["layout"].index([layout.id for layout in LAYOUTS])]
        return with_void(layout, rules) if node.get("void", False).flag() else layout
    node.map("layout", "players", "cubes", "rows")
    rows = tuple(row.text() for row in node["rows"].each())
    players, cubes = node.get("players", seats).number(2, 4), node.get("cubes", 5).number(1, 7)
    layout = Layout(node.get("layout", "custom").text(), players, cubes, rows)
    try:
        tiles = cells(layout)
    except ValueError as problem:
        raise node["rows"].broken("not-a-row") from problem
    if not tiles:
        raise node["rows"].broken("not-a-row")
    if list(tiles.values()).count(VOID) > 1:
        raise node["rows"].broken("duplicate")
    if max(max(tile) for tile in tiles) >= LARGEST_MAP:
        raise node["rows"].broken("limit")
    return layout


def _read_seat(state: QuantumState, seat: int, node: Node, root: Node, when: str) -> None:
    name = seat_name(seat)
    halfway = root.has("pending") or when == "over"
    hand = halfway or when == "setup" or root.get("market", {}).map().get("picked") in PLACING
    node.map("ships", "cubes", "dominance", "research", "commands", "owed")
    ships = list(node.get("ships", []).each())
    if len(ships) > DICE:
        raise node["ships"].broken("limit")
    taken = [ship["die"].number(1, DICE) - 1 for ship in ships if ship.has("die")]
    if len(set(taken)) < len(taken):
        raise node["ships"].broken("duplicate")
    spare = [die for die in range(DICE) if die not in taken]
    for ship in ships:
        die = ship["die"].number(1, DICE) - 1 if ship.has("die") else spare.pop(0)
        _read_ship(state, by_die(seat, die), ship, hand)
    for cube in node.get("cubes", []).each():
        planet = state.chart.planet_at.get(_square(state, cube), -1)
        if planet < 0:
            raise cube.broken("no-such-space")
        if state.full >> planet & 1:
            raise cube.broken("planet-full")
        state.add_cube(seat, planet)
        state.stock[seat] -= 1
    if state.stock[seat] < 0:
        raise node["cubes"].broken("conservation")
    state.dominance[seat] = node.get("dominance", 1).number(1, 6 if halfway or root.map().get("cube") == name else 5)
    state.research[seat] = node.get("research", 1).number(1, FACES[-1])
    state.owed[seat] = node.get("owed", 0).number(0, 9)
    _read_commands(state, seat, node.get("commands", []))


def _square(state: QuantumState, node: Node) -> int:
    square = state.chart.grid.parse(node.text())
    return -1 if square is None else square


def _read_ship(state: QuantumState, ship: int, node: Node, hand: bool) -> None:
    node.map("die", "number", "at", "moved", "used", "struck")
    at = node["at"].text()
    if at == "reserve":
        return
    state.numbers[ship] = node["number"].number(0 if at == "hand" else 1, 6)
    if at in PLACE_OF:
        if PLACE_OF[at] == HAND and not hand:
            raise node["at"].broken("no-such-space")
        state.put(ship, PLACE_OF[at])
    else:
        square = _square(state, node["at"])
        if square < 0 or not state.chart.spaces >> square & 1:
            raise node["at"].broken("no-such-space")
        if state.taken >> square & 1:
            raise node["at"].broken("square-occupied")
        state.put(ship, square)
    state.moved |= node.get("moved", False).flag() << ship
    state.used |= node.get("used", False).flag() << ship
    state.struck |= node.get("struck", False).flag() << ship


def _read_commands(state: QuantumState, seat: int, node: Node) -> None:
    cards = list(node.each())
    if len(cards) > COMMAND_LIMIT:
        raise node.broken("limit")
    for entry in cards:
        named = entry if isinstance(entry.value, str) else entry["card"]
        bit = 1 << named.index(NAMES[COMMAND])
        if state.commands[seat] & bit:
            raise entry.broken("duplicate")
        state.commands[seat] |= bit
        if named is not entry:
            entry.map("card", "spent", "waits")
            state.spent |= bit if entry.get("spent", False).flag() else 0
            state.waits |= bit if entry.get("waits", False).flag() else 0


def _read_market(state: QuantumState, node: Node, when: str) -> None:
    node.map(*KINDS, "discards", "top", "picked")
    if node.has("picked"):
        if when not in ("advance", "over"):
            raise node["picked"].broken("not-here")
        state.picked = node["picked"].index(IDS)
    for kind, name in enumerate(KINDS):
        row = list(node.get(name, []).each())
        if len(row) > ROW:
            raise node[name].broken("limit")
        for place, entry in enumerate(row):
            if entry.value is not None:
                state.row[kind * ROW + place] = entry.index(NAMES[kind]) + kind * FIRST_GAMBIT
        for key, into in (("discards", state.discards[kind]), ("top", state.decks[kind].known)):
            pile = node.get(key, {})
            pile.map(*KINDS)
            shift = kind * FIRST_GAMBIT if key == "discards" else 0
            into += [entry.index(NAMES[kind]) + shift for entry in pile.get(name, []).each()]


def _read_turn(state: QuantumState, root: Node, when: str) -> None:
    names = [seat_name(seat) for seat in range(state.seats)]
    if root.has("start") or when != "setup":
        state.first = root.get("start", root.get("turn", {}).map().get("seat", names[0])).index(names)
    if when == "over":
        state.winner = root["winner"].index(names)
    if (when == "over") != (0 in state.stock):
        raise root.get("winner", None).broken("conservation")
    if when == "setup":
        return
    node = root.get("turn", {})
    begins = when == "start"
    node.map("number", "seat", "bonus", "queued", *(() if begins else ("actions", "granted", "due")))
    state.turn = node.get("number", 1).number(1, 99999) - int(begins)
    state.seat = node.get("seat", names[0]).index(names)
    state.bonus = int(node.get("bonus", False).flag())
    state.momentum = node.get("queued", 0).number(0, 9)
    if begins:
        return
    state.actions = node.get("actions", 3).number(0, 99)
    state.granted = node.get("granted", max(state.actions, 3)).number(0, 99)
    state.due = node.get("due", 0).number(0, 99)
