import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def make(tmp_path: Path, python: str) -> subprocess.CompletedProcess[str]:
    """Make the virtual environment with a program that stands for the machine's only Python."""
    program = tmp_path / "python"
    program.write_text(f"#!/bin/sh\n{python}\n")
    program.chmod(0o755)
    words = ["make", "-C", str(ROOT), f"VENV={tmp_path}/env", f"PYTHONS={program}", f"{tmp_path}/env/bin/python"]
    return subprocess.run(words, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        ('case "$2" in *version_info*) exit 1;; esac', "Python 3.11 or newer is missing"),
        ('case "$2" in *ensurepip*) exit 1;; esac', "run 'sudo apt install make python3-venv'"),
    ],
)
def test_a_machine_that_lacks_something_is_told_what(tmp_path: Path, python: str, sentence: str) -> None:
    done = make(tmp_path, python)
    assert done.returncode
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_the_first_fitting_python_makes_the_environment(tmp_path: Path) -> None:
    done = make(tmp_path, f'[ "$2" = venv ] && mkdir -p {tmp_path}/env/bin && touch {tmp_path}/env/bin/python; exit 0')
    assert done.returncode == 0
    assert "Making" in done.stdout
