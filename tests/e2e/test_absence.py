"""Each absentee rule as people see it, on a turned clock; resigning, a draw, a substitute; bots that wait."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.people import Person, Served, served
from tests.server.test_absence import Table, until
from tests.server.turned import SECOND, Turned

LIVE = {"kind": "live", "time": 600}


@pytest.fixture
def clock() -> Turned:
    return Turned()


@pytest.fixture
def server(tmp_path: Path, clock: Turned) -> Iterator[Served]:
    with served(tmp_path / "starhold.sqlite", clock, bot_pause=3600.0, chosen_seeds=True) as running:
        yield running


def looks(browser: Browser, person: Person, table: str, **context: Any) -> Page:
    """The page of somebody at a table."""
    made = browser.new_context(reduced_motion="reduce", locale="en-US", **context)
    for name, value in person.http.cookies.items():
        made.add_cookies([{"name": name, "value": value, "url": f"http://{person.address}"}])
    page = made.new_page()
    page.goto(f"http://{person.address}/t/{table}")
    expect(page.get_by_test_id("table")).to_be_visible()
    return page


def run_out(table: Table, clock: Turned, page: Page) -> int:
    """Turn to the warning, see it on the page, and turn on to the end of the time of who is asked."""
    asked = table.asked
    table.warned(clock, asked, 545 * SECOND)
    expect(page.get_by_role("alert")).to_contain_text("nearly over")
    expect(page.get_by_test_id(f"clock-{asked}").first).to_contain_text("!")
    clock.turn(70 * SECOND)
    return asked


def test_everybody_waits(server: Served, clock: Turned, browser: Browser) -> None:
    table = Table(server, pace=LIVE)
    page = looks(browser, table.people[table.rest[0]], table.id)
    asked = run_out(table, clock, page)
    expect(page.get_by_test_id("matters")).to_contain_text("is over")
    expect(page.get_by_test_id(f"clock-{asked}").first).to_contain_text("0:00")
    assert table.people[0].read(table.id)["status"] == "playing"


def test_the_others_vote(server: Served, clock: Turned, browser: Browser) -> None:
    table = Table(server, pace=LIVE, absent="vote")
    page = looks(browser, table.people[table.rest[0]], table.id)
    asked = run_out(table, clock, page)
    page.get_by_test_id("agree").press("Enter")
    expect(page.get_by_test_id("agree")).to_have_count(0)
    until(table.people[0], table.id, lambda found: found["seats"][asked].get("stood_in"))


def test_a_bot_takes_over_and_the_person_takes_the_seat_back_on_a_phone(
    server: Served, clock: Turned, browser: Browser
) -> None:
    table = Table(server, pace=LIVE, absent="bot")
    page = looks(browser, table.people[table.asked], table.id, viewport={"width": 360, "height": 640}, has_touch=True)
    asked = run_out(table, clock, page)
    expect(page.get_by_test_id("prompt")).to_contain_text("Waiting")
    page.get_by_test_id("take-back").tap()
    expect(page.get_by_test_id("take-back")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).not_to_contain_text("Waiting")
    assert table.seats()[asked]["kind"] == "person"


def test_a_seat_is_forfeited(server: Served, clock: Turned, browser: Browser) -> None:
    table = Table(server, pace=LIVE, absent="forfeit")
    page = looks(browser, table.people[table.rest[0]], table.id)
    run_out(table, clock, page)
    expect(page.get_by_test_id("ended")).to_contain_text("has run out of time")
    expect(page.get_by_test_id("ended").get_by_role("heading")).to_contain_text("won")


def test_somebody_resigns_by_keyboard(server: Served, browser: Browser) -> None:
    table = Table(server)
    page = looks(browser, table.people[0], table.id)
    page.get_by_test_id("table-menu").press("Enter")
    page.get_by_test_id("resign").press("Enter")
    page.get_by_test_id("sure").press("Enter")
    expect(page.get_by_test_id("ended")).to_contain_text("has resigned")
    assert table.people[1].read(table.id)["won"] == [1]


def test_two_agree_on_a_draw(server: Served, browser: Browser) -> None:
    table = Table(server)
    ann, bob = (looks(browser, person, table.id) for person in table.people)
    ann.get_by_test_id("table-menu").click()
    ann.get_by_test_id("propose-draw").click()
    bob.get_by_test_id("agree").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("ended")).to_contain_text("A draw")


def test_a_proposal_lies_beside_the_map_and_is_folded_on_a_phone(server: Served, browser: Browser) -> None:
    table = Table(server, 3)
    page = looks(browser, table.people[0], table.id, viewport={"width": 360, "height": 640}, has_touch=True)
    assert table.settle(1, "propose", what="draw").status_code == 200
    matters, board = page.get_by_test_id("matters"), page.get_by_role("application")
    expect(page.get_by_test_id("agree")).to_be_visible()
    above, below = matters.bounding_box(), board.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"] + 1
    page.get_by_test_id("fold").tap()
    expect(page.get_by_test_id("agree")).to_have_count(0)
    page.get_by_test_id("unfold").tap()
    expect(page.get_by_test_id("agree")).to_be_visible()


def test_the_others_are_told_that_somebody_has_resigned(server: Served, browser: Browser) -> None:
    table = Table(server, 3)
    ann, bob = (looks(browser, table.people[place], table.id) for place in (0, 1))
    assert table.settle(1, "resign", seat=1).status_code == 200
    expect(ann.locator(".toasts")).to_contain_text("has resigned; a bot plays on")
    expect(ann.get_by_test_id("beside")).to_contain_text("has resigned; a bot plays on")
    expect(bob.get_by_test_id("prompt")).to_contain_text("You have resigned; a bot plays on")


def test_who_goes_on_vacation_is_told_so_and_comes_back_from_the_map(server: Served, browser: Browser) -> None:
    table = Table(server, pace={"kind": "move", "time": 86400, "vacation": 7})
    ann = looks(browser, table.people[0], table.id)
    ann.get_by_test_id("table-menu").click()
    ann.get_by_test_id("vacation").click()
    expect(ann.locator(".toasts")).to_contain_text("You are on vacation")
    ann.get_by_test_id("home").click()
    expect(ann.get_by_test_id("home")).to_have_count(0)
    assert not table.seats()[0].get("away")


def test_somebody_else_plays_a_seat_on(server: Served, browser: Browser) -> None:
    table = Table(server)
    ann, cid = looks(browser, table.people[0], table.id), looks(browser, server.person(), table.id)
    ann.get_by_test_id("table-menu").click()
    ann.get_by_test_id("offer").click()
    cid.get_by_test_id("substitute").click()
    expect(cid.get_by_test_id("substitute")).to_have_count(0)
    assert table.seats()[0]["former"] == table.people[0].me["name"]


def test_pace_and_rule_are_chosen_with_the_table(server: Served, browser: Browser) -> None:
    ann = server.person()
    page = looks(browser, ann, str(ann.started(["me", "same-screen:Bob"], "quantum")))
    page.goto(f"http://{ann.address}/new/quantum")
    page.get_by_test_id("pace").select_option("days")
    page.get_by_test_id("absent").select_option("bot")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("By turns, 7 days in all")).to_be_visible()
    expect(page.get_by_text("A bot takes over")).to_be_visible()


def test_bots_wait_until_one_is_done(server: Served, browser: Browser) -> None:
    ann = server.person()
    table = ann.started(["me", "bot:random"], "quantum", terms={"moment": -1}, seed=3)
    with ann.live(table) as line:
        line.until("update")
        line.take(next(each["text"] for each in line.update["decision"]["options"] if "keep" in each["text"]))
    page = looks(browser, ann, table)
    page.get_by_test_id("done").click()
    expect(page.get_by_test_id("done")).to_have_count(0)
