"""Text forms of options and outcomes: the words by which the numbers of each type are called."""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.catalog import ASSETS, FACES, ORDERS, STRUCTURES, TOKEN, TYPES
from starhold.games.forbidden_stars.model import IN_HAND, USED, WAITING, Stars, own_tokens, token_of
from starhold.games.forbidden_stars.rules.damage import as_offered
from starhold.games.forbidden_stars.rules.damage_ways import WALL
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.games.forbidden_stars.view.option_kinds import KINDS
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.option_kinds import Names, read, write
from starhold.kernel.reasons import Refused, refuse


def asked(state: Stars) -> int:
    """The seat whose units, cards and tokens are named when an option is written."""
    decision = state.decision
    return decision.actors[0] if decision is not None and decision.actors and decision.actors[0] >= 0 else state.active


def names_of(state: Stars, kind: str, seat: int) -> dict[int, str]:
    """All numbers of a type with their words, for a seat where that matters."""
    if kind in FIXED:
        return FIXED[kind]
    return {} if kind in OF_FACTION and state.factions[seat] < 0 else NAMERS[kind](state, seat)


def namer(state: Stars) -> Names:
    """`names_of`, written once for each type and seat."""
    known: dict[tuple[str, int], dict[int, str]] = {}

    def names(kind: str, seat: int) -> dict[int, str]:
        found = known.get((kind, seat))
        if found is None:
            found = known[kind, seat] = names_of(state, kind, seat)
        return found

    return names


def _units(state: Stars, seat: int) -> dict[int, str]:
    found = {number: unit.id for number, unit in enumerate(state.faction(seat).units)}
    return found | {TOKEN: "reinforcement", WALL: "bastion"}


def _pieces(state: Stars, seat: int) -> dict[int, str]:
    found = {number: unit.id for number, unit in enumerate(state.faction(seat).units)}
    return found | {TYPES + number: name for number, name in enumerate(STRUCTURES)}


def _tokens(state: Stars, seat: int) -> dict[int, str]:
    """Order tokens by face, ``advance`` or ``advance+crusade``: those that can be meant come first."""
    places = state.place_of[own_tokens(seat)]
    rank = [
        2 if token_of(seat, k) == state.token else (0 if place == USED else int(place != IN_HAND) + 1)
        for k, place in enumerate(places)
    ]
    found = {}
    for token in sorted(range(8), key=lambda token: (rank[token], token)):
        upgrade = state.upgrade_on[token_of(seat, token)]
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
        upgrade = state.upgrade_on[token_of(seat, token)]
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
"""By type of a word, all numbers of it with their words, for a seat where that matters."""
FIXED: dict[str, dict[int, str]] = {
    "column": dict(enumerate("abcdefghij")),
    "row": dict(enumerate("123456789")),
    "structure": dict(enumerate(STRUCTURES)),
    "asset": dict(enumerate(ASSETS)),
    "side": dict(enumerate(FACES)),
    "kind": dict(enumerate(ORDERS)),
    "routed": dict(enumerate(("steady", "routed"))),
    "cache": dict(enumerate(("full", "cache"))),
    "window": dict(enumerate(WINDOWS)),
    "switch": dict(enumerate("01")),
}
"""The same for types whose words are everywhere the same."""
OF_FACTION = frozenset(("unit", "piece", "token", "swap", "title", "event", "upgrade"))
"""Types whose words are those of a faction."""


def format_option(state: Stars, option: Option) -> str:
    """The text form of an option, roll or draw."""
    if option[0] == "roll":
        return " ".join(map(str, option))
    if option[0] == "draw":
        return " ".join(["draw", *(draw_names(state).get(value, str(value)) for value in option[1:])])
    return write(KINDS, option, namer(state), asked(state))


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
    if seat != CHANCE:
        found = read(KINDS, text, namer(state), seat)
        if found is not None:
            return as_offered(state, found) if kind == "hit" and found[1] == seat else found
    elif kind in ("roll", "draw"):
        return (kind, *_chance(state, kind, words, text))
    raise _unreadable(text)


def _unreadable(text: str) -> Refused:
    return refuse("option-unreadable", text=text[:60])


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
