"""Texts of options and of chance entries: written and read, exactly inverse to each other."""

from functools import cache

from starhold.games.quantum.components.cards import COMMAND, GAMBIT, IDS, NAMES
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.components.maps import playable_by
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import DICE, MOST_SEATS, QuantumState
from starhold.games.quantum.rules.advance_cards import NOTHING
from starhold.games.quantum.rules.movement import HOW_CARDS
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel import option_kinds
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.option_kinds import Names
from starhold.kernel.reasons import refuse
from starhold.kernel.record import chance_text

NUMERALS = ("", *map(str, FACES))


@cache
def names_of(chart: Chart, seats: int = MOST_SEATS) -> Names:
    """The words for the numbers of every type on a map: squares, ``#1`` to ``#5`` for dice, cards by id."""
    squares = {square: name for square, name in enumerate(chart.names) if chart.grid.parse(name) == square}
    dice = {die: f"#{die + 1}" for die in range(DICE)}
    cards = dict(enumerate(IDS))
    words: dict[str, dict[int, str]] = {
        **dict.fromkeys(("square", "own", "enemy"), squares),
        "die": dice,
        "ship": squares | {-1 - die: name for die, name in dice.items()},
        "card": cards,
        "replaced": {NOTHING: ""} | cards,
        "how": {how: IDS[card] if how else "" for how, card in enumerate(HOW_CARDS)},
        "face": {face: NUMERALS[face] for face in FACES},
        "seat": {seat: f"seat{seat + 1}" for seat in range(seats)},
    }
    return lambda kind, whose: words[kind]


def write(state: QuantumState, option: Option) -> str:
    """The text of an option, or of the open roll's or draw's raw outcome."""
    if state.decision is not None and state.decision.request is not None and option[0] in ("roll", "draw"):
        return _write_chance(state, option)
    return option_kinds.write(KINDS, option, names_of(state.chart), 0)


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
    if seat == CHANCE:
        found = _read_chance(state, text.split())
    else:
        found = option_kinds.read(KINDS, text, names_of(state.chart, state.seats), seat)
    if found is None:
        raise refuse("option-unreadable", text=text[:80])
    return found


def _read_chance(state: QuantumState, words: list[str]) -> Option | None:
    if len(words) < 2 or words[0] not in ("roll", "draw"):
        return None
    names = _drawable(state) if words[0] == "draw" else NUMERALS
    if not all(word in names for word in words[1:]):
        return None
    return (words[0], *(names.index(word) for word in words[1:]))
