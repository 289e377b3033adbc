"""The bar of the decision in every language and window: nothing of it is cut off, and the map keeps its place."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.person import Person
from tests.e2e.tables import new_table
from tests.server.process import Process

LANGUAGES = ("en", "ja", "ru")
WIDE: ViewportSize = {"width": 1440, "height": 900}
WINDOWS: tuple[ViewportSize, ...] = (
    WIDE,
    {"width": 1280, "height": 720},
    {"width": 1024, "height": 768},
    {"width": 800, "height": 600},
    {"width": 640, "height": 360},
    {"width": 360, "height": 640},
)
GAMES = [pytest.param("quantum", "captain", id="quantum"), pytest.param("forbidden_stars", "warlord", id="stars")]
CUT_OFF = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wrong = [];
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`page: ${scrollWidth}x${scrollHeight}`);
    for (const each of document.querySelectorAll("[data-testid=bar] :is(button, a, b)")) {
        const box = each.getBoundingClientRect();
        const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let above = each.parentElement; above; above = above.parentElement) {
            if (getComputedStyle(above).overflow === "visible") continue;
            const edge = above.getBoundingClientRect();
            for (const side of ["left", "top"]) seen[side] = Math.max(seen[side], edge[side]);
            for (const side of ["right", "bottom"]) seen[side] = Math.min(seen[side], edge[side]);
        }
        const [left, top] = [seen.left - box.left, seen.top - box.top];
        const cut = Math.max(left, top, box.right - seen.right, box.bottom - seen.bottom);
        if (box.width > 2 && cut > 2) wrong.push(`${each.textContent.trim()}: ${Math.round(cut)} px`);
    }
    return wrong;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Host and port of one server for all of these tests; every test has a table of its own."""
    database: Path = tmp_path_factory.mktemp("layout") / "starhold.sqlite"
    process = Process(database, chosen_seeds="yes", bot_time=60).ready()
    yield process.address
    process.stop()


def sit_down(server: str, page: Page, game: str, bot: str) -> Person:
    """A person at a new table for two against a bot."""
    options = {"setup": "quick"} if game == "forbidden_stars" else {}
    table = new_table(page, f"http://{server}", ["me", f"bot:{bot}"], "layout-1", game, **options)
    person = Person(page, bot)
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    return person


def fit_to(page: Page, window: ViewportSize) -> None:
    """Make the window that large, and wait until the page is drawn for it."""
    page.set_viewport_size(window)
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 20)))")


def misfits(page: Page) -> dict[str, list[str]]:
    """What of the bar is cut off, by language and window."""
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        fit_to(page, WIDE)
        page.locator(f"button[lang={language}]").click()
        page.locator(f"html[lang={language}]").wait_for()
        for window in WINDOWS:
            fit_to(page, window)
            if wrong := page.evaluate(CUT_OFF):
                found[f"{language} {window['width']}x{window['height']}"] = wrong
    fit_to(page, WIDE)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot"), GAMES)
def test_nothing_of_the_bar_is_cut_off_in_any_language_and_window(server: str, page: Page, game: str, bot: str) -> None:
    person = sit_down(server, page, game, bot)
    met: set[str] = set()
    while len(met) < 9 and person.wait_for_turn():
        sort = f"{person.update['decision']['kind']} {len({option['kind'] for option in person.options})}"
        if sort not in met:
            met.add(sort)
            assert misfits(page) == {}, sort
        person.take(person.advice())
    assert len(met) == 9
    assert not person.errors


@pytest.mark.parametrize("window", WINDOWS, ids=lambda each: f"{each['width']}x{each['height']}")
def test_the_map_keeps_size_and_place_in_a_phase(server: str, page: Page, window: ViewportSize) -> None:
    fit_to(page, window)
    person = sit_down(server, page, "forbidden_stars", "warlord")
    board = page.get_by_role("application")
    places: dict[tuple[int, str], set[str]] = defaultdict(set)
    for _ in range(30):
        assert person.wait_for_turn()
        view = person.update["view"]
        fights = view["show"].get("fight") and min(window["width"] / 820, window["height"] / 500) <= 1
        if not fights and not page.get_by_role("region", name="Upgrades").count():
            places[view["round"], view["phase"]].add(str(board.bounding_box()))
        person.take(person.advice())
    assert len(places) >= 2
    assert {len(boxes) for boxes in places.values()} == {1}, places


@pytest.mark.parametrize(("game", "bot"), GAMES)
def test_a_map_that_a_person_zooms_stays_zoomed_in_every_window(server: str, page: Page, game: str, bot: str) -> None:
    person = sit_down(server, page, game, bot)
    whole = page.get_by_role("button", name="Show the whole map")
    box = page.get_by_role("application").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -600)
    for window in (*WINDOWS, WIDE):
        fit_to(page, window)
    expect(whole).to_be_enabled()
    whole.click()
    expect(whole).to_be_disabled()
    assert not person.errors
