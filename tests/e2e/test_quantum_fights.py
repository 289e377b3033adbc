"""What the table of Quantum says in the windows of a fight: where each answer leads, and whose chance that is."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.person import Person, Plain
from tests.e2e.pilot import piloting
from tests.e2e.tables import new_table
from tests.server.process import Process

SIZES = [
    pytest.param({"width": 1440, "height": 900}, id="desktop"),
    pytest.param({"width": 360, "height": 640}, id="phone"),
]
SEEDS = ("window 29", "window 35", "window 15", "window 27")
"""Games in which a card that rerolls lies face up from the beginning."""
WANTED = ("relentless", "cruel", "scrappy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Host and port of one server for all of these tests; every test has a table of its own."""
    process = Process(tmp_path_factory.mktemp("windows") / "starhold.sqlite", chosen_seeds="yes").ready()
    yield process.address
    process.stop()


def taste(update: Plain) -> str | None:
    """Cards that reroll are taken, and whoever can be attacked is attacked."""
    options = update["decision"]["options"]
    for liked in WANTED:
        if found := next((option["text"] for option in options if option["text"].startswith(f"take {liked}")), None):
            return str(found)
    return next((option["text"] for option in options if option["kind"] == "attack"), None)


def at_window(page: Page, server: str) -> Person:
    """A person at the first window of a combat that asks them; the way to it was not clicked."""
    for seed in SEEDS:
        table = new_table(page, f"http://{server}", ["me", "bot:captain"], seed)
        with piloting(page, server, table, "captain", taste) as pilot:
            if pilot.play_until(lambda update, _: update["decision"]["kind"] == "combat-window"):
                break
    else:
        raise AssertionError("that moment never came")
    person = Person(page)
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    assert person.wait_for_turn()
    return person


def percent(win: float) -> str:
    """As the page writes a chance."""
    rounded = int(100 * win + 0.5)
    return "<1 %" if not rounded and win else ">99 %" if rounded == 100 and win < 1 else f"{rounded} %"


@pytest.mark.parametrize("size", SIZES)
def test_every_answer_in_a_window_shows_the_chance_that_the_attack_succeeds(
    server: str, page: Page, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    person = at_window(page, server)
    combat = person.update["view"]["combat"]
    panel = page.get_by_test_id("combat").locator("visible=true")
    attacker, _, _ = panel.locator("header").inner_text().partition(" attacks ")
    expect(panel.get_by_test_id("chance")).to_have_text(f"{attacker} wins: {percent(combat['odds']['win'])}")
    bar = page.get_by_test_id("bar")
    for option in person.options:
        (target,) = option["paths"][0]
        button = bar.locator(f"[data-target='{target}']")
        expect(button).to_contain_text(percent(option["odds"]["win"]))
        chance = f"chance that the attack succeeds: {percent(option['odds']['win'])}"
        expect(button.get_by_role("img", name=chance)).to_be_visible()
    use = person.options[0]
    bar.locator(f"[data-target='{use['paths'][0][0]}']").click()
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_contain_text(f"{attacker} wins: {percent(use['odds']['win'])}")
    expect(confirm.get_by_test_id("yes")).to_contain_text(f"· {percent(use['odds']['win'])}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not person.errors
