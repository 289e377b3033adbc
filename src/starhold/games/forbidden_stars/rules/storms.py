"""Warp storms: where they may go, and their moves (chapter 17b)."""

from collections.abc import Iterable

from starhold.games.forbidden_stars.components.board import edge, edge_parts
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.schemes import open_window
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps


def edge_name(code: int) -> str:
    """``e5n`` is the north side of cell e5, ``e5w`` its west side."""
    kind, column, row = edge_parts(code)
    return f"{chr(97 + column)}{row + 1}{'nw'[kind]}"


def arrows_to(state: Stars, storm: int, icons: Iterable[int]) -> list[int]:
    """The legal destinations of a storm by the arrows of some icons, in rising order (F-STORM-6, F-STORM-10)."""
    kind, column, row = edge_parts(state.storms[storm])
    found = set()
    for icon in icons:
        for to_kind, right, down in state.catalog.arrows[icon][kind]:
            if 0 <= column + right < 16 and 0 <= row + down < 16:
                found.add(edge(to_kind, column + right, row + down))
    return sorted(side for side in found if side in state.board.edges and side not in state.storms)


def move_storm(state: Stars, seat: int, storm: int, to: int) -> None:
    """Move a storm; it counts as moved this round (F-STORM-5, F-STORM-13)."""
    state.emit("storm-moved", seat=seat, **{"from": edge_name(state.storms[storm]), "to": edge_name(to)})
    state.storms[storm] = to
    state.storm_moved[storm] = 1


class StormMove(Steps):
    """A player moves one storm by an icon; others may interfere (F-STORM-3 to F-STORM-8, F-STORM-14)."""

    __slots__ = ("goal", "icon", "seat")

    def __init__(self, seat: int = 0, icon: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.icon = icon
        self.goal = -1

    def options(self, state: Stars, seat: int) -> list[Option]:
        """``("storm", storm, edge)`` for the storms that have not moved this round."""
        found: list[Option] = []
        for storm, moved in enumerate(state.storm_moved):
            if not moved:
                found += [("storm", storm, side) for side in arrows_to(state, storm, (self.icon,))]
        return found

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against moving a storm to an edge."""
        _, storm, side = option
        if state.storm_moved[storm]:
            return reason("storm-has-moved")
        if side in arrows_to(state, storm, (self.icon,)):
            return None
        return reason("storm-on-edge" if side in state.storms else "arrow-elsewhere")

    def announce(self, state: Stars) -> None:
        """Which storm goes where (F-STORM-3)."""
        self.again()
        found = self.options(state, self.seat)
        if not found:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.seat, found[0])
        else:
            state.offer(self.seat, found, "move-storm", self.icon)

    def interfere(self, state: Stars) -> None:
        """Others may play a scheme (F-STORM-14)."""
        open_window(state, "storm.other_moves", state.turn_order(self.seat)[1:])

    def move(self, state: Stars) -> None:
        """It moves, unless that was cancelled."""
        state.finish()
        if state.moving >= 0:
            move_storm(state, self.seat, state.moving, self.goal)
        state.moving = -1

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Announce storm and destination."""
        _, state.moving, self.goal = option
        self.go(StormMove.interfere)
        edges = {"from": edge_name(state.storms[state.moving]), "to": edge_name(self.goal)}
        state.emit("storm-announced", seat=self.seat, **edges)


StormMove.STEPS = (StormMove.announce, StormMove.interfere, StormMove.move)
