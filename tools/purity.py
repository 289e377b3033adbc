"""Import rules that import-linter cannot say: pure rules code, one async package, one home for a library.

The kernel and the games import the standard library and themselves only, and of the library nothing that reads a clock,
a file, the network or global randomness; mypyc can compile them. Only the server, and the clients that
measure it, are asynchronous. Only `starhold.server.store` knows the database library, and only `starhold.documents`
knows YAML. The server reads the time from `starhold.server.clock` alone.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PURE = ("kernel", "games")
IMPURE = {
    "asyncio", "concurrent", "datetime", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "select",
    "shutil", "socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
CLOCK = Path("server/clock.py")
DATABASE = {"sqlalchemy", "alembic", "aiosqlite", "sqlite3"}


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield line and top-level name of every import."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.lineno, "starhold" if node.level else (node.module or "").partition(".")[0]


def impure(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield what the kernel or a game must not use."""
    for line, name in imports(tree):
        if name not in ("starhold", "mypy_extensions") and name not in sys.stdlib_module_names:
            yield line, f"imports {name}, which is not in the standard library"
        elif name in IMPURE:
            yield line, f"imports {name}: rules know no clock, no files, no network, no global randomness"
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"open", "hash", "input"}:
            yield node.lineno, f"calls {node.func.id}()"


def uncompilable(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield what passes the type checker and ends the compiler of rules, mypyc, or what it makes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            for operator, right in zip(node.ops, node.comparators, strict=True):
                starred = isinstance(right, ast.Tuple | ast.List | ast.Set) and any(
                    isinstance(part, ast.Starred) for part in right.elts
                )
                if starred and isinstance(operator, ast.In | ast.NotIn):
                    yield node.lineno, "looks in a display with a star, which mypyc cannot compile: test the parts"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "__new__":
            yield node.lineno, "makes an object without what its __init__ takes, which fails compiled: see State.twin"


def asynchronous(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield what only the server and what measures it may be."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef | ast.AsyncWith | ast.AsyncFor | ast.Await):
            yield node.lineno, "is asynchronous: only the server may be"
    yield from ((line, f"imports {name}") for line, name in imports(tree) if name in {"asyncio", "anyio"})


def faults_of(place: Path, text: str) -> list[str]:
    """Return what is wrong in one file; `place` is its path inside the package."""
    tree = ast.parse(text)
    found: list[tuple[int, str]] = []
    if place.parts[0] in PURE:
        found += [*impure(tree), *uncompilable(tree)]
    if place.parts[0] not in ("server", "bench"):
        found += asynchronous(tree)
    if place.parts[:2] != ("server", "store"):
        found += [(line, f"imports {name}: only the store may") for line, name in imports(tree) if name in DATABASE]
    if place.parts[0] == "server" and place != CLOCK:
        found += [(line, "imports time: the server asks its clock") for line, name in imports(tree) if name == "time"]
    if place != Path("documents.py"):
        found += [(line, "imports yaml: only starhold.documents may") for line, name in imports(tree) if name == "yaml"]
    return [f"src/starhold/{place.as_posix()}:{line}: {what}" for line, what in found]


def main(root: Path = ROOT) -> int:
    """Print what breaks the rules; return the exit code."""
    package = root / "src" / "starhold"
    faults = []
    for file in sorted(package.rglob("*.py")):
        faults += faults_of(file.relative_to(package), file.read_text(encoding="utf-8"))
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
