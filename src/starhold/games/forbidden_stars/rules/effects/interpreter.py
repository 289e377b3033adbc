"""Effects being carried out: the list of steps, the controls, and the chain of single picks."""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.catalog import COMPULSORY, OPTIONAL, Step
from starhold.games.forbidden_stars.model import LATER, UNTIL, Lasting, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.terms import NOBODY, PLENTY, Owner, amount, chooser_of, holds
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

USE: Option = ("use",)
DONE: Option = ("done",)
Able = Callable[[Stars, Owner, Step], int]
Begin = Callable[[Stars, Owner, Step], None]
Candidates = Callable[[Stars, Owner, Step, list[int]], list[Option]]
OFFERED = 5
"""The version of the rules since which an optional step is offered even where it leaves nothing to pick (F-CARD-12)."""


def never(step: Step) -> bool:
    """No step of that name."""
    return False


def always(step: Step) -> bool:
    """Every step of that name."""
    return True


class Picks:
    """What can be picked for a step now, one pick, the reasons against others by kind, and what follows the last."""

    __slots__ = ("candidates", "carry", "end", "why")

    def __init__(
        self,
        candidates: Candidates,
        carry: Callable[[Stars, "Pick", Step, Option], None],
        why: dict[str, Callable[[Stars, "Pick", Step, Option], Why]],
        end: Callable[[Stars, "Pick", Step], None] | None = None,
    ) -> None:
        self.candidates = candidates
        self.carry = carry
        self.why = why
        self.end = end


class StepRule:
    """How a step of cards is done: ``able`` tells how often it could be, ``begin`` starts it.

    ``asks`` says of its steps whether they lead to a question in which they can be declined.
    """

    __slots__ = ("able", "asks", "begin", "picks")

    def __init__(
        self, able: Able, begin: Begin, asks: Callable[[Step], bool] = never, picks: Picks | None = None
    ) -> None:
        self.able = able
        self.begin = begin
        self.asks = asks
        self.picks = picks


def different(candidates: Candidates) -> Able:
    """As often as there are different picks."""
    return lambda state, owner, step: len(candidates(state, owner, step, []))


def picking(picks: Picks, able: Able | None = None) -> StepRule:
    """A step that consists of picks."""
    return StepRule(able or different(picks.candidates), begin_picks, always, picks)


def framed(candidates: Candidates, begin: Begin) -> StepRule:
    """A step with a frame of its own, which asks."""
    return StepRule(different(candidates), begin, always)


def rule_of(step: Step) -> StepRule:
    """The rule of a step of a linked catalog."""
    rule = step.rule
    assert isinstance(rule, StepRule)
    return rule


def picks_of(step: Step) -> Picks:
    """What can be picked for a step that has picks."""
    picks = rule_of(step).picks
    assert picks is not None
    return picks


class Effect(Frame):
    """The steps of an effect in order (F-CBT-29, F-CARD-22)."""

    __slots__ = ("at", "effect", "me", "opp", "play")

    def __init__(self, effect: int = 0, owner: Owner = NOBODY) -> None:
        self.effect = effect
        self.me, self.opp, self.play = owner
        self.at = 0

    def advance(self, state: Stars) -> None:
        """Do the next steps, up to one that calls."""
        stack, owner = state.stack, Owner(self.me, self.opp, self.play)
        for step in state.catalog.effects[self.effect][self.at :]:
            self.at += 1
            if step.mode == OPTIONAL and state.config.rules >= OFFERED and not rule_of(step).asks(step):
                state.enter(Offer(step.ref, owner))
            else:
                rule_of(step).begin(state, owner, step)
            if state.decision is not None or stack[-1] is not self:
                return
        state.finish()


def begin_picks(state: Stars, owner: Owner, step: Step) -> None:
    """Pick one after another."""
    state.enter(pick_for(state, owner, step))


def pick_for(state: Stars, owner: Owner, step: Step) -> "Pick":
    """The chain of picks for a step."""
    pick = Pick(step.ref, owner)
    pick.by = owner.opp if step.by == "opp" else owner.me
    pick.left = amount(state, owner, step.n)
    pick.free = step.free
    pick.skip = step.skip
    return pick


class CardFrame(Frame):
    """A step of a card under way: which one (its number in the catalog), and whose the card is."""

    __slots__ = ("me", "opp", "play", "ref")

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        self.ref = ref
        self.me, self.opp, self.play = owner

    @property
    def owner(self) -> Owner:
        """Whose card it is."""
        return Owner(self.me, self.opp, self.play)

    def printed(self, state: Stars) -> Step:
        """The step as the card has it."""
        return state.catalog.steps[self.ref]


class Offer(CardFrame):
    """An optional step that leaves its owner nothing to pick: it is carried out, or not (F-CARD-12)."""

    __slots__ = ()

    def advance(self, state: Stars) -> None:
        """Ask, if the step could do anything."""
        if able(state, self.owner, self.printed(state)):
            state.ask(self.me, "effect", self.ref, 1, self.me)
        else:
            state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Carry it out, or not."""
        return [USE, DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry it out, or not."""
        state.finish()
        if option == USE:
            step = self.printed(state)
            rule_of(step).begin(state, self.owner, step)


class Pick(CardFrame):
    """Picks one after another until enough are made, nothing is left or the chooser is done.

    Nobody is asked when a compulsory pick leaves no choice; ``got`` collects what a step needs until its end.
    """

    __slots__ = ("by", "free", "got", "left", "skip")

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(ref, owner)
        self.by = self.me
        self.left = 0
        self.free = 0
        self.skip = 0
        self.got: list[int] = []

    def advance(self, state: Stars) -> None:
        """Ask for the next pick, or make it where nothing is left to choose."""
        stack, step = state.stack, self.printed(state)
        candidates = picks_of(step).candidates
        while self.left > 0 and (found := candidates(state, self.owner, step, self.got)):
            if self.skip or (len(found) > 1 and self.left < PLENTY // 2):
                state.offer(self.by, self._with_end(found), "effect", self.ref, self.left, self.me)
                return
            self._carry(state, found[0])
            if state.decision is not None or stack[-1] is not self:
                return
        self._end(state)

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The picks, and the end where the chooser may stop."""
        step = self.printed(state)
        return self._with_end(picks_of(step).candidates(state, self.owner, step, self.got))

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a pick."""
        step = self.printed(state)
        return picks_of(step).why[option[0]](state, self, step, option)

    def _with_end(self, found: list[Option]) -> list[Option]:
        return [*found, DONE] if self.skip else found

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Make the pick."""
        if option == DONE:
            self._end(state)
        else:
            self._carry(state, option)

    def _carry(self, state: Stars, option: Option) -> None:
        self.left -= 1
        if not self.free:
            self.skip = 0
        step = self.printed(state)
        picks_of(step).carry(state, self, step, option)

    def _end(self, state: Stars) -> None:
        state.finish()
        step = self.printed(state)
        end = picks_of(step).end
        if end is not None:
            end(state, self, step)


# -- what is possible ------------------------------------------------------------------------------
def able(state: Stars, owner: Owner, step: Step) -> int:
    """How often a step could be done now."""
    return rule_of(step).able(state, owner, step)


def possible(state: Stars, owner: Owner, effect: int, full: bool) -> bool:
    """Whether an effect can be done: every step ``full``y, or at least one step in part (F-CARD-25, F-CARD-27)."""
    for step in state.catalog.effects[effect]:
        often = able(state, owner, step)
        if full and often < _wanted(state, owner, step):
            return False
        if often and not full:
            return True
    return full


def _wanted(state: Stars, owner: Owner, step: Step) -> int:
    number = amount(state, owner, step.n)
    return 1 if number >= PLENTY or step.name not in ("lose_dice", "lose_materiel", "lose_tokens") else number


# -- controls --------------------------------------------------------------------------------------
def once(state: Stars, owner: Owner, step: Step) -> int:
    """A step that can always be done, once."""
    return 1


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


def _begin_may(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(May(step.ref, owner))


def _begin_choose(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(Choose(step.ref, owner))


def _begin_unless(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(Unless(step.ref, owner))


class May(CardFrame):
    """An offer: pay the cost in full and get the rest, once or as often as one likes (F-CARD-5, F-CARD-24)."""

    __slots__ = ("left", "step")

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(ref, owner)
        self.step = 0
        self.left = -1

    def advance(self, state: Stars) -> None:
        """Ask; then the cost; then what it pays for."""
        step = self.printed(state)
        given = step.given
        if self.left < 0:
            self.left = amount(state, self.owner, given.get("times", 1))
        if self.step == 0:
            cost = given.get("cost", -1)
            if not self.left or (cost >= 0 and not possible(state, self.owner, cost, True)):
                state.finish()
            elif step.mode == COMPULSORY:
                self.take(state, self.me, USE)
            else:
                state.ask(chooser_of(self.owner, step.by), "effect", self.ref, self.left, self.me)
        elif self.step == 1:
            self.step = 2
            if "cost" in given:
                state.call(Effect(given["cost"], self.owner))
        else:
            self.step = 0
            self.left -= 1
            state.call(Effect(given["do"], self.owner))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pay and get it, or not."""
        return [USE, DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the answer."""
        if option == DONE:
            state.finish()
        else:
            self.step = 1


class Choose(CardFrame):
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


class Unless(CardFrame):
    """Something happens unless another player does something else in full (F-CARD-25)."""

    __slots__ = ("step",)

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(ref, owner)
        self.step = 0

    def advance(self, state: Stars) -> None:
        """Ask whoever may avoid it; what follows depends on the answer."""
        given = self.printed(state).given
        if self.step == 0:
            threat = "bonus" in given or possible(state, self.owner, given["do"], False)
            free = given.get("may_be_empty") or possible(state, self.owner, given["avoid"], True)
            if threat and free:
                state.ask(chooser_of(self.owner, given["by"]), "effect", self.ref, 1, self.me)
            else:
                state.become(Effect(given["do"], self.owner))
        elif self.step == 1 and "bonus" in given:
            state.become(Effect(given["bonus"], self.owner))
        else:
            state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Avoid it, or let it happen."""
        return [("avoid",), ("refuse",)]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        given = self.printed(state).given
        if option == ("refuse",):
            state.become(Effect(given["do"], self.owner))
        else:
            self.step = 1
            state.call(Effect(given["avoid"], self.owner))


STEPS = {
    "if": StepRule(_if_able, _begin_if, always),
    "later": StepRule(once, _begin_later, always),
    "may": StepRule(_may_able, _begin_may, always),
    "choose": StepRule(_choose_able, _begin_choose, always),
    "unless": StepRule(once, _begin_unless, always),
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
