"""What all tests share: the browser, the marker that keeps browser tests apart, and databases."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import fresh_database
from tools import browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that uses the browser, so that `-m browser` finds them all."""
    for item in items:
        if {"playwright", "browser", "page"} & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Start the browser of this machine; without one the tests fail with a sentence, they are never skipped."""
    path = browser.find()
    if path is None:
        pytest.fail(browser.ADVICE)
    return {**browser_type_launch_args, "executable_path": path, "args": list(browser.FLAGS)}


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a fresh database of each kind: what the store keeps does not depend on where."""
    with contextlib.ExitStack() as kept:
        yield kept.enter_context(fresh_database()) if request.param == "postgresql" else str(tmp_path / "a.sqlite")
