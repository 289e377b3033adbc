"""Recorded games replay to the situation in which they ended (R10, R11)."""

from pathlib import Path

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.codec import digest
from starhold.kernel.play import replayed
from starhold.kernel.record import read_record

RECORDS = Path(__file__).parents[2] / "records"
ENDS = {
    "forbidden-stars-2-quick.txt": "50d665b13aaf0a826f32c0a8281c54531fcb87c0543a69340e29f56cd58675a3",
    "forbidden-stars-2-undo.txt": "6579c0bc8760bbfe18444794ab47830c502b6928b88220fa5b9b87714d5944ed",
    "forbidden-stars-4-quick.txt": "ede8040b03572a5791d8d897e0d87f24391d88d6034fe42959dbd0cdf61df23d",
    "forbidden-stars-2-offers.txt": "e8dab54a451b63f362390de0ecbca55bba24514225b4c914757f0da5c4d5f9de",
    "forbidden-stars-3-quick-print.txt": "e372c88feffe4ff91616228e40507f3530a5cbd6f955e857870b9c70e677d570",
    "forbidden-stars-3-print.txt": "04dc57f95fc59fcf6174895026c42600ab34b1d868737f4e2109ba6a1ae759ae",
}


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_replays(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    play = replayed(GAME, read_record(text))
    assert play.state.winners
    assert digest(GAME, play.state) == ENDS[name]
    assert str(play.record) == text


def test_records_of_every_version_of_the_rules_are_among_them() -> None:
    versions = {read_record((RECORDS / name).read_text(encoding="utf-8")).rules for name in ENDS}
    assert versions == set(range(1, GAME.rules_version + 1))


def test_a_record_reads_like_a_report() -> None:
    text = (RECORDS / "forbidden-stars-2-undo.txt").read_text(encoding="utf-8")
    for words in ("draw tile_", " lay tile_12a 1 ", " order advance ", " resolve", " card seat1 ambush", " undo"):
        assert words in text
