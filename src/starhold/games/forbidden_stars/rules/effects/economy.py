"""Steps on assets, materiel and purchases."""

from starhold.games.forbidden_stars.components.catalog import ASSETS, OPTIONAL, Step
from starhold.games.forbidden_stars.model import MAX_MATERIEL, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.dominate import Icons
from starhold.games.forbidden_stars.rules.effects.interpreter import (
    DONE,
    Pick,
    Picks,
    StepFrame,
    StepRule,
    area_options,
    framed,
    once,
    picking,
    why_place,
)
from starhold.games.forbidden_stars.rules.effects.terms import PAID, Owner, amount, areas_of, seats_of, why_area
from starhold.games.forbidden_stars.rules.purchase import (
    HOPED,
    Terms,
    buy,
    hoped_offers,
    unit_offers,
    why_buy,
    why_kind,
    with_scheme,
)
from starhold.games.forbidden_stars.rules.schemes import play_scheme
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


# -- materiel --------------------------------------------------------------------------------------
def _gain_materiel(state: Stars, owner: Owner, step: Step) -> None:
    for seat in seats_of(state, owner, step.side):
        change_materiel(state, seat, amount(state, owner, step.n))


def _lose_able(state: Stars, owner: Owner, step: Step) -> int:
    return sum(state.materiel[seat] for seat in seats_of(state, owner, step.side))


def _lose_materiel(state: Stars, owner: Owner, step: Step) -> None:
    for seat in seats_of(state, owner, step.side):
        change_materiel(state, seat, -amount(state, owner, step.n))


def change_materiel(state: Stars, seat: int, by: int) -> None:
    """Turn the dial and tell it."""
    before = state.materiel[seat]
    state.pay(seat, -by)
    if state.materiel[seat] != before:
        state.emit("materiel-changed", seat=seat, materiel=state.materiel[seat])


# -- assets ----------------------------------------------------------------------------------------
def _asset_able(state: Stars, owner: Owner, step: Step) -> int:
    asset = ASSETS.index(step.given["asset"])
    return int(state.room_for(owner.me, asset))


def _gain_asset(state: Stars, owner: Owner, step: Step) -> None:
    asset = ASSETS.index(step.given["asset"])
    for _ in range(amount(state, owner, step.n)):
        if state.gain_asset(owner.me, asset):
            state.emit("asset-gained", seat=owner.me, asset=ASSETS[asset])


def held(state: Stars, seat: int) -> list[Option]:
    """``("asset", asset)`` for each type that a seat holds."""
    return [("asset", asset) for asset in range(3) if state.assets[seat][asset]]


def lose(state: Stars, seat: int, asset: int) -> None:
    """A token goes back to the supply."""
    state.assets[seat][asset] -= 1
    state.emit("asset-lost", seat=seat, asset=ASSETS[asset])


def _steal_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return held(state, owner.opp) if owner.opp >= 0 else []


def _steal(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    lose(state, pick.opp, option[1])
    if state.gain_asset(pick.me, option[1]):
        state.emit("asset-gained", seat=pick.me, asset=ASSETS[option[1]])


def _victims(state: Stars, me: int) -> list[Option]:
    return [("seat", seat) for seat in state.turn_order(me)[1:] if held(state, seat)]


class Robbed(Frame):
    """Somebody is picked and gives up an asset token of his own choice."""

    __slots__ = ("me", "skip", "victim")

    def __init__(self, me: int = 0, skip: int = 0) -> None:
        self.me = me
        self.skip = skip
        self.victim = -1

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Players first, then the player's tokens."""
        if self.victim >= 0:
            return held(state, self.victim)
        found = _victims(state, self.me)
        return [*found, DONE] if self.skip else found

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a player, or against a token to give."""
        if option[0] == "asset":
            return None if option in held(state, self.victim) else reason("asset-not-held")
        if option in _victims(state, self.me):
            return None
        return reason("not-yourself" if option[1] == self.me else "holds-no-asset")

    def advance(self, state: Stars) -> None:
        """Ask the owner, then the victim."""
        found = self.options(state, self.me)
        if not found or found == [DONE]:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.me, found[0])
        elif self.victim < 0:
            state.offer(self.me, found, "rob", self.me)
        else:
            state.offer(self.victim, found, "give", self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the player, or give the token back."""
        if option == DONE:
            state.finish()
        elif option[0] == "seat":
            self.victim = option[1]
        else:
            state.finish()
            lose(state, self.victim, option[1])


def _begin_lose(state: Stars, owner: Owner, step: Step) -> None:
    state.call(Robbed(owner.me, int(step.mode == OPTIONAL)))


# -- worlds ----------------------------------------------------------------------------------------
def _brings(state: Stars, seat: int, area: int) -> bool:
    """Whether there is room for one of the tokens that a world brings."""
    icons = state.board.printed[area].assets
    return any(state.room_for(seat, asset) for icon in icons for asset in ((icon,) if icon < 3 else range(3)))


def _why_poor(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    return None if _brings(state, owner.me, option[1]) else reason("nothing-to-gain")


def _world_assets(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    pick.got = [1]
    state.call(Icons(pick.me, [option[1]]))


def _why_barren(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    brings = state.board.printed[option[1]].materiel and state.materiel[owner.me] < MAX_MATERIEL
    return None if brings else reason("nothing-to-gain")


def _world_materiel(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    pick.got = [1]
    change_materiel(state, pick.me, state.board.printed[option[1]].materiel)


# -- buying ----------------------------------------------------------------------------------------
def _price_change(state: Stars, owner: Owner, step: Step) -> None:
    state.delta += amount(state, owner, step.given["delta"])


def terms_of(state: Stars, owner: Owner, step: Step) -> Terms:
    """The terms of a purchase by an effect."""
    wanted, top = step.filter, 3
    if wanted is not None and wanted.max_level is not None:
        top = amount(state, owner, wanted.max_level)
    discount = amount(state, owner, step.given.get("discount", 0))
    return Terms(areas_of(state, owner, step.at), wanted, top, discount)


def _buy_options(state: Stars, owner: Owner, step: Step) -> list[Option]:
    offers = hoped_offers if state.config.since(*HOPED) else unit_offers
    return offers(state, owner.me, terms_of(state, owner, step))


class BuyUnit(StepFrame):
    """A unit may be bought by an effect: no factory, no deploy limit (F-CARD-13)."""

    __slots__ = ()

    def terms(self, state: Stars) -> Terms:
        """What is for sale now."""
        return terms_of(state, self.owner, self.printed(state))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The offers; and not buying, unless a price was paid for it and something can be had (F-CARD-12)."""
        terms = self.terms(state)
        paid = self.printed(state).mode != OPTIONAL and state.config.since(*PAID)
        bound = paid and unit_offers(state, self.me, terms)
        found = with_scheme(state, self.me, terms)
        return found if bound else [*found, DONE]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a unit."""
        _, kind, area, cache = option
        why = self.why_unit(state, kind, (cache,)) or why_area(state, self.owner, self.printed(state).at, area)
        return why or why_kind(state, self.me, kind, area)

    def why_unit(self, state: Stars, kind: int, caches: tuple[int, ...] = (0, 1)) -> Why:
        """Reasons against a type of units, wherever it goes."""
        return why_buy(state, self.me, kind, self.terms(state), caches)

    def advance(self, state: Stars) -> None:
        """Ask if, as far as everybody knows, there may be something to buy."""
        if hoped_offers(state, self.me, self.terms(state)):
            state.ask(self.me, "effect", self.ref, 1, self.me)
        else:
            state.finish()

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Buy, or not."""
        if option[0] == "scheme":
            play_scheme(state, seat, option[1])
            return
        state.finish()
        if option != DONE:
            buy(state, self.me, option, self.terms(state).discount)
        state.delta = 0


def _begin_buy(state: Stars, owner: Owner, step: Step) -> None:
    state.call(BuyUnit(step.ref, Owner(owner.me)))


STEPS = {
    "gain_materiel": StepRule(lambda state, owner, step: MAX_MATERIEL - state.materiel[owner.me], _gain_materiel),
    "lose_materiel": StepRule(_lose_able, _lose_materiel),
    "gain_asset": StepRule(_asset_able, _gain_asset),
    "price_change": StepRule(once, _price_change),
    "steal_asset": picking(Picks("asset", _steal_options, reason("asset-not-held"), _steal)),
    "lose_asset": framed(lambda state, owner, step: _victims(state, owner.me), _begin_lose),
    "gain_world_assets": picking(Picks("area", area_options, why_place, _world_assets, _why_poor, once=True)),
    "gain_world_materiel": picking(Picks("area", area_options, why_place, _world_materiel, _why_barren, once=True)),
    "buy_unit": framed(_buy_options, _begin_buy),
}
