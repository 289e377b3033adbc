"""Forbidden Stars in the terminal: a picture with words for everything, and no question that stumbles."""

import re
from functools import partial
from pathlib import Path

import pytest

from starhold.cli.board import draw
from starhold.cli.script import Given
from starhold.cli.seat import Table as Keyboard
from starhold.documents import write_document
from starhold.games.forbidden_stars.rules.combat import start_combat
from starhold.kernel.chance import Stream
from starhold.kernel.play import Play
from starhold.kernel.reasons import Refused
from starhold.kernel.run import settle
from starhold.words import LANGUAGES, Words
from tests.cli.conftest import Cli
from tests.games.forbidden_stars.examples import BLOCKS, whole
from tests.rules.forbidden_stars.table import GAME, C, S, Table

RAW = re.compile(r"\b(cli|unit|order|structure|asset|faction|die|world|card)-[a-z]")
"""The id of a message that is missing."""


def fight() -> Table:
    """A combat under way, a storm, orders and objectives on the board, a scheme in hand."""
    table = Table().bases().put(S, "noatun", scout=2).put(C, "noatun", cultist=1).put(S, "purge", 1, scout=1)
    table.put(C, "noatun", helbrute=1).lay(S, "deploy", "tile_10a").lay(C, "advance", "tile_10a").storm("V", 2, 1)
    table.assets(S, forge=1).scheme(S, "exterminatus")
    table.state.objectives[table.area("purge") * 2 + S] = 2
    return table.clash("noatun", ("ambush", ""), ("ooo", "ddd"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [S, C, None])
def test_the_picture_has_words_for_everything(
    capsys: pytest.CaptureFixture[str], language: str, viewer: int | None
) -> None:
    words = Words(language, ["Ada", "Bo"])
    for table in (fight(), Table().put(S, "argovia", scout=1)):
        draw(GAME.view(table.state, viewer), words)
        shown = capsys.readouterr().out
        assert RAW.findall(shown) == []
        assert words.say("world-purge") in shown


def test_the_picture_shows_to_each_what_it_may_know(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for viewer in (S, C, None):
        draw(GAME.view(fight().state, viewer), Words("en", ["Ada", "Bo"]))
        found.append(capsys.readouterr().out)
    assert ["A Deploy < B\n" in shown for shown in found] == [True, False, False]
    assert ["A < B Advance\n" in shown for shown in found] == [False, True, False]
    assert ["Exterminatus" in shown for shown in found] == [True, False, False]
    for shown in found:
        assert "Purge ◎ [purge] (capacity 4, materiel 1)  A 1 Scout (1 routed)  A 2 objectives\n" in shown
        assert "Combat on Noatun, round 1\n  A 3 Bolter, 0 Shield, 0 Aquila; in all: bolters 6" in shown


def test_a_question_about_a_strike_is_put(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = iter(["", "quit"])
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(said))
    table = Table().bases().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", cultist=1)
    play = Play(GAME, GAME.configure(2, {}), ["Ada", "Bo"], Stream("strike"))
    play.state = table.order(S, "advance", "tile_10a").state
    Keyboard(play, {}, Words("en", ["Ada", "Bo"]), "1").run()
    assert "strike tile_10a_se illedrias" in capsys.readouterr().out


def test_a_position_is_drawn_and_its_options_are_listed(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    table = Table().bases().put(S, "argovia", scout=1)
    file.write_text(
        write_document({k: v for k, v in GAME.to_position(table.state).items() if k != "pending"}), encoding="utf-8"
    )
    shown = cli("position", "show", file).out
    assert "Argovia ◎ [argovia] (capacity 4, materiel 1)  A 1 Scout\n" in shown
    assert "\nround 1 › planning\n" in shown
    assert "seat1 order deploy tile_10a" in cli("position", "options", file).out


def test_a_combat_in_its_second_round_is_shown(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(write_document(whole(BLOCKS[3])), encoding="utf-8")
    shown = cli("position", "show", file).out
    assert "Combat on Noatun, round 2\n  A 2 Bolter, 1 Shield, 0 Aquila" in shown
    assert "\nround 3 › operations › advance › combat round 2 › pick-cards\n" in shown
    assert "seat2 card seat2 lure_of_chaos" in cli("position", "options", file).out
    file.write_text(write_document({**whole(BLOCKS[3]), "phase": "lunch"}), encoding="utf-8")
    assert "“phase”: this name is unknown" in cli("position", "show", file).err


def about_to_roll() -> Table:
    """A combat whose dice are to be rolled and whose cards are to be drawn."""
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.state.decision = None
    start_combat(table.state, table.area("noatun"), S, [], True)
    settle(table.state)
    return table


def test_cards_that_are_given_come_first_those_of_the_seed_after_them() -> None:
    state = about_to_roll().state
    given = Given(GAME, lambda: state, "1 4", "ambush ambush reconnaissance", Stream("later"))
    drawn = given.settle()[2].split()
    assert drawn[:4] == ["draw", "ambush", "ambush", "reconnaissance"]
    assert len(drawn) == 6
    given.finish()


@pytest.mark.parametrize("after", [None, Stream("later")])
def test_a_card_that_cannot_come_is_named_though_more_are_missing(after: Stream | None) -> None:
    for cards, wrong in (("ambush foo", "foo"), ("ambush ambush ambush", "ambush")):
        table = about_to_roll()
        given = Given(GAME, partial(getattr, table, "state"), "1 4", cards, after)
        with pytest.raises(Refused, match=f"script-does-not-fit value={wrong}"):
            given.settle()
