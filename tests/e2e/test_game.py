"""Whole games of Quantum in a real browser."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.e2e.conftest import Start
from tests.e2e.person import Person, Typist
from tests.e2e.tables import new_table

DESKTOP: ViewportSize = {"width": 1440, "height": 900}


def winner_by_clicking(page: Page, address: str, adviser: str, seed: str) -> int:
    """Play one game against `captain`, asking ``adviser`` what to click; the seat whose victory is shown."""
    table = new_table(page, f"http://{address}", ["me", "bot:captain"], seed)
    person = Person(page, adviser)
    page.goto(f"http://{address}/t/{table}")
    while person.wait_for_turn():
        person.take(person.advice())
    victory = page.get_by_test_id("victory")
    victory.wait_for()
    assert not person.errors
    winner = int(person.update["view"]["winner"])
    assert victory.get_attribute("data-seat") == str(winner)
    return winner


def test_a_game_lost_to_captain_by_clicking_only(start: Start, page: Page) -> None:
    assert winner_by_clicking(page, start().address, "random", "lost") == 1


def test_a_game_won_against_captain_by_clicking_only(start: Start, browser: Browser) -> None:
    server = start()
    for number in range(5):
        page = browser.new_context(viewport=DESKTOP, locale="en-US", reduced_motion="reduce").new_page()
        if winner_by_clicking(page, server.address, "captain", f"won {number}") == 0:
            return
        page.context.close()
    raise AssertionError("five games and none won")


def test_a_whole_game_by_keyboard_only(start: Start, page: Page) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "keys-1")
    person = Typist(page)
    page.goto(f"http://{server.address}/t/{table}")
    while person.wait_for_turn():
        person.take(person.advice())
    page.get_by_test_id("victory").wait_for()
    assert not person.errors


def test_the_cursor_of_the_board_chooses_with_arrows_and_enter(start: Start, page: Page) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:random"], "keys-2")
    person = Typist(page)
    page.goto(f"http://{server.address}/t/{table}")
    assert person.wait_for_turn()
    before = person.version
    person.press("k" if person.options[0]["text"] == "keep" else "r")
    person.wait_for_version(before + 1)
    assert person.wait_for_turn()
    planet = person.options[0]["text"].split()[1]
    before = person.version
    person.press("g")
    person.go_to(planet)
    person.press("Enter")
    person.wait_for_version(before + 1)
    assert f"planet {planet}" in person.page.request.get(f"http://{server.address}/api/tables/{table}/record").text()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768), (360, 640)])
def test_the_map_stays_where_it_is_from_decision_to_decision(start: Start, page: Page, width: int, height: int) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "still-1")
    page.set_viewport_size({"width": width, "height": height})
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    board = page.get_by_role("application")
    places = set()
    for _ in range(16):
        assert person.wait_for_turn()
        if len(path := min(person.advice()["paths"], key=len)) > 1:
            person.click_target(path[0])
            places.add(str(board.bounding_box()))
            person.press_escape()
            places.add(str(board.bounding_box()))
        person.take(person.advice())
    assert len(places) == 1


def test_a_phone_says_how_to_move_keeps_half_of_its_height_for_the_map_and_undo_out_of_the_way(
    start: Start, page: Page
) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "still-1")
    page.set_viewport_size({"width": 360, "height": 640})
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    while person.wait_for_turn() and person.update["decision"]["kind"] != "act":
        person.take(person.advice())
    bar = page.get_by_test_id("bar")
    expect(bar.get_by_text("Tap one of your ships to move or attack.")).to_be_visible()
    expect(bar.get_by_role("button", name="Move/Attack")).to_be_visible()
    expect(bar.get_by_test_id("undo")).to_have_count(0)
    box = bar.bounding_box()
    board = page.get_by_role("application").bounding_box()
    assert box
    assert board
    assert box["y"] - board["y"] >= 300
    bar.get_by_role("button", name="All options as a list").click()
    expect(page.get_by_role("dialog").get_by_text("Undo: ")).to_be_visible()
    person.press_escape()
    person.take(next(option for option in person.options if option["kind"] == "move"))
    undo = bar.get_by_role("button", name="Undo").bounding_box()
    assert undo
    assert min(undo["width"], undo["height"]) >= 44


def test_a_fight_is_shown_beside_the_map_until_escape(start: Start, page: Page) -> None:
    server = start()
    table = new_table(page, f"http://{server.address}", ["me", "bot:captain"], "x3")
    person = Person(page)
    page.goto(f"http://{server.address}/t/{table}")
    fight = page.get_by_test_id("combat")
    while person.wait_for_turn():
        attacks = [option for option in person.options if option["kind"] == "attack"]
        person.take(attacks[0] if attacks else person.advice())
        if attacks:
            break
    expect(fight).to_contain_text("The lower total wins; a tie goes to the attacker.")
    box, board = fight.bounding_box(), page.get_by_role("application").bounding_box()
    assert box
    assert board
    assert box["x"] + box["width"] <= board["x"]
    if person.options[0]["kind"] == "enter":
        person.take(next(option for option in person.options if option["kind"] == "stay"))
    person.press_escape()
    expect(fight).to_have_count(0)


def next_to_act(*people: Person) -> Person:
    """Whoever is asked next."""
    for _ in range(800):
        for person in people:
            if person.asked:
                return person
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_two_browsers_a_reload_and_a_killed_server(start: Start, page: Page, browser: Browser) -> None:
    server = start()
    other = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    one, two = Person(page), Person(other)
    table = new_table(page, f"http://{server.address}", ["me", "open"], "pair-1")
    one.page.goto(f"http://{server.address}/t/{table}")
    invite = one.page.request.get(f"http://{server.address}/api/tables/{table}").json()["invite"]
    two.page.goto(f"http://{server.address}/t/{table}?invite={invite}")
    two.page.get_by_role("button", name="Sit down").first.click()
    one.page.get_by_role("button", name="Start").click()
    for number in range(40):
        acting = next_to_act(one, two)
        acting.take(acting.advice())
        if number == 20:
            two.page.reload()
        if number == 35:
            server.kill()
            server = start(server.port)
        if number in (20, 35):
            one.page.wait_for_timeout(2500)
    settled = max(one.version, two.version)
    for person in (one, two):
        person.wait_for_version(settled)
        assert person.log_is_sound
    assert any(since > 0 for since, _ in one.logs)
    assert one.update["view"]["ships"] == two.update["view"]["ships"]
    assert not one.errors + two.errors
