"""What is proved of a data file before it is served: that it is ours, and that every page and the log are whole."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from pathlib import Path

import pytest

from starhold.kernel.reasons import Refused
from starhold.server.store.database import open_database
from tests.server.people import Person
from tests.server.process import Process

PAGE = 4096


def reason(file: Path) -> str:
    with pytest.raises(Refused) as refused:
        open_database(str(file))
    assert refused.value.refusal.args["database"] == str(file)
    return refused.value.refusal.reason


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A data file with a game of many pages in it."""
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    connection = sqlite3.connect(file)
    columns = "id, game, rules, name, options, status, owner, public, invite, commitment, turn, created, changed"
    row = ("t", "pebble", 1, "", "{}", "open", "ann", 1, "i", "", "[]", 0, 0)
    connection.execute(f"INSERT INTO game ({columns}) VALUES ({', '.join('?' * len(row))})", row)
    lines = [("t", number, 0, "choose 1", "", 0) for number in range(1, 2000)]
    connection.executemany("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", lines)
    connection.commit()
    connection.close()
    return file


def overwrite(file: Path, place: int, data: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(place)
        opened.write(data)


def test_a_whole_file_is_opened_and_bears_the_mark_of_this_program(file: Path) -> None:
    open_database(str(file)).dispose()
    connection = sqlite3.connect(file)
    assert connection.execute("PRAGMA application_id").fetchone() == (int.from_bytes(b"Star"),)
    connection.close()


def test_a_file_of_an_older_program_bears_no_mark_and_is_opened(file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA application_id = 0")
    connection.close()
    open_database(str(file)).dispose()


@pytest.mark.parametrize("which", ["second", "middle", "last"])
def test_a_damaged_page_is_found_wherever_it_is(file: Path, which: str) -> None:
    last = file.stat().st_size // PAGE - 1
    overwrite(file, {"second": 1, "middle": last // 2, "last": last}[which] * PAGE, b"\xa5" * PAGE)
    before = file.read_bytes()
    assert reason(file) == "database-damaged"
    assert file.read_bytes() == before


def test_a_file_that_was_cut_is_damaged(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 3 * PAGE)
    assert reason(file) == "database-damaged"


def test_a_damaged_beginning_is_no_database(file: Path) -> None:
    overwrite(file, 0, b"\0" * 16)
    assert reason(file) == "database-foreign"


@pytest.mark.parametrize("place", [16, 18, 20, 24 + 4, 44, 56])
def test_a_damaged_field_of_the_head_is_refused_or_harmless(file: Path, place: int) -> None:
    """Page size, versions, reserved room, size, schema format, encoding."""
    overwrite(file, place, b"\xee\xee")
    before = file.read_bytes()
    with contextlib.suppress(Refused):
        open_database(str(file)).dispose()
        assert entries(file) == 1999
        return
    assert file.read_bytes() == before


@pytest.mark.parametrize("mark", [0, 1_234_567])
def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path, mark: int) -> None:
    file = tmp_path / "photos.sqlite"
    connection = sqlite3.connect(file)
    connection.execute(f"PRAGMA application_id = {mark}")
    connection.execute("CREATE TABLE photo (name TEXT)")
    connection.close()
    before = file.read_bytes()
    assert reason(file) == "database-foreign"
    assert file.read_bytes() == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "a.sqlite").touch()
    open_database(str(tmp_path / "a.sqlite")).dispose()


def test_whoever_starts_it_is_told_when_the_check_takes_long(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    open_database(str(file), slow=lambda: told.append("slow")).dispose()
    assert told == []
    monkeypatch.setattr("starhold.server.store.checks.LONG", 0.0)
    monkeypatch.setattr("starhold.server.store.checks._ours", lambda _: True)
    monkeypatch.setattr("threading.Timer.cancel", lambda timer: timer.join(10))
    open_database(str(file), slow=lambda: told.append("slow")).dispose()
    assert told == ["slow"]


# -- the log of changes ----------------------------------------------------------------------------
@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a server leaves behind that was killed after some moves: all of them stand in the log only."""
    file = tmp_path_factory.mktemp("killed") / "a.sqlite"
    server = Process(file).ready()
    ann = Person(server.address)
    table = ann.started(["bot:random", "bot:random"])
    end = time.monotonic() + 60
    while ann.read(table)["status"] != "over" and time.monotonic() < end:
        time.sleep(0.05)
    ann.close()
    server.kill()
    assert Path(f"{file}-wal").stat().st_size > 10 * PAGE
    return file


@pytest.fixture
def crashed(killed: Path, tmp_path: Path) -> Path:
    for part in ("", "-wal", "-shm"):
        shutil.copy(f"{killed}{part}", tmp_path / f"a.sqlite{part}")
    return tmp_path / "a.sqlite"


def entries(file: Path) -> int:
    connection = sqlite3.connect(file)
    (found,) = connection.execute("SELECT count(*) FROM entry").fetchone()
    connection.close()
    return int(found)


def test_a_killed_server_loses_nothing(crashed: Path) -> None:
    open_database(str(crashed)).dispose()
    assert entries(crashed) > 5


@pytest.mark.parametrize("left", ["half", "a frame less", "nothing", "no file"])
def test_a_log_that_was_cut_is_damage_and_no_earlier_state(crashed: Path, left: str) -> None:
    log = Path(f"{crashed}-wal")
    size = log.stat().st_size
    if left == "no file":
        log.unlink()
    else:
        os.truncate(log, {"half": size // 2, "a frame less": size - 1, "nothing": 0}[left])
    assert reason(crashed) == "database-damaged"


def test_a_log_with_a_damaged_head_is_damage(crashed: Path) -> None:
    overwrite(Path(f"{crashed}-wal"), 0, b"\0" * 8)
    assert reason(crashed) == "database-damaged"
    Path(f"{crashed}-shm").unlink()
    assert reason(crashed) == "database-damaged"


def test_a_log_of_another_moment_is_damage(crashed: Path) -> None:
    overwrite(Path(f"{crashed}-wal"), 16, b"otherone")
    assert reason(crashed) == "database-damaged"


def test_a_log_without_its_index_is_read_to_its_end_as_after_a_power_cut(crashed: Path) -> None:
    Path(f"{crashed}-shm").unlink()
    with Path(f"{crashed}-wal").open("ab") as log:
        log.write(b"half a frame")
    open_database(str(crashed)).dispose()
    assert entries(crashed) > 5


# -- what the host reads ---------------------------------------------------------------------------
def test_the_sentence_for_a_damaged_database_names_commands_that_help(file: Path, tmp_path: Path) -> None:
    overwrite(file, (file.stat().st_size // PAGE - 1) * PAGE, b"\xa5" * PAGE)
    process = Process(file)
    said = process.output()
    assert process.code == 1
    assert said.count("\n") == 1
    assert "is damaged; put your last backup in its place" in said
    if shutil.which("sqlite3") is None and not os.environ.get("CI"):
        return
    subprocess.run(said.partition("rescue what can be read (")[2].strip(").\n"), shell=True, check=True, cwd=tmp_path)
    rescued = tmp_path / "rescued.sqlite"
    open_database(str(rescued)).dispose()
    assert entries(rescued) > 1000
