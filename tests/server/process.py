"""The server as a process of its own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

COMMAND = "import sys; from starhold.server import Settings, serve; sys.exit(serve(Settings.read()))"


class Process:
    """A server process on a free port, with its settings in the environment."""

    def __init__(self, database: Path | str, port: int = 0, **settings: object) -> None:
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        wanted = {"database": database, "port": self.port, "bot_pause": 0, "limits": "no", **settings}
        environment = {f"STARHOLD_{name.upper()}": str(value) for name, value in wanted.items()}
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND],
            env={**os.environ, "LC_ALL": "C", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ready(self) -> "Process":
        """Wait until it answers."""
        for _ in range(400):
            try:
                if httpx.get(f"http://{self.address}/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                assert self._process.poll() is None, self.output()
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

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
            out, err = self._process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        return out + err

    @property
    def code(self) -> int | None:
        """The exit code, once it has ended."""
        return self._process.returncode


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
