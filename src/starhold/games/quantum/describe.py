"""Options for people: labels, click paths, costs and odds (docs/protocol.md)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from starhold.games.quantum.abilities import ABILITIES
from starhold.games.quantum.advance import NOTHING
from starhold.games.quantum.build import COST
from starhold.games.quantum.cards import CLEVER, IDS
from starhold.games.quantum.deploy import deploy_cost, ship_of
from starhold.games.quantum.model import DICE, QuantumState
from starhold.games.quantum.movement import ACTION, BY_TACTICAL, HOW_CARDS, INTERCEPTOR, able, steps_of
from starhold.games.quantum.notation import write
from starhold.games.quantum.odds import attack_odds, may_destroy_both
from starhold.games.quantum.vocabulary import LABELS
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain

Args = tuple[int | str, ...]


class Told(NamedTuple):
    """What a writer says of an option: values of the label's arguments, click paths, further entries."""

    args: Args
    paths: list[list[str]]
    more: dict[str, Any] | None = None
    label: str = ""


class Scene:
    """The options of one question and what several of them share."""

    __slots__ = ("launches", "names", "runs", "seat", "state", "targets")

    def __init__(self, state: QuantumState, seat: int, options: list[Option]) -> None:
        self.state = state
        self.seat = seat
        self.names = state.chart.names
        self.targets = {square: f"ship:{ship // DICE}.{ship % DICE}" for ship, square in enumerate(state.squares)}
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
        return f"ship:{ship // DICE}.{ship % DICE}", self.state.numbers[ship]

    def number(self, square: int) -> int:
        """The number of the ship on a square."""
        return self.state.numbers[self.state.squares.index(square)]


class Run:
    """A way of moving one ship: its ``target``, ``ship`` and ``number``, and the steps to each square.

    ``straight`` without diagonal steps, ``slanted`` with them where the ship can make them.
    """

    __slots__ = ("number", "range", "ship", "slanted", "straight", "target")

    def __init__(self, scene: Scene, start: int, how: int, cargo: int) -> None:
        state, chart = scene.state, scene.state.chart
        self.target = scene.targets[start]
        self.ship = state.squares.index(start)
        self.number = state.numbers[self.ship]
        self.range = steps_of(state, scene.seat, self.ship, how)
        free = chart.spaces & ~state.taken | (1 << cargo if cargo >= 0 else 0)
        self.straight = chart.distances(start, free, self.range, False)
        self.slanted: dict[int, int] = {}
        if self.number == INTERCEPTOR and able(state, scene.seat, self.ship):
            self.slanted = chart.distances(start, free, self.range, True)


def describe(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """Each option as text, kind, label, paths of click targets, and what it costs or risks."""
    scene = Scene(state, seat, options)
    return [_entry(scene, option) for option in options]


def _entry(scene: Scene, option: Option) -> Plain:
    kind = option[0]
    if kind in WAYS:
        return WAYS[kind](scene, option)
    told = WRITERS[kind](scene, option) if kind in WRITERS else Told((), [[f"control:{kind}"]])
    label = told.label or kind
    args = dict(zip(LABELS[label], told.args, strict=True))
    entry: Plain = {
        "text": write(scene.state, option),
        "kind": kind,
        "label": {"id": f"option-{label}", "args": args},
        "paths": told.paths,
    }
    entry |= told.more or {}
    if kind in ROLLS and not (kind in SHIP_ROLLS and scene.state.commands[scene.seat] & CLEVER):
        entry["rolls"] = True
    return entry


SHIP_ROLLS = frozenset(("reconfigure", "free-reconfigure", "resourceful"))
ROLLS = SHIP_ROLLS | {"reroll", "strike", "roll", "again", "use", "take", "refresh"}
"""Options that roll dice or turn cards; with Clever a ship roll asks first."""


ROLLING: Plain = {"rolls": True}


def _either(first: str, second: str, *rest: str) -> list[list[str]]:
    """Two paths that differ in the order of the first two clicks."""
    return [[first, second, *rest], [second, first, *rest]]


def _planet(scene: Scene, option: Option) -> Told:
    name = scene.names[option[1]]
    number = scene.state.chart.numbers[scene.state.chart.planet_at[option[1]]]
    return Told((name, number) if option[0] == "planet" else (name,), [[f"planet:{name}"]])


def _place(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    name = scene.names[option[2]]
    return Told((number, name), [[target, f"square:{name}"]])


def _scrap(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    return Told((number,), _either(target, "control:scrap"))


def _reconfigure(scene: Scene, option: Option) -> Told:
    target, number = scene.own(option[1])
    return Told((number,), _either("action:reconfigure", target), {"cost": 1})


def _deploy(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    square = f"square:{scene.names[option[2]]}"
    cost = deploy_cost(scene.state, scene.seat)
    paths = [[target, square], ["action:deploy", target, square]]
    return Told((number, scene.names[option[2]]), paths, {"cost": cost} if cost else {})


def _build(scene: Scene, option: Option) -> Told:
    name = scene.names[option[1]]
    return Told((name,), _either("action:build", f"planet:{name}"), {"cost": COST})


def _research(scene: Scene, option: Option) -> Told:
    return Told((scene.state.research[scene.seat] + 1,), [["action:research"]], {"cost": 1})


def _prices(how: int, diagonal: bool, steps: int) -> dict[str, Any]:
    """Cost, what the ship spends, and the distance of a move."""
    spends = ([] if how == BY_TACTICAL else ["move"]) + (["ability"] if diagonal else [])
    prices: dict[str, Any] = {"steps": steps}
    if how == ACTION:
        prices["cost"] = 1
    if spends:
        prices["spends"] = spends
    return prices


def _paid(paths: list[str], how: int) -> list[list[str]]:
    """The paths of a move that starts with the ship, by how it is paid."""
    if how == ACTION:
        return [paths, ["action:move", *paths]]
    return _either(f"card:{IDS[HOW_CARDS[how]]}", *paths)


def _card(how: int) -> Args:
    return (IDS[HOW_CARDS[how]],) if how else ()


def _move(scene: Scene, option: Option) -> Plain:
    _, start, end, how = option
    run = scene.run(start, how)
    steps = run.straight.get(end)
    diagonal = steps is None
    names = scene.names
    return _moved(
        run.target, run.number, names[start], names[end], how, diagonal, run.slanted[end] if steps is None else steps
    )


@lru_cache(1 << 14)
def _moved(target: str, number: int, start: str, end: str, how: int, diagonal: bool, steps: int) -> Plain:
    """A move. Most options are moves and come again and again, so each is written once and shared: never change it."""
    paths = _paid([target, f"square:{end}"], how)
    entry = _way("move", f"move {start} {end}{_with(how)}", (number, start, end, *_card(how)), paths, how)
    return entry | _prices(how, diagonal, steps)


def _way(kind: str, text: str, args: Args, paths: list[list[str]], how: int) -> Plain:
    """What moves, attacks and transports have in common."""
    label = f"{kind}-free" if how else kind
    return {
        "text": text,
        "kind": kind,
        "label": {"id": f"option-{label}", "args": dict(zip(LABELS[label], args, strict=True))},
        "paths": paths,
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
    clicks = [target, enemy, f"square:{launch}"] if choice else [target, enemy]
    text = f"attack {start} {at} from {launch}{_with(how)}"
    return _way("attack", text, (*args, *_card(how)), _paid(clicks, how), how) | _prices(how, diagonal, steps) | ROLLING


def _odds(state: QuantumState, attacker: int, launch: int, defender: int) -> dict[str, float]:
    wins, cases = attack_odds(state, attacker, launch, defender)
    return {"win": round(wins / cases, 4), "both": float(may_destroy_both(state, defender))}


def _transport(scene: Scene, option: Option) -> Plain:
    _, start, end, cargo, drop, how = option
    names = scene.names
    run = scene.run(start, how, cargo)
    args: Args = (run.number, names[start], names[end], scene.number(cargo), names[cargo], names[drop])
    return _transported(args, run.target, scene.targets[cargo], how, run.straight[end])


@lru_cache(1 << 14)
def _transported(args: Args, target: str, cargo: str, how: int, steps: int) -> Plain:
    """A transport; shared, never change it."""
    _, start, end, _, carried, drop = args
    rest = (cargo, f"square:{end}", f"square:{drop}")
    if how == ACTION:
        paths = _either(target, "ability:transport", *rest)
    else:
        paths = _either(f"card:{IDS[HOW_CARDS[how]]}", target, "ability:transport", *rest)
    text = f"transport {start} {end} carry {carried} drop {drop}{_with(how)}"
    return _way("transport", text, (*args, *_card(how)), paths, how) | _prices(how, True, steps)


def _strike(scene: Scene, option: Option) -> Told:
    _, square, target = option
    squares = scene.state.squares
    args: Args = (scene.number(square), scene.names[square], scene.names[target], scene.number(target))
    paths = _either(scene.targets[square], "ability:strike", scene.targets[target])
    odds = _odds(scene.state, squares.index(square), square, squares.index(target))
    return Told(args, paths, {"spends": ["ability"], "steps": 1, "odds": odds})


def _ability(scene: Scene, option: Option) -> Told:
    """Warp, Modify and Free Reconfigure."""
    square = option[1]
    name, ship = scene.names[square], scene.targets[square]
    number = scene.number(square)
    ability = f"ability:{ABILITIES[number]}"
    spends = {"spends": ["ability"]}
    if option[0] == "warp":
        args = (number, name, scene.names[option[2]], scene.number(option[2]))
        return Told(args, _either(ship, ability, scene.targets[option[2]]), spends)
    if option[0] == "modify":
        return Told((name, option[2], number), _either(ship, ability, f"number:{option[2]}"), spends)
    return Told((name,), _either(ship, ability), spends)


def _power(scene: Scene, option: Option) -> Told:
    """Flexible, Nomadic and Resourceful."""
    card = f"card:{option[0]}"
    target, number = scene.own(option[1])
    if option[0] == "flexible":
        return Told((option[2], number), _either(card, target, f"number:{option[2]}"))
    start = scene.names[option[1]]
    if option[0] == "nomadic":
        end = scene.names[option[2]]
        return Told((number, start, end), _either(card, target, f"square:{end}"), {"cost": 1})
    return Told((number, start), _either(card, target))


def _named_card(scene: Scene, option: Option) -> Told:
    if option[0] == "take" and option[2] != NOTHING:
        card, dropped = IDS[option[1]], IDS[option[2]]
        return Told((card, dropped), [[f"card:{card}", f"card:{dropped}"]], label="take-replacing")
    return Told((IDS[option[1]],), [[f"card:{IDS[option[1]]}"]])


def _own_power(scene: Scene, option: Option) -> Told:
    return Told((), [[f"card:{option[0]}"]])


def _set(scene: Scene, option: Option) -> Told:
    return Told((option[1],), [[f"number:{option[1]}"]])


def _position(scene: Scene, option: Option) -> Told:
    decision = scene.state.decision
    number, launch, at = decision.args if decision is not None else (0, 0, 0)
    square = scene.names[at if option[0] == "enter" else launch]
    return Told((number, square), [[f"control:{option[0]}"], [f"square:{square}"]])


def _relocate(scene: Scene, option: Option) -> Told:
    _, rival, source, target = option
    names = scene.names
    paths = _either(f"seat:{rival}", f"planet:{names[source]}", f"planet:{names[target]}")
    return Told((rival, names[source], names[target]), paths)


def _pick(scene: Scene, option: Option) -> Told:
    target, number = scene.own(option[1])
    return Told((number,), [[target]])


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

WAYS: dict[str, Callable[[Scene, Option], Plain]] = {"move": _move, "attack": _attack, "transport": _transport}
"""The kinds that most options are; their entries are remembered."""
