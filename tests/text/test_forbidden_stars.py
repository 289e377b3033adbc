"""Every refusal of Forbidden Stars can be said in every language, each variant in words of its own."""

import re

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.reasons import REASON_ARGS, REASONS
from starhold.games.forbidden_stars.rules.effects.terms import TESTS
from starhold.kernel.chance import Stream
from starhold.kernel.play import Play
from starhold.kernel.reasons import Refusal
from starhold.words import Words
from tests.text.words import LANGUAGES, ROOT, patterns

SAMPLES: dict[str, list[int | str]] = {
    "area": ["noatun", "tile_12a_se"],
    "card": ["exterminatus"],
    "edge": ["c2n"],
    "has": [0, 1, 2, 5, 14],
    "limit": [0, 1, 2, 3, 5, 21],
    "must": ["friendly"],
    "needs": [1, 2, 5],
    "short": [1, 2, 5],
    "when": ["planning-end"],
}
SCOPES = ("here", "combat_system", "active_system", "adjacent_system", "adjacent_area")
TIMINGS = sorted({event.when for faction in GAME.catalog.factions for event in faction.events if event.scheme})

RULES = ROOT / "src/starhold/games/forbidden_stars"
PROBLEM = re.compile(r'broken\("([a-z-]+)"\)|"([a-z-]+)", "F-')

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def say(language: str, name: str, **args: int | str) -> str:
    return Words(language).refusal(Refusal(name, REASONS[name], **args))


@in_every_language
@pytest.mark.parametrize("name", REASONS)
def test_a_refusal_can_be_said_and_uses_its_arguments(language: str, name: str) -> None:
    args = REASON_ARGS.get(name, ())
    said = set()
    for number in range(6):
        given = {arg: SAMPLES[arg][number % len(SAMPLES[arg])] for arg in args}
        sentence = say(language, name, **given)
        assert sentence != f"reason-{name}"
        assert not set("{}$") & set(sentence)
        said.add(sentence)
    assert len(said) > 1 or not {"area", "has", "limit", "needs", "short"} & set(args), "the figures are not told"


@in_every_language
def test_every_moment_of_a_scheme_and_every_test_of_a_place_has_its_own_words(language: str) -> None:
    moments = [say(language, "scheme-at-another-time", card="warboss", when=one.replace(".", "-")) for one in TIMINGS]
    other = say(language, "scheme-at-another-time", card="warboss", when="never")
    assert len({*moments, other}) == len(TIMINGS) + 1
    places = [say(language, "place-does-not-fit", must=one) for one in (*SCOPES, *TESTS)]
    assert len({*places, say(language, "place-does-not-fit", must="nothing")}) == len(places) + 1


def test_worlds_are_called_by_their_names() -> None:
    assert "ноатун" in say("ru", "enemy-on-path", area="noatun").lower()
    assert "ノアトゥン" in say("ja", "other-area-first", area="noatun")


@pytest.mark.parametrize(
    ("language", "objective", "turned"),
    [
        ("en", "Objective of Bo on", "turned by a quarter"),
        ("ja", "Boの目標を", "（90°回転×1）"),
        ("ru", "Цель игрока Bo:", "поворот на 1 четверть"),
    ],
)
def test_options_call_players_by_name_and_count_in_the_plural_that_is_due(
    language: str, objective: str, turned: str
) -> None:
    play = Play(GAME, GAME.configure(2), ["Bo", "Bo"], Stream("words"))
    said = []
    for _ in range(2):
        assert play.state.decision is not None
        seat = play.state.decision.actors[0]
        options = GAME.options(play.state, seat)
        said += [
            Words(language, play.record.names).label(one["label"]) for one in GAME.describe(play.state, seat, options)
        ]
        play.submit(seat, options[0])
    assert any(objective in line for line in said)
    assert any(turned in line for line in said)


@in_every_language
def test_the_short_rules_are_numbered_without_a_gap(language: str) -> None:
    words = Words(language)
    chapters = 0
    while words.has(f"rules-forbidden_stars-{chapters + 1}-title"):
        chapters += 1
        assert len(words.say(f"rules-forbidden_stars-{chapters}-text")) > 60
    assert chapters >= 12
    written = [name for name, _ in patterns(RULES / "text", language) if name.startswith("rules-")]
    assert len(written) == 2 * chapters


@in_every_language
def test_every_problem_of_a_position_has_its_own_sentence(language: str) -> None:
    texts = [file.read_text("utf-8") for file in sorted((RULES / "positions").glob("*.py"))]
    found = {one or two for text in texts for one, two in PROBLEM.findall(text)}
    assert len(found) > 30
    said = {Words(language).say("reason-position-broken", {"place": "x", "problem": name}) for name in found}
    vague = Words(language).say("reason-position-broken", {"place": "x", "problem": "something"})
    assert len(said) == len(found)
    assert vague not in said
