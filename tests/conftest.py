"""What all tests share: the browser, and the marker that keeps browser tests apart."""

from typing import Any

import pytest

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
