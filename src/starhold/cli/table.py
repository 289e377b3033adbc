"""Table options given at the command line: seats, bots, layout and any other choice of a game."""

from starhold.bots import bots_for
from starhold.kernel.game import Game, Value
from starhold.kernel.reasons import refuse
from starhold.kernel.record import natural
from starhold.kernel.state import State


def read_choices(given: list[str], layout: str | None = None) -> dict[str, Value]:
    """Table options out of ``key=value`` texts; `Refused` (``choice-unreadable``)."""
    choices: dict[str, Value] = {}
    for text in [*given, *([f"layout={layout}"] if layout else [])]:
        key, equals, value = text.partition("=")
        if not (key and equals):
            raise refuse("choice-unreadable", text=text)
        number = natural(value)
        choices[key] = value == "true" if value in ("true", "false") else value if number is None else number
    return choices


def layouts(game: Game[State], seats: int, layout: str | None) -> list[str | None]:
    """The layouts meant by one name, several with commas, or ``all`` (every single one of that seat count)."""
    if layout != "all":
        return list(layout.split(",")) if layout else [None]
    values = [value for choice in game.choices(seats) if choice.id == "layout" for value in choice.values]
    return [str(value) for value in values if value not in ("basic", "random")] or [None]


def read_bots(game_id: str, text: str, seats: int) -> tuple[str, ...]:
    """One bot for each of ``seats`` from ``a,b`` or a single name; `Refused` (``bots-count``, ``bot-unknown``)."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in bots_for(game_id):
            raise refuse("bot-unknown", bot=name, game=game_id)
    if len(names) not in (1, seats):
        raise refuse("bots-count", count=len(names), seats=seats)
    return names * seats if len(names) == 1 else names
