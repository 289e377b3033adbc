"""The clicks that lead to an option, each one a target of the board or of a panel (docs/protocol.md)."""

from collections import Counter
from collections.abc import Callable

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.damage import taps_of
from starhold.games.forbidden_stars.view.notation import Word, names_of
from starhold.kernel.decision import Option

Words = dict[str, str]
Path = list[str]


def paths_of(state: Stars, options: list[Option], told: list[list[Word]]) -> list[list[Path]]:
    """For each option, in words, the alternative orders of clicks; a click that would leave no choice is left out."""
    if options and options[0][0] == "hit":
        return _hits(state, options)
    words = [{name: word for _, name, word in each} for each in told]
    alike = Counter(_without(option, given) for option, given in zip(options, words, strict=True))
    return [
        _paths(state, option, given, alike[_without(option, given)] > 1)
        for option, given in zip(options, words, strict=True)
    ]


def _without(option: Option, words: Words) -> tuple[object, ...]:
    """What is clicked before the last choice of an option: the price, the token to swap, or the place shot from."""
    last = {"buy": "cache", "build": "cache", "upgrade": "token", "strike": "from", "objective": "rival"}
    return option[0], *(word for name, word in words.items() if name != last.get(str(option[0]), "-"))


def _paths(state: Stars, option: Option, words: Words, choice: bool) -> list[Path]:
    kind = str(option[0])
    if kind in ("ship", "march"):
        return [_move(state, words)]
    if kind in ("unit", "remove"):
        return [[_piece(state, option, words)]]
    if kind in ("buy", "build"):
        what = f"unit:{words['unit']}" if kind == "buy" else f"structure:{words['structure']}"
        last = [f"price:{words['cache']}"] if choice else []
        return _both(what, f"area:{words['area']}", last)
    if kind in BOTH:
        first, second = BOTH[kind](words)
        return _both(first, second, [])
    if kind in CHAIN:
        chain = CHAIN[kind](words)
        return [chain if choice or kind not in SHORT else chain[: SHORT[kind]]]
    return [[f"control:{kind}"]]


def _hits(state: Stars, options: list[Option]) -> list[list[Path]]:
    """Units tapped one after the other; those that are destroyed may come in any order (`loose_of`)."""
    seat = options[0][1]
    names = names_of(state, "unit", seat)
    area = state.board.names[state.here]
    known = taps_of(state, seat)
    return [
        [
            [
                f"piece:{area}.{seat}.{names[kind]}{'.routed' if routed else ''}"
                for kind, routed in zip(hits[::2], hits[1::2], strict=True)
            ]
            for hits in known.get(option[2:], (0, [option[2:]]))[1]
        ]
        for option in options
    ]


def loose_of(state: Stars, options: list[Option]) -> list[int]:
    """For each option how many clicks at the start of its paths may come in any order."""
    known = taps_of(state, options[0][1]) if options and options[0][0] == "hit" else {}
    return [known[option[2:]][0] if option[2:] in known else 0 for option in options]


def _both(first: str, second: str, last: Path) -> list[Path]:
    return [[first, second, *last], [second, first, *last]]


def _move(state: Stars, words: Words) -> Path:
    """A unit, where it goes, and the void passed on the way if one must be named."""
    asked = state.decision.actors[0] if state.decision is not None else state.active
    path = [f"piece:{words['from']}.{asked}.{words['unit']}", f"area:{words['to']}"]
    return path if words.get("by", "direct") == "direct" else [*path, f"area:{words['by']}"]


def _piece(state: Stars, option: Option, words: Words) -> str:
    """``piece:AREA.SEAT.UNIT``, with ``.routed`` for a routed one."""
    if "seat" in words:
        seat = int(words["seat"].removeprefix("seat")) - 1
    else:
        seat = state.decision.actors[0] if state.decision is not None else state.active
    area = words["area"] if "area" in words else state.board.names[state.here]
    state_of = ".routed" if words["routed"] == "routed" else ""
    return f"piece:{area}.{seat}.{words['unit']}{state_of}"


BOTH: dict[str, Callable[[Words], tuple[str, str]]] = {
    "order": lambda w: (f"system:{w['system']}", f"order:{w['order']}"),
    "place": lambda w: (f"unit:{w['unit']}", f"area:{w['area']}"),
    "free": lambda w: ("asset:reinforcement", f"area:{w['area']}"),
    "raze": lambda w: (f"area:{w['area']}", f"structure:{w['structure']}"),
}
"""Kinds whose two clicks may come in either order."""

CHAIN: dict[str, Callable[[Words], Path]] = {
    "lay": lambda w: [f"tile:{w['tile']}", f"turn:{w['turn']}", f"cell:{w['cell']}"],
    "objective": lambda w: [f"area:{w['area']}", f"seat:{w['rival']}"],
    "edge": lambda w: [f"edge:{w['edge']}"],
    "reveal": lambda w: [f"system:{w['system']}"],
    "scheme": lambda w: [f"card:{w['card']}"],
    "source": lambda w: [f"system:{w['system']}"],
    "retreat": lambda w: [f"area:{w['area']}"],
    "commit": lambda w: [f"number:{w['count']}"],
    "card": lambda w: [f"card:{w['card']}"],
    "keep": lambda w: [f"structure:{w['structure']}"],
    "asset": lambda w: [f"asset:{w['asset']}"],
    "upgrade": lambda w: [f"card:{w['card']}", f"swap:{w['token']}"],
    "flip": lambda w: [f"upgrade:{w['card']}"],
    "title": lambda w: [f"card:{w['card']}", f"drop:{w['dropped']}"],
    "event": lambda w: [f"card:{w['card']}"],
    "storm": lambda w: [f"storm:{w['from']}", f"edge:{w['to']}"],
    "strike": lambda w: [f"area:{w['to']}", f"area:{w['from']}"],
    "die": lambda w: [f"die:{int(w['seat'].removeprefix('seat')) - 1}.{w['face']}"],
    "turn": lambda w: [f"face:{w['face']}", f"into:{w['to']}"],
    "face": lambda w: [f"face:{w['face']}"],
    "area": lambda w: [f"area:{w['area']}"],
    "system": lambda w: [f"system:{w['system']}"],
    "choose": lambda w: [f"choice:{w['number']}"],
    "seat": lambda w: [f"seat:{w['rival']}"],
    "played": lambda w: [f"play:{w['card']}"],
    "rebuild": lambda w: [f"area:{w['area']}", f"structure:{w['structure']}", f"into:{w['into']}"],
    "type": lambda w: [f"order:{w['order']}"],
    "token": lambda w: [f"order:{w['order']}"],
    "restack": lambda w: [f"system:{w['system']}", f"position:{w['position']}", f"end:{w['end']}"],
}
"""Kinds with one order of clicks."""

SHORT = {"objective": 1, "upgrade": 1, "strike": 1}
"""How many clicks are enough where the rest leaves no choice."""
