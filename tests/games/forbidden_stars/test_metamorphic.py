"""The same game on a turned board, storms and their icons included, and with other seats (R8)."""

import json
import re
from collections import Counter
from collections.abc import Callable

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.board import CENTRE, cell_name, edge, edge_parts
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.moments import KEYS
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.chance import Stream
from starhold.kernel.game import Plain, Value
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.play import eager

EDGE = re.compile(r"\b[a-j][1-9][nw]\b")
SEAT = re.compile(r"\bseat([1-4])\b")
QUICK: dict[str, Value] = {"setup": "quick"}
PRINT: dict[str, Value] = {"setup": "quick", "profile": "print"}
Rename = Callable[[str], str]


def planned(seats: int, seed: int, options: dict[str, Value]) -> Plain:
    """A whole position some rounds into a random game, before the first order of a round is laid."""
    source = Stream(f"metamorphic {seats} {seed}")
    state = GAME.start(GAME.configure(seats, options))
    wanted = 2 + seed % 3
    chance(state, source)
    while state.round < wanted and state.decision is not None and not state.decision.over:
        seat = state.decision.actors[source.below(len(state.decision.actors))]
        take(state, seat, eager(GAME.options(state, seat), source))
        chance(state, source)
    return bare(GAME.to_position(state))


def bare(document: Plain) -> Plain:
    """A position without what is under way: that stands in frames, or names seats and edges in other ways."""
    return {key: part for key, part in document.items() if key not in ("pending", "moment", *KEYS)}


# -- turning ---------------------------------------------------------------------------------------
def turn_cell(cell: str) -> str:
    """A cell on the table turned a quarter clockwise about the first tile."""
    column, row = ord(cell[0]) - 97 - CENTRE, int(cell[1]) - 1 - CENTRE
    return cell_name(CENTRE - row, CENTRE + column)


def turn_edge(name: str) -> str:
    """A north side becomes an east side, a west side a north side."""
    cell = turn_cell(name[:2])
    if name[2] == "w":
        return f"{cell}n"
    return f"{chr(ord(cell[0]) + 1)}{cell[1]}w"


def turn_text(text: str) -> str:
    """The words of an option on the turned table."""
    return EDGE.sub(lambda match: turn_edge(match[0]), text)


def turned(document: Plain) -> Plain:
    """The position with the whole table turned a quarter clockwise."""
    new: Plain = json.loads(json.dumps(document))
    for system in new["systems"]:
        system["cell"], system["turn"] = turn_cell(system["cell"]), (system["turn"] + 1) % 4
        system["areas"].sort(key=lambda area: str(area["id"]))
    for storm in new["storms"]:
        storm["edge"] = turn_edge(storm["edge"])
    return new


def upright(document: Plain) -> Plain:
    """A position with its areas in an order that does not depend on how the board lies."""
    new: Plain = json.loads(json.dumps(document))
    for system in new["systems"]:
        system["areas"].sort(key=lambda area: str(area["id"]))
    return new


# -- other seats -----------------------------------------------------------------------------------
def shift_text(seats: int) -> Rename:
    """The words of an option with every player one seat further on."""
    return lambda text: SEAT.sub(lambda match: f"seat{int(match[1]) % seats + 1}", text)


def shifted(document: Plain) -> Plain:
    """The position with every player one seat further on."""
    new: Plain = json.loads(json.dumps(document))
    seats = len(new["seats"])

    def on(holder: Plain, *keys: str) -> None:
        for key in keys:
            if holder.get(key, -1) >= 0:
                holder[key] = (holder[key] + 1) % seats

    on(new, "first", "active")
    for system in new["systems"]:
        on(system, "seat")
        for area in system["areas"]:
            on(area, "owner", "controller")
            for each in (*area.get("units", ()), *area.get("objectives", ())):
                on(each, "seat")
            for key in ("units", "objectives"):
                if key in area:
                    area[key].sort(key=lambda each: int(each["seat"]))
        for token in system["stack"]:
            on(token, "seat")
    for seat in new["seats"]:
        on(seat, "seat")
        seat["due"] = seat["due"][-1:] + seat["due"][:-1]
    new["seats"] = new["seats"][-1:] + new["seats"][:-1]
    return new


# -- in step ---------------------------------------------------------------------------------------
def texts(state: Stars, seat: int) -> Counter[str]:
    """The options of a seat, as texts."""
    return Counter(GAME.format(state, option) for option in GAME.options(state, seat))


def in_step(first: Stars, second: Stars, say: Rename, seat_of: Callable[[int], int], steps: int, seed: str) -> int:
    """Play both with the same answers and dice; returns how many options were compared."""
    lots, dice, again = Stream(f"lots {seed}"), Stream(f"dice {seed}"), Stream(f"dice {seed}")
    compared = 0
    for _ in range(steps):
        one, two = first.decision, second.decision
        assert one is not None
        assert two is not None
        assert (one.kind, {seat_of(seat) for seat in one.actors}) == (two.kind, set(two.actors))
        if one.over:
            break
        seat = one.actors[lots.below(len(one.actors))]
        found = Counter({say(text): count for text, count in texts(first, seat).items()})
        assert found == texts(second, seat_of(seat))
        compared += found.total()
        option = eager(GAME.options(first, seat), lots)
        text = say(GAME.format(first, option))
        take(first, seat, option)
        take(second, seat_of(seat), GAME.parse(second, seat_of(seat), text))
        chance(first, dice)
        chance(second, again)
    return compared


TABLES = [(2, QUICK), (2, PRINT), (3, QUICK), (3, PRINT), (4, QUICK), (4, PRINT)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_turned_table_is_the_same_game(seats: int, options: dict[str, Value]) -> None:
    for seed in range(3):
        document = planned(seats, seed, options)
        first, second = GAME.from_position(document), GAME.from_position(turned(document))
        assert in_step(first, second, turn_text, lambda seat: seat, 160, f"{seats} {seed}") > 400
        assert turned(bare(GAME.to_position(first))) == upright(bare(GAME.to_position(second)))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_other_seats_make_the_same_game(seats: int, options: dict[str, Value]) -> None:
    for seed in range(3):
        document = planned(seats, seed, options)
        first, second = GAME.from_position(document), GAME.from_position(shifted(document))
        say, on = shift_text(seats), lambda seat: (seat + 1) % seats
        assert in_step(first, second, say, on, 160, f"{seats} {seed}") > 400
        assert shifted(bare(GAME.to_position(first))) == bare(GAME.to_position(second))


def test_four_quarter_turns_are_none() -> None:
    document = planned(2, 0, QUICK)
    again = document
    for _ in range(4):
        again = turned(again)
    assert again == upright(document)
    for code in GAME.from_position(document).board.edges:
        name = edge_name(code)
        assert edge_name(edge(*edge_parts(code))) == turn_edge(turn_edge(turn_edge(turn_edge(name))))
