"""A Redis server for tests: the one that runs here, or one of our own from the installed program."""

import atexit
import os
import shutil
import subprocess
import tempfile
import time
from functools import cache

from redis import Redis
from redis.exceptions import ConnectionError as Unreachable

GIVEN = "STARHOLD_TEST_REDIS"
"""The environment variable that names a server for tests."""
USUAL = "redis://127.0.0.1:6379"
MISSING = (
    "These tests need Redis. Install it (Debian: sudo apt install redis-server; macOS: brew install redis), "
    f"or name a server for them in {GIVEN}."
)


@cache
def redis_server() -> str:
    """The address of a running server."""
    if GIVEN in os.environ:
        return os.environ[GIVEN]
    return USUAL if _answers(USUAL) else _own()


def _answers(address: str) -> bool:
    try:
        with Redis.from_url(address, socket_connect_timeout=1) as redis:
            return bool(redis.ping())
    except Unreachable:
        return False


def _own() -> str:
    """A server of our own that ends with the tests, reached by its socket alone."""
    program = shutil.which("redis-server")
    if program is None:
        raise RuntimeError(MISSING)
    folder = tempfile.mkdtemp(prefix="starhold-redis-")
    options = ("--port", "0", "--unixsocket", f"{folder}/socket", "--save", "", "--dir", folder)
    server = subprocess.Popen([program, *options], stdout=subprocess.DEVNULL)

    def end() -> None:
        server.terminate()
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    address = f"unix://{folder}/socket"
    for _ in range(200):
        if _answers(address):
            return address
        time.sleep(0.05)
    raise RuntimeError(MISSING)
