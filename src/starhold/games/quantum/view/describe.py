"""Options for people: labels, click paths, costs and odds (docs/protocol.md)."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from starhold.games.quantum.components.cards import CLEVER, IDS, INDEX
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.components.ships import ABILITIES
from starhold.games.quantum.components.vocabulary import LABELS
from starhold.games.quantum.model import SHIPS, QuantumState, ship_of
from starhold.games.quantum.rules.advance_cards import NOTHING
from starhold.games.quantum.rules.build import COST
from starhold.games.quantum.rules.combat import Combat
from starhold.games.quantum.rules.deploy import deploy_cost
from starhold.games.quantum.rules.limits import maneuvers
from starhold.games.quantum.rules.movement import steps_of
from starhold.games.quantum.view import move_options
from starhold.games.quantum.view.move_options import Args, Path, either
from starhold.games.quantum.view.notation import text_of
from starhold.games.quantum.view.odds import answer_odds, attack_odds, may_destroy_both
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


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

    def __init__(self, state: QuantumState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.names = state.chart.names
        self.targets = dict(zip(state.squares, SHIPS, strict=False))
        self.entries: list[Plain] = []
        self.drops: dict[Option, list[str]] = {}
        self.runs: dict[tuple[int, int, int], move_options.Run] = {}
        self.launches: dict[Option, int] = {}

    def run(self, start: int, how: int, cargo: int = -1) -> move_options.Run:
        """How far the own ship on ``start`` comes, with the ship on ``cargo`` on board."""
        key = (start, how, cargo)
        found = self.runs.get(key)
        if found is None:
            found = self.runs[key] = self._run(start, how, cargo)
        return found

    def _run(self, start: int, how: int, cargo: int) -> move_options.Run:
        state, chart = self.state, self.state.chart
        ship = state.squares.index(start)
        number, steps = state.numbers[ship], steps_of(state, self.seat, ship, how)
        diagonal = maneuvers(state, self.seat, ship)
        near = chart.near(start, steps, diagonal) & ~state.taken
        if cargo >= 0:
            near |= 1 << cargo
        return move_options.run_of(chart, start, near, steps, diagonal, SHIPS[ship], number, how)

    def own(self, named: int) -> tuple[str, int]:
        """Target and number of an own ship, by square or die as options name it."""
        ship = ship_of(self.state, self.seat, named)
        return SHIPS[ship], self.state.numbers[ship]

    def number(self, square: int) -> int:
        """The number of the ship on a square."""
        return self.state.numbers[self.state.squares.index(square)]


def outline(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """The options as text, kind, label, paths of click targets, and what they cost or risk.

    Moves of a ship that cost the same share an entry, and so do transports that differ in the place of the drop.
    """
    scene = Scene(state, seat)
    others = _write_moves(scene, options)
    for _, start, target, _, how in [option for option in others if option[0] == "attack"]:
        scene.launches[start, target, how] = scene.launches.get((start, target, how), 0) + 1
    for option in others:
        kind = option[0]
        if kind == "transport":
            _transport(scene, option)
        elif kind == "attack":
            scene.entries.append(_attack(scene, option))
        else:
            told = WRITERS[kind](scene, option) if kind in WRITERS else Told((), ((f"control:{kind}",),))
            entry = _told(state.chart, option, told, not state.commands[seat] & CLEVER)
            scene.entries.append(WITH_ODDS[kind](scene, option, entry) if kind in WITH_ODDS else entry)
    return scene.entries


@lru_cache(move_options.REMEMBERED)
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


ABILITY: Path = ("ability",)


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
    return Told((number,), either(target, "control:scrap"))


def _reconfigure(scene: Scene, option: Option) -> Told:
    target, number = scene.own(option[1])
    return Told((number,), either("action:reconfigure", target), 1)


def _deploy(scene: Scene, option: Option) -> Told:
    target, number = scene.own(-1 - option[1])
    square = f"square:{scene.names[option[2]]}"
    paths = (target, square), ("action:deploy", target, square)
    return Told((number, scene.names[option[2]]), paths, deploy_cost(scene.state, scene.seat))


def _build(scene: Scene, option: Option) -> Told:
    name = scene.names[option[1]]
    return Told((name,), either("action:build", f"planet:{name}"), COST)


def _research(scene: Scene, option: Option) -> Told:
    return Told((scene.state.research[scene.seat] + 1,), (("action:research",),), 1)


def _write_moves(scene: Scene, options: list[Option]) -> list[Option]:
    """Write the entries of all moves; the other options."""
    others: list[Option] = []
    place = 0
    while place < len(options):
        option = options[place]
        place += 1
        if option[0] != "move":
            others.append(option)
            continue
        _, start, end, how = option
        run = scene.run(start, how)
        last = place + len(run.options) - 1
        # All moves of a ship stand together in their order, unless somebody asks about single ones.
        if last >= place and options[place - 1 : last] == run.options:
            scene.entries += run.entries
            place = last
        else:
            straight = move_options.steps_to(end, run.straight)
            steps = straight if straight > 0 else -move_options.steps_to(end, run.slanted)
            names = scene.names
            scene.entries.append(
                move_options.moves(scene.targets[start], run.number, names[start], how, steps, [names[end]])
            )
    return others


def _attack(scene: Scene, option: Option) -> Plain:
    _, start, target, launch, how = option
    state, names = scene.state, scene.names
    rival = state.squares.index(target)
    run = scene.run(start, how)
    near = state.chart.beside[target] >> launch & 1
    straight = move_options.steps_to(launch, run.straight)
    diagonal = not near or not 0 <= straight < run.range
    steps = (move_options.steps_to(launch, run.slanted) if diagonal else straight) + 1
    args: Args = (run.number, names[start], names[target], names[launch], state.numbers[rival])
    choice = scene.launches.get((start, target, how), 0) > 1
    entry = move_options.attack(args, scene.targets[start], scene.targets[target], choice, how, diagonal, steps)
    entry["odds"] = _odds(state, state.squares.index(start), launch, rival)
    return entry


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
        steps = move_options.steps_to(end, run.straight)
        scene.entries.append(
            move_options.transports(args, scene.targets[start], scene.targets[cargo], how, steps, drops)
        )
    drops.append(names[drop])


def _strike(scene: Scene, option: Option) -> Told:
    _, square, target = option
    args: Args = (scene.number(square), scene.names[square], scene.names[target], scene.number(target))
    return Told(args, either(scene.targets[square], "ability:strike", scene.targets[target]), spends=ABILITY)


def _strike_odds(scene: Scene, option: Option, entry: Plain) -> Plain:
    _, square, target = option
    squares = scene.state.squares
    odds = _odds(scene.state, squares.index(square), square, squares.index(target))
    return entry | {"steps": 1, "odds": odds}


def _answer_odds(scene: Scene, option: Option, entry: Plain) -> Plain:
    """What an answer in a window of a combat leads to."""
    frame = scene.state.stack[-1] if scene.state.stack else None
    if not isinstance(frame, Combat):
        return entry
    wins, cases = answer_odds(frame, scene.state, option)
    both = float(option == ("use", INDEX["dangerous"]))
    return entry | {"odds": {"win": round(wins / cases, 4), "both": both}}


WITH_ODDS: dict[str, Callable[[Scene, Option, Plain], Plain]] = {
    "strike": _strike_odds,
    "use": _answer_odds,
    "pass": _answer_odds,
}
"""By option kind, what completes the shared entry; attacks have entries of their own."""


def _ability(scene: Scene, option: Option) -> Told:
    """Warp, Modify and Free Reconfigure."""
    square = option[1]
    name, ship = scene.names[square], scene.targets[square]
    number = scene.number(square)
    ability = f"ability:{ABILITIES[number]}"
    if option[0] == "warp":
        args = (number, name, scene.names[option[2]], scene.number(option[2]))
        return Told(args, either(ship, ability, scene.targets[option[2]]), spends=ABILITY)
    if option[0] == "modify":
        return Told((name, option[2], number), either(ship, ability, f"number:{option[2]}"), spends=ABILITY)
    return Told((name,), either(ship, ability), spends=ABILITY)


def _power(scene: Scene, option: Option) -> Told:
    """Flexible, Nomadic and Resourceful."""
    card = f"card:{option[0]}"
    target, number = scene.own(option[1])
    if option[0] == "flexible":
        return Told((option[2], number), either(card, target, f"number:{option[2]}"))
    start = scene.names[option[1]]
    if option[0] == "nomadic":
        end = scene.names[option[2]]
        return Told((number, start, end), either(card, target, f"square:{end}"), 1)
    return Told((number, start), either(card, target))


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
    paths = either(f"seat:{rival}", f"planet:{names[source]}", f"planet:{names[target]}")
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
