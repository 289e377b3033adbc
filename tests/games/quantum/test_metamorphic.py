"""The same game on a turned board or with other seats (R8)."""

import json
import re
from random import Random

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.view.table import plain_moment
from starhold.kernel.chance import Stream
from starhold.kernel.game import Plain
from starhold.kernel.grid import Grid
from starhold.kernel.run import chance, take
from tests.games.quantum.positions import random_document
from tests.kernel.script import Script

SQUARE = re.compile(r"\b[a-z]{1,2}[0-9]+\b")
SEAT = re.compile(r"\bseat([0-9])\b")


def rows_of(document: Plain) -> list[list[str]]:
    """The tiles of a written position."""
    return [row.split() for row in document["map"]["rows"]]


def turn_text(text: str, document: Plain) -> str:
    """A text with every square as it is called on the board turned a quarter clockwise."""
    tiles = rows_of(document)
    height, width = len(tiles) * 3, len(tiles[0]) * 3
    before, after = Grid(width, height), Grid(height, width)

    def square(match: re.Match[str]) -> str:
        column, row = before.place(before.parse(match[0]) or 0)
        return after.name(after.at(height - 1 - row, column))

    return SQUARE.sub(square, text)


def turned(document: Plain) -> Plain:
    """The position with its board turned a quarter clockwise."""
    rows = [" ".join(line) for line in zip(*rows_of(document)[::-1], strict=True)]
    new: Plain = json.loads(turn_text(json.dumps(document | {"map": None, "options": None}), document))
    return new | {"map": document["map"] | {"rows": rows}, "options": document["options"]}


def shifted(document: Plain) -> Plain:
    """The position with every player one seat further on."""
    seats = len(document["seats"])
    text = SEAT.sub(lambda match: f"seat{int(match[1]) % seats + 1}", json.dumps(document))
    new: Plain = json.loads(text)
    new["seats"] = new["seats"][-1:] + new["seats"][:-1]
    return new


def texts(state: QuantumState) -> list[str]:
    """The options of the asked seat."""
    decision = state.decision
    assert decision is not None
    return [GAME.format(state, option) for option in GAME.options(state, decision.actors[0])] if decision.actors else []


def written(state: QuantumState) -> Plain:
    """A position without the order of planets in lists of cubes, which depends on how the board lies."""
    return sorted_cubes(GAME.to_position(state))


def sorted_cubes(document: Plain) -> Plain:
    """The position with the cubes of each seat in the order of their names."""
    for seat in document["seats"]:
        seat["cubes"].sort()
    return document


def follow(state: QuantumState, text: str, dice: list[int]) -> None:
    """Carry out an option with the given dice and cards from one stream."""
    decision = state.decision
    assert decision is not None
    take(state, decision.actors[0], GAME.parse(state, decision.actors[0], text))
    chance(state, Script(dice, [], Stream("cards")))


@pytest.mark.parametrize("seed", range(20))
def test_a_turned_board_gives_the_same_game(seed: int) -> None:
    random = Random(seed)
    state = GAME.from_position(random_document(random))
    for _ in range(12):
        if not plain_moment(state) or not texts(state):
            break
        document = GAME.to_position(state)
        other = GAME.from_position(turned(document))
        here = texts(state)
        assert {turn_text(text, document) for text in here} == set(texts(other))
        text, dice = random.choice(here), [random.randint(1, 6) for _ in range(9)]
        follow(state, text, dice[:])
        follow(other, turn_text(text, document), dice[:])
        if plain_moment(state):
            assert written(other) == sorted_cubes(turned(written(state)))


@pytest.mark.parametrize("seed", range(20))
def test_other_seats_give_the_same_game(seed: int) -> None:
    random = Random(1000 + seed)
    state = GAME.from_position(random_document(random))
    for _ in range(12):
        if not plain_moment(state) or not texts(state):
            break
        document = GAME.to_position(state)
        other = GAME.from_position(shifted(document))
        here = texts(state)
        assert texts(other) == here
        text, dice = random.choice(here), [random.randint(1, 6) for _ in range(9)]
        follow(state, text, dice[:])
        follow(other, text, dice[:])
        if plain_moment(state):
            assert written(other) == shifted(written(state))
