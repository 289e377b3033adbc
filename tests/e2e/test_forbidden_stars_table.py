"""Moments of Forbidden Stars in a real browser: fights of both sides, and the clauses that only the screen can show."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.accessibility import axe
from tests.e2e.person import Person, Plain
from tests.e2e.pilot import piloting
from tests.e2e.secrets import leaks
from tests.e2e.tables import new_table
from tests.server.process import Process

BOT = "warlord"
SETTLED = 500
"""Milliseconds after which the map of a fresh page lies still."""
SEEDS = ("stars-1", "stars-2", "stars-3")
PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
There = Callable[[Plain, list[Plain]], bool]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Host and port of one server for all of these tests; every test has a table of its own."""
    process = Process(tmp_path_factory.mktemp("table") / "starhold.sqlite", chosen_seeds="yes", bot_time=60).ready()
    yield process.address
    process.stop()


def at(page: Page, server: str, there: There, seeds: tuple[str, ...] = SEEDS) -> Person:
    """A person at a table for two at the first moment that is ``there``; the way to it was not clicked.

    Tables of several seeds are tried one after the other.
    """
    for seed in seeds:
        table = new_table(page, f"http://{server}", ["me", f"bot:{BOT}"], seed, "forbidden_stars", setup="quick")
        with piloting(page, server, table, BOT, taste) as pilot:
            if pilot.play_until(there):
                break
    else:
        raise AssertionError("that moment never came")
    person = Person(page, BOT)
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    assert person.wait_for_turn()
    # A press so soon after the map has found its place is taken for one that was meant for something else.
    page.wait_for_timeout(SETTLED)
    return person


def taste(update: Plain) -> str | None:
    """Cards are liked: Strategise is ordered, schemes are kept and played, upgrades bought."""
    options = update["decision"]["options"]
    if update["decision"]["kind"] == "plan":
        return strategy(update)
    events = update["view"]["show"]["printed"][own(update)["faction"]]["events"]
    for kind in ("title", "upgrade", "scheme"):
        if liked := next((option["text"] for option in options if option["kind"] == kind), None):
            return str(liked)
    schemes = (each["text"] for each in options if each["kind"] == "event" and is_scheme(each, events))
    return next(schemes, None)


def strategy(update: Plain) -> str | None:
    """Where the one Strategise of a round goes: a system with units of one's own."""
    view = update["view"]
    mine = {
        system["tile"]
        for system in view["systems"]
        for area in system["areas"]
        if area["controller"] == view["you"] and any(each["seat"] == view["you"] for each in area.get("units", []))
    }
    laid = any(token.get("order") == "strategise" for system in view["systems"] for token in system["stack"])
    texts = [option["text"] for option in update["decision"]["options"] if not laid]
    return next((text for text in texts if text.split()[1] == "strategise" and text.split()[2] in mine), None)


def is_scheme(option: Plain, events: Plain) -> bool:
    """Whether the event card of an option is a scheme."""
    return bool(events[option["paths"][0][0].removeprefix("card:")]["scheme"])


def own(update: Plain) -> Plain:
    """The state of the seat to which an update was sent."""
    found: Plain = update["view"]["seats"][update["view"]["you"]]
    return found


def asks(kind: str) -> There:
    """Whether a question is of that kind."""
    return lambda update, log: bool(update["decision"]["kind"] == kind)


def fights_as(side: int) -> There:
    """Whether a card of a combat is asked for, side 0 attacks, 1 defends, by a seat that has bought upgrades."""

    def there(update: Plain, log: list[Plain]) -> bool:
        fight = update["view"]["show"].get("fight") or {}
        if update["decision"]["kind"] != "card" or fight["sides"][side]["seat"] != 0:
            return False
        return any(line["type"] in ("title-taken", "upgrade-taken") and line["args"]["seat"] == 0 for line in log)

    return there


def may_play_in_a_fight(update: Plain, log: list[Plain]) -> bool:
    """Whether a scheme may be played in the middle of a fight."""
    schemes = [option for option in update["decision"]["options"] if option["kind"] == "scheme"]
    return bool(schemes and update["view"]["show"].get("fight"))


def holds_scheme(update: Plain, log: list[Plain]) -> bool:
    """Whether the seat holds a scheme."""
    return bool(own(update).get("events", {}).get("held"))


# -- clauses of the screen -----------------------------------------------------------------------------------
@pytest.mark.rule("F-UI-1")
def test_f_ui_1_an_order_is_laid_with_a_system_and_a_type(server: str, page: Page) -> None:
    person = at(page, server, asks("plan"))
    option = person.advice()
    system, order = option["paths"][0]
    person.click_target(system)
    wheel = page.locator(f'svg [data-targets="{order}"]')
    wheel.click()
    person.wait_for_answer(0)
    name = system.removeprefix("system:")
    stack = next(each["stack"] for each in person.update["view"]["systems"] if each["tile"] == name)
    assert stack[-1]["order"] == order.removeprefix("order:").partition("+")[0]


@pytest.mark.rule("F-UI-2")
def test_f_ui_2_surplus_units_are_tapped_away_on_the_map(server: str, page: Page) -> None:
    person = at(page, server, asks("capacity"), ("stars-4", *SEEDS))
    before = units(person.update["view"])
    pieces = {option["paths"][0][0] for option in person.options}
    piece = min(pieces)
    assert all(page.locator(f'svg [data-targets~="{each}"]').count() for each in pieces)
    chosen = next(option for option in person.options if option["paths"][0][0] == piece)
    page.locator(f'svg [data-targets~="{piece}"]').first.click()
    person.say_yes(chosen, 0)
    person.wait_for_answer(0)
    assert units(person.update["view"]) == before - 1


def units(view: Plain) -> int:
    """How many units of seat 0 are on the board."""
    areas = [area for system in view["systems"] for area in system["areas"]]
    return sum(each["count"] for area in areas for each in area.get("units", []) if each["seat"] == 0)


@pytest.mark.rule("F-UI-3")
def test_f_ui_3_the_edges_to_which_a_storm_may_move_are_lit(server: str, page: Page) -> None:
    person = at(page, server, asks("move-storm"))
    moves = [option["paths"][0] for option in person.options if option["kind"] == "storm"]
    storm = moves[0][0]
    person.click_target(storm)
    legal = {edge for first, edge in moves if first == storm}
    lit = page.locator('svg [data-targets^="edge:"]')
    expect(lit).to_have_count(len(legal))
    assert {each.get_attribute("data-targets") for each in lit.all()} == legal
    person.click_target(min(legal))
    person.say_yes({"text": ""}, 0)
    person.wait_for_answer(0)
    assert min(legal).removeprefix("edge:") in {each["edge"] for each in person.update["view"]["storms"]}


@pytest.mark.rule("F-UI-4")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_f_ui_4_a_scheme_in_hand_has_a_play_button_all_the_time(server: str, page: Page, size: ViewportSize) -> None:
    page.set_viewport_size(size)
    person = at(page, server, holds_scheme)
    (card,) = own(person.update)["events"]["held"]
    button = page.locator(f'button[data-target="card:{card}"]')
    seen = set()
    for _ in range(40):
        playable = next((option for option in person.options if option["kind"] == "scheme"), None)
        expect(button).to_have_text("Play")
        expect(button).to_have_attribute("aria-disabled", "false" if playable else "true")
        seen.add(bool(playable))
        person.take(playable or person.advice())
        if playable or not person.wait_for_turn() or not holds_scheme(person.update, []):
            break
    assert False in seen


# -- fights --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [0, 1], ids=["attack", "defence"])
def test_a_combat_with_upgrades_by_clicking(server: str, page: Page, side: int) -> None:
    person = at(page, server, fights_as(side))
    assert fight_out(person)
    assert not person.errors
    assert leaks(person.received, 0) == []


def test_a_scheme_in_a_fight_by_clicking(server: str, page: Page) -> None:
    person = at(page, server, may_play_in_a_fight)
    scheme = next(option for option in person.options if option["kind"] == "scheme")
    person.take(scheme)
    assert "scheme-played" in told(person)
    fight_out(person)
    assert not person.errors
    assert leaks(person.received, 0) == []


def fight_out(person: Person) -> bool:
    """Play until the fight that is shown is over; whether it ended as fights end."""
    fight = person.update["view"]["show"].get("fight") or {}
    if fight:
        panel = person.page.get_by_role("region", name="Combat" if fight["kind"] == "combat" else "Orbital strike")
        expect(panel).to_be_visible()
    area = fight.get("area")
    while person.wait_for_turn() and (person.update["view"]["show"].get("fight") or {"area": ""}).get("area") == area:
        person.take(person.advice())
    return bool({"combat-ended", "retreated"} & told(person))


def told(person: Person) -> set[str]:
    """The types of all log lines that the page has heard."""
    return {line["type"] for frame in person.received for line in json.loads(frame).get("log", [])}


# -- everybody can use it ------------------------------------------------------------------------------------
@pytest.mark.parametrize("moment", ["plan", "card", "market"])
def test_axe_finds_nothing_at_the_table(server: str, page: Page, moment: str) -> None:
    person = at(page, server, market if moment == "market" else asks(moment))
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.wait_for_timeout(200)
        assert axe(page) == [], size
    assert not person.errors


def market(update: Plain, log: list[Plain]) -> bool:
    """Whether upgrades are on sale."""
    return any(option["kind"] in ("upgrade", "title") for option in update["decision"]["options"])
