"""Which bots there are, and asking one of them."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import TypeAlias

from starhold.bots.question import Question
from starhold.bots.uniform import uniform
from starhold.kernel.chance import Stream
from starhold.kernel.game import Game, Plain, find_game
from starhold.kernel.reasons import refuse
from starhold.kernel.state import State

Bot: TypeAlias = Callable[[Question], str]
"""A bot answers a question with the text of one of its options."""
GROUP = "starhold.bots"
"""Entry points of bots from elsewhere, named ``GAME.BOT``."""
BOT_REASONS = ("bot-unknown", "bot-broken")
"""Reason ids of bots."""


def bots_for(game_id: str) -> list[str]:
    """Names of the bots that can play a game, ``random`` first."""
    others = [name.removeprefix(f"{game_id}.") for name in _elsewhere() if name.startswith(f"{game_id}.")]
    return ["random", *_own(game_id), *others]


def choose(
    game_id: str,
    bot: str,
    view: Plain,
    options: list[str],
    seed: bytes | str | int,
    seconds: float | None = None,
) -> str:
    """The option that ``bot`` takes, for a process pool: plain data in, one of ``options`` out.

    ``view`` is that of the asked seat, ``options`` the texts of its legal options. Without ``seconds`` the same
    arguments give the same answer. `Refused`: ``game-unknown``, ``bot-unknown``, ``bot-broken`` (an answer that is
    no option).
    """
    player = find_bot(game_id, bot)
    question = Question(_game(game_id), view, options, Stream(seed), seconds)
    if len(options) == 1:
        return options[0]
    answer = player(question)
    if answer not in options:
        raise refuse("bot-broken", bot=bot)
    return answer


@cache
def _game(game_id: str) -> Game[State]:
    return find_game(game_id)


@cache
def find_bot(game_id: str, bot: str) -> Bot:
    """The bot of that name; `Refused` (``bot-unknown``)."""
    if bot == "random":
        return uniform
    if bot in _own(game_id):
        own: Bot = getattr(import_module(f"{__package__}.{game_id}.{bot}"), bot)
        return own
    for point in entry_points(group=GROUP, name=f"{game_id}.{bot}"):
        found: Bot = point.load()
        return found
    raise refuse("bot-unknown", bot=bot, game=game_id)


def _own(game_id: str) -> tuple[str, ...]:
    """Bots of this package beside ``random``: those that the game's folder lists."""
    name = f"{__package__}.{game_id}"
    found: tuple[str, ...] = getattr(import_module(name), "BOTS", ()) if find_spec(name) else ()
    return found


def _elsewhere() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})
