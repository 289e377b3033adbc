"""A server that has gone silent: the page says so soon, and takes it back."""

import time

import pytest
from playwright.sync_api import Page, ViewportSize, expect

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


@pytest.mark.parametrize("window", [(390, 844), (360, 640), (640, 360), (320, 256)])
def test_what_says_so_lies_on_nothing_that_can_be_pressed_or_read(
    start: Start, page: Page, window: tuple[int, int]
) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "silence-2")
    page.request.patch(
        f"http://{server.address}/api/me", data={"name": "Anna", "language": "ru"}, headers={"X-Starhold": "1"}
    )
    page.set_viewport_size(ViewportSize(width=window[0], height=window[1]))
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    assert person.wait_for_turn()
    trouble = page.get_by_test_id("trouble")
    server.freeze()
    try:
        expect(trouble).not_to_have_text("", timeout=20_000)
        under = trouble.evaluate(COVERED)
        assert under == [], under
    finally:
        server.thaw()


COVERED = """
mark => {
  const there = mark.getBoundingClientRect();
  const meets = ({ left, right, top, bottom }) =>
    left < there.right - 1 && right > there.left + 1 && top < there.bottom - 1 && bottom > there.top + 1;
  if (getComputedStyle(mark).pointerEvents === "none") {
    return [...document.querySelectorAll("header, .panes")].filter(one => meets(one.getBoundingClientRect()));
  }
  return [...document.querySelectorAll("a, button, .title, [data-seat]")]
    .filter(one => one.checkVisibility() && meets(one.getBoundingClientRect())).map(one => one.textContent);
}
"""
"""What lies under the mark; one that lets presses through may lie on what scrolls, but on neither header nor tabs."""
