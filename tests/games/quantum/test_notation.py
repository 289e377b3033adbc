"""Texts of options, rolls and draws."""

import re
from pathlib import Path
from random import Random

import pytest
import yaml

from starhold.games.quantum import GAME
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.decision import CHANCE
from starhold.kernel.reasons import Refused
from tests.games.quantum.positions import moments, random_position
from tests.rules.quantum.board import Side, board

EXAMPLES = [
    "keep",
    "reroll",
    "planet b2",
    "place #1 b1",
    "scrap #4",
    "reconfigure d4",
    "reconfigure #2",
    "deploy #2 e1",
    "build e2",
    "research",
    "end",
    "move d4 c4",
    "move d4 c4 with curious",
    "attack d7 h6 from g6",
    "attack d4 d5 from d4 with tactical",
    "transport d4 g4 carry c3 drop h5",
    "transport d4 g4 carry c3 drop h5 with tactical",
    "strike d4 d5",
    "warp d4 g7",
    "modify d4 3",
    "free-reconfigure d4",
    "cerebral",
    "tyrannical",
    "flexible d4 5",
    "flexible #3 1",
    "nomadic d4 e1",
    "resourceful d4",
    "use dangerous",
    "pass",
    "enter",
    "stay",
    "set 4",
    "roll",
    "again",
    "cube e2",
    "take agile",
    "take agile replace cruel",
    "refresh",
    "relocate seat2 e2 h5",
    "pick d4",
    "pick #5",
    "done",
    "discard agile",
]


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_documented_text_reads_back_as_itself(text: str) -> None:
    state = board(Side(), Side()).state
    assert GAME.format(state, GAME.parse(state, 0, text)) == text


def test_every_kind_has_a_form_and_an_example() -> None:
    assert set(KINDS) == {text.split()[0] for text in EXAMPLES}


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "fly d4 c4",
        "move d4",
        "move d4 c4 d4",
        "move d4  c4",
        " move d4 c4",
        "move D4 c4",
        "move d4 z99",
        "move d4 c4 with",
        "move d4 c4 with agile",
        "attack d4 d5",
        "attack d4 d5 by d4",
        "place 1 b1",
        "place #6 b1",
        "place #0 b1",
        "set 7",
        "set 0",
        "modify d4 03",
        "take nothing",
        "take agile replace",
        "relocate seat3 e2 h5",
        "relocate 2 e2 h5",
        "end now",
        "roll 3",
        "draw agile",
        "reconfigure #",
        "move d4 c4\n",
        "ｅｎｄ",
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    state = board(Side(), Side()).state
    with pytest.raises(Refused, match="option-unreadable"):
        GAME.parse(state, 0, text)


def test_options_of_random_positions_read_back() -> None:
    random = Random("texts")
    for _ in range(40):
        state = random_position(random)
        for option in GAME.options(state, state.seat):
            assert GAME.parse(state, state.seat, GAME.format(state, option)) == option


@pytest.mark.parametrize("text", ["roll 4 4 2", "roll 1"])
def test_a_roll_is_written_with_all_its_faces(text: str) -> None:
    here = board(Side("4@d4"), Side())
    GAME.apply(here.state, 0, GAME.parse(here.state, 0, "reconfigure d4"))
    assert GAME.format(here.state, GAME.parse(here.state, CHANCE, text)) == text
    for wrong in ("roll", "roll 7", "roll 0", "roll x", "draw agile", "keep", ""):
        with pytest.raises(Refused, match="option-unreadable"):
            GAME.parse(here.state, CHANCE, wrong)


def test_a_draw_is_written_by_name() -> None:
    start = GAME.start(GAME.configure(2))
    assert GAME.parse(start, CHANCE, "draw agile") == ("draw", 0)
    assert GAME.format(start, ("draw", 30)) == "draw warlike"
    layout = GAME.start(GAME.configure(2, {"layout": "random"}))
    assert GAME.format(layout, GAME.parse(layout, CHANCE, "draw terra-major")) == "draw terra-major"
    with pytest.raises(Refused, match="option-unreadable"):
        GAME.parse(start, CHANCE, "draw expansion")


def test_texts_of_whole_games_read_back() -> None:
    for state in moments(GAME.configure(3), 5, 3, 600):
        decision = state.decision
        assert decision is not None
        for option in GAME.options(state, decision.actors[0]):
            assert GAME.parse(state, decision.actors[0], GAME.format(state, option)) == option


PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")


def test_the_page_shows_every_kind_of_option() -> None:
    shown = {text.split()[0] for text in re.findall(r"`([a-z][^`]*)`", PAGE)}
    assert set(KINDS) <= shown


EXAMPLES_OF_POSITIONS = [
    yaml.safe_load(text)
    for text in re.findall(r"```yaml\n(.*?)```", PAGE.partition("### Forbidden Stars")[0], re.DOTALL)
]


def test_the_positions_of_the_page_can_be_read() -> None:
    *whole, pending = EXAMPLES_OF_POSITIONS
    asked = []
    for document in whole:
        state = GAME.from_position(document)
        decision = state.decision
        assert decision is not None
        asked.append((decision.actors[0], decision.kind))
        assert "pending" not in GAME.to_position(state)
    assert asked == [(0, "act"), (1, "combat-window"), (1, "starting-place"), (1, "sabotage"), (0, "act")]
    begun = GAME.from_position(whole[-1])
    assert (begun.research[0], begun.due, begun.turn) == (5, 1, 7)
    fight = board(Side("3@d4"), Side("6@d5")).do("attack d4 d5 from d4", dice="1 1 2")
    written = GAME.to_position(fight.state)
    del written["combat"]
    assert GAME.to_position(GAME.from_position(written | pending)) == GAME.to_position(fight.state)


def test_the_winning_attacker_of_the_page() -> None:
    document = EXAMPLES_OF_POSITIONS[1]
    (block,) = re.findall(r"`combat: (\{.*?\}\})`", PAGE)
    ships = [{"number": 5, "at": "scrapyard"}, *document["seats"][1]["ships"][1:]]
    seats = [document["seats"][0], {"ships": ships}]
    state = GAME.from_position(document | {"seats": seats, "combat": yaml.safe_load(block)})
    assert state.decision is not None
    assert (state.decision.kind, GAME.options(state, 0)) == ("attacker-position", [("enter",), ("stay",)])
