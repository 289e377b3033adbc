"""The pages around the table: lobby, table creation, waiting room, rules, languages, access."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, WebSocketRoute, expect

from tests.e2e.accessibility import axe
from tests.e2e.tables import post
from tests.server.process import Process

PATHS = ("/", "/new/quantum", "/rules/quantum", "/about", "/account", "/sign-in", "/link", "/profile", "/nowhere")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all of these tests; every test comes as a new visitor."""
    server = Process(tmp_path_factory.mktemp("pages") / "starhold.sqlite", bot_pause=30).ready()
    yield f"http://{server.address}"
    server.stop()


@pytest.fixture
def friend(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(locale="en-US")
    yield context.new_page()
    context.close()


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    assert faults == []


def play_a_bot(page: Page) -> Locator:
    """The button that starts a game of Quantum against a bot."""
    quantum = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Quantum"))
    return quantum.get_by_role("button", name="Play a bot")


def test_one_press_in_the_lobby_starts_a_game_against_a_bot(site: str, page: Page) -> None:
    page.goto(site)
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    expect(page).to_have_title(re.compile(r"^● your turn"))
    page.get_by_role("link", name="Starhold").click()
    expect(page.get_by_role("listitem").filter(has_text="your turn").get_by_role("link", name="Play")).to_be_visible()


def test_the_games_of_the_lobby_stand_apart_and_their_words_have_room(site: str, page: Page) -> None:
    for width in (1440, 360):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(site)
        expect(play_a_bot(page)).to_be_visible()
        cards = page.get_by_role("article")
        boxes = [box for card in cards.all() if (box := card.bounding_box())]
        names = [box for name in cards.get_by_role("heading").all() if (box := name.bounding_box())]
        assert all(below["y"] - above["y"] - above["height"] >= 8 for above, below in pairwise(boxes)), width
        assert all(box["height"] < 60 for box in names), width


def test_the_log_of_a_table_opens_at_its_end(site: str, page: Page) -> None:
    page.set_viewport_size({"width": 1440, "height": 664})
    page.goto(site)
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    page.reload()
    lines = page.get_by_role("region", name="Log", exact=True).get_by_role("listitem")
    expect(lines.last).to_be_in_viewport()
    expect(lines.first).not_to_be_in_viewport()


def test_a_table_is_made_with_one_press_shared_by_link_and_started(site: str, page: Page, friend: Page) -> None:
    page.goto(f"{site}/new/quantum")
    page.get_by_role("button", name="Create the table").click()
    link = page.get_by_label("Invitation", exact=True).input_value()
    start_button = page.get_by_role("button", name="Start the game")
    expect(start_button).to_be_disabled()

    # Whoever has no more than the address is offered nothing that would be refused.
    friend.goto(link.partition("?")[0])
    expect(friend.get_by_text("To sit down you need the invitation")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    friend.goto(link)
    friend.get_by_label("Your name at the tables").fill("Miguel")
    friend.get_by_label("Your name at the tables").press("Enter")
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Miguel")).to_be_visible()
    start_button.click()
    for each in (page, friend):
        expect(each.get_by_test_id("victory").or_(each.locator("svg").first)).to_be_visible()
        expect(each.get_by_text("Miguel").first).to_be_visible()


def test_every_choice_of_the_form_arrives_at_the_table(site: str, page: Page) -> None:
    page.goto(f"{site}/new/quantum")
    page.get_by_role("button", name="Add a seat").click()
    page.get_by_label("Seat 2", exact=True).select_option("same-screen")
    page.get_by_label("Seat 3", exact=True).select_option("open")
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("status").filter(has_text="give everybody at this screen a name")).to_be_visible()
    page.get_by_label("Name of the player on seat 2").fill("Sofia")
    page.get_by_label("Name of the table (optional)").fill("Late Orbit")
    page.get_by_text("Citadel").click()
    page.get_by_text("Table options").click()
    page.get_by_text("No reroll").click()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="Late Orbit")).to_be_visible()
    for text in ("Sofia", "Free seat", "Citadel", "No reroll"):
        expect(page.get_by_text(text, exact=True)).to_be_visible()


def test_a_public_table_is_found_filled_with_a_bot_and_left(site: str, page: Page, friend: Page) -> None:
    page.goto(f"{site}/new/quantum")
    page.get_by_label("Name of the table (optional)").fill("First steps")
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_role("heading", name="First steps")).to_be_visible()

    friend.goto(site)
    friend.get_by_role("listitem").filter(has_text="First steps").get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("your seat")).to_be_visible()
    friend.get_by_role("button", name="Leave the table").click()
    expect(friend.get_by_role("heading", name="A table in deep space")).to_be_visible()

    page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_text("Captain")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    expect(page.get_by_text("You sit at no table yet.")).to_be_visible()


def test_the_host_frees_a_seat_gives_it_to_somebody_else_and_closes_the_table(
    site: str, page: Page, friend: Page
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"{site}/new/quantum")
    page.get_by_label("Name of the table (optional)").fill("Crowded")
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Create the table").click()
    page.get_by_role("heading", name="Crowded").wait_for()
    friend.goto(site)
    friend.get_by_role("listitem").filter(has_text="Crowded").get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("your seat")).to_be_visible()

    page.get_by_role("button", name=re.compile("^Remove: Guest")).click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(friend.get_by_role("alert")).to_contain_text("The owner has freed your seat")
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    # Buttons are deaf for a moment after a press, so that a double click does nothing twice.
    page.wait_for_timeout(500)
    page.get_by_role("button", name="Add a person").click()
    page.get_by_label("Name", exact=True).fill("Aunt")
    page.get_by_role("button", name="Give the seat").click()
    expect(page.get_by_text("Aunt", exact=True)).to_be_visible()

    page.wait_for_timeout(500)
    page.get_by_role("button", name="Close table").click()
    page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(page.get_by_text("You sit at no table yet.")).to_be_visible()
    expect(friend.get_by_role("status").filter(has_text="The owner has closed this table.")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-US", "ja-JP", "ru-RU"])
def test_the_buttons_of_the_waiting_room_stand_in_whole_rows_on_a_phone(
    site: str, browser: Browser, locale: str
) -> None:
    context = browser.new_context(locale=locale, viewport={"width": 360, "height": 640})
    page = context.new_page()
    page.goto(f"{site}/new/quantum")
    page.locator("main button.primary").click()
    row = page.get_by_role("listitem").filter(has=page.get_by_role("button")).first
    inner = box(row)
    buttons = [box(button) for button in row.get_by_role("button").all()]
    assert len(buttons) == 2
    assert buttons[0]["y"] == buttons[1]["y"]
    assert buttons[1]["x"] + buttons[1]["width"] > inner["x"] + inner["width"] - 20
    start = page.locator("button.primary[disabled]")
    below = [box(button) for button in page.locator("button.primary[disabled] ~ button").all()]
    assert {one["y"] for one in below} == {below[0]["y"]}
    assert box(start)["width"] > inner["width"] - 2
    context.close()


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


def test_a_game_against_bots_is_ended_in_the_lobby(site: str, page: Page) -> None:
    page.goto(site)
    play_a_bot(page).click()
    page.get_by_role("button", name=re.compile("^Keep")).wait_for()
    page.goto(site)
    page.get_by_role("button", name=re.compile("^Close table")).click()
    expect(page.get_by_role("dialog")).to_contain_text("its record is deleted")
    page.get_by_role("dialog").get_by_role("button", name="Close table").click()
    expect(page.get_by_text("You sit at no table yet.")).to_be_visible()


def test_a_seat_at_a_private_table_needs_the_invitation(site: str, page: Page, friend: Page) -> None:
    page.goto(f"{site}/new/quantum")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_label("Invitation", exact=True).wait_for()
    friend.goto(page.url)
    expect(friend.get_by_text("To sit down you need the invitation")).to_be_visible()
    expect(friend.get_by_role("button", name="Sit down")).to_have_count(0)
    friend.goto(page.get_by_label("Invitation", exact=True).input_value())
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.get_by_text("your seat")).to_be_visible()


def test_a_table_that_waits_for_the_visitor_is_seen_at_once_on_a_phone(site: str, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(site)
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    page.goto(site)
    expect(page.get_by_role("listitem").filter(has_text="your turn")).to_be_in_viewport()


def test_a_link_that_only_this_computer_can_open_says_so(site: str, page: Page) -> None:
    page.goto(f"{site}/new/quantum")
    page.get_by_role("button", name="Create the table").click()
    page.get_by_label("Invitation", exact=True).wait_for()
    expect(page.get_by_text("works on this computer only")).to_be_visible()


def test_a_table_without_a_name_is_called_after_its_host_where_it_is_played_too(site: str, page: Page) -> None:
    host = page.request.get(f"{site}/api/me").json()["name"]
    table = post(page, f"{site}/api/tables", {"game": "quantum", "seats": ["me", "same-screen:Bob"]})["id"]
    post(page, f"{site}/api/tables/{table}/start", {})
    page.goto(f"{site}/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{host}’s table")


def test_the_waiting_room_of_a_game_without_maps_names_no_map(site: str, page: Page) -> None:
    for game, maps in (("forbidden_stars", 0), ("quantum", 1)):
        page.goto(f"{site}/new/{game}")
        page.get_by_role("button", name="Create the table").click()
        expect(page.get_by_role("heading", name="Table options")).to_be_visible()
        expect(page.get_by_role("heading", name="Map", exact=True)).to_have_count(maps)


@pytest.mark.parametrize(("locale", "title"), [("ja-JP", "深宇宙の卓へようこそ"), ("ru-RU", "Стол в глубоком космосе")])
def test_the_browser_s_language_is_spoken_and_a_chosen_one_lasts(
    site: str, browser: Browser, locale: str, title: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(site)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="A table in deep space")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="A table in deep space")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    context.close()


def test_a_refusal_can_point_to_its_clause(site: str, page: Page) -> None:
    page.goto(f"{site}/rules/quantum#Q-MOVE-3")
    clause = page.locator("#Q-MOVE-3")
    expect(clause).to_be_in_viewport()
    expect(clause).to_have_class(re.compile("aimed"))
    plain = "el => getComputedStyle(el).backgroundColor"
    assert clause.evaluate(plain) != page.locator("#Q-MOVE-4").evaluate(plain)
    page.get_by_label("Search the clauses").fill("no such words here")
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.get_by_label("Search the clauses").fill("Q-MOVE-3")
    expect(clause).to_be_visible()


@pytest.mark.parametrize(("locale", "words"), [("ja-JP", "日本語の要点へ"), ("ru-RU", "К кратким правилам")])
def test_who_reads_no_english_is_told_that_the_clauses_are_and_the_short_rules_are_not(
    site: str, browser: Browser, locale: str, words: str
) -> None:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(f"{site}/rules/quantum")
    expect(page.get_by_test_id("english").get_by_role("link", name=words)).to_be_visible()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("heading", name="All rules in numbered clauses")).to_be_visible()
    expect(page.get_by_test_id("english")).to_have_count(0)
    context.close()


def test_an_address_that_does_not_exist_says_so(site: str, page: Page) -> None:
    for path, words in (("/nowhere", "Nothing in orbit here"), ("/t/nothing", "There is no table here")):
        page.goto(site + path)
        expect(page.get_by_role("heading", name=words)).to_be_visible()


def test_a_server_that_is_away_is_told(site: str, page: Page) -> None:
    page.goto(site)
    expect(play_a_bot(page)).to_be_visible()
    page.route("**/api/tables", lambda route: route.abort())
    play_a_bot(page).click()
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()


def test_every_page_says_that_it_is_unofficial_and_fits_a_phone(site: str, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for path in PATHS:
        page.goto(site + path)
        page.get_by_role("contentinfo").filter(has_text="Unofficial fan implementation").wait_for()
        page.get_by_role("heading", level=1).wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


def test_a_button_at_the_table_tells_what_its_signs_mean(site: str, page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(site)
    play_a_bot(page).click()
    help_button = page.get_by_role("button", name="Help")
    help_button.wait_for()
    box = help_button.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    help_button.click()
    sheet = page.get_by_role("dialog", name="Help")
    for words in ("place for a quantum cube", "ships in reserve", "a bot sits here", "move the cursor on the map"):
        expect(sheet).to_contain_text(words)
    assert axe(page) == []


def test_an_option_is_searched_and_taken_by_keys_alone(site: str, page: Page) -> None:
    page.goto(site)
    play_a_bot(page).click()
    page.get_by_role("button", name=re.compile("^Keep")).wait_for()
    page.wait_for_timeout(500)
    page.keyboard.press("l")
    page.get_by_role("searchbox").fill("keep")
    page.keyboard.press("Enter")
    expect(page.locator("[data-option=keep]")).to_be_focused()
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_have_count(0)


def test_axe_finds_nothing_on_any_page(site: str, page: Page) -> None:
    for path in PATHS:
        page.goto(site + path)
        page.get_by_role("heading", level=1).wait_for()
        assert axe(page) == [], path
    page.goto(site)
    page.get_by_role("button", name="Settings").click()
    assert axe(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keyboard").wait_for()
    assert axe(page) == []


def test_a_complaint_of_the_server_is_shown_until_it_is_closed(site: str, page: Page) -> None:
    lines: list[WebSocketRoute] = []

    def join(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/live"), join)
    page.goto(site)
    play_a_bot(page).click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    lines[0].send('{"type": "refused", "reason": "too-fast", "text": "Too fast."}')
    note = page.get_by_role("status").get_by_role("button", name="Close")
    note.click()
    page.get_by_role("button", name="Русский").click()
    page.get_by_role("button", name="English").click()
    expect(page.get_by_role("button", name=re.compile("^Keep"))).to_be_visible()
    expect(note).to_have_count(0)


def test_a_page_that_is_older_than_the_files_of_the_server_is_loaded_afresh(site: str, friend: Page) -> None:
    friend.goto(site)
    expect(play_a_bot(friend)).to_be_visible()
    friend.route("**/assets/ja-*.js", lambda route: route.fulfill(status=404), times=1)
    friend.get_by_role("button", name="日本語").click()
    expect(friend.locator("html[lang=ja]")).to_be_visible()
    expect(friend.get_by_role("link", name="遊ぶ")).to_be_visible()
