"""Options and prompts for people and programs: labels, paths of clicks, chances."""

from starhold.games.forbidden_stars.components.catalog import ORDERS
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.view.card_choices import sources
from starhold.games.forbidden_stars.view.clicks import loose_of, paths_of
from starhold.games.forbidden_stars.view.hints import hints
from starhold.games.forbidden_stars.view.notation import asked, namer
from starhold.games.forbidden_stars.view.option_kinds import KINDS, question
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain

ASKING = ("may", "choose", "unless", "pick")


def describe(state: Stars, options: list[Option]) -> list[Plain]:
    """Each option: its text, kind, label, the clicks that lead to it, and perhaps a hint."""
    names, seat = namer(state), asked(state)
    spelled = [KINDS[option[0]].spell(option, names, seat) for option in options]
    words = [KINDS[option[0]].named(each) for option, each in zip(options, spelled, strict=True)]
    paths = paths_of(state, options, words)
    found = [_describe(state, *each) for each in zip(options, spelled, words, paths, strict=True)]
    for entry, hint, loose in zip(found, hints(state, options), loose_of(state, options), strict=True):
        if loose:
            entry["any"] = loose
        if hint is not None:
            entry["hint"] = hint
    return found


def _describe(state: Stars, option: Option, spelled: list[str], words: dict[str, str], paths: list[list[str]]) -> Plain:
    row = KINDS[option[0]]
    args = {name: _argument(row.types[name], word) for name, word in words.items()}
    label = row.label(state, option) if row.label is not None else None
    found: Plain = {
        "text": row.text(spelled),
        "kind": row.kind,
        "label": label or {"id": f"fs-option-{row.kind}", "args": args},
        "paths": paths,
    }
    if row.rolls:
        found["rolls"] = True
    if row.odds is not None:
        found["odds"] = row.odds(state, asked(state), *option[1:])
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
