"""What the first playable screen weighs, and how long a table of four takes to draw what has happened."""

import gzip
import sys
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Response

import starhold
from tests.e2e.conftest import Start
from tests.e2e.person import Person
from tests.e2e.tables import new_table

BUILT = Path(starhold.__file__).parent / "web"
MOST = 150_000
"""Bytes of scripts and styles, compressed, until one can play."""
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


def test_the_first_playable_screen_is_light_and_updates_of_four_are_drawn_quickly(
    start: Start, page: Page, capsys: pytest.CaptureFixture[str]
) -> None:
    server = start(bot_time=60)
    loaded: list[str] = []
    page.on("response", lambda answer: loaded.append(part(answer)))
    page.add_init_script(TIMED)
    table = new_table(
        page, f"http://{server.address}", ["me", *["bot:warlord"] * 3], "four-2", "forbidden_stars", setup="quick"
    )
    person = Person(page, "warlord")
    page.goto(f"http://{server.address}/t/{table}")
    page.get_by_test_id("table").wait_for()
    files = {name for name in loaded if name.endswith((".js", ".css", ".html"))}
    size = sum(len(gzip.compress((BUILT / name).read_bytes())) for name in files)
    assert len(files) >= 3
    assert size < MOST, sorted(files)
    for _ in range(12):
        assert person.wait_for_turn()
        person.take(person.advice())
    times: list[float] = page.evaluate("window.drawn")
    with capsys.disabled():
        sys.stdout.write(
            f"\n{size / 1000:.1f} kB for the first screen; {len(times)} updates of a table of four drawn in "
            f"{median(times):.0f} ms at the median, {max(times):.0f} ms at most (goal: 100 ms on a quiet machine)\n"
        )
    assert times


def part(answer: Response) -> str:
    """The file of the built client that an answer carried."""
    path = urlsplit(answer.url).path.lstrip("/")
    return path if path.startswith("assets/") else "index.html" if path.startswith("t/") else ""
