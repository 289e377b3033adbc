"""A person at a browser: sees what the page was sent, clicks and presses keys, nothing else.

What to do may come from a bot that is fed the view which this very page has received.
"""

import contextlib
import json
import math
from collections import Counter
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Error, Locator, Page, Response, WebSocket

from starhold.bots import choose
from starhold.kernel.entries import spread
from tests.server.people import patched

Plain = dict[str, Any]
DONE = "[data-testid=victory]"
PATIENCE = 4800
"""Looks, 25 milliseconds or more apart, after which something is broken, however busy the machine is."""

SAME_PLACE = 60.0
"""CSS pixels within which two presses may count as one at the same place; a page takes 40."""


class Person:
    """One page at one table; ``bot`` is whom the person asks for advice.

    ``received`` keeps every frame that the server sent to it, with the whole view in place of a patch, ``said`` the
    options and undos that the page sent, ``answers`` those of the frames that answer one of them (an estimate that came
    too late is refused too); ``logs`` has for each connection the version from which it resumed and the (seq, line) of
    the log lines that came over it.
    """

    def __init__(self, page: Page, bot: str = "captain") -> None:
        self.page = page
        self.bot = bot
        self.received: list[str] = []
        self._whole: Plain = {}
        self.said: list[Plain] = []
        self.answers: list[Plain] = []
        self._asked: set[str] = set()
        self.update: Plain = {}
        self.logs: list[tuple[int, list[tuple[int, int]]]] = []
        self.errors: list[str] = []
        self._pressed: list[tuple[float, float]] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda answer: self._responses.append(answer))
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, line: WebSocket) -> None:
        since = int(parse_qs(urlsplit(line.url).query)["since"][0])
        log: list[tuple[int, int]] = []
        self.logs.append((since, log))
        self._whole = {}
        line.on("framereceived", lambda frame: self._hear(frame, log))
        line.on("framesent", self._say)

    def _say(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("option", "undo"):
            self._asked.add(message["id"])
            self.said.append(message)

    def _hear(self, frame: str | bytes, log: list[tuple[int, int]]) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(text)
        if message.get("type") == "update":
            if "patch" in message:
                message["view"] = patched(self._whole, message.pop("patch"))
                text = json.dumps(message)
            self._whole = message.get("view", {})
        self.received.append(text)
        if message.get("type") in ("accepted", "refused") and message.get("id") in self._asked:
            self.answers.append(message)
        if message.get("type") == "update":
            if decision := message.get("decision"):
                decision["options"] = spread(decision["options"])
            self.update = message
            version = message["version"]
            self.answers += [{"type": "accepted", "version": version} for _ in message.get("accepted", ())]
            log += [(line["seq"], line["line"]) for line in message.get("log", [])]

    @property
    def bodies(self) -> list[str]:
        """What the server answered to the page's requests for people and tables."""
        wanted = ("/api/me", "/api/tables")
        return [one.text() for one in self._responses if one.ok and any(part in one.url for part in wanted)]

    # -- what the page knows ------------------------------------------------------------------------------------
    @property
    def version(self) -> int:
        """The version of the last update."""
        return int(self.update.get("version", -1))

    @property
    def options(self) -> list[Plain]:
        """The options that the page was offered."""
        return list((self.update.get("decision") or {}).get("options") or [])

    @property
    def asked(self) -> bool:
        """Whether the page is asked something now."""
        return bool(self.options) and not self.over

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.update.get("view", {}).get("phase") == "over")

    def wait_for_turn(self) -> bool:
        """Wait until something is asked (True) or the game is over (False)."""
        for _ in range(PATIENCE):
            if self.over:
                return False
            if self.options:
                return True
            self.lift_curtain()
            self.page.wait_for_timeout(25)
        raise AssertionError(f"nothing happened at {self.update.get('view')}")

    @property
    def log_is_sound(self) -> bool:
        """Whether no connection brought a line twice, out of order, or one that was known when it resumed."""
        return all(log == sorted(set(log)) and all(seq > since for seq, _ in log) for since, log in self.logs)

    def wait_for_version(self, version: int) -> None:
        """Wait until the page has heard of a version."""
        for _ in range(PATIENCE):
            if self.version >= version:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"version {version} never came")

    def advice(self) -> Plain:
        """The option that the bot would take, knowing what the page knows."""
        texts = [option["text"] for option in self.options]
        text = choose(self.update["view"]["game"], self.bot, self.update["view"], texts, self.version)
        return self.options[texts.index(text)]

    def lift_curtain(self) -> None:
        """Take the screen, where a curtain is down between two players at it, once a press is meant for it."""
        lift = self.page.get_by_test_id("lift")
        if "curtain" in self.update and lift.count():
            self.page.wait_for_timeout(700)
            lift.click()

    # -- hands --------------------------------------------------------------------------------------------------
    def take(self, option: Plain) -> None:
        """Click through a path of ``option``, say yes if asked, and wait for the next update."""
        answers = len(self.answers)
        self.close_result()
        for target in self.clicks_of(option):
            self.click_target(target)
        self.say_yes(option, answers)
        self.wait_for_answer(answers)

    def clicks_of(self, option: Plain) -> list[str]:
        """The shortest path of ``option``; where its clicks come in any order, up to where no other option is left."""
        path: list[str] = min(option["paths"], key=len)
        if "any" not in option:
            return path
        counts = range(1, len(path))
        alone = (count for count in counts if sum(leads(other, path[:count]) for other in self.options) == 1)
        return path[: next(alone, len(path))]

    def wait_for_answer(self, before: int) -> None:
        """Wait for the answer after the first ``before`` ones, and for the table as it is then; no may be said to
        nothing but a question that had changed meanwhile.
        """
        for _ in range(PATIENCE):
            if len(self.answers) > before:
                answer = self.answers[-1]
                assert answer["type"] == "accepted" or answer["reason"] == "stale", answer
                self.wait_for_version(answer["version"])
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(f"no answer; asked was {self.update.get('decision')}")

    def press_escape(self) -> None:
        """Take the last click back, or close what lies on top."""
        self.page.keyboard.press("Escape")

    def close_result(self) -> None:
        """Close the result of the last fight, which may lie over the map."""
        close = self.page.locator("[data-testid=combat] button, .results header button").locator("visible=true")
        for _ in range(close.count()):
            self.press_button(close.first)

    def click_target(self, target: str) -> None:
        """Click on the thing with that target, on the board or among the buttons."""
        button = f'button[data-target="{target}"], button[data-targets~="{target}"]'
        kind, _, name = target.partition(":")
        if kind == "turn":
            self.turn_to(name)
            return
        if kind == "card":
            button += f', .choice [data-card="{name}"]'
        found = self.page.locator(button).locator("visible=true")
        if found.count():
            self.press_button(found.first)
            return
        place = self.page.locator(f'[data-targets~="{target}"]').first
        place.wait_for(state="attached", timeout=60_000)
        self.page.locator("[data-moving]").wait_for(state="detached", timeout=60_000)
        box = place.bounding_box()
        assert box is not None, target
        self.press_at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def turn_to(self, turn: str) -> None:
        """Turn what is about to be laid until it lies as wanted."""
        for _ in range(4):
            if self.page.locator("[data-turn]").get_attribute("data-turn") == turn:
                return
            self.press_button(self.page.get_by_test_id("turn"))
        raise AssertionError(f"it cannot be turned to {turn}")

    def wait_until_heard(self) -> None:
        """Wait until no press is taken for one that was made twice by accident."""
        self.page.locator("html:not([data-held])").wait_for(state="attached")
        self._pressed.clear()

    def aim(self, x: float, y: float) -> None:
        """Be about to press a place, in CSS pixels: at one that has just been pressed, not before it listens again."""
        if any(math.hypot(x - one[0], y - one[1]) <= SAME_PLACE for one in self._pressed):
            self.wait_until_heard()
        self._pressed.append((x, y))

    def aim_at(self, button: Locator) -> None:
        """Be about to press a button of the page."""
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        if box is None:
            self.wait_until_heard()
        else:
            self.aim(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press_button(self, button: Locator) -> None:
        """Press a button of the page."""
        self.aim_at(button)
        button.click()

    def press_at(self, x: float, y: float) -> None:
        """Press a place of the page, in CSS pixels."""
        self.aim(x, y)
        self.page.mouse.click(x, y)

    def say_yes(self, option: Plain, before: int) -> None:
        """Confirm what cannot be undone; where one click meant several options, choose the right one.

        ``before`` is how many answers had come before the first click.
        """
        for _ in range(PATIENCE):
            if len(self.answers) > before:
                return
            exact = self.page.locator(f'[data-option="{option["text"]}"]').locator("visible=true")
            if exact.count():
                # What the press before it has already caused may be drawn in its place meanwhile.
                with contextlib.suppress(Error):
                    self.press_button(exact.first)
            yes = self.page.get_by_test_id("yes")
            if yes.count():
                self.press_button(yes)
                return
            self.page.wait_for_timeout(25)


class Toucher(Person):
    """A person at a touch screen: taps only."""

    def press_button(self, button: Locator) -> None:
        """Tap a button of the page."""
        self.aim_at(button)
        button.tap()

    def press_at(self, x: float, y: float) -> None:
        """Tap a place of the page."""
        self.aim(x, y)
        self.page.touchscreen.tap(x, y)


class Typist(Person):
    """A person who has no mouse: keys only."""

    def take(self, option: Plain) -> None:
        """Open the list of options, search, go to the right one with Tab, and confirm with Enter."""
        answers = len(self.answers)
        self.open_list()
        self.page.keyboard.type(option["text"])
        for _ in range(40):
            self.press("Tab")
            if self.focused("data-option") == option["text"]:
                break
        else:
            raise AssertionError(f"{option['text']} cannot be reached with Tab")
        self.press("Enter")
        for _ in range(PATIENCE):
            if len(self.answers) > answers:
                break
            self.page.wait_for_timeout(60)
            if self.page.get_by_test_id("yes").count():
                self.press("Enter")
        self.wait_for_answer(answers)

    def open_list(self) -> None:
        """Press L until the list of options is there: a page that is just being drawn may miss a key."""
        for _ in range(6):
            self.press("l")
            for _ in range(100):
                if self.page.locator("dialog[open] input:focus").count():
                    return
                self.page.wait_for_timeout(25)
        raise AssertionError("the list of options does not open")

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            if key == "Enter":
                self.wait_until_heard()
            self.page.keyboard.press(key)

    def focused(self, attribute: str) -> str | None:
        """An attribute of the element that has the focus."""
        found: str | None = self.page.evaluate(f"document.activeElement?.getAttribute('{attribute}') ?? null")
        return found

    def go_to(self, square: str, start: str = "a1") -> None:
        """Move the cursor of the board from ``start`` to ``square`` with the arrow keys."""
        right = ord(square[0]) - ord(start[0])
        down = int(square[1:]) - int(start[1:])
        self.press(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        self.press(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))


def leads(option: Plain, clicks: list[str]) -> bool:
    """Whether ``option`` can be reached over ``clicks``."""
    loose = option.get("any", 0)
    return any(
        not Counter(clicks[:loose]) - Counter(path[:loose]) and clicks[loose:] == path[loose : len(clicks)]
        for path in option["paths"]
    )
