"""Draws a view in the terminal: the game's own picture where there is one, else the view as a document.

A picture is found by its place: `starhold.cli.GAME_board` holds ``picture(view, words)``.
"""

from importlib import import_module
from importlib.util import find_spec

from starhold.cli.speech import show, show_rich
from starhold.documents import write_document
from starhold.kernel.game import Plain
from starhold.words import Words


def draw(view: Plain, words: Words) -> None:
    """Print the picture of ``view``; nothing else is known here, so nothing else can be shown."""
    module = f"starhold.cli.{view['game']}_board"
    if find_spec(module) is None:
        show(write_document({key: value for key, value in view.items() if key != "pending"}).rstrip("\n"))
    else:
        show_rich(import_module(module).picture(view, words))
