"""Texts that people type: what can be seen and read, how long it is for people, what looks alike."""

import pytest

from starhold.kernel.reasons import Refused
from starhold.spelling import clean, looks, shown, told_apart

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "O\u2019Brien",
        "Анна К.",
        "田中さん",
        "Nguyễn Thị Ánh",
        "สุดา",
        "שָׁלוֹם",
        "\u1fb2Ann",
        "می\u200cخواهم",
        "क्\u200dष",
        "བསྒྲུབས",
        FAMILY,
        ENGLAND,
        "\U0001f1ef\U0001f1f5",
        "\U0001f44d\U0001f3fd",
        "\U0001f9d1\U0001f3fd\u200d\U0001f91d\u200d\U0001f9d1\U0001f3ff",
        "\U0001f3f3\ufe0f\u200d\U0001f308 Ann",
        "❤\ufe0f",
        "1\ufe0f\u20e3",
        "\U0001fae8",
        "x" * 40,
        FAMILY * 40,
        "!!!",
        "\u845b\U000e0100\u57ce",
    ],
)
def test_what_people_write_is_welcome(name: str) -> None:
    assert clean(name, 40) == name


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "name-unusable") for name in ("", " \u3000 ", "x" * 41, FAMILY * 41, "a" + "\u200d" * 500)),
        *((sign, "name-unusable") for sign in "\u3164\u115f\u1160\uffa0\u2800\u034f\ufe0f\u200b\u00ad\u2060\U0001d159"),
        *((sign * 3, "name-unusable") for sign in "\u200d\u200e\u202e\U000e0067\u180e"),
        *(
            (f"A{sign}nn", "name-signs")
            for sign in "\u034f\ufe0f\u200b\u200d\u3164\u202e\u2066\u200f\x07\x00\ue000\u0378\ufffe"
        ),
        ("Ann\ud800", "name-signs"),
        ("❤\ufe0f\ufe0f", "name-signs"),
        ("A\U000e0067\U000e007f", "name-signs"),
        ("A\U000e0100", "name-signs"),
        ("\u845b\U000e0100\U000e0101", "name-signs"),
        ("\u0301Ann", "name-marks"),
        ("Ann \u0301", "name-marks"),
        ("n\u0303\u0303", "name-marks"),
        ("H\u0338\u0321\u032a\u032f\u0368\u034a", "name-marks"),
        ("a\u0489", "name-marks"),
    ],
)
def test_what_cannot_be_seen_or_read_is_refused_with_its_reason(name: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(name, 40)
    assert refused.value.refusal.reason == reason


def test_surplus_space_goes_and_letters_are_composed() -> None:
    assert clean("  A\u0301nn \u2800\t B ", 40) == "\u00c1nn B"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "Аnn"),
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("❤", "❤\ufe0f"),
        ("Ill", "l1I"),
        ("modern", "rnodern"),
        ("O0", "0O"),
        ("ё", "е\u0308"),
        ("パパ", "パパ"),
        ("ﬁ", "fi"),
    ],
)
def test_what_looks_alike_has_a_look_in_common(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Änn"), ("Bob", "Rob"), ("田", "由"), ("は", "ば")]
)
def test_what_looks_different_has_none(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_a_number_tells_alike_names_apart_and_never_makes_new_ones_alike() -> None:
    names = ["Ann", "Аnn", "Ann (2)", "Bob", "", "", "ann", "Captain"]
    told = told_apart(names, ["captain"])
    assert told == ["Ann", "Аnn (2)", "Ann (2) (2)", "Bob", "", "", "ann (3)", "Captain (2)"]
    filled = [name for name in told if name]
    assert len({look for name in filled for look in looks(name)}) >= len(filled)
    assert all(not looks(one) & looks(other) for one in filled for other in filled if one != other)


def test_what_is_shown_of_a_foreign_text_moves_no_cursor_and_turns_no_line() -> None:
    assert shown("a\x1b[2J\u202eb\nc") == "a[2Jbc"
