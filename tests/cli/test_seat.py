"""What a table at the terminal tells: what its first person may know, and nobody's secrets where only bots play."""

from typing import Any, cast

import pytest

from starhold.cli.seat import Table
from starhold.games.pebble import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.play import Play
from starhold.words import Words


class Heard:
    """Stands in for the words, and keeps what they are asked to tell."""

    def __init__(self) -> None:
        self.args: list[dict[str, Any]] = []

    def event(self, told: dict[str, Any], _prefix: str) -> str:
        self.args.append(told["args"])
        return ""


@pytest.mark.parametrize(
    ("bots", "seen"), [({0: "random", 1: "random"}, set()), ({1: "random"}, {0}), ({0: "random"}, {1})]
)
def test_stones_are_told_to_the_first_person_only(bots: dict[int, str], seen: set[int]) -> None:
    heard = Heard()
    play = Play(GAME, GAME.configure(2), ["Aiko", "Lev"], Stream(1))
    Table(play, bots, cast(Words, heard), "1")._tell()
    assert {args["seat"] for args in heard.args} == {0, 1}
    assert {args["seat"] for args in heard.args if "stone" in args} == seen
