"""The games and their numbered rules, which are read from the documents that they are written in."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from starhold.server.tables.catalogue import catalogue, game_of
from starhold.server.web.content import Content
from starhold.server.errors import Problem
from starhold.server.messages import Chapter, Clause

CLAUSE = re.compile(
    r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\*\* *(?P<mark>(?:(?:\[[a-z]+\]|\(unverified\)) *)*)(?P<text>.+)$"
)
SOURCE = Path(__file__).resolve().parents[4] / "docs" / "rules"
"""Where the documents lie in the repository; an installed package carries them beside the game's words."""


@cache
def chapters(game_id: str) -> list[Chapter]:
    """The chapters of a game's rules; `Problem` (``page-unknown``) if there is no such document."""
    game_of(game_id)
    packaged = files("starhold.games") / game_id / "text" / "rules.md"
    page = SOURCE / f"{game_id.replace('_', '-')}.md"
    if packaged.is_file():
        return parse(packaged.read_text(encoding="utf-8"))
    if page.is_file():
        return parse(page.read_text(encoding="utf-8"))
    raise Problem("page-unknown")


@cache
def chapters_content(game_id: str) -> Content:
    """The same as JSON."""
    return Content(msgspec.json.encode(chapters(game_id)), "application/json")


@cache
def catalogue_content() -> Content:
    """The installed games as JSON."""
    return Content(msgspec.json.encode(catalogue()), "application/json")


def parse(text: str) -> list[Chapter]:
    """The chapters (second-level headings) that have clauses (list items with an id in bold), in reading order."""
    found: list[Chapter] = []
    for line in text.splitlines():
        if line.startswith("## "):
            found.append(Chapter(line.removeprefix("## ").strip(), []))
        elif found and (match := CLAUSE.match(line)):
            found[-1].clauses.append(Clause(match["id"], match["text"].strip(), match["mark"].strip()))
        elif found and found[-1].clauses and line.startswith("  ") and line.strip():
            found[-1].clauses[-1].text += " " + line.strip()
    return [chapter for chapter in found if chapter.clauses]
