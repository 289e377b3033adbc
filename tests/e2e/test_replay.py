"""Going through the moments of a game: buttons, keys, scrubber, and an address for each moment."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Start
from tests.e2e.tables import new_table

pytestmark = pytest.mark.browser


@pytest.fixture
def server(start: Start) -> str:
    return start(bot_pause=0).address


def at_moment(page: Page, version: int) -> None:
    """Wait until a moment is shown, and stands in the address."""
    expect(page.get_by_test_id("past")).to_contain_text(f"Step {version} of")
    expect(page).to_have_url(re.compile(rf"#v{version}$"))


def test_every_moment_has_an_address_that_survives_reload_and_history(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", "same-screen:Bob"], "moments")
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    last = int(page.get_by_test_id("table").get_attribute("data-version") or 0)
    assert last >= 6
    page.get_by_role("button", name="Replay").click()
    at_moment(page, last)
    for press, there in (
        ("Home", 1),
        ("ArrowRight", 2),
        ("ArrowRight", 3),
        ("ArrowLeft", 2),
        ("End", last),
        ("ArrowLeft", last - 1),
    ):
        page.keyboard.press(press)
        at_moment(page, there)
    page.get_by_role("slider", name="Moment of the game").fill("4")
    at_moment(page, 4)
    page.reload()
    at_moment(page, 4)
    page.go_back()
    expect(page.get_by_test_id("past")).to_have_count(0)
    page.go_forward()
    at_moment(page, 4)
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_test_id("past")).to_have_count(0)
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))


def test_an_address_of_no_moment_says_so_and_shows_the_present(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", "same-screen:Bob"], "moments")
    page.goto(f"http://{server}/t/{table}#v5000")
    expect(page.get_by_text("The game has not come that far yet.")).to_be_visible()
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))
    expect(page.get_by_test_id("past")).to_have_count(0)


def test_it_plays_by_itself_to_the_end(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", "same-screen:Bob"], "moments")
    page.goto(f"http://{server}/t/{table}#v1")
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play by itself").click()
    last = int(page.get_by_test_id("table").get_attribute("data-version") or 0)
    at_moment(page, last)
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_a_what_if_board_touches_nothing(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", "same-screen:Bob"], "moments")
    page.goto(f"http://{server}/t/{table}")
    before = page.get_by_test_id("table").get_attribute("data-version") or ""
    page.get_by_role("button", name="Replay").click()
    at_moment(page, int(before))
    page.get_by_role("button", name="Try something out from here").click()
    board = page.get_by_test_id("trial")
    expect(board).to_be_visible()
    log = page.get_by_role("region", name="Log")
    page.get_by_role("button", name="Keep").click()
    expect(log).to_contain_text("keeps")
    page.get_by_role("button", name="Undo").click()
    expect(log).not_to_contain_text("keeps")
    # The same press again counts a third of a second later.
    page.wait_for_timeout(400)
    page.get_by_role("button", name="Keep").click()
    expect(log).to_contain_text("keeps")
    board.get_by_role("button", name="Other dice").click()
    board.get_by_role("button", name="Back to the table").click()
    at_moment(page, int(before))
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-version", before)
    record = page.request.get(f"http://{server}/api/tables/{table}/record").text()
    assert f"\n{before}. " in record
    assert f"\n{int(before) + 1}. " not in record


def square(page: Page, column: int, row: int) -> tuple[float, float]:
    """Where a square of the nine times nine of a map is on the page, counted from 0."""
    corner = page.evaluate(
        """([x, y]) => { const svg = document.querySelector('[role=application] svg');
        const at = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [at.x, at.y]; }""",
        [column * 100 + 50, row * 100 + 50],
    )
    return float(corner[0]), float(corner[1])


def test_arrows_and_marks_are_kept_with_their_moment(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", "same-screen:Bob"], "moments")
    page.goto(f"http://{server}/t/{table}#v5")
    at_moment(page, 5)
    strokes = page.get_by_test_id("strokes").locator("path")
    page.mouse.move(*square(page, 1, 2))
    page.mouse.down(button="right")
    page.mouse.move(*square(page, 4, 6))
    page.mouse.up(button="right")
    expect(strokes).to_have_count(1)
    page.get_by_role("button", name="Draw arrows and marks").click()
    page.mouse.click(*square(page, 7, 7))
    expect(strokes).to_have_count(2)
    page.keyboard.press("Escape")
    page.mouse.click(*square(page, 3, 3))
    expect(strokes).to_have_count(2)
    page.keyboard.press("ArrowRight")
    at_moment(page, 6)
    expect(strokes).to_have_count(0)
    page.reload()
    at_moment(page, 6)
    page.keyboard.press("ArrowLeft")
    at_moment(page, 5)
    expect(strokes).to_have_count(2)
    page.get_by_role("button", name="Draw arrows and marks").click()
    page.get_by_role("button", name="Wipe what is drawn").click()
    expect(strokes).to_have_count(0)
