"""The situation as a document: whole for positions, or with what one viewer may know for views. Built by adding."""

from functools import lru_cache

from starhold.games.forbidden_stars.components.board import Laid, cell_name
from starhold.games.forbidden_stars.components.catalog import (
    ASSETS,
    ORDERS,
    STORM_ICONS,
    STRUCTURES,
    TOKEN,
    TYPES,
    WIDTH,
    Catalog,
    Faction,
)
from starhold.games.forbidden_stars.components.catalog import Area as PrintedArea
from starhold.games.forbidden_stars.model import (
    APART,
    ASIDE,
    COMBAT,
    DRAWN,
    HELD,
    IN_DECK,
    MARKET,
    ON_DECK,
    OWNED,
    REPLACING,
    USED,
    WAITING,
    Stars,
    order_of,
    seat_of_token,
    tokens_of,
)
from starhold.games.forbidden_stars.rules.refresh import deck_tokens
from starhold.games.forbidden_stars.rules.schemes import Scheme
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.games.forbidden_stars.rules.victory import needed
from starhold.games.forbidden_stars.view.printed import printed_of
from starhold.games.forbidden_stars.view.shape import (
    Area,
    Cards,
    Events,
    Face,
    Order,
    Orders,
    SeatState,
    Situation,
    System,
    Token,
    Units,
)
from starhold.kernel.codec import plain_slot
from starhold.kernel.game import LAST

EVERYTHING = -2
"""The viewer of a whole position."""
SPECTATOR = -1
UPGRADE_STATES = ("market", "owned", "flipped", "waiting")
INSTEAD = "waiting_for_"
"""Before the upgrade that one will push out at the round end."""
MOMENT = (
    "in_use", "asked", "moves", "queue", "extra", "delta", "mark_area", "mark_level", "target", "moving", "aimed",
    "lasting", "plays", "fight", "here", "attacker", "defender", "by_order", "origins", "bout", "system", "order",
    "losses", "outcome",
)  # fmt: skip
"""Public numbers of the moment, for programs: areas as 4 * system + position, lists as in the model."""


def write(state: Stars, viewer: int) -> Situation:
    """Everything that ``viewer`` (a seat, `SPECTATOR` or `EVERYTHING`) may know, frames left out."""
    return public(state) if viewer == SPECTATOR else known(state, viewer, public(state))


def public(state: Stars) -> Situation:
    """What everybody may know."""
    found: Situation = {
        "game": "forbidden_stars",
        "rules": state.config.rules,
        "options": dict(state.config.options),
        "round": state.round,
        "first": state.first,
        "active": state.active,
        "systems": [system(state, number) for number in state.board.systems],
        "storms": [
            {"edge": edge_name(edge), "moved": bool(moved)}
            for edge, moved in zip(state.storms, state.storm_moved, strict=True)
        ],
        "seats": [seat_of(state, seat) for seat in state.seats],
        "winners": state.winners[:],
        "moment": {name: plain_slot(state, name) for name in MOMENT},
    }
    if state.config.reading != LAST:
        found["reading"] = state.config.reading
    return found


def known(state: Stars, viewer: int, common: Situation) -> Situation:
    """What everybody may know, and added to it what a seat (or with `EVERYTHING`, all of them) knows alone."""
    seats, systems = common["seats"][:], common["systems"][:]
    owners = state.seats if viewer == EVERYTHING else (viewer,)
    for seat in owners:
        seats[seat] = own_seat(state, seat, viewer, seats[seat])
    if viewer >= 0 and viewer in sides(state) and state.fight == COMBAT and state.peeked[viewer]:
        rival = state.opponent(viewer)
        seats[rival] = {**seats[rival], "cards": cards_of(state, rival, viewer)}
    for number, tokens in enumerate(state.stacks):
        if any(seat_of_token(token) in owners for token in tokens):
            stack = [token_for(state, token, seat_of_token(token) in owners) for token in tokens]
            systems[number] = {**systems[number], "stack": stack}
    return {**common, "seats": seats, "systems": systems}


# -- systems ---------------------------------------------------------------------------------------
def system(state: Stars, number: int) -> System:
    """A laid tile with its areas and its stack of orders, bottom first: shared, never change it."""
    first, count, seats = 4 * number, 4, len(state.seats)
    areas, crowds = slice(first, first + count), slice(first * seats, (first + count) * seats)
    units = slice(crowds.start * WIDTH, crowds.stop * WIDTH)
    return _system(
        state.catalog,
        state.layout[number],
        tuple([seat_of_token(token) for token in state.stacks[number]]),
        tuple(state.factions),
        tuple([state.controller(area) for area in range(first, first + count)]),
        tuple(state.owner[areas]),
        tuple(state.built[areas]),
        tuple(state.objectives[crowds]),
        tuple(state.fresh[units]),
        tuple(state.routed[units]),
        tuple(state.board.printed[areas]),
    )


Many = tuple[int, ...]


@lru_cache(maxsize=1 << 12)
def _system(
    catalog: Catalog,
    laid: Laid,
    stack: Many,
    factions: Many,
    controllers: Many,
    owners: Many,
    built: Many,
    objectives: Many,
    fresh: Many,
    routed: Many,
    printed: tuple[PrintedArea, ...],
) -> System:
    """What `system` shows, from all that it depends on: most systems stay as they are from one option to the next."""
    seats = range(len(factions))
    areas: list[Area] = []
    for place, controller in enumerate(controllers):
        found: Area = {**printed_of(printed[place]), "controller": controller}
        if owners[place] >= 0:
            found["structures"] = [STRUCTURES[s] for s in range(3) if built[place] >> s & 1]
            found["owner"] = owners[place]
        crowds = [(place * len(seats) + seat) * WIDTH for seat in seats]
        units = [
            _units(catalog, factions[seat], seat, kind, fresh[start + kind], routed[start + kind])
            for seat, start in zip(seats, crowds, strict=True)
            for kind in range(WIDTH)
            if fresh[start + kind] or routed[start + kind]
        ]
        if units:
            found["units"] = units
        tokens = objectives[place * len(seats) : place * len(seats) + len(seats)]
        if any(tokens):
            found["objectives"] = [{"seat": seat, "count": number} for seat, number in enumerate(tokens) if number]
        areas.append(found)
    face, turn, column, row, seat = laid
    return {
        "tile": catalog.faces[face].id,
        "turn": turn,
        "cell": cell_name(column, row),
        "seat": seat,
        "areas": areas,
        "stack": [{"seat": seat} for seat in stack],
    }


def _units(catalog: Catalog, faction: int, seat: int, kind: int, fresh: int, routed: int) -> Units:
    """A seat's units of a type in an area; ``count`` are all, ``routed`` those of them routed."""
    name = "reinforcement" if kind == TOKEN else catalog.factions[faction].units[kind].id
    return {"seat": seat, "unit": name, "count": fresh + routed, "routed": routed}


def token_for(state: Stars, token: int, own: bool) -> Token:
    """A token in a stack; its face only for its owner (F-PLAN-9, F-PLAN-10)."""
    seat = seat_of_token(token)
    return {"seat": seat, "copy": token % 2, **face_of(state, token)} if own else {"seat": seat}


def face_of(state: Stars, token: int) -> Face:
    """Type and upgrade of an order token."""
    found: Face = {"order": ORDERS[order_of(token)]}
    if state.upgrade_on[token] >= 0:
        found["upgrade"] = state.faction(seat_of_token(token)).upgrades[state.upgrade_on[token]].id
    return found


# -- seats -----------------------------------------------------------------------------------------
def seat_of(state: Stars, seat: int) -> SeatState:
    """A player as everybody knows it."""
    found: SeatState = {
        "seat": seat,
        "alive": bool(state.alive[seat]),
        "materiel": state.materiel[seat],
        "assets": dict(zip(ASSETS, state.assets[seat], strict=True)),
        "collected": state.collected[seat],
        "placed": state.placed[seat],
        "needed": needed(state, seat),
        "command": state.command(seat),
        "tiles": state.tiles[seat][:],
        "due": state.due[seat][:],
        "dice": state.dice[seat][:],
        "shown": state.tokens[seat][:],
        "bonus": state.bonus[seat][:],
        "peeked": bool(state.peeked[seat]),
        "orders": orders_of(state, seat, False),
        "cards": cards_of(state, seat, SPECTATOR),
    }
    if state.factions[seat] >= 0:
        faction = state.faction(seat)
        found["faction"] = faction.id
        found["pieces"] = pieces_of(state, seat)
        found["upgrades"] = upgrades_of(state, seat, False)
        found["deck"], found["gone"] = _titles(faction, tuple(state.titles[seat]))
        found["events"] = events_of(state, seat, False)
    return found


def own_seat(state: Stars, seat: int, viewer: int, common: SeatState) -> SeatState:
    """What everybody knows of a player, and what only its owner does."""
    found: SeatState = {**common, "auto": state.auto[seat], "answers": state.answers[seat][:]}
    found["orders"] = orders_of(state, seat, True)
    found["cards"] = cards_of(state, seat, viewer)
    if state.factions[seat] >= 0:
        found["upgrades"] = upgrades_of(state, seat, True)
        found["events"] = events_of(state, seat, True)
    return found


@lru_cache(maxsize=1 << 10)
def _titles(faction: Faction, places: Many) -> tuple[list[str], list[str]]:
    """The combat cards in the deck, and those out of the game: shared, never change them."""
    titles = [(card.id, place) for card, place in zip(faction.cards, places, strict=True)]
    return [card for card, place in titles if place == IN_DECK], [card for card, place in titles if place > IN_DECK]


def pieces_of(state: Stars, seat: int) -> dict[str, int]:
    """The pieces left."""
    units = state.faction(seat).units
    found = {units[kind].id: count for kind, count in enumerate(state.pieces[seat][:TYPES]) if count}
    return found | {STRUCTURES[kind]: count for kind, count in enumerate(state.pieces[seat][TYPES:]) if count}


def upgrades_of(state: Stars, seat: int, own: bool) -> dict[str, str]:
    """The upgrades of a player, with their state (F-STR-8, F-STR-14).

    Only its owner sees that an upgrade waits: it tells where the tokens of its order lie (F-STR-17).
    """
    names = {card.id: upgrade_state(state, seat, at, own) for at, card in enumerate(state.faction(seat).upgrades)}
    return {card: name for card, name in names.items() if name != UPGRADE_STATES[MARKET]}


def upgrade_state(state: Stars, seat: int, card: int, own: bool) -> str:
    """The name of an upgrade's state; others take one that waits for its token as being there already (F-STR-17)."""
    place = state.owned[seat][card]
    pushed = REPLACING + card in state.owned[seat]
    if not own and place == OWNED and pushed and not _carrier_seen(state, seat, card):
        return UPGRADE_STATES[MARKET]
    old = place - REPLACING
    if old >= 0 and (own or _carrier_seen(state, seat, old)):
        return f"{INSTEAD}{state.faction(seat).upgrades[old].id}"
    return UPGRADE_STATES[OWNED if place >= WAITING and not own else place]


def _carrier_seen(state: Stars, seat: int, card: int) -> bool:
    """Whether everybody has seen the token with an upgrade this round."""
    mine = tokens_of(seat)
    return any(state.upgrade_on[token] == card and state.place_of[token] in (USED, ON_DECK) for token in mine)


def orders_of(state: Stars, seat: int, own: bool) -> Orders:
    """Order tokens: how many can be laid, and those whose face everybody knows; all for their owner (F-PLAN-12)."""
    mine = tokens_of(seat)
    known = [token for token in mine if state.place_of[token] in (USED, ON_DECK)]
    laid = sum(state.place_of[token] >= 0 for token in mine)
    found: Orders = {"hand": 8 - laid - len(known), "laid": laid}
    if own:
        found["tokens"] = [placed(state, token) for token in mine]
    else:
        shown = [placed(state, token) for token in known]
        found["known"] = sorted(shown, key=lambda entry: (entry["order"], entry.get("upgrade", ""), entry["place"]))
    if state.token >= 0 and seat_of_token(state.token) == seat:
        found["revealed"] = face_of(state, state.token)
        if own:
            found["revealed"]["copy"] = state.token % 2
    return found


def placed(state: Stars, token: int) -> Order:
    """An order token and where it is."""
    return {**face_of(state, token), "place": place_name(state, token)}


def place_name(state: Stars, token: int) -> str:
    """``hand``, ``used``, ``deck`` or ``laid``."""
    place = state.place_of[token]
    return "laid" if place >= 0 else ("hand", "used", "deck")[-1 - place]


def cards_of(state: Stars, seat: int, viewer: int) -> Cards:
    """Combat cards: hand and face-down card for their owner, else how many (F-CBT-15, F-CBT-16)."""
    found: Cards = {"hand": len(state.hand[seat]), "left": sum(state.undrawn[seat])}
    if state.facedown[seat] >= 0:
        found["facedown"] = True
    if state.factions[seat] < 0:
        return found
    names = [card.id for card in state.faction(seat).cards]
    if viewer in (seat, EVERYTHING):
        found["hand"] = [names[card] for card in state.hand[seat]]
    peeks = viewer >= 0 and state.fight == COMBAT and state.opponent(viewer) == seat and bool(state.peeked[viewer])
    if state.facedown[seat] >= 0 and (viewer in (seat, EVERYTHING) or (peeks and viewer in sides(state))):
        found["facedown"] = names[state.facedown[seat]]
    if viewer == EVERYTHING:
        found["left"] = state.undrawn[seat][:]
    return found


def sides(state: Stars) -> tuple[int, int]:
    """Both sides of the combat."""
    return state.attacker, state.defender


def events_of(state: Stars, seat: int, own: bool) -> Events:
    """Event cards: in hand and drawn for their owner, else how many; those in use as far as shown (F-EVT-10)."""
    in_play = tuple([frame.card for frame in state.stack if isinstance(frame, Scheme) and frame.seat == seat])
    turned = own or not deck_tokens(state, seat)
    return _events(state.faction(seat), tuple(state.event_at[seat]), state.schemes[seat], own, turned, in_play)


@lru_cache(maxsize=1 << 12)
def _events(faction: Faction, places: Many, schemes: int, own: bool, turned: bool, in_play: Many) -> Events:
    """What `events_of` shows, from all that it depends on: shared, never change it. ``turned``: drawn ones are seen."""
    events = faction.events
    where: dict[int, list[int]] = {place: [] for place in range(5)}
    for card, place in enumerate(places):
        where[place].append(card)

    def ids(place: int, shown: bool) -> int | list[str]:
        return [events[card].id for card in where[place]] if shown else len(where[place])

    return {
        "deck": len(where[0]),
        "may_hold": [event.id for card, event in enumerate(events) if schemes >> card & 1],
        "held": ids(HELD, own),
        "drawn": ids(DRAWN, turned),
        "apart": ids(APART, own),
        "used": [
            events[card].id
            if turned or not events[card].scheme or card in in_play
            else {"icon": STORM_ICONS[events[card].icon]}
            for card in where[ASIDE]
        ],
    }
