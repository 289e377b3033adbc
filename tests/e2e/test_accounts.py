"""A guest gets an account and plays on at other devices: by passkey, by password, by a code without an account."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.accessibility import axe
from tests.e2e.conftest import Start
from tests.e2e.test_pages import play_a_bot

Device = Callable[[], Page]
PASSWORD = "correct horse"


@pytest.fixture
def site(start: Start) -> str:
    """Passkeys are for names of hosts, and work without encryption on this very computer only."""
    return f"http://localhost:{start(bot_pause=30).port}"


@pytest.fixture
def device(browser: Browser, site: str) -> Iterator[Device]:
    """Makes pages of browsers that know nothing of each other."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def made() -> Page:
        contexts.append(browser.new_context(locale="en-US", reduced_motion="reduce"))
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.goto(site)
        return page

    yield made
    for context in contexts:
        context.close()
    assert faults == []


def authenticator(page: Page, carried: list[dict[str, object]] | None = None) -> Callable[[], list[dict[str, object]]]:
    """Give the browser of a page an authenticator with the passkeys ``carried``; what returns those that it has."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    name = line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    for key in carried or ():
        line.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": key})
    return lambda: list(line.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"])


def sits_at_a_table(page: Page) -> str:
    """Play a bot, and say where."""
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    return page.url


def account(page: Page, site: str) -> None:
    page.goto(f"{site}/account")
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")


def plays_at(page: Page, table: str) -> None:
    page.goto(table)
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()


def test_a_guest_gets_an_account_and_a_second_device_by_code_and_a_third_by_passkey(site: str, device: Device) -> None:
    desk = device()
    table = sits_at_a_table(desk)
    account(desk, site)
    desk.get_by_role("button", name="Show a code").click()
    guests = desk.get_by_test_id("code").inner_text()
    desk.get_by_label("Account name").fill("Ann")
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Create account").click()
    expect(desk.get_by_text("You are signed in as “Ann”.")).to_be_visible()
    expect(desk.get_by_role("button", name="signed in as “Ann”")).to_be_visible()
    # The guest's code has gone with the guest: what stands there is the account's.
    expect(desk.get_by_test_id("code")).not_to_have_text(guests)
    code = desk.get_by_test_id("code").inner_text()

    phone = device()
    other = sits_at_a_table(phone)
    phone.goto(f"{site}/link")
    phone.get_by_label("Code").fill(code.lower())
    phone.get_by_role("button", name="Continue").click()
    expect(phone.get_by_text("This code belongs to the account “Ann”, with 1 table in play.")).to_be_visible()
    assert axe(phone) == []
    phone.get_by_role("button", name="That is me, go on").click()
    expect(phone.get_by_text("This device is linked.")).to_be_visible()
    for page in (desk, phone):
        plays_at(page, table)
        plays_at(page, other)

    account(desk, site)
    keys = authenticator(desk)
    desk.get_by_role("button", name="Add a passkey").click()
    expect(desk.get_by_role("button", name="Remove the passkey")).to_be_visible()
    assert axe(desk) == []
    tablet = device()
    authenticator(tablet, keys())
    tablet.goto(f"{site}/sign-in")
    tablet.get_by_role("button", name="Sign in with a passkey").click()
    expect(tablet.get_by_text("You are signed in as “Ann”.")).to_be_visible()
    plays_at(tablet, table)

    account(tablet, site)
    expect(tablet.get_by_role("button", name=re.compile("^Sign out Chrome"))).to_have_count(2)
    tablet.get_by_role("button", name="Sign out everywhere").click()
    expect(tablet.get_by_role("heading", level=1)).to_have_text("A table in deep space")
    account(phone, site)
    expect(phone.get_by_text("You are a guest")).to_be_visible()


def test_an_account_is_made_with_a_passkey_alone(site: str, device: Device) -> None:
    desk, phone = device(), device()
    keys = authenticator(desk)
    account(desk, site)
    desk.get_by_label("Account name").fill("Ann")
    desk.get_by_role("button", name="Create it with a passkey").click()
    expect(desk.get_by_text("You are signed in as “Ann”.")).to_be_visible()
    desk.get_by_role("button", name="Remove the passkey").click()
    expect(desk.get_by_role("alert").filter(has_text="your only way to sign in")).to_be_visible()
    authenticator(phone, keys())
    phone.goto(f"{site}/sign-in")
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.get_by_text("You are signed in as “Ann”.")).to_be_visible()


def test_a_guest_goes_on_in_another_browser_by_a_link_with_keys_alone(site: str, device: Device) -> None:
    desk, phone = device(), device()
    table = sits_at_a_table(desk)
    account(desk, site)
    desk.get_by_role("button", name="Show a code").click()
    code = desk.get_by_test_id("code").inner_text().replace("-", "")
    phone.goto(f"{site}/link#{code}")
    use = phone.get_by_role("button", name="That is me, go on")
    use.focus()
    phone.wait_for_timeout(500)
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("This device is linked.")).to_be_visible()
    plays_at(phone, table)
    plays_at(desk, table)


def test_what_cannot_be_is_told_beside_the_button(site: str, device: Device) -> None:
    desk, phone = device(), device()
    account(desk, site)
    desk.get_by_label("Account name").fill("Ann")
    desk.get_by_label("Password").fill("short")
    desk.get_by_role("button", name="Create account").click()
    expect(desk.get_by_role("alert").filter(has_text="at least 8 characters")).to_be_visible()
    # Buttons are deaf for a moment after a press, so that a double click does nothing twice.
    desk.wait_for_timeout(500)
    desk.get_by_label("Password").fill("aaaaaaaaaa")
    desk.get_by_role("button", name="Create account").click()
    expect(desk.get_by_role("alert").filter(has_text="too easy to guess")).to_be_visible()
    desk.wait_for_timeout(500)
    desk.get_by_label("Password").fill(PASSWORD)
    desk.get_by_role("button", name="Create account").click()
    expect(desk.get_by_text("You are signed in as “Ann”.")).to_be_visible()
    account(phone, site)
    phone.get_by_label("Account name").fill("ANN")
    phone.get_by_label("Password").fill(PASSWORD)
    phone.get_by_role("button", name="Create account").click()
    expect(phone.get_by_role("alert").filter(has_text="is taken")).to_be_visible()
    phone.get_by_role("link", name="Sign in").click()
    phone.get_by_label("Account name").fill("Ann")
    phone.get_by_label("Password").fill("wrong horse")
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.get_by_role("alert").filter(has_text="do not fit together")).to_be_visible()
    assert axe(phone) == []
    phone.goto(f"{site}/link#NONSENSE")
    expect(phone.get_by_role("alert").filter(has_text="This code is not valid")).to_be_visible()
    phone.get_by_role("button", name="Continue").click()
    expect(phone.get_by_role("alert").filter(has_text="This code is not valid")).to_be_visible()
