"""People who press everything while they play: no page breaks, none says an error, none gets stuck.

How long it takes and what it meets depend on the machine, so ``make test`` leaves it out. ``make restless`` runs
it, ``RESTLESS_STEPS`` decisions at each table (60 unless told), by the seeds 1 to ``RESTLESS_SEEDS`` (3 unless told).
"""

import os

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Start
from tests.e2e.person import Plain
from tests.e2e.pilot import piloting
from tests.e2e.restless import Restless
from tests.e2e.tables import new_table

STEPS = int(os.environ.get("RESTLESS_STEPS", "60"))
SEEDS = int(os.environ.get("RESTLESS_SEEDS", "3"))
SEATS = ["me", "same-screen:Ada", "bot:random"]
GAMES = [
    pytest.param("quantum", {"layout": "d3-maelstrom", "quick_start": True}, "captain", "advance", id="quantum"),
    pytest.param("forbidden_stars", {"setup": "quick"}, "warlord", "card", id="stars"),
]


@pytest.mark.parametrize("seed", range(1, SEEDS + 1))
@pytest.mark.parametrize(("game", "options", "bot", "kind"), GAMES)
def test_a_restless_person_never_breaks_the_page(
    start: Start, page: Page, game: str, options: Plain, bot: str, kind: str, seed: int
) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", SEATS, f"restless-{seed}", game, **options)
    with piloting(page, server.address, table, bot) as pilot:
        assert pilot.play_until(lambda update, log: bool(update["decision"]["kind"] == kind))
    person = Restless(page, f"restless {game} {seed}")
    page.goto(f"http://{server.address}/t/{table}")
    page.locator("[data-testid=table], [data-testid=curtain]").first.wait_for()
    for _ in range(STEPS):
        if not person.wait_for_turn():
            break
        for _ in range(person.random.randrange(6)):
            person.fidget()
            assert not person.errors, person.done
        assert person.is_shown(), person.done
        if person.wait_for_turn():
            person.decide()
        assert not person.errors, person.done
