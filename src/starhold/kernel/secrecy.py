"""The law that nobody can tell what is hidden: by what a seat sees, and by what it hears when it sends texts (S1)."""

import json
from collections import Counter
from typing import TypeVar

from starhold.kernel.chance import Stream
from starhold.kernel.game import Config, Game
from starhold.kernel.reasons import Refused
from starhold.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")
EARLIER = 400
"""How many texts of earlier moments are remembered."""
MANY = 12
"""How many earlier and mutated texts are sent where all options are."""
JUNK = ("", " ", "undo", "roll 1", "draw 1", "seat1 pass", "pass pass", "\u00e9", "x" * 70)


class Secrecy:
    """A check for `conformance.walk`, one for each game walked: twins answer alike, to the byte, whatever is sent.

    The twin of a moment differs from it only in what is hidden from the seat that looks and sends. Texts come from the
    options of all seats in both of them, from earlier moments, and out of the mutation of these: ``tries`` of each
    sort for every seat, or all options where it is 0. ``met`` counts what the answers were.
    """

    __slots__ = ("earlier", "met", "tries")

    def __init__(self, tries: int = 4) -> None:
        self.tries = tries
        self.earlier: list[str] = []
        self.met: Counter[str] = Counter()

    def __call__(self, game: Game[S], state: S, config: Config, source: Stream) -> None:
        """Raise AssertionError where a seat could tell the moment from a twin."""
        own = self._some(game, state, config, source)
        for seat in range(config.seats):
            shown = seen(game, state, seat)
            twin = game.imagine(json.loads(shown[0]), source)
            assert seen(game, twin, seat) == shown, seat
            for text in self._texts([*own, *self._some(game, twin, config, source)], source):
                answer = heard(game, state, seat, text)
                assert heard(game, twin, seat, text) == answer, (seat, text)
                self.met[answer.partition(" ")[0]] += 1
        self.earlier = [*self.earlier, *own][-EARLIER:]

    def _texts(self, now: list[str], source: Stream) -> list[str]:
        """What is sent, each text once."""
        found = [*now, *self._drawn(self.earlier, source)]
        changed = [mutated(one, found, source) for one in self._drawn(found, source)]
        return list(dict.fromkeys([*found, *changed]))

    def _some(self, game: Game[S], state: S, config: Config, source: Stream) -> list[str]:
        """Texts of options of all seats, and of those that they always have."""
        seats = range(config.seats)
        asked = [option for seat in seats for option in game.options(state, seat)]
        always = [option for seat in seats for option in game.standing(state, seat)]
        if self.tries:
            asked, always = self._drawn(asked, source), self._drawn(always, source)[:1]
        return [game.format(state, option) for option in dict.fromkeys([*asked, *always])]

    def _drawn(self, pool: list[T], source: Stream) -> list[T]:
        return [pool[source.below(len(pool))] for _ in range(self.tries or MANY)] if pool else []


def seen(game: Game[S], state: S, seat: int) -> tuple[str, str]:
    """The view of a seat, and all else that it is shown of a moment, as JSON."""
    asked, standing = game.options(state, seat), game.standing(state, seat)
    more = [
        game.prompt(state),
        game.places(state),
        game.describe(state, seat, asked),
        game.describe(state, seat, standing),
        game.refusals(state, seat, asked),
    ]
    return json.dumps(game.view(state, seat)), json.dumps(more)


def heard(game: Game[S], state: S, seat: int, text: str) -> str:
    """All that a seat hears when it sends a text: who may act, what was understood, and the refusal with its data."""
    try:
        option = game.read(state, seat, text)
    except Refused as problem:
        return repr(problem.refusal)
    refusal = game.refusal(state, seat, option)
    return f"accepted {option}" if refusal is None else f"{refusal!r} {option}"


def mutated(text: str, pool: list[str], source: Stream) -> str:
    """What somebody might send who looks for a secret: one word dropped, doubled or exchanged, or other numbers."""
    words = text.split(" ")
    place = source.below(len(words))
    match source.below(6):
        case 0:
            del words[place]
        case 1:
            words.insert(place, words[place])
        case 2:
            words[place], words[-1] = words[-1], words[place]
        case 3:
            other = pool[source.below(len(pool))].split(" ")
            words[place] = other[source.below(len(other))]
        case 4:
            return "".join(str(source.below(6)) if one.isdigit() else one for one in text)
        case _:
            return JUNK[source.below(len(JUNK))]
    return " ".join(words)
