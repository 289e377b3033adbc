"""Starts that cannot succeed: one sentence on standard error, exit code 1, no traceback."""

import socket
import sqlite3
from pathlib import Path

import pytest

from starhold.kernel.reasons import Refused
from starhold.server.settings import Settings
from starhold.server.store.database import open_database
from tests.server.people import Person
from tests.server.process import Process


def sentence(process: Process) -> str:
    said = process.output()
    assert process.code == 1
    assert said.count("\n") == 1
    return said.strip()


def test_an_occupied_port(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = sentence(Process(tmp_path / "a.sqlite", port))
        assert said == f"Port {port} is already in use; stop the other program or choose another port."
    assert not (tmp_path / "a.sqlite").exists()


def test_an_address_of_another_machine(tmp_path: Path) -> None:
    assert "192.0.2.1" in sentence(Process(tmp_path / "a.sqlite", host="192.0.2.1"))


def test_a_read_only_database(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    assert "cannot be written to" in sentence(Process(f"file:{file}?mode=ro"))


def test_a_database_without_room(tmp_path: Path) -> None:
    assert "no room left" in sentence(Process(tmp_path / "a.sqlite", database_pages=4))


def test_a_database_of_a_newer_program(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = 'future'")
    connection.commit()
    connection.close()
    assert "newer version of Starhold" in sentence(Process(file))


def test_a_second_server_on_the_same_database(tmp_path: Path) -> None:
    file, link = tmp_path / "a.sqlite", tmp_path / "elsewhere" / "b.sqlite"
    link.parent.mkdir()
    link.symlink_to(file)
    first = Process(file).ready()
    expected = f"The database “{file}” is already served by another Starhold; stop that one or choose another database."
    assert sentence(Process(file)) == expected
    assert "already served" in sentence(Process(f"file:{file}"))
    assert "already served" in sentence(Process(link))
    first.ready()
    first.kill()
    after = Process(link).ready()
    assert "already served" in sentence(Process(file))
    assert after.stop() == 0
    assert Process(file).ready().stop() == 0


def test_no_other_name_of_the_file_lets_a_second_server_in(tmp_path: Path) -> None:
    file, folder = tmp_path / "a.sqlite", tmp_path / "elsewhere"
    folder.mkdir()
    first = Process(file).ready()
    hard = folder / "hard.sqlite"
    hard.hardlink_to(file)
    assert "already served" in sentence(Process(hard))
    (tmp_path / "a.sqlite-lock").unlink()
    assert "already served" in sentence(Process(file))
    (folder / "soft").symlink_to(tmp_path, target_is_directory=True)
    for lock in tmp_path.rglob("*-lock"):
        lock.unlink()
    assert "already served" in sentence(Process(folder / "soft" / "a.sqlite"))
    assert sentence(Process(f"file:{hard}?cache=private")).count("already served") == 1
    first.ready()
    first.kill()
    assert Process(hard).ready().stop() == 0


def test_a_file_that_is_exchanged_while_it_is_served_lets_nobody_in_either(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    open_database(str(tmp_path / "backup.sqlite")).dispose()
    first = Process(file).ready()
    (tmp_path / "backup.sqlite").replace(file)
    assert "already served" in sentence(Process(file))
    first.kill()


def test_a_server_that_is_killed_while_its_bots_think_does_not_keep_the_database(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    first = Process(file).ready()
    ann = Person(first.address)
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.until("update", 2)
        first.kill()
    ann.close()
    assert Process(file).ready().stop() == 0


def test_settings_come_from_the_environment_and_what_is_given_wins() -> None:
    environment = {"STARHOLD_PORT": "9000", "STARHOLD_LIMITS": "no", "STARHOLD_ORIGINS": "https://a.b/, https://c.d"}
    settings = Settings.read(environment, port=None, host="0.0.0.0")
    assert (settings.port, settings.host, settings.limits) == (9000, "0.0.0.0", False)
    assert settings.origins == ("https://a.b", "https://c.d")
    assert Settings.read(environment, port=1).port == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "http"), ("BOT_PAUSE", "-1"), ("BOT_TIME", "nan"), ("HEARTBEAT", "inf"), ("LIMITS", "maybe")],
)
def test_an_impossible_setting_is_named(name: str, value: str) -> None:
    with pytest.raises(Refused) as refused:
        Settings.read({f"STARHOLD_{name}": value})
    assert refused.value.refusal.args == {"setting": f"STARHOLD_{name}", "value": value}
