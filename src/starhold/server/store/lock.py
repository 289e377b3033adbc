"""One server to a database: locks that end with the process however that ends."""

import errno
import fcntl
import os
import struct
from pathlib import Path
from typing import IO

from starhold.kernel.reasons import refuse

HELD = (errno.EACCES, errno.EAGAIN)
BYTE = 1 << 62
"""Which byte of the data file is locked: far behind its end and the ones that SQLite locks."""
_files: set[tuple[int, int]] = set()
"""The data files that this process holds, by device and number."""


class Hold:
    """The data file ``file`` (its real path), held against other servers until `close`.

    `Refused` (``database-served``, ``database-read-only``, ``database-full``). Two locks: one byte of the file itself,
    by an open file description, which SQLite's own locks neither see nor take away and which holds under every name of
    the file; and an empty file beside it that stays, for systems without such locks and for a file that is exchanged
    while it is served. Processes that are started from this one inherit neither. Where a file system knows no locks,
    nothing is held.
    """

    def __init__(self, file: str) -> None:
        self._open: list[IO[bytes]] = []
        self._file: tuple[int, int] | None = None
        try:
            self._lock_beside(file)
            self._lock_file(file)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Let others have the file; not before all connections to it are closed."""
        while self._open:
            self._open.pop().close()
        if self._file is not None:
            _files.discard(self._file)
            self._file = None

    def _lock_beside(self, file: str) -> None:
        beside = Path(f"{file}-lock")
        try:
            self._open.append(beside.open("ab"))
        except OSError as problem:
            reason = "database-full" if problem.errno in (errno.ENOSPC, errno.EDQUOT) else "database-read-only"
            raise refuse(reason, database=str(beside) if beside.exists() else file) from None
        try:
            fcntl.lockf(self._open[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as problem:
            _served(problem, file)

    def _lock_file(self, file: str) -> None:
        found = Path(file).stat()
        if (found.st_dev, found.st_ino) in _files:
            # Opening and closing the file once more would take away the locks that SQLite has on it in this process.
            raise refuse("database-served", database=file)
        self._file = found.st_dev, found.st_ino
        _files.add(self._file)
        command = getattr(fcntl, "F_OFD_SETLK", None)
        if command is None or not os.access(file, os.W_OK):
            return
        self._open.append(Path(file).open("r+b"))  # noqa: SIM115
        wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0)
        try:
            fcntl.fcntl(self._open[-1], command, wanted)
        except OSError as problem:
            _served(problem, file)


def _served(problem: OSError, file: str) -> None:
    if problem.errno in HELD:
        raise refuse("database-served", database=file) from None
