"""R10: the same game has the same digests in other processes, under other hash seeds, and compiled."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

import pytest

import starhold
from tests.determinism.exercise import exercise
from tests.determinism.fingerprint import fingerprint
from tests.server.people import Person
from tests.server.process import Process

FOLDER = Path(__file__).parent
PACKAGE = Path(starhold.__file__).parent
EVERYTHING = os.environ.get("COMPILED") == "everything"
"""`make soak` compiles Forbidden Stars too, which takes some minutes."""
COMPILED = [("pebble", 3, "random"), ("quantum", 2, "captain"), ("quantum", 4, "captain")]
COMPILED += [("forbidden_stars", 2, "warlord"), ("forbidden_stars", 4, "random")] if EVERYTHING else []
GAMES = [("pebble", 3), ("quantum", 2), ("quantum", 4), ("forbidden_stars", 2)]
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="starhold-compiled", packages=[], ext_modules=mypycify(sys.argv.pop().split(","), opt_level="0"))
"""


def run(program: str, *arguments: object, **environment: str) -> str:
    command = [sys.executable, str(FOLDER / f"{program}.py"), *map(str, arguments)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_other_processes_and_hash_seeds(game: str, seats: int, hash_seed: str) -> None:
    assert run("fingerprint", game, seats, 5, PYTHONHASHSEED=hash_seed) == fingerprint(game, seats, 5)


@pytest.mark.slow
def test_the_compiler_takes_every_file_of_the_rules(tmp_path: Path) -> None:
    """All games in one build, up to the C code: a construct that ends mypyc is found without a C compiler."""
    for part in ("kernel", "games"):
        shutil.copytree(PACKAGE / part, tmp_path / "starhold" / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(PACKAGE / "__init__.py", tmp_path / "starhold")
    files = [str(file.relative_to(tmp_path)) for file in sorted(tmp_path.rglob("*.py")) if file.name != "__init__.py"]
    translate = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:])"
    command = [sys.executable, "-c", translate, *files]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert any("forbidden_stars" in file.parts for file in (tmp_path / "build").rglob("*.c")), "nothing was translated"


def without_client(folder: str, names: list[str]) -> set[str]:
    """What is not copied: caches and the built client."""
    return {name for name in names if name == "__pycache__" or (name == "web" and Path(folder) == PACKAGE)}


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the whole package, its kernel and games compiled by mypyc."""
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not (shutil.which("cc") and header.is_file()):
        message = "a C compiler and the headers of this Python are needed to compile the rules"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    folder = tmp_path_factory.mktemp("compiled")
    shutil.copytree(PACKAGE, folder / "starhold", ignore=without_client)
    parts = [folder / "starhold" / "kernel", *(folder / "starhold" / "games" / game for game, *_ in COMPILED)]
    files = sorted({file for part in parts for file in part.rglob("*.py") if file.name != "__init__.py"})
    _announce(folder)
    (folder / "build.py").write_text(BUILD)
    names = ",".join(file.relative_to(folder).as_posix() for file in files)
    command = [sys.executable, "build.py", "build_ext", "--inplace", names]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    built = {file.name.partition(".")[0] for file in (folder / "starhold" / "kernel").glob("*.so")}
    assert built >= {file.stem for file in parts[0].glob("*.py")} - {"__init__"}
    return folder


def _announce(folder: Path) -> None:
    """Install the compiled games only: an interpreted game cannot build on a compiled kernel."""
    about = folder / "starhold-0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: starhold\nVersion: 0\n")
    games = [f"{game} = starhold.games.{game}:GAME" for game in dict.fromkeys(game for game, *_ in COMPILED)]
    (about / "entry_points.txt").write_text("\n".join(["[starhold.games]", *games, ""]))


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats, _ in COMPILED])
def test_the_compiled_rules_play_the_same_game(compiled: Path, game: str, seats: int) -> None:
    assert run("fingerprint", game, seats, 5, PYTHONPATH=str(compiled)) == fingerprint(game, seats, 5)


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "seats", "bot"), COMPILED)
def test_they_clone_undo_imagine_and_write_down_the_same(compiled: Path, game: str, seats: int, bot: str) -> None:
    """Whole plays with a bot: clones, undo, positions, snapshots, records and the laws of every game."""
    found: dict[str, Any] = json.loads(run("exercise", game, seats, 5, bot, PYTHONPATH=str(compiled)))
    assert found == exercise(game, seats, 5, bot)
    assert game == "pebble" or found["undone"] > 0


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "bot"), dict.fromkeys((game, bot) for game, _, bot in COMPILED))
def test_a_server_of_compiled_rules_plays_a_whole_game(
    compiled: Path, game: str, bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(compiled))
    server = Process(tmp_path / "a.sqlite").ready()
    try:
        undone = played(Person(server.address), game, bot)
    finally:
        code = server.stop()
    assert (code, "Traceback" in server.said) == (0, False), server.said
    assert game == "pebble" or undone


def played(ann: Person, game: str, bot: str) -> int:
    """A game against a bot to its end, with the first option each time; how often a step was taken back."""
    undone = 0
    with ann.live(ann.started(["me", f"bot:{bot}"], game)) as line:
        line.until("update")
        while line.update["decision"]["actors"]:
            if not line.asked():
                line.until("update", line.version + 1)
                continue
            line.until("update", accepted(line.take()))
            if undone < 3 and any(one["allowed"] for one in line.update["undo"]):
                undone += 1
                line.until("update", accepted(line.ask(type="undo", seat=0, version=line.version)))
        assert line.update["table"]["status"] == "over"
    ann.close()
    return undone


def accepted(answer: dict[str, Any]) -> int:
    assert answer["type"] == "accepted", answer
    return int(answer["version"])
