"""Steps that lead to other effects: conditions, offers, alternatives, threats, what is put off (F-CARD-24 to 27)."""

from starhold.games.forbidden_stars.components.catalog import COMPULSORY, Step
from starhold.games.forbidden_stars.model import LATER, UNTIL, Lasting, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import (
    AVOID,
    DONE,
    REFUSE,
    USE,
    CardSteps,
    Effect,
    StepFrame,
    StepRule,
    always,
    once,
    possible,
)
from starhold.games.forbidden_stars.rules.effects.terms import NOBODY, Owner, amount, chooser_of, holds
from starhold.kernel.decision import Option


def _may_able(state: Stars, owner: Owner, step: Step) -> int:
    given = step.given
    paid = "cost" not in given or possible(state, owner, given["cost"], True)
    return int(paid and possible(state, owner, given["do"], False))


def _choose_able(state: Stars, owner: Owner, step: Step) -> int:
    return sum(possible(state, owner, option, False) for option in step.given["options"])


def _branch(state: Stars, owner: Owner, step: Step) -> int:
    """The effect that follows from a condition, -1 for none."""
    given = step.given
    return int(given["then"] if holds(state, owner, given["cond"]) else given.get("else", -1))


def _if_able(state: Stars, owner: Owner, step: Step) -> int:
    branch = _branch(state, owner, step)
    return int(branch >= 0 and possible(state, owner, branch, False))


def _begin_if(state: Stars, owner: Owner, step: Step) -> None:
    branch = _branch(state, owner, step)
    if branch >= 0:
        state.enter(Effect(branch, owner))


def _begin_later(state: Stars, owner: Owner, step: Step) -> None:
    until = UNTIL.index(step.given["until"])
    state.lasting.append(Lasting(LATER, owner.me, until, 0, step.ref, owner.play))


class May(CardSteps):
    """An offer: pay the cost in full and get the rest, once or as often as one likes (F-CARD-5, F-CARD-24)."""

    __slots__ = ("left", "ref")

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(owner)
        self.ref = ref
        self.left = -1

    def ask(self, state: Stars) -> None:
        """Ask, if the cost can be paid; a compulsory offer is taken."""
        self.again()
        step, owner = state.catalog.steps[self.ref], self.owner
        if self.left < 0:
            self.left = amount(state, owner, step.given.get("times", 1))
        cost = step.given.get("cost", -1)
        if not self.left or (cost >= 0 and not possible(state, owner, cost, True)):
            state.finish()
        elif step.mode == COMPULSORY:
            self.take(state, self.me, USE)
        else:
            state.ask(chooser_of(owner, step.by), "effect", self.ref, self.left, self.me)

    def pay(self, state: Stars) -> None:
        """The cost."""
        cost = state.catalog.steps[self.ref].given.get("cost", -1)
        if cost >= 0:
            state.call(Effect(cost, self.owner))

    def get(self, state: Stars) -> None:
        """What it pays for."""
        self.go(May.ask)
        self.left -= 1
        state.call(Effect(state.catalog.steps[self.ref].given["do"], self.owner))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pay and get it, or not."""
        return [USE, DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the answer."""
        if option == DONE:
            state.finish()
        else:
            self.go(May.pay)


May.STEPS = (May.ask, May.pay, May.get)


class Choose(StepFrame):
    """Alternatives: exactly one that can be carried out at least in part (F-CARD-27)."""

    __slots__ = ()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The possible alternatives."""
        given = self.printed(state).given
        return [
            ("choose", number)
            for number, effect in enumerate(given["options"])
            if possible(state, self.owner, effect, False)
        ]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """The reason against an alternative."""
        effects = self.printed(state).given["options"]
        if option[1] >= len(effects):
            return reason("no-such-alternative", limit=len(effects))
        return None if possible(state, self.owner, effects[option[1]], False) else reason("alternative-impossible")

    def advance(self, state: Stars) -> None:
        """Ask, unless one or none is possible."""
        found = self.options(state, self.me)
        if not found:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.me, found[0])
        else:
            by = chooser_of(self.owner, self.printed(state).by)
            state.offer(by, found, "effect", self.ref, 1, self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the alternative."""
        effect = self.printed(state).given["options"][option[1]]
        state.become(Effect(effect, self.owner))


class Unless(CardSteps):
    """Something happens unless another player does something else in full (F-CARD-25)."""

    __slots__ = ("ref",)

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(owner)
        self.ref = ref

    def ask(self, state: Stars) -> None:
        """Ask whoever may avoid it."""
        self.again()
        given, owner = state.catalog.steps[self.ref].given, self.owner
        threat = "bonus" in given or possible(state, owner, given["do"], False)
        if threat and (given.get("may_be_empty") or possible(state, owner, given["avoid"], True)):
            state.ask(chooser_of(owner, given["by"]), "effect", self.ref, 1, self.me)
        else:
            state.become(Effect(given["do"], owner))

    def bonus(self, state: Stars) -> None:
        """What follows where it was avoided."""
        given = state.catalog.steps[self.ref].given
        if "bonus" in given:
            state.become(Effect(given["bonus"], self.owner))

    def end(self, state: Stars) -> None:
        """Nothing does."""
        state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Avoid it, or let it happen."""
        return [AVOID, REFUSE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        given = state.catalog.steps[self.ref].given
        if option == REFUSE:
            state.become(Effect(given["do"], self.owner))
        else:
            self.go(Unless.bonus)
            state.call(Effect(given["avoid"], self.owner))


Unless.STEPS = (Unless.ask, Unless.bonus, Unless.end)


STEPS = {
    "if": StepRule(_if_able, _begin_if, always),
    "later": StepRule(once, _begin_later, always),
    "may": StepRule(_may_able, lambda state, owner, step: state.enter(May(step.ref, owner)), always),
    "choose": StepRule(_choose_able, lambda state, owner, step: state.enter(Choose(step.ref, owner)), always),
    "unless": StepRule(once, lambda state, owner, step: state.enter(Unless(step.ref, owner)), always),
}
"""The controls."""


def fire_later(state: Stars, timing: str, me: int, opp: int) -> bool:
    """Start one waiting effect of ``me`` whose moment has come; False if there is none."""
    for rule in state.lasting:
        if rule.flag == LATER and rule.seat == me:
            given, owner = state.catalog.steps[rule.ref].given, Owner(me, opp, rule.play)
            if given["when"] == timing and holds(state, owner, given.get("if", ())):
                state.lasting.remove(rule)
                state.call(Effect(given["do"], owner))
                return True
    return False
