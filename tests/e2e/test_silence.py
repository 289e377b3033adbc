"""A server that has gone silent: the page says so soon, and takes it back."""

import time

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Start
from tests.e2e.person import Person
from tests.e2e.tables import new_table

SLACK = 1.5
"""Seconds that a busy machine may add."""


def test_a_frozen_server_is_told_within_five_seconds_and_an_unanswered_move_after_two(start: Start, page: Page) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "silence-1")
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    assert person.wait_for_turn()
    trouble = page.get_by_test_id("trouble")
    expect(trouble).to_have_text("")
    server.freeze()
    try:
        before = time.monotonic()
        expect(trouble).to_have_text("No answer from the server…", timeout=20_000)
        assert time.monotonic() - before < 5 + SLACK
    finally:
        server.thaw()
    expect(trouble).to_have_text("")
    answers = len(person.answers)
    server.freeze()
    try:
        before = time.monotonic()
        for target in person.clicks_of(person.options[0]):
            person.click_target(target)
        expect(trouble).to_have_text("Not answered yet…", timeout=20_000)
        assert time.monotonic() - before > 1.5
        assert page.get_by_test_id("prompt").inner_text().startswith("Not answered yet…")
    finally:
        server.thaw()
    person.wait_for_answer(answers)
    expect(trouble).to_have_text("")
