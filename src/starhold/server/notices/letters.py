"""What a notice says: whose turn it is at which table, and nothing of the game itself."""

from dataclasses import dataclass

from starhold.words import Words

LISTED = 10
"""Tables that a daily notice names; of more it says how many."""
LOOKALIKES = str.maketrans(
    {"@": "＠", "<": "‹", ">": "›", "[": "［", "]": "］", "*": "∗", "_": "＿", "`": "ˋ", "#": "＃"}
)
"""Signs with which a chat service would call people or dress the text up: a table's name is no command."""


@dataclass(frozen=True, slots=True)
class Place:
    """A table as a notice names it."""

    id: str
    name: str
    game: str


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice in words: ``path`` is the page that it leads to, ``waiting`` at how many tables the reader is asked."""

    title: str
    text: str
    path: str
    waiting: int


def turn(language: str, place: Place, waiting: int) -> Letter:
    """It is the reader's turn at a table."""
    words = Words(language)
    title = words.say("notice-turn-title", {"table": place.name or words.say(f"game-{place.game}")})
    return Letter(title, _named(words, "notice-turn", place), f"/t/{place.id}", waiting)


def _named(words: Words, message: str, place: Place) -> str:
    """What is said of a table by its name and game, or by its game alone where nobody has named it."""
    said = {"table": place.name, "game": words.say(f"game-{place.game}")}
    return words.say(message if place.name else f"{message}-nameless", said)


def digest(language: str, places: list[Place], waiting: int) -> Letter:
    """The tables of the day."""
    if len(places) == 1:
        return turn(language, places[0], waiting)
    words = Words(language)
    lines = [_named(words, "notice-digest-line", place) for place in places[:LISTED]]
    if len(places) > LISTED:
        lines.append(words.say("notice-digest-more", {"count": len(places) - LISTED}))
    title = words.say("notice-digest-title", {"count": len(places)})
    return Letter(title, "\n".join([words.say("notice-digest"), *lines]), "/", waiting)


def trial(language: str) -> Letter:
    """A try whether notices arrive."""
    words = Words(language)
    return Letter(words.say("notice-trial-title"), words.say("notice-trial"), "/notices", 0)


def harmless(text: str) -> str:
    """A text that calls nobody and looks plain in any chat."""
    return text.translate(LOOKALIKES)
