"""Every word with which a position is refused has a sentence of its own."""

import ast
from pathlib import Path

import pytest

from starhold.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "starhold"


def problems() -> set[str]:
    """The words that the program gives as problems of a position."""
    found: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        if file.parent.name == "components":  # what is wrong in a data file has words of its own
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                said = node.args[:1] if name == "broken" else node.args[1:2] if name == "need" else []
                found |= {str(part.value) for part in said if isinstance(part, ast.Constant)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_of_a_position_has_a_sentence(language: str) -> None:
    text = (SOURCE / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    told = text.partition("reason-position-broken")[2].partition("*[other]")[0]
    found = problems()
    assert len(found) > 60
    assert sorted(word for word in found if f"[{word}]" not in told) == []
