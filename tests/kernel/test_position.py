"""Documents that people wrote: every mistake is named by its place."""

import re
from typing import Any

import pytest

from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refused

DOCUMENT: dict[str, Any] = {"ships": [{"number": 3}, {"number": True, "moved": 1, "at": 7}], "name": "x", "odd": {1: 2}}


def ship(root: Node, number: int) -> Node:
    return list(root["ships"].each())[number]


@pytest.mark.parametrize(
    ("read", "place", "problem"),
    [
        (lambda root: root["ships"]["number"], "ships", "map-expected"),
        (lambda root: root["odd"].map(), "odd", "map-expected"),
        (lambda root: root["sips"], "sips", "missing"),
        (lambda root: root.map("ships", "odd"), "name", "unknown-key"),
        (lambda root: list(root["name"].each()), "name", "list-expected"),
        (lambda root: ship(root, 0)["number"].number(4, 6), "ships[0].number", "out-of-range"),
        (lambda root: ship(root, 0)["number"].number(0, 2), "ships[0].number", "out-of-range"),
        (lambda root: ship(root, 1)["number"].number(0, 6), "ships[1].number", "number-expected"),
        (lambda root: ship(root, 1)["moved"].flag(), "ships[1].moved", "flag-expected"),
        (lambda root: ship(root, 1)["at"].text(), "ships[1].at", "text-expected"),
        (lambda root: root["name"].index(("y", "z")), "name", "unknown-name"),
        (lambda root: Node(None).map(), "document", "map-expected"),
        (lambda root: root.get("bright", 7).flag(), "bright", "flag-expected"),
        (lambda root: ship(root, 0).get("at", 7).text(), "ships[0].at", "text-expected"),
    ],
)
def test_a_mistake_is_named_by_its_place(read: Any, place: str, problem: str) -> None:
    with pytest.raises(Refused) as refused:
        read(Node(DOCUMENT))
    assert refused.value.refusal.reason == "position-broken"
    assert refused.value.refusal.args == {"place": place, "problem": problem}


def test_what_is_as_wanted_is_read() -> None:
    root = Node(DOCUMENT)
    assert [ship["number"].value for ship in root["ships"].each()] == [3, True]
    assert next(root["ships"].each())["number"].number(3, 3) == 3
    assert root["name"].index(("y", "x")) == 1
    assert root.get("bright", False).flag() is False
    assert (root.has("name"), root.has("bright")) == (True, False)


@pytest.mark.parametrize(
    ("document", "place"),
    [
        ({"name": "x", "phase": "lunch"}, "phase"),
        ({"name": "x", "ships": [{"at": "b2"}, {"at": "c3", "colour": 1}]}, "ships[1].colour"),
        ({"name": "x", "ships": [], "options": {"whatever": [1]}}, ""),
    ],
)
def test_what_nobody_has_read_is_refused(document: Any, place: str) -> None:
    root = Node.root(document)
    root["name"].text()
    for ship in root.get("ships", []).each():
        ship["at"].text()
    root.get("options", {}).whole()
    if place:
        with pytest.raises(Refused, match=f"place={re.escape(place)} problem=unknown-key"):
            root.finish()
    else:
        root.finish()
