"""What a browser must never have heard: searching everything it received for the secrets of other seats (S2)."""

import json
from collections.abc import Iterator
from typing import Any

Plain = dict[str, Any]
WHISPERED = {
    "order-laid": "order",
    "events-drawn": "cards",
    "cards-drawn": "cards",
    "scheme-gained": "card",
    "card-laid": "card",
    "card-peeked": "card",
    "auto-set": "timing",
}
"""Log lines of which one argument is for the seat alone."""
PUBLIC = {"printed", "deck", "gone", "may_hold", "used", "upgrades", "plays", "upgrade", "facedown"}
"""Parts of a view that name cards which everybody may know; a face-down card may be peeked at, see `leaks`."""


def leaks(frames: list[str], seat: int | None) -> list[str]:
    """Every place in ``frames`` where something stands that only another seat than ``seat`` may know."""
    found = []
    for number, text in enumerate(frames):
        message = json.loads(text)
        places = [*_in_view(message.get("view") or {}, seat), *_in_log(message.get("log") or [], seat)]
        places += _in_decision(message.get("decision") or {}, seat)
        found += [f"frame {number}: {place}" for place in places]
    return found


def _in_log(lines: list[Plain], seat: int | None) -> Iterator[str]:
    for line in lines:
        if WHISPERED.get(line["type"]) in line["args"] and line["args"]["seat"] != seat:
            yield f"log {line}"


def _in_decision(decision: Plain, seat: int | None) -> Iterator[str]:
    if decision.get("options") and seat not in decision["actors"]:
        yield f"options {decision['options'][:1]}"


def _in_view(view: Plain, seat: int | None) -> Iterator[str]:
    for system in view.get("systems", []):
        for token in system["stack"]:
            if token["seat"] != seat and set(token) != {"seat"}:
                yield f"order {token} on {system['tile']}"
    for other in view.get("seats", []):
        if other["seat"] != seat:
            peeking = seat is not None and view["seats"][seat]["peeked"]
            yield from (f"seat {other['seat']}: {place}" for place in _in_seat(other, peeking))


def _in_seat(other: Plain, peeking: bool) -> Iterator[str]:
    yield from (name for name in ("auto", "answers") if name in other)
    if "tokens" in other["orders"] or "copy" in other["orders"].get("revealed", {}):
        yield "order tokens"
    cards, events = other["cards"], other.get("events", {})
    yield from (f"cards {name}" for name in ("hand", "left") if not isinstance(cards[name], int))
    if isinstance(cards.get("facedown"), str) and not peeking:
        yield f"card {cards['facedown']} face down"
    yield from (f"events {name}" for name in ("held", "apart") if not isinstance(events.get(name, 0), int))


# -- canaries ----------------------------------------------------------------------------------------------
def canaries(view: Plain) -> set[str]:
    """Ids that only the seat of ``view`` may know in that moment: cards in hand or face down, events not yet shown."""
    own = view["seats"][view["you"]]
    cards, events = own["cards"], own.get("events", {})
    found = set(cards["hand"]) | {cards.get("facedown")} | set(events.get("held", [])) | set(events.get("apart", []))
    return {each for each in found if isinstance(each, str)}


PARTS = ("view", "refusals", "estimate")
"""Parts of messages that must not name a secret of their version; log lines may, if a copy was shown before."""


def sightings(frames: list[str], secrets: dict[int, set[str]]) -> list[str]:
    """Where a message names a secret of its very version (``secrets``: ids by version)."""
    found = []
    for text in frames:
        message = json.loads(text)
        hidden = secrets.get(message.get("version", -1), set())
        for part in PARTS if hidden else ():
            places = [place for name, place in _names(message.get(part), part) if name in hidden]
            found += [f"{message['version']}: {place}" for place in places]
    return found


def mentions(bodies: list[str], secrets: dict[int, set[str]]) -> list[str]:
    """Where an answer to a request names what was ever secret: such answers have no business with cards at all."""
    ever = set().union(*secrets.values())
    return [place for body in bodies for name, place in _names(json.loads(body), "") if name in ever]


def _names(value: Any, place: str) -> Iterator[tuple[str, str]]:
    """Every word in plain data with its place, without the parts that may name any card."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in PUBLIC:
                yield from _names(item, f"{place}/{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _names(item, f"{place}/{number}")
    elif isinstance(value, str):
        yield value, f"{place} {value}"
