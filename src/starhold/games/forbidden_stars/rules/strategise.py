"""Chapter 14: the Strategise order, taking order upgrades and combat upgrades."""

from starhold.games.forbidden_stars.components.catalog import OPTIONAL, Step
from starhold.games.forbidden_stars.model import (
    FLIPPED,
    GONE,
    IN_DECK,
    MARKET,
    OWNED,
    REPLACING,
    WAITING,
    Stars,
    token_of,
)
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE, StepFrame, framed
from starhold.games.forbidden_stars.rules.effects.terms import PAID, Owner, amount
from starhold.games.forbidden_stars.rules.market import (
    ANYWHERE,
    COMBAT_CARD,
    KINDS,
    ORDER_CARD,
    Offer,
    at_home,
    offers,
    why_card,
    why_swap,
)
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def take_offer(state: Stars, seat: int, option: Option, offer: Offer) -> None:
    """Pay and take an upgrade (F-STR-5 to F-STR-10)."""
    kind, card, other = option
    faction = state.faction(seat)
    cost = faction.upgrades[card].cost if kind == "upgrade" else faction.cards[card].cost
    state.pay(seat, 0 if offer.free else max(0, cost - offer.discount))
    if kind == "title":
        removed = faction.cards[other]
        state.titles[seat][card] = IN_DECK
        state.titles[seat][other] = GONE if removed.level < 0 else MARKET
        state.emit("title-taken", seat=seat, card=faction.cards[card].id, dropped=removed.id)
        return
    state.emit("upgrade-taken", seat=seat, card=faction.upgrades[card].id)
    if other < -2:
        _instead(state, seat, card, -3 - other)
    elif other >= 0 and (not state.config.since(*ANYWHERE) or at_home(state, seat, other)):
        put_on(state, seat, card, other)
    elif other >= 0:
        old = state.upgrade_on[token_of(seat, other)]
        state.owned[seat][card] = REPLACING + old
        state.emit("upgrade-returned", seat=seat, card=faction.upgrades[old].id)
    else:
        state.owned[seat][card] = WAITING if other == -2 else OWNED


def _instead(state: Stars, seat: int, card: int, old: int) -> None:
    """An upgrade waits in the place of another, which returns to the market (F-STR-10)."""
    state.owned[seat][card], state.owned[seat][old] = state.owned[seat][old], MARKET
    state.emit("upgrade-returned", seat=seat, card=state.faction(seat).upgrades[old].id)


def put_on(state: Stars, seat: int, card: int, token: int) -> None:
    """An upgraded token takes the place of another; an upgrade pushed out returns to the market (F-STR-10)."""
    old = state.upgrade_on[token_of(seat, token)]
    if old >= 0:
        state.owned[seat][old] = MARKET
        state.emit("upgrade-returned", seat=seat, card=state.faction(seat).upgrades[old].id)
    state.upgrade_on[token_of(seat, token)] = card
    state.owned[seat][card] = OWNED


def settle_upgrades(state: Stars) -> None:
    """At the round end: waiting upgrades get their token, flipped cards turn up (F-STR-15, F-STR-17)."""
    for seat in state.seats:
        for card, upgrade in enumerate(state.faction(seat).upgrades):
            if state.owned[seat][card] == FLIPPED:
                state.owned[seat][card] = OWNED
            elif state.owned[seat][card] >= WAITING:
                _settle(state, seat, card, upgrade.order)


def _settle(state: Stars, seat: int, card: int, order: int) -> None:
    """A waiting upgrade takes its token; that it pushes out another has been told with the purchase."""
    old = state.owned[seat][card] - REPLACING
    token = next(k for k in (2 * order, 2 * order + 1) if state.upgrade_on[token_of(seat, k)] == max(old, -1))
    if old >= 0:
        state.owned[seat][old] = MARKET
        state.upgrade_on[token_of(seat, token)] = -1
    put_on(state, seat, card, token)


class Strategise(Frame):
    """At most one order upgrade and one combat upgrade, in either order (F-STR-1)."""

    __slots__ = ("kinds", "seat")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.kinds = ORDER_CARD | COMBAT_CARD

    def options(self, state: Stars, seat: int) -> list[Option]:
        """What can be bought, and the end."""
        return [*offers(state, self.seat, Offer(self.kinds)), DONE]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against an upgrade."""
        return self.why_card(state, option[0], option[1]) or why_swap(state, self.seat, option)

    def why_card(self, state: Stars, kind: str, card: int) -> Why:
        """Reasons against an upgrade, whatever it takes the place of."""
        if self.kinds & KINDS[kind]:
            return why_card(state, self.seat, Offer(self.kinds), kind, card)
        return reason("one-order-upgrade" if kind == "upgrade" else "one-combat-upgrade")

    def advance(self, state: Stars) -> None:
        """Ask while something can be bought."""
        if self.idle(state):
            state.finish()
        else:
            state.ask(self.seat, "strategise", self.kinds)

    def idle(self, state: Stars) -> bool:
        """Whether nothing can be bought; a unit in the system is needed (F-STR-2)."""
        free = not state.flags.needs_unit or state.has_rule("no_units_required", self.seat)
        ready = free or state.has_presence(self.seat, state.system)
        return not (ready and offers(state, self.seat, Offer(self.kinds)))

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Buy one thing, or end."""
        if option == DONE:
            state.finish()
        else:
            take_offer(state, self.seat, option, Offer(self.kinds))
            self.kinds &= ~KINDS[option[0]]


class TakeUpgrade(StepFrame):
    """One upgrade bought or gained by a card (F-CARD-13, F-CARD-14)."""

    __slots__ = ()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The upgrades; and not taking one, unless a price was paid for it (F-CARD-12)."""
        step = self.printed(state)
        found = offers(state, self.me, offer_of(state, self.owner, step))
        return [*found, DONE] if step.mode == OPTIONAL or not state.config.since(*PAID) else found

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against an upgrade."""
        return self.why_card(state, option[0], option[1]) or why_swap(state, self.me, option)

    def why_card(self, state: Stars, kind: str, card: int) -> Why:
        """Reasons against an upgrade, whatever it takes the place of."""
        offer = offer_of(state, self.owner, self.printed(state))
        return why_card(state, self.me, offer, kind, card) if offer.kinds & KINDS[kind] else reason("not-for-this-card")

    def advance(self, state: Stars) -> None:
        """Ask if there is something to pick."""
        found = self.options(state, self.me)
        if not found or found == [DONE]:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.me, found[0])
        else:
            state.offer(self.me, found, "effect", self.ref, 1, self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Take it, or not."""
        state.finish()
        if option != DONE:
            take_offer(state, self.me, option, offer_of(state, self.owner, self.printed(state)))


def offer_of(state: Stars, owner: Owner, step: Step) -> Offer:
    """The terms that an effect gives."""
    kinds = {"order": ORDER_CARD, "combat": COMBAT_CARD, "any": ORDER_CARD | COMBAT_CARD}[step.given["kind"]]
    if step.name == "gain_upgrade":
        return Offer(kinds, 0, amount(state, owner, step.given["max_level"]), True)
    return Offer(kinds, amount(state, owner, step.given.get("discount", 0)))


def _promised(state: Stars, owner: Owner, step: Step) -> list[Option]:
    """What could be had at best: the piece whose storms set the level is not chosen yet (Touched by the Warp)."""
    offer = offer_of(state, owner, step)
    if offer.top >= 0 and state.config.since(*PAID):
        offer.top = max(offer.top, *(sum(side in state.storms for side in four) for four in state.board.sides))
    return offers(state, owner.me, offer)


def _begin(state: Stars, owner: Owner, step: Step) -> None:
    state.call(TakeUpgrade(step.ref, Owner(owner.me)))


STEPS = dict.fromkeys(("buy_upgrade", "gain_upgrade"), framed(_promised, _begin))
