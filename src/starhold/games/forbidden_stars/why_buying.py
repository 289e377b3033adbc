"""Why a unit, a structure, an asset or an upgrade is not to be had (chapters 11 to 14)."""

from starhold.games.forbidden_stars.catalog import ASSETS, CACHE, FORGE, PRICES, REINFORCEMENT, TOKEN, Filter
from starhold.games.forbidden_stars.deploy import Deploy, deploy_limit, factory_worlds, second_structure
from starhold.games.forbidden_stars.effects.economy import BuyUnit, terms_of
from starhold.games.forbidden_stars.model import IN_DECK, MARKET, MAX_ASSETS, UNCONTROLLED, Stars
from starhold.games.forbidden_stars.purchase import forges, price
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.games.forbidden_stars.strategise import (
    COMBAT_CARD,
    ORDER_CARD,
    Offer,
    Strategise,
    TakeUpgrade,
    offer_of,
    plain_left,
    tokens_for,
)
from starhold.games.forbidden_stars.why_places import why_area
from starhold.kernel.decision import Option


def short(state: Stars, seat: int, needs: int, clause: str) -> Why:
    """Is there enough materiel?"""
    has = state.materiel[seat]
    return reason("materiel-short", clause, needs=needs, has=has, short=needs - has) if needs > has else None


# -- units -----------------------------------------------------------------------------------------
def why_buy(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against buying a unit for an area."""
    _, kind, area, cache = option
    frame = state.stack[-1]
    if kind >= TOKEN:
        return reason("not-sold")
    if isinstance(frame, BuyUnit):
        step = state.catalog.steps[frame.ref]
        _, wanted, top, discount = terms_of(state, frame, step)
        why = why_unit(state, seat, kind, (wanted, top, discount), (cache,))
        return why or why_area(state, frame, step.given["at"], area) or _wrong_kind(state, seat, kind, area)
    why = why_deploy(state, seat, kind, (cache,))
    return why or _open(state, seat, area) or _wrong_kind(state, seat, kind, area)


def why_deploy(state: Stars, seat: int, kind: int, caches: tuple[int, ...] = (0, 1)) -> Why:
    """Reasons against a type of units in a Deploy order, wherever it would go."""
    return _factory(state, seat) or why_unit(state, seat, kind, (None, 3, 0), caches)


def _factory(state: Stars, seat: int) -> Why:
    frame = state.stack[-1]
    if not isinstance(frame, Deploy):
        return None
    if frame.step == 2:
        return reason("units-are-done")
    if not factory_worlds(state, seat):
        return reason("no-factory")
    limit = deploy_limit(state, seat)
    return reason("deploy-limit", limit=limit) if frame.bought >= limit else None


def why_unit(state: Stars, seat: int, kind: int, terms: tuple[Filter | None, int, int], caches: tuple[int, ...]) -> Why:
    """Reasons against a type: filter, levels, supply, forge tokens, price (``terms``: filter, top level, discount)."""
    wanted, top, discount = terms
    unit = state.faction(seat).units[kind]
    if wanted is not None and wanted.kind not in (-1, unit.kind):
        return reason("unit-type-excluded")
    if unit.level > top:
        return reason("level-above-card", limit=top)
    if state.in_supply(seat, kind) <= 0:
        return reason("supply-empty")
    return _levels(state, seat, kind) or _price(state, seat, kind, discount, caches)


def _levels(state: Stars, seat: int, kind: int) -> Why:
    unit, level = state.faction(seat).units[kind], state.command(seat)
    needs, has = forges(state, seat, kind), state.assets[seat * 3 + FORGE]
    if needs < 0:
        return reason("command-short", needs=unit.level, has=level)
    if needs <= has:
        return None
    if not unit.forge:
        return reason("forge-for-level", needs=unit.level, has=level)
    return reason("forges-short", "F-AST-6" if unit.level > level else "", needs=needs, has=has)


def _price(state: Stars, seat: int, kind: int, discount: int, caches: tuple[int, ...]) -> Why:
    full = price(state, seat, kind, discount, 0)
    held = state.assets[seat * 3 + CACHE]
    if caches == (1,) and not held:
        return reason("no-cache")
    if caches == (1,) and not full:
        return reason("price-is-zero")
    lowest = price(state, seat, kind, discount, int(bool(held))) if 1 in caches else full
    return short(state, seat, lowest, "F-DEP-9")


def _open(state: Stars, seat: int, area: int) -> Why:
    if area // 4 != state.system:
        return reason("outside-active-system", "F-DEP-4")
    return None if state.controller(area) in (seat, UNCONTROLLED) else reason("area-not-open")


def _wrong_kind(state: Stars, seat: int, kind: int, area: int) -> Why:
    wrong = state.faction(seat).units[kind].kind == state.board.world[area]
    return reason("wrong-kind-of-area", "F-DEP-5") if wrong else None


def why_free(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against free infantry on a world."""
    why = why_infantry(state, seat) or _open(state, seat, option[1])
    return why or _wrong_kind(state, seat, state.faction(seat).reinforcement[0], option[1])


def why_infantry(state: Stars, seat: int) -> Why:
    """Reasons against free infantry, wherever it would go."""
    if not state.flags.free_infantry:
        return reason("no-free-infantry")
    why = _factory(state, seat)
    if why is None and not state.assets[seat * 3 + REINFORCEMENT]:
        why = reason("no-reinforcement")
    if why is None and state.delta:
        why = reason("purchase-under-way")
    empty = state.in_supply(seat, state.faction(seat).reinforcement[0]) <= 0
    return why or (reason("supply-empty") if empty else None)


# -- structures ------------------------------------------------------------------------------------
def why_build(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a structure on a world."""
    _, structure, area, cache = option
    why = why_structure(state, seat, structure, (cache,))
    if why is not None:
        return why
    if area // 4 != state.system:
        return reason("outside-active-system", "F-DEP-13")
    if not state.board.world[area]:
        return reason("wrong-kind-of-area")
    if state.controller(area) != seat:
        return reason("area-not-friendly")
    extra = second_structure(state, seat)
    return reason("structure-there", "F-DEF-20" if extra else "") if state.built[area] else None


def why_structure(state: Stars, seat: int, structure: int, caches: tuple[int, ...] = (0, 1)) -> Why:
    """Reasons against a type of structure, wherever it would stand."""
    frame = state.stack[-1]
    if isinstance(frame, Deploy) and frame.step == 1:
        first = state.has_rule("structure_first", seat) and not frame.bought and not frame.built
        if not first:
            return reason("units-first")
    if not state.may_build(seat):
        return reason("no-control-token")
    held = state.assets[seat * 3 + CACHE]
    if caches == (1,) and not held:
        return reason("no-cache")
    return short(state, seat, PRICES[structure] - 2 * int(1 in caches and held > 0), "F-DEP-15")


# -- assets ----------------------------------------------------------------------------------------
def why_asset(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an asset token: to take with a joker, to give, or to steal."""
    asset = option[1]
    kind = state.decision.kind if state.decision is not None else ""
    if kind != "joker":
        return reason("asset-not-held")
    if state.assets[seat * 3 + asset] >= MAX_ASSETS:
        return reason("no-room")
    return reason("tokens-out") if ASSETS[asset] == "reinforcement" and not state.room_for(seat, asset) else None


# -- upgrades --------------------------------------------------------------------------------------
def _offer(state: Stars, bit: int) -> tuple[Offer | None, Why]:
    """The terms of the open purchase, or why this kind is not on offer."""
    frame = state.stack[-1]
    if isinstance(frame, Strategise):
        sold = reason("one-order-upgrade" if bit == ORDER_CARD else "one-combat-upgrade")
        return Offer(frame.kinds), None if frame.kinds & bit else sold
    if isinstance(frame, TakeUpgrade):
        offer = offer_of(state, frame, state.catalog.steps[frame.ref])
        return offer, None if offer.kinds & bit else reason("not-for-this-card")
    return None, None


def _terms(state: Stars, seat: int, offer: Offer, level: int, cost: int) -> Why:
    if offer.top >= 0 and level > offer.top:
        return reason("level-above-card", "F-CARD-14", limit=offer.top)
    if offer.top < 0 and level > state.command(seat):
        return reason("command-short", "F-STR-3", needs=level, has=state.command(seat))
    return None if offer.free else short(state, seat, max(0, cost - offer.discount), "F-STR-4")


def why_card(state: Stars, seat: int, kind: str, card: int) -> Why:
    """Reasons against an order upgrade or a title, whatever it takes the place of."""
    bit = ORDER_CARD if kind == "upgrade" else COMBAT_CARD
    offer, why = _offer(state, bit)
    if offer is None or why is not None:
        return why
    if kind == "upgrade":
        upgrade = state.faction(seat).upgrades[card]
        if state.owned[seat][card] != MARKET:
            return reason("upgrade-owned")
        return _terms(state, seat, offer, upgrade.level, upgrade.cost)
    printed = state.faction(seat).cards[card]
    if state.titles[seat][card] == IN_DECK:
        return reason("title-in-deck", card=printed.id)
    if printed.level < 0:
        return reason("starting-card")
    return _terms(state, seat, offer, printed.level, printed.cost)


def why_flip(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an upgrade as the next one: it does not belong to this moment, or it is done."""
    return reason("upgrade-not-ready")


def why_upgrade(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an order upgrade on a token."""
    _, card, token = option
    why = why_card(state, seat, "upgrade", card)
    order = state.faction(seat).upgrades[card].order
    if why is not None or token in tokens_for(state, seat, order):
        return why
    if state.flags.card_flip:
        return reason("lies-beside")
    if token == -1:
        return reason("swap-a-token")
    if (token >= 0 and token // 2 != order) or (token < -2 and state.faction(seat).upgrades[-3 - token].order != order):
        return reason("wrong-order-type")
    on_board = token >= 0 and state.place_of[seat * 8 + token] >= 0
    on_board = on_board and (state.upgrade_on[seat * 8 + token] < 0 or not plain_left(state, seat, order))
    return reason("token-on-board" if on_board else "plain-token-first")


def why_title(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a title in place of another."""
    _, card, dropped = option
    why = why_card(state, seat, "title", card)
    if why is not None or state.titles[seat][dropped] == IN_DECK:
        return why
    return reason("title-not-in-deck", card=state.faction(seat).cards[dropped].id)
