"""Pebble: the kinds of options, and their texts and those of outcomes."""

from starhold.games.pebble.model import STONES, Pebble
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.option_kinds import OptionKind, read, table, write
from starhold.kernel.reasons import Refusal, refuse

WORDS = {
    "stone": {card: str(card + 1) for card in range(STONES)},
    "switch": {0: "off", 1: "on"},
}
"""The words for the numbers of each type."""


def why_auto(state: Pebble, seat: int, on: int) -> Refusal | None:
    """A setting that is so already (P-9)."""
    return Refusal("auto-already-so", "P-9") if on == state.auto[seat] or on not in WORDS["switch"] else None


KINDS = table(
    OptionKind("choose <stone>", "choose", "P-2", clicks="stone:{stone}"),
    OptionKind("pass", "trap", "P-2"),
    OptionKind("trap", "trap", "P-2"),
    OptionKind("auto <switch>", why=why_auto),
)
"""Every kind of option; the last one is a setting."""


def names(kind: str, seat: int) -> dict[int, str]:
    """The words for the numbers of a type, the same for every seat."""
    return WORDS[kind]


def format_option(option: Option) -> str:
    """``choose 3``, ``pass``, ``trap``, ``auto on``, ``roll 4``, ``draw 2``: stones by value."""
    kind, numbers = option[0], option[1:]
    if kind in KINDS:
        return write(KINDS, option, names, 0)
    return " ".join([kind, *(str(value if kind == "roll" else value + 1) for value in numbers)])


def parse_option(seat: int, text: str) -> Option:
    """The option of a seat, or the outcome from chance, behind a text; `Refused` (``option-unreadable``)."""
    found = _outcome(text) if seat == CHANCE else read(KINDS, text, names, seat)
    if found is None:
        raise refuse("option-unreadable", text=text[:60])
    return found


def _outcome(text: str) -> Option | None:
    kind, *words = text.split(" ")
    if kind not in ("roll", "draw") or not words or not all(len(w) == 1 and w in "0123456789" for w in words):
        return None
    return (kind, *(int(word) - int(kind == "draw") for word in words))
