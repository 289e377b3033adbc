"""What people are told of moves, attacks and transports: written once for each kind of way, and remembered.

Most options are of these kinds and come again and again, so entries are shared: never change one.
"""

from functools import lru_cache
from typing import Any

from starhold.games.quantum.cards import IDS
from starhold.games.quantum.chart import Chart
from starhold.games.quantum.movement import ACTION, BY_TACTICAL, HOW_CARDS
from starhold.games.quantum.vocabulary import LABELS
from starhold.kernel.decision import Option
from starhold.kernel.entries import BLANK, EACH
from starhold.kernel.game import Plain

Args = tuple[int | str, ...]
"""Values of a label's arguments."""
Path = tuple[str, ...]
"""Click targets in their order."""
REMEMBERED = 1 << 13
"""How many entries of each kind are remembered."""
ROLLING: Plain = {"rolls": True}


class Run:
    """A way of moving one ship: the fewest steps to each square, and the entries of all its moves.

    ``straight`` without diagonal steps, ``slanted`` with them where the ship can make them; both hold the start as 0
    steps. ``options`` are all moves in rising order.
    """

    __slots__ = ("entries", "number", "options", "range", "slanted", "straight")

    def __init__(
        self, chart: Chart, start: int, near: int, steps: int, diagonal: bool, target: str, number: int, how: int
    ) -> None:
        self.number = number
        self.range = steps
        self.straight = chart.distances(start, near, steps, False)
        self.slanted = chart.distances(start, near, steps, True) if diagonal else {}
        # A diagonal way counts below zero here, so that one number tells both.
        far = {end: -many for end, many in self.slanted.items()} | self.straight
        ends = sorted(end for end in far if end != start)
        groups: dict[int, list[str]] = {}
        for end in ends:
            groups.setdefault(far[end], []).append(chart.names[end])
        name = chart.names[start]
        self.entries = [moves(target, number, name, how, many) | {EACH: groups[many]} for many in sorted(groups)]
        self.options: list[Option] = [("move", start, end, how) for end in ends]


@lru_cache(REMEMBERED)
def run_of(chart: Chart, start: int, near: int, steps: int, diagonal: bool, target: str, number: int, how: int) -> Run:
    """The way of the ship ``target`` with that number from ``start`` over the free spaces ``near``, up to ``steps``."""
    return Run(chart, start, near, steps, diagonal, target, number, how)


@lru_cache(REMEMBERED)
def moves(target: str, number: int, start: str, how: int, steps: int) -> Plain:
    """All moves of a ship over so many spaces, below zero if the way is diagonal."""
    paths = _paid((target, f"square:{BLANK}"), how)
    entry = _way("move", f"move {start} {BLANK}{_with(how)}", (number, start, BLANK, *_card(how)), paths, how)
    return entry | _prices(how, steps < 0, abs(steps))


@lru_cache(REMEMBERED)
def attack(args: Args, target: str, enemy: str, choice: bool, how: int, diagonal: bool, steps: int) -> Plain:
    """An attack without its odds; with ``choice`` the launch space is a click of its own.

    ``args`` are number, start, place of the enemy, launch space, number of the enemy.
    """
    _, start, at, launch, _ = args
    clicks = (target, enemy, f"square:{launch}") if choice else (target, enemy)
    text = f"attack {start} {at} from {launch}{_with(how)}"
    return _way("attack", text, (*args, *_card(how)), _paid(clicks, how), how) | _prices(how, diagonal, steps) | ROLLING


@lru_cache(REMEMBERED)
def transports(args: Args, target: str, cargo: str, how: int, steps: int) -> Plain:
    """All transports that differ in the place of the drop.

    ``args`` are number, start, end, number of the carried ship, its place.
    """
    _, start, end, _, carried = args
    rest = (cargo, f"square:{end}", f"square:{BLANK}")
    if how == ACTION:
        paths = either(target, "ability:transport", *rest)
    else:
        paths = either(f"card:{IDS[HOW_CARDS[how]]}", target, "ability:transport", *rest)
    text = f"transport {start} {end} carry {carried} drop {BLANK}{_with(how)}"
    return _way("transport", text, (*args, BLANK, *_card(how)), paths, how) | _prices(how, True, steps)


def either(first: str, second: str, *rest: str) -> tuple[Path, ...]:
    """Two paths that differ in the order of the first two clicks."""
    return (first, second, *rest), (second, first, *rest)


def _way(kind: str, text: str, args: Args, paths: tuple[Path, ...], how: int) -> Plain:
    """What moves, attacks and transports have in common."""
    label = f"{kind}-free" if how else kind
    return {
        "text": text,
        "kind": kind,
        "label": {"id": f"option-{label}", "args": dict(zip(LABELS[label], args, strict=True))},
        "paths": [list(path) for path in paths],
    }


def _prices(how: int, diagonal: bool, steps: int) -> dict[str, Any]:
    """Cost, what the ship spends, and the distance of a move."""
    spends = ([] if how == BY_TACTICAL else ["move"]) + (["ability"] if diagonal else [])
    prices: dict[str, Any] = {"steps": steps}
    if how == ACTION:
        prices["cost"] = 1
    if spends:
        prices["spends"] = spends
    return prices


def _paid(paths: Path, how: int) -> tuple[Path, ...]:
    """The paths of a move that starts with the ship, by how it is paid."""
    if how == ACTION:
        return paths, ("action:move", *paths)
    return either(f"card:{IDS[HOW_CARDS[how]]}", *paths)


def _card(how: int) -> Args:
    return (IDS[HOW_CARDS[how]],) if how else ()


def _with(how: int) -> str:
    return f" with {IDS[HOW_CARDS[how]]}" if how else ""
