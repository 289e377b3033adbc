"""A person's own page and the host's: export, deletion, and what is done to tables and people."""

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from starhold.server.admin import administer
from starhold.server.settings import Settings
from tests.e2e.accessibility import axe
from tests.e2e.test_accounts import PASSWORD, Device, account, device, site, sits_at_a_table

__all__ = ["device", "site"]


def press(button: Locator) -> None:
    """Press a button once the press before it, perhaps at the same place, is over."""
    button.page.wait_for_timeout(700)
    button.page.locator("html:not([data-held])").wait_for(state="attached")
    button.click()


def test_a_person_takes_the_own_data_along_and_leaves_for_good(site: str, device: Device, tmp_path: Path) -> None:
    page = device()
    table = sits_at_a_table(page)
    account(page, site)
    page.get_by_label("Account name").fill("Ann")
    page.get_by_label("Password").fill(PASSWORD)
    press(page.get_by_role("button", name="Create account"))
    expect(page.get_by_text("You are signed in as “Ann”.")).to_be_visible()
    page.goto(f"{site}/profile")
    expect(page.get_by_text("No finished games yet.")).to_be_visible()
    assert axe(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "data.json")
    kept = json.loads((tmp_path / "data.json").read_text(encoding="utf-8"))
    assert (kept["account"]["name"], [one["id"] in table for one in kept["tables"]]) == ("Ann", [True])
    press(page.get_by_role("button", name="Delete me…"))
    press(page.get_by_role("button", name="Delete for good"))
    expect(page.get_by_role("alert").filter(has_text="not your password")).to_be_visible()
    page.get_by_label("Password of your account").fill(PASSWORD)
    press(page.get_by_role("button", name="Delete for good"))
    expect(page.get_by_text("Everything about you is deleted.")).to_be_visible()
    page.goto(f"{site}/profile")
    expect(page.get_by_role("link", name="Ann’s table")).to_have_count(0)
    page.goto(f"{site}/account")
    expect(page.get_by_text("You are a guest")).to_be_visible()


def test_the_host_closes_registration_ends_a_table_and_shuts_somebody_out(
    site: str, device: Device, tmp_path: Path
) -> None:
    host, guest = device(), device()
    sits_at_a_table(guest)
    host.goto(f"{site}/admin")
    expect(host.get_by_role("heading", level=1)).to_have_text("Nothing in orbit here")
    for page, name in ((host, "Head"), (guest, "Gus")):
        account(page, site)
        page.get_by_label("Account name").fill(name)
        page.get_by_label("Password").fill(PASSWORD)
        press(page.get_by_role("button", name="Create account"))
        expect(page.get_by_text(f"You are signed in as “{name}”.")).to_be_visible()
    administer(Settings(database=str(tmp_path / "starhold.sqlite")), "host", "Head")
    host.goto(f"{site}/admin")
    press(host.get_by_role("button", name="Close registration"))
    expect(host.get_by_role("heading", name="No accounts are made")).to_be_visible()
    assert axe(host) == []
    press(host.get_by_role("button", name="End", exact=True))
    press(host.get_by_test_id("sure"))
    expect(host.get_by_role("heading", name="Tables not over: 0")).to_be_visible()
    gus = host.get_by_role("listitem").filter(has_text="Gus")
    press(gus.get_by_role("button", name="Shut out"))
    press(host.get_by_test_id("sure"))
    expect(host.get_by_role("heading", name="Shut out: 1")).to_be_visible()
    account(guest, site)
    press(guest.get_by_role("button", name="Show a code"))
    expect(guest.get_by_role("alert").filter(has_text="You have been shut out")).to_be_visible()
    press(host.get_by_role("button", name="Let in again"))
    expect(host.get_by_role("heading", name="Shut out: 0")).to_be_visible()
    host.get_by_label("Account, mark of a person").fill("nobody")
    press(host.locator("form").get_by_role("button", name="Shut out"))
    press(host.get_by_test_id("sure"))
    expect(host.get_by_role("alert").filter(has_text="no account of that name")).to_be_visible()
