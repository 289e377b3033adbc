"""Undo goes back step by step, and never across a die or to another player's turn (S4)."""

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.decision import Option
from starhold.kernel.play import Play
from starhold.kernel.reasons import Refused


def at_the_first_turn() -> tuple[Play[QuantumState], int]:
    """A play whose start player is asked for an action, and that seat."""
    play = Play(GAME, GAME.configure(2, {"quick_start": True}), ["Aiko", "Lev"], Stream("undo"))
    while True:
        decision = play.state.decision
        assert decision is not None
        if decision.kind == "act":
            return play, decision.actors[0]
        play.submit(decision.actors[0], GAME.options(play.state, decision.actors[0])[0])


def reason_against(play: Play[QuantumState], seat: int) -> str:
    before = digest(GAME, play.state), play.version
    with pytest.raises(Refused) as caught:
        play.undo(seat)
    assert (digest(GAME, play.state), play.version) == before
    return caught.value.refusal.reason


def option(play: Play[QuantumState], seat: int, kind: str) -> Option:
    return next(one for one in GAME.options(play.state, seat) if one[0] == kind)


def test_steps_are_taken_back_one_by_one() -> None:
    play, seat = at_the_first_turn()
    first = digest(GAME, play.state)
    play.submit(seat, ("research",))
    second = digest(GAME, play.state)
    play.submit(seat, ("research",))
    play.undo(seat)
    assert digest(GAME, play.state) == second
    play.undo(seat)
    assert digest(GAME, play.state) == first


def test_after_an_undo_the_options_are_those_of_before() -> None:
    play, seat = at_the_first_turn()
    move = option(play, seat, "move")
    before = play.options(seat)
    play.submit(seat, move)
    assert move not in play.options(seat)
    play.undo(seat)
    assert play.options(seat) == before == GAME.options(play.state, seat)
    play.submit(seat, move)


def test_a_roll_closes_what_came_before_it() -> None:
    play, seat = at_the_first_turn()
    play.submit(seat, ("research",))
    assert play.undo_refusal(seat) is None
    play.submit(seat, option(play, seat, "reconfigure"))
    assert reason_against(play, seat) == "undo-chance"


def test_only_what_follows_a_roll_is_open_again() -> None:
    play, seat = at_the_first_turn()
    play.submit(seat, ("research",))
    play.submit(seat, option(play, seat, "reconfigure"))
    rolled = digest(GAME, play.state)
    play.submit(seat, ("research",))
    play.undo(seat)
    assert digest(GAME, play.state) == rolled
    assert reason_against(play, seat) != ""


def test_the_end_of_a_turn_is_open_until_the_next_player_acts() -> None:
    play, seat = at_the_first_turn()
    play.submit(seat, ("research",))
    play.submit(seat, ("end",))
    assert reason_against(play, 1 - seat) == "undo-not-yours"
    play.undo(seat)
    assert play.state.decision is not None
    assert play.state.decision.actors == (seat,)
    play.submit(seat, ("end",))
    play.submit(1 - seat, ("research",))
    assert reason_against(play, seat) == "undo-not-yours"
    play.undo(1 - seat)
    assert reason_against(play, seat) == "undo-nothing"


def test_nobody_takes_back_the_step_of_another() -> None:
    play, seat = at_the_first_turn()
    play.submit(seat, ("research",))
    assert reason_against(play, 1 - seat) == "undo-not-yours"
