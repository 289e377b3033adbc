"""People at one table talk: two players, each in a browser of their own, and a spectator."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.accessibility import axe
from tests.e2e.conftest import Start
from tests.e2e.tables import new_table, post

pytestmark = pytest.mark.browser


def chat(page: Page) -> None:
    """Open the chat beside the log."""
    page.get_by_role("button", name="Chat").click()


def write(page: Page, text: str) -> None:
    """Say something."""
    page.get_by_role("textbox", name="Write a line").fill(text)
    page.keyboard.press("Enter")


def three(start: Start, page: Page, browser: Browser) -> tuple[Page, Page]:
    """The page of a second player and that of a spectator at a table that the first one has made; all look at it."""
    address = f"http://{start(bot_pause=0).address}"
    table = new_table(page, address, ["me", "open"], "chat")
    page.request.patch(f"{address}/api/me", data={"name": "Ann"}, headers={"X-Starhold": "1"})
    info = page.request.get(f"{address}/api/tables/{table}").json()
    others = []
    for name, language in (("Борис", "ru"), ("Carol", "en")):
        one = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce").new_page()
        one.request.get(f"{address}/api/me")
        me = {"name": name, "language": language}
        one.request.patch(f"{address}/api/me", data=me, headers={"X-Starhold": "1"})
        others.append(one)
    bob, carol = others
    post(bob, f"{address}/api/tables/{table}/sit", {"invite": info["invite"]})
    post(page, f"{address}/api/tables/{table}/start", {})
    for one in (page, bob, carol):
        one.goto(f"{address}/t/{table}")
        one.get_by_test_id("table").wait_for()
    return bob, carol


def test_two_players_and_a_spectator_talk(start: Start, page: Page, browser: Browser) -> None:
    bob, carol = three(start, page, browser)
    chat(page)
    write(page, "Hello <b>everybody</b>")
    page.get_by_role("button", name="Quick phrases").click()
    page.get_by_role("button", name="Good luck, have fun!").click()
    bob.get_by_role("button", name="Чат").click()
    expect(bob.get_by_text("Hello <b>everybody</b>")).to_be_visible()
    expect(bob.get_by_text("Удачной игры!")).to_be_visible()

    # A note stays with whoever wrote it; a line points at a place, and a click shows it.
    page.get_by_role("button", name="All", exact=True).last.click()
    page.get_by_role("textbox", name="Write a note to yourself").fill("his left is weak")
    page.keyboard.press("Enter")
    expect(page.get_by_text("his left is weak")).to_be_visible()
    page.get_by_role("button", name="Note", exact=True).click()
    page.get_by_role("button", name="Point at something").click()
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("region", name="Log").locator(".line").first.click()
    write(page, "Look at this")
    bob.get_by_role("button", name="шаг").click()
    expect(bob.get_by_test_id("past")).to_be_visible()

    assert axe(page) == []

    # A spectator is apart; the players may mute all of them, and the host removes a line.
    chat(carol)
    write(carol, "From the side")
    expect(page.get_by_text("From the side")).to_be_visible()
    page.get_by_text("Who is heard").click()
    page.get_by_role("checkbox", name="Hear spectators").uncheck()
    expect(page.get_by_text("From the side")).to_have_count(0)
    expect(bob.get_by_text("From the side")).to_be_visible()
    expect(carol.get_by_text("his left is weak")).to_have_count(0)
    expect(bob.get_by_text("his left is weak")).to_have_count(0)
    page.reload()
    chat(page)
    expect(page.get_by_text("his left is weak")).to_be_visible()
    expect(page.get_by_text("From the side")).to_have_count(0)
    said = page.locator("li.said", has_text="Look at this")
    said.get_by_role("button", name="Ann").click()
    said.get_by_role("button", name="Remove").click()
    expect(carol.get_by_text("Look at this")).to_have_count(0)
    expect(carol.get_by_text("removed")).to_be_visible()
