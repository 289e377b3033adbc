"""Texts that people type to be seen by others: what may stand in them, and which of them look alike.

The rules are Unicode's: which signs are seen at all (``Default_Ignorable_Code_Point``), what belongs together as one
sign (UAX 29), how emoji are joined (UTS 51), and which signs look alike (UTS 39).
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from unicodedata import normalize

import regex
from idna.core import valid_contextj

from starhold.kernel.reasons import refuse

SIGNS = 12
"""Code points in what people see as one sign, at most on average: an emoji of a family has eleven."""
BLANKS = "\U0001d159\U00016fe4\U00013441\U00013442\ufffc\ufffd"
"""Signs without ink, and stand-ins, for which Unicode has no property; the blank of Braille counts as a space."""
_PICTURE = r"\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|[\ufe0e\ufe0f])?(?:[\U000e0020-\U000e007e]+\U000e007f)?"
_EMOJI = regex.compile(rf"{_PICTURE}(?:\u200d{_PICTURE})*|\p{{Regional_Indicator}}{{2}}|[0-9#*]\ufe0f?\u20e3")
_UNSEEN = regex.compile(
    rf"[\p{{Cc}}\p{{Cf}}\p{{Cs}}\p{{Co}}\p{{Cn}}\p{{Zl}}\p{{Zp}}\p{{Default_Ignorable_Code_Point}}{BLANKS}]"
)
_VARIANT = regex.compile(r"(?<=\p{Unified_Ideograph})[\ufe00-\ufe02\U000e0100-\U000e01ef]")
"""Which of its forms an ideograph has, as names of Japanese people are registered (UTS 37)."""
_IGNORED = regex.compile(r"\p{Default_Ignorable_Code_Point}")
_INK = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}]")
_STRAY = regex.compile(r"(?:^|\s)\p{M}|\p{Me}|[\p{Mn}\p{Me}]{5}|(\p{Mn})\1")
"""Marks without a letter, around one, more than four on one, or the same one twice on it (UTS 39, 5.4)."""


def clean(text: str, longest: int) -> str:
    """``text`` in composed form, without surplus space, if others can see and read all of it.

    `Refused`: ``name-unusable`` when nothing of it is seen or it is longer than ``longest`` signs as people count them,
    ``name-signs`` when it has signs that are not seen, control what is around them or change the direction of writing,
    ``name-marks`` when it has marks that belong to no letter or too many on one.
    """
    name = " ".join(normalize("NFC", text.replace("\u2800", " ")).split())
    if not name or len(name) > SIGNS * longest:
        raise refuse("name-unusable", longest=longest)
    plain = _EMOJI.sub("☺", _VARIANT.sub("", _without_joiners(name)))
    if not _INK.search(_UNSEEN.sub("", plain)):
        raise refuse("name-unusable", longest=longest)
    if _UNSEEN.search(plain):
        raise refuse("name-signs")
    if _STRAY.search(normalize("NFD", plain)):
        raise refuse("name-marks")
    if len(regex.findall(r"\X", name)) > longest:
        raise refuse("name-unusable", longest=longest)
    return name


def shown(text: str) -> str:
    """``text`` that comes from anywhere, without what could disturb the page or terminal that shows it."""
    return str(regex.sub(r"[\p{Cc}\p{Cs}\p{Bidi_Control}]", "", text))


def _without_joiners(name: str) -> str:
    """``name`` without the joiners between letters that many scripts are written with."""
    joiners = {place for place, sign in enumerate(name) if sign in "\u200c\u200d" and _joins(name, place)}
    return "".join(sign for place, sign in enumerate(name) if place not in joiners)


def _joins(name: str, place: int) -> bool:
    try:
        return bool(valid_contextj(name, place))
    except ValueError:
        return False


# -- what looks alike ------------------------------------------------------------------------------
def told_apart(names: Iterable[str], taken: Iterable[str] = ()) -> list[str]:
    """``names`` with a number behind each that could be mistaken for an earlier one or one of ``taken``.

    Empty ones stay empty.
    """
    return list(_told_apart(tuple(names), tuple(taken)))


@lru_cache(2048)
def _told_apart(names: Sequence[str], taken: Sequence[str]) -> list[str]:
    known = {look for name in taken for look in looks(name)}
    found = []
    for name in names:
        chosen = next(each for each in _numbered(name) if not name or known.isdisjoint(looks(each)))
        known.update(looks(chosen) if name else ())
        found.append(chosen)
    return found


def _numbered(name: str) -> Iterator[str]:
    yield name
    number = 2
    while True:
        yield f"{name} ({number})"
        number += 1


@lru_cache(4096)
def looks(name: str) -> frozenset[str]:
    """What ``name`` looks like as it is and in small letters: two names are alike if they have a look in common."""
    wide = normalize("NFKC", name)
    return frozenset((_skeleton(wide), _skeleton(wide.casefold())))


def _skeleton(text: str) -> str:
    """The skeleton of UTS 39, 4."""
    seen = _IGNORED.sub("", normalize("NFD", text))
    return normalize("NFD", "".join(_prototypes().get(sign, sign) for sign in seen))


@cache
def _prototypes() -> dict[str, str]:
    """For each sign that looks like another one the sign or signs that stand for all of their looks.

    The library knows pairs in both directions. One side of each stands for the others and has them all as partners; of
    two that are alone with each other either will do. Some signs come with marks of direction around them.
    """
    # It reads all of its tables when it is imported, which only those who compare names should wait for.
    from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

    pairs = {
        sign.strip("\u200e"): [str(other["c"]).strip("\u200e") for other in others]
        for sign, others in confusables.confusables_data.items()
    }
    found = {sign: _prototype(sign, others, pairs) for sign, others in pairs.items() if len(sign) == 1}
    return {sign: "".join(found.get(one, one) for one in whole) for sign, whole in found.items()}


def _prototype(sign: str, others: list[str], pairs: dict[str, list[str]]) -> str:
    if len(others) > 1:
        return sign
    other = others[0]
    return other if len(other) > 1 or len(pairs.get(other, ())) > 1 else min(sign, other)
