"""Reads the Fluent files of every folder for the tests of the words."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "ja", "ru")
FOLDERS = [
    ROOT / "src/starhold/text",
    *sorted((ROOT / "src/starhold/games").glob("*/text")),
    ROOT / "web/src/text",
    *sorted((ROOT / "web/src/games").glob("*/text")),
    ROOT / "src/starhold/cli/text",
]


@cache
def resource(folder: Path, language: str) -> ast.Resource:
    """One Fluent file, parsed."""
    return parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def patterns(folder: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Every id and ``id.attribute`` of a file with its pattern, in the order of the file."""
    for entry in resource(folder, language).body:
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


class _Texts(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


def plain(pattern: ast.Pattern) -> str:
    """The words of a pattern without its placeables, those of all variants included."""
    found = _Texts()
    found.visit(pattern)
    return " ".join(found.parts)
