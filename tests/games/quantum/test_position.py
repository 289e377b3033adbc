"""Positions: exact round trips, and a precise place for every mistake."""

import copy
import json
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.positions.pending import encode_open
from starhold.games.quantum.positions.underway import KEYS
from starhold.games.quantum.view.table import plain_moment
from starhold.kernel.chance import Stream
from starhold.kernel.codec import decode, digest, encode
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance, take
from tests.games.quantum.positions import moments, random_document
from tests.rules.quantum.board import Side, board

DOCUMENT: dict[str, Any] = {
    "game": "quantum",
    "map": {"layout": "d2-spiral"},
    "phase": "actions",
    "seats": [
        {
            "ships": [
                {"die": 1, "number": 5, "at": "d4", "moved": True, "used": True},
                {"die": 2, "number": 3, "at": "scrapyard"},
                {"die": 3, "number": 6, "at": "c2"},
                {"die": 4, "number": 1, "at": "a1"},
            ],
            "cubes": ["b2", "e5"],
            "dominance": 4,
            "research": 3,
            "commands": ["agile", {"card": "curious", "spent": True}],
        },
        {"ships": [{"number": 2, "at": "h7"}, {"number": 2, "at": "g8"}, {"number": 4, "at": "i8"}], "cubes": ["h8"]},
    ],
    "market": {
        "command": ["cruel", "clever", "eager"],
        "gambit": ["momentum", "expansion", "expansion"],
        "discards": {"command": ["rational"], "gambit": ["aggression"]},
        "top": {"command": ["warlike"]},
    },
    "turn": {"number": 7, "seat": "seat1", "actions": 2},
    "start": "seat2",
}


def changed(path: str, value: Any) -> dict[str, Any]:
    """The document with another value at a place like ``seats.0.ships.1.number``."""
    document = copy.deepcopy(DOCUMENT)
    node: Any = document
    *way, last = path.split(".")
    for step in way:
        node = node[int(step)] if step.isdigit() else node[step]
    node[int(last) if last.isdigit() else last] = value
    return document


def in_frames(state: QuantumState) -> dict[str, Any]:
    """The position with its moment as frames, which the program writes where no other keys say all."""
    document = GAME.to_position(state)
    for key in (*KEYS, "setup"):
        document.pop(key, None)
    return json.loads(json.dumps(document | {"pending": encode_open(GAME, state)}))  # type: ignore[no-any-return]


def test_a_written_position_says_the_same_as_the_one_written_by_hand() -> None:
    state = GAME.from_position(DOCUMENT)
    document = GAME.to_position(state)
    assert document["seats"][0]["ships"] == DOCUMENT["seats"][0]["ships"]
    assert document["seats"][0]["commands"] == DOCUMENT["seats"][0]["commands"]
    assert document["market"]["top"] == {"command": ["warlike"], "gambit": []}
    assert document["turn"] == {
        "number": 7,
        "seat": "seat1",
        "actions": 2,
        "granted": 3,
        "bonus": False,
        "due": 0,
        "queued": 0,
    }
    assert len(state.decks[0]) == 31 - 2 - 3 - 1
    assert len(state.decks[1]) == 22 - 3 - 1


def test_positions_of_whole_games_round_trip_exactly() -> None:
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        for state in moments(GAME.configure(seats), seed, 7, 900):
            document = json.loads(json.dumps(GAME.to_position(state)))
            again = GAME.from_position(document)
            assert digest(GAME, again) == digest(GAME, state)
            assert GAME.to_position(again) == document


def test_random_positions_round_trip_exactly() -> None:
    random = Random("positions")
    for _ in range(100):
        state = GAME.from_position(random_document(random))
        again = GAME.from_position(GAME.to_position(state))
        assert digest(GAME, again) == digest(GAME, state)


@pytest.mark.parametrize(
    ("slot", "value"),
    [
        ("step", 6),
        ("step", -1),
        ("attacker", 10),
        ("defender", -1),
        ("kind", 3),
        ("attack", 7),
        ("passes", 3),
        ("side", 2),
        ("card", 37),
        ("rerolling", -2),
        ("strength", 0),
        ("at", 999),
    ],
)
def test_a_fight_whose_figures_mean_nothing_is_refused(slot: str, value: int) -> None:
    here = board(Side("5@d4", cards="relentless"), Side("3@d5")).do("attack d4 d5 from d4", dice="3 4")
    document = in_frames(here.state)
    assert GAME.options(GAME.from_position(document), 0) == GAME.options(here.state, 0)
    name, slots = document["pending"]["stack"][-1]
    assert name == "combat"
    slots[slot] = value
    with pytest.raises(Refused) as refused:
        GAME.from_position(document)
    assert refused.value.refusal.reason == "position-broken"


@pytest.mark.parametrize(
    ("path", "value", "place", "problem"),
    [
        ("game", "chess", "game", "unknown-name"),
        ("map", {"layout": "nowhere"}, "map.layout", "unknown-name"),
        ("map", {"rows": ["8* 11"]}, "map.rows", "not-a-row"),
        ("map", {"rows": []}, "map.rows", "not-a-row"),
        ("map", {"rows": ["8* V 8*", "9 V 7"]}, "map.rows", "duplicate"),
        ("map", {"rows": ["8* 7 8*"], "void": True}, "map.void", "unknown-key"),
        ("map", {"layout": "d2-spiral", "cubes": 7}, "map.cubes", "unknown-key"),
        ("map", {"layout": "d2-spiral", "players": 3}, "map.players", "unknown-key"),
        ("map", {"rows": ["7 " * 13]}, "map.rows", "limit"),
        ("map", {"layout": "d2-spiral", "colour": 1}, "map.colour", "unknown-key"),
        ("map", "d2-spiral", "map", "map-expected"),
        ("phase", "lunch", "phase", "unknown-name"),
        ("phase", "setup", "turn", "not-here"),
        ("phase", "over", "winner", "missing"),
        ("seats", [], "seats", "out-of-range"),
        ("seats.0.ships.0.number", 7, "seats[0].ships[0].number", "out-of-range"),
        ("seats.0.ships.0.number", "5", "seats[0].ships[0].number", "number-expected"),
        ("seats.0.ships.0.number", True, "seats[0].ships[0].number", "number-expected"),
        ("seats.0.ships.0.die", 2, "seats[0].ships", "duplicate"),
        ("seats.0.ships.0.at", "b2", "seats[0].ships[0].at", "no-such-space"),
        ("seats.0.ships.0.at", "z9", "seats[0].ships[0].at", "no-such-space"),
        ("seats.0.ships.0.at", "hand", "seats[0].ships[0].at", "no-such-space"),
        ("seats.1.ships.0.at", "d4", "seats[1].ships[0].at", "square-occupied"),
        ("seats.0.ships.0.moved", 1, "seats[0].ships[0].moved", "flag-expected"),
        ("seats.0.ships.0.colour", 1, "seats[0].ships[0].colour", "unknown-key"),
        ("seats.1.ships", [], "seats[1].ships", "too-few-ships"),
        ("seats.1.ships", [{"number": 5, "at": "scrapyard"}] * 2, "seats[1].ships", "too-few-ships"),
        ("seats.0.cubes.0", "b3", "seats[0].cubes[0]", "no-such-space"),
        ("seats.0.cubes", ["e2", "e2"], "seats[0].cubes[1]", "planet-full"),
        ("seats.0.cubes", ["e5", "e5", "e5", "h2", "h2", "h2"], "seats[0].cubes", "conservation"),
        ("seats.0.cubes", ["e5", "e5", "e5", "h2", "h2"], "winner", "conservation"),
        ("seats.0.dominance", 6, "seats[0].dominance", "out-of-range"),
        ("seats.0.dominance", 0, "seats[0].dominance", "out-of-range"),
        ("seats.0.research", 7, "seats[0].research", "out-of-range"),
        ("seats.0.commands", ["agile", "agile"], "seats[0].commands[1]", "duplicate"),
        ("seats.0.commands", ["agile", "brilliant", "cerebral", "cruel"], "seats[0].commands", "limit"),
        ("seats.0.commands", ["momentum"], "seats[0].commands[0]", "unknown-name"),
        ("seats.1.commands", ["agile"], "market", "conservation"),
        ("seats.1.commands", ["rational"], "market", "conservation"),
        ("market.command", ["cruel", "cruel", "eager"], "market", "conservation"),
        ("market.command", ["cruel"] * 4, "market.command", "limit"),
        ("market.gambit", ["cruel"], "market.gambit[0]", "unknown-name"),
        ("market.picked", "momentum", "market.picked", "not-here"),
        ("turn.seat", "seat3", "turn.seat", "unknown-name"),
        ("turn.actions", -1, "turn.actions", "out-of-range"),
        ("start", 1, "start", "text-expected"),
        ("weather", "fine", "weather", "unknown-key"),
        ("pending", {}, "pending.decision", "missing"),
        ("pending", {"decision": None, "value": 0, "stack": []}, "pending.decision", "nobody-asked"),
        (
            "pending",
            {"decision": [[0], "act", [], None], "value": 0, "stack": [["picnic", {}]]},
            "pending.stack[0][0]",
            "unknown-name",
        ),
        (
            "pending",
            {"decision": [[0], "act", [], None], "value": 0, "stack": ["turn"]},
            "pending.stack[0]",
            "list-expected",
        ),
        ("pending", [], "pending", "map-expected"),
    ],
)
def test_a_mistake_is_refused_with_its_place(path: str, value: Any, place: str, problem: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.from_position(changed(path, value))
    refusal = caught.value.refusal
    assert (refusal.reason, refusal.args) == ("position-broken", {"place": place, "problem": problem})


def test_a_document_that_is_no_map_is_refused() -> None:
    documents: list[Any] = [None, [], "quantum", 7]
    for document in documents:
        with pytest.raises(Refused, match="position-broken"):
            GAME.from_position(document)


def test_bent_pending_sections_are_refused_or_read_but_never_crash() -> None:
    random = Random("pending")
    states = [state for state in moments(GAME.configure(2), 4, 1, 700) if not plain_moment(state)]
    read = 0
    for state in states * 3:
        document = in_frames(state)
        frames = document["pending"]["stack"]
        _, slots = random.choice([frame for frame in frames if frame[1]])
        slots[random.choice(sorted(slots))] = random.choice([0, 1, 2, 3, -3, 5000, "x", [1, 2], None])
        with suppress(Refused):
            bent = GAME.from_position(document)
            decision = bent.decision
            assert decision is not None
            for option in GAME.options(bent, decision.actors[0]):
                take(bent.clone(), decision.actors[0], option)
            read += 1
    assert 0 < read < len(states) * 3


@pytest.mark.parametrize(
    ("place", "extra", "named"),
    [
        (2, ["actions", {}], "pending.stack[2][0]"),
        (3, ["turn", {"step": 5}], "pending.stack[3][0]"),
        (0, ["turn", {"step": 5}], "pending.stack[1][0]"),
        (2, ["advance", {"begun": 1}], "pending.stack[2][0]"),
        (3, ["pick", {"card": 0, "dropped": -1, "step": 1}], "pending.stack[3][0]"),
    ],
)
def test_an_extra_frame_is_refused_with_its_place(place: int, extra: list[Any], named: str) -> None:
    here = board(Side("5@d4", cards="relentless"), Side("3@d5")).do("attack d4 d5 from d4", dice="3 4")
    document = in_frames(here.state)
    document["pending"]["stack"].insert(place, extra)
    with pytest.raises(Refused) as caught:
        GAME.from_position(document)
    assert caught.value.refusal.args == {"place": named, "problem": "out-of-place"}


def test_frames_that_were_added_dropped_or_swapped_never_crash() -> None:
    """What is read all the same can be answered to the end of the turn."""
    random, names = Random("frames"), list(GAME.frames)
    states = [state for state in moments(GAME.configure(3), 5, 1, 500) if not plain_moment(state)]
    outcomes: Counter[bool] = Counter()
    for state in states * 8:
        document = in_frames(state)
        stack = document["pending"]["stack"]
        place = random.randrange(len(stack) + 1)
        name = random.choice(names)
        frame = GAME.frames[name]()
        fresh = [name, {slot: getattr(frame, slot) for slot in frame.FIELDS}]
        stack[place : place + random.randint(0, 1)] = random.choice(([fresh], [], stack[:1], stack[-1:]))
        try:
            bent = GAME.from_position(document)
        except Refused as problem:
            outcomes[problem.refusal.reason == "position-broken"] += 1
            continue
        source = Stream(place)
        for _ in range(6):
            chance(bent, source)
            if bent.decision is None or bent.decision.over:
                break
            seat = bent.decision.actors[0]
            take(bent, seat, random.choice(GAME.options(bent, seat)))
    assert outcomes[True] > 100
    assert not outcomes[False]


@pytest.mark.parametrize(
    ("name", "slots", "problem"),
    [("reorganization", {"picked": [0, 0], "chosen": 0, "rolled": 0}, "duplicate"),
     ("reorganization", {"picked": [0, 1], "chosen": 1, "rolled": 3}, "out-of-range"),
     ("start-player", {"tied": [1, 1]}, "duplicate")],
)  # fmt: skip
def test_a_frame_names_everything_once(name: str, slots: dict[str, Any], problem: str) -> None:
    here = board(Side("5@d4", cards="relentless"), Side("3@d5")).do("attack d4 d5 from d4", dice="3 4")
    document = in_frames(here.state)
    below = [["turn", {"step": 6}], ["advance", {"begun": 1}], ["pick", {"card": 35, "dropped": -1, "step": 2}]]
    document["pending"]["stack"] = [*(below if name == "reorganization" else []), [name, slots]]
    with pytest.raises(Refused) as caught:
        GAME.from_position(document)
    assert caught.value.refusal.args["problem"] == problem


def test_a_custom_map_needs_no_name() -> None:
    here = board(Side("6@a1"), Side("6@c3"), layout={"rows": ["7* 7*"], "cubes": 1})
    document = GAME.to_position(here.state)
    assert document["map"] == {"layout": "custom", "players": 2, "cubes": 1, "rows": ["7* 7*"]}
    assert digest(GAME, GAME.from_position(document)) == digest(GAME, here.state)
    plain = encode(GAME, here.state)
    loaded = decode(GAME, json.loads(json.dumps(plain)), here.state.config)
    assert loaded.layout.rows == ("7* 7*",)
    assert digest(GAME, loaded) == digest(GAME, here.state)


def test_the_void_may_be_asked_for_by_name() -> None:
    here = board(Side(), Side(), layout={"layout": "d2-spiral", "void": True})
    assert {"square": "d4", "void": True} in here.view["tiles"]


@pytest.mark.parametrize(("rules", "square"), [(1, "a1"), (2, "d4")])
def test_the_void_lies_where_the_rules_of_the_position_put_it(rules: int, square: str) -> None:
    here = board(Side(), Side(), Side(), layout={"layout": "d3-trident", "void": True}, rules=rules)
    assert {"square": square, "void": True} in here.view["tiles"]


@pytest.mark.rule("Q-RES-5", "Q-RES-8", "Q-CARD-2")
@pytest.mark.parametrize(
    ("cards", "research", "due", "asked", "left"),
    [
        ("", 6, 0, 1, 1),
        ("", 6, 1, 2, 1),
        ("", 5, 1, 1, 5),
        ("precocious", 4, 0, 1, 1),
        ("precocious", 3, 1, 1, 3),
    ],
)
def test_in_the_card_phase_a_research_die_that_brings_a_card_is_still_to_be_looked_at(
    cards: str, research: int, due: int, asked: int, left: int
) -> None:
    here = board(Side("6@a1", cards=cards, research=research), Side("6@i9"), phase="advance", due=due)
    assert (here.asked, here.view["turn"]["due"], here.research(1)) == ("seat1 advance", asked, left)
    document = GAME.to_position(here.state)
    assert "pending" not in document
    assert digest(GAME, GAME.from_position(document)) == digest(GAME, here.state)


@pytest.mark.rule("Q-RES-8", "Q-CARD-22")
def test_a_precocious_just_taken_comes_too_late_for_this_phase_also_in_a_written_position() -> None:
    market = {"command": ["precocious", "cruel", "clever"], "gambit": ["momentum", "sabotage", "relocation"]}
    here = board(Side("6@a1", research=5), Side("6@i9"), phase="advance", due=2, market=market)
    here.do("take precocious", cards="agile")
    again = GAME.from_position(GAME.to_position(here.state))
    assert (again.due, again.research[0]) == (1, 5)
    assert digest(GAME, again) == digest(GAME, here.state)
    seen = GAME.imagine(GAME.view(here.state, None), Stream(1))
    assert digest(GAME, seen) == digest(GAME, here.state)


def test_a_card_phase_without_a_card_is_refused() -> None:
    document = DOCUMENT | {"phase": "advance"}
    with pytest.raises(Refused) as caught:
        GAME.from_position(document)
    assert caught.value.refusal.args == {"place": "turn.due", "problem": "nothing-due"}
