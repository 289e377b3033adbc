from collections.abc import Iterator

import pytest

from tests.server.notices.receivers import Hook, Sink, mail_server
from tests.server.notices.tables import Hall, hall
from tests.server.turned import Turned


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
def hook() -> Iterator[Hook]:
    hook = Hook()
    yield hook
    hook.stop()


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_server() as sink:
        yield sink


@pytest.fixture
def place(database: str, clock: Turned, sink: Sink) -> Iterator[Hall]:
    """A server with a clock that a test turns, on each kind of database."""
    with hall(database, clock, smtp=f"smtp://127.0.0.1:{sink.port}") as running:
        yield running
