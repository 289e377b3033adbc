"""The clicks that lead to an option, each one a target of the board or of a panel (docs/protocol.md)."""

from collections import Counter

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.damage import taps_of
from starhold.games.forbidden_stars.view.notation import names_of
from starhold.games.forbidden_stars.view.option_kinds import KINDS
from starhold.kernel.decision import Option

Words = dict[str, str]
Path = list[str]


def lone(options: list[Option], spelled: list[tuple[str, ...]]) -> list[bool]:
    """For each option, in words, whether its last click would leave no choice once the others are made."""
    before = [_before(option[0], said) for option, said in zip(options, spelled, strict=True)]
    alike = Counter(before)
    return [bool(first) and alike[first] == 1 for first in before]


def _before(kind: str, spelled: tuple[str, ...]) -> tuple[str, ...]:
    """What is clicked before the last choice of an option: the price, the token to swap, or the place shot from."""
    row = KINDS[kind]
    return (kind, *(word for name, word in row.named(list(spelled)).items() if name != row.last)) if row.last else ()


def paths_of(kind: str, words: Words, seat: int, alone: bool) -> list[Path]:
    """The alternative orders of clicks to an option of ``seat``; a click that would leave no choice is left out."""
    owner = int(words["seat"].removeprefix("seat")) - 1 if "seat" in words else seat
    down = ".routed" if words.get("routed") == "routed" else ""
    paths = KINDS[kind].paths({**words, "owner": str(owner), "down": down})
    needless = alone or words.get("by") == "direct"
    return [path[:-1] for path in paths] if needless else paths


def hits(state: Stars, options: list[Option]) -> list[tuple[int, list[Path]] | None]:
    """For each option that gives damage how many clicks may come in any order, and its paths: units one by one."""
    if not options or options[0][0] != "hit":
        return [None] * len(options)
    seat = options[0][1]
    names = names_of(state, "unit", seat)
    area = state.board.names[state.here]
    known = taps_of(state, seat)
    found: list[tuple[int, list[Path]] | None] = []
    for option in options:
        loose, orders = known.get(option[2:], (0, [option[2:]]))
        paths = [
            [
                f"piece:{area}.{seat}.{names[kind]}{'.routed' if routed else ''}"
                for kind, routed in zip(order[::2], order[1::2], strict=True)
            ]
            for order in orders
        ]
        found.append((loose, paths))
    return found
