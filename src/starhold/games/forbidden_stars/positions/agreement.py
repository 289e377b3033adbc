"""What a document may say although it follows from the rest: it has to agree."""

from collections.abc import Mapping

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.document import EVERYTHING, write
from starhold.kernel.game import Plain
from starhold.kernel.reader import Node

OF_AREA = ("capacity", "controller", "world", "materiel", "assets", "mark")
OF_SEAT = ("seat", "needed", "command")


def agree(state: Stars, root: Node) -> None:
    """`Refused` (``position-broken``) naming the first printed or counted thing that is not as it follows."""
    written = write(state, EVERYTHING)
    for item, system in zip(root["systems"].each(), written["systems"], strict=True):
        areas = {area["id"]: area for area in system["areas"]}
        for entry in item.get("areas", []).each():
            _same(entry, areas[entry["id"].value], OF_AREA)
    for item, seat in zip(root["seats"].each(), written["seats"], strict=True):
        _same(item, seat, OF_SEAT)
        _same(item.get("orders", {}), seat["orders"], ("hand", "laid"))
        _same(item.get("events", {}), seat.get("events", {}), ("deck",))


def _same(node: Node, written: Mapping[str, object], keys: tuple[str, ...]) -> None:
    for key in keys:
        if node.has(key):
            node[key].need(node[key].whole() == written.get(key), "contradiction")


def bare(document: Plain) -> Plain:
    """A written document without what follows from the rest of it."""
    for system in document["systems"]:
        for area in system["areas"]:
            _drop(area, OF_AREA)
    for seat in document["seats"]:
        _drop(seat, OF_SEAT)
        _drop(seat["orders"], ("hand", "laid"))
        _drop(seat.get("events", {}), ("deck",))
    return document


def _drop(node: Plain, keys: tuple[str, ...]) -> None:
    for key in keys:
        node.pop(key, None)
