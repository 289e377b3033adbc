"""Takes the pictures of the README anew (`python -m tools.pictures`): a table of each game, and the lobby."""

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
MOVES = 25
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
    attack = next(found for number in range(1, 10) if (found := played_to_attack(page, address, f"picture-{number}")))
    Person(page).click_target(attack["paths"][0][0])
    take(page, "table")


def played_to_attack(page: Page, address: str, seed: str) -> Plain | None:
    """Play a game up to an attack after the first turns; None if it ends before."""
    person = Person(page)
    page.goto(f"{address}/t/{new_table(page, address, ['me', 'bot:captain'], seed, layout='d2-spiral')}")
    taken = 0
    while person.wait_for_turn():
        attack = tells_something(person.options)
        if taken >= MOVES and attack:
            person.close_result()
            return attack
        person.take(person.advice())
        taken += 1
    return None


def take_stars_table(page: Page, address: str) -> None:
    """Play into the second round against a bot, up to an order that moves ships, and take the picture."""
    factions = {"faction-1": "eldar", "faction-2": "chaos"}
    table = new_table(page, address, ["me", "bot:warlord"], "picture-2", "forbidden_stars", **factions)
    person = Person(page, "warlord")
    page.goto(f"{address}/t/{table}")
    while person.wait_for_turn():
        if person.update["view"]["round"] > 1 and person.update["decision"]["kind"] == "ships":
            break
        person.take(person.advice())
    person.close_result()
    take(page, "forbidden-stars")


def take_lobby(page: Page, other: Page, address: str) -> None:
    """Open some tables, one of them another visitor's, and take the picture of the lobby."""
    name_visitor(other, address, "Yuki")
    for visitor, game, name, seats, options in (
        (page, "quantum", "Thursday club", ["me", "open", "open"], {"layout": "d3-trident"}),
        (other, "quantum", "Looking for a rival", ["me", "open"], {"layout": "d2-frontier"}),
    ):
        body = {"game": game, "name": name, "options": options, "seats": seats, "public": True}
        post(visitor, f"{address}/api/tables", body)
    page.goto(address)
    page.get_by_text("Thursday club").wait_for()
    take(page, "lobby")


def take(page: Page, name: str) -> None:
    """Take the picture ``name`` once everything stands still."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(800)
    page.screenshot(path=TARGET / f"{name}.png")


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
    """Take the pictures; return the exit code."""
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
        take_stars_table(page, address)
        take_lobby(page, new_page(opened), address)
        opened.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
