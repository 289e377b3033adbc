"""YAML without surprises: what is written reads back exactly, and only plain data comes out."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starhold.documents import read_document, read_text, write_document, write_text
from starhold.kernel.reasons import Refused

texts = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=12)
awkward = st.sampled_from(
    ["on", "no", "1e5", "010", "2020-01-01", "1.5", "null", "true", "~", "<<", "=", "a: b", "- x", "'"]
)
plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | texts | awkward,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts | awkward, inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(texts | awkward, plain, max_size=5))
def test_every_plain_document_reads_back_the_same(document: dict[str, Any]) -> None:
    assert read_document(write_document(document)) == document


def test_only_true_false_numbers_and_null_are_more_than_text() -> None:
    found = read_document("a: [yes, on, 1.5, 2020-01-01, 010, 0x10, True, true, 7, -7, null, ~]")
    assert found == {"a": ["yes", "on", "1.5", "2020-01-01", "010", "0x10", "True", True, 7, -7, None, None]}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a: 1\nb: {", "document-unreadable"),
        ("a: &x [1]\nb: *x", "document-unreadable"),
        ("a: &x [*x]", "document-unreadable"),
        ("1: a", "document-unreadable"),
        ("[a]: b", "document-unreadable"),
        ("a: !!set {b}\n? [c]", "document-unreadable"),
        ("a: !!python/object/apply:os.system [ls]", "document-unreadable"),
        ("---\na: 1\n---\nb: 2", "document-unreadable"),
        ("just text", "document-unreadable"),
        ("a: \x00", "document-unreadable"),
        ("{" * 5000, "document-unreadable"),
        ("b: {a: 1, a: 2}", "document-repeats"),
        ("a: " + "x" * 300_000, "document-too-large"),
    ],
)
def test_anything_else_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        read_document(text)
    assert caught.value.refusal.reason == reason


def test_files_are_utf_8_with_or_without_a_mark(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_bytes(b"\xef\xbb\xbfa: \xc3\xa9\n")
    assert read_document(read_text(file)) == {"a": "é"}
    write_text(file, "a: ё\n")
    assert read_text(file) == "a: ё\n"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="file-unwritable"):
        write_text(tmp_path / "missing" / "a.yaml", "a")
