"""Hands that press twice, keys that are held, and where the focus goes when what had it is gone."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import Person, Plain
from tests.e2e.tables import new_table
from tests.server.process import Process

RESEARCH = 'button[data-target="action:research"]'
FOCUS = "document.activeElement === document.body ? 'nothing' : document.activeElement?.outerHTML"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all of these tests; every test has a table of its own."""
    process = Process(tmp_path_factory.mktemp("hands") / "starhold.sqlite", chosen_seeds="yes", bot_time=60).ready()
    yield f"http://{process.address}"
    process.stop()


def to_act(server: str, page: Page, there: Callable[[Person], bool] = lambda person: True) -> Person:
    """A person at a table of Quantum who has actions to take."""
    table = new_table(page, server, ["me", "bot:captain"], "hands-1")
    person = Person(page)
    page.goto(f"{server}/t/{table}")
    while person.wait_for_turn() and not (person.update["decision"]["kind"] == "act" and there(person)):
        person.take(person.advice())
    person.wait_until_heard()
    return person


def said(person: Person, kind: str) -> list[Plain]:
    """The messages of a kind that the page has sent since."""
    return [message for message in person.said if message.get("option", message["type"]) == kind]


def test_a_double_click_on_an_action_acts_once_and_one_on_undo_takes_one_step_back(server: str, page: Page) -> None:
    person = to_act(server, page)
    page.locator(RESEARCH).dblclick()
    person.wait_for_answer(len(person.answers))
    page.wait_for_timeout(800)
    assert len(said(person, "research")) == 1
    page.locator(RESEARCH).click(click_count=3)
    page.wait_for_timeout(800)
    assert len(said(person, "research")) == 2
    page.get_by_test_id("undo").dblclick()
    page.wait_for_timeout(800)
    assert len(said(person, "undo")) == 1
    assert not person.errors


def test_a_key_that_is_held_on_an_action_acts_once(server: str, page: Page) -> None:
    person = to_act(server, page)
    page.locator(RESEARCH).focus()
    page.keyboard.down("Enter")
    for _ in range(12):
        page.wait_for_timeout(60)
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.wait_for_timeout(300)
    assert len(said(person, "research")) == 1


def test_a_double_click_makes_one_table_and_sits_down_once(server: str, page: Page) -> None:
    made: list[str] = []
    page.on("request", lambda request: made.append(request.url) if request.method == "POST" else None)
    page.goto(f"{server}/new/quantum")
    page.get_by_role("button", name="Create the table").dblclick()
    page.wait_for_url("**/t/*")
    page.wait_for_timeout(600)
    assert len([url for url in made if url.endswith("/api/tables")]) == 1


def test_after_a_move_by_key_the_focus_is_at_the_next_decision_and_never_nowhere(server: str, page: Page) -> None:
    person = to_act(server, page)
    page.evaluate(
        "addEventListener('focusout', () => requestAnimationFrame(() => requestAnimationFrame(() => "
        "{ if (document.activeElement === document.body) (window.lost ??= []).push(1); })))"
    )
    page.locator(RESEARCH).focus()
    answers = len(person.answers)
    page.keyboard.press("Enter")
    person.wait_for_answer(answers)
    expect(page.locator(RESEARCH)).to_be_focused()
    end = page.locator('button[data-target="control:end"]')
    end.focus()
    person.wait_until_heard()
    page.keyboard.press("Enter")
    page.get_by_test_id("yes").wait_for()
    assert page.evaluate(FOCUS) != "nothing"
    page.get_by_test_id("yes").focus()
    answers = len(person.answers)
    person.wait_until_heard()
    page.keyboard.press("Enter")
    person.wait_for_answer(answers)
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement.closest('[data-testid=bar]') !== null")
    assert page.evaluate("window.lost ?? []") == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("application")).to_be_focused()


def test_closing_what_is_open_leaves_the_focus_somewhere(server: str, page: Page) -> None:
    person = to_act(server, page)
    person.page.keyboard.press("l")
    page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    page.keyboard.press("Enter")
    assert page.evaluate(FOCUS) != "nothing"
    person.page.keyboard.press("l")
    option = next(option for option in person.options if option["text"] == "research")
    page.locator(f'dialog [data-option="{option["text"]}"]').focus()
    answers = len(person.answers)
    page.keyboard.press("Enter")
    person.wait_for_answer(answers)
    page.wait_for_timeout(200)
    assert page.evaluate(FOCUS) != "nothing"


def test_a_button_of_the_waiting_room_that_goes_hands_its_focus_on(server: str, page: Page) -> None:
    table = new_table(page, server, ["me", "open"], "hands-2")
    page.goto(f"{server}/t/{table}")
    page.get_by_role("button", name="Add a bot").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove")).to_be_focused()
    assert json.loads(page.request.get(f"{server}/api/tables/{table}").text())["seats"][1]["kind"] == "bot"
