"""Captures: surviving structures of areas now held alone change owner (F-ADV-18, F-ADV-31, F-CBT-66, F-LIM-18)."""

from starhold.games.forbidden_stars.components.catalog import STRUCTURES
from starhold.games.forbidden_stars.model import MAX_STRUCTURES, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.board import raze
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def captures(state: Stars) -> list[tuple[int, int]]:
    """``(area, new owner)`` wherever one player's units stand by another's structures."""
    found = []
    for area in state.board.areas:
        owner = state.owner[area]
        if owner >= 0:
            holders = [seat for seat in state.seats if state.here_force(area, seat)]
            if len(holders) == 1 and holders[0] != owner:
                found.append((area, holders[0]))
    return found


class Capture(Frame):
    """One area after the other; only a lack of control tokens asks anything."""

    __slots__ = ("area", "keep", "seat")

    def __init__(self) -> None:
        self.area = -1
        self.seat = -1
        self.keep: list[int] = []

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Structures of the area that could stay."""
        keeps: list[Option] = [("keep", structure) for structure in range(3)]
        return [option for option in keeps if self.explain(state, seat, option) is None]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against keeping a structure."""
        if not state.built[self.area] >> option[1] & 1:
            return reason("no-such-structure-there", "F-LIM-18")
        return reason("already-kept") if option[1] in self.keep else None

    def advance(self, state: Stars) -> None:
        """The next capture."""
        found = captures(state)
        if not found:
            state.finish()
            return
        self.area, self.seat = found[0]
        room = MAX_STRUCTURES - state.structures(self.seat)
        if state.built[self.area].bit_count() <= room:
            self.keep = [s for s in range(3) if state.built[self.area] >> s & 1]
        if len(self.keep) < min(room, state.built[self.area].bit_count()):
            state.ask(self.seat, "keep", self.area)
        else:
            self._change(state)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """One more structure stays."""
        self.keep.append(option[1])

    def _change(self, state: Stars) -> None:
        for structure in range(3):
            if state.built[self.area] >> structure & 1 and structure not in self.keep:
                raze(state, self.area, structure)
        for structure in self.keep:
            state.owner[self.area] = self.seat
            name = state.board.names[self.area]
            state.emit("structure-captured", seat=self.seat, area=name, structure=STRUCTURES[structure])
        self.keep = []
