"""Nobody can tell twins apart by the texts it sends: the law of `starhold.kernel.secrecy`, in all games (S1).

One run asks about ``SECRECY_STATES`` moments (5,000 unless told: under a minute) in lots of a thousand, each of which
has its share of every table below; ``make soak`` asks about a million.
"""

import os
from collections import Counter
from typing import Any

import pytest

from starhold.games.forbidden_stars.game import ForbiddenStars
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.view.notation import asked, parse_option
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Game, Value, find_game
from starhold.kernel.run import chance, take
from starhold.kernel.secrecy import Secrecy
from tests.games.forbidden_stars.play import eager

LOT = 1000
LOTS = int(os.environ.get("SECRECY_STATES", "5000")) // LOT
APART = {"pebble": 3, "quantum": 9, "forbidden_stars": 9}
"""Moments that are compared are up to so many decisions apart: neighbours are too much alike."""
BEFORE = {"pebble": 3, "quantum": 90, "forbidden_stars": 400}
"""The first moment of a game comes after up to so many decisions."""
NOW = 0
"""The rules of today."""
Table = tuple[str, int, dict[str, Value], int, int]
TABLES: list[Table] = [
    ("pebble", 2, {}, NOW, 200),
    ("pebble", 4, {}, NOW, 170),
    ("quantum", 2, {"the_void": True}, NOW, 30),
    ("quantum", 4, {}, NOW, 30),
    ("forbidden_stars", 2, {"setup": "quick"}, NOW, 200),
    ("forbidden_stars", 2, {"profile": "print", "setup": "quick"}, NOW, 90),
    ("forbidden_stars", 2, {"setup": "quick"}, 1, 40),
    ("forbidden_stars", 2, {"setup": "quick"}, 2, 40),
    ("forbidden_stars", 2, {"profile": "print"}, 3, 40),
    ("forbidden_stars", 3, {"setup": "quick"}, NOW, 60),
    ("forbidden_stars", 3, {"profile": "print"}, NOW, 50),
    ("forbidden_stars", 4, {}, NOW, 30),
    ("forbidden_stars", 4, {"setup": "quick"}, NOW, 20),
]
"""Game, seats, options, version of the rules, and how many of a thousand moments."""


def met(game: Game[Any], table: Table, count: int, seed: str) -> Counter[str]:
    """Ask about ``count`` moments of random games at a table; how often each answer was met."""
    _, seats, options, rules, _ = table
    config = game.configure(seats, options)
    config.rules = rules or game.rules_version
    source, found, asked_about = Stream(seed), Counter[str](), 0
    while asked_about < count:
        law, state = Secrecy(), game.start(config)
        wait = source.below(BEFORE[game.id])
        while asked_about < count:
            chance(state, source)
            state.events = []
            decision = state.decision
            assert decision is not None
            wait -= 1
            if wait < 0 or decision.over:
                law(game, state, config, source)
                wait, asked_about = source.below(APART[game.id]), asked_about + 1
            if decision.over:
                break
            seat = decision.actors[source.below(len(decision.actors))]
            take(state, seat, eager(game.options(state, seat), source))
        found += law.met
    return found


def test_the_tables_make_up_a_lot() -> None:
    assert sum(share for *_, share in TABLES) == LOT


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("lot", range(LOTS))
def test_whatever_a_seat_sends_it_hears_the_same_of_twins(lot: int) -> None:
    for table in TABLES:
        found = met(find_game(table[0]), table, table[-1], f"{lot} {table}")
        assert min(found["accepted"], found["not-asked"], found["option-unreadable"]) > 0, table


def test_a_game_that_reads_with_the_tokens_of_the_asked_seat_is_found() -> None:
    """As all games were read before: the first one asked lent its knowledge to whoever sent a text."""

    class Lending(ForbiddenStars):
        def read(self, state: Stars, seat: int, text: str) -> Option:
            return parse_option(state, asked(state), text)

    with pytest.raises(AssertionError, match=r"order|upgrade"):
        met(Lending(), TABLES[4], 60, "lending")
