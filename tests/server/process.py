"""The server as a process of its own, which can be killed."""

import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import mkstemp

import httpx

COMMAND = "import sys; from starhold.server import Settings, {0}; sys.exit({0}(Settings.read()))"
PATIENCE = 120.0
"""Seconds after which a server that neither answers nor ends is broken, however busy the machine is."""
MOST = 1 << 24
"""Bytes of what it says that are read at most."""


class Process:
    """A server process with its settings in the environment, on a port of its own choice unless one is given.

    `port` and `address` are known once it is `ready`.
    """

    does = "serve"

    def __init__(self, database: Path | str, port: int = 0, **settings: object) -> None:
        self.port = port
        self.said = ""
        wanted = {"database": database, "port": port, "bot_pause": 0, "limits": "no", **settings}
        environment = {f"STARHOLD_{name.upper()}": str(value) for name, value in wanted.items()}
        # A pipe that nobody reads meanwhile would hold the server up once it is full.
        self._said, name = mkstemp()
        Path(name).unlink()
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND.format(self.does)],
            env={**os.environ, "LC_ALL": "C", **environment},
            stdout=self._said,
            stderr=self._said,
        )

    @property
    def address(self) -> str:
        """Host and port."""
        return f"127.0.0.1:{self.port}"

    def ready(self) -> "Process":
        """Wait until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self._knows_port() and httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return self
            assert self._process.poll() is None, self.output()
            time.sleep(0.05)
        self._process.kill()
        raise AssertionError(f"the server does not answer: {self.output()}")

    def _knows_port(self) -> bool:
        if not self.port and (found := re.search(r"http://localhost:(\d+)\D", self._so_far())):
            self.port = int(found[1])
        return self.port != 0

    def _so_far(self) -> str:
        return os.pread(self._said, MOST, 0).decode(errors="replace")

    def freeze(self) -> None:
        """Let it stand still, as behind a network that has gone silent."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self.output()

    def stop(self) -> int:
        """End it politely; its exit code."""
        self._process.send_signal(signal.SIGTERM)
        self.output()
        return self._process.returncode

    def output(self) -> str:
        """What it said on standard output and error, once it has ended."""
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        if self._said >= 0:
            self.said = self._so_far()
            os.close(self._said)
            self._said = -1
        return self.said

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.returncode
