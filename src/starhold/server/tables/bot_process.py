"""What runs in a process where bots think."""

import os
import signal
import threading
from multiprocessing import parent_process

import msgspec

from starhold.kernel.game import Plain, find_game

KINDNESS = 5
"""By how much thinking is less urgent than serving, where processors are few."""


def begin() -> None:
    """Let the server handle signals and go first, and end with it even when it is killed."""
    os.nice(KINDNESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def expect(game_id: str, view: bytes) -> Plain | None:
    """The estimate of a game for whoever sees ``view`` (JSON), see `Game.estimate`."""
    found: Plain | None = find_game(game_id).estimate(msgspec.json.decode(view))
    return found


def _follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
