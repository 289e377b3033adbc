"""Two people at one screen: nothing of the next player is in the page before they lift the curtain."""

import json

from playwright.sync_api import Page, expect

from tests.e2e.accessibility import axe
from tests.e2e.conftest import Start
from tests.e2e.person import Person
from tests.e2e.secrets import leaks
from tests.e2e.tables import new_table

SEATS = ["me", "same-screen:Bob"]
DEAF = 700
"""Milliseconds after which a press on the curtain is meant for it."""


def lift(page: Page) -> None:
    """Lift the curtain that is down."""
    page.get_by_test_id("curtain").wait_for()
    page.wait_for_timeout(DEAF)
    page.get_by_test_id("lift").click()
    page.get_by_test_id("table").wait_for()


def lay(person: Person) -> None:
    """Lay one order, by clicking."""
    assert person.wait_for_turn()
    option = person.advice()
    assert option["kind"] == "order", option
    person.take(option)


def seat_of(frame: str) -> int | None:
    """Whose view a message holds, if it is an update."""
    message = json.loads(frame)
    found: int | None = message.get("view", {}).get("you")
    return found


def test_the_next_players_orders_are_neither_in_the_page_nor_in_its_frames_before_the_curtain_is_lifted(
    start: Start, page: Page
) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", SEATS, "veil-1", "forbidden_stars", setup="quick")
    person = Person(page, "warlord")
    page.goto(f"http://{server.address}/t/{table}")
    seats: list[int] = []
    for _ in range(3):
        expect(page.get_by_test_id("curtain")).to_be_visible()
        assert leaks(person.received, None) == []
        assert {seat_of(frame) for frame in person.received} == {None}
        assert page.locator("svg [data-targets], [data-testid=table], .log").count() == 0
        text = page.content()
        assert not any(name in text for name in ("Advance", "Deploy", "Dominate", "Strategise"))
        lift(page)
        seats.append(person.update["view"]["you"])
        lay(person)
        assert person.update["curtain"] == {"seat": 1 - seats[-1]}
        covered = next(n for n, frame in enumerate(person.received) if n and "curtain" in json.loads(frame))
        assert leaks(person.received[:covered], seats[-1]) == []
        person.received = person.received[covered:]
    assert seats[0] == seats[2] != seats[1]
    assert not person.errors


def test_the_curtain_is_for_keys_and_screen_readers_and_a_hurried_press_does_not_lift_it(
    start: Start, page: Page
) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", SEATS, "veil-2", "forbidden_stars", setup="quick")
    page.goto(f"http://{server.address}/t/{table}")
    curtain = page.get_by_test_id("curtain")
    expect(curtain.get_by_role("heading")).to_contain_text("Pass the screen to")
    expect(page.get_by_test_id("lift")).to_be_focused()
    assert axe(page) == []
    page.reload()
    curtain.wait_for()
    page.keyboard.press("Enter")
    expect(curtain).to_be_visible()
    page.wait_for_timeout(DEAF)
    expect(page.get_by_test_id("lift")).to_be_focused()
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    expect(page.get_by_test_id("table")).to_be_visible()


def test_there_is_no_curtain_in_a_game_without_secrets(start: Start, page: Page) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", SEATS, "veil-3")
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    seats = set()
    for _ in range(8):
        assert person.wait_for_turn()
        seats.add(person.update["view"]["you"])
        person.take(person.advice())
    assert seats == {0, 1}
    assert not any("curtain" in json.loads(frame) for frame in person.received)
