"""Text forms of options and outcomes: a kind and words, each word read by its type (``ship strike_cruiser a b``)."""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.board import cell_name
from starhold.games.forbidden_stars.components.catalog import ASSETS, FACES, ORDERS, STRUCTURES, TOKEN, TYPES
from starhold.games.forbidden_stars.model import IN_HAND, USED, WAITING, Stars
from starhold.games.forbidden_stars.rules.damage import as_offered
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.reasons import Refused, refuse

SPECS: dict[str, tuple[str, ...]] = {
    "lay": ("face tile", "number turn", "column cell", "row cell"),
    "objective": ("seat rival", "area area"),
    "place": ("piece unit", "area area"),
    "edge": ("edge edge",),
    "order": ("token order", "system system"),
    "reveal": ("system system",),
    "resolve": (),
    "discard": (),
    "scheme": ("event card",),
    "pass": (),
    "done": (),
    "use": (),
    "avoid": (),
    "refuse": (),
    "stay": (),
    "source": ("system system",),
    "ship": ("unit unit", "area from", "area to"),
    "march": ("unit unit", "area from", "area to", "way by"),
    "retreat": ("area area",),
    "commit": ("number count",),
    "card": ("seat seat", "title card"),
    "hit": ("seat seat", "unit unit", "routed routed"),
    "remove": ("area area", "unit unit", "routed routed"),
    "keep": ("structure structure",),
    "buy": ("unit unit", "area area", "cache cache"),
    "free": ("area area",),
    "build": ("structure structure", "area area", "cache cache"),
    "asset": ("asset asset",),
    "upgrade": ("upgrade card", "swap token"),
    "flip": ("upgrade card",),
    "title": ("title card", "title dropped"),
    "event": ("event card",),
    "storm": ("storm from", "edge to"),
    "strike": ("area from", "area to"),
    "unit": ("seat seat", "area area", "unit unit", "routed routed"),
    "die": ("seat seat", "side face"),
    "turn": ("side face", "side to"),
    "face": ("side face",),
    "area": ("area area",),
    "system": ("system system",),
    "choose": ("number number",),
    "seat": ("seat rival",),
    "played": ("play card",),
    "rebuild": ("area area", "structure structure", "structure into"),
    "raze": ("area area", "structure structure"),
    "type": ("kind order",),
    "token": ("token order",),
    "restack": ("system system", "number position", "number end"),
    "auto": ("window timing", "switch on"),
}
"""Option kinds: for each number its type (how it is written) and its name (how labels call it)."""

Word = tuple[str, str, str]
"""Type, name and word of a number."""
Known = dict[tuple[str, int], dict[int, str]]
"""Names of all numbers by type and seat."""
REPEATED = {"hit": 2}
"""Kinds whose last numbers may come several times, and how many of them there are."""

LISTS: dict[str, tuple[str, ...]] = {
    "structure": STRUCTURES,
    "asset": ASSETS,
    "side": FACES,
    "kind": ORDERS,
    "routed": ("steady", "routed"),
    "cache": ("full", "cache"),
    "window": WINDOWS,
    "switch": ("0", "1"),
}


def asked(state: Stars) -> int:
    """The seat whose units, cards and tokens are named when an option is written."""
    decision = state.decision
    return decision.actors[0] if decision is not None and decision.actors and decision.actors[0] >= 0 else state.active


def names_of(state: Stars, kind: str, seat: int) -> dict[int, str]:
    """All numbers of a type with their words, for a seat where that matters."""
    if kind in LISTS:
        return dict(enumerate(LISTS[kind]))
    if kind in NAMERS:
        return NAMERS[kind](state, seat)
    return {}


def _units(state: Stars, seat: int) -> dict[int, str]:
    found = {number: unit.id for number, unit in enumerate(state.faction(seat).units)}
    return found | {TOKEN: "reinforcement", WALL: "bastion"}


def _pieces(state: Stars, seat: int) -> dict[int, str]:
    found = {number: unit.id for number, unit in enumerate(state.faction(seat).units)}
    return found | {TYPES + number: name for number, name in enumerate(STRUCTURES)}


def _tokens(state: Stars, seat: int) -> dict[int, str]:
    """Order tokens by face, ``advance`` or ``advance+crusade``: those that can be meant come first."""
    places = state.place_of[seat * 8 : seat * 8 + 8]
    rank = [
        2 if seat * 8 + k == state.token else (0 if place == USED else int(place != IN_HAND) + 1)
        for k, place in enumerate(places)
    ]
    found = {}
    for token in sorted(range(8), key=lambda token: (rank[token], token)):
        upgrade = state.upgrade_on[seat * 8 + token]
        more = f"+{state.faction(seat).upgrades[upgrade].id}" if upgrade >= 0 else ""
        found[token] = ORDERS[token // 2] + more
    return found


def _swaps(state: Stars, seat: int) -> dict[int, str]:
    """What an order upgrade takes the place of: ``beside`` the board, ``waiting``, ``plain``, or an upgrade."""
    found = {-1: "beside", -2: "waiting"}
    for card, place in enumerate(state.owned[seat]):
        if place >= WAITING:
            found[-3 - card] = state.faction(seat).upgrades[card].id
    for token in range(8):
        upgrade = state.upgrade_on[seat * 8 + token]
        name = state.faction(seat).upgrades[upgrade].id if upgrade >= 0 else f"plain-{ORDERS[token // 2]}-{token % 2}"
        found[token] = name
    return found


def _plays(state: Stars, seat: int) -> dict[int, str]:
    """Face-up cards by number and title."""
    found = {0: "0"}
    for owner, card, _, number, _ in state.plays:
        found[number] = f"{number}-{state.faction(owner).cards[card].id}"
    return found


NAMERS: dict[str, Callable[[Stars, int], dict[int, str]]] = {
    "area": lambda state, seat: dict(enumerate(state.board.names)),
    "way": lambda state, seat: {-1: "direct", **dict(enumerate(state.board.names))},
    "system": lambda state, seat: {s: state.catalog.faces[face].id for s, face in enumerate(state.board.faces)},
    "face": lambda state, seat: {number: face.id for number, face in enumerate(state.catalog.faces)},
    "seat": lambda state, seat: {other: f"seat{other + 1}" for other in state.seats},
    "unit": _units,
    "piece": _pieces,
    "token": _tokens,
    "swap": _swaps,
    "play": _plays,
    "title": lambda state, seat: {n: card.id for n, card in enumerate(state.faction(seat).cards)},
    "event": lambda state, seat: {n: card.id for n, card in enumerate(state.faction(seat).events)},
    "upgrade": lambda state, seat: {n: card.id for n, card in enumerate(state.faction(seat).upgrades)},
    "edge": lambda state, seat: {side: edge_name(side) for side in state.board.edges},
    "storm": lambda state, seat: {n: edge_name(side) for n, side in enumerate(state.storms)},
}


def specs_of(kind: str, count: int) -> tuple[str, ...]:
    """The types and names of an option's numbers, where there are so many or a few less; none for an unknown kind."""
    specs = SPECS.get(kind, ())
    more = REPEATED.get(kind, 0)
    return specs + specs[-more:] * -(-(count - len(specs)) // more) if more and count > len(specs) else specs


def words_of(state: Stars, option: Option, known: Known | None = None) -> list[Word]:
    """Every number of an option in words; ``known`` keeps names for further options of the same situation."""
    seat = asked(state)
    known = {} if known is None else known
    found: list[Word] = []
    for spec, value in zip(specs_of(option[0], len(option) - 1), option[1:], strict=True):
        kind, _, name = spec.partition(" ")
        if kind == "column":
            continue
        if kind == "row":
            found.append(("cell", name, cell_name(option[3], value)))
            continue
        if kind == "seat":
            seat = value
        if (kind, seat) not in known:
            known[kind, seat] = names_of(state, kind, seat)
        found.append((kind, name, known[kind, seat].get(value) or str(value)))
    return found


def format_option(state: Stars, option: Option) -> str:
    """The text form of an option, roll or draw."""
    if option[0] == "roll":
        return " ".join(map(str, option))
    if option[0] == "draw":
        return " ".join(["draw", *(draw_names(state).get(value, str(value)) for value in option[1:])])
    return text_of(option, words_of(state, option))


def text_of(option: Option, words: list[Word]) -> str:
    """The text form of an option whose numbers are in words already."""
    return " ".join([option[0], *[word for _, _, word in words]])


def draw_names(state: Stars) -> dict[int, str]:
    """What may be drawn now, by number."""
    decision = state.decision
    what = decision.kind if decision is not None else ""
    seat = getattr(state.stack[-1], "seat", 0) if state.stack else 0
    if what in ("cards", "discard"):
        return names_of(state, "title", seat)
    if what == "events":
        return names_of(state, "event", seat)
    if what == "tiles":
        return {face.tile: face.id[:-1] for face in state.catalog.faces}
    if what == "faction":
        return {number: faction.id for number, faction in enumerate(state.catalog.factions)}
    if what == "first-player":
        return names_of(state, "seat", 0)
    return {}


def parse_option(state: Stars, seat: int, text: str) -> Option:
    """The option of a seat, or the outcome from chance, that a text means; `Refused` (``option-unreadable``)."""
    kind, *words = text.split(" ")
    if seat == CHANCE and kind in ("roll", "draw"):
        return (kind, *_chance(state, kind, words, text))
    if seat == CHANCE or kind not in SPECS:
        raise _unreadable(text)
    own = seat
    numbers: list[int] = []
    rest = list(words)
    for spec in specs_of(kind, len(words)):
        what = spec.partition(" ")[0]
        if what == "row":
            continue
        if not rest:
            raise _unreadable(text)
        word = rest.pop(0)
        if what == "column":
            numbers += _cell(word, text)
            continue
        numbers.append(_number(state, what, seat, word, text))
        if what == "seat":
            seat = numbers[-1]
    if rest:
        raise _unreadable(text)
    return as_offered(state, (kind, *numbers)) if kind == "hit" and seat == own else (kind, *numbers)


def _unreadable(text: str) -> Refused:
    return refuse("option-unreadable", text=text[:60])


def _number(state: Stars, what: str, seat: int, word: str, text: str) -> int:
    if what == "number":
        if not (word.isascii() and word.isdigit() and len(word) < 4):
            raise _unreadable(text)
        return int(word)
    needs_faction = what in ("unit", "piece", "token", "swap", "title", "event", "upgrade")
    if needs_faction and state.factions[seat] < 0:
        raise _unreadable(text)
    for value, name in names_of(state, what, seat).items():
        if name == word:
            return value
    raise _unreadable(text)


def _cell(word: str, text: str) -> list[int]:
    if len(word) != 2 or not "a" <= word[0] <= "j" or not "1" <= word[1] <= "9":
        raise _unreadable(text)
    return [ord(word[0]) - 97, int(word[1]) - 1]


def _chance(state: Stars, kind: str, words: list[str], text: str) -> list[int]:
    names = {name: value for value, name in draw_names(state).items()} if kind == "draw" else {}
    found = []
    for word in words:
        if word in names:
            found.append(names[word])
        elif word.isascii() and word.isdigit() and len(word) < 5:
            found.append(int(word))
        else:
            raise _unreadable(text)
    return found
