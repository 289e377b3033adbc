"""A real web server in front of ours, set up as docs/host.md says."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PROGRAM = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
NEEDED = pytest.mark.skipif(PROGRAM is None and not os.environ.get("CI"), reason="the program nginx is not there")
HOSTING = Path(__file__).resolve().parents[2] / "docs" / "host.md"


@contextmanager
def in_front(folder: Path, target: str, *, strips: bool = False) -> Iterator[str]:
    """The address of an nginx that passes `/games` on to `target`, with or without that path."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    (folder / "nginx.conf").write_text(configured(folder, port, target, strips))
    process = subprocess.Popen([PROGRAM or "nginx", "-e", "error.log", "-p", str(folder), "-c", "nginx.conf"])
    try:
        wait_for(port, process)
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def configured(folder: Path, port: int, target: str, strips: bool) -> str:
    example = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(), re.DOTALL)
    assert example is not None
    location = example[1].replace("127.0.0.1:8000", target)
    if strips:
        location = location.replace("location /games {", "location /games/ {").replace(f"{target};", f"{target}/;")
    temporary = "".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    server = f"server {{ listen 127.0.0.1:{port}; {location} }}"
    return f"daemon off; pid nginx.pid; events {{}} http {{ access_log off; {temporary} {server} }}"


def wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert process.poll() is None, "nginx ended"
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not listen")
