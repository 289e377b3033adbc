"""What people are told of moves, attacks and transports.

Most options are of these kinds. How far a ship comes is remembered, so entries of moves are shared: never change one.
"""

from functools import lru_cache

from starhold.games.quantum.components.cards import IDS
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.rules.movement import ACTION, BY_CURIOUS, BY_TACTICAL, HOW_CARDS
from starhold.games.quantum.view.option_kinds import KINDS, LABELS
from starhold.kernel.decision import Option
from starhold.kernel.entries import BLANK, EACH
from starhold.kernel.game import Plain
from starhold.kernel.grid import picked

Args = tuple[int | str, ...]
"""Values of a label's arguments."""
Path = tuple[str, ...]
"""Click targets in their order."""
REMEMBERED = 1 << 13
"""How many entries of each kind are remembered."""


class Run:
    """A way of moving one ship: the squares by the fewest steps to them, and the entries of all its moves.

    ``straight`` without diagonal steps, ``slanted`` with them where the ship can make them (see `Grid.rings`).
    ``options`` are all moves in rising order.
    """

    __slots__ = ("entries", "number", "options", "range", "slanted", "straight")

    def __init__(
        self, chart: Chart, start: int, near: int, steps: int, diagonal: bool, target: str, number: int, how: int
    ) -> None:
        self.number = number
        self.range = steps
        self.straight = chart.grid.rings(start, near, steps, False)
        self.slanted = chart.grid.rings(start, near, steps, True) if diagonal else []
        reached = sum(self.straight)
        groups = [(-many, ring & ~reached) for many, ring in enumerate(self.slanted)][:0:-1]
        groups += enumerate(self.straight[1:], 1)
        name, names = chart.names[start], chart.names
        self.entries = [moves(target, number, name, how, many, picked(names, ends)) for many, ends in groups if ends]
        self.options: list[Option] = chart.moves(start, (sum(self.slanted) or reached) ^ 1 << start, how)


@lru_cache(REMEMBERED)
def run_of(chart: Chart, start: int, near: int, steps: int, diagonal: bool, target: str, number: int, how: int) -> Run:
    """The way of the ship ``target`` with that number from ``start`` over the free spaces ``near``, up to ``steps``."""
    return Run(chart, start, near, steps, diagonal, target, number, how)


def steps_to(square: int, rings: list[int]) -> int:
    """The number of the ring that a square lies in; -1 if it is in none."""
    for steps, ring in enumerate(rings):
        if ring >> square & 1:
            return steps
    return -1


def moves(target: str, number: int, start: str, how: int, steps: int, ends: list[str]) -> Plain:
    """Moves of a ship over so many spaces, below zero if the way is diagonal, to each of ``ends``."""
    paths = _paid((target, f"square:{BLANK}"), how)
    entry = _way("move", f"move {start} {BLANK}", (number, start, BLANK), paths, how, steps < 0, abs(steps))
    entry[EACH] = ends
    return entry


def attack(args: Args, target: str, enemy: str, choice: bool, how: int, diagonal: bool, steps: int) -> Plain:
    """An attack without its odds; with ``choice`` the launch space is a click of its own.

    ``args`` are number, start, place of the enemy, launch space, number of the enemy.
    """
    _, start, at, launch, _ = args
    clicks = (target, enemy, f"square:{launch}") if choice else (target, enemy)
    entry = _way("attack", f"attack {start} {at} from {launch}", args, _paid(clicks, how), how, diagonal, steps)
    entry["rolls"] = True
    return entry


def transports(args: Args, target: str, cargo: str, how: int, steps: int, drops: list[str]) -> Plain:
    """Transports that differ in the place of the drop, one of ``drops``.

    ``args`` are number, start, end, number of the carried ship, its place.
    """
    _, start, end, _, carried = args
    rest = (cargo, f"square:{end}", f"square:{BLANK}")
    if how == ACTION:
        paths = either(target, "ability:transport", *rest)
    else:
        paths = either(f"card:{IDS[HOW_CARDS[how]]}", target, "ability:transport", *rest)
    text = f"transport {start} {end} carry {carried} drop {BLANK}"
    entry = _way("transport", text, (*args, BLANK), paths, how, True, steps)
    entry[EACH] = drops
    return entry


def either(first: str, second: str, *rest: str) -> tuple[Path, ...]:
    """Two paths that differ in the order of the first two clicks."""
    return (first, second, *rest), (second, first, *rest)


def _way(kind: str, text: str, args: Args, paths: tuple[Path, ...], how: int, diagonal: bool, steps: int) -> Plain:
    """What moves, attacks and transports have in common."""
    label = kind
    if how:
        card = IDS[HOW_CARDS[how]]
        text, label, args = f"{text} with {card}", KINDS[kind].ended, (*args, card)
    return {
        "text": text,
        "kind": kind,
        "label": {"id": f"option-{label}", "args": dict(zip(LABELS[label], args, strict=True))},
        "paths": [list(path) for path in paths],
        "steps": steps,
        **PRICES[how, diagonal],
    }


def _prices(how: int, diagonal: bool) -> Plain:
    """Cost of a move, and what the ship spends."""
    spends = ([] if how == BY_TACTICAL else ["move"]) + (["ability"] if diagonal else [])
    return ({"cost": 1} if how == ACTION else {}) | ({"spends": spends} if spends else {})


PRICES = {
    (how, diagonal): _prices(how, diagonal) for how in (ACTION, BY_CURIOUS, BY_TACTICAL) for diagonal in (False, True)
}


def _paid(path: Path, how: int) -> tuple[Path, ...]:
    """The paths of a move that starts with the ship, by how it is paid."""
    if how == ACTION:
        return path, ("action:move", *path)
    return either(f"card:{IDS[HOW_CARDS[how]]}", *path)
