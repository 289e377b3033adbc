"""The pages tell the truth: links lead somewhere, commands exist, and the code on them runs."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from starhold.bots import Question
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import find_game, games
from starhold.kernel.play import Play
from starhold.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_link_inside_the_project_leads_to_a_file(file: Path) -> None:
    targets = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", file.read_text(encoding="utf-8"))
    inside = [target for target in targets if "://" not in target]
    assert [target for target in inside if not (file.parent / target).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_every_make_command_on_a_page_exists(name: str) -> None:
    named = set(re.findall(r"(?:^|`)make ([a-z]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
    rules = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert named
    assert named <= rules


def test_the_page_for_hosts_lists_every_setting() -> None:
    listed = set(re.findall(r"`STARHOLD_([A-Z_]+)`", (ROOT / "docs/host.md").read_text(encoding="utf-8")))
    assert listed == {field.name.upper() for field in fields(Settings)}


def bot_of_the_page() -> Any:
    text = (ROOT / "docs/write-a-bot.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert code
    names: dict[str, Any] = {}
    exec(code[1], names)
    return names["cautious"]


@pytest.mark.parametrize("name", games())
def test_the_bot_of_the_page_plays(name: str) -> None:
    game, bot = find_game(name), bot_of_the_page()
    play: Play[Any] = Play(game, game.configure(2), ["A", "B"], Stream(3))
    for turn in range(150):
        decision = play.state.decision
        assert decision
        if decision.over:
            break
        seat = decision.actors[0]
        options: list[Option] = game.options(play.state, seat)
        texts = [game.format(play.state, option) for option in options]
        answer = bot(Question(game, game.view(play.state, seat), texts, Stream(turn)))
        play.submit(seat, options[texts.index(answer)])
    assert play.version > 10
