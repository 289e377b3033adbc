"""Which language the terminal speaks, and how it prints."""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NoReturn

import typer

from starhold.kernel import Plain
from starhold.kernel.reasons import Refused
from starhold.words import Words, language_of

if TYPE_CHECKING:
    from rich.console import RenderableType

_wanted: list[str | None] = [None]


def speak(language: str | None) -> str | None:
    """Speak ``language`` from now on (None: go on as before)."""
    if language is not None:
        _wanted[0] = language
    return language


def speak_as_usual() -> None:
    """Speak the language of the environment again."""
    _wanted[0] = None


def wanted_in(arguments: Sequence[str]) -> str | None:
    """The language that a command line asks for, wherever in it; None if it does not say."""
    for place, argument in enumerate(arguments):
        if argument == "--language":
            return arguments[place + 1] if place + 1 < len(arguments) else None
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None


def words(names: Sequence[str] = (), places: Mapping[str, Plain] | None = None) -> Words:
    """The words of the chosen language; ``names`` are the players, ``places`` as in `Game.places`."""
    return Words(language_of(_wanted[0]), names, places)


def say(name: str, args: Mapping[str, object] | None = None) -> str:
    """One message."""
    return words().say(name, args)


class ReaderGone(Exception):
    """Whoever read the output has closed it; there is nobody left to print for."""


def show(text: str = "") -> None:
    """Print a line; `ReaderGone` if the output has been closed."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        # What is left in the buffer would complain once more at the end of the process.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise ReaderGone from None


def clear() -> None:
    """Empty the screen, with what can be scrolled back to; where there is none, nothing happens."""
    if sys.stdout.isatty():
        print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)


def show_rich(*parts: "RenderableType") -> None:
    """Print what rich can draw, as `show` does; plain when it is not for a terminal."""
    from rich.console import Console

    screen = Console(highlight=False, soft_wrap=True)
    with screen.capture() as drawn:
        for part in parts:
            screen.print(part)
    show(drawn.get().rstrip("\n"))


def show_json(data: object) -> None:
    """Print data for programs."""
    show(json.dumps(data, ensure_ascii=False, indent=2))


def warn(sentence: str) -> None:
    """Print a sentence to standard error."""
    print(sentence, file=sys.stderr, flush=True)


def fail(sentence: str, code: int = 2) -> NoReturn:
    """Print a sentence to standard error and leave with ``code``."""
    warn(sentence)
    raise typer.Exit(code)


def explain(problem: Refused, speech: Words | None = None) -> str:
    """The sentence for a refusal, with the rule clause behind it; ``speech`` knows the names of a table."""
    sentence = (speech or words()).refusal(problem.refusal)
    return f"{sentence} ({problem.refusal.clause})" if problem.refusal.clause else sentence
