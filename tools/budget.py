"""Sizes stay readable: no file over 500 lines, no Python function over 50; `--report` prints medians too.

Pure data tables (a folder named `data`, Fluent files) are free. Functions of the client are measured by its own linter.
"""

import ast
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
FILE_LINES = 500
FUNCTION_LINES = 50
ENDINGS = {".py", ".ts", ".svelte", ".css", ".js"}


def tracked(root: Path) -> list[Path]:
    """Return the source files of the repository, new ones included."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root, capture_output=True, text=True, check=True,
    ).stdout.splitlines()  # fmt: skip
    paths = (root / name for name in listed)
    return [path for path in paths if path.suffix in ENDINGS and "data" not in path.parts and path.is_file()]


def functions(text: str) -> list[tuple[str, int, int]]:
    """Return name, first line and number of lines of each function in a Python source."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = (node for node in ast.walk(ast.parse(text)) if isinstance(node, kinds))
    return [(node.name, node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1) for node in nodes]


def faults_of(place: str, text: str) -> list[str]:
    """Return what is too long in one file."""
    lines = text.count("\n")
    faults = [f"{place}: {lines} lines, over {FILE_LINES}"] if lines > FILE_LINES else []
    if place.endswith(".py"):
        for name, line, length in functions(text):
            if length > FUNCTION_LINES:
                faults.append(f"{place}:{line}: {name} has {length} lines, over {FUNCTION_LINES}")
    return faults


def spread(name: str, sizes: list[int]) -> str:
    """Return one line about the sizes of something."""
    if len(sizes) < 2:
        return f"{name}: {sizes}"
    tenth = quantiles(sizes, n=10)[8]
    return f"{name}: {len(sizes)}, median {median(sizes):.0f}, p90 {tenth:.0f}, most {max(sizes)} lines"


def main(words: list[str], root: Path = ROOT) -> int:
    """Print what is too long; return the exit code."""
    texts = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in tracked(root)}
    faults = [fault for place, text in texts.items() for fault in faults_of(place, text)]
    for fault in faults:
        print(fault, file=sys.stderr)
    if "--report" in words:
        print(spread("files", [text.count("\n") for text in texts.values()]))
        bodies = [length for place, text in texts.items() if place.endswith(".py") for _, _, length in functions(text)]
        print(spread("Python functions", bodies))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
