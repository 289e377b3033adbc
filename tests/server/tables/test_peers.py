"""What servers say to each other: in portions, again where it may not have been heard, and who looks on elsewhere."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from starhold.server.channels import LONGEST
from starhold.server.store import open_store
from starhold.server.tables import peers
from starhold.server.tables.peers import Note, Peers, portions, read, write
from starhold.server.tables.sharing import Sharing
from starhold.server.visitors import mark_of


def test_of_many_tables_with_bots_each_is_heard_of(tmp_path: Path) -> None:
    store = open_store(str(tmp_path / "a.sqlite"))
    sharing = Sharing(store, Peers(None), lambda _: None, lambda _: None)
    heard: set[str] = set()
    sharing.on_bots = heard.add
    sharing.start(list)
    tables = {f"a-table-{number}" for number in range(1000)}
    parts = [write(part) for part in portions(Note("another", tables, tables))]
    assert len(parts) > 1
    assert all(len(part) <= LONGEST for part in parts)
    for part in parts:
        sharing.peers.heard(read(part))
    assert heard == tables
    store.stop()


class Line:
    """A channel that breaks when something is said for the first time."""

    def __init__(self) -> None:
        self.said: list[Note] = []
        self.broken, self.done = asyncio.Event(), asyncio.Event()

    async def publish(self, messages: Sequence[bytes]) -> None:
        if not self.broken.is_set():
            self.broken.set()
            raise ConnectionError
        self.said += map(read, messages)
        self.done.set()

    async def heard(self) -> AsyncIterator[bytes]:
        await asyncio.Event().wait()
        yield b""

    @contextlib.asynccontextmanager
    async def opened(self) -> AsyncIterator["Line"]:
        yield self


GARBAGE = [b"", b"\xff", b"[]", b'{"by":1}', b'{"by":"x","tables":' + b"[" * 6000, b'{"by":"x","more":' + b"[" * 6000]


@pytest.mark.parametrize("said", GARBAGE)
def test_what_cannot_be_read_neither_breaks_the_channel_nor_hides_what_comes_after(said: bytes) -> None:
    class Garbled(Line):
        async def heard(self) -> AsyncIterator[bytes]:
            for data in (said, write(Note("another", {"table"}))):
                yield data
            await asyncio.Event().wait()

    async def work() -> None:
        notes: list[Note] = []
        missed: list[bool] = []
        heard = asyncio.Event()

        def hear(note: Note) -> None:
            notes.append(note)
            heard.set()

        listening = Peers(Garbled().opened)
        listening.heard, listening.missed = hear, lambda: missed.append(True)
        listening.start()
        await asyncio.wait_for(heard.wait(), 60)
        await listening.stop()
        assert [note.tables for note in notes] == [{"table"}]
        assert missed == [True]

    asyncio.run(asyncio.wait_for(work(), 60))


def test_what_could_not_be_said_is_said_when_the_channel_stands_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "AGAIN", 0.05)

    async def work() -> None:
        line = Line()
        said = Peers(line.opened)
        said.start()
        said.table("first", bots=True)
        said.visitor("ann")
        said.present("first", ["ann"])
        await line.broken.wait()
        said.table("second", bots=False)
        await line.done.wait()
        await said.stop()
        (note,) = line.said
        assert (note.tables, note.bots, note.visitors) == ({"first", "second"}, {"first"}, {mark_of("ann")})
        assert note.present == {"first": {mark_of("ann")}}

    asyncio.run(work())
