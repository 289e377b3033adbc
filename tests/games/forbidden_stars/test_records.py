"""Recorded games replay to the situation in which they ended (R10, R11)."""

from pathlib import Path

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.codec import digest
from starhold.kernel.play import replayed
from starhold.kernel.record import read_record

RECORDS = Path(__file__).parents[2] / "records"
ENDS = {
    "forbidden-stars-2-undo.txt": "0eaa2b984bb3b51d46afb7ef6ce8f4cfe71dc37ea05e425033dd325d29dbf7cf",
    "forbidden-stars-3-print.txt": "84ff84547c4dcc534ebd43fa71e4a9152166ca85be703cc662d68df09126775e",
}


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_replays(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    play = replayed(GAME, read_record(text))
    assert play.state.winners
    assert digest(GAME, play.state) == ENDS[name]
    assert str(play.record) == text


def test_a_record_reads_like_a_report() -> None:
    text = (RECORDS / "forbidden-stars-2-undo.txt").read_text(encoding="utf-8")
    for words in ("draw tile_", " lay tile_12a 1 ", " order advance ", " resolve", " card seat1 ambush", " undo"):
        assert words in text
