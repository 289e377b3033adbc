"""Moments in the middle of something, as keys of a position: every one can be written, and nothing is read in vain."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.vocabulary import CHANCES, DECISIONS
from starhold.games.quantum.model import QuantumState
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest, encode
from starhold.kernel.reasons import Refused
from starhold.kernel.run import answer, chance, take
from tests.games.quantum.closed_lists import PROBLEMS
from tests.games.quantum.positions import random_position
from tests.rules.quantum.board import Board, Side, board


def every_moment(state: QuantumState, seed: int, limit: int) -> Iterator[QuantumState]:
    """Each moment of a random game in turn, those of chance included; not to be kept."""
    random, source = Random(seed), Stream(seed)
    state.events = None
    for _ in range(limit):
        yield state
        decision = state.decision
        assert decision is not None
        if decision.over:
            return
        if decision.request is not None:
            answer(state, decision.request, source)
            continue
        seat = decision.actors[0]
        fights = [option for option in GAME.options(state, seat) if option[0] in ("attack", "strike", "use", "reroll")]
        choices = fights if fights and random.random() < 0.5 else GAME.options(state, seat)
        take(state, seat, random.choice(choices))


def games(count: int) -> Iterator[tuple[QuantumState, int, int]]:
    """Whole games on drawn layouts, and short ones out of random positions full of cards."""
    for seed in range(count):
        seats = 2 + seed % 3
        yield GAME.start(GAME.configure(seats, {"layout": "random", "the_void": seed % 2 == 0})), seed, 350
        for number in range(5):
            yield random_position(Random(seed * 5 + number)), number, 50


def kind_of(state: QuantumState) -> str:
    assert state.decision is not None
    return state.decision.kind


def test_every_moment_can_be_written_in_keys_that_people_can_write() -> None:
    met: Counter[str] = Counter()
    for start, seed, limit in games(4):
        for number, state in enumerate(every_moment(start, seed, limit)):
            if number % 4 and kind_of(state) in ("act", "roll-ship", "roll-combat"):
                continue
            met[kind_of(state)] += 1
            document = json.loads(json.dumps(GAME.to_position(state)))
            assert "pending" not in document, (kind_of(state), document)
            assert digest(GAME, GAME.from_position(document)) == digest(GAME, state), (kind_of(state), document)
    assert {*DECISIONS, *CHANCES} - set(met) <= {"roll-start", "relocate", "sabotage"}, met


def places_of(document: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every value in a document."""
    if path:
        yield path
    if isinstance(document, dict | list):
        for key, value in document.items() if isinstance(document, dict) else enumerate(document):
            yield from places_of(value, (*path, key))


def hollow(value: Any) -> bool:
    """Whether there is nothing in it."""
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return value is None if inside is None else all(map(hollow, inside))


def bent(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with another value at a place."""
    twin = copy.deepcopy(document)
    node = twin
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return twin


WORDS = "seat1 seat2 seat3 d4 e5 #2 agile cruel momentum keep dice again start actions advance setup hand scrapyard"
OTHERS: list[Any] = [0, 1, 2, 3, 6, -1, 99, True, False, None, [], {}, ["seat1"], [3, 4], *WORDS.split(" ")]


def read_or_refused(document: Any) -> QuantumState | None:
    """The state, or None where it is refused in the way that a mistake of a person is."""
    try:
        return GAME.from_position(document)
    except Refused:
        return None


def documents(count: int, every: int) -> Iterator[tuple[Random, dict[str, Any], QuantumState]]:
    for start, seed, limit in games(count):
        random = Random(seed)
        for number, state in enumerate(every_moment(start, seed, limit)):
            if number % every == 0 and kind_of(state) != "over":
                yield random, json.loads(json.dumps(GAME.to_position(state))), state


def test_every_value_is_used_or_refused() -> None:
    """Another value at any place makes another state, or none."""
    made: Counter[bool] = Counter()
    for random, document, state in documents(3, 9):
        for path in random.sample(list(places_of(document)), 8):
            node: Any = document
            for step in path:
                node = node[step]
            other = not node if isinstance(node, bool) else node + 1 if isinstance(node, int) else random.choice(OTHERS)
            if other == node or path[0] == "options":
                continue
            read = read_or_refused(bent(document, path, other))
            made[read is None] += 1
            same = read is not None and encode(GAME, read) == encode(GAME, state)
            assert not same or (hollow(node) and hollow(other)), (path, node, other)
    assert min(made.values()) > 200, made


def test_an_unknown_key_is_refused_wherever_it_stands() -> None:
    tried = 0
    for random, document, _ in documents(2, 15):
        maps = [path for path in places_of(document) if path[0] != "options" and isinstance(at(document, path), dict)]
        path = random.choice(maps)
        with pytest.raises(Refused) as caught:
            GAME.from_position(bent(document, (*path, "colour"), 1))
        assert caught.value.refusal.args["problem"] == "unknown-key", path
        tried += 1
    assert tried > 50


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        document = document[step]
    return document


def test_what_is_read_can_be_asked_shown_and_played_on() -> None:
    read = 0
    for random, document, _ in documents(3, 6):
        for _ in range(4):
            path = random.choice(list(places_of(document)))
            state = read_or_refused(bent(document, path, random.choice(OTHERS)))
            if state is None:
                continue
            read += 1
            source = Stream(read)
            for _ in range(4):
                chance(state, source)
                decision = state.decision
                assert decision is not None
                if decision.over:
                    break
                seat = decision.actors[0]
                options = GAME.options(state, seat)
                GAME.describe(state, seat, options[:3])
                GAME.view(state, seat)
                GAME.prompt(state)
                take(state, seat, random.choice(options))
    assert read > 30


def fought(first: str, second: str, cards: str = "", against: str = "", **combat: Any) -> Board:
    return board(Side(first, cards=cards), Side(second, cards=against), combat={"attacker": "d4", "at": "d5", **combat})


LOST = {"seat": "seat2", "die": 1, "number": 3}


@pytest.mark.parametrize(
    ("cards", "against", "combat", "asked"),
    [
        ("", "", {}, "chance roll-combat"),
        ("", "dangerous", {}, "seat2 dangerous"),
        ("", "dangerous", {"passed": True}, "chance roll-combat"),
        ("relentless", "", {"dice": [3, 4]}, "seat1 combat-window"),
        ("relentless", "cruel", {"dice": [3, 4], "asked": "defender"}, "seat2 combat-window"),
        ("", "relentless", {"dice": [3, 4]}, "seat2 combat-window"),
        ("", "", {"dice": [1, 6]}, "chance roll-ship"),
        ("", "", {"dice": [6, 1]}, "seat1 act"),
        ("relentless", "", {"dice": [6, 1], "used": ["relentless"]}, "seat1 act"),
        ("relentless", "", {"dice": [3, 4], "asked": "defender", "used": ["relentless"], "reroll": "relentless"},
         "chance roll-weapon"),
        ("cruel", "", {"dice": [3, 4], "asked": "defender", "used": ["cruel"], "reroll": "cruel"},
         "chance roll-defense"),
        ("tactical", "", {"kind": "tactical"}, "chance roll-combat"),
    ],
)  # fmt: skip
def test_a_combat_stands_where_its_keys_say(cards: str, against: str, combat: dict[str, Any], asked: str) -> None:
    here = fought("5@d4", "3@d5", cards, against, **combat)
    assert here.asked == asked
    written = GAME.to_position(here.state)
    assert digest(GAME, GAME.from_position(written)) == digest(GAME, here.state)


def test_a_battlestation_strikes() -> None:
    assert fought("1@d4", "3@d5", kind="strike").asked == "chance roll-combat"


def test_only_an_interceptor_attacks_diagonally() -> None:
    assert fought("5@d4", "3@c5", at="c5").asked == "chance roll-combat"
    with pytest.raises(Refused) as caught:
        fought("4@d4", "3@c5", at="c5")
    assert caught.value.refusal.args == {"place": "combat.at", "problem": "does-not-fit"}


def test_the_winner_of_a_written_combat_enters_and_takes_its_dominance() -> None:
    here = fought("5@d4", "3@scrapyard", dice=[1, 6], lost=LOST)
    assert (here.asked, here.options()) == ("seat1 attacker-position", ["enter", "stay"])
    assert here.view["combat"]["defense"] == {"number": 3, "modifier": 0, "roll": 6, "total": 9}
    here.do("enter")
    assert (here.asked, here.dominance(1), here.ships(1).split()[0]) == ("seat1 act", 2, "5@d5")


@pytest.mark.parametrize(
    ("combat", "place", "problem"),
    [
        ({"attacker": "d5"}, "combat.attacker", "no-such-ship"),
        ({"attacker": "c4"}, "combat.attacker", "no-such-ship"),
        ({"attacker": "z9"}, "combat.attacker", "no-such-space"),
        ({"at": "i9"}, "combat.at", "does-not-fit"),
        ({"at": "d3"}, "combat.at", "no-such-ship"),
        ({"kind": "siege"}, "combat.kind", "unknown-name"),
        ({"kind": "strike"}, "combat.kind", "does-not-fit"),
        ({"kind": "tactical"}, "combat.kind", "does-not-fit"),
        ({"dice": [1]}, "combat.dice", "wrong-length"),
        ({"dice": [1, 7]}, "combat.dice[1]", "out-of-range"),
        ({"asked": "defender"}, "combat.asked", "not-here"),
        ({"passed": True}, "combat.passed", "does-not-fit"),
        ({"dice": [1, 2], "used": ["cruel", "cruel"]}, "combat.used[1]", "duplicate"),
        ({"dice": [1, 2], "reroll": "cruel"}, "combat.reroll", "does-not-fit"),
        ({"dice": [1, 2], "lost": LOST}, "combat.lost", "does-not-fit"),
        ({"round": 2}, "combat.round", "unknown-key"),
    ],
)
def test_a_combat_that_cannot_be_is_refused(combat: dict[str, Any], place: str, problem: str) -> None:
    with pytest.raises(Refused) as caught:
        fought("5@d4 6@c3", "3@d5", **combat)
    assert caught.value.refusal.args == {"place": place, "problem": problem}
    kernel = ("unknown-key", "unknown-name", "out-of-range", "wrong-length", "does-not-fit")
    assert problem in (*PROBLEMS, *kernel)


CLEVER, SCRAPPY, BOTH = (
    Side("5@d4", cards="clever"),
    Side("5@d4", cards="scrappy"),
    Side("5@d4", cards="clever scrappy"),
)
ROLL: dict[str, Any] = {"seat": "seat1", "die": 1, "from": 5}
ROLLED = ROLL | {"from": 4}


@pytest.mark.parametrize(
    ("side", "more", "asked"),
    [
        (Side("5@d4"), {"rolls": [ROLL]}, "chance roll-ship"),
        (CLEVER, {"rolls": [ROLL]}, "seat1 clever"),
        (CLEVER, {"rolls": [ROLL | {"step": "dice"}]}, "chance roll-ship"),
        (SCRAPPY, {"rolls": [ROLLED | {"step": "keep"}]}, "seat1 scrappy"),
        (BOTH, {"rolls": [ROLLED | {"step": "again"}]}, "chance roll-ship"),
        (Side("5@d4", dominance=6), {"cube": "seat1"}, "seat1 dominance-cube"),
        (Side("5@d4", dominance=6), {"reward": {"winner": "seat1", "loser": "seat2"}, "cube": "seat1"},
         "seat1 dominance-cube"),
        (Side("5@scrapyard"), {"reward": {"winner": "seat2", "loser": "seat1"}, "rolls": [{"seat": "seat1", "die": 1}]},
         "chance roll-ship"),
    ],
)  # fmt: skip
def test_a_roll_or_a_cube_stands_where_its_keys_say(side: Side, more: dict[str, Any], asked: str) -> None:
    here = board(side, Side("6@i9"), **more)
    assert here.asked == asked
    assert digest(GAME, GAME.from_position(GAME.to_position(here.state))) == digest(GAME, here.state)


@pytest.mark.parametrize(
    ("side", "roll"), [(SCRAPPY, ROLL | {"step": "keep"}), (BOTH, ROLL | {"step": "again"}), (CLEVER, ROLLED)]
)
def test_a_reconfigured_ship_shows_its_old_number_until_it_is_rolled(side: Side, roll: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        board(side, Side("6@i9"), rolls=[roll])
    assert caught.value.refusal.args == {"place": "rolls[0].from", "problem": "does-not-fit"}


GAMBITS = {
    "command": ["warlike", "eager", "rational"],
    "gambit": ["momentum", "expansion", "expansion"],
}


@pytest.mark.parametrize(
    ("ships", "picked", "more", "asked"),
    [
        ("5@d4", "aggression", {"cube": "seat1"}, "seat1 dominance-cube"),
        ("5@d4", "relocation", {}, "seat1 relocate"),
        ("5@d4", "sabotage", {}, "seat2 sabotage"),
        ("5@d4", "sabotage", {"effect": {"victim": "seat2"}}, "seat2 sabotage"),
        ("5@d4", "reorganization", {}, "seat1 pick-ships"),
        ("5@d4", "reorganization", {"effect": {"chosen": ["d4", "#2"]}}, "seat1 pick-ships"),
        ("5@d4", "reorganization",
         {"effect": {"chosen": ["d4", "#2"]}, "rolls": [{"seat": "seat1", "die": 2}]}, "chance roll-ship"),
        ("5@hand 3@hand 1@a1", "reorganization", {}, "seat1 place-ship"),
        ("5@d4 3@e4 1@a1 0@hand", "expansion", {"rolls": [{"seat": "seat1", "die": 4}]}, "chance roll-ship"),
        ("5@d4 3@e4 1@a1 2@hand", "expansion", {}, "seat1 place-ship"),
    ],
)  # fmt: skip
def test_a_gambit_card_stands_where_its_keys_say(ships: str, picked: str, more: dict[str, Any], asked: str) -> None:
    mine = Side(ships, cubes="b2", dominance=6 if "cube" in more else 1)
    other = Side("6@i9", cubes="h8", cards="cruel agile")
    here = board(mine, other, phase="advance", market=GAMBITS | {"picked": picked}, **more)
    assert here.asked == asked
    assert digest(GAME, GAME.from_position(GAME.to_position(here.state))) == digest(GAME, here.state)


def test_the_gap_of_a_card_just_taken_is_filled_first() -> None:
    market = GAMBITS | {"gambit": ["momentum", None, "expansion"], "picked": "sabotage"}
    here = board(Side("5@d4"), Side("6@i9", cards="cruel"), phase="advance", market=market)
    assert here.asked == "chance draw-gambit"
    assert here.do(cards="relocation").asked == "seat2 sabotage"


@pytest.mark.rule("Q-TURN-12", "Q-TURN-11", "Q-VOID-2")
def test_a_turn_can_be_written_before_it_begins() -> None:
    first = Side("2@d4 2@e5 6@a1", cards="brilliant conformist", research=1, owed=2)
    here = board(first, Side("6@i9"), layout="d2-well", phase="start")
    assert (here.asked, here.research(1), here.actions) == ("seat1 act", 5, 4)
    assert (here.view["turn"]["due"], here.view["turn"]["number"]) == (2, 5)
    with pytest.raises(Refused, match=r"turn\.actions"):
        board(first, Side("6@i9"), layout="d2-well", phase="start", actions=2)
    with pytest.raises(Refused, match=r"seats\[0\]\.ships problem=not-here"):
        board(Side("2@d4:moved"), Side("6@i9"), phase="start")
    with pytest.raises(Refused, match=r"seats\[0\]\.commands problem=not-here"):
        board(Side("2@d4", cards="curious:spent"), Side("6@i9"), phase="start")


BEFORE: dict[str, Any] = {"map": {"layout": "d2-spiral"}, "phase": "setup", "market": GAMBITS}
HAND = [{"number": number, "at": "hand"} for number in (1, 3, 4)]
ON_MAP = [{"number": number, "at": at} for number, at in ((1, "b1"), (3, "a2"), (4, "c2"))]


@pytest.mark.parametrize(
    ("setup", "seats", "more", "asked"),
    [
        ({"step": "cards"}, [{}, {}], {"market": {}}, "chance draw-command"),
        ({"step": "layout"}, [{}, {}], {"options": {"layout": "random"}, "market": {}}, "chance draw-layout"),
        ({"step": "ships", "seat": "seat1"}, [{}, {}], {}, "chance roll-ships"),
        ({"step": "ships", "seat": "seat2"}, [{"ships": HAND}, {}], {}, "chance roll-ships"),
        ({"step": "keep", "seat": "seat2"}, [{"ships": HAND}] * 2, {}, "seat2 starting-ships"),
        ({"step": "reroll", "seat": "seat2"}, [{"ships": HAND}] * 2, {}, "chance roll-ships"),
        ({"step": "start", "tied": ["seat1", "seat2"]}, [{"ships": HAND}] * 2, {}, "chance roll-start"),
        ({"step": "planets", "seat": "seat1"}, [{"ships": HAND}] * 2, {"start": "seat1"}, "seat1 starting-planet"),
        ({"step": "planets", "seat": "seat2"}, [{"ships": HAND, "cubes": ["b2"]}, {"ships": HAND}],
         {"start": "seat1"}, "seat2 starting-planet"),
        ({"step": "places", "seat": "seat2"}, [{"ships": ON_MAP, "cubes": ["b2"]}, {"ships": HAND, "cubes": ["h8"]}],
         {"start": "seat1"}, "seat2 starting-place"),
    ],
)  # fmt: skip
def test_the_setup_stands_where_its_keys_say(
    setup: dict[str, Any], seats: list[dict[str, Any]], more: dict[str, Any], asked: str
) -> None:
    document = {
        "map": {"layout": "d2-spiral"},
        "phase": "setup",
        "setup": setup,
        "market": GAMBITS,
        "seats": seats,
        **more,
    }
    here = Board(GAME.from_position(document))
    assert here.asked == asked
    assert digest(GAME, GAME.from_position(GAME.to_position(here.state))) == digest(GAME, here.state)


@pytest.mark.parametrize(
    ("setup", "seats", "more", "place", "problem"),
    [
        ({"step": "lunch"}, [{}, {}], {}, "setup.step", "unknown-name"),
        ({"step": "cards"}, [{}, {}], {}, "setup.step", "does-not-fit"),
        ({"step": "layout"}, [{}, {}], {"market": {}}, "setup.step", "does-not-fit"),
        ({"step": "ships"}, [{}, {}], {}, "setup.seat", "missing"),
        ({"step": "ships", "seat": "seat1", "tied": []}, [{}, {}], {}, "setup.tied", "unknown-key"),
        ({"step": "ships", "seat": "seat2"}, [{}, {}], {}, "seats[0].ships", "does-not-fit"),
        ({"step": "keep", "seat": "seat1"}, [{"ships": HAND}, {"ships": HAND[:2]}], {},
         "seats[1].ships", "does-not-fit"),
        ({"step": "start", "tied": ["seat1"]}, [{"ships": HAND}] * 2, {}, "setup.tied", "does-not-fit"),
        ({"step": "planets", "seat": "seat1"}, [{"ships": HAND}] * 2, {}, "start", "missing"),
        ({"step": "keep", "seat": "seat1"}, [{"ships": HAND}] * 2, {"start": "seat1"}, "start", "not-here"),
        ({"step": "keep", "seat": "seat1"}, [{"ships": HAND}] * 2, {"cube": "seat1"}, "cube", "not-here"),
    ],
)  # fmt: skip
def test_a_setup_that_cannot_be_is_refused(
    setup: dict[str, Any], seats: list[dict[str, Any]], more: dict[str, Any], place: str, problem: str
) -> None:
    document = {
        "map": {"layout": "d2-spiral"},
        "phase": "setup",
        "setup": setup,
        "market": GAMBITS,
        "seats": seats,
        **more,
    }
    with pytest.raises(Refused) as caught:
        GAME.from_position(document)
    assert caught.value.refusal.args == {"place": place, "problem": problem}


HAND = [{"number": number, "at": "hand"} for number in (1, 2, 6)]


def begun(step: dict[str, Any], *sheets: dict[str, Any], **more: Any) -> QuantumState:
    """A setup in which everybody holds ships of the total 9, but for what the sheets say."""
    return GAME.from_position(
        {
            "game": "quantum",
            "map": {"layout": "d2-spiral"},
            "phase": "setup",
            "seats": [{"ships": HAND} | sheet for sheet in sheets],
            "market": {"command": ["cruel", "clever", "eager"], "gambit": ["momentum", "expansion", "expansion"]},
            "setup": step,
            **more,
        }
    )


FIRST, SECOND = ({"step": "planets", "seat": seat} for seat in ("seat1", "seat2"))
LOW = {"ships": [{"number": 1, "at": "hand"}] * 3}


@pytest.mark.parametrize(
    ("step", "sheets", "more", "place"),
    [
        (SECOND, ({}, {}), {"start": "seat1"}, "seats[0].cubes"),
        (SECOND, ({"cubes": ["e5"]}, {}), {"start": "seat1"}, "seats[0].cubes"),
        (SECOND, ({"cubes": ["b2", "h8"]}, {}), {"start": "seat1"}, "seats[0].cubes"),
        (FIRST, ({}, {"cubes": ["b2"]}), {"start": "seat1"}, "seats[1].cubes"),
        (FIRST, ({}, {"dominance": 2}), {"start": "seat1"}, "seats[1].dominance"),
        (FIRST, ({"research": 3}, {}), {"start": "seat1"}, "seats[0].research"),
        (FIRST, ({"commands": ["agile"]}, {}), {"start": "seat1"}, "seats[0].commands"),
        (FIRST, ({"owed": 1}, {}), {"start": "seat1"}, "seats[0].owed"),
        (FIRST, ({}, LOW), {"start": "seat1"}, "start"),
        ({"step": "start", "tied": ["seat1", "seat2"]}, ({}, LOW), {}, "setup.tied[0]"),
        ({"step": "keep", "seat": "seat1"}, ({"cubes": ["b2"]}, {}), {}, "seats[0].cubes"),
    ],
)
def test_a_setup_that_has_not_come_about_is_refused(
    step: dict[str, Any], sheets: tuple[dict[str, Any], ...], more: dict[str, Any], place: str
) -> None:
    with pytest.raises(Refused) as caught:
        begun(step, *sheets, **more)
    assert caught.value.refusal.args == {"place": place, "problem": "does-not-fit"}


def test_the_next_player_takes_a_planet_that_is_left() -> None:
    state = begun(SECOND, {"cubes": ["b2"]}, {}, start="seat1")
    assert [GAME.format(state, option) for option in GAME.options(state, 1)] == ["planet h8"]
