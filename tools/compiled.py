"""Compiles kernel, games and bots with mypyc: ``python -m tools.compiled FOLDER [GAME…]``, as `hatch_build` does.

The sources are copied into FOLDER and compiled there, so the package itself stays as it is. With games named, only
these and their bots are compiled; the others stay interpreted. ``CFLAGS=-O0`` compiles quickly, ``-O3`` is the default.
"""

import os
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("kernel", "games", "bots")
NAME = "starhold"
"""Beside the modules stands one library with all that they do, ``starhold__mypyc``."""


def sources(folder: Path, games: list[str]) -> list[str]:
    """Paths of what is compiled, below ``folder``: no ``__init__`` files, and only the ``games`` if there are any."""
    files = [file.relative_to(folder) for part in PARTS for file in (folder / "starhold" / part).rglob("*.py")]
    chosen = [file for file in files if not games or file.parts[1] == "kernel" or _of(file) in ("", *games)]
    return sorted(file.as_posix() for file in chosen if file.name != "__init__.py")


def _of(file: Path) -> str:
    """The game that a file of games or bots belongs to, or "" for a bot of all games."""
    return file.parts[2] if len(file.parts) > 3 else ""


def copy_sources(folder: Path) -> None:
    """Copy what can be compiled, and what makes it a package."""
    for part in PARTS:
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "starhold" / part, folder / "starhold" / part, ignore=ignored)
    shutil.copy(ROOT / "src" / "starhold" / "__init__.py", folder / "starhold")


def compiled(folder: Path, games: list[str]) -> None:
    """Fill ``folder`` with the compiled modules, below ``starhold``, and their library."""
    from mypyc.build import mypycify
    from setuptools import Extension, setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extension(self, ext: Extension) -> None:
            """As in setuptools, which would compile the C files of a library one after the other."""

            def objects(source: str) -> list[str]:
                flags, include = ext.extra_compile_args, ext.include_dirs
                made: list[str] = self.compiler.compile(
                    [source], self.build_temp, include_dirs=include, extra_postargs=flags
                )
                return made

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                ext.extra_objects += [file for files in pool.map(objects, ext.sources) for file in files]
            ext.sources = []
            super().build_extension(ext)

    copy_sources(folder)
    os.chdir(folder)
    level = ["3", *re.findall(r"-O(\d)", os.environ.get("CFLAGS", ""))][-1]
    modules = mypycify(sources(folder, games), opt_level=level, debug_level="0", multi_file=True, group_name=NAME)
    words = ["--quiet", "build_ext", "--inplace"]
    setup(name=NAME, packages=[], ext_modules=modules, cmdclass={"build_ext": SideBySide}, script_args=words)


if __name__ == "__main__":
    compiled(Path(sys.argv[1]).resolve(), sys.argv[2:])
