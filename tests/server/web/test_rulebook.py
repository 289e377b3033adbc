"""The numbered rules out of their document."""

from starhold.server.web.rulebook import parse

TEXT = """# Rules

- **X-NONE-1** before the first chapter

## 1. Set-up

Words that are no clause.

- **X-SET-1** [text] Take a seat
  and keep
  it.
- **X-SET-2a** [decision] (unverified) Smile.

More words.

## 2. Nothing here

## 3. End

- **X-END-1** Go home.
"""


def test_chapters_hold_their_clauses_with_marks_and_all_their_lines() -> None:
    found = [(chapter.title, [(one.id, one.mark, one.text) for one in chapter.clauses]) for chapter in parse(TEXT)]
    assert found == [
        (
            "1. Set-up",
            [("X-SET-1", "[text]", "Take a seat and keep it."), ("X-SET-2a", "[decision] (unverified)", "Smile.")],
        ),
        ("3. End", [("X-END-1", "", "Go home.")]),
    ]
