"""One server to a database: a lock beside the data file, which ends with the process however that ends."""

import errno
import fcntl
from pathlib import Path
from typing import IO

from starhold.kernel.reasons import refuse

HELD = (errno.EACCES, errno.EAGAIN)


def hold(file: str) -> IO[bytes]:
    """Lock the data file ``file`` (its real path) against other servers until what is returned is closed.

    `Refused` (``database-served``, ``database-read-only``, ``database-full``). The lock is on an empty file beside it
    that stays: closing the data file itself would take away the locks that SQLite has on it. Processes that are
    started from this one do not inherit it. Where a file system knows no locks, nothing is held.
    """
    beside = Path(f"{file}-lock")
    try:
        held = beside.open("ab")
    except OSError as problem:
        reason = "database-full" if problem.errno in (errno.ENOSPC, errno.EDQUOT) else "database-read-only"
        raise refuse(reason, database=str(beside) if beside.exists() else file) from None
    try:
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if problem.errno in HELD:
            held.close()
            raise refuse("database-served", database=file) from None
    return held
