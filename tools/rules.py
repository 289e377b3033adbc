"""Which test proves which rule clause (`make rules`).

Clauses are the list items `- **Q-MOVE-3** …` and the worked examples `| EX-1 | …` of `docs/rules/*.md`. A test names
the ones it proves with the marker `@pytest.mark.rule("Q-MOVE-3", "EX-1")`, on a function, a class, a whole module
(`pytestmark`) or one `pytest.param(…, marks=…)`. The report fails on a clause that is neither tested nor listed in
`docs/rules/open.txt`, on one that is both, and on a marker that names no clause.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CLAUSE = re.compile(
    r"^(?:- \*\*(?P<clause>[A-Z]+(?:-[A-Z]+)*-\d+[a-z]?)\*\*|\| (?P<example>[A-Z]*X-\d+) \|)", re.MULTILINE
)


def clauses(folder: Path) -> tuple[list[str], list[str]]:
    """Return the clause ids of `folder/*.md` in reading order, and a complaint for each id that stands twice."""
    found: dict[str, str] = {}
    faults = []
    for page in sorted(folder.glob("*.md")):
        for match in CLAUSE.finditer(page.read_text(encoding="utf-8")):
            name = match["clause"] or match["example"]
            if name in found:
                faults.append(f"{name} stands twice: in {found[name]} and in {page.name}")
            found[name] = page.name
    return list(found), faults


def open_clauses(file: Path) -> list[str]:
    """Return the ids that `open.txt` lists, one a line; blank lines and lines after `#` do not count."""
    if not file.exists():
        return []
    lines = (line.partition("#")[0].strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def is_rule_mark(node: ast.AST) -> bool:
    """Tell whether `node` is a call of `pytest.mark.rule`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func) in {"pytest.mark.rule", "mark.rule"}


def marks(node: ast.AST, owner: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield every rule marker below `node` with the dotted name of the test that it stands on."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield from marks(child, f"{owner}::{child.name}")
        else:
            if is_rule_mark(child) and isinstance(child, ast.Call):
                yield child, owner
            yield from marks(child, owner)


def names_of(call: ast.Call) -> list[str] | None:
    """Return the ids in a marker, or nothing when they are not texts that can be read without a run."""
    names = []
    for word in call.args:
        if not (isinstance(word, ast.Constant) and isinstance(word.value, str)):
            return None
        names.append(word.value)
    return names or None


def proofs(tests: Path) -> tuple[dict[str, list[str]], list[str]]:
    """Return clause id -> tests that name it, and a complaint for each marker that cannot be read or marks no test."""
    found: dict[str, list[str]] = {}
    faults = []
    for file in sorted(tests.rglob("*.py")):
        place = file.relative_to(tests.parent).as_posix()
        for call, owner in marks(ast.parse(file.read_text(encoding="utf-8")), place):
            names = names_of(call)
            last = owner.rpartition("::")[2]
            if names is None:
                faults.append(f"{place}:{call.lineno}: write the ids of the marker as plain texts")
            elif "::" in owner and not last.startswith(("test", "Test")):
                faults.append(f"{place}:{call.lineno}: {last} is no test")
            else:
                for name in names:
                    found.setdefault(name, []).append(owner)
    return found, faults


def complaints(known: list[str], tested: dict[str, list[str]], listed: list[str]) -> list[str]:
    """Return one sentence for each clause whose state is not exactly one of tested and open."""
    faults = [f"{name}: {tested[name][0]} names it, but no rule has this id" for name in tested if name not in known]
    faults += [f"{name} stands in open.txt, but no rule has this id" for name in listed if name not in known]
    for name in known:
        if name in tested and name in listed:
            faults.append(f"{name} has a test: take it out of open.txt")
        elif name not in tested and name not in listed:
            faults.append(f"{name} has no test")
    return faults


def main(root: Path = ROOT) -> int:
    """Print clause -> tests, then what is wrong; return the exit code."""
    known, faults = clauses(root / "docs" / "rules")
    tested, unreadable = proofs(root / "tests")
    listed = open_clauses(root / "docs" / "rules" / "open.txt")
    for name in known:
        for line in tested.get(name, ["(open)" if name in listed else "(nothing)"]):
            print(f"{name:<14} {line}")
    faults += unreadable + complaints(known, tested, listed)
    print(
        f"{len(known)} clauses: {sum(name in tested for name in known)} tested, {len(listed)} open, {len(faults)} wrong"
    )
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
