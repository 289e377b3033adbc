"""The invariants can fail: each broken state is found, under its clause."""

from collections.abc import Callable

import pytest

from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import FLIPPED, HELD, Stars
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.kernel.events import Event
from tests.games.forbidden_stars.invariants import Storms, invariants
from tests.rules.forbidden_stars.table import C, S, Table


def fair() -> Table:
    """A situation in which everything is as it should be."""
    table = Table().put(S, "argovia", scout=2).put(C, "noatun", cultist=2).storm("H", 1, 1).storm("V", 1, 1)
    return table.lay(S, "deploy", "tile_10a").build(S, "argovia", "city").run(Planning())


def give(state: Stars, name: str, place: int, value: int) -> None:
    """Set one number of a list."""
    getattr(state, name)[place] = value


def build_everything(table: Table) -> None:
    """Three structures on each of six worlds."""
    for name in ("nicea", "smyrna", "pergam", "laodicea", "azernikh", "lytheria"):
        table.build(S, name, "city", "factory", "bastion")


BREAKS: list[tuple[str, Callable[[Table], object]]] = [
    ("F-INV-1", lambda t: t.put(C, "argovia", cultist=1)),
    ("F-INV-2", lambda t: t.put(S, "argovia", scout=3)),
    ("F-INV-3", lambda t: t.state.titles.__setitem__(S, [1] * 14)),
    ("F-INV-4", lambda t: t.state.stacks[0].append(1)),
    ("F-INV-4", lambda t: give(t.state, "place_of", 3, 2)),
    ("F-INV-5", lambda t: give(t.state, "materiel", S, 15)),
    ("F-INV-5", lambda t: t.state.assets[0].__setitem__(1, 4)),
    ("F-INV-6", lambda t: give(t.state, "storms", 0, t.state.storms[1])),
    ("F-INV-7", lambda t: give(t.state, "collected", C, 1)),
    ("F-INV-8", lambda t: t.state.dice[0].__setitem__(1, 9)),
    ("F-INV-8", lambda t: t.state.dice[0].__setitem__(1, -1)),
    ("F-INV-9", lambda t: t.put(S, "tile_10a_se", scout=1)),
    ("F-INV-11", lambda t: t.state.event_at[S].__setitem__(slice(0, 2), [HELD, HELD])),
    ("F-INV-13", lambda t: build_everything(t)),
    ("F-INV-14", lambda t: t.state.assets.__setitem__(slice(0, 2), [[0, 0, 7], [0, 0, 7]])),
    ("F-CBT-21", lambda t: t.state.add(t.area("argovia"), S, TOKEN)),
    ("F-LIM-9", lambda t: t.put(S, "nicea", scout=3).put(S, "smyrna", scout=3)),
    ("F-STR-9", lambda t: t.state.upgrade_on.__setitem__(slice(0, 2), [0, 0])),
    ("F-STR-19", lambda t: give(t.state, "upgrade_on", 0, 0)),
    ("F-STR-15", lambda t: t.state.owned[S].__setitem__(0, FLIPPED)),
    ("F-EVT-17", lambda t: give(t.state, "schemes", S, 1)),
]  # fmt: skip


@pytest.mark.rule("F-INV-1", "F-INV-2", "F-INV-4", "F-INV-7", "F-INV-13", "F-INV-14")
@pytest.mark.parametrize(("clause", "spoil"), BREAKS)
def test_what_breaks_an_invariant_is_found(clause: str, spoil: Callable[[Table], object]) -> None:
    table = fair()
    invariants(table.state)
    spoil(table)
    with pytest.raises(AssertionError, match=clause):
        invariants(table.state)


@pytest.mark.rule("F-INV-6", "F-STORM-5")
def test_a_storm_that_moves_twice_in_a_round_is_found() -> None:
    storms = Storms()
    storms.hear(Event("storm-moved", {"from": "b1w", "to": "c1w"}, {}))
    with pytest.raises(AssertionError, match="F-INV-6"):
        storms.hear(Event("storm-announced", {"from": "c1w", "to": "b1w"}, {}))
    storms.hear(Event("round-began", {}, {}))
    storms.hear(Event("storm-announced", {"from": "c1w", "to": "b1w"}, {}))
