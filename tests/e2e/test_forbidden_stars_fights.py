"""What the table says about a fight: chances with what they assume, odds of a strike, and a panel that fits a phone."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.person import Person, Plain, leads
from tests.e2e.secrets import leaks
from tests.e2e.test_forbidden_stars_table import BOT, DESKTOP, PHONE, SEEDS, There, asks, at
from tests.server.process import Process

TAP = 44
SIZES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Host and port of one server for all of these tests; every test has a table of its own."""
    process = Process(tmp_path_factory.mktemp("fights") / "starhold.sqlite", chosen_seeds="yes", bot_time=60).ready()
    yield process.address
    process.stop()


def in_combat(kind: str) -> There:
    """Whether something of that kind is asked in a combat."""

    def there(update: Plain, log: list[Plain]) -> bool:
        fight = update["view"]["show"].get("fight") or {}
        return bool(update["decision"]["kind"] == kind and fight.get("kind") == "combat")

    return there


def heard(person: Person) -> list[Plain]:
    """The estimates that the page has heard."""
    messages = [json.loads(frame) for frame in person.received]
    return [message for message in messages if message["type"] == "estimate" and "estimate" in message]


@pytest.mark.parametrize("size", SIZES)
def test_the_chance_to_win_is_shown_with_what_it_assumes(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, in_combat("card"))
    shown = page.get_by_test_id("estimate")
    expect(shown).to_have_attribute("data-version", str(person.version))
    expect(shown).to_contain_text("Chance to win")
    (estimate,) = {json.dumps(message["estimate"]) for message in heard(person)}
    assert sum(entry["win"] for entry in json.loads(estimate)["chances"]) <= 1
    expect(shown.get_by_text("choose cards by lot")).to_have_count(0)
    shown.get_by_role("button").click()
    expect(shown.get_by_text("choose cards by lot")).to_be_visible()
    expect(shown.get_by_text("The hand of Warlord")).to_be_visible()
    expect(shown.get_by_text("it may be off by some 11 points")).to_be_visible()
    assert leaks(person.received, 0) == []
    assert not person.errors


def test_an_onlooker_hears_an_estimate_from_what_everybody_knows(server: str, page: Page, browser: Browser) -> None:
    at(page, server, in_combat("card"))
    context = browser.new_context(locale="en-US")
    onlooker = Person(context.new_page(), BOT)
    onlooker.page.goto(page.url)
    shown = onlooker.page.get_by_test_id("estimate")
    shown.get_by_role("button").click()
    expect(shown.get_by_text("Both hands: any cards of the known decks")).to_be_visible()
    assert leaks(onlooker.received, -1) == []
    context.close()


def test_the_chances_are_new_after_every_step(server: str, page: Page) -> None:
    person = at(page, server, in_combat("card"))
    before = person.version
    person.take(person.advice())
    # The other side may have ended the fight meanwhile.
    assert person.wait_for_turn()
    if person.update["view"]["show"].get("fight"):
        expect(page.get_by_test_id("estimate")).to_have_attribute("data-version", str(person.version))
    assert person.version > before


@pytest.mark.parametrize("size", SIZES)
def test_a_strike_says_beforehand_what_it_promises(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, asks("strike"), ("fight-1", *SEEDS))
    strike = next(option for option in person.options if option["kind"] == "strike")
    target = strike["paths"][0][0]
    shots = [option["odds"] for option in person.options if option["kind"] == "strike" and target in option["paths"][0]]
    best = max(shots, key=lambda odds: odds["damage"])
    button = page.locator(f'button[data-target="{target}"]')
    expect(button).to_contain_text(f"{best['dice']} di")
    expect(button).to_contain_text(f"{best['damage']:g} damage on average")
    if best["destroy"]:
        expect(button).to_contain_text(f"destroys something: {round(best['destroy'] * 100)} %")
    worlds = {option["paths"][0][0] for option in person.options if option["kind"] == "strike"}
    expect(page.get_by_test_id("strike-mark")).to_have_count(len(worlds))
    expect(page.get_by_text("Exact for the dice")).to_be_visible()
    person.take(strike)
    assert not person.errors


@pytest.mark.parametrize("kind", ["card", "damage", "effect"])
def test_nothing_of_a_combat_is_cut_off_on_a_phone(server: str, page: Page, kind: str) -> None:
    page.set_viewport_size(PHONE)
    person = at(page, server, in_combat(kind))
    for language in ("ja", "ru", "en"):
        speak(page, server, language)
        page.get_by_test_id("fight").wait_for()
        page.get_by_test_id("estimate").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert misfits(page) == [], language
    page.get_by_test_id("estimate").get_by_role("button").click()
    assert misfits(page) == []
    page.get_by_test_id("fight-map").click()
    expect(page.get_by_role("application")).to_be_visible()
    assert misfits(page) == []
    assert not person.errors


def speak(page: Page, server: str, language: str) -> None:
    """Show the table in another language."""
    said = page.request.patch(f"http://{server}/api/me", data={"language": language}, headers={"X-Starhold": "1"})
    assert said.ok
    page.reload()
    page.locator(f'html[lang="{language}"]').wait_for()


def misfits(page: Page) -> list[str]:
    """What of the panel of a fight does not fit: totals out of sight, contents too wide, buttons too small."""
    found: list[str] = page.evaluate(
        """tap => {
            const panel = document.querySelector("[data-testid=fight]");
            const frame = panel.getBoundingClientRect();
            const wrong = [];
            const lasting = "[data-testid=totals] *, header *, [data-testid=estimate] > :first-child *";
            for (const each of panel.querySelectorAll(lasting)) {
                const box = each.getBoundingClientRect();
                const seen = box.width < 2 || (box.left >= frame.left - 1 && box.right <= frame.right + 1
                    && box.top >= frame.top - 1 && box.bottom <= Math.min(frame.bottom, innerHeight) + 1);
                if (!seen) wrong.push(`out of sight: ${each.outerHTML.slice(0, 120)}`);
            }
            for (const each of [panel, ...panel.querySelectorAll(".middle, .side, .cards button")]) {
                const { scrollWidth, clientWidth, className } = each;
                if (scrollWidth > clientWidth + 1) wrong.push(`too wide: ${className} ${scrollWidth} ${clientWidth}`);
            }
            for (const each of panel.querySelectorAll("button")) {
                const box = each.getBoundingClientRect();
                const small = box.height < tap - 0.5 || box.width < tap - 0.5;
                if (small) wrong.push(`small: ${each.textContent.trim()} ${box.width}x${box.height}`);
            }
            return wrong;
        }""",
        TAP,
    )
    return found


def in_any_order(update: Plain, log: list[Plain]) -> bool:
    """Whether damage may be given by two taps on different units, whose order does not matter."""
    options = update["decision"]["options"]
    return update["decision"]["kind"] == "damage" and any(len(other_order(option)) > 1 for option in options)


def other_order(option: Plain) -> list[str]:
    """The taps of an answer about damage, those in any order turned round; none if that changes nothing."""
    path, loose = option["paths"][0], option.get("any", 0)
    return [*reversed(path[:loose]), *path[loose:]] if len(set(path[:loose])) > 1 else []


@pytest.mark.parametrize("size", SIZES)
def test_units_that_take_damage_are_tapped_in_any_order(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, in_any_order, tuple(f"taps-{number}" for number in range(60)))
    option = next(option for option in person.options if other_order(option))
    for target in other_order(option):
        # The answer is sent as soon as nothing is left to choose.
        if not person.said:
            person.click_target(target)
            page.wait_for_timeout(100)
    person.wait_for_answer(0)
    assert [message["option"] for message in person.said] == [option["text"]]
    assert not person.errors


def third_tap(update: Plain) -> Plain | None:
    """An answer about damage of which two taps leave something to choose."""
    options: list[Plain] = update["decision"]["options"]
    long = (option for option in options if option.get("any", 0) > 2)
    return next((one for one in long if sum(leads(other, one["paths"][0][:2]) for other in options) > 1), None)


def long_damage(update: Plain, log: list[Plain]) -> bool:
    """Whether damage can be given by more than two taps."""
    return update["decision"]["kind"] == "damage" and third_tap(update) is not None


def test_much_damage_lights_up_its_area_once(server: str, page: Page) -> None:
    person = at(page, server, long_damage, tuple(f"much-{number}" for number in range(200)))
    option = third_tap(person.update)
    assert option is not None
    person.take(option)
    assert [message["option"] for message in person.said] == [option["text"]]
    assert not person.errors


def test_the_log_and_the_totals_stay_in_sight_beside_long_cards(server: str, page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    person = at(page, server, in_combat("effect"))
    speak(page, server, "ru")
    page.get_by_test_id("estimate").wait_for()
    log = page.locator("section.log").bounding_box()
    side = page.locator("aside.side").bounding_box()
    assert log
    assert side
    assert log["height"] >= 170
    assert log["y"] + log["height"] <= side["y"] + side["height"]
    for total in page.get_by_test_id("fight").locator("tr").all():
        box = total.bounding_box()
        assert box
        assert box["y"] + box["height"] <= log["y"]
    assert not person.errors
