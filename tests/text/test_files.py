"""The Fluent files side by side: one order, one home for an id, each in its own script; see also tools.words."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.text.words import FOLDERS, LANGUAGES, ROOT, patterns, plain

SAME_EVERYWHERE = {"app-name"}
"""Names that are not translated."""
SCRIPTS = {"en": "[A-Za-z]", "ja": "[\u3041-\u30ff\u4e00-\u9fff]", "ru": "[А-Яа-яЁё]"}
LETTER = re.compile(r"[^\W\d_]")

in_every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT)))
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_folder
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_exactly_the_messages_of_english_in_the_same_order(folder: Path, language: str) -> None:
    assert [name for name, _ in patterns(folder, language)] == [name for name, _ in patterns(folder, "en")]


@in_every_language
def test_no_id_is_given_twice(language: str) -> None:
    counted = Counter(name for folder in FOLDERS for name, _ in patterns(folder, language))
    assert [name for name, times in counted.items() if times > 1] == []


@in_every_folder
@in_every_language
def test_every_message_is_written_in_its_own_script(folder: Path, language: str) -> None:
    foreign = [
        name
        for name, pattern in patterns(folder, language)
        if LETTER.search(plain(pattern))
        and name not in SAME_EVERYWHERE
        and not re.search(SCRIPTS[language], plain(pattern))
    ]
    assert foreign == []


@in_every_folder
@in_every_language
def test_quotes_and_dots_are_those_of_print(folder: Path, language: str) -> None:
    typed = [name for name, pattern in patterns(folder, language) if re.search(r"[\"']|\.\.\.", plain(pattern))]
    assert typed == []


@in_every_folder
def test_japanese_keeps_its_own_punctuation_and_counts_with_what_fits_any_number(folder: Path) -> None:
    """No half-width marks or wide spaces between its letters, and no つ after a figure that may be ten or more."""
    letter = "[\u3041-\u30ff\u4e00-\u9fff]"
    wrong = re.compile(f"{letter}[!?:;,()]|[!?:;,()]{letter}|\u3000|\\}}つ")
    lines = (folder / "ja.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == []
