"""Texts of options and of chance entries: written and read, exactly inverse to each other.

The words after a kind stand in its row of `KINDS`; each but `LITERAL` ones stands for one integer of the option.
"""

from starhold.games.quantum.components.cards import COMMAND, GAMBIT, IDS, INDEX, NAMES
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.components.maps import playable_by
from starhold.games.quantum.model import DICE, QuantumState
from starhold.games.quantum.rules.advance_cards import NOTHING
from starhold.games.quantum.view.option_kinds import FORMS, KINDS, LITERAL
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.reasons import refuse
from starhold.kernel.record import chance_text

HOW = ("", "curious", "tactical")


def write(state: QuantumState, option: Option) -> str:
    """The text of an option, or of the open roll's or draw's raw outcome."""
    kind = option[0]
    if state.decision is not None and state.decision.request is not None and kind in ("roll", "draw"):
        return _write_chance(state, option)
    return text_of(state.chart, option)


def text_of(chart: Chart, option: Option) -> str:
    """The text of an option on a map; `ValueError` if it has too few integers or too many."""
    kind, names = option[0], chart.names
    if len(option) != len(FORMS[kind]) + 1:
        raise ValueError(option)
    values = iter(option[1:])
    parts = [kind]
    for form in KINDS[kind].words:
        if form in LITERAL:
            parts.append(form)
            continue
        value = next(values)
        if form in ("square", "own") or (form == "ship" and value >= 0):
            parts.append(names[value])
        elif form in ("die", "ship"):
            parts.append(f"#{value + 1 if form == 'die' else -value}")
        elif form == "number":
            parts.append(str(value))
        elif form == "seat":
            parts.append(f"seat{value + 1}")
        elif form == "card":
            parts.append(IDS[value])
        elif form == "with" and value:
            parts += ["with", HOW[value]]
        elif form == "replace" and value != NOTHING:
            parts += ["replace", IDS[value]]
    return " ".join(parts)


def _write_chance(state: QuantumState, raw: Option) -> str:
    if raw[0] == "roll":
        return chance_text(raw)
    return " ".join(("draw", *(_drawable(state)[card] for card in raw[1:])))


def _drawable(state: QuantumState) -> tuple[str, ...]:
    """Names of what the open draw may bring, by the indices of its weights."""
    decision = state.decision
    kind = decision.kind if decision is not None else ""
    if kind == "draw-layout":
        return tuple(layout.id for layout in playable_by(state.seats))
    return NAMES[COMMAND if kind == "draw-command" else GAMBIT]


def read(state: QuantumState, seat: int, text: str) -> Option:
    """The option of a seat, or the raw outcome from chance, that ``text`` means; `Refused` (``option-unreadable``)."""
    words = text.split()
    if seat == CHANCE:
        return _read_chance(state, words, text)
    if not words or words[0] not in KINDS or " ".join(words) != text:
        raise refuse("option-unreadable", text=text[:80])
    rest = words[:0:-1]
    values: list[int] = []
    for form in KINDS[words[0]].words:
        value = _read_value(state, form, rest)
        if value is None:
            raise refuse("option-unreadable", text=text[:80])
        if form not in LITERAL:
            values.append(value)
    if rest:
        raise refuse("option-unreadable", text=text[:80])
    return (words[0], *values)


def _read_value(state: QuantumState, form: str, rest: list[str]) -> int | None:
    """Take the next value of a form off ``rest`` (last word first), or None if it does not fit."""
    if form == "with":
        return _ending(rest, form, dict(zip(HOW[1:], (1, 2), strict=True)), 0)
    if form == "replace":
        return _ending(rest, form, INDEX, NOTHING)
    if not rest:
        return None
    word = rest.pop()
    if form in LITERAL:
        return 0 if word == form else None
    if form == "card":
        return INDEX.get(word)
    if form == "number":
        return int(word) if word in ("1", "2", "3", "4", "5", "6") else None
    if form == "seat":
        return next((seat for seat in range(state.seats) if word == f"seat{seat + 1}"), None)
    if form in ("die", "ship"):
        for die in range(DICE):
            if word == f"#{die + 1}":
                return die if form == "die" else -1 - die
    return state.chart.grid.parse(word) if form in ("square", "own", "ship") else None


def _ending(rest: list[str], form: str, values: dict[str, int], default: int) -> int | None:
    if not rest:
        return default
    return values.get(rest.pop()) if rest.pop() == form and rest else None


def _read_chance(state: QuantumState, words: list[str], text: str) -> Option:
    if len(words) < 2 or words[0] not in ("roll", "draw"):
        raise refuse("option-unreadable", text=text[:80])
    names = _drawable(state) if words[0] == "draw" else ("", "1", "2", "3", "4", "5", "6")
    if not all(word in names for word in words[1:]):
        raise refuse("option-unreadable", text=text[:80])
    return (words[0], *(names.index(word) for word in words[1:]))
