"""What a bot is asked: a view, the texts of the legal options, and a source of luck of its own."""

from time import monotonic

from starhold.kernel.chance import Stream
from starhold.kernel.game import Game, Plain
from starhold.kernel.state import State

PLAIN = (str, int, float, bool, type(None))


class Question:
    """One decision put to a bot.

    ``view`` is what its seat may know, ``options`` the texts of the legal options, ``game`` the rules (they hold no
    play), ``source`` the only randomness to use. ``seconds`` is the time to think, None for as long as it takes; with
    a limit the answer may depend on the speed of the machine.
    """

    __slots__ = ("_end", "game", "options", "source", "view")

    def __init__(
        self, game: Game[State], view: Plain, options: list[str], source: Stream, seconds: float | None = None
    ) -> None:
        guard(view)
        guard(options)
        self.game = game
        self.view = view
        self.options = options
        self.source = source
        self._end = None if seconds is None else monotonic() + seconds

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self.view["you"])

    @property
    def late(self) -> bool:
        """Whether the time to think is over."""
        return self._end is not None and monotonic() >= self._end

    def imagine(self) -> State:
        """A full state that the view could come from: hidden parts are guesses, fresh ones at each call."""
        state: State = self.game.imagine(self.view, self.source)
        state.events = None
        return state


def guard(value: object) -> None:
    """`TypeError` unless ``value`` is plain data: no state of a game gets to a bot, not even by mistake."""
    if isinstance(value, dict):
        for key, item in value.items():
            if type(key) is not str:
                raise TypeError("a bot gets plain data only")
            guard(item)
    elif isinstance(value, list):
        for item in value:
            guard(item)
    elif type(value) not in PLAIN:
        raise TypeError("a bot gets plain data only")
