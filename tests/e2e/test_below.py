"""The site below a path of its host, in a browser behind a real web server."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.server import nginx
from tests.server.process import Process


@nginx.NEEDED
def test_lobby_table_and_invitation_work_below_a_path(tmp_path: Path, page: Page, browser: Browser) -> None:
    server = Process(tmp_path / "starhold.sqlite", bot_pause=30, root_path="/games").ready()
    with nginx.in_front(tmp_path, server.address) as address:
        page.goto(f"http://{address}/games")
        quantum = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Quantum"))
        quantum.get_by_role("button", name="Play a bot").click()
        expect(page).to_have_url(re.compile("/games/t/"))
        page.reload()
        keep = page.get_by_role("button", name=re.compile("^Keep"))
        keep.click()
        page.get_by_role("link", name="Starhold").click()
        expect(page).to_have_url(f"http://{address}/games/")
        page.go_back()
        expect(page).to_have_url(re.compile("/games/t/"))
        page.goto(f"http://{address}/games/new/quantum")
        page.get_by_role("button", name="Create the table").click()
        context = browser.new_context(locale="en-US")
        friend = context.new_page()
        friend.goto(page.get_by_label("Invitation", exact=True).input_value())
        expect(friend.get_by_role("button", name=re.compile("^Sit down")).first).to_be_visible()
        context.close()
    server.stop()
