"""Forbidden Stars in real browsers: whole games, the set-up of four, touch, keys, and what nobody may hear."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.conftest import Start
from tests.e2e.person import Person, Plain, Toucher, Typist
from tests.e2e.secrets import canaries, leaks, mentions, sightings
from tests.e2e.tables import new_table

GAME = "forbidden_stars"
BOT = "warlord"
PHONE: ViewportSize = {"width": 360, "height": 640}


@pytest.fixture
def address(start: Start) -> str:
    """A server of one's own, where bots may think as long as a busy machine needs."""
    return start(bot_time=60).address


@pytest.fixture
def contexts(browser: Browser) -> Iterator[list[Page]]:
    """Three pages beside the own one, each of another visitor."""
    made = [browser.new_context(locale="en-US", reduced_motion="reduce") for _ in range(3)]
    yield [context.new_page() for context in made]
    for context in made:
        context.close()


def duel(page: Page, address: str, seed: str, **options: object) -> str:
    """The address of a table for two with the quick set-up, against the bot."""
    table = new_table(page, f"http://{address}", ["me", f"bot:{BOT}"], seed, GAME, setup="quick", **options)
    return f"http://{address}/t/{table}"


def play_round(person: Person) -> None:
    """Play until the next round begins or the game ends."""
    person.page.get_by_test_id("table").wait_for()
    assert person.wait_for_turn()
    now = person.update["view"]["round"]
    while person.wait_for_turn() and person.update["view"]["round"] == now:
        person.take(person.advice())


def test_a_whole_game_against_the_warlord_by_clicking_only(address: str, page: Page) -> None:
    person = Person(page, BOT)
    page.goto(duel(page, address, "stars-11"))
    while person.wait_for_turn():
        person.take(person.advice())
    page.get_by_test_id("victory").wait_for()
    assert person.update["view"]["winners"]
    assert not person.errors
    assert person.log_is_sound
    assert leaks(person.received, 0) == []


def test_a_round_by_keyboard_only(address: str, page: Page) -> None:
    person = Typist(page, BOT)
    page.goto(duel(page, address, "stars-2"))
    play_round(person)
    assert not person.errors


def test_a_round_on_a_phone_by_taps_only(address: str, browser: Browser) -> None:
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-US")
    person = Toucher(context.new_page(), BOT)
    person.page.goto(duel(person.page, address, "stars-2"))
    play_round(person)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not person.errors
    context.close()


def test_four_seats_in_four_browsers_lay_the_board_and_play_a_round(
    address: str, page: Page, contexts: list[Page]
) -> None:
    people = [Person(each, BOT) for each in (page, *contexts)]
    table = new_table(page, f"http://{address}", ["me", "open", "open", "open"], "four-1", GAME)
    sit_down(people, f"http://{address}", table)
    secrets: list[dict[int, set[str]]] = [{} for _ in people]
    while (moment := settled(people))["phase"] != "over" and moment["round"] < 2:
        acting = next(person for person in people if person.asked)
        acting.take(acting.advice())
        for person, known in zip(people, secrets, strict=True):
            known[person.version] = canaries(person.update["view"])
    for seat, person in enumerate(people):
        assert not person.errors
        assert person.log_is_sound
        assert leaks(person.received, seat) == []
        for other, hidden in enumerate(secrets):
            if other != seat:
                assert sightings(person.received, hidden) == []
                assert person.bodies
                assert mentions(person.bodies, hidden) == []
    assert page.request.get(f"http://{address}/api/tables/{table}/record").status == 403


def sit_down(people: list[Person], server: str, table: str) -> None:
    """All go to the table, sit down by the invitation, and the first one starts the game."""
    first, *others = people
    first.page.goto(f"{server}/t/{table}")
    invite = first.page.request.get(f"{server}/api/tables/{table}").json()["invite"]
    for person in others:
        person.page.goto(f"{server}/t/{table}?invite={invite}")
        person.page.get_by_role("button", name="Sit down").first.click()
        person.page.get_by_text("your seat").wait_for()
    first.page.get_by_role("button", name="Start").click()


def settled(people: list[Person]) -> Plain:
    """The view of the first one once all have heard of the same moment and somebody is asked or the game is over."""
    for _ in range(1200):
        versions = {person.version for person in people}
        if len(versions) == 1 and -1 not in versions and any(person.asked or person.over for person in people):
            return dict(people[0].update["view"])
        people[0].page.wait_for_timeout(10)
    raise AssertionError(f"nothing happened at {[person.version for person in people]}")


def test_nobody_hears_a_secret_that_a_message_could_hold() -> None:
    """The search itself finds what it is meant to find."""
    view = {"systems": [{"tile": "t", "stack": [{"seat": 1, "order": "advance"}]}], "seats": []}
    line = {"type": "order-laid", "seat": 1, "args": {"seat": 1, "order": "deploy"}}
    frames = [json.dumps({"type": "update", "version": 3, "view": view, "log": [line]})]
    assert len(leaks(frames, 0)) == 2
    assert leaks(frames, 1) == []
    assert sightings(frames, {3: {"advance"}, 4: {"t"}}) == ["3: view/systems/0/stack/0/order advance"]
