from pathlib import Path

import pytest

from tools import browser


def make_program(path: Path, code: int) -> str:
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


def test_the_named_browser_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARHOLD_BROWSER", make_program(tmp_path / "mine", 0))
    assert browser.find() == str(tmp_path / "mine")


def test_a_browser_that_does_not_start_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("STARHOLD_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "MACOS", ())
    monkeypatch.setattr(browser, "bundled", lambda: str(tmp_path / "nowhere"))
    make_program(tmp_path / "chromium", 127)
    assert browser.find() is None
    make_program(tmp_path / "google-chrome", 0)
    assert browser.find() == str(tmp_path / "google-chrome")


def test_without_any_browser_there_is_advice(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr(browser, "install", lambda: None)
    assert browser.main() == 1
    assert "sudo apt install chromium" in capsys.readouterr().err
