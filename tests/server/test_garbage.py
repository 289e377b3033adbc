"""The garbage collector works while nobody plays, or when too much is new."""

import asyncio
import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from starhold.server import garbage
from starhold.server.garbage import QUIET, Caretaker


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Little is enough to count as something new, and the automatic collector keeps out."""
    monkeypatch.setattr(garbage, "SOME", -1)
    gc.disable()
    yield
    gc.enable()


def test_knots_are_undone_once_nothing_has_happened_for_a_while() -> None:
    caretaker = Caretaker(lambda: 7)
    knot = ref(Knot())
    for _ in range(QUIET):
        caretaker.look()
    assert knot() is not None
    caretaker.look()
    assert knot() is None


def test_while_games_are_played_only_too_much_of_it_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    accepted = iter(range(1, 100))
    caretaker = Caretaker(lambda: next(accepted))
    knot = ref(Knot())
    for _ in range(3 * QUIET):
        caretaker.look()
    assert knot() is not None
    monkeypatch.setattr(garbage, "MANY", -1)
    caretaker.look()
    assert knot() is None


def test_the_automatic_collector_comes_back_at_the_end() -> None:
    async def day() -> None:
        caretaker = Caretaker(lambda: 0)
        caretaker.start()
        assert not gc.isenabled()
        caretaker.stop()

    asyncio.run(day())
    assert gc.isenabled()
