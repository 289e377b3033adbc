"""The law "no reason ⇔ offered" finds each way in which a game can say a rule twice and differently."""

import pytest

from starhold.games.pebble.game import PebbleGame
from starhold.games.pebble.model import Pebble
from starhold.kernel.agreement import Agreement
from starhold.kernel.conformance import walk
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal


class Warned(PebbleGame):
    """Has a reason against what is offered."""

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        return Refusal("no-trap-held", "P-6") if option == ("trap",) else super().explain(state, seat, option)


class Lax(PebbleGame):
    """Knows no reason against a trap that nobody holds."""

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        found = super().explain(state, seat, option)
        return None if found is not None and found.reason == "no-trap-held" else found


class Vague(PebbleGame):
    """Says of a stone only that it is not an option."""

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        found = super().explain(state, seat, option)
        return Refusal("not-an-option") if found is not None and option[0] == "choose" else found


class Bare(PebbleGame):
    """Names no clause."""

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        found = super().explain(state, seat, option)
        return Refusal(found.reason) if found is not None else None


class Inventive(PebbleGame):
    """Has reasons of which nobody knows."""

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        found = super().explain(state, seat, option)
        return Refusal("bad-weather", "P-1") if found is not None else None


@pytest.mark.parametrize(
    ("game", "fault"),
    [
        (Warned(), r"no-trap-held \(P-6\) though offered', \d, \('trap',\)"),
        (Lax(), r"no reason', \d, \('trap',\)"),
        (Vague(), r"not-an-option stands in for a rule', \d, \('choose', \d\)"),
        (Bare(), "stone-not-held stands in for a rule"),
        (Inventive(), r"bad-weather \(P-1\) is not on the list"),
    ],
)
def test_a_game_that_disagrees_with_itself_is_found_out(game: PebbleGame, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        walk(game, game.configure(3), 0, [Agreement()])


def test_the_law_says_what_it_tried() -> None:
    law = Agreement()
    walk(PebbleGame(), PebbleGame().configure(2), 1, [law])
    assert law.tried["offered"] > 20
    assert law.reasons["stone-not-held"] > 10
