"""Every reason and every other message that the program gives has words, and they use what comes with it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from starhold.kernel.reasons import KERNEL_REASONS
from starhold.server.errors import SERVER_REASONS
from tests.text.words import LANGUAGES, ROOT, patterns

PACKAGE = ROOT / "src/starhold"
TEXTS = [PACKAGE / "text", PACKAGE / "cli" / "text", *sorted((PACKAGE / "games").glob("*/text"))]
TEST_BED = PACKAGE / "games/pebble"
"""A game for tests of the kernel, without words."""
REFUSING = {"refuse", "Refusal", "Problem"}
SAYING = {"say", "help_text"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def words(language: str) -> dict[str, set[str]]:
    """Every message of the server's side with the arguments that it uses."""
    found = {}
    for folder in TEXTS:
        for name, pattern in patterns(folder, language):
            used = _Variables()
            used.visit(pattern)
            found[name] = used.names
    return found


def calls() -> Iterator[tuple[Path, ast.Call, str, str]]:
    """Calls of the program with a plain text as first argument: file, call, function name, that text."""
    for file in sorted(PACKAGE.rglob("*.py")):
        if TEST_BED not in file.parents:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args and isinstance(first := node.args[0], ast.Constant):
                    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                    if isinstance(first.value, str):
                        yield file, node, name, first.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_in_the_program_has_a_sentence_that_uses_only_its_arguments(language: str) -> None:
    known = words(language)
    wrong = []
    for file, call, function, reason in calls():
        if function in REFUSING:
            given = {keyword.arg for keyword in call.keywords}
            used = known.get(f"reason-{reason}")
            if used is None or (None not in given and not used <= given):
                wrong.append(f"{file.name}:{call.lineno} {reason} {sorted(used - given) if used else ''}")
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_program_says_by_name_exists(language: str) -> None:
    known = words(language)
    assert [(file.name, name) for file, _, function, name in calls() if function in SAYING and name not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_closed_lists_of_kernel_and_server_have_sentences(language: str) -> None:
    known = words(language)
    assert [name for name in (*KERNEL_REASONS, *SERVER_REASONS) if f"reason-{name}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_of_refusal_is_a_sentence(language: str) -> None:
    """It ends with a full stop and stands on one line."""
    end = {"en": ".", "ja": "。", "ru": "."}[language]
    loose = []
    for folder in TEXTS:
        for name, pattern in patterns(folder, language):
            last = pattern.elements[-1]
            if name.startswith("reason-") and isinstance(last, fluent.TextElement) and not last.value.endswith(end):
                loose.append(name)
    assert loose == []
