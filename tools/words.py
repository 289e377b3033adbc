"""The words that people read are complete: same messages, same variables, nothing empty, in all three languages.

Every folder named `text` that holds Fluent files is one set. English is the reference. A message that rightly reads
the same in another language (a name, a unit) says so in its comment: `# same in ja, ru`.
"""

import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse, visitor
from fluent.syntax.serializer import serialize_pattern

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "ja", "ru")
FOLDERS = ("src/starhold", "web/src")
SKIPPED = {"node_modules", "web", "__pycache__"}


@dataclass(slots=True)
class Entry:
    """One message, term or attribute: its text, its variables and what it refers to."""

    text: str
    comment: str
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)


class Collector(visitor.Visitor):
    """Gathers the variables and references below a pattern."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note a variable."""
        self.entry.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a reference to a message or to one of its attributes."""
        self.entry.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a reference to a term."""
        self.entry.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def make_entry(pattern: ast.Pattern, comment: str) -> Entry:
    """Return the facts of one pattern."""
    entry = Entry(serialize_pattern(pattern).strip(), comment)
    Collector(entry).visit(pattern)
    return entry


def read(file: Path) -> tuple[dict[str, Entry], list[str]]:
    """Return `id` or `id.attribute` -> facts, and a complaint for what cannot be read or stands twice."""
    entries: dict[str, Entry] = {}
    faults = []
    for item in parse(file.read_text(encoding="utf-8")).body:
        if isinstance(item, ast.Junk):
            faults.append(f"{file}: cannot be read: {(item.content or '').splitlines()[0]}")
        if not isinstance(item, ast.Message | ast.Term):
            continue
        name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
        comment = (item.comment.content or "") if item.comment else ""
        found = {name: item.value, **{f"{name}.{attribute.id.name}": attribute.value for attribute in item.attributes}}
        faults += [f"{file}: {key} stands twice" for key in found if key in entries]
        entries.update({key: make_entry(value, comment) for key, value in found.items() if value is not None})
    return entries, faults


def is_prose(text: str) -> bool:
    """Tell whether a text holds a word of letters outside its placeables: its translation differs."""
    return re.search(r"[A-Za-z]{3}", re.sub(r"\{[^{}]*\}|Starhold", "", text)) is not None


def compare(place: str, language: str, english: dict[str, Entry], other: dict[str, Entry]) -> list[str]:
    """Return what is wrong with one language beside English."""
    where = f"{place}/{language}.ftl"
    faults = [f"{where}: {name} is missing" for name in english if name not in other]
    faults += [f"{where}: {name} is not in English" for name in other if name not in english]
    for name in english.keys() & other.keys():
        here, there = english[name], other[name]
        if not there.text.strip('{}" '):
            faults.append(f"{where}: {name} is empty")
        if here.variables != there.variables:
            differing = ", ".join(sorted(f"${variable}" for variable in here.variables ^ there.variables))
            faults.append(f"{where}: {name} differs from English in {differing}")
        if here.text == there.text and is_prose(here.text) and "same in" not in here.comment + there.comment:
            faults.append(f"{where}: {name} is not translated")
    return sorted(faults)


def text_folders(root: Path) -> list[Path]:
    """Return the folders that hold words, those of the built client aside."""
    found = []
    for top in FOLDERS:
        for file in sorted((root / top).rglob("text/*.ftl")):
            if not SKIPPED & set(file.relative_to(root / top).parts) and file.parent not in found:
                found.append(file.parent)
    return found


def check_folder(root: Path, folder: Path, known: dict[str, set[str]]) -> list[str]:
    """Return what is wrong in one folder; its ids are added to `known[language]`."""
    place = folder.relative_to(root).as_posix()
    faults, sets = [], {}
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        if not file.exists():
            faults.append(f"{place}/{language}.ftl is missing")
            continue
        sets[language], unreadable = read(file)
        faults += [fault.replace(f"{root}/", "") for fault in unreadable]
        known.setdefault(language, set()).update(sets[language])
    english = sets.get("en", {})
    faults += [f"{place}/en.ftl: {name} is empty" for name, entry in english.items() if not entry.text.strip('{}" ')]
    for language in LANGUAGES[1:]:
        if language in sets:
            faults += compare(place, language, english, sets[language])
    return faults


def check_references(root: Path, folders: list[Path], known: dict[str, set[str]]) -> list[str]:
    """Return references to messages or terms that stand in no folder."""
    faults = []
    for folder in folders:
        for language in LANGUAGES:
            file = folder / f"{language}.ftl"
            entries = read(file)[0] if file.exists() else {}
            for name, entry in entries.items():
                missing = sorted(entry.references - known.get(language, set()))
                faults += [f"{file.relative_to(root)}: {name} refers to {other}, which is nowhere" for other in missing]
    return faults


def main(root: Path = ROOT) -> int:
    """Print what is wrong with the words; return the exit code."""
    folders = text_folders(root)
    known: dict[str, set[str]] = {}
    faults = [fault for folder in folders for fault in check_folder(root, folder, known)]
    faults += check_references(root, folders, known)
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"words: {len(folders)} folders, {len(known.get('en', ()))} messages in {len(LANGUAGES)} languages")
    return 1 if faults or not folders else 0


if __name__ == "__main__":
    sys.exit(main())
