"""The clicks that lead to an option, each one a target of the board or of a panel (docs/protocol.md)."""

from collections import Counter

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.damage import taps_of
from starhold.games.forbidden_stars.view.notation import asked, names_of
from starhold.games.forbidden_stars.view.option_kinds import KINDS
from starhold.kernel.decision import Option

Words = dict[str, str]
Path = list[str]


def paths_of(state: Stars, options: list[Option], told: list[Words]) -> list[list[Path]]:
    """For each option, in words, the alternative orders of clicks; a click that would leave no choice is left out."""
    if options and options[0][0] == "hit":
        return _hits(state, options)
    before = [_before(option, words) for option, words in zip(options, told, strict=True)]
    alike = Counter(before)
    return [
        _paths(state, option, words, bool(first) and alike[first] == 1)
        for option, words, first in zip(options, told, before, strict=True)
    ]


def _before(option: Option, words: Words) -> tuple[str, ...]:
    """What is clicked before the last choice of an option: the price, the token to swap, or the place shot from."""
    last = KINDS[option[0]].last
    return (option[0], *(word for name, word in words.items() if name != last)) if last else ()


def _paths(state: Stars, option: Option, words: Words, sure: bool) -> list[Path]:
    owner = int(words["seat"].removeprefix("seat")) - 1 if "seat" in words else asked(state)
    down = ".routed" if words.get("routed") == "routed" else ""
    paths = KINDS[option[0]].paths({**words, "owner": str(owner), "down": down})
    needless = sure or words.get("by") == "direct"
    return [path[:-1] for path in paths] if needless else paths


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
