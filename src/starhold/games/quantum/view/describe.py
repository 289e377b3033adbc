"""Options for people: labels, click paths, costs and odds (docs/protocol.md)."""

from functools import lru_cache

from starhold.games.quantum.components.cards import CLEVER
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.view import move_options
from starhold.games.quantum.view.move_options import Args
from starhold.games.quantum.view.notation import text_of
from starhold.games.quantum.view.odds import attack_told
from starhold.games.quantum.view.option_kinds import KINDS, LABELS, UNLESS_CLEVER
from starhold.games.quantum.view.scene import Scene, Told
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


def outline(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """The options as text, kind, label, paths of click targets, and what they cost or risk.

    Moves of a ship that cost the same share an entry, and so do transports that differ in the place of the drop.
    """
    scene = Scene(state, seat)
    others = _write_moves(scene, options)
    for _, start, target, _, how in [option for option in others if option[0] == "attack"]:
        scene.launches[start, target, how] = scene.launches.get((start, target, how), 0) + 1
    clumsy = not state.commands[seat] & CLEVER
    for option in others:
        kind, values = option[0], option[1:]
        if kind == "transport":
            _transport(scene, *values)
        elif kind == "attack":
            scene.entries.append(_attack(scene, *values))
        else:
            row = KINDS[kind]
            told = row.clicks(scene, *values) if row.clicks is not None else Told((), ((f"control:{kind}",),))
            entry = _told(state.chart, option, told, clumsy)
            scene.entries.append(entry if row.odds is None else entry | row.odds(state, option))
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
    rolls = KINDS[kind].rolls
    if rolls and (clumsy or rolls != UNLESS_CLEVER):
        entry["rolls"] = True
    return entry


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


def _attack(scene: Scene, start: int, target: int, launch: int, how: int) -> Plain:
    state, names = scene.state, scene.names
    run = scene.run(start, how)
    near = state.chart.beside[target] >> launch & 1
    straight = move_options.steps_to(launch, run.straight)
    diagonal = not near or not 0 <= straight < run.range
    steps = (move_options.steps_to(launch, run.slanted) if diagonal else straight) + 1
    args: Args = (run.number, names[start], names[target], names[launch], scene.number(target))
    choice = scene.launches.get((start, target, how), 0) > 1
    entry = move_options.attack(args, scene.targets[start], scene.targets[target], choice, how, diagonal, steps)
    entry["odds"] = attack_told(state, start, launch, target)
    return entry


def _transport(scene: Scene, start: int, end: int, cargo: int, drop: int, how: int) -> None:
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
