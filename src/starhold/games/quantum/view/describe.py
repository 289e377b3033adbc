"""Options for people: labels, click paths, costs and odds (docs/protocol.md)."""

from functools import lru_cache

from starhold.games.quantum.components.cards import CLEVER
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.view import move_options
from starhold.games.quantum.view.move_options import Args
from starhold.games.quantum.view.notation import names_of
from starhold.games.quantum.view.odds import attack_told
from starhold.games.quantum.view.option_kinds import KINDS, Facts
from starhold.games.quantum.view.scene import Scene
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain


def outline(state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
    """The options as text, kind, label, paths of click targets, and what they cost or risk.

    Moves of a ship that cost the same share an entry, and so do transports that differ in the place of the drop.
    """
    if not options:
        return []
    scene = Scene(state, seat)
    others = _write_moves(scene, options)
    for _, start, target, _, how in [option for option in others if option[0] == "attack"]:
        scene.launches[start, target, how] = scene.launches.get((start, target, how), 0) + 1
    for option in others:
        if option[0] == "transport":
            _transport(scene, *option[1:])
        else:
            scene.entries.append(_attack(scene, *option[1:]) if option[0] == "attack" else _entry(scene, option))
    return scene.entries


def _entry(scene: Scene, option: Option) -> Plain:
    """An entry of any other kind, from its row."""
    state, seat, row = scene.state, scene.seat, KINDS[option[0]]
    ships = tuple([scene.ships[-1 - option[place] if row.by_die else option[place]] for place in row.ships])
    facts = row.facts(state, seat, option) if row.facts is not None else ()
    cost = row.cost if isinstance(row.cost, int) else row.cost(state, seat)
    rolls = row.rolls and not (row.clever and state.commands[seat] & CLEVER)
    entry = _told(state.chart, option, ships, facts, cost, rolls)
    return entry if row.odds is None else entry | row.odds(state, option)


@lru_cache(move_options.REMEMBERED)
def _told(
    chart: Chart, option: Option, ships: tuple[tuple[str, int], ...], facts: Facts, cost: int, rolls: bool
) -> Plain:
    """An entry; most come again and again and are shared: never change them.

    ``ships`` are targets and numbers of the ships that the option names.
    """
    row = KINDS[option[0]]
    spelled = row.spell(option, names_of(chart), 0)
    clicks: dict[str, str] = {}
    values: dict[str, int | str] = {}
    for word, said, value in zip(row.words, spelled, option[1:], strict=True):
        shown = value if word.type in ("face", "seat") else said
        values[word.name], clicks[word.name] = shown, str(shown)
    for place, (target, number) in zip(row.ships, ships, strict=True):
        name = row.words[place - 1].name
        values[f"#{name}"], clicks[name] = number, target
    values |= facts
    paths = row.paths(clicks)
    if row.also:
        paths.append([click.format_map(clicks | dict(facts)) for click in row.also])
    label, arguments = row.kind, row.label
    if row.ended and spelled[-1]:
        label, arguments = row.ended, arguments | {row.words[-1].name: row.words[-1].name}
        paths = [[*path, f"card:{spelled[-1]}"] for path in paths]
    entry: Plain = {
        "text": row.text(spelled),
        "kind": row.kind,
        "label": {"id": f"option-{label}", "args": {name: values[source] for name, source in arguments.items()}},
        "paths": paths,
    }
    if cost:
        entry["cost"] = cost
    if row.spends:
        entry["spends"] = ["ability"]
    if rolls:
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
                move_options.moves(scene.ships[start][0], run.number, names[start], how, steps, [names[end]])
            )
    return others


def _attack(scene: Scene, start: int, target: int, launch: int, how: int) -> Plain:
    state, names = scene.state, scene.names
    run = scene.run(start, how)
    near = state.chart.beside[target] >> launch & 1
    straight = move_options.steps_to(launch, run.straight)
    diagonal = not near or not 0 <= straight < run.range
    steps = (move_options.steps_to(launch, run.slanted) if diagonal else straight) + 1
    (own, number), (enemy, strength) = scene.ships[start], scene.ships[target]
    args: Args = (number, names[start], names[target], names[launch], strength)
    choice = scene.launches.get((start, target, how), 0) > 1
    entry = move_options.attack(args, own, enemy, choice, how, diagonal, steps)
    entry["odds"] = attack_told(state, start, launch, target)
    return entry


def _transport(scene: Scene, start: int, end: int, cargo: int, drop: int, how: int) -> None:
    names = scene.names
    drops = scene.drops.get((start, end, cargo, how))
    if drops is None:
        drops = scene.drops[start, end, cargo, how] = []
        run = scene.run(start, how, cargo)
        (own, number), (carried, other) = scene.ships[start], scene.ships[cargo]
        args: Args = (number, names[start], names[end], other, names[cargo])
        steps = move_options.steps_to(end, run.straight)
        scene.entries.append(move_options.transports(args, own, carried, how, steps, drops))
    drops.append(names[drop])
