"""Whether the log of changes beside the data file (``-wal``) is whole."""

import struct
from pathlib import Path

MAGIC = (0x377F0682, 0x377F0683)
HEAD = 32
FRAME_HEAD = 24
INDEX = struct.Struct("=IIIBBHI12x8s8x")
"""The head of the index ``-shm`` in memory order: version, unused, changes, made, order, page size, frames, salt."""


def whole_log(file: str) -> bool:
    """Whether nothing that was committed to the data file ``file`` is missing from its log.

    After a crash SQLite reads the log up to where it ends or breaks off and forgets the rest without a word. What was
    committed stands in the index, which survives a killed process; it is there in the log before, so less than that is
    a log that was cut or exchanged. To be asked before a connection of this process reads the file.
    """
    log, index = _start(f"{file}-wal", HEAD), _start(f"{file}-shm", 100)
    if len(log) == HEAD and struct.unpack_from(">I", log)[0] not in MAGIC:
        return False
    if len(index) < 100 or index[:48] != index[48:96]:
        return True
    _, _, _, made, _, size, committed, salt = INDEX.unpack_from(index)
    (carried,) = struct.unpack_from("=I", index, 96)
    if not made or carried >= committed:
        return True
    page = 65536 if size == 1 else size
    frames = max(0, _size(f"{file}-wal") - HEAD) // (page + FRAME_HEAD)
    return bool(frames >= committed and salt == log[16:24])


def _start(file: str, length: int) -> bytes:
    try:
        with Path(file).open("rb") as opened:
            return opened.read(length)
    except OSError:
        return b""


def _size(file: str) -> int:
    try:
        return Path(file).stat().st_size
    except OSError:
        return 0
