"""Records and moments taken elsewhere: another server, another table."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.accessibility import axe
from tests.e2e.conftest import Start
from tests.server.process import Process

pytestmark = pytest.mark.browser
RECORD = Path(__file__).parents[1] / "records" / "quantum-2-void-undo.txt"

STARS = RECORD.with_name("forbidden-stars-4-quick.txt")


def digest_of(record: Path) -> str:
    """The digest of the situation at the end of a record, as the terminal finds it."""
    said = subprocess.run(
        [sys.executable, "-m", "starhold", "replay", str(record), "--json"], capture_output=True, text=True, check=True
    )
    return str(json.loads(said.stdout)["digest"])


def bring(page: Page, address: str, file: Path) -> None:
    """Bring a record in the lobby; its table is shown at the first step."""
    page.goto(f"http://{address}/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(file)
    expect(page.get_by_test_id("past")).to_contain_text("Step 1 of")


def save(page: Page, to: Path) -> Path:
    """Download the record of the table."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Record of the game").click()
    download.value.save_as(to)
    return to


def test_a_record_is_brought_saved_and_brought_to_a_second_server(start: Start, page: Page, tmp_path: Path) -> None:
    first = start(bot_pause=0)
    bring(page, first.address, RECORD)
    saved = save(page, tmp_path / "first.txt")
    second = Process(tmp_path / "second.sqlite", 0, log="warning").ready()
    try:
        bring(page, second.address, saved)
        again = save(page, tmp_path / "second.txt")
    finally:
        second.stop()
    assert again.read_text() == saved.read_text()
    assert digest_of(again) == digest_of(saved) == digest_of(RECORD)


def test_a_finished_game_is_seen_with_the_eyes_of_any_seat_or_with_everything(start: Start, page: Page) -> None:
    server = start(bot_pause=0)
    bring(page, server.address, STARS)
    page.goto(page.url.replace("#v1", "#v100"))
    expect(page.get_by_test_id("past")).to_contain_text("Step 100 of")
    assert axe(page) == []
    reader = page.get_by_label("Whose knowledge")
    reader.select_option("0")
    expect(page).to_have_url(re.compile(r"#v100\.s1$"))
    reader.select_option("all")
    expect(page).to_have_url(re.compile(r"#v100\.all$"))
    page.reload()
    expect(reader).to_have_value("all")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"#v101\.all$"))


def test_a_file_that_is_no_record_says_in_which_line(start: Start, page: Page, tmp_path: Path) -> None:
    server = start(bot_pause=0)
    lines = RECORD.read_text().split("\n")
    lines[20] = "nonsense"
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join(lines))
    page.goto(f"http://{server.address}/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files(broken)
    expect(page.get_by_text("Line 21 of the record cannot be read.")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/$"))


def test_a_moment_goes_on_at_a_table_of_its_own(start: Start, page: Page) -> None:
    server = start(bot_pause=0)
    bring(page, server.address, RECORD)
    page.goto(page.url.replace("#v1", "#v41"))
    expect(page.get_by_test_id("past")).to_contain_text("Step 41 of")
    source = page.url
    page.get_by_role("button", name="Go on from here at another table").click()
    dialog = page.get_by_role("dialog", name="Go on from step 41")
    dialog.get_by_role("button", name="Open the table").click()
    expect(page).not_to_have_url(source)
    expect(page.get_by_test_id("bar")).to_be_visible()
    expect(page.get_by_text("This game goes on from step 41 of another one.")).to_be_visible()
    assert int(page.get_by_test_id("table").get_attribute("data-version") or 0) >= 41
