"""R10: the same game has the same digests in other processes, under other hash seeds, and compiled."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import starhold
from tests.determinism.fingerprint import fingerprint

PROGRAM = Path(__file__).with_name("fingerprint.py")
PACKAGE = Path(starhold.__file__).parent
COMPILED = [("pebble", 3), ("quantum", 2), ("quantum", 4)]
GAMES = [*COMPILED, ("forbidden_stars", 2)]
BUILD = """
from glob import glob
from mypyc.build import mypycify
from setuptools import setup
folders = ("kernel", "games/pebble", "games/quantum")
files = [f for folder in folders for f in sorted(glob(f"starhold/{folder}/*.py")) if "__init__" not in f]
setup(name="starhold-compiled", packages=[], ext_modules=mypycify(files, opt_level="0"))
"""


def run(game: str, seats: int, seed: int, **environment: str) -> str:
    command = [sys.executable, str(PROGRAM), game, str(seats), str(seed)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_other_processes_and_hash_seeds(game: str, seats: int, hash_seed: str) -> None:
    assert run(game, seats, 5, PYTHONHASHSEED=hash_seed) == fingerprint(game, seats, 5)


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the kernel, Pebble and Quantum compiled by mypyc."""
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not (shutil.which("cc") and header.is_file()):
        message = "a C compiler and the headers of this Python are needed to compile the rules"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    folder = tmp_path_factory.mktemp("compiled")
    for part in ("kernel", "games"):
        shutil.copytree(PACKAGE / part, folder / "starhold" / part)
    shutil.copy(PACKAGE / "__init__.py", folder / "starhold")
    (folder / "build.py").write_text(BUILD)
    command = [sys.executable, "build.py", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return folder


@pytest.mark.timeout(1500)
@pytest.mark.parametrize(("game", "seats"), COMPILED)
def test_the_compiled_rules_play_the_same_game(compiled: Path, game: str, seats: int) -> None:
    check = "import starhold.kernel.state as s, sys; sys.exit(s.__file__.endswith('.py'))"
    environment = {"PYTHONPATH": str(compiled)}
    subprocess.run([sys.executable, "-c", check], env={**os.environ, **environment}, check=True)
    assert run(game, seats, 5, **environment) == fingerprint(game, seats, 5)
