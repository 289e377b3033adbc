"""The command that starts the server: it says where, and why when it cannot."""

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_serve_says_where_and_ends_cleanly(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "starhold",
        "serve",
        "--port",
        "0",
        "--database",
        str(tmp_path / "s.sqlite3"),
    ]
    environment = {**os.environ, "LANG": "C.UTF-8", "STARHOLD_LOG": "error"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        assert re.search(r"http://localhost:[1-9]\d*\b", server.stdout.readline())
        server.send_signal(signal.SIGINT)
        assert server.wait(120) == 0


def test_an_occupied_port_is_one_sentence_and_code_1(cli: Cli, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        answer = cli("serve", "--port", taken.getsockname()[1], "--database", tmp_path / "s.sqlite3")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert answer.out == ""


@pytest.mark.parametrize("database", ["file:{}?mode=ro", "{}/below/there.sqlite3"])
def test_a_database_that_cannot_be_written_is_one_sentence_and_code_1(cli: Cli, tmp_path: Path, database: str) -> None:
    file = tmp_path / "s.sqlite3"
    file.write_bytes(b"")
    answer = cli("serve", "--port", 0, "--database", database.format(file))
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


def test_an_impossible_setting_is_one_sentence_and_code_2(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_PORT", "many")
    answer = cli("serve")
    assert (answer.code, answer.out) == (2, "")
    assert "STARHOLD_PORT" in answer.err
