"""Notices in the browser: where they go, a mail that is confirmed and arrives, what is pushed, an installable page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import axe
from tests.e2e.conftest import Start
from tests.e2e.test_pages import play_a_bot
from tests.server.notices.receivers import Hook, Sink, eventually, mail_server

pytestmark = pytest.mark.browser


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_server() as sink:
        yield sink


@pytest.fixture
def hook() -> Iterator[Hook]:
    hook = Hook()
    yield hook
    hook.stop()


@pytest.fixture
def site(start: Start, sink: Sink) -> str:
    settings = {"smtp": f"smtp://127.0.0.1:{sink.port}", "mail_from": "Starhold <games@example.org>"}
    running = start(notices_private="yes", bot_pause=0.1, address="https://games.example.org", **settings)
    return f"http://localhost:{running.port}"


def test_a_guest_hears_by_mail_and_in_a_chat_that_it_is_their_turn(
    page: Page, site: str, sink: Sink, hook: Hook
) -> None:
    page.goto(f"{site}/notices")
    page.get_by_label("E-mail address").fill("bob@example.com")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Not confirmed yet")).to_be_visible()
    assert axe(page) == []
    found = re.search(r"https://games\.example\.org(/notices#confirm=\S+)", sink.mails[0].get_content())
    assert found
    page.goto("about:blank")
    page.goto(site + found.group(1))
    page.get_by_role("button", name="Confirm").press("Enter")
    page.get_by_label("When notices go to bob@example.com").select_option("always")
    page.get_by_label("Address", exact=True).fill(hook.address)
    page.get_by_role("button", name="Add chat").click()
    page.get_by_role("button", name=re.compile("Test Webhook")).press("Enter")
    expect(page.get_by_text("Sent. Look whether it has arrived.")).to_be_visible()
    assert hook.said()[-1]["title"] == "Starhold: a test"
    page.get_by_label(re.compile("When notices go to Webhook")).select_option("always")
    page.goto(site)
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    eventually(lambda: len(sink.mails) > 1 and len(hook.calls) > 1)
    assert sink.mails[1]["subject"].startswith("Your turn: ")


def test_what_went_wrong_stands_beside_the_address_and_the_hours_are_kept(page: Page, site: str, hook: Hook) -> None:
    page.goto(f"{site}/notices")
    hook.status = 500
    page.get_by_label("Address", exact=True).fill(hook.address)
    page.get_by_role("button", name="Add chat").click()
    page.get_by_role("button", name=re.compile("Test Webhook")).click()
    expect(page.get_by_text(re.compile("^Failed .*The other side refused the notice"))).to_be_visible()
    expect(page.get_by_label("From")).to_have_count(0)
    page.get_by_role("checkbox", name="Quiet hours").check()
    page.get_by_label("From").fill("22:00")
    page.get_by_label("Until").fill("07:30")
    page.get_by_label("Time zone").select_option("Asia/Tokyo")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved")).to_be_visible()
    page.reload()
    expect(page.get_by_label("Until")).to_have_value("07:30")
    expect(page.get_by_label("Time zone")).to_have_value("Asia/Tokyo")
    page.get_by_role("button", name=re.compile("Remove Webhook")).click()
    expect(page.get_by_text("Nowhere yet")).to_be_visible()


def test_what_is_pushed_is_shown_and_leads_to_the_table(page: Page, site: str) -> None:
    page.context.grant_permissions(["notifications"], origin=site)
    line = page.context.new_cdp_session(page)
    known: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    page.goto(site)
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
    )
    page.wait_for_timeout(300)
    data = '{"title": "Your turn: Tea", "body": "Quantum", "path": "/t/abc", "waiting": 2, "language": "en"}'
    line.send("ServiceWorker.deliverPushMessage", {"origin": site, "registrationId": known[-1], "data": data})
    shown = """async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map((one) => [one.title, one.body, one.tag]);
    }"""
    while not (told := page.evaluate(shown)):
        page.wait_for_timeout(50)
    assert told == [["Your turn: Tea", "Quantum", "/t/abc"]]


def test_the_page_can_be_installed(page: Page, site: str) -> None:
    page.goto(site)
    line = page.context.new_cdp_session(page)
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    assert told["url"] == f"{site}/manifest.webmanifest"
    # The browser of a test keeps nothing, and so installs nothing.
    missing = {fault["errorId"] for fault in line.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert missing <= {"in-incognito"}
