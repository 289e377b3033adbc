"""Recorded games replay to the position in which they ended (R10, R11)."""

from pathlib import Path

import pytest

from starhold.games.quantum import GAME
from starhold.kernel.codec import digest
from starhold.kernel.play import replayed
from starhold.kernel.record import read_record

RECORDS = Path(__file__).parents[2] / "records"
ENDS = {
    "quantum-2-void-undo.txt": "67ec1717a01d6a50e73b7af3456e64238338194bb661889a950febaf19d0b44a",
    "quantum-3-corner-void.txt": "9975bec6e17e1210b2e874a97ea072494e80228fbfcdfa65d1a75f0b4b8a96cc",
    "quantum-3-central-void.txt": "b05ce6c0bda2837af81b2c782c5d29a9ca521ec519cfbb77bf7bb4cd687f250a",
    "quantum-3-random-layout.txt": "28b8d49e19d32eba20767b4fad00ca39d8db0d2ef801a92c6e340cfba9710d04",
}


@pytest.mark.parametrize("name", ENDS)
def test_a_recorded_game_replays(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    play = replayed(GAME, read_record(text))
    assert play.state.winner >= 0
    assert digest(GAME, play.state) == ENDS[name]
    assert str(play.record) == text


def test_tables_of_older_rules_play_on_their_own_board() -> None:
    boards = {}
    for name in ENDS:
        record = read_record((RECORDS / name).read_text(encoding="utf-8"))
        state = replayed(GAME, record).state
        boards[name] = (record.rules, state.layout.rows)
    assert boards["quantum-3-corner-void.txt"] == (1, ("V 8* 7", "8* 10 8*", "7 9 7"))
    assert boards["quantum-3-central-void.txt"] == (2, ("10 8* 7", "8* V 8*", "7 9 7"))


def test_the_records_hold_undo_and_every_phase() -> None:
    lines = (RECORDS / "quantum-2-void-undo.txt").read_text(encoding="utf-8").splitlines()
    entries = [line.split(". ", 1)[1] for line in lines if line[:1].isdigit()]
    assert any(entry.endswith(" undo") for entry in entries)
    assert {"roll", "draw", "seat1", "seat2"} == {entry.split()[0] for entry in entries}
