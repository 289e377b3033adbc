"""Views and descriptions as docs/protocol.md promises them."""

import json
from random import Random
from typing import Any

import pytest
from msgspec import convert

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import FIRST_GAMBIT
from starhold.games.quantum.view.option_kinds import KINDS, LABELS
from starhold.games.quantum.view.shape import QuantumView
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.conformance import walk
from starhold.kernel.game import Config, Game
from tests.games.quantum.closed_lists import CONTROLS
from tests.games.quantum.positions import moments, random_position
from tests.rules.quantum.board import Side, board, fresh


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_is_as_its_shape_says(seats: int) -> None:
    def fits(game: Game[Any], state: Any, config: Config, source: Stream) -> None:
        view = game.view(state, 0)
        # Keys that the shape does not have are left out by the reading.
        assert convert(view, QuantumView, strict=True) == view

    assert walk(GAME, GAME.configure(seats), seats, [fits])["finished"]


def test_a_view_has_the_keys_of_the_protocol() -> None:
    here = board(Side("5@d4:moved 3@scrapyard 6@c2", cubes="b2", cards="agile curious:spent"), Side("2@c1", cubes="e5"))
    view = GAME.view(here.state, 1)
    assert set(view) == {
        "game",
        "you",
        "rules",
        "phase",
        "options",
        "layout",
        "squares",
        "tiles",
        "ships",
        "seats",
        "market",
        "turn",
        "start",
    }
    assert (view["game"], view["you"], view["phase"], view["start"]) == ("quantum", 1, "actions", 0)
    assert view["layout"] == {"id": "d2-spiral", "columns": 9, "rows": 9, "cubes": 5}
    assert view["tiles"][0] == {
        "square": "a1",
        "planet": "b2",
        "number": 8,
        "capacity": 2,
        "start": True,
        "cubes": [0],
        "orbits": [{"seat": 0, "sum": 6, "needs": []}],
    }
    first = {"id": "ship:0.0", "seat": 0, "die": 0, "number": 5, "place": "map", "square": "d4"}
    assert view["ships"][0] == first | {"moved": True, "used": False}
    assert view["ships"][1]["place"] == "scrapyard"
    reserve = {"id": "ship:0.3", "seat": 0, "die": 3, "place": "reserve", "moved": False, "used": False}
    assert view["ships"][3] == reserve
    assert view["seats"][0] == {
        "seat": 0,
        "dominance": 1,
        "research": 1,
        "cubes": 4,
        "commands": [
            {"card": "agile", "spent": False, "waits": False},
            {"card": "curious", "spent": True, "waits": False},
        ],
    }
    assert set(view["market"]) == {"command", "gambit", "decks", "discards"}
    assert view["turn"] == {"number": 5, "seat": 0, "actions": 3, "granted": 3, "bonus": False, "due": 0}
    assert "you" not in here.view


def test_bonus_turns_to_come_are_shown_while_there_are_any() -> None:
    queued = board(Side("5@d4"), Side("2@c1"), queued=2).view["turn"]
    assert queued["queued"] == 2
    assert "queued" not in board(Side("5@d4"), Side("2@c1")).view["turn"]


def test_a_combat_is_shown_with_numbers_rolls_and_modifiers() -> None:
    here = board(Side("5@d4", cards="ferocious relentless"), Side("3@d5")).do("attack d4 d5 from d4", dice="4 2")
    assert here.view["combat"] == {
        "attacker": "ship:0.0",
        "defender": "ship:1.0",
        "launch": "d4",
        "at": "d5",
        "kind": "attack",
        "attack": {"number": 5, "roll": 4, "modifier": -1, "total": 8},
        "defense": {"number": 3, "roll": 2, "modifier": 0, "total": 5},
        "odds": {"win": round(1 / 6, 4), "both": 0.0},
    }
    prompt = {"seat": 0, "rival": 1, "attack": 8, "defense": 5}
    assert GAME.prompt(here.state) == {"id": "prompt-combat-window", "args": prompt}


def test_questions_name_the_right_ships_and_seats() -> None:
    here = board(Side("2@d4"), Side("4@d5", cards="dangerous")).do("attack d4 d5 from d4")
    assert GAME.prompt(here.state) == {
        "id": "prompt-dangerous",
        "args": {"seat": 1, "rival": 0, "number": 4, "target": 2},
    }
    here.do("pass", dice="1 6 5")
    assert GAME.prompt(here.state) == {
        "id": "prompt-attacker-position",
        "args": {"seat": 0, "number": 2, "launch": "d4", "at": "d5"},
    }
    clever = board(Side("6@d4 3@d6", cards="clever"), Side()).do("reconfigure d6")
    assert GAME.prompt(clever.state) == {"id": "prompt-clever", "args": {"seat": 0, "number": 3}}


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("move d4 c4", [["ship:0.0", "square:c4"], ["action:move", "ship:0.0", "square:c4"]]),
        ("attack d4 d5 from c5", None),
        ("reconfigure d4", [["action:reconfigure", "ship:0.0"], ["ship:0.0", "action:reconfigure"]]),
        ("reconfigure #2", [["action:reconfigure", "ship:0.1"], ["ship:0.1", "action:reconfigure"]]),
        ("deploy #2 b1", [["ship:0.1", "square:b1"], ["action:deploy", "ship:0.1", "square:b1"]]),
        ("research", [["action:research"]]),
        ("end", [["control:end"]]),
        (
            "move d4 c4 with curious",
            [["card:curious", "ship:0.0", "square:c4"], ["ship:0.0", "card:curious", "square:c4"]],
        ),
        ("flexible d4 6", [["card:flexible", "ship:0.0", "number:6"], ["ship:0.0", "card:flexible", "number:6"]]),
        ("strike g6 g5", [["ship:0.2", "ability:strike", "ship:1.1"], ["ability:strike", "ship:0.2", "ship:1.1"]]),
    ],
)
def test_paths_lead_by_ship_or_by_action(text: str, paths: list[list[str]] | None) -> None:
    first = Side("5@d4 4@scrapyard 1@g6", cubes="b2", cards="curious flexible")
    here = board(first, Side("3@d5 3@g5"))
    told = here.described(text)
    expected = paths or [["ship:0.0", "ship:1.0", "square:c5"], ["action:move", "ship:0.0", "ship:1.0", "square:c5"]]
    assert told["paths"] == expected


def test_no_path_is_the_beginning_of_another_options_path_unless_the_option_is_a_button() -> None:
    random = Random("paths")
    for _ in range(60):
        state = random_position(random)
        described = GAME.describe(state, state.seat, GAME.options(state, state.seat))
        paths = [(tuple(path), entry["text"]) for entry in described for path in entry["paths"]]
        assert len({path for path, _ in paths}) == len(paths)
        ends = dict(paths)
        for path, text in paths:
            for length in range(1, len(path)):
                assert ends.get(path[:length], text) == text, (path, text)


@pytest.mark.parametrize("text", ["reconfigure d4", "free-reconfigure d4", "resourceful d4"])
@pytest.mark.parametrize("clever", [False, True])
def test_what_rolls_at_once_says_so_and_what_asks_clever_first_does_not(text: str, clever: bool) -> None:
    here = board(Side("6@d4", cards="resourceful clever" if clever else "resourceful"), Side())
    assert here.described(text).get("rolls", False) != clever
    GAME.apply(here.state, 0, GAME.parse(here.state, 0, text))
    assert here.asked == ("seat1 clever" if clever else "chance roll-ship")


def test_every_action_stands_in_a_path_or_is_grey() -> None:
    random, alone = Random("grey"), 0
    for _ in range(150):
        state = random_position(random)
        state.actions *= random.random() < 0.7
        options = GAME.options(state, state.seat)
        used = {
            target for entry in GAME.describe(state, state.seat, options) for path in entry["paths"] for target in path
        }
        grey = {entry["target"] for entry in GAME.refusals(state, state.seat, options)}
        for name in ("move", "reconfigure", "deploy", "build", "research"):
            assert (f"action:{name}" in used) != (f"action:{name}" in grey), (name, options)
        alone += "action:move" in grey and any(option[0] == "move" for option in options)
    assert alone, "moves by cards alone are among them"


def test_options_are_described_alike_in_any_order() -> None:
    random = Random("order")
    for _ in range(40):
        state = random_position(random)
        options = GAME.options(state, state.seat)
        told = {entry["text"]: entry for entry in GAME.describe(state, state.seat, options)}
        for _ in range(20):
            # Only part of it is shuffled, so that a ship's moves often begin and end where they usually do.
            first = random.randrange(len(options))
            last = random.randint(first, len(options))
            other = options[:first] + random.sample(options[first:last], last - first) + options[last:]
            again = GAME.describe(state, state.seat, other)
            assert len(again) == len(told)
            assert {entry["text"]: entry for entry in again} == told


def test_every_description_is_complete() -> None:
    states = [random_position(Random(seed)) for seed in range(80)]
    states += [state for seats in (2, 4) for state in moments(GAME.configure(seats), 10 + seats, 3, 2500)]
    kinds = set()
    for state in states:
        decision = state.decision
        assert decision is not None
        for entry in GAME.describe(state, decision.actors[0], GAME.options(state, decision.actors[0])):
            kinds.add(entry["kind"])
            label = entry["label"]["id"].removeprefix("option-")
            assert tuple(entry["label"]["args"]) == LABELS[label]
            assert ("odds" in entry) == (entry["kind"] in ("attack", "strike", "use", "pass"))
            for target in (target for path in entry["paths"] for target in path):
                kind, _, name = target.partition(":")
                assert kind in TARGETS
                assert kind != "control" or name in CONTROLS
    assert set(KINDS) - kinds <= {"set", "roll", "relocate", "discard", "scrap"}, "rare ones may be missing"


TARGETS = ("ship", "square", "planet", "action", "ability", "card", "seat", "number", "control")


def test_the_odds_of_the_first_attacks_are_known_by_hand() -> None:
    even = board(Side("3@d4"), Side("3@d5")).described("attack d4 d5 from d4")
    assert even["odds"] == {"win": round(21 / 36, 4), "both": 0.0}
    better = board(Side("1@d4"), Side("6@d5")).described("attack d4 d5 from d4")
    assert better["odds"]["win"] == 1.0
    worse = board(Side("6@d4"), Side("1@d5")).described("attack d4 d5 from d4")
    assert worse["odds"]["win"] == round(1 / 36, 4)
    stubborn = board(Side("3@d4"), Side("3@d5", cards="stubborn")).described("attack d4 d5 from d4")
    assert stubborn["odds"]["win"] == round(15 / 36, 4)
    dangerous = board(Side("3@d4"), Side("3@d5", cards="dangerous")).described("attack d4 d5 from d4")
    assert dangerous["odds"] == {"win": round(21 / 36, 4), "both": 1.0}


def test_deck_order_and_dice_to_come_change_no_byte_that_anybody_sees() -> None:
    """S1: two states that differ only in what is hidden look the same to everybody."""
    random = Random("hidden")
    for seats in (2, 3):
        for state in moments(GAME.configure(seats), 20 + seats, 11, 1500):
            decision = state.decision
            assert decision is not None
            twin = state.clone()
            for kind, deck in enumerate(twin.decks):
                cards = [card for card, count in enumerate(deck.counts) for _ in range(count)]
                random.shuffle(cards)
                for card in cards[: random.randint(1, 5)]:
                    deck.counts[card] -= 1
                    deck.known.append(card)
                assert kind * FIRST_GAMBIT < 37
            assert digest(GAME, twin) != digest(GAME, state)
            for seat in (None, *range(seats)):
                assert seen(twin, seat) == seen(state, seat)


def test_an_open_draw_tells_nothing_of_the_card_on_top() -> None:
    shown = set()
    for top in ("agile", "brilliant"):
        market = {"command": ["clever", "eager", "cruel"], "gambit": ["momentum"] * 3, "top": {"command": [top]}}
        here = board(Side("6@a1"), Side("6@i9"), phase="advance", due=1, market=market)
        GAME.apply(here.state, 0, GAME.parse(here.state, 0, "take clever"))
        assert here.asked == "chance draw-command"
        shown.add(json.dumps([GAME.view(here.state, seat) for seat in (None, 0, 1)]))
    assert len(shown) == 1


def seen(state: Any, seat: int | None) -> str:
    """Everything that a seat or a spectator is sent of a moment."""
    asked = [] if seat is None else GAME.options(state, seat)
    told = [] if seat is None else [GAME.describe(state, seat, asked), GAME.refusals(state, seat, asked)]
    return json.dumps([GAME.view(state, seat), GAME.prompt(state), told])


def test_a_view_is_enough_to_play_on() -> None:
    for state in moments(GAME.configure(2), 30, 13, 1500):
        decision = state.decision
        assert decision is not None
        seat = decision.actors[0]
        imagined = GAME.imagine(json.loads(json.dumps(GAME.view(state, seat))), Stream(1))
        assert GAME.options(imagined, seat) == GAME.options(state, seat)
        assert GAME.view(imagined, seat) == GAME.view(state, seat)


def test_the_setup_shows_ships_in_hand_and_no_turn() -> None:
    view = fresh(2, dice="1 2 3 4 5 6").view
    assert (view["phase"], "turn" in view, "start" in view) == ("setup", False, False)
    assert [ship["place"] for ship in view["ships"][:5]] == ["hand"] * 3 + ["reserve"] * 2
