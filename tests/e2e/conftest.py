"""A real server for every test, with the built client and a database file of its own."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import starhold
from tests.server.process import Process

Start = Callable[..., Process]
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop window whose owner asks for little motion, so that things are where they are drawn."""
    return {
        **browser_context_args,
        "viewport": {"width": 1440, "height": 900},
        "locale": "en-US",
        "reduced_motion": "reduce",
    }


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers over one database file, also again after one was killed; the last one is stopped at the end."""
    client = Path(starhold.__file__).parent / "web" / "index.html"
    assert client.is_file(), "the client is not built: run `make setup`"
    running: list[Process] = []

    def start_one(port: int = 0, **settings: object) -> Process:
        given = {"chosen_seeds": "yes", "log": "warning", **settings}
        running.append(Process(tmp_path / "starhold.sqlite", port, **given).ready())
        return running[-1]

    yield start_one
    if running and running[-1].code is None:
        running[-1].stop()
