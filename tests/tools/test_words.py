from pathlib import Path

import pytest

from tools import words

ENGLISH = "hello = Hello, { $name }\n    .title = Greeting\n"
GOOD = {
    "en": ENGLISH,
    "ja": "hello = こんにちは、{ $name }\n    .title = あいさつ\n",
    "ru": "hello = Привет, { $name }\n    .title = Привет\n",
}


def check(root: Path, **changed: str) -> int:
    folder = root / "src/starhold/text"
    folder.mkdir(parents=True)
    for language, text in {**GOOD, **changed}.items():
        (folder / f"{language}.ftl").write_text(text)
    return words.main(root)


def test_complete_words_pass(tmp_path: Path) -> None:
    assert check(tmp_path) == 0


@pytest.mark.parametrize(
    ("japanese", "complaint"),
    [
        ("hello = こんにちは、{ $name }\n", "hello.title is missing"),
        (GOOD["ja"] + "extra = x\n", "extra is not in English"),
        (GOOD["ja"].replace("$name", "$nome"), "hello differs from English in $name, $nome"),
        (GOOD["ja"].replace("あいさつ", '{ "" }'), "hello.title is empty"),
        (ENGLISH, "hello is not translated"),
        (GOOD["ja"] + "??? broken\n", "cannot be read"),
        (GOOD["ja"] + GOOD["ja"], "hello stands twice"),
        (GOOD["ja"].replace("あいさつ", "{ nowhere }"), "refers to nowhere"),
    ],
)
def test_a_flaw_in_one_language_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], japanese: str, complaint: str
) -> None:
    assert check(tmp_path, ja=japanese) == 1
    assert complaint in capsys.readouterr().err


def test_a_name_may_stay_the_same_when_its_comment_says_so(tmp_path: Path) -> None:
    name = "# same in ja, ru\nname = Quantum\n"
    assert check(tmp_path, **{language: text + name for language, text in GOOD.items()}) == 0


def test_a_missing_language_fails(tmp_path: Path) -> None:
    folder = tmp_path / "web/src/text"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH)
    assert words.main(tmp_path) == 1
