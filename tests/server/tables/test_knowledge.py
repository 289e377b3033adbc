"""With everything, a view holds what each seat knows, and nothing that no seat knows."""

import json
from typing import Any

from starhold.kernel.chance import Stream
from starhold.kernel.game import find_game
from starhold.kernel.play import Play
from starhold.server.tables.knowledge import Reader, line_for, view_for


def stars() -> Play[Any]:
    """A game of Forbidden Stars under way, in which orders lie face down."""
    game, source = find_game("forbidden_stars"), Stream(b"knowledge")
    play: Play[Any] = Play(game, game.configure(2), ["Ann", "Bob"], source)
    while sum(event.type == "order-laid" for events in play.log for event in events) < 6:
        seat = play.state.decision.actors[0]
        options = play.options(seat)
        play.submit(seat, options[source.below(len(options))])
    return play


def test_everything_is_what_each_seat_knows() -> None:
    play = stars()
    game, state = play.game, play.state
    views = [game.view(state, seat) for seat in (0, 1)]
    whole = view_for(game, state, Reader(1, everything=True), 2)
    assert whole["you"] == 1
    assert whole["show"] == views[1]["show"]
    for seat in (0, 1):
        assert whole["seats"][seat] == views[seat]["seats"][seat]
        assert views[1 - seat]["seats"][seat] != views[seat]["seats"][seat]
    tokens = [[item for system in view["systems"] for item in system["stack"]] for view in (whole, *views)]
    assert tokens[0]
    assert [item.get("order") for item in tokens[0]] == [
        a.get("order") or b.get("order") for a, b in zip(*tokens[1:], strict=True)
    ]


def test_without_everything_it_is_the_view_of_the_seat() -> None:
    play = stars()
    before = json.dumps(play.game.view(play.state, None))
    view_for(play.game, play.state, Reader(0, everything=True), 2)
    assert json.dumps(view_for(play.game, play.state, Reader(None), 2)) == before
    assert view_for(play.game, play.state, Reader(0), 2) == play.game.view(play.state, 0)


def test_a_line_says_what_whoever_knows_most_is_told() -> None:
    play = stars()
    laid = [event for events in play.log for event in events if event.type == "order-laid"]
    for event in laid:
        assert "order" in line_for(play.game, event, Reader(0, everything=True))["args"]
    assert {"order" in line_for(play.game, event, Reader(0))["args"] for event in laid} == {True, False}
