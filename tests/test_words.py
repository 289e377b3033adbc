"""Words on the Python side: typed arguments, English behind everything, refusals as sentences."""

import pytest

from starhold.bots import BOT_REASONS
from starhold.documents import EDGE_REASONS
from starhold.kernel.reasons import KERNEL_REASONS, Refusal
from starhold.words import LANGUAGES, Words, language_of


def test_seats_cards_and_ships_are_named() -> None:
    words = Words("en", ["Ada", "Bo"])
    assert words.player(1) == "Bo"
    assert words.player(5) == "Player 6"
    assert words.say("card-agile") == "Agile"
    assert "Ada" in words.say("event-turn-started", {"seat": 0, "turn": 3, "actions": 3})


def test_things_are_named_by_their_sort_and_an_upgraded_order_by_its_card_too() -> None:
    words = Words("en", ["Ada", "Bo"])
    moved = {"seat": 1, "kind": "scout", "from": "lux", "to": "noatun"}
    assert words.event({"type": "unit-moved", "args": moved}, "fs-") == "Bo: Scout from Lux to Noatun."
    order = {"seat": 0, "order": "advance+crusade"}
    assert words.event({"type": "order-resolved", "args": order}, "fs-") == "Ada resolves Advance · Crusade."
    turned = {"seat": 0, "face": "offence", "to": "defence"}
    assert words.event({"type": "die-turned", "args": turned}, "fs-") == "Ada turns a die: Bolter to Shield."
    assert "nothing-known" in words.say("fs-event-order-resolved", {"seat": 0, "order": "nothing-known"})


def test_several_things_stand_with_the_comma_of_the_language() -> None:
    assert Words("en").say("fs-option-hit", {"unit": "scout,land_raider"}) == "Damage goes to: Scout, Land Raider"
    assert "、" in Words("ja").say("fs-option-hit", {"unit": "scout,scout"})


def test_a_missing_message_shows_its_id() -> None:
    assert Words("ja").say("no-such-message") == "no-such-message"
    assert not Words("ja").has("card-agile.no-such-attribute")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [*KERNEL_REASONS, *EDGE_REASONS, *BOT_REASONS])
def test_every_reason_has_a_sentence_in_every_language(language: str, reason: str) -> None:
    assert Words(language).has(f"reason-{reason}")


def test_a_very_long_argument_is_cut() -> None:
    said = Words("en").refusal(Refusal("game-unknown", game="x" * 5000))
    assert "x…" in said
    assert len(said) < 300


@pytest.mark.parametrize(
    ("language", "choice", "value", "sentence"),
    [
        ("en", "layout", "d2-spiral", "“Twin Spiral” is not possible for the table option “Map”."),
        ("ja", "layout", "nowhere", "設定「マップ」を「nowhere」にはできません。"),
        ("ru", "faction-2", "chaos", "Для настройки «Фракция игрока 2» значение «Космодесант Хаоса» невозможно."),
        ("en", "the_void", "true", "“With” is not possible for the table option “The Void”."),
        ("en", "target", "11", "“11” is not possible for the table option “target”."),
    ],
)
def test_a_table_option_and_its_value_are_named(language: str, choice: str, value: str, sentence: str) -> None:
    assert Words(language).refusal(Refusal("choice-impossible", choice=choice, value=value)) == sentence


def test_a_table_option_that_there_is_not_has_no_name_and_a_game_has() -> None:
    assert "“layout”" in Words("en").refusal(Refusal("choice-unknown", choice="layout"))
    assert "“Forbidden Stars”" in Words("en").refusal(Refusal("bot-unknown", bot="captain", game="forbidden_stars"))


def test_the_reason_behind_a_refusal_follows_it() -> None:
    refusal = Refusal("record-entry-broken", entry=7, because="not-asked")
    assert Words("en").refusal(refusal) == (
        "Entry 7 of the record does not fit the game. You are not asked at the moment."
    )


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [("ru", "ja_JP.UTF-8", "ru"), (None, "ja_JP.UTF-8", "ja"), (None, "C", "en"), (None, "", "en"), ("xx", "ja", "en")],
)
def test_the_language_is_chosen_by_wish_then_environment(
    monkeypatch: pytest.MonkeyPatch, wanted: str | None, environment: str, language: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", environment)
    assert language_of(wanted) == language
