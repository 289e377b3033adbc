"""Options and prompts for people and programs: labels, paths of clicks, chances."""

from typing import Any

from starhold.games.forbidden_stars.components.catalog import ORDERS
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.interpreter import Choose, Effect, May, Offer, Pick, Unless
from starhold.games.forbidden_stars.rules.schemes import WINDOWS
from starhold.games.forbidden_stars.view.answers import label
from starhold.games.forbidden_stars.view.card_choices import sentences, sources
from starhold.games.forbidden_stars.view.clicks import loose_of, paths_of
from starhold.games.forbidden_stars.view.hints import hints
from starhold.games.forbidden_stars.view.notation import Known, Word, text_of, words_of
from starhold.games.forbidden_stars.view.odds import strike_odds
from starhold.kernel.decision import Option

Plain = dict[str, Any]
ROLLS = ("card", "strike")
ANSWERS = ("use", "avoid", "refuse")


def describe(state: Stars, options: list[Option]) -> list[Plain]:
    """Each option: its text, kind, label, the clicks that lead to it, and perhaps a hint."""
    known: Known = {}
    words = [words_of(state, option, known) for option in options]
    paths = paths_of(state, options, words)
    found = [_describe(state, *each) for each in zip(options, words, paths, strict=True)]
    for entry, hint, loose in zip(found, hints(state, options), loose_of(state, options), strict=True):
        if loose:
            entry["any"] = loose
        if hint is not None:
            entry["hint"] = hint
    return found


def _describe(state: Stars, option: Option, words: list[Word], paths: list[list[str]]) -> Plain:
    found: Plain = {
        "text": text_of(option, words),
        "kind": option[0],
        "label": {"id": f"fs-option-{option[0]}", "args": _arguments(words)},
        "paths": paths,
    }
    frame = state.stack[-1] if state.stack else None
    if option[0] == "choose" and isinstance(frame, Choose):
        found["label"] = {"id": sentences(state.catalog)[frame.ref][option[1]], "args": {}}
    elif option[0] in ANSWERS and (answer := label(state, option[0])) is not None:
        found["label"] = answer
    if option[0] in ROLLS:
        found["rolls"] = True
    if option[0] == "strike" and state.decision is not None:
        found["odds"] = strike_odds(state, state.decision.actors[0], option[1], option[2])
    return found


def _arguments(words: list[Word]) -> Plain:
    """The words of an option for its label; those of one name together, with commas."""
    found: Plain = {}
    for kind, name, word in words:
        found[name] = f"{found[name]},{word}" if name in found else _argument(kind, word)
    return found


def _argument(kind: str, word: str) -> int | str:
    """A word of an option for its label: numbers as such, for the plural, seats by number, tiles as they are called."""
    if kind == "seat":
        return int(word.removeprefix("seat")) - 1
    if kind in ("face", "cell"):
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
        args["ask"] = _asking(state)
        if args["ask"] == "may":
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


def _asking(state: Stars) -> str:
    """Whether the open question is a pick, an offer, alternatives, or a threat."""
    frame = state.stack[-1]
    if isinstance(frame, May | Offer):
        return "may"
    if isinstance(frame, Choose):
        return "choose"
    return "unless" if isinstance(frame, Unless) else "pick" if isinstance(frame, Pick) else "step"
