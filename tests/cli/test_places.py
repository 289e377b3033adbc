"""The terminal calls the places of a table by their names; ids stand only where they can be typed."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

RECORD = Path(__file__).parents[1] / "records/forbidden-stars-2-undo.txt"
RAW = re.compile(r"tile_\w+|\b[a-j]\d[nw]\b")


@pytest.mark.parametrize(("language", "space"), [("en", "Space "), ("ja", "宇宙"), ("ru", "Космос ")])
def test_a_replay_tells_of_spaces_and_edges_without_ids(cli: Cli, language: str, space: str) -> None:
    said = cli("replay", str(RECORD), "--language", language).out.splitlines()
    told = [line for line in said if line.startswith("       ") and not re.match(r" *\d+\. ", line)]
    assert len(told) > 300
    assert any(space in line for line in told)
    assert [line for line in told if RAW.search(line) and "[" not in line] == []
