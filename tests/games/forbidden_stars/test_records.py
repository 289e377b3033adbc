"""Recorded games replay to the situation in which they ended (R10, R11)."""

from pathlib import Path

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.game import LAST
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import Refused
from starhold.kernel.record import read_record

RECORDS = Path(__file__).parents[2] / "records"
ENDS = {
    "forbidden-stars-2-quick.txt": "50d665b13aaf0a826f32c0a8281c54531fcb87c0543a69340e29f56cd58675a3",
    "forbidden-stars-2-undo.txt": "6579c0bc8760bbfe18444794ab47830c502b6928b88220fa5b9b87714d5944ed",
    "forbidden-stars-4-quick.txt": "ede8040b03572a5791d8d897e0d87f24391d88d6034fe42959dbd0cdf61df23d",
    "forbidden-stars-2-offers.txt": "e8dab54a451b63f362390de0ecbca55bba24514225b4c914757f0da5c4d5f9de",
    "forbidden-stars-2-spores.txt": "618a5075389de1d79fb095d6e4b05763c12a72150ce5bb10db6db801993dd6c3",
    "forbidden-stars-2-unpaid.txt": "cacad6d4bcbc68dbd23b8cf59294e8e23838b32293ceb188a0f28fd67d4d0ce3",
    "forbidden-stars-4-quick-unguarded.txt": "7114608b0ec9ea4940bab8a4dca3177ed2f2f31da2c1325c36acd09f376fb0e2",
    "forbidden-stars-4-orders-unguarded.txt": "69fb78b2323273cf910575be23962293ed700c493380cd33268e55c175be7657",
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


def test_two_meanings_of_one_version_are_told_apart_by_what_was_recorded() -> None:
    """What the numbers 1, 3 and 4 meant was changed under the same number: by each meaning a game was recorded."""
    found = {name: replayed(GAME, read_record((RECORDS / name).read_text(encoding="utf-8"))).state for name in ENDS}
    readings = {name: (state.config.rules, state.config.reading) for name, state in found.items()}
    assert {name: one for name, one in readings.items() if one[1] != LAST} == {
        "forbidden-stars-2-unpaid.txt": (1, 1),
        "forbidden-stars-4-quick-unguarded.txt": (3, 2),
        "forbidden-stars-4-orders-unguarded.txt": (3, 2),
        "forbidden-stars-2-spores.txt": (4, 1),
    }
    assert set(readings.values()) >= {(rules, LAST) for rules in range(1, GAME.rules_version + 1)}


def test_a_view_names_the_reading_and_bots_imagine_by_it() -> None:
    config = GAME.by_rules(GAME.configure(2, {"setup": "quick"}), 3, 1)
    play = Play(GAME, config, ["Ada", "Grace"], Stream("reading"))
    view = GAME.view(play.state, 0)
    assert (view["rules"], view["reading"]) == (3, 1)
    imagined = GAME.imagine(view, Stream("guess")).config
    assert (imagined.rules, imagined.reading) == (3, 1)
    assert "reading" not in GAME.view(GAME.start(GAME.configure(2)), 0)
    position = GAME.to_position(play.state)
    assert GAME.from_position(position).config.reading == 1
    with pytest.raises(Refused, match="place=reading problem=out-of-range"):
        GAME.from_position({**position, "reading": 3})


def test_a_record_reads_like_a_report() -> None:
    text = (RECORDS / "forbidden-stars-2-undo.txt").read_text(encoding="utf-8")
    for words in ("draw tile_", " lay tile_12a 1 ", " order advance ", " resolve", " card seat1 ambush", " undo"):
        assert words in text
