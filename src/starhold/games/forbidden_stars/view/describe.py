"""Options and prompts for people and programs: labels, paths of clicks, chances."""

from functools import lru_cache

from starhold.games.forbidden_stars.components.catalog import ORDERS
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.view.card_choices import sources
from starhold.games.forbidden_stars.view.clicks import hits, lone, paths_of
from starhold.games.forbidden_stars.view.hints import hints
from starhold.games.forbidden_stars.view.notation import asked, namer
from starhold.games.forbidden_stars.view.option_kinds import KINDS, Kind, question
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain

ASKING = ("may", "choose", "unless", "pick")


def describe(state: Stars, options: list[Option]) -> list[Plain]:
    """Each option: its text, kind, label, the clicks that lead to it, and perhaps a hint."""
    names, seat = namer(state), asked(state)
    spelled = [tuple(KINDS[option[0]].spell(option, names, seat)) for option in options]
    found = [
        _told(option[0], said, seat, alone) | _now(state, KINDS[option[0]], option, seat)
        for option, said, alone in zip(options, spelled, lone(options, spelled), strict=True)
    ]
    for entry, hint, hit in zip(found, hints(state, options), hits(state, options), strict=True):
        if hit is not None:
            loose, entry["paths"] = hit
            if loose:
                entry["any"] = loose
        if hint is not None:
            entry["hint"] = hint
    return found


@lru_cache(maxsize=1 << 14)
def _told(kind: str, spelled: tuple[str, ...], seat: int, alone: bool) -> Plain:
    """What follows from the words of an option of ``seat``: shared, as most come again and again; never change it."""
    row = KINDS[kind]
    words = row.named(list(spelled))
    args = {name: _argument(row.types[name], word) for name, word in words.items()}
    found: Plain = {
        "text": row.text(list(spelled)),
        "kind": kind,
        "label": {"id": f"fs-option-{kind}", "args": args},
        "paths": paths_of(kind, words, seat, alone),
    }
    if row.rolls:
        found["rolls"] = True
    return found


def _now(state: Stars, row: Kind, option: Option, seat: int) -> Plain:
    """What depends on the situation: a label of its own, and odds."""
    found: Plain = {}
    if row.label is not None and (label := row.label(state, option)):
        found["label"] = label
    if row.odds is not None:
        found["odds"] = row.odds(state, seat, *option[1:])
    return found


def _argument(kind: str, word: str) -> int | str:
    """A word of an option for its label: numbers as such, for the plural, seats by number, tiles as they are called."""
    if kind == "seat":
        return int(word.removeprefix("seat")) - 1
    if kind in ("face", "column"):
        return word.removeprefix("tile_").upper()
    return int(word) if kind in ("number", "switch") else word


def prompt(state: Stars) -> Plain:
    """What is asked: its kind, and for cards the step, the card's owner, and which part of which card is at work."""
    decision = state.decision
    kind = decision.kind if decision is not None else "over"
    args: Plain = {"round": state.round}
    if decision is not None and decision.actors and decision.actors[0] >= 0:
        args["seat"] = decision.actors[0]
    if kind == "effect" and decision is not None:
        args |= {
            "step": state.catalog.steps[decision.args[0]].name,
            "left": decision.args[1],
            "owner": decision.args[2],
        }
        asks = question(state)
        args["ask"] = asks if asks in ASKING else "step"
        if asks == "may":
            args["step"] = "may"
    elif kind == "window" and decision is not None:
        args["timing"] = WINDOWS[decision.args[0]]
    elif kind in ("tactic", "upgrade") and decision is not None:
        faction = state.faction(decision.actors[0])
        args["card"] = (faction.events if kind == "tactic" else faction.upgrades)[decision.args[0]].id
    elif kind == "resolve" and decision is not None:
        args["order"] = ORDERS[decision.args[0]]
    ref = _step(state)
    if ref >= 0:
        args["card"], args["part"] = sources(state.catalog)[ref]
    return {"id": f"fs-prompt-{kind}", "args": args}


def _step(state: Stars) -> int:
    """The number of the step of a card that asks, -1 where no card does. Cards at work lie open: everybody may know."""
    decision = state.decision
    if decision is not None and decision.kind == "effect":
        return int(decision.args[0])
    effect = state.stack[-2] if len(state.stack) > 1 else None
    if decision is not None and decision.kind in ("rob", "give") and isinstance(effect, Effect):
        return state.catalog.effects[effect.effect][effect.at - 1].ref
    return -1
