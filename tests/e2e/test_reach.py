"""However a person changes how the page looks – four times the size, letters twice as large, other colours, a phone
that is turned –, map, question and options stay in reach: nothing is covered, cut off, or beside the page.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, ViewportSize, expect

from tests.e2e.accessibility import axe
from tests.e2e.person import Person
from tests.e2e.tables import new_table
from tests.server.process import Process

GAMES = [pytest.param("quantum", "captain", id="quantum"), pytest.param("forbidden_stars", "warlord", id="stars")]
SMALL: tuple[ViewportSize, ...] = (
    {"width": 320, "height": 256},
    {"width": 640, "height": 360},
    {"width": 360, "height": 640},
)
LARGE_LETTERS: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
    {"width": 390, "height": 844},
)
SEEN = (
    "[role=application], [data-testid=bar] :is(button, a, b), .panes button, header :is(button, a, select), .top button"
)
CONTROLS = ":is(main, header, footer, dialog[open]) :is(button, a, input, select, summary)"
OUT_OF_REACH = """(selector) => {
    const wrong = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth + 1) wrong.push(`the page is ${wide} wide`);
    for (const each of document.querySelectorAll(selector)) {
        const shown = each.getClientRects().length > 0 && each.checkVisibility({ visibilityProperty: true });
        if (!shown || each.closest(".hidden") || each.matches("input[type=radio]")) continue;
        const name = (each.textContent.trim() || each.getAttribute("aria-label") || each.className).slice(0, 40);
        each.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        for (let above = each.parentElement; above; above = above.parentElement) {
            const { overflowY } = getComputedStyle(above);
            if (above.scrollTop > 1 && ["hidden", "clip"].includes(overflowY) && above !== document.documentElement)
                wrong.push(`${name}: only a program can scroll to it`);
        }
        const box = each.getBoundingClientRect();
        if (box.width < 3) continue;
        if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`${name}: beside the page`);
        // A link in the midst of words may go over two lines.
        const part = each.getClientRects()[0];
        const [x, y] = [part.left + part.width / 2, part.top + Math.min(part.height, innerHeight) / 2];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !(each.contains(hit) || hit.closest("label")?.contains(each)))
            wrong.push(`${name}: covered by ${hit?.className ?? "nothing"}`);
    }
    scrollTo(0, 0);
    return wrong;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one server for all of these tests; every test has a table of its own."""
    process = Process(tmp_path_factory.mktemp("reach") / "starhold.sqlite", chosen_seeds="yes", bot_time=60).ready()
    yield f"http://{process.address}"
    process.stop()


@pytest.fixture(scope="module")
def large(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser whose owner has set its letters to twice their size, and nothing else."""
    flags = [*browser_type_launch_args.get("args", ()), "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    yield browser
    browser.close()


def settle(page: Page, window: ViewportSize) -> None:
    """Make the window that large, and wait until the page is drawn for it."""
    page.set_viewport_size(window)
    page.wait_for_function("() => new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(true), 60)))")


def misses(page: Page, windows: tuple[ViewportSize, ...], what: str = SEEN) -> dict[str, list[str]]:
    """What is out of reach, by window."""
    found: dict[str, list[str]] = {}
    for window in windows:
        settle(page, window)
        if wrong := page.evaluate(OUT_OF_REACH, what):
            found[f"{window['width']}x{window['height']}"] = wrong
    return found


def sit_down(server: str, page: Page, game: str, bot: str) -> Person:
    """A person at a new table for two against a bot, who is asked."""
    options = {"setup": "quick"} if game == "forbidden_stars" else {}
    table = new_table(page, server, ["me", f"bot:{bot}"], "reach-1", game, **options)
    person = Person(page, bot)
    page.goto(f"{server}/t/{table}")
    assert person.wait_for_turn()
    return person


def check_table(person: Person, windows: tuple[ViewportSize, ...], kinds: int) -> None:
    """Play until so many kinds of questions have been seen in all windows."""
    met: set[str] = set()
    usual = person.page.viewport_size
    assert usual
    while len(met) < kinds and person.wait_for_turn():
        kind = person.update["decision"]["kind"]
        if kind not in met:
            met.add(kind)
            assert misses(person.page, windows) == {}, kind
            box = person.page.get_by_role("application").bounding_box()
            assert box
            assert box["height"] >= 80, kind
            settle(person.page, usual)
        person.take(person.advice())
    assert not person.errors


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot"), GAMES)
def test_a_table_is_in_reach_at_four_times_the_size_and_on_small_screens(
    server: str, page: Page, game: str, bot: str
) -> None:
    check_table(sit_down(server, page, game, bot), SMALL, 4)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "bot"), GAMES)
def test_a_table_is_in_reach_with_letters_twice_as_large(server: str, large: Browser, game: str, bot: str) -> None:
    page = large.new_page(viewport={"width": 1440, "height": 900}, locale="en-US", reduced_motion="reduce")
    person = sit_down(server, page, game, bot)
    assert (
        page.evaluate("parseFloat(getComputedStyle(document.querySelector('[data-testid=prompt] b')).fontSize)") >= 26
    )
    check_table(person, LARGE_LETTERS, 2)
    page.close()


@pytest.mark.parametrize("path", ["/", "/new/quantum", "/new/forbidden_stars", "room", "/rules/quantum", "/about"])
def test_a_page_is_in_reach_at_four_times_the_size_and_with_letters_twice_as_large(
    server: str, page: Page, large: Browser, path: str
) -> None:
    big = large.new_page(locale="en-US", reduced_motion="reduce")
    for one, windows in ((page, SMALL[:2]), (big, LARGE_LETTERS)):
        where = f"/t/{new_table(one, server, ['me', 'open'], 'reach-2')}" if path == "room" else path
        one.goto(f"{server}{where}")
        one.locator("h1").wait_for()
        one.wait_for_timeout(300)
        assert misses(one, windows, CONTROLS) == {}, where
    big.get_by_role("button", name="Settings").click()
    assert misses(big, LARGE_LETTERS, "dialog[open] :is(button, a, input)") == {}
    big.close()


def test_turning_a_phone_in_the_middle_of_a_decision_keeps_what_was_clicked(server: str, page: Page) -> None:
    person = sit_down(server, page, "quantum", "captain")
    while len(min(person.advice()["paths"], key=len)) < 2:
        person.take(person.advice())
        assert person.wait_for_turn()
    settle(page, {"width": 360, "height": 640})
    option = person.advice()
    first, *rest = person.clicks_of(option)
    person.click_target(first)
    back = page.get_by_test_id("bar").get_by_role("button", name="Back")
    expect(back).to_be_visible()
    for window in ({"width": 640, "height": 360}, {"width": 360, "height": 640}, {"width": 640, "height": 360}):
        assert misses(page, (window,)) == {}  # type: ignore[arg-type]
        expect(back).to_be_visible()
    answers = len(person.answers)
    for target in rest:
        person.click_target(target)
    person.say_yes(option, answers)
    person.wait_for_answer(answers)


@pytest.mark.parametrize("look", ["forced", "contrast"])
def test_other_colours_hide_nothing(server: str, browser: Browser, look: str) -> None:
    wish: dict[str, Any] = {"forced_colors": "active"} if look == "forced" else {"contrast": "more"}
    page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-US", **wish)
    person = sit_down(server, page, "quantum", "captain")
    assert misses(page, ({"width": 1440, "height": 900}, SMALL[1])) == {}
    if look == "contrast":
        assert axe(page) == []
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(0, 0, 0)"
    else:
        pressed = page.locator(".panes [aria-pressed=true], .filters [aria-pressed=true]").first
        assert pressed.evaluate("each => getComputedStyle(each).outlineStyle") == "solid"
    assert not person.errors
    page.close()


def test_motion_follows_the_system_until_somebody_chooses(server: str, page: Page) -> None:
    page.goto(server)
    motion = page.locator("html")
    expect(motion).to_have_attribute("data-motion", "off")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask before dice are rolled").uncheck()
    page.emulate_media(reduced_motion="no-preference")
    expect(motion).to_have_attribute("data-motion", "on")
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    expect(motion).to_have_attribute("data-motion", "off")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Animations").check()
    expect(motion).to_have_attribute("data-motion", "on")


def test_nothing_lies_under_the_notch_or_the_bar_of_gestures(server: str, page: Page) -> None:
    session = page.context.new_cdp_session(page)
    insets = {"top": 44, "left": 30, "right": 30, "bottom": 34}
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    person = sit_down(server, page, "quantum", "captain")
    outside = """([selector, top, side, bottom]) => [...document.querySelectorAll(selector)].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const shown = box.width > 2 && !each.closest(".hidden, .skip") && !each.matches(".skip");
        const beside = box.left < side || box.right > innerWidth - side;
        const out = beside || box.top < top || box.bottom > innerHeight - bottom;
        return shown && out ? [each.textContent.trim().slice(0, 30)] : [];
    })"""
    for window in ({"width": 390, "height": 844}, {"width": 844, "height": 390}, {"width": 1440, "height": 900}):
        settle(page, window)  # type: ignore[arg-type]
        assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--edge-top')") == "44px"
        where = [SEEN.replace("[role=application], ", ""), 44, 30, 34]
        assert page.evaluate(outside, where) == [], window
    assert not person.errors
