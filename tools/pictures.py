"""Takes the pictures of the README anew (`python -m tools.pictures`): a table in mid-game and the lobby."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.person import Person, Plain
from tests.e2e.tables import new_table, post
from tests.server.process import Process
from tools import browser

TARGET = Path(__file__).resolve().parent.parent / "docs" / "images"
MOVES = 45
"""So many options into the game the picture is taken, at the next moment with something worth showing."""


@contextmanager
def house() -> Iterator[str]:
    """A server with a database of its own; gives its address."""
    with TemporaryDirectory() as folder:
        settings = {"chosen_seeds": "yes", "log": "warning", "bot_pause": "0"}
        server = Process(Path(folder) / "starhold.sqlite", 0, **settings).ready()
        try:
            yield f"http://{server.address}"
        finally:
            server.stop()


def tells_something(options: list[Plain]) -> Plain | None:
    """Return an attack that shows its odds, if the turn has just begun."""
    attacks = [option for option in options if option["kind"] == "attack" and "odds" in option]
    return attacks[0] if attacks else None


def take_table(page: Page, address: str) -> None:
    """Play some turns against a bot, pick up a ship that can attack, and take the picture."""
    table = new_table(page, address, ["me", "bot:captain"], "picture-1", layout="d2-spiral")
    person = Person(page)
    page.goto(f"{address}/t/{table}")
    taken = 0
    while person.wait_for_turn():
        attack = tells_something(person.options)
        if taken >= MOVES and attack:
            person.close_result()
            person.click_target(attack["paths"][0][0])
            break
        person.take(person.advice())
        taken += 1
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    page.screenshot(path=TARGET / "table.png")


def take_lobby(page: Page, other: Page, address: str) -> None:
    """Open some tables, one of them another visitor's, and take the picture of the lobby."""
    name_visitor(other, address, "Yuki")
    for visitor, name, seats, layout in (
        (page, "Thursday club", ["me", "open", "open"], "d3-trident"),
        (page, "First steps", ["me", "bot:captain"], "d2-well"),
        (other, "Looking for a rival", ["me", "open"], "d2-frontier"),
    ):
        body = {"game": "quantum", "name": name, "options": {"layout": layout}, "seats": seats, "public": True}
        table = post(visitor, f"{address}/api/tables", body)
        if "open" not in seats and table["status"] == "open":
            post(visitor, f"{address}/api/tables/{table['id']}/start", {})
    page.goto(address)
    page.get_by_text("Looking for a rival").wait_for()
    page.wait_for_timeout(800)
    page.screenshot(path=TARGET / "lobby.png")


def name_visitor(page: Page, address: str, name: str) -> None:
    """Give a fresh visitor a name."""
    page.request.get(f"{address}/api/me")
    answer = page.request.patch(f"{address}/api/me", data={"name": name}, headers={"X-Starhold": "1"})
    assert answer.ok, answer.text()


def new_page(opened: Browser) -> Page:
    """A desktop window of a fresh visitor."""
    size = {"width": 1440, "height": 900}
    return opened.new_context(viewport=size, locale="en-US", reduced_motion="reduce").new_page()  # type: ignore[arg-type]


def main() -> int:
    """Take both pictures; return the exit code."""
    path = browser.find()
    if path is None:
        print(browser.ADVICE, file=sys.stderr)
        return 1
    TARGET.mkdir(parents=True, exist_ok=True)
    with house() as address, sync_playwright() as driver:
        opened = driver.chromium.launch(executable_path=path, args=list(browser.FLAGS))
        page = new_page(opened)
        name_visitor(page, address, "Mira")
        take_table(page, address)
        take_lobby(page, new_page(opened), address)
        opened.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
