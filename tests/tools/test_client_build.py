import os
from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, second in {"web/package.json": 100, "web/src/main.ts": 100, "src/starhold/web/index.html": 200}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("{}")
        os.utime(file, (second, second))
    for folder in (tmp_path / "web", tmp_path / "web/src"):
        os.utime(folder, (100, 100))
    return tmp_path


def test_a_client_newer_than_its_sources_is_fresh(root: Path) -> None:
    assert not hatch_build.is_stale(root)


def test_a_changed_source_makes_the_client_stale(root: Path) -> None:
    os.utime(root / "web/src/main.ts", (300, 300))
    assert hatch_build.is_stale(root)


def test_a_removed_source_makes_the_client_stale(root: Path) -> None:
    (root / "web/src/main.ts").unlink()
    assert hatch_build.is_stale(root)


def test_installed_packages_do_not_make_the_client_stale(root: Path) -> None:
    (root / "web/node_modules").mkdir()
    (root / "web/node_modules/x.js").write_text("")
    os.utime(root / "web", (100, 100))
    assert not hatch_build.is_stale(root)


def test_a_missing_client_is_stale(root: Path) -> None:
    (root / "src/starhold/web/index.html").unlink()
    assert hatch_build.is_stale(root)


def test_a_source_archive_brings_its_client(root: Path) -> None:
    os.utime(root / "web/src/main.ts", (300, 300))
    (root / "PKG-INFO").write_text("")
    assert not hatch_build.is_stale(root)


def test_a_failing_build_ends_with_one_sentence(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hatch_build, "node_tools", lambda: (Path("/usr/bin/env"), Path("false")))
    with pytest.raises(hatch_build.BuildError, match=r"`npm run build` in web/ ended with 1"):
        hatch_build.npm(root, "run", "build")


def test_every_game_with_numbered_rules_takes_them_along() -> None:
    found = hatch_build.rulebooks(Path(hatch_build.__file__).parent)
    assert "starhold/games/forbidden_stars/text/rules.md" in found.values()
    assert all(Path(page).read_text(encoding="utf-8").startswith("# ") for page in found)
