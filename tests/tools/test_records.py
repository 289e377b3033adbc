"""Golden records are append-only, by their list and by the history of the repository."""

import subprocess
from pathlib import Path

import pytest

from tools import records


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with two listed records."""
    folder = tmp_path / records.FOLDER
    folder.mkdir(parents=True)
    for name in ("a.txt", "b.txt"):
        (folder / name).write_text(f"the record {name}\n", encoding="utf-8")
    records.add(folder)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(root: Path, *arguments: str) -> None:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", "-C", str(root), *who, *arguments], check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--allow-empty", "--message", "a step")


def problems(root: Path) -> list[str]:
    return [*records.unlisted(root / records.FOLDER), *records.forgotten(root)]


def test_the_records_of_this_repository_are_as_they_were_recorded() -> None:
    assert problems(records.ROOT) == []


def test_a_new_record_needs_a_new_line(root: Path) -> None:
    assert problems(root) == []
    folder = root / records.FOLDER
    (folder / "c.txt").write_text("new\n", encoding="utf-8")
    assert problems(root) == ["c.txt is not listed: python -m tools.records --add"]
    before = (folder / records.LIST).read_text(encoding="utf-8")
    records.add(folder)
    assert problems(root) == []
    assert (folder / records.LIST).read_text(encoding="utf-8").startswith(before)


def test_a_record_that_was_made_again_is_found_without_any_history(root: Path) -> None:
    (root / records.FOLDER / "a.txt").write_text("made again\n", encoding="utf-8")
    (told,) = records.unlisted(root / records.FOLDER)
    assert told.startswith("a.txt was recorded again")


def test_a_record_that_was_made_again_with_its_line_is_found_in_the_history(root: Path) -> None:
    folder = root / records.FOLDER
    (folder / "a.txt").write_text("made again\n", encoding="utf-8")
    (folder / records.LIST).unlink()
    records.add(folder)
    assert records.unlisted(folder) == []
    for _ in range(2):
        told = records.forgotten(root)
        assert "SHA256SUMS has lost the line of a.txt" in told
        assert any(one.startswith("what tests/records/a.txt was recorded as") for one in told)
        commit(root)


def test_a_record_that_is_gone_is_found(root: Path) -> None:
    (root / records.FOLDER / "b.txt").unlink()
    assert problems(root)[0] == "b.txt is listed and missing"
    assert len(problems(root)) == 2


def test_a_record_may_have_another_name_beside_it(root: Path) -> None:
    folder = root / records.FOLDER
    (folder / "older.txt").write_bytes((folder / "a.txt").read_bytes())
    records.add(folder)
    commit(root)
    assert problems(root) == []


def test_where_there_is_no_history_the_list_alone_is_asked(tmp_path: Path) -> None:
    folder = tmp_path / records.FOLDER
    folder.mkdir(parents=True)
    (folder / "a.txt").write_text("a\n", encoding="utf-8")
    records.add(folder)
    assert problems(tmp_path) == []
