"""Every version of the rules of every game has a recorded game that replays to its end (R10, R11)."""

from pathlib import Path

import pytest

from starhold.kernel.codec import digest
from starhold.kernel.game import find_game, games
from starhold.kernel.play import replayed
from starhold.kernel.record import Record, read_record

RECORDS = Path(__file__).parents[1] / "records"


def recorded() -> list[Record]:
    return [read_record(path.read_text(encoding="utf-8")) for path in sorted(RECORDS.glob("*.txt"))]


@pytest.mark.parametrize("game", games())
def test_every_version_of_the_rules_has_a_record(game: str) -> None:
    versions = {record.rules for record in recorded() if record.game == game}
    assert versions == set(range(1, find_game(game).rules_version + 1))


def test_the_recorded_game_of_pebble_replays() -> None:
    text = (RECORDS / "pebble-2.txt").read_text(encoding="utf-8")
    play = replayed(find_game("pebble"), read_record(text))
    assert play.game.winners(play.state) == (0,)
    assert digest(play.game, play.state) == "17fa648ec6ce8095ee4c2c06a52d669a91cf05e50bc3f8efe1cd9b98d070cd32"
    assert str(play.record) == text
