"""Draws a view in the terminal: the game's own picture where there is one, else the view as a document."""

from starhold.cli import quantum_board, stars_board
from starhold.cli.speech import show, show_rich
from starhold.documents import write_document
from starhold.kernel.game import Plain
from starhold.words import Words

PICTURES = {"quantum": quantum_board.picture, "forbidden_stars": stars_board.picture}


def draw(view: Plain, words: Words) -> None:
    """Print the picture of ``view``; nothing else is known here, so nothing else can be shown."""
    picture = PICTURES.get(view["game"])
    if picture is None:
        show(write_document({key: value for key, value in view.items() if key != "pending"}).rstrip("\n"))
    else:
        show_rich(picture(view, words))
