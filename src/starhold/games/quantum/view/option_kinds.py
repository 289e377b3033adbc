"""The kinds of options: one row each, which notation, descriptions, refusals and the players' lists read."""

from collections.abc import Callable
from typing import NamedTuple

from starhold.games.quantum.components.cards import IDS
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why
from starhold.games.quantum.rules import (
    abilities,
    advance_cards,
    build,
    combat,
    deploy,
    dominance,
    gambits,
    movement,
    placing,
    powers,
    research,
    setup,
    ship_rolls,
)
from starhold.games.quantum.view.move_options import ATTACK, MOVE, TRANSPORT, Args, Path, either
from starhold.games.quantum.view.odds import answer_told, strike_told
from starhold.games.quantum.view.scene import Scene, Told
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain

ACT = ("act",)
WINDOWS = ("dangerous", "combat-window")
ALWAYS, UNLESS_CLEVER = 1, 2
"""When an option rolls dice or turns cards; with Clever a ship roll asks first."""


class OptionKind(NamedTuple):
    """A row.

    ``words`` follow the kind in the text of an option: ``from``, ``carry`` and ``drop`` as they are, the others stand
    for its numbers. ``own`` is a square with an own ship, ``die`` one of ``#1`` to ``#5``, ``ship`` a square or a die;
    ``with`` and ``replace`` are endings that may be missing. ``label`` are the arguments of ``option-KIND``.
    ``answers`` are the decisions that it answers, ``clause`` says when it comes if not in the action phase. ``why`` is
    the check of its rule, None exactly for what the rule offers; without one it is legal whenever it answers.
    ``clicks`` tells label and click paths; without it the option is the button of its name. ``odds`` adds chances.
    """

    words: tuple[str, ...] = ()
    label: tuple[str, ...] = ()
    answers: tuple[str, ...] = ACT
    clause: str = "Q-TURN-7"
    why: Callable[..., Why] | None = None
    clicks: Callable[..., Told] | None = None
    rolls: int = 0
    odds: Callable[[QuantumState, Option], Plain] | None = None


ABILITY: Path = ("ability",)
"""What an ability of a ship spends."""


def _planet(scene: Scene, square: int) -> Told:
    chart, name = scene.state.chart, scene.names[square]
    return Told((name, chart.numbers[chart.planet_at[square]]), ((f"planet:{name}",),))


def _cube(scene: Scene, square: int) -> Told:
    name = scene.names[square]
    return Told((name,), ((f"planet:{name}",),))


def _place(scene: Scene, die: int, square: int) -> Told:
    target, number = scene.die(die)
    name = scene.names[square]
    return Told((number, name), ((target, f"square:{name}"),))


def _scrap(scene: Scene, die: int) -> Told:
    target, number = scene.die(die)
    return Told((number,), either(target, "control:scrap"))


def _reconfigure(scene: Scene, named: int) -> Told:
    target, number = scene.own(named)
    return Told((number,), either("action:reconfigure", target), 1)


def _deploy(scene: Scene, die: int, square: int) -> Told:
    target, number = scene.die(die)
    name = scene.names[square]
    clicks = (target, f"square:{name}")
    return Told((number, name), (clicks, ("action:deploy", *clicks)), deploy.deploy_cost(scene.state, scene.seat))


def _build(scene: Scene, square: int) -> Told:
    name = scene.names[square]
    return Told((name,), either("action:build", f"planet:{name}"), build.COST)


def _research(scene: Scene) -> Told:
    return Told((scene.state.research[scene.seat] + 1,), (("action:research",),), 1)


def _strike(scene: Scene, square: int, target: int) -> Told:
    args: Args = (scene.number(square), scene.names[square], scene.names[target], scene.number(target))
    return Told(args, either(scene.targets[square], "ability:strike", scene.targets[target]), spends=ABILITY)


def _warp(scene: Scene, square: int, other: int) -> Told:
    args: Args = (scene.number(square), scene.names[square], scene.names[other], scene.number(other))
    return Told(args, either(scene.targets[square], "ability:warp", scene.targets[other]), spends=ABILITY)


def _modify(scene: Scene, square: int, number: int) -> Told:
    paths = either(scene.targets[square], "ability:modify", f"number:{number}")
    return Told((scene.names[square], number, scene.number(square)), paths, spends=ABILITY)


def _free_reconfigure(scene: Scene, square: int) -> Told:
    paths = either(scene.targets[square], "ability:free-reconfigure")
    return Told((scene.names[square],), paths, spends=ABILITY)


def _cerebral(scene: Scene) -> Told:
    return Told((), (("card:cerebral",),))


def _tyrannical(scene: Scene) -> Told:
    return Told((), (("card:tyrannical",),))


def _flexible(scene: Scene, named: int, number: int) -> Told:
    target, before = scene.own(named)
    return Told((number, before), either("card:flexible", target, f"number:{number}"))


def _nomadic(scene: Scene, square: int, end: int) -> Told:
    target, number = scene.own(square)
    name = scene.names[end]
    return Told((number, scene.names[square], name), either("card:nomadic", target, f"square:{name}"), 1)


def _resourceful(scene: Scene, square: int) -> Told:
    target, number = scene.own(square)
    return Told((number, scene.names[square]), either("card:resourceful", target))


def _card_alone(scene: Scene, card: int) -> Told:
    return Told((IDS[card],), ((f"card:{IDS[card]}",),))


def _take(scene: Scene, card: int, dropped: int) -> Told:
    if dropped == advance_cards.NOTHING:
        return _card_alone(scene, card)
    names = IDS[card], IDS[dropped]
    return Told(names, ((f"card:{names[0]}", f"card:{names[1]}"),), label="take-replacing")


def _set_number(scene: Scene, number: int) -> Told:
    return Told((number,), ((f"number:{number}",),))


def _enter(scene: Scene) -> Told:
    number, _, at = scene.asked()
    return Told((number, scene.names[at]), (("control:enter",), (f"square:{scene.names[at]}",)))


def _stay(scene: Scene) -> Told:
    number, launch, _ = scene.asked()
    return Told((number, scene.names[launch]), (("control:stay",), (f"square:{scene.names[launch]}",)))


def _relocate(scene: Scene, rival: int, source: int, target: int) -> Told:
    here, there = scene.names[source], scene.names[target]
    return Told((rival, here, there), either(f"seat:{rival}", f"planet:{here}", f"planet:{there}"))


def _pick(scene: Scene, named: int) -> Told:
    target, number = scene.own(named)
    return Told((number,), ((target,),))


KINDS: dict[str, OptionKind] = {
    "keep": OptionKind(answers=("starting-ships", "scrappy"), clause="Q-SETUP-18"),
    "reroll": OptionKind(answers=("starting-ships",), clause="Q-SETUP-18", rolls=ALWAYS),
    "planet": OptionKind(
        ("square",), ("planet", "number"), ("starting-planet",), "Q-SETUP-18", setup.why_planet, _planet
    ),
    "place": OptionKind(
        ("die", "square"),
        ("number", "square"),
        ("starting-place", "place-ship"),
        "Q-SETUP-18",
        placing.why_place,
        _place,
    ),
    "scrap": OptionKind(("die",), ("number",), ("place-ship",), "Q-CARD-5", placing.why_scrap, _scrap),
    "reconfigure": OptionKind(
        ("ship",), ("number",), why=deploy.why_reconfigure, clicks=_reconfigure, rolls=UNLESS_CLEVER
    ),
    "deploy": OptionKind(("die", "square"), ("number", "square"), why=deploy.why_deploy, clicks=_deploy),
    "build": OptionKind(("square",), ("planet",), why=build.why_build, clicks=_build),
    "research": OptionKind((), ("research",), why=research.why_research, clicks=_research),
    "end": OptionKind(),
    "move": OptionKind(("own", "square", "with"), MOVE, why=movement.why_move),
    "attack": OptionKind(("own", "square", "from", "square", "with"), ATTACK, why=movement.why_attack),
    "transport": OptionKind(
        ("own", "square", "carry", "own", "drop", "square", "with"), TRANSPORT, why=movement.why_transport
    ),
    "strike": OptionKind(
        ("own", "square"),
        ("number", "from", "at", "target"),
        why=abilities.why_strike,
        clicks=_strike,
        rolls=ALWAYS,
        odds=strike_told,
    ),
    "warp": OptionKind(("own", "own"), ("number", "from", "to", "ship"), why=abilities.why_warp, clicks=_warp),
    "modify": OptionKind(("own", "number"), ("square", "number", "ship"), why=abilities.why_modify, clicks=_modify),
    "free-reconfigure": OptionKind(
        ("own",),
        ("square",),
        why=abilities.why_free_reconfigure,
        clicks=_free_reconfigure,
        rolls=UNLESS_CLEVER,
    ),
    "cerebral": OptionKind(why=powers.why_cerebral, clicks=_cerebral),
    "tyrannical": OptionKind(why=powers.why_tyrannical, clicks=_tyrannical),
    "flexible": OptionKind(("ship", "number"), ("number", "ship"), why=powers.why_flexible, clicks=_flexible),
    "nomadic": OptionKind(("own", "square"), ("number", "from", "to"), why=powers.why_nomadic, clicks=_nomadic),
    "resourceful": OptionKind(
        ("own",), ("number", "square"), why=powers.why_resourceful, clicks=_resourceful, rolls=UNLESS_CLEVER
    ),
    "use": OptionKind(("card",), ("card",), WINDOWS, "Q-ATK-22", combat.why_use, _card_alone, ALWAYS, answer_told),
    "pass": OptionKind(answers=WINDOWS, clause="Q-ATK-22", odds=answer_told),
    "enter": OptionKind((), ("number", "at"), ("attacker-position",), "Q-ATK-22", clicks=_enter),
    "stay": OptionKind((), ("number", "launch"), ("attacker-position",), "Q-ATK-22", clicks=_stay),
    "set": OptionKind(("number",), ("number",), ("clever",), "Q-CMD-3", ship_rolls.why_set, _set_number),
    "roll": OptionKind(answers=("clever",), clause="Q-CMD-3", rolls=ALWAYS),
    "again": OptionKind(answers=("scrappy",), clause="Q-CMD-3", rolls=ALWAYS),
    "cube": OptionKind(("square",), ("planet",), ("dominance-cube",), "Q-DOM-5", dominance.why_cube, _cube),
    "take": OptionKind(
        ("card", "replace"), ("card",), ("advance",), why=advance_cards.why_take, clicks=_take, rolls=ALWAYS
    ),
    "refresh": OptionKind(answers=("advance",), rolls=ALWAYS),
    "relocate": OptionKind(
        ("seat", "square", "square"),
        ("rival", "from", "to"),
        ("relocate",),
        "Q-CARD-5",
        gambits.why_relocate,
        _relocate,
    ),
    "pick": OptionKind(("ship",), ("number",), ("pick-ships",), "Q-CARD-5", gambits.why_pick, _pick),
    "done": OptionKind(answers=("pick-ships",), clause="Q-CARD-5"),
    "discard": OptionKind(("card",), ("card",), ("sabotage",), "Q-GAM-6", gambits.why_discard, _card_alone),
}
"""In the labels of ``modify`` and ``flexible`` ``ship`` is the number before, ``number`` the one after."""

LITERAL = frozenset(("from", "carry", "drop"))
"""Words of a text that stand for no number."""
FORMS = {kind: tuple(word for word in row.words if word not in LITERAL) for kind, row in KINDS.items()}
"""What the numbers of an option mean."""
LABELS = {
    **{kind: row.label for kind, row in KINDS.items()},
    "move-free": (*MOVE, "card"),
    "attack-free": (*ATTACK, "card"),
    "transport-free": (*TRANSPORT, "card"),
    "take-replacing": ("card", "dropped"),
}
"""Label messages ``option-ID`` and their arguments: those of the kinds, and four variants of them."""
