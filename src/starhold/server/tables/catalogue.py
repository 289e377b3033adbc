"""The installed games: found once, described for the page that makes tables."""

from functools import cache

from starhold.bots import bots_for
from starhold.kernel.game import Game, Value, find_game, games
from starhold.kernel.state import State
from starhold.server.messages import ChoiceInfo, GameInfo, SeatRange


@cache
def game_of(name: str) -> Game[State]:
    """The game with that id; `Refused` (``game-unknown``)."""
    return find_game(name)


@cache
def catalogue() -> list[GameInfo]:
    """All games that are installed."""
    return [describe_game(game_of(name)) for name in games()]


def describe_game(game: Game[State]) -> GameInfo:
    """A game with its table options over all seat counts."""
    low, high = game.seats
    return GameInfo(game.id, SeatRange(low, high), _choices(game), game.layouts(), bots_for(game.id))


def _choices(game: Game[State]) -> list[ChoiceInfo]:
    low, high = game.seats
    found: dict[str, ChoiceInfo] = {}
    for seats in range(low, high + 1):
        for choice in game.choices(seats):
            values: list[Value] = list(choice.values)
            info = found.setdefault(choice.id, ChoiceInfo(choice.id, [], values[0], choice.clause))
            info.values += [value for value in values if value not in info.values]
            info.seats.append(seats)
    for info in found.values():
        if len(info.seats) == high - low + 1:
            info.seats = []
    return list(found.values())
