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


def test_two_people_at_one_terminal_look_one_after_the_other(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = Play(GAME, GAME.configure(2), ["Aiko", "Lev"], Stream(1))
    play.replay([])
    said: list[str] = []

    def answer(_prompt: str = "") -> str:
        """Enter when the screen is passed on, else a stone of whoever is asked."""
        said.append(capsys.readouterr().out)
        if "only" in said[-1]:
            return ""
        if len(said) > 8:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    Table(play, {}, Words("en", ["Aiko", "Lev"]), "1").run()
    assert "This is for Aiko only." in said[0]
    assert "draws a stone" not in said[0]
    assert "Lev" not in said[1].replace("Lev draws a stone", "")
    assert "This is for Lev only." in said[2]
    hands = [{word for word in said[place].split() if word.isdigit()} for place in (1, 3)]
    assert all(hands)
    for place, name in ((1, "Aiko"), (3, "Lev")):
        lines = [line for line in said[place].splitlines() if "draws" in line and name not in line]
        assert not any(any(char.isdigit() for char in line) for line in lines), lines
