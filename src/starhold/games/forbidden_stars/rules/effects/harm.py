"""What happens to units: destroyed, routed, and the cards that wait for it (F-DEF-25, F-RET-22)."""

from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import COMBAT, Stars
from starhold.games.forbidden_stars.rules.effects.interpreter import AVOID, REFUSE, CardSteps, Effect, possible
from starhold.games.forbidden_stars.rules.effects.terms import Owner, amount
from starhold.games.forbidden_stars.rules.schemes import open_window
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps


def destroy(state: Stars, seat: int, area: int, kind: int, routed: int) -> None:
    """A unit goes back to its owner's supply (F-DEF-25)."""
    state.add(area, seat, kind, routed, -1)
    state.lose(seat, kind)
    tell(state, "unit-destroyed", seat, area, kind)


def tell(state: Stars, what: str, seat: int, area: int, kind: int) -> None:
    """Say what happened to a unit."""
    if state.events is not None:
        state.emit(what, seat=seat, area=state.board.names[area], kind=kind_name(state, seat, kind, area))


def kind_name(state: Stars, seat: int, kind: int, area: int) -> str:
    """The id of a unit for events: its type, or ``reinforcement``."""
    return "reinforcement" if kind == TOKEN else state.kind(seat, kind, area).id


def make_routed(state: Stars, seat: int, area: int, kind: int) -> None:
    """A unit becomes routed; in a combat that may cost its life (F-RET-22)."""
    state.flip(area, seat, kind, 1)
    tell(state, "unit-routed", seat, area, kind)
    if state.fight == COMBAT and area == state.here and (state.lasting or any(state.schemes)):
        state.call(JustRouted(seat, area, kind, state.routed[state.unit(area, seat, kind)]))


class JustRouted(Steps):
    """A unit has been routed inside a combat: cards that destroy it now (Ambush, Gitz Dem!)."""

    __slots__ = ("area", "count", "kind", "rule", "seat")

    def __init__(self, seat: int = 0, area: int = 0, kind: int = 0, count: int = 0) -> None:
        super().__init__()
        self.count = count
        self.seat = seat
        self.area = area
        self.kind = kind
        self.rule = 0

    def advance(self, state: Stars) -> None:
        """Go on while the unit is there."""
        if state.routed[state.unit(self.area, self.seat, self.kind)] < self.count:
            self.end(state)
        else:
            super().advance(state)

    def rules(self, state: Stars) -> None:
        """Lasting rules, each of which its owner may buy off."""
        rules = state.rules_of("rout_destroys", self.seat)
        if self.rule < len(rules):
            self.again()
            saved_by = rules[self.rule][1]
            self.rule += 1
            state.call(Saving(saved_by, state.opponent(self.seat), (self.seat, self.area, self.kind, 1)))

    def window(self, state: Stars) -> None:
        """A scheme of the other side."""
        state.target = state.unit(self.area, self.seat, self.kind)
        open_window(state, "combat.enemy_routed", [state.opponent(self.seat)])

    def end(self, state: Stars) -> None:
        """It is safe, or gone."""
        state.target = -1
        state.finish()


JustRouted.STEPS = (JustRouted.rules, JustRouted.window, JustRouted.end)


class Saving(CardSteps):
    """A unit is destroyed unless its owner pays in full (``saved_by``)."""

    __slots__ = ("area", "effect", "kind", "routed")

    def __init__(self, effect: int = 0, me: int = 0, unit: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        seat, self.area, self.kind, self.routed = unit
        super().__init__(Owner(me, seat))
        self.effect = effect

    def ask(self, state: Stars) -> None:
        """Ask the owner if the price can be paid; a price of nothing saves without asking."""
        self.again()
        owner = self.owner
        state.mark_level = state.kind(self.opp, self.kind, self.area).level
        if self.effect < 0 or not possible(state, owner, self.effect, True):
            self.take(state, self.opp, REFUSE)
        elif all(not amount(state, owner, step.n) for step in state.catalog.effects[self.effect]):
            state.finish()
        else:
            state.ask(self.opp, "save", state.unit(self.area, self.opp, self.kind))

    def end(self, state: Stars) -> None:
        """The price is paid."""
        state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pay, or lose the unit."""
        return [AVOID, REFUSE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        if option == AVOID:
            self.go(Saving.end)
            state.call(Effect(self.effect, self.owner))
        else:
            state.finish()
            destroy(state, self.opp, self.area, self.kind, self.routed)


Saving.STEPS = (Saving.ask, Saving.end)
