"""Trying out: what follows from a view alone, at any moment of any game, for whoever plays all seats."""

import json
from typing import Any

import pytest

from starhold.kernel.chance import Stream
from starhold.kernel.entries import spread
from starhold.kernel.game import find_game
from starhold.kernel.play import Play
from starhold.kernel.reasons import Refusal
from starhold.server.tables.trials import attempt


def under_way(game_id: str, steps: int) -> Play[Any]:
    game, source = find_game(game_id), Stream(f"{game_id} {steps}")
    play: Play[Any] = Play(game, game.configure(2), ["Ann", "Bob"], source)
    for _ in range(steps):
        decision = play.state.decision
        if decision is None or decision.over:
            break
        options = play.options(decision.actors[0])
        play.submit(decision.actors[0], options[source.below(len(options))])
    return play


def tried(game_id: str, view: bytes, moves: list[str], luck: int = 1) -> dict[str, Any]:
    found = attempt(game_id, view, moves, luck)
    assert not isinstance(found, Refusal), (found, moves)
    said: dict[str, Any] = json.loads(found)
    return said


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize("game_id", ["pebble", "quantum", "forbidden_stars"])
def test_moves_are_tried_out_from_any_moment(game_id: str, seat: int | None) -> None:
    for steps in (0, 7, 40, 90, 160):
        play = under_way(game_id, steps)
        view = json.dumps(play.game.view(play.state, seat)).encode()
        before = json.dumps(play.game.view(play.state, None))
        moves: list[str] = []
        for _ in range(4):
            found = tried(game_id, view, moves)
            options = spread(found["decision"]["options"])
            if not found["decision"]["actors"]:
                break
            assert options
            assert found["view"]["you"] == found["decision"]["actors"][0]
            moves.append(options[len(options) // 2]["text"])
        assert json.dumps(play.game.view(play.state, None)) == before


def test_the_same_luck_has_the_same_dice_and_another_one_others() -> None:
    play = under_way("quantum", 0)
    view = json.dumps(play.game.view(play.state, 0)).encode()
    rolled = [json.dumps(tried("quantum", view, ["reroll"], luck)["log"]) for luck in (1, 1, 2, 3, 4)]
    assert rolled[0] == rolled[1]
    assert len(set(rolled)) > 2


def test_an_impossible_move_says_why() -> None:
    play = under_way("quantum", 0)
    view = json.dumps(play.game.view(play.state, 0)).encode()
    for moves in (["fly"], ["move d4 c4"], ["keep", "keep", "keep", "keep", "keep"]):
        found = attempt("quantum", view, moves, 1)
        assert isinstance(found, Refusal)
        assert found.reason
