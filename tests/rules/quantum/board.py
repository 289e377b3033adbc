"""Positions in short form for rule tests, played with options as text and scripted dice and cards."""

from typing import Any

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import FIRST_GAMBIT, INDEX
from starhold.games.quantum.model import QuantumState
from starhold.kernel.chance import Source, Stream
from starhold.kernel.codec import encode
from starhold.kernel.events import Event
from starhold.kernel.game import Value
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance
from tests.kernel.script import Script

STARTING_DICE = 3


class Side:
    """One seat: ``ships`` like ``5@d4 3@c1:moved 6@scrapyard``, ``cubes`` like ``b2 e5``, ``cards`` like ``agile``.

    Marks of ships: ``moved``, ``used``, ``struck``; of cards: ``spent``, ``waits``. Fewer than three ships are filled
    up with 6s in the scrapyard; the rest stays in the reserve.
    """

    def __init__(
        self, ships: str = "", cubes: str = "", cards: str = "", dominance: int = 1, research: int = 1, owed: int = 0
    ) -> None:
        words = ships.split()
        words += ["6@scrapyard"] * (STARTING_DICE - len(words))
        self.plain: dict[str, Any] = {
            "ships": [_ship(word) for word in words],
            "cubes": cubes.split(),
            "commands": [_card(word) for word in cards.split()],
            "dominance": dominance,
            "research": research,
            "owed": owed,
        }


def _ship(word: str) -> dict[str, Any]:
    number, _, rest = word.partition("@")
    at, *marks = rest.split(":")
    return {"number": int(number), "at": at, **dict.fromkeys(marks, True)}


def _card(word: str) -> dict[str, Any]:
    name, *marks = word.split(":")
    return {"card": name, **dict.fromkeys(marks, True)}


class Board:
    """A game that stands somewhere: ask it for options and reasons, and play on."""

    def __init__(self, state: QuantumState) -> None:
        self.state = state
        self.events: list[Event] = []

    # -- asking -----------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """Who is asked what: ``seat1 act``."""
        decision = self.state.decision
        assert decision is not None
        if decision.request is not None:
            return f"chance {decision.kind}"
        return f"seat{decision.actors[0] + 1} {decision.kind}" if decision.actors else "over"

    def seat(self) -> int:
        """The seat that is asked."""
        decision = self.state.decision
        assert decision is not None
        return decision.actors[0]

    def options(self, start: str = "") -> list[str]:
        """The legal options that begin with ``start``, in order."""
        state = self.state
        texts = [GAME.format(state, option) for option in GAME.options(state, self.seat())]
        return [text for text in texts if text.startswith(start)]

    def can(self, text: str) -> bool:
        """Whether this option is legal now."""
        return text in self.options()

    def why(self, text: str, seat: int | None = None) -> str:
        """Reason and clause with which an option is refused, or "" if it is legal; checks that nothing changes."""
        state = self.state
        before = encode(GAME, state)
        asked = self.seat() if seat is None else seat - 1
        option = GAME.parse(state, asked, text)
        refusal = GAME.refusal(state, asked, option)
        if refusal is None:
            return ""
        with pytest.raises(Refused, match=refusal.reason):
            GAME.apply(state, asked, option)
        assert encode(GAME, state) == before
        return f"{refusal.reason} {refusal.clause}".strip()

    def described(self, text: str) -> dict[str, Any]:
        """What people are told of a legal option."""
        state, seat = self.state, self.seat()
        for entry in GAME.describe(state, seat, GAME.options(state, seat)):
            if entry["text"] == text:
                return entry
        raise AssertionError(f"{text} is not among {self.options()}")

    def refused(self, target: str) -> str:
        """Reason and clause of a grey control, or "" if it is not grey."""
        for entry in GAME.refusals(self.state, self.seat(), GAME.options(self.state, self.seat())):
            if entry["target"] == target:
                return f"{entry['reason']} {entry['clause']}"
        return ""

    def ships(self, seat: int) -> str:
        """The ships of a seat by die: ``5@d4 3@scrapyard …``, without those in the reserve."""
        entries = GAME.to_position(self.state)["seats"][seat - 1]["ships"]
        return " ".join(f"{entry['number']}@{entry['at']}" for entry in entries)

    def cubes(self, seat: int) -> str:
        """The planets with cubes of a seat."""
        return " ".join(GAME.to_position(self.state)["seats"][seat - 1]["cubes"])

    def cards(self, seat: int) -> str:
        """The command cards of a seat."""
        return " ".join(entry["card"] for entry in self.view["seats"][seat - 1]["commands"])

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return GAME.view(self.state, None)

    @property
    def actions(self) -> int:
        """Actions that are left."""
        return self.state.actions

    def dominance(self, seat: int) -> int:
        """The dominance die of a seat."""
        return self.state.dominance[seat - 1]

    def research(self, seat: int) -> int:
        """The research die of a seat."""
        return self.state.research[seat - 1]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """Arguments of all events of a type since the board was made."""
        return [dict(event.args) for event in self.events if event.type == kind]

    # -- playing ----------------------------------------------------------------------------------------------------
    def do(self, *texts: str, dice: str = "", cards: str = "", rest: Source | None = None) -> "Board":
        """Carry out options of whoever is asked; dice and drawn cards as needed, all of them used up."""
        script = Script([int(word) for word in dice.split()], [_drawn(word) for word in cards.split()], rest)
        chance(self.state, script)
        for text in texts:
            GAME.apply(self.state, self.seat(), GAME.parse(self.state, self.seat(), text))
            chance(self.state, script)
        assert script.left == (0, 0), f"left over: {script.left}"
        self.events += self.state.events or []
        self.state.events = []
        return self


def _drawn(card: str) -> int:
    index = INDEX[card]
    return index - FIRST_GAMBIT if index >= FIRST_GAMBIT else index


SPARE = ("righteous", "strategic", "stealthy", "ravenous", "warlike", "rational", "precocious", "ingenious")
GAMBIT_ROW = ["aggression", "momentum", "relocation"]


def row(sides: tuple[Side, ...]) -> dict[str, Any]:
    """Face-up cards of a board unless it says otherwise: command cards that nobody holds."""
    held = {entry["card"] for side in sides for entry in side.plain["commands"]}
    return {"command": [card for card in SPARE if card not in held][:3], "gambit": GAMBIT_ROW}


def board(*sides: Side, layout: str | dict[str, Any] = "d2-spiral", seat: int = 1, **more: Any) -> Board:
    """A board in the action phase of ``seat``; ``more``: ``actions``, ``market``, ``options``, ``turn`` entries, …"""
    turn = {"seat": f"seat{seat}", "number": 5}
    turn |= {key: more.pop(key) for key in ("actions", "granted", "bonus", "due", "queued") if key in more}
    document: dict[str, Any] = {
        "map": layout if isinstance(layout, dict) else {"layout": layout},
        "seats": [side.plain for side in sides],
        "turn": turn,
        "market": more.pop("market", row(sides)),
        **more,
    }
    return Board(GAME.from_position(document))


def fresh(seats: int = 2, dice: str = "", cards: str = "", **choices: Value) -> Board:
    """A new game with the rolls and draws of its beginning; whatever is not given comes from a fixed stream."""
    state = GAME.start(GAME.configure(seats, choices))
    return Board(state).do(dice=dice, cards=cards, rest=Stream("fresh"))
