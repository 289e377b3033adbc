"""One row for each kind of option: how it is written, what it answers, the clause behind it, how it is clicked."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from starhold.kernel import mypyc_attr
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import State

Names = Callable[[str, int], Mapping[int, str]]
"""The words for the numbers of a type, as the things of a seat are called."""
NUMBER = "number"
"""The type whose words are the numbers themselves, up to three digits."""
SEAT = "seat"
"""The type of seats: the words after one name what belongs to that seat."""
FIELD = re.compile(r"( ?[\[{]?)(?:([a-z]+) )?<(?:([a-z]+):)?([a-z]+)>")


class Word:
    """A word of a text, which stands for one number: its ``type`` and the ``name`` that labels and clicks call it by.

    ``before`` is a word that is always the same and comes before it; an ``ending`` is missing where its word would be
    empty; a ``glued`` one follows the word before it without a space.
    """

    __slots__ = ("before", "ending", "glued", "name", "type")

    def __init__(self, start: str, before: str, name: str, kind: str) -> None:
        self.before = before
        self.ending = "[" in start
        self.glued = " " not in start
        self.name = name or kind
        self.type = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionKind:
    """A kind of option, the row of a table that a game has of them; a game adds fields of its own in a subclass.

    ``pattern`` is its text: ``attack <from:square> <at:square> from <launch:square> [with <how>]``. Each
    ``<name:type>`` stands for one number (the name may be left out), brackets hold an ending that may be missing,
    braces what may come several times. ``answers`` names the decisions that it answers, separated by spaces: none for
    one that its own rule ``why`` lets in at any time, such as a setting. ``clause`` says when it comes. ``why`` is the
    check of its rule, None for what is legal; without one the frame that asks explains it. ``clicks`` are the targets
    that lead to it, with words by name (``area:{to}``), in ``either`` order if so; without any it is a button.
    ``rolls``: chance follows. ``types`` are those of the words by name.
    """

    __slots__ = ("again", "answers", "clause", "clicks", "either", "kind", "rolls", "types", "why", "words")

    def __init__(
        self,
        pattern: str,
        answers: str = "",
        clause: str = "",
        *,
        why: Callable[..., Refusal | None] | None = None,
        clicks: str = "",
        either: bool = False,
        rolls: bool = False,
    ) -> None:
        self.kind, _, _ = pattern.partition(" ")
        fields = FIELD.findall(pattern[len(self.kind) :])
        self.words = tuple([Word(*field) for field in fields])
        self.types = {word.name: word.type for word in self.words}
        self.again = pattern.partition("{")[2].count("<")
        self.answers = tuple(answers.split())
        self.clause = clause
        self.why = why
        self.clicks = tuple(clicks.split()) or (f"control:{self.kind}",)
        self.either = either
        self.rolls = rolls

    def words_for(self, count: int) -> tuple[Word, ...]:
        """The words for so many numbers; as many as there are if that does not fit."""
        more = count - len(self.words)
        if not more:
            return self.words
        return self.words + self.words[-self.again :] * -(-more // self.again) if self.again * more > 0 else self.words

    def fits(self, option: Option) -> bool:
        """Whether it has as many numbers as the kind needs."""
        return len(self.words_for(len(option) - 1)) == len(option) - 1

    def spell(self, option: Option, names: Names, whose: int) -> list[str]:
        """The words of an option of ``whose`` seat, one for each number; `ValueError` if it does not fit."""
        spelled: list[str] = []
        for word, value in zip(self.words_for(len(option) - 1), option[1:], strict=True):
            if word.type == SEAT:
                whose = value
            known = str(value) if word.type == NUMBER else names(word.type, whose).get(value)
            spelled.append(str(value) if known is None else known)
        return spelled

    def named(self, spelled: list[str]) -> dict[str, str]:
        """The words by name; a glued one is part of the word before it, and those of one name stand with commas."""
        words: dict[str, str] = {}
        name = ""
        for word, said in zip(self.words_for(len(spelled)), spelled, strict=True):
            if word.glued:
                words[name] += said
                continue
            name = word.name
            words[name] = f"{words[name]},{said}" if name in words else said
        return words

    def text(self, spelled: list[str]) -> str:
        """The text of an option whose numbers are in words already."""
        text = self.kind
        for word, said in zip(self.words_for(len(spelled)), spelled, strict=True):
            if said or not word.ending:
                text += ("" if word.glued else " ") + (f"{word.before} " if word.before else "") + said
        return text

    def read(self, given: list[str], names: Names, whose: int) -> Option | None:
        """The option that the words after the kind mean from ``whose`` seat, or None if they mean none."""
        rest = given[::-1]
        numbers: list[int] = []
        place = 0
        while place < len(self.words) or (self.again and rest):
            if place == len(self.words):
                place -= self.again
            word = self.words[place]
            place += 1
            glue = place < len(self.words) and self.words[place].glued
            value = _take(word, rest, glue, names(word.type, whose) if word.type != NUMBER else {})
            if value is None:
                return None
            if word.type == SEAT:
                whose = value
            numbers.append(value)
        return None if rest else (self.kind, *numbers)

    def paths(self, words: Mapping[str, str]) -> list[list[str]]:
        """The orders of clicks that lead to an option with these words."""
        path = [click.format_map(words) for click in self.clicks]
        return [path, [path[1], path[0], *path[2:]]] if self.either else [path]


def _take(word: Word, rest: list[str], glue: bool, known: Mapping[int, str]) -> int | None:
    """Take a word off ``rest`` (last one first), or where ``glue`` is set its beginning; None if it does not fit."""
    if word.ending and not rest:
        return next(value for value, name in known.items() if not name)
    if word.before and (not rest or rest.pop() != word.before):
        return None
    said = rest.pop() if rest else ""
    if word.type == NUMBER:
        return int(said) if said.isascii() and said.isdigit() and len(said) < 4 else None
    for value, name in known.items():
        if name and (said == name or (glue and said.startswith(name))):
            if glue:
                rest.append(said[len(name) :])
            return value
    return None


K = TypeVar("K", bound=OptionKind)


def table(*rows: K) -> dict[str, K]:
    """The rows by kind, in their order."""
    return {row.kind: row for row in rows}


def write(kinds: Mapping[str, OptionKind], option: Option, names: Names, whose: int) -> str:
    """The text of an option of ``whose`` seat; `ValueError` or `KeyError` where there can be none."""
    row = kinds[option[0]]
    return row.text(row.spell(option, names, whose))


def read(kinds: Mapping[str, OptionKind], text: str, names: Names, whose: int) -> Option | None:
    """The option that a text means from ``whose`` seat, or None if it means none."""
    kind, *words = text.split(" ")
    return kinds[kind].read(words, names, whose) if kind in kinds else None


def explain(
    kinds: Mapping[str, K], state: State, seat: int, option: Option, late: Callable[[str, K], Refusal]
) -> Refusal | None:
    """Why a seat may not take an option: it is none at all, does not answer the open question, or its rule forbids it.

    ``late`` is the refusal of a kind that does not answer a decision of that kind.
    """
    row = kinds.get(option[0])
    if row is None or not row.fits(option):
        return Refusal("not-an-option")
    asked = state.decision.kind if state.decision is not None else ""
    if row.answers and asked not in row.answers:
        return late(asked, row)
    if row.why is not None:
        return row.why(state, seat, *option[1:])
    return state.stack[-1].explain(state, seat, option)
