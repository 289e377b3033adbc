"""Playing on without a browser, over the same line that the page uses: to get to a moment worth looking at."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page
from websockets.sync.client import ClientConnection, connect

from starhold.bots import choose
from starhold.kernel.entries import spread

Plain = dict[str, Any]
Taste = Callable[[Plain], str | None]
"""The text of an option that is liked in an update, or None to ask the bot."""


class Pilot:
    """Plays one seat as ``bot`` would, except where ``taste`` knows better."""

    def __init__(self, line: ClientConnection, bot: str, taste: Taste) -> None:
        self._line = line
        self._bot = bot
        self._taste = taste
        self.update: Plain = {}
        self.log: list[Plain] = []

    def play_until(self, there: Callable[[Plain, list[Plain]], bool]) -> bool:
        """Play until an update that asks something is one to stop at, given the log so far; False at the end."""
        while True:
            self._hear()
            if self.update["view"]["phase"] == "over":
                return False
            if self._options():
                if there(self.update, self.log):
                    return True
                self._answer()

    def _options(self) -> list[str]:
        return [option["text"] for option in (self.update.get("decision") or {}).get("options") or []]

    def _hear(self) -> None:
        while True:
            message = json.loads(self._line.recv(timeout=60))
            assert message["type"] != "refused" or message["reason"] == "stale", message
            if message["type"] == "update" and "view" in message:
                if decision := message.get("decision"):
                    decision["options"] = spread(decision["options"])
                if "curtain" in message:
                    self._line.send(json.dumps({"type": "look", "id": "look", "seat": message["curtain"]["seat"]}))
                    continue
                self.log = message["log"] if message.get("afresh") else self.log + message["log"]
                self.update = message
                return

    def _answer(self) -> None:
        view, options, version = self.update["view"], self._options(), self.update["version"]
        text = self._taste(self.update) or choose(view["game"], self._bot, view, options, version)
        message = {"type": "option", "id": f"p{version}", "seat": view["you"], "version": version, "option": text}
        self._line.send(json.dumps(message))


@contextmanager
def piloting(page: Page, server: str, table: str, bot: str, taste: Taste = lambda update: None) -> Iterator[Pilot]:
    """A pilot for the seat that the page's visitor has at a table; ``server`` is host and port."""
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in page.context.cookies(f"http://{server}"))
    address = f"ws://{server}/api/tables/{table}/live"
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as line:
        yield Pilot(line, bot, taste)
