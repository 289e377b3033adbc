"""What can be read at a table of Forbidden Stars: the orders revealed, and where the rules stand."""

import json

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.person import Person, Plain
from tests.e2e.test_forbidden_stars_table import DESKTOP, PHONE, asks, at, server

__all__ = ["server"]
AT_THE_END = """() => {
    const { scrollHeight, scrollTop, clientHeight } = document.querySelector("section.log .lines");
    return scrollHeight - scrollTop - clientHeight < 3;
}"""


def in_the_second_round(update: Plain, log: list[Plain]) -> bool:
    """Whether an order is to be revealed, not in the first round."""
    return bool(update["view"]["round"] >= 2 and asks("operate")(update, log))


def revealed(person: Person, up_to: int) -> list[tuple[str, str]]:
    """Seat and face of every order that the page has heard of as revealed, up to a record entry."""
    lines = {
        (line["seq"], line["line"]): line
        for frame in person.received
        for line in json.loads(frame).get("log", [])
        if line["type"] == "order-revealed" and line["seq"] <= up_to
    }
    args = [lines[each]["args"] for each in sorted(lines)]
    return [(str(each["seat"]), "+".join(filter(None, (each["order"], each.get("upgrade"))))) for each in args]


def shown(overview: Locator) -> list[tuple[str, str]]:
    """Seat and face of every order in the overview, the oldest round first."""
    rounds = reversed(overview.get_by_role("region").all())
    orders = [
        each for one in rounds for each in one.locator("li[data-order]").all() if each.get_attribute("data-order")
    ]
    return [(str(each.get_attribute("data-seat")), str(each.get_attribute("data-order"))) for each in orders]


def test_the_orders_revealed_stand_by_round_and_lead_to_their_moments(server: str, page: Page) -> None:
    person = at(page, server, in_the_second_round)
    overview = page.get_by_role("dialog", name="Orders revealed")
    page.get_by_role("button", name="Orders revealed").click()
    expect(overview.get_by_role("region").last).to_contain_text("Round 1")
    everything = revealed(person, person.version)
    assert len(everything) >= 8
    assert shown(overview) == everything
    third = overview.get_by_role("region", name="Round 1").locator("li[data-order]").nth(2)
    third.get_by_role("button").click()
    banner = page.get_by_test_id("past")
    expect(banner).to_be_visible()
    then = int(banner.get_by_role("slider").input_value())
    page.keyboard.press("v")
    expect(overview).to_be_visible()
    assert shown(overview) == revealed(person, then) == everything[:3]
    assert not person.errors


def test_rules_at_this_game_s_table_and_pages_are_this_game_s(server: str, page: Page) -> None:
    at(page, server, asks("plan"))
    link = page.get_by_role("region", name="Your decision").get_by_role("link", name="Rule F-PLAN-1")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    assert rules.url.endswith("/rules/forbidden_stars#F-PLAN-1")
    expect(rules.locator("#F-PLAN-1")).to_be_in_viewport()
    expect(rules.locator("#F-PLAN-2")).to_be_in_viewport()
    hrefs = page.get_by_role("link", name="Rules").evaluate_all("them => them.map((it) => it.pathname)")
    for path in ("/new/forbidden_stars", "/rules/forbidden_stars"):
        rules.goto(f"http://{server}{path}")
        rules.get_by_role("heading", level=1).wait_for()
        hrefs += rules.get_by_role("link", name="Rules", exact=True).evaluate_all(
            "them => them.map((it) => it.pathname)"
        )
    assert len(hrefs) >= 5
    assert set(hrefs) == {"/rules/forbidden_stars"}


def test_every_upgrade_can_be_seen_at_any_time_with_the_reason_why_not(server: str, page: Page) -> None:
    person = at(page, server, asks("plan"))
    page.get_by_role("button", name="Upgrades").click()
    market = page.get_by_role("region", name="Upgrades")
    seat = person.update["view"]["seats"][0]
    printed = person.update["view"]["show"]["printed"][seat["faction"]]
    titles = {card for card, each in printed["cards"].items() if each["level"] >= 0 and card not in seat["deck"]}
    wanted = {f"card:{each}" for each in titles | set(printed["upgrades"])}
    cards = market.locator("button[data-target]")
    assert {each.get_attribute("data-target") for each in cards.all()} == wanted
    assert len(wanted) == 14
    dear = max(printed["cards"], key=lambda each: printed["cards"][each]["level"])
    expect(market.locator(f'[data-target="card:{dear}"]')).to_contain_text("Needs command level")
    expect(market).to_contain_text("both copies of one of these leave it")
    market.get_by_role("button", name="Look at the map").click()
    expect(market).to_be_hidden()
    assert not person.errors


def after_a_combat(update: Plain, log: list[Plain]) -> bool:
    """Whether a combat has ended with a winner, and the order goes on."""
    show = update["view"]["show"]
    return bool(show.get("last_combat", {}).get("reason") in ("morale", "gone") and not show.get("fight"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_end_of_a_combat_is_summed_up_until_it_is_put_away(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, after_a_combat)
    ended = person.update["view"]["show"]["last_combat"]
    card = page.get_by_test_id("result")
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("wins")
    assert {int(str(each.get_attribute("data-seat"))) for each in card.locator("li").all()} == {0, 1}
    lost = [each["count"] for side in ended["sides"] for each in side["lost"]]
    shown = [int(each.inner_text().rpartition("−")[2]) for each in card.locator(".lost").all()]
    assert sorted(shown) == sorted(lost)
    assert ("retreats" in card.inner_text()) is (ended["fate"] == "retreated")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    assert not person.errors


def after_a_strike(update: Plain, log: list[Plain]) -> bool:
    """Whether an orbital strike of the order that was revealed last is over, and has destroyed something."""
    order = log[max((i for i, line in enumerate(log) if line["type"] == "order-revealed"), default=0) :]
    struck = next((i for i, line in enumerate(order) if line["type"] == "strike-aimed"), len(order))
    done = {line["type"] for line in order[struck:]}
    playing = update["view"]["phase"] == "operations" and not update["view"]["show"].get("fight")
    return playing and "unit-destroyed" in done and not done & {"combat-began", "round-began"}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_a_strike_did_is_summed_up_until_it_is_put_away(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, after_a_strike)
    lines = [line for frame in person.received for line in json.loads(frame).get("log", [])]
    last = max(i for i, line in enumerate(lines) if line["type"] == "strike-aimed")
    hit = next(line for line in lines[last:] if line["type"] == "damage-dealt")
    lost = [line for line in lines[last:] if line["type"] == "unit-destroyed" and line["seq"] == hit["seq"]]
    card = page.get_by_test_id("struck")
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("Orbital strike over")
    expect(card).to_contain_text(f"{hit['args']['count']} damage")
    assert sum(int(each.inner_text().rpartition("−")[2]) for each in card.locator(".lost").all()) == len(lost) > 0
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    assert not person.errors


def of_little_use(update: Plain, log: list[Plain]) -> bool:
    """Whether an order can be laid that would do nothing."""
    return bool(asks("plan")(update, log) and any("hint" in option for option in update["decision"]["options"]))


def test_an_order_that_would_do_nothing_says_so_before_it_is_laid(server: str, page: Page) -> None:
    person = at(page, server, of_little_use)
    system, order = next(option["paths"][0] for option in person.options if "hint" in option)
    person.click_target(system)
    expect(page.get_by_test_id("prompt")).to_contain_text("Of little use here as things stand")
    chips = page.get_by_test_id("bar").locator('button[data-target^="order:"]')
    vain = {option["paths"][0][1] for option in person.options if option["paths"][0][0] == system and "hint" in option}
    marked = chips.filter(has=page.get_by_role("img", name="of little use as things stand"))
    assert {each.get_attribute("data-target") for each in marked.all()} == vain
    page.locator(f'button[data-target="{order}"]').hover()
    expect(page.get_by_test_id("prompt")).to_contain_text("As things stand this order would")
    person.click_target(order)
    person.wait_for_answer(0)
    assert not person.errors


def test_a_line_of_the_log_lights_up_its_places_on_the_map(server: str, page: Page) -> None:
    person = at(page, server, in_the_second_round)
    lit = page.get_by_role("application").locator(".pointed")
    expect(lit).to_have_count(0)
    line = page.get_by_role("region", name="Log").locator(".line", has_text="reveals").last
    line.hover()
    expect(lit).to_have_count(1)
    line.click()
    expect(page.get_by_test_id("past")).to_be_visible()
    page.mouse.move(5, 5)
    expect(lit).to_have_count(1)
    page.keyboard.press("Escape")
    expect(lit).to_have_count(0)
    assert not person.errors


def plans_with_an_upgrade(update: Plain, log: list[Plain]) -> bool:
    """Whether orders of five sorts can be laid: on a phone they stand in two rows, above them a card in hand."""
    faces = {option["paths"][0][1] for option in update["decision"]["options"] if len(option["paths"][0]) > 1}
    return bool(asks("plan")(update, log) and len(faces) >= 5)


def test_on_a_phone_the_whole_map_stays_above_what_is_asked(server: str, page: Page) -> None:
    page.set_viewport_size(PHONE)
    person = at(page, server, plans_with_an_upgrade)
    person.click_target(person.options[0]["paths"][0][0])
    hidden = page.evaluate(
        """async () => {
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const top = document.querySelector(".low").getBoundingClientRect().top;
            const areas = [...document.querySelectorAll('svg [data-targets*="area:"]')];
            return areas.map((each) => each.getBoundingClientRect().bottom - top).filter((over) => over > 1);
        }"""
    )
    assert hidden == []
    assert not person.errors


def test_the_log_stays_at_its_end_in_every_language(server: str, page: Page) -> None:
    person = at(page, server, in_the_second_round)
    lines = page.locator("section.log .lines")
    for language in ("ru", "ja", "en", "ru", "en"):
        page.locator(f"button[lang={language}]").click()
        page.locator(f"html[lang={language}]").wait_for()
        page.wait_for_function(AT_THE_END, timeout=5000)
    person.take(person.advice())
    page.wait_for_function(AT_THE_END, timeout=5000)
    lines.evaluate("them => them.scrollTo(0, 0)")
    person.wait_for_turn()
    person.take(person.advice())
    assert lines.evaluate("them => them.scrollTop") == 0, "whoever reads further up is left there"
    assert not person.errors
