"""What a person sees of a game. All of Quantum is public but the order of the decks and the dice to come (Q-DEF-14)."""

from functools import lru_cache, reduce
from operator import or_
from typing import Literal

from starhold.games.quantum.components.cards import IDS, INGENIOUS, ROW, card_bits
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.components.maps import VOID
from starhold.games.quantum.model import ALL_DICE, DICE, GAP, HAND, RESERVE, SCRAPYARD, SHIPS, QuantumState, owner
from starhold.games.quantum.rules.actions import Actions
from starhold.games.quantum.rules.advance_cards import Advance
from starhold.games.quantum.rules.build import totals, wanted
from starhold.games.quantum.rules.combat import ATTACKS, Combat, modifiers
from starhold.games.quantum.rules.research import brings_card
from starhold.games.quantum.view import shape
from starhold.games.quantum.view.odds import fight_odds, may_destroy_both, told

Place = Literal["map", "scrapyard", "reserve", "hand"]
PLACES: dict[int, Place] = {
    SCRAPYARD: "scrapyard",
    RESERVE: "reserve",
    HAND: "hand",
}


def phase(state: QuantumState) -> Literal["setup", "actions", "advance", "over"]:
    """Where the game is."""
    if state.winner >= 0:
        return "over"
    if len(state.stack) < 2 or not state.turn:
        return "actions" if state.turn else "setup"
    return "advance" if isinstance(state.stack[1], Advance) else "actions"


def plain_moment(state: QuantumState) -> bool:
    """Whether the open question follows from the phase alone: nothing is in the middle of being carried out."""
    if state.winner >= 0:
        return True
    if len(state.stack) != 2 or not isinstance(state.stack[1], Actions | Advance):
        return False
    # A research die that brings a card counts as still to be looked at.
    return not (isinstance(state.stack[1], Advance) and brings_card(state, state.seat))


@lru_cache(maxsize=64)
def _board(chart: Chart) -> tuple[list[str], list[tuple[int, shape.Tile]]]:
    """Names of all spaces, and for every tile its planet (-1 for The Void) and how it looks when nobody is there."""
    tiles: list[tuple[int, shape.Tile]] = []
    for (y, x), number in chart.tiles.items():
        corner = chart.names[chart.grid.at(x * 3, y * 3)]
        if number == VOID:
            tiles.append((-1, {"square": corner, "void": True}))
            continue
        centre = chart.grid.at(x * 3 + 1, y * 3 + 1)
        planet = chart.planet_at[centre]
        fixed: shape.Tile = {"square": corner, "planet": chart.names[centre], "number": number, "capacity": number - 6}
        if planet in chart.starts:
            fixed["start"] = True
        fixed["cubes"], fixed["orbits"] = [], []
        tiles.append((planet, fixed))
    return [chart.names[square] for square in chart.squares[chart.spaces]], tiles


def view_of(state: QuantumState) -> shape.QuantumView:
    """What everybody sees, without what is pending."""
    chart = state.chart
    squares, tiles = _board(chart)
    view: shape.QuantumView = {
        "game": "quantum",
        "rules": state.config.rules,
        "phase": phase(state),
        "options": state.config.options,
        "layout": {
            "id": state.layout.id,
            "columns": chart.grid.columns,
            "rows": chart.grid.rows,
            "cubes": state.layout.cubes,
        },
        "squares": squares,
        "tiles": _tiles(state, tiles),
        "ships": _ships(state),
        "seats": [_seat(state, other) for other in range(state.seats)],
        "market": _market(state),
    }
    if state.turn:
        view["turn"] = _turn(state)
    for frame in state.stack[2:]:
        if isinstance(frame, Combat):
            view["combat"] = _combat(state, frame)
    if state.first >= 0:
        view["start"] = state.first
    if state.winner >= 0:
        view["winner"] = state.winner
    return view


def _tiles(state: QuantumState, tiles: list[tuple[int, shape.Tile]]) -> list[shape.Tile]:
    orbits, seats = _orbits(state), state.seats
    settled = reduce(or_, state.held)
    shown: list[shape.Tile] = []
    for planet, fixed in tiles:
        if planet < 0 or not (settled >> planet & 1 or planet in orbits):
            shown.append(fixed)
            continue
        counts = state.cubes[planet * seats : planet * seats + seats]
        cubes = [seat for seat, count in enumerate(counts) for _ in range(count)]
        sums = [_orbit(state, planet, seat, around) for seat, around in orbits.get(planet, {}).items()]
        shown.append(fixed | {"cubes": cubes, "orbits": sums})
    return shown


Around = tuple[int, tuple[int, ...]]
"""The sum of a seat's ships in an orbit, and the numbers of those on corners, each of which it may count or not."""


def _orbits(state: QuantumState) -> dict[int, dict[int, Around]]:
    """By planet and seat: the ships that count there; those on corners do with Ingenious (Q-BUILD-2, Q-CMD-1)."""
    chart = state.chart
    orbits: dict[int, dict[int, Around]] = {}
    for ship, square in enumerate(state.squares):
        if square < 0:
            continue
        seat, number = owner(ship), state.numbers[ship]
        planet = chart.orbit_of[square]
        corner = planet < 0 and state.commands[seat] & INGENIOUS
        if corner:
            planet = chart.corner_of[square]
        if planet >= 0:
            sums = orbits.setdefault(planet, {})
            total, loose = sums.get(seat, (0, ()))
            sums[seat] = (total, (*loose, number)) if corner else (total + number, loose)
    return orbits


def _orbit(state: QuantumState, planet: int, seat: int, around: Around) -> shape.Orbit:
    """What counts for a seat at a planet, and whether it is enough for a cube."""
    total, loose = around
    needs = wanted(state, seat, planet)
    entry: shape.Orbit = {"seat": seat, "sum": total, "needs": needs}
    if loose:
        entry["corners"] = list(loose)
    if not (totals(state, seat, planet) if loose else {total}).isdisjoint(needs):
        entry["met"] = True
    return entry


def _ships(state: QuantumState) -> list[shape.Ship]:
    shown: list[shape.Ship] = []
    for first in range(0, state.seats * DICE, DICE):
        squares, numbers = state.squares[first : first + DICE], state.numbers[first : first + DICE]
        marks = tuple(mask >> first & ALL_DICE for mask in (state.moved, state.used, state.struck))
        shown += _fleet(state.chart, first, tuple(squares), tuple(numbers), marks)
    return shown


@lru_cache(maxsize=1 << 13)
def _fleet(
    chart: Chart, first: int, squares: tuple[int, ...], numbers: tuple[int, ...], marks: tuple[int, ...]
) -> list[shape.Ship]:
    """The ships of a seat from number ``first`` on; most stay as they are for long: shared, never change them.

    ``marks`` are masks of its dice: moved, used, struck.
    """
    moved, used, struck = marks
    shown: list[shape.Ship] = []
    for die, (square, number) in enumerate(zip(squares, numbers, strict=True)):
        entry: shape.Ship = {
            "id": SHIPS[first + die],
            "seat": first // DICE,
            "die": die,
            "number": number,
            "place": PLACES.get(square, "map"),
            "square": chart.names[square],
            "moved": moved >> die & 1 == 1,
            "used": used >> die & 1 == 1,
        }
        if square < 0:
            del entry["square"]
            if not number:
                del entry["number"]
        if struck >> die & 1:
            entry["struck"] = True
        shown.append(entry)
    return shown


def _seat(state: QuantumState, seat: int) -> shape.SeatState:
    entry: shape.SeatState = {
        "seat": seat,
        "dominance": state.dominance[seat],
        "research": state.research[seat],
        "cubes": state.stock[seat],
        "commands": [
            {"card": IDS[card], "spent": state.spent >> card & 1 == 1, "waits": state.waits >> card & 1 == 1}
            for card in card_bits(state.commands[seat])
        ],
    }
    if state.owed[seat]:
        entry["owed"] = state.owed[seat]
    return entry


def _market(state: QuantumState) -> shape.Market:
    command, gambit = ([IDS[card] for card in state.row[place : place + ROW] if card != GAP] for place in (0, ROW))
    decks: shape.Decks = {"command": len(state.decks[0]), "gambit": len(state.decks[1])}
    commands, gambits = ([IDS[card] for card in pile] for pile in state.discards)
    discards: shape.Discards = {"command": commands, "gambit": gambits}
    if state.picked < 0:
        return {"command": command, "gambit": gambit, "decks": decks, "discards": discards}
    picked = IDS[state.picked]
    return {"picked": picked, "command": command, "gambit": gambit, "decks": decks, "discards": discards}


def _turn(state: QuantumState) -> shape.Turn:
    turn: shape.Turn = {
        "number": state.turn,
        "seat": state.seat,
        "actions": state.actions,
        "granted": state.granted,
        "bonus": state.bonus == 1,
        "due": state.due,
    }
    if state.momentum:
        turn["queued"] = state.momentum
    return turn


def _combat(state: QuantumState, frame: Combat) -> shape.Combat:
    """The fight that is being carried out, with the rolls so far."""
    launch = state.squares[frame.attacker]
    own, rival = modifiers(state, frame.attacker, launch, frame.defender, frame.at)
    shown: shape.Combat = {
        "attacker": SHIPS[frame.attacker],
        "defender": SHIPS[frame.defender],
        "launch": state.chart.names[launch],
        "at": state.chart.names[frame.at],
        "kind": ATTACKS[frame.kind],
        "attack": _side(frame.strength, own, frame.attack),
        "defense": _side(frame.resistance, rival, frame.defense),
    }
    chance = fight_odds(frame, state)
    if chance is not None:
        asked = state.decision is not None and state.decision.kind == "dangerous"
        shown["odds"] = told(chance, asked and may_destroy_both(state, frame.defender))
    return shown


def _side(number: int, modifier: int, roll: int) -> shape.CombatSide:
    if not roll:
        return {"number": number, "modifier": modifier}
    return {"number": number, "modifier": modifier, "roll": roll, "total": number + roll + modifier}
