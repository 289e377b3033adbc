"""A restless person: between decisions it hovers, presses, zooms, looks back, resizes and reloads, all at random."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import ConsoleMessage, Error, Page, ViewportSize

from tests.e2e.person import Person, Plain

WINDOWS: tuple[ViewportSize, ...] = (
    {"width": 1440, "height": 900},
    {"width": 360, "height": 640},
    {"width": 1024, "height": 768},
    {"width": 640, "height": 360},
)
KEYS = (*"zlhgn0+-?vmrfeados", "Escape", "Enter", "Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Shift+N")
HURRY = 1000
"""Milliseconds for what need not succeed."""
PRESSED = "button, summary, select, input, [data-targets]"
HOVERED = "button, article, li, [title], [data-targets]"
SPOTS = """(kinds) => {
    const on = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    return [...on.querySelectorAll(kinds)].flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return width > 1 && height > 1 && x > 0 && y > 0 && x < innerWidth && y < innerHeight ? [[x, y]] : [];
    });
}"""
OPEN = """() => document.querySelector("dialog[open], [data-testid=past], [data-testid=yes]") !== null"""


class Restless(Person):
    """Does everything by ``seed``; ``done`` tells what it did last, ``errors`` hold those of the console too.

    A line that breaks, as on a busy machine, is no error of the page.
    """

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, "random")
        self.random = Random(seed)
        self.done: list[str] = []
        page.on("console", self._read)

    def _read(self, message: ConsoleMessage) -> None:
        if message.type == "error" and "WebSocket" not in message.text:
            self.errors.append(message.text)

    def fidget(self) -> None:
        """One thing that decides nothing, or something by accident; what cannot be reached is left alone."""
        ways: dict[Callable[[], None], int] = {
            self.hover: 24, self.press: 24, self.strike: 14, self.wheel: 6, self.drag: 5,
            self.look_back: 8, self.resize: 3, self.speak: 2, self.reload: 1,
        }  # fmt: skip
        (way,) = self.random.choices(list(ways), list(ways.values()))
        self.done = [*self.done[-20:], way.__name__]
        try:
            way()
        except Error as problem:
            self.done.append(problem.message.partition("\n")[0])

    def spot(self, kinds: str) -> tuple[float, float]:
        """The middle of something that can be seen; in a dialog while one is open."""
        x, y = self.random.choice(self.page.evaluate(SPOTS, kinds) or [(1, 1)])
        self.done.append(f"{x:.0f},{y:.0f}")
        return x, y

    def anywhere(self) -> tuple[float, float]:
        """Some place of the window."""
        width, height = self.page.evaluate("[innerWidth, innerHeight]")
        return self.random.random() * width, self.random.random() * height

    def hover(self) -> None:
        """Point at something."""
        self.page.mouse.move(*self.spot(HOVERED))

    def press(self) -> None:
        """Press something, now and then twice."""
        self.page.mouse.click(*self.spot(PRESSED), click_count=self.random.choice((1, 1, 1, 2)))

    def strike(self) -> None:
        """Press a key."""
        self.page.keyboard.press(self.random.choice(KEYS))

    def wheel(self) -> None:
        """Zoom or scroll."""
        self.page.mouse.move(*self.anywhere())
        self.page.mouse.wheel(0, self.random.choice((-600, -120, 120, 600)))

    def drag(self) -> None:
        """Drag whatever lies there to somewhere else."""
        self.page.mouse.move(*self.anywhere())
        self.page.mouse.down()
        self.page.mouse.move(*self.anywhere(), steps=3)
        self.page.mouse.up()

    def look_back(self) -> None:
        """Look at the table as it was, from moment to moment; on a phone the log has to be opened first."""
        lines = self.page.locator("button.line").locator("visible=true")
        if not lines.count():
            self.page.locator("nav.panes button").last.click(timeout=HURRY)
        lines.nth(self.random.randrange(max(1, lines.count()))).click(timeout=HURRY)
        for _ in range(self.random.randrange(3)):
            self.page.get_by_test_id("past").locator("button").nth(self.random.randrange(2)).click(timeout=HURRY)

    def resize(self) -> None:
        """Give the window another size."""
        self.page.set_viewport_size(self.random.choice(WINDOWS))

    def speak(self) -> None:
        """Choose another language, where there is room for the buttons."""
        language = self.random.choice(("en", "ja", "ru"))
        self.page.locator(f"header button[lang={language}]").click(timeout=HURRY)

    def reload(self) -> None:
        """Load the page afresh."""
        self.page.reload()
        self.page.locator("[data-testid=table], [data-testid=curtain]").first.wait_for()

    def calm_down(self) -> None:
        """Close and take back whatever is open, by Escape, until nothing is."""
        for _ in range(40):
            self.page.evaluate("document.activeElement?.blur()")
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(25)
            if not self.page.evaluate(OPEN):
                return
        raise AssertionError(f"something stays open after {self.done}")

    def decide(self) -> None:
        """Take an option by clicks; where something is in the way, from the list, which is always to be reached."""
        option = self.random.choice(self.options)
        before = self.version
        self.done.append(option["text"])
        self.calm_down()
        try:
            self.walk(option)
        except (Error, AssertionError):
            self.done.append("from the list")
        self.page.wait_for_timeout(HURRY / 4)
        for _ in range(5):
            if self.version > before:
                return
            self.take_from_list(option)
        raise AssertionError(f"{option['text']} cannot be taken after {self.done}")

    def walk(self, option: Plain) -> None:
        """Click through the first clicks of a path of an option, and say yes if asked."""
        for target in self.clicks_of(option):
            place = self.page.locator(f'[data-target="{target}"], [data-targets~="{target}"]').locator("visible=true")
            place.first.click(timeout=HURRY)
        exact = self.page.locator(f'[data-option="{option["text"]}"]').locator("visible=true")
        if exact.count():
            exact.first.click(timeout=HURRY)
        elif (yes := self.page.get_by_test_id("yes")).count():
            yes.click(timeout=HURRY)

    def take_from_list(self, option: Plain) -> None:
        """Take an option from the list of all of them, and say yes if asked."""
        before = self.version
        self.calm_down()
        self.page.keyboard.press("l")
        try:
            self.page.locator(f'dialog[open] [data-option="{option["text"]}"]').click(timeout=5 * HURRY)
        except Error:
            return
        for _ in range(80):
            if self.version > before:
                return
            yes = self.page.get_by_test_id("yes")
            if yes.count():
                yes.click(timeout=HURRY)
            self.page.wait_for_timeout(25)

    def is_shown(self) -> bool:
        """Whether the page comes to show the moment of which it has heard last."""
        for _ in range(400):
            if self.page.get_by_test_id("table").get_attribute("data-version") == str(self.version):
                return True
            self.page.wait_for_timeout(25)
        return False
