"""R10: the same game has the same digests in other processes, under other hash seeds, and compiled."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from starhold import __version__
from tests.determinism.exercise import exercise
from tests.determinism.fingerprint import fingerprint
from tests.server.people import Person
from tests.server.process import Process
from tools.compiled import copy_sources, sources

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
COMPILED = os.environ.get("COMPILED", "")
EVERYTHING = bool(COMPILED)
"""`make soak` builds the wheel as it is shipped, all games compiled at full speed, and plays 200 games of each kind.

``COMPILED`` is "everything" then, or the path of such a wheel that has been built already.
"""
GAMES = 200 if EVERYTHING else 2
SEATS = {"pebble": (2, 3, 4), "quantum": (2, 3, 4), "forbidden_stars": (2, 3, 4)}
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]
BOTS = [("pebble", 3, "random"), ("quantum", 2, "captain"), ("quantum", 4, "captain")]
BOTS += [("forbidden_stars", 2, "warlord"), ("forbidden_stars", 4, "random")]


BOTS_OF = [*dict.fromkeys((game, bot) for game, _, bot in BOTS)]


def run(program: str, *arguments: object, **environment: str) -> str:
    command = [sys.executable, str(FOLDER / f"{program}.py"), *map(str, arguments)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.strip()


@pytest.mark.parametrize(("game", "seats"), [("pebble", 3), ("quantum", 2), ("quantum", 4), ("forbidden_stars", 2)])
@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_other_processes_and_hash_seeds(game: str, seats: int, hash_seed: str) -> None:
    assert run("fingerprint", game, seats, 5, 1, PYTHONHASHSEED=hash_seed) == fingerprint(game, seats, 5, 1)


@pytest.mark.slow
def test_the_compiler_takes_every_file_of_the_rules(tmp_path: Path) -> None:
    """All games in one build, up to the C code: a construct that ends mypyc is found without a C compiler."""
    copy_sources(tmp_path)
    translate = "import sys; from mypyc.build import mypycify; mypycify(sys.argv[1:])"
    command = [sys.executable, "-c", translate, *sources(tmp_path, [])]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    assert any("forbidden_stars" in file.parts for file in (tmp_path / "build").rglob("*.c")), "nothing was translated"


def test_only_the_games_that_are_named_are_compiled(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    found = sources(tmp_path, ["quantum"])
    assert {"starhold/kernel/state.py", "starhold/bots/choosing.py", "starhold/bots/quantum/captain.py"} <= {*found}
    assert not [file for file in found if "pebble" in file or "forbidden_stars" in file or "__init__" in file]
    assert [file for file in sources(tmp_path, []) if "forbidden_stars" in file]


def built_wheel(folder: Path) -> Path:
    """The wheel, or no test without a compiler; on CI a failure."""
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if not (shutil.which("cc") and header.is_file()):
        message = "a C compiler and the headers of this Python are needed to compile the rules"
        pytest.fail(message) if os.environ.get("CI") else pytest.skip(message)
    wanted = {"STARHOLD_COMPILED": "all"} if EVERYTHING else {"STARHOLD_COMPILED": "pebble,quantum", "CFLAGS": "-O0"}
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir"]
    done = subprocess.run(
        [*pip, str(folder), "."], cwd=ROOT, env={**os.environ, **wanted}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (wheel,) = folder.glob("*.whl")
    assert "none-any" not in wheel.name, "it runs on this machine only"
    return wheel


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the compiled wheel installs: kernel, Pebble and Quantum, in `make soak` all games."""
    folder = tmp_path_factory.mktemp("compiled")
    wheel = Path(COMPILED) if COMPILED.endswith(".whl") else built_wheel(folder)
    ZipFile(wheel).extractall(folder)
    built = {file.name.partition(".")[0] for file in (folder / "starhold" / "kernel").glob("*.so")}
    assert built == {file.stem for file in (folder / "starhold" / "kernel").glob("*.py")} - {"__init__"}
    return folder


def test_each_build_says_which_it_is(compiled: Path) -> None:
    command = [sys.executable, "-m", "starhold", "--language", "en", "--version"]
    for path, build in ((ROOT / "src", "pure Python"), (compiled, "compiled")):
        done = subprocess.run(
            command, env={**os.environ, "PYTHONPATH": str(path)}, capture_output=True, text=True, check=True
        )
        assert done.stdout == f"{__version__} ({build})\n"


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_compiled_rules_play_the_same_games(compiled: Path, game: str, seats: int) -> None:
    """Where a game is not compiled, its interpreted rules play on the compiled kernel, as those of a plug-in do."""
    assert run("fingerprint", game, seats, 5, GAMES, PYTHONPATH=str(compiled)) == fingerprint(game, seats, 5, GAMES)


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "seats", "bot"), BOTS if EVERYTHING else BOTS[:3])
def test_they_clone_undo_imagine_and_write_down_the_same(compiled: Path, game: str, seats: int, bot: str) -> None:
    """Whole plays with a bot: clones, undo, positions, snapshots, records and the laws of every game."""
    found: dict[str, Any] = json.loads(run("exercise", game, seats, 5, bot, PYTHONPATH=str(compiled)))
    assert found == exercise(game, seats, 5, bot)
    assert game == "pebble" or found["undone"] > 0


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(("game", "bot"), BOTS_OF if EVERYTHING else BOTS_OF[:2])
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
    with contextlib.closing(ann), ann.live(ann.started(["me", f"bot:{bot}"], game)) as line:
        line.until("update")
        while line.update["decision"]["actors"]:
            if not line.asked():
                line.until("update", line.version + 1)
                continue
            line.until("update", accepted(line.take()))
            # Where the bot is asked, it may be quicker than whoever takes a step back.
            if undone < 3 and line.asked() and any(one["allowed"] for one in line.update["undo"]):
                undone += 1
                line.until("update", accepted(line.ask(type="undo", seat=0, version=line.version)))
        assert line.update["table"]["status"] == "over"
    return undone


def accepted(answer: dict[str, Any]) -> int:
    assert answer["type"] == "accepted", answer
    return int(answer["version"])
