"""What the first playable screen weighs, and how long a table of four takes to draw what has happened."""

import gzip
import sys
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, Response

import starhold
from tests.e2e.conftest import Start
from tests.e2e.person import Person
from tests.e2e.pilot import piloting
from tests.e2e.tables import new_table

BUILT = Path(starhold.__file__).parent / "web"
MOST = 170_000
"""Bytes of scripts and styles, compressed, until one can play: clocks, chat and replay are among them."""
MOST_CALLS = 80_000
"""Function calls for one update, clicks included."""
MOST_TOUCHED = 150
"""Changes of the page (attributes, texts, nodes that come or go) for one update, clicks included."""
TIMED = """
window.drawn = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"update"')) return;
      const began = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - began)));
    });
  }
};
"""
"""Notes for every update the milliseconds from its arrival until it has been painted."""


OBSERVED = """() => {
  window.touched = [];
  const seen = new MutationObserver((changes) => window.touched.push(changes.length));
  seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Notes how many changes of the page there were, at each time that there were any."""


@pytest.fixture
def address(start: Start) -> str:
    """Host and port of a server where bots may think as long as a busy machine needs."""
    return start(bot_time=60).address


def table_of_four(page: Page, address: str) -> str:
    """The id of a table of one person and three bots, on the largest map."""
    seats = ["me", *["bot:warlord"] * 3]
    return new_table(page, f"http://{address}", seats, "four-2", "forbidden_stars", setup="quick")


def test_the_first_playable_screen_is_light(address: str, page: Page) -> None:
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(part(answer)))
    page.goto(f"http://{address}/t/{table_of_four(page, address)}")
    page.get_by_test_id("table").wait_for()
    files = {name for name in loaded if name.endswith((".js", ".css", ".html"))}
    size = sum(len(gzip.compress((BUILT / name).read_bytes())) for name in files)
    assert len(files) >= 3
    assert size < MOST, (size, sorted(files))


def test_an_update_of_a_table_of_four_draws_only_what_has_changed(
    address: str, page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    page.add_init_script(TIMED)
    table = table_of_four(page, address)
    with piloting(page, address, table, "warlord") as pilot:
        assert pilot.play_until(lambda update, log: bool(update["view"]["round"] >= 3))
    person = Person(page, "warlord")
    page.goto(f"http://{address}/t/{table}")
    page.get_by_test_id("table").wait_for()
    assert person.wait_for_turn()
    drawn_by_then = len(page.evaluate("window.drawn"))
    page.evaluate(OBSERVED)
    counter = page.context.new_cdp_session(page)
    counter.send("Profiler.enable")
    counter.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
    for _ in range(12):
        assert person.wait_for_turn()
        person.take(person.advice())
    calls = called(counter)
    times: list[float] = page.evaluate("window.drawn")[drawn_by_then:]
    touched: list[int] = page.evaluate("window.touched")
    with capsys.disabled():
        sys.stdout.write(
            f"\n{len(times)} updates of a table of four drawn in {median(times):.0f} ms at the median, "
            f"{max(times):.0f} ms at most (goal: 100 ms on a quiet machine); each with {calls / len(times):.0f} calls "
            f"and {sum(touched) / len(times):.0f} changes of the page, {max(touched)} at most at once\n"
        )
    assert calls / len(times) < MOST_CALLS
    assert sum(touched) / len(times) < MOST_TOUCHED


def called(counter: CDPSession) -> int:
    """How often functions of the client were called since the counting began or was last read."""
    found = counter.send("Profiler.takePreciseCoverage")["result"]
    functions = [each for script in found if "/assets/" in script["url"] for each in script["functions"]]
    return sum(int(each["ranges"][0]["count"]) for each in functions)


def part(answer: Response) -> str:
    """The file of the built client that an answer carried."""
    path = urlsplit(answer.url).path.lstrip("/")
    return path if path.startswith("assets/") else "index.html" if path.startswith("t/") else ""
