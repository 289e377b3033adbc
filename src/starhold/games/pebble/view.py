"""Pebble: text forms of options and outcomes."""

from starhold.kernel.decision import Option
from starhold.kernel.reasons import refuse

PLAIN = ("pass", "trap")


def format_option(option: Option) -> str:
    """``choose 3``, ``pass``, ``trap``, ``auto on``, ``roll 4``, ``draw 2``: stones by value."""
    kind, args = option[0], option[1:]
    if kind == "auto":
        return "auto on" if args[0] else "auto off"
    shift = 0 if kind == "roll" else 1
    return " ".join([kind, *(str(value + shift) for value in args)])


def parse_option(seat: int, text: str) -> Option:
    """The option of a seat, or the outcome from chance, behind a text; `Refused` (``option-unreadable``)."""
    kind, *words = text.split(" ")
    if seat >= 0 and text in PLAIN:
        return (text,)
    if seat >= 0 and kind == "auto" and words in (["on"], ["off"]):
        return ("auto", int(words == ["on"]))
    digits = all(word.isascii() and word.isdigit() and len(word) == 1 for word in words)
    known = kind == "choose" and len(words) == 1 if seat >= 0 else kind in ("roll", "draw")
    if digits and words and known:
        shift = 0 if kind == "roll" else 1
        return (kind, *(int(word) - shift for word in words))
    raise refuse("option-unreadable", text=text[:60])
