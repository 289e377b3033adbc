"""A game at a table without the web: undo, earlier moments, restoring, dice that do not depend on restarts."""

import json
import random

import pytest

from starhold.kernel.codec import digest
from starhold.kernel.decision import CHANCE, Decision
from starhold.kernel.reasons import Refused
from starhold.kernel.record import Entry
from starhold.server.errors import Problem
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.chance import commitment, derive
from starhold.server.tables.history import taken_back
from starhold.server.tables.knowledge import Reader
from starhold.server.tables.match import Match
from starhold.server.tables.updates import Timeline

SEED = b"a seed for tests"


def fresh(game: str = "quantum", seed: bytes = SEED) -> Match:
    rules = game_of(game)
    match = Match(rules, rules.configure(2), ["Ann", "Bob"], seed)
    match.begin()
    return match


def step(match: Match, luck: random.Random, request: str = "") -> None:
    """A random option, or an undo where it is possible and luck wants it."""
    seat = match.asked[0]
    if luck.random() < 0.2 and match.undo_refusal(seat) is None:
        match.undo(seat, match.version, request)
        return
    option = luck.choice(match.game.options(match.state, seat))
    match.take(seat, match.version, match.game.format(match.state, option), request)


def test_every_earlier_moment_comes_back_as_it_was_undo_included() -> None:
    match, luck = fresh(), random.Random(2)
    seen = {match.version: digest(match.game, match.state)}
    while len(seen) < 250 and not match.over:
        step(match, luck)
        seen[match.version] = digest(match.game, match.state)
    assert any(entry.text == "undo" for entry in match.play.record.entries)
    for version in luck.sample(sorted(seen), 60):
        assert digest(match.game, match.past.at(version)) == seen[version]


def test_a_restored_game_is_the_same_and_rolls_the_same_dice() -> None:
    match, luck = fresh(), random.Random(3)
    for number in range(120):
        step(match, luck, f"c{number}")
    twin = Match(match.game, match.play.record.config, ["Ann", "Bob"], SEED)
    twin.restore(match.rows("x", 0, 1))
    assert digest(twin.game, twin.state) == digest(match.game, match.state)
    assert twin.rows("x", twin.version, 1) == []
    for _ in range(60):
        state = luck.getstate()
        step(match, luck)
        luck.setstate(state)
        step(twin, luck)
        assert digest(twin.game, twin.state) == digest(match.game, match.state)


def test_earlier_moments_of_a_restored_game_are_the_same_however_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match, luck = fresh(), random.Random(3)
    for _ in range(40):
        step(match, luck)
    monkeypatch.setattr("starhold.server.tables.history.APART", 1)
    twin = Match(match.game, match.play.record.config, ["Ann", "Bob"], SEED)
    twin.restore(match.rows("x", 0, 1))
    for version in range(match.version + 1):
        assert digest(twin.game, twin.past.at(version)) == digest(match.game, match.past.at(version))


def test_a_state_that_was_shown_never_changes() -> None:
    match, luck = fresh(), random.Random(4)
    shown = []
    for _ in range(60):
        shown.append((match.state, digest(match.game, match.state)))
        step(match, luck)
    for state, before in shown:
        assert digest(match.game, state) == before


def test_a_refused_option_changes_nothing() -> None:
    match = fresh("pebble")
    before, version = digest(match.game, match.state), match.version
    for text in ("choose 9", "dance", "trap", "", "roll 6", "draw 1"):
        with pytest.raises(Refused):
            match.take(0, match.version, text, "c")
    with pytest.raises(Problem):
        match.take(0, match.version - 1, "pass", "c")
    with pytest.raises(Problem):
        match.take(0, match.version + 1, "pass", "c")
    assert (digest(match.game, match.state), match.version) == (before, version)


def test_undos_that_follow_each_other_take_back_different_steps() -> None:
    entries = [Entry(0, text) for text in ("a", "b", "undo", "undo", "c", "d", "undo", "e", "undo", "undo")]
    assert [taken_back(entries, number) for number in (3, 4, 7, 9, 10)] == [2, 1, 6, 8, 5]


def test_the_log_says_which_step_each_undo_took_back() -> None:
    match = fresh()
    while match.state.decision is None or match.state.decision.kind != "act":
        match.take(match.asked[0], match.version, options_of(match, match.asked[0])[0], "")
    seat, begin = match.asked[0], match.version
    for _ in range(2):
        match.take(seat, match.version, "research", "")
    for _ in range(2):
        match.undo(seat, match.version, "")
    lines = json.loads(Timeline(match).lines(Reader(None), begin, match.version))
    assert [(line["seq"] - begin, line["type"]) for line in lines if line["type"] != "undone"] == [
        (1, "researched"),
        (2, "researched"),
    ]
    undone = [(line["seq"] - begin, line["args"]["entry"] - begin) for line in lines if line["type"] == "undone"]
    assert undone == [(3, 2), (4, 1)]


def test_what_follows_from_a_seed_tells_nothing_about_the_seed() -> None:
    assert len({derive(SEED, "entry 1"), derive(SEED, "entry 2"), derive(SEED, "bot 1"), SEED}) == 4
    assert commitment(SEED) == fresh().play.record.commitment
    first = [str(entry) for entry in fresh().play.record.entries]
    assert first != [str(entry) for entry in fresh(seed=b"another seed").play.record.entries]


def test_a_message_counts_once_however_long_the_line_was_broken() -> None:
    match, luck = fresh(), random.Random(4)
    seat, version = match.asked[0], match.version
    text = match.game.format(match.state, match.game.options(match.state, seat)[0])
    match.take(seat, version, text, "c1")
    first = match.version
    for count in range(120):
        step(match, luck, f"d{count}")
    assert match.answered(seat, version, text, "c1") == first
    assert match.answered(seat, version, text, "c2") is None
    assert match.answered(seat, first, text, "c1") is None


def test_a_message_that_puts_an_option_otherwise_than_the_record_counts_once_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Damage to several units may be named in any order; the record has the order that was offered."""
    match = fresh("pebble")
    parse = match.game.parse
    turned = lambda state, seat, text: parse(state, seat, " ".join(reversed(text.split("-"))))  # noqa: E731
    monkeypatch.setattr(match.game, "parse", turned)
    seat, version, text = match.asked[0], match.version, match.game.options(match.state, match.asked[0])[0]
    said = "-".join(reversed(match.game.format(match.state, text).split()))
    match.take(seat, version, said, "c1")
    assert match.play.record.entries[version].text != said
    assert match.answered(seat, version, said, "c1") == match.version
    assert match.answered(seat, version, "nonsense", "c1") is None
    assert match.answered(seat, version, "undo", "c1") is None


def options_of(match: Match, seat: int) -> list[str]:
    return [match.game.format(match.state, option) for option in match.game.options(match.state, seat)]


def test_an_answer_names_the_version_after_the_dice_that_follow() -> None:
    match = fresh()
    seat, version = match.asked[0], match.version
    match.take(seat, version, "reroll", "c1")
    assert match.play.record.entries[-1].actor == CHANCE
    assert match.answered(seat, version, "reroll", "c1") == match.version


def test_the_same_words_under_the_same_name_from_two_seats_are_two_answers() -> None:
    matches = (fresh("pebble", str(number).encode()) for number in range(100))
    match = next(match for match in matches if set(options_of(match, 0)) & set(options_of(match, 1)))
    version = match.version
    text = min(set(options_of(match, 0)) & set(options_of(match, 1)))
    match.take(0, version, text, "c1")
    assert match.answered(1, version, text, "c1") is None
    match.take(1, version, text, "c1")
    assert [entry.actor for entry in match.play.record.entries[version : version + 2]] == [0, 1]


def test_an_undo_of_an_earlier_moment_is_stale() -> None:
    match, luck = fresh(), random.Random(5)
    while match.undo_refusal(match.asked[0]) is not None:
        step(match, luck)
    seat, before, version = match.asked[0], digest(match.game, match.state), match.version
    for other in (version - 1, version + 1):
        with pytest.raises(Problem) as problem:
            match.undo(seat, other, "c")
        assert problem.value.reason == "stale"
    assert (digest(match.game, match.state), match.version) == (before, version)
    match.undo(seat, version, "c")
    assert match.version == version + 1


def test_a_setting_of_another_seat_does_not_make_an_answer_stale() -> None:
    match = fresh("pebble")
    version = match.version
    match.take(0, version, "auto on", "c1")
    match.take(1, version, options_of(match, 1)[0], "c2")
    match.take(1, match.version, "auto on", "c3")
    match.take(0, match.version - 1, options_of(match, 0)[0], "c4")


def is_stale(match: Match, seat: int, version: int) -> bool:
    try:
        match.take(seat, version, options_of(match, seat)[0], "")
    except Problem as problem:
        return problem.reason == "stale"
    return False


def test_an_own_answer_makes_what_was_seen_before_it_stale_though_the_question_is_alike() -> None:
    match = fresh()
    while match.state.decision is None or match.state.decision.kind != "act":
        match.take(match.asked[0], match.version, options_of(match, match.asked[0])[0], "")
    seat, version = match.asked[0], match.version
    match.take(seat, version, "research", "")
    assert match.asked == (seat,)
    assert is_stale(match, seat, version)
    assert not is_stale(match, seat, match.version)


def test_another_question_makes_what_was_seen_before_it_stale() -> None:
    match = fresh("pebble")
    version = match.version
    match.take(0, version, options_of(match, 0)[0], "")
    match._asked = Decision((0, 1), "trap")
    match.settle(0)
    assert is_stale(match, 1, version)
    assert not is_stale(match, 1, match.version)


def test_a_record_is_secret_where_somebody_answers_or_draws_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not fresh("quantum").secretive
    answers, draws = fresh("pebble"), fresh("pebble")
    monkeypatch.setattr(type(answers.game), "standing", lambda *_: [])
    for events in answers.play.log:
        events[:] = [event._replace(private=None) for event in events]
    assert answers.secretive
    draws._several = False
    assert draws.secretive


def test_a_record_says_by_nothing_whether_a_seat_has_set_something() -> None:
    rules = game_of("forbidden_stars")
    match = Match(rules, rules.configure(2, {"setup": "quick"}), ["Ann", "Bob"], b"nothing set")
    match.begin()
    before = match.secretive
    match.take(1, match.version, "auto planning.end 1", "c1")
    assert list(match.play.record.asides)
    assert before is match.secretive is True
