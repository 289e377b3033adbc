"""Options for people: labels, click paths, costs and odds (docs/protocol.md)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from starhold.games.quantum.abilities import ABILITIES
from starhold.games.quantum.advance import NOTHING
from starhold.games.quantum.build import COST
from starhold.games.quantum.cards import CLEVER, IDS
from starhold.games.quantum.chart import Chart
from starhold.games.quantum.deploy import deploy_cost, ship_of
from starhold.games.quantum.model import SHIPS, QuantumState
from starhold.games.quantum.movement import ACTION, BY_TACTICAL, HOW_CARDS, INTERCEPTOR, able, steps_of
from starhold.games.quantum.notation import text_of
from starhold.games.quantum.odds import attack_odds, may_destroy_both
from starhold.games.quantum.vocabulary import LABELS
from starhold.kernel.decision import Option
from starhold.kernel.entries import BLANK, EACH
from starhold.kernel.game import Plain

Args = tuple[int | str, ...]


Path = tuple[str, ...]


class Told(NamedTuple):
    """What a writer says of an option: values of the label's arguments, click paths, price and odds."""

    args: Args
    paths: tuple[Path, ...]
    cost: int = 0
    spends: Path = ()
    label: str = ""


class Scene:
    """The options of one question and what several of them share."""

    __slots__ = ("drops", "entries", "launches", "names", "runs", "seat", "state", "targets")

    def __init__(self, state: QuantumState, seat: int, options: list[Option]) -> None:
        self.state = state
        self.seat = seat
        self.names = state.chart.names
        self.targets = dict(zip(state.squares, SHIPS, strict=False))
        self.entries: list[Plain] = []
        self.drops: dict[Option, list[str]] = {}
        self.runs: dict[tuple[int, int, int], Run] = {}
        self.launches: dict[tuple[int, ...], int] = {}
        for option in options:
            if option[0] == "attack":
                key = (option[1], option[2], option[4])
                self.launches[key] = self.launches.get(key, 0) + 1

    def run(self, start: int, how: int, cargo: int = -1) -> "Run":
        """How far the own ship on ``start`` comes, with the ship on ``cargo`` on board."""
        key = (start, how, cargo)
        found = self.runs.get(key)
        if found is None:
            found = self.runs[key] = Run(self, start, how, cargo)
        return found

    def own(self, named: int) -> tuple[str, int]:
        """Target and number of an own ship, by square or die as options name it."""
        ship = ship_of(self.state, self.seat, named)
        return SHIPS[ship], self.state.numbers[ship]

    def number(self, square: int) -> int:
        """The number of the ship on a square."""
        return self.state.numbers[self.state.squares.index(square)]


class Run:
    """A way of moving one ship: its ``target``, ``ship`` and ``number``, and the steps to each square.

    ``straight`` without diagonal steps, ``slanted`` with them where the ship can make them. ``ends`` names the
    squares that moves lead to, by their steps; a diagonal way counts below zero there.
    """

    __slots__ = ("ends", "number", "range", "ship", "slanted", "straight", "target")

    def __init__(self, scene: Scene, start: int, how: int, cargo: int) -> None:
        state, chart = scene.state, scene.state.chart
        self.target = scene.targets[start]
        self.ship = state.squares.index(start)
        self.number = state.numbers[self.ship]
        self.range = steps_of(state, scene.seat, self.ship, how)
        self.ends: dict[int, list[str]] = {}
        free = chart.spaces & ~state.taken | (1 << cargo if cargo >= 0 else 0)
        self.straight = chart.distances(start, free, self.range, False)
        self.slanted: dict[int, int] = {}
        if self.number == INTERCEPTOR and able(state, scene.seat, self.ship):
            self.slanted = chart.distances(start, free, self.range, True)


def outline(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """The options as text, kind, label, paths of click targets, and what they cost or risk.

    Moves of a ship that cost the same share an entry, and so do transports that differ in the place of the drop.
    """
    scene = Scene(state, seat, options)
    _write_moves(scene, options)
    for option in options:
        kind = option[0]
        if kind == "transport":
            _transport(scene, option)
        elif kind == "attack":
            scene.entries.append(_attack(scene, option))
        elif kind != "move":
            told = WRITERS[kind](scene, option) if kind in WRITERS else Told((), ((f"control:{kind}",),))
            entry = _told(state.chart, option, told, not state.commands[seat] & CLEVER)
            scene.entries.append(_with_odds(scene, option, entry) if kind == "strike" else entry)
    return scene.entries


@lru_cache(1 << 12)
def _told(chart: Chart, option: Option, told: Told, clumsy: bool) -> Plain:
    """An entry; most come again and again and are shared: never change them. ``clumsy``: the seat is without Clever."""
    kind = option[0]
    label = told.label or kind
    entry: Plain = {
        "text": text_of(chart, option),
        "kind": kind,
        "label": {"id": f"option-{label}", "args": dict(zip(LABELS[label], told.args, strict=True))},
        "paths": [list(path) for path in told.paths],
    }
    if told.cost:
        entry["cost"] = told.cost
    if told.spends:
        entry["spends"] = list(told.spends)
    if kind in ROLLS and (clumsy or kind not in SHIP_ROLLS):
        entry["rolls"] = True
    return entry


SHIP_ROLLS = frozenset(("reconfigure", "free-reconfigure", "resourceful"))
ROLLS = SHIP_ROLLS | {"reroll", "strike", "roll", "again", "use", "take", "refresh"}
"""Options that roll dice or turn cards; with Clever a ship roll asks first."""


ROLLING: Plain = {"rolls": True}
ABILITY: Path = ("ability",)


def _either(first: str, second: str, *rest: str) -> tuple[Path, ...]:
    """Two paths that differ in the order of the first two clicks."""
    return (first, second, *rest), (second, first, *rest)


def _planet(scene: Scene, option: Option) -> Told:
    name = scene.names[option[1]]
    number = scene.state.chart.numbers[scene.state.chart.planet_at[option[1]]]
    return Told((name, number) if option[0] == "planet" else (name,), ((f"planet:{name}",),))


def _place(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    name = scene.names[option[2]]
    return Told((number, name), ((target, f"square:{name}"),))


def _scrap(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    return Told((number,), _either(target, "control:scrap"))


def _reconfigure(scene: Scene, option: Option) -> Told:
    target, number = scene.own(option[1])
    return Told((number,), _either("action:reconfigure", target), 1)


def _deploy(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    square = f"square:{scene.names[option[2]]}"
    paths = (target, square), ("action:deploy", target, square)
    return Told((number, scene.names[option[2]]), paths, deploy_cost(scene.state, scene.seat))


def _build(scene: Scene, option: Option) -> Told:
    name = scene.names[option[1]]
    return Told((name,), _either("action:build", f"planet:{name}"), COST)


def _research(scene: Scene, option: Option) -> Told:
    return Told((scene.state.research[scene.seat] + 1,), (("action:research",),), 1)


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
    return _either(f"card:{IDS[HOW_CARDS[how]]}", *paths)


def _card(how: int) -> Args:
    return (IDS[HOW_CARDS[how]],) if how else ()


def _write_moves(scene: Scene, options: list[Option]) -> None:
    names = scene.names
    run, begun, paid = None, -1, -1
    for option in options:
        if option[0] != "move":
            continue
        _, start, end, how = option
        if run is None or start != begun or how != paid:
            run, begun, paid = scene.run(start, how), start, how
        steps = run.straight.get(end, 0) or -run.slanted[end]
        ends = run.ends.get(steps)
        if ends is None:
            ends = run.ends[steps] = []
            scene.entries.append(_moves(run.target, run.number, names[start], how, steps) | {EACH: ends})
        ends.append(names[end])


@lru_cache(1 << 12)
def _moves(target: str, number: int, start: str, how: int, steps: int) -> Plain:
    """All moves of a ship over ``steps`` spaces. They come again and again and are shared: never change them."""
    paths = _paid((target, f"square:{BLANK}"), how)
    entry = _way("move", f"move {start} {BLANK}{_with(how)}", (number, start, BLANK, *_card(how)), paths, how)
    return entry | _prices(how, steps < 0, abs(steps))


def _way(kind: str, text: str, args: Args, paths: tuple[Path, ...], how: int) -> Plain:
    """What moves, attacks and transports have in common."""
    label = f"{kind}-free" if how else kind
    return {
        "text": text,
        "kind": kind,
        "label": {"id": f"option-{label}", "args": dict(zip(LABELS[label], args, strict=True))},
        "paths": [list(path) for path in paths],
    }


def _with(how: int) -> str:
    return f" with {IDS[HOW_CARDS[how]]}" if how else ""


def _attack(scene: Scene, option: Option) -> Plain:
    _, start, target, launch, how = option
    state, names = scene.state, scene.names
    rival = state.squares.index(target)
    run = scene.run(start, how)
    near = state.chart.beside[target] >> launch & 1
    diagonal = not near or run.straight.get(launch, run.range) >= run.range
    steps = (run.slanted if diagonal else run.straight)[launch] + 1
    args: Args = (run.number, names[start], names[target], names[launch], state.numbers[rival])
    choice = scene.launches.get((start, target, how), 0) > 1
    entry = _attacked(args, run.target, scene.targets[target], choice, how, diagonal, steps)
    return entry | {"odds": _odds(state, run.ship, launch, rival)}


@lru_cache(1 << 13)
def _attacked(args: Args, target: str, enemy: str, choice: bool, how: int, diagonal: bool, steps: int) -> Plain:
    """An attack without its odds; shared, never change it. With ``choice`` the launch space is a click of its own."""
    _, start, at, launch, _ = args
    clicks = (target, enemy, f"square:{launch}") if choice else (target, enemy)
    text = f"attack {start} {at} from {launch}{_with(how)}"
    return _way("attack", text, (*args, *_card(how)), _paid(clicks, how), how) | _prices(how, diagonal, steps) | ROLLING


def _odds(state: QuantumState, attacker: int, launch: int, defender: int) -> dict[str, float]:
    wins, cases = attack_odds(state, attacker, launch, defender)
    return {"win": round(wins / cases, 4), "both": float(may_destroy_both(state, defender))}


def _transport(scene: Scene, option: Option) -> None:
    _, start, end, cargo, drop, how = option
    names = scene.names
    drops = scene.drops.get((start, end, cargo, how))
    if drops is None:
        drops = scene.drops[start, end, cargo, how] = []
        run = scene.run(start, how, cargo)
        args: Args = (run.number, names[start], names[end], scene.number(cargo), names[cargo])
        entry = _transports(args, run.target, scene.targets[cargo], how, run.straight[end])
        scene.entries.append(entry | {EACH: drops})
    drops.append(names[drop])


@lru_cache(1 << 12)
def _transports(args: Args, target: str, cargo: str, how: int, steps: int) -> Plain:
    """All transports that differ in the place of the drop; shared, never change them."""
    _, start, end, _, carried = args
    rest = (cargo, f"square:{end}", f"square:{BLANK}")
    if how == ACTION:
        paths = _either(target, "ability:transport", *rest)
    else:
        paths = _either(f"card:{IDS[HOW_CARDS[how]]}", target, "ability:transport", *rest)
    text = f"transport {start} {end} carry {carried} drop {BLANK}{_with(how)}"
    return _way("transport", text, (*args, BLANK, *_card(how)), paths, how) | _prices(how, True, steps)


def _strike(scene: Scene, option: Option) -> Told:
    _, square, target = option
    args: Args = (scene.number(square), scene.names[square], scene.names[target], scene.number(target))
    return Told(args, _either(scene.targets[square], "ability:strike", scene.targets[target]), spends=ABILITY)


def _with_odds(scene: Scene, option: Option, entry: Plain) -> Plain:
    _, square, target = option
    squares = scene.state.squares
    odds = _odds(scene.state, squares.index(square), square, squares.index(target))
    return entry | {"steps": 1, "odds": odds}


def _ability(scene: Scene, option: Option) -> Told:
    """Warp, Modify and Free Reconfigure."""
    square = option[1]
    name, ship = scene.names[square], scene.targets[square]
    number = scene.number(square)
    ability = f"ability:{ABILITIES[number]}"
    if option[0] == "warp":
        args = (number, name, scene.names[option[2]], scene.number(option[2]))
        return Told(args, _either(ship, ability, scene.targets[option[2]]), spends=ABILITY)
    if option[0] == "modify":
        return Told((name, option[2], number), _either(ship, ability, f"number:{option[2]}"), spends=ABILITY)
    return Told((name,), _either(ship, ability), spends=ABILITY)


def _power(scene: Scene, option: Option) -> Told:
    """Flexible, Nomadic and Resourceful."""
    card = f"card:{option[0]}"
    target, number = scene.own(option[1])
    if option[0] == "flexible":
        return Told((option[2], number), _either(card, target, f"number:{option[2]}"))
    start = scene.names[option[1]]
    if option[0] == "nomadic":
        end = scene.names[option[2]]
        return Told((number, start, end), _either(card, target, f"square:{end}"), 1)
    return Told((number, start), _either(card, target))


def _named_card(scene: Scene, option: Option) -> Told:
    if option[0] == "take" and option[2] != NOTHING:
        card, dropped = IDS[option[1]], IDS[option[2]]
        return Told((card, dropped), ((f"card:{card}", f"card:{dropped}"),), label="take-replacing")
    return Told((IDS[option[1]],), ((f"card:{IDS[option[1]]}",),))


def _own_power(scene: Scene, option: Option) -> Told:
    return Told((), ((f"card:{option[0]}",),))


def _set(scene: Scene, option: Option) -> Told:
    return Told((option[1],), ((f"number:{option[1]}",),))


def _position(scene: Scene, option: Option) -> Told:
    decision = scene.state.decision
    number, launch, at = decision.args if decision is not None else (0, 0, 0)
    square = scene.names[at if option[0] == "enter" else launch]
    return Told((number, square), ((f"control:{option[0]}",), (f"square:{square}",)))


def _relocate(scene: Scene, option: Option) -> Told:
    _, rival, source, target = option
    names = scene.names
    paths = _either(f"seat:{rival}", f"planet:{names[source]}", f"planet:{names[target]}")
    return Told((rival, names[source], names[target]), paths)


def _pick(scene: Scene, option: Option) -> Told:
    target, number = scene.own(option[1])
    return Told((number,), ((target,),))


WRITERS: dict[str, Callable[[Scene, Option], Told]] = {
    "planet": _planet,
    "cube": _planet,
    "place": _place,
    "scrap": _scrap,
    "reconfigure": _reconfigure,
    "deploy": _deploy,
    "build": _build,
    "research": _research,
    "strike": _strike,
    "warp": _ability,
    "modify": _ability,
    "free-reconfigure": _ability,
    "cerebral": _own_power,
    "tyrannical": _own_power,
    "flexible": _power,
    "nomadic": _power,
    "resourceful": _power,
    "use": _named_card,
    "take": _named_card,
    "discard": _named_card,
    "set": _set,
    "enter": _position,
    "stay": _position,
    "relocate": _relocate,
    "pick": _pick,
}
"""By option kind; all others are plain buttons."""
