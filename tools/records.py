"""Golden records are append-only: what was recorded once replays for ever, and nobody records it again.

``tests/records/SHA256SUMS`` lists every file there. The check compares the files with the list, and where the history
of the repository is at hand, whatever a file or the list ever held with what is there now. ``--add`` lists new files.
"""

import re
import subprocess
import sys
from hashlib import sha1, sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path("tests") / "records"
LIST = "SHA256SUMS"
BLOB = re.compile(r"^:\d+ \d+ [0-9a-f]+ (?P<blob>[0-9a-f]+) [AMRCT]\d*\t(?:.*\t)?(?P<path>.*)$")


def files(folder: Path) -> dict[str, bytes]:
    """The records by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.name != LIST}


def lines(text: str) -> list[str]:
    """The lines of a list, as ``sha256sum`` writes them."""
    return [line for line in text.splitlines() if line]


def line_of(name: str, data: bytes) -> str:
    """The line of a record."""
    return f"{sha256(data).hexdigest()}  {name}"


def unlisted(folder: Path) -> list[str]:
    """Problems between the files and the list."""
    listed = lines((folder / LIST).read_text(encoding="utf-8"))
    found = files(folder)
    names = [line.partition("  ")[2] for line in listed]
    problems = [f"{name} is listed twice" for name in sorted({name for name in names if names.count(name) > 1})]
    problems += [f"{name} is listed and missing" for name in names if name not in found]
    problems += [f"{name} is not listed: python -m tools.records --add" for name in found if name not in names]
    changed = [name for name, data in found.items() if name in names and line_of(name, data) not in listed]
    return problems + [
        f"{name} was recorded again: a change of what a record means raises rules_version" for name in changed
    ]


def forgotten(root: Path) -> list[str]:
    """What the history of the repository held and is not there any more; nothing where there is no history."""
    log = _git(root, "log", "--format=", "--raw", "--no-abbrev", "--no-renames", "--", FOLDER.as_posix())
    if log is None:
        return []
    now = {
        sha1(b"blob %d\0" % len(data) + data, usedforsecurity=False).hexdigest()
        for data in files(root / FOLDER).values()
    }
    listed = lines((root / FOLDER / LIST).read_text(encoding="utf-8"))
    problems = []
    for match in filter(None, map(BLOB.match, log.splitlines())):
        blob, path = match["blob"], match["path"]
        if Path(path).name == LIST:
            old = lines(_git(root, "cat-file", "blob", blob) or "")
            problems += [f"{LIST} has lost the line of {line.partition('  ')[2]}" for line in old if line not in listed]
        elif blob not in now:
            problems.append(
                f"what {path} was recorded as (blob {blob[:10]}) is gone: put it back, beside the present one"
            )
    return list(dict.fromkeys(problems))


def _git(root: Path, *arguments: str) -> str | None:
    """What git prints; None without git or outside a repository."""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout if done.returncode == 0 else None


def add(folder: Path) -> None:
    """List the files that are not listed yet."""
    with (folder / LIST).open("a+", encoding="utf-8") as file:
        file.seek(0)
        names = {line.partition("  ")[2] for line in lines(file.read())}
        file.writelines(f"{line_of(name, data)}\n" for name, data in files(folder).items() if name not in names)


if __name__ == "__main__":
    if "--add" in sys.argv:
        add(ROOT / FOLDER)
    wrong = [*unlisted(ROOT / FOLDER), *forgotten(ROOT)]
    print("\n".join(wrong) if wrong else f"records: {len(files(ROOT / FOLDER))}, all as they were recorded")
    sys.exit(bool(wrong))
