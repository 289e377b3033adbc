"""Whatever comes in: a refusal with one sentence, never a crash."""

import random
from urllib.parse import quote

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from starhold.server.errors import Problem
from starhold.server.messages import ClientMessage
from starhold.server.visitors import wanted_language
from starhold.server.web.connection import understand
from starhold.server.web.rulebook import parse
from starhold.words import LANGUAGES
from tests.server.people import Person

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
KINDS = st.sampled_from(["option", "undo", "why", "ghost", "estimate", "ping", "dance", 7, None])
FIELDS = st.dictionaries(st.sampled_from(["id", "seat", "version", "option", "x"]), PLAIN, max_size=5)


def refusal(frame: str | bytes) -> Problem | None:
    """Why a frame is no message."""
    try:
        assert isinstance(understand(frame), ClientMessage)
    except Problem as problem:
        return problem
    return None


@given(st.text() | st.binary() | PLAIN.map(lambda value: msgspec.json.encode(value).decode()))
@settings(deadline=None)
def test_any_frame_is_a_message_or_a_problem(frame: str | bytes) -> None:
    problem = refusal(frame)
    assert problem is None or problem.sentence("en") != f"reason-{problem.reason}"


@given(KINDS, FIELDS)
@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_message_with_odd_fields_is_refused_under_its_id(kind: object, fields: dict[str, object]) -> None:
    problem = refusal(msgspec.json.encode({"type": kind, **fields}))
    assert problem is None or problem.reason == "message-unreadable"
    assert problem is None or problem.request in ("", fields.get("id"))


@given(st.text(max_size=200))
@settings(deadline=None)
def test_any_wish_for_a_language_is_met(accepted: str) -> None:
    assert wanted_language(accepted) in LANGUAGES


@given(st.text(max_size=300))
@settings(deadline=None)
def test_any_text_can_be_read_as_rules(text: str) -> None:
    for chapter in parse(text):
        assert chapter.clauses


def test_odd_requests_never_make_the_server_stumble(ann: Person) -> None:
    luck = random.Random(6)
    table = ann.table(["me", "open"])["id"]
    words = [
        "",
        "me",
        "open",
        "bot:",
        "bot:random",
        "same-screen:",
        "pebble",
        "quantum",
        "\u0000",
        "x" * 300,
        "../",
        "🎲",
    ]
    values: list[object] = [
        *words,
        0,
        -1,
        2**70,
        1.5,
        None,
        True,
        [],
        {},
        ["me", "open"],
        {"layout": "random"},
        [[]],
        {"": ""},
    ]
    names = ["game", "seats", "options", "name", "public", "seed", "seat", "to", "invite", "language"]
    paths = ["/api/tables", "/api/me", *(f"/api/tables/{table}/{what}" for what in ("sit", "seat", "leave", "start"))]
    for _ in range(300):
        body = {luck.choice(names): luck.choice(values) for _ in range(luck.randrange(5))}
        method = "PATCH" if (path := luck.choice(paths)) == "/api/me" else "POST"
        answer = ann.http.request(method, path, json=body)
        assert answer.status_code < 500, (method, path, body, answer.text)
        if answer.status_code >= 400:
            assert "reason-" not in answer.json()["text"]
        table_now = ann.http.get(f"/api/tables/{quote(luck.choice([table, *words]), safe='')}")
        assert table_now.status_code in (200, 404)
