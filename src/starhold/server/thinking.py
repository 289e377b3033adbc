"""What runs in a process where bots think."""

import os
import signal
import threading
from multiprocessing import parent_process


def begin() -> None:
    """Let the server handle signals, and end with it even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
