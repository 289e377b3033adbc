"""What the server logs: for a terminal and for programs, and no values of variables in either."""

import sys
from collections.abc import Iterator

import pytest
import structlog

from starhold.server.logs import configure_logs


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)


@pytest.mark.parametrize("terminal", [True, False])
def test_an_error_is_told_without_the_values_of_variables(
    terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_with(seed: bytes) -> None:
        raise ValueError(len(seed))

    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    configure_logs("info")
    try:
        break_with(b"sesa" + b"me")
    except ValueError:
        structlog.get_logger().exception("it failed", table="t1")
    said = capsys.readouterr().err
    assert "it failed" in said
    assert "break_with" in said
    assert "ValueError" in said
    assert "sesame" not in said
