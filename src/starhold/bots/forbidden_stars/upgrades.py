"""What order upgrades and combat titles are worth to a seat, and which to buy; in hundredths, as in `value`."""

from starhold.games.forbidden_stars.components.catalog import ADVANCE, DEPLOY, STRATEGISE, CombatCard, Upgrade
from starhold.games.forbidden_stars.model import IN_DECK, MARKET, Stars, token_of
from starhold.games.forbidden_stars.rules.market import COMBAT_CARD, ORDER_CARD, Offer, offers
from starhold.kernel.decision import Option

POINT = 70
"""Worth of one icon's use in a combat, or of an ability of that weight."""
ICON, GENERAL, UNIT = 2, 2, 3
BY_ORDER = {ADVANCE: 4, DEPLOY: 3, STRATEGISE: 1}
DEPLOYED, ENOUGH = 4, 2
"""Materiel that a Deploy order still to come is likely to use; above how much the rest is spare for planning."""


def has_type(state: Stars, seat: int, kinds: tuple[int, ...]) -> bool:
    """Whether one of some types is on the board."""
    return any(state.on_board(seat, kind) for kind in kinds)


def title_worth(state: Stars, seat: int, card: CombatCard) -> int:
    """Points of a title: its icons, its general ability, and its unit ability if a unit is there to use it."""
    total = ICON * sum(card.icons) + GENERAL * (card.general >= 0)
    usable = card.unit >= 0 and (card.needs_bastion or has_type(state, seat, card.needs))
    return POINT * (total + UNIT * usable)


def upgrade_worth(state: Stars, seat: int, upgrade: Upgrade) -> int:
    """Points of an order upgrade: by its order; those of strikes want ships."""
    points = BY_ORDER.get(upgrade.order, 1)
    if upgrade.orbital:
        ships = tuple(kind for kind, unit in enumerate(state.faction(seat).units) if unit.kind)
        points = 2 + upgrade.level // 2 if has_type(state, seat, ships) else 0
    return POINT * points


def cards_worth(state: Stars, seat: int) -> int:
    """All titles of the deck (a pair counts once) and all order upgrades of a seat."""
    faction = state.faction(seat)
    deck = sum(
        title_worth(state, seat, faction.cards[card])
        for card, place in enumerate(state.titles[seat])
        if place == IN_DECK
    )
    return deck + sum(
        upgrade_worth(state, seat, faction.upgrades[card])
        for card, place in enumerate(state.owned[seat])
        if place != MARKET
    )


def gain(state: Stars, seat: int, option: Option) -> int:
    """What a purchase adds: an upgrade, less the one that it pushes out; a title, less the one that it replaces."""
    kind, card, other = option
    faction = state.faction(seat)
    if kind == "title":
        return title_worth(state, seat, faction.cards[card]) - title_worth(state, seat, faction.cards[other])
    lost = state.upgrade_on[token_of(seat, other)] if other >= 0 else -3 - other
    less = upgrade_worth(state, seat, faction.upgrades[lost]) if lost >= 0 else 0
    return upgrade_worth(state, seat, faction.upgrades[card]) - less


def cost(state: Stars, seat: int, option: Option) -> int:
    """Materiel for a purchase."""
    faction = state.faction(seat)
    return faction.upgrades[option[1]].cost if option[0] == "upgrade" else faction.cards[option[1]].cost


def best_purchase(state: Stars, seat: int, found: list[Option], spare: int) -> Option | None:
    """The purchase within ``spare`` materiel that adds most beyond its price; None if none is worth it."""
    best, chosen = 0, None
    for option in found:
        if option[0] in ("upgrade", "title") and (price := cost(state, seat, option)) <= spare:
            more = gain(state, seat, option) - 60 * price
            if more > best:
                best, chosen = more, option
    return chosen


def spare_materiel(state: Stars, seat: int) -> int:
    """Materiel that the Deploy orders laid and not yet revealed will hardly use."""
    waiting = sum(token // 2 == seat * 4 + DEPLOY for stack in state.stacks for token in stack)
    return state.materiel[seat] - DEPLOYED * waiting


def strategise_score(state: Stars, seat: int, system: int) -> int:
    """How much a Strategise order promises: an upgrade that is worth its price out of spare materiel, and an event."""
    if not state.has_presence(seat, system):
        return 5
    spare = spare_materiel(state, seat)
    chosen = best_purchase(state, seat, offers(state, seat, Offer(ORDER_CARD | COMBAT_CARD)), spare)
    return 100 + 25 * (spare - ENOUGH) if chosen is not None and spare > ENOUGH else 20
