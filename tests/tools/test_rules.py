from pathlib import Path

import pytest

from tools import rules


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "tests").mkdir()
    (tmp_path / "docs/rules/game.md").write_text(
        "- **Q-MOVE-1** [text] One.\n- **Q-MOVE-2** Two.\n\n| EX-1 | a | b |\n"
    )
    return tmp_path


def write_test(root: Path, text: str) -> None:
    (root / "tests/test_game.py").write_text(text)


def test_every_clause_tested_passes(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(root, '@pytest.mark.rule("Q-MOVE-1", "Q-MOVE-2", "EX-1")\ndef test_all(): ...\n')
    assert rules.main(root) == 0
    assert "Q-MOVE-1       tests/test_game.py::test_all" in capsys.readouterr().out


def test_a_clause_without_test_fails(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(root, '@pytest.mark.rule("Q-MOVE-1", "EX-1")\ndef test_some(): ...\n')
    assert rules.main(root) == 1
    assert capsys.readouterr().err == "Q-MOVE-2 has no test\n"


def test_an_open_clause_passes_until_it_has_a_test(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "docs/rules/open.txt").write_text("# to do\nQ-MOVE-2\n")
    write_test(root, '@pytest.mark.rule("Q-MOVE-1", "EX-1")\ndef test_some(): ...\n')
    assert rules.main(root) == 0
    write_test(root, '@pytest.mark.rule("Q-MOVE-1", "EX-1", "Q-MOVE-2")\ndef test_all(): ...\n')
    assert rules.main(root) == 1
    assert "take it out of open.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('@pytest.mark.rule("Q-MOVE-9")\ndef test_all(): ...\n', "no rule has this id"),
        ("@pytest.mark.rule(NAME)\ndef test_all(): ...\n", "as plain texts"),
        ('@pytest.mark.rule("Q-MOVE-1")\ndef helper(): ...\n', "helper is no test"),
    ],
)
def test_a_marker_that_proves_nothing_fails(
    root: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    write_test(root, text)
    assert rules.main(root) == 1
    assert complaint in capsys.readouterr().err


def test_markers_count_on_modules_classes_and_parameters(root: Path) -> None:
    write_test(
        root,
        'pytestmark = pytest.mark.rule("Q-MOVE-1")\n'
        '@pytest.mark.rule("Q-MOVE-2")\nclass TestMove:\n    def test_it(self): ...\n'
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("EX-1"))])\ndef test_n(n): ...\n',
    )
    found, faults = rules.proofs(root / "tests")
    assert not faults
    assert found == {
        "Q-MOVE-1": ["tests/test_game.py"],
        "Q-MOVE-2": ["tests/test_game.py::TestMove"],
        "EX-1": ["tests/test_game.py::test_n"],
    }


def test_an_id_that_stands_twice_fails(root: Path) -> None:
    (root / "docs/rules/other.md").write_text("- **Q-MOVE-1** again\n")
    assert rules.clauses(root / "docs/rules")[1] == ["Q-MOVE-1 stands twice: in game.md and in other.md"]
