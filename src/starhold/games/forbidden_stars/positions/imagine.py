"""From a view to a whole position: what is hidden is guessed among what public facts leave open."""

import copy
from typing import TypeVar

from starhold.games.forbidden_stars.components.catalog import ORDERS, STORM_ICONS, Catalog, Faction
from starhold.kernel.chance import Stream
from starhold.kernel.game import Plain

T = TypeVar("T")


def complete(catalog: Catalog, view: Plain, source: Stream) -> Plain:
    """A document of a whole position that ``view`` could come from."""
    document = {key: copy.deepcopy(part) for key, part in view.items() if key != "show"}
    for seat, node in enumerate(document["seats"]):
        if "faction" not in node:
            node["cards"] = {}
            continue
        faction = catalog.factions[catalog.faction(node["faction"])]
        _orders(document, seat, node, faction, source)
        _cards(document, seat, node, faction, source)
        _events(node, faction, source)
    return document


def pick(source: Stream, items: list[T]) -> T:
    """One of some items, taken out of the list."""
    return items.pop(source.below(len(items)))


# -- order tokens ----------------------------------------------------------------------------------
def _orders(document: Plain, seat: int, node: Plain, faction: Faction, source: Stream) -> None:
    """Deal the unknown tokens at random to the stacks and the hand."""
    orders = node["orders"]
    if "tokens" in orders:
        return
    tokens = _faces(node, faction, document["options"]["order_upgrade"] == "card_flip")
    for shown in orders["known"]:
        token = next(t for t in tokens if "place" not in t and _same(t, shown))
        token["place"] = shown["place"]
    slots = [item for system in document["systems"] for item in system["stack"] if item["seat"] == seat]
    unknown = [token for token in tokens if "place" not in token]
    for item in slots:
        token = pick(source, unknown)
        token["place"] = "laid"
        item |= {key: token[key] for key in ("order", "upgrade", "copy") if key in token}
    for token in unknown:
        token["place"] = "hand"
    if "revealed" in orders:
        shown = orders["revealed"]
        alike = [token for token in tokens if _same(token, shown)]
        # Not one on the event deck: that is another token. A player who is out has all of them in hand again.
        token = next((token for token in alike if token["place"] == "used"), alike[0])
        shown["copy"] = token["copy"]
    orders["tokens"] = [{key: value for key, value in token.items() if key != "copy"} for token in tokens]


def _faces(node: Plain, faction: Faction, flip: bool) -> list[Plain]:
    """All eight tokens with the upgrades that their owner has; plain ones first.

    Upgrades for which the plain tokens that everybody has seen leave no room still wait (F-STR-17).
    """
    tokens: list[Plain] = []
    for order, name in enumerate(ORDERS):
        known = [shown.get("upgrade") for shown in node["orders"]["known"] if shown["order"] == name]
        on = [card.id for card in faction.upgrades if card.order == order and node["upgrades"].get(card.id) == "owned"]
        on.sort(key=lambda upgrade: upgrade not in known)
        room = 0 if flip else 2 - known.count(None)
        if not flip:
            node["upgrades"] |= dict.fromkeys(on[room:], "waiting")
        names = [*[None] * (2 - len(on[:room])), *on[:room]]
        tokens += [
            {"order": name, "copy": number, **({"upgrade": upgrade} if upgrade else {})}
            for number, upgrade in enumerate(names)
        ]
    return tokens


def _same(token: Plain, shown: Plain) -> bool:
    return token["order"] == shown["order"] and token.get("upgrade") == shown.get("upgrade")


# -- combat cards ----------------------------------------------------------------------------------
def _cards(document: Plain, seat: int, node: Plain, faction: Faction, source: Stream) -> None:
    """Deal the unseen copies to hand, face-down card and the rest of the deck."""
    cards = node["cards"]
    names = [card.id for card in faction.cards]
    hand, left = cards["hand"], cards["left"]
    hidden = not isinstance(hand, list)
    if left == 0 and not (hand if hidden else len(hand)) and "facedown" not in cards:
        node["cards"] = {}
        return
    pile = [names.index(title) for title in node["deck"] for _ in range(2)]
    plays = document["moment"]["plays"]
    for i in range(0, len(plays), 5):
        if plays[i] == seat:
            pile.remove(plays[i + 1])
    if isinstance(cards.get("facedown"), str):
        pile.remove(names.index(cards["facedown"]))
    if not hidden:
        for name in hand:
            pile.remove(names.index(name))
    else:
        cards["hand"] = [names[pick(source, pile)] for _ in range(hand)]
    if cards.get("facedown") is True:
        cards["facedown"] = names[pick(source, pile)]
    cards["left"] = [pile.count(card) for card in range(len(names))]


# -- events ----------------------------------------------------------------------------------------
def _events(node: Plain, faction: Faction, source: Stream) -> None:
    """Guess hidden event cards: held schemes among the possible ones, chosen ones by their icon."""
    events = node["events"]
    taken = [name for key in ("held", "drawn", "apart") if isinstance(events[key], list) for name in events[key]]
    taken += [name for name in events["used"] if isinstance(name, str)]
    for number, used in enumerate(events["used"]):
        if isinstance(used, dict):
            fits = [e.id for e in faction.events if e.scheme and STORM_ICONS[e.icon] == used["icon"]]
            events["used"][number] = pick(source, [name for name in fits if name not in taken])
            taken.append(events["used"][number])
    for key in ("held", "drawn", "apart"):
        if not isinstance(events[key], list):
            names = events["may_hold"] if key == "held" else [event.id for event in faction.events]
            free = [name for name in names if name not in taken]
            events[key] = [pick(source, free) for _ in range(events[key])]
            taken += events[key]
