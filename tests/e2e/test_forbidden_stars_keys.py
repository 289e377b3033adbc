"""Forbidden Stars by keys only: the cursor of the board reaches cells, edges, storms and areas."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.person import PATIENCE, Person, Plain
from tests.e2e.tables import new_table
from tests.server.process import Process

BOT = "warlord"
LETTERS = {"advance": "a", "deploy": "d", "dominate": "o", "strategise": "s"}
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""Column and row of the areas of a system, as the view lists them."""
Place = tuple[float, float]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Host and port of one server for these tests."""
    process = Process(tmp_path_factory.mktemp("keys") / "starhold.sqlite", chosen_seeds="yes", bot_time=60).ready()
    yield process.address
    process.stop()


class Keyboarder(Person):
    """A person without a mouse who goes over the map with arrow keys, and to buttons with Tab.

    ``ways`` notes how targets were reached: by kind, the keys that were used.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page, BOT)
        self.ways: dict[str, set[str]] = {}

    def press(self, key: str) -> None:
        """Press a key; one that acts again only once the last press is heard."""
        if key == "Enter" or key in LETTERS.values():
            self.wait_until_heard()
        self.page.keyboard.press(key)

    def click_target(self, target: str) -> None:
        """Reach a target by keys and press Enter on it."""
        kind, _, name = target.partition(":")
        if kind in ("area", "system", "cell", "edge", "storm"):
            self.ways.setdefault(kind, set()).update(self.go_to(self.place_of(target)))
            self.press("Enter")
        elif kind == "tile":
            self.choose_tile(name)
        elif kind == "turn":
            self.turn_tile(name)
        elif kind == "order" and self.update["decision"]["kind"] == "plan" and "+" not in name:
            self.press(LETTERS[name])
        else:
            self.tab_to(f'[data-target="{target}"]')
            self.press("Enter")

    # -- tiles ----------------------------------------------------------------------------------------------
    def choose_tile(self, name: str) -> None:
        """Take a tile by its other face and flip it."""
        other = name[:-1] + ("b" if name.endswith("a") else "a")
        self.tab_to(f'[data-target="tile:{other}"]')
        self.press("Enter")
        self.press("f")
        expect(self.page.locator(f'[data-target="tile:{name}"]')).to_have_attribute("aria-pressed", "true")
        self.ways.setdefault("tile", set()).add("f")

    def turn_tile(self, turn: str) -> None:
        """Turn the tile with R until it lies as wanted."""
        tiles = self.page.locator("[data-turn]")
        for _ in range(4):
            if tiles.get_attribute("data-turn") == turn:
                return
            self.press("r")
            self.ways.setdefault("turn", set()).add("r")
        raise AssertionError(f"it cannot be turned to {turn}")

    # -- the map --------------------------------------------------------------------------------------------
    def place_of(self, target: str) -> Place:
        """Where the cursor stands for a target, in board units."""
        kind, _, name = target.partition(":")
        if kind == "cell":
            left, top = corner(name)
            return left + 100, top + 100
        if kind in ("edge", "storm"):
            left, top = corner(name[:-1])
            return (left + 100, top) if name.endswith("n") else (left, top + 100)
        for system in self.update["view"]["systems"]:
            ids = [area["id"] for area in system["areas"]]
            index = 0 if name == system["tile"] else ids.index(name) if name in ids else -1
            if index >= 0:
                left, top = corner(system["cell"])
                return left + 50 + 100 * CORNERS[index][0], top + 50 + 100 * CORNERS[index][1]
        raise AssertionError(f"{target} is not on the map")

    @property
    def cursor(self) -> Place:
        """Where the cursor is; it must be seen."""
        cursor = self.page.locator("svg .cursor")
        expect(cursor).to_be_visible()
        x, y = cursor.evaluate("it => { const at = new DOMMatrix(it.style.transform); return [at.e, at.f]; }")
        return x, y

    def go_to(self, place: Place) -> set[str]:
        """Move the cursor there with arrow keys, where they lead nearer, else with N; the keys that were used."""
        self.press("g")
        used: set[str] = set()
        for _ in range(60):
            at = self.cursor
            if at == place:
                return used
            key = next((key for key in arrows(at, place) if self.leads_nearer(key, at, place)), "n")
            used.add(key)
            if key == "n":
                self.press(key)
        raise AssertionError(f"the cursor does not come to {place}")

    def leads_nearer(self, key: str, start: Place, goal: Place) -> bool:
        """Press a key; whether it has brought the cursor nearer to a place."""
        self.press(key)
        at = self.cursor
        return distance(at, goal) < distance(start, goal)

    def tab_to(self, selector: str) -> None:
        """Go to a button with Tab; what has the focus must be seen."""
        for _ in range(150):
            self.press("Tab")
            if self.page.evaluate("it => document.activeElement?.matches(it) ?? false", selector):
                assert self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle !== 'none'")
                return
        raise AssertionError(f"{selector} cannot be reached with Tab")

    def say_yes(self, option: Plain, before: int) -> None:
        """Confirm with Enter, or take the exact option where one click meant several."""
        for _ in range(PATIENCE):
            if len(self.answers) > before:
                return
            exact = f'[data-option="{option["text"]}"]'
            if self.page.locator(exact).locator("visible=true").count():
                self.tab_to(exact)
                self.press("Enter")
                return
            if self.page.get_by_test_id("yes").count():
                self.press("g")
                self.press("Enter")
                return
            self.page.wait_for_timeout(25)


def corner(cell: str) -> Place:
    """The upper left corner of a cell, in board units."""
    return (ord(cell[0]) - ord("a")) * 200, (int(cell[1:]) - 1) * 200


def distance(one: Place, other: Place) -> float:
    """Straight steps between two places."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def arrows(at: Place, goal: Place) -> list[str]:
    """The arrow keys that point to a goal, that of the longer way first."""
    right, down = goal[0] - at[0], goal[1] - at[1]
    ways = [
        (abs(right), "ArrowRight" if right > 0 else "ArrowLeft"),
        (abs(down), "ArrowDown" if down > 0 else "ArrowUp"),
    ]
    return [key for length, key in sorted(ways, reverse=True) if length]


def test_a_set_up_and_a_round_by_keys_only(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", f"bot:{BOT}"], "keys-4", "forbidden_stars")
    person = Keyboarder(page)
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    kinds = set()
    while person.wait_for_turn() and person.update["view"]["round"] < 2:
        option = person.advice()
        kinds.add(option["kind"])
        person.take(option)
    assert {"lay", "objective", "place", "edge", "order", "reveal", "storm"} <= kinds
    assert all(any(key.startswith("Arrow") for key in person.ways[kind]) for kind in ("cell", "edge", "area"))
    assert person.ways["tile"] == {"f"}
    assert person.ways["turn"] == {"r"}
    assert {"storm", "edge", "area", "system"} <= set(person.ways)
    assert not person.errors


def test_the_sheet_of_keys_lists_what_this_table_adds(server: str, page: Page) -> None:
    table = new_table(page, f"http://{server}", ["me", f"bot:{BOT}"], "keys-5", "forbidden_stars", setup="quick")
    page.goto(f"http://{server}/t/{table}")
    page.get_by_test_id("table").wait_for()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Help")
    for words in ("turn the tile", "flip the tile", "orders: advance", "cells and edges", "the orders revealed"):
        expect(sheet).to_contain_text(words)
