"""Effects being carried out: the list of steps, and the chain of single picks.

What a step does is a small function in the module of its topic beside this one, found by its name in the tables there.
"""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.catalog import OPTIONAL, Step
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why
from starhold.games.forbidden_stars.rules.effects.terms import (
    NOBODY,
    PLENTY,
    Owner,
    amount,
    areas_of,
    owner_of,
    why_area,
)
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps

USE: Option = ("use",)
DONE: Option = ("done",)
AVOID: Option = ("avoid",)
REFUSE: Option = ("refuse",)
Able = Callable[[Stars, Owner, Step], int]
Begin = Callable[[Stars, Owner, Step], None]
Every = Callable[[Stars, Owner, Step, list[int]], list[Option]]
Check = Callable[[Stars, Owner, Step, list[int], Option], Why]
OFFERED = 5
"""The version of the rules since which an optional step is offered even where it leaves nothing to pick (F-CARD-12)."""


def never(step: Step) -> bool:
    """No step of that name."""
    return False


def always(step: Step) -> bool:
    """Every step of that name."""
    return True


class Picks:
    """What can be picked for a step: ``every`` pick of the sort, of those the ones that nothing speaks against.

    ``kinds`` are the kinds of its options. ``why`` is the check whether a pick is of the sort at all, or the refusal of
    all others; ``also`` what every pick is checked for as well. ``once``: one pick is all. ``carry`` carries out a
    pick, ``end`` what follows the last.
    """

    __slots__ = ("also", "carry", "end", "every", "kinds", "once", "why")

    def __init__(
        self,
        kinds: str,
        every: Every,
        why: Check | Refusal | None,
        carry: Callable[[Stars, "Pick", Step, Option], None],
        also: Check | None = None,
        once: bool = False,
        end: Callable[[Stars, "Pick", Step], None] | None = None,
    ) -> None:
        self.kinds = kinds.split()
        self.every = every
        self.why = why
        self.carry = carry
        self.also = also
        self.once = once
        self.end = end

    def candidates(self, state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
        """What can be picked now."""
        if got and self.once:
            return []
        found, also = self.every(state, owner, step, got), self.also
        return found if also is None else [pick for pick in found if also(state, owner, step, got, pick) is None]

    def often(self, state: Stars, owner: Owner, step: Step) -> int:
        """How many different picks there are."""
        return len(self.candidates(state, owner, step, []))

    def against(self, state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
        """The reason against a pick."""
        why = self.why
        if isinstance(why, Refusal):
            why = None if option in self.every(state, owner, step, got) else why
        elif why is not None:
            why = why(state, owner, step, got, option)
        return why if why is not None or self.also is None else self.also(state, owner, step, got, option)


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


def picking(picks: Picks, able: Able | None = None) -> StepRule:
    """A step that consists of picks."""
    return StepRule(able or picks.often, begin_picks, always, picks)


def framed(options: Callable[[Stars, Owner, Step], list[Option]], begin: Begin) -> StepRule:
    """A step with a frame of its own, which asks: it could be done as often as there are different ``options``."""
    return StepRule(lambda state, owner, step: len(options(state, owner, step)), begin, always)


def once(state: Stars, owner: Owner, step: Step) -> int:
    """A step that can always be done, once."""
    return 1


def rule_of(step: Step) -> StepRule:
    """The rule of a step of a linked catalog."""
    rule: StepRule = step.rule
    return rule


class CardFrame(Frame):
    """Something that a card does: whose the card is."""

    __slots__ = ("me", "opp", "play")

    def __init__(self, owner: Owner = NOBODY) -> None:
        self.me, self.opp, self.play = owner

    @property
    def owner(self) -> Owner:
        """Whose card it is."""
        return owner_of(self.me, self.opp, self.play)


class CardSteps(Steps):
    """The same in several steps."""

    __slots__ = ("me", "opp", "play")

    def __init__(self, owner: Owner = NOBODY) -> None:
        super().__init__()
        self.me, self.opp, self.play = owner

    @property
    def owner(self) -> Owner:
        """Whose card it is."""
        return owner_of(self.me, self.opp, self.play)


class Effect(CardFrame):
    """The steps of an effect in order (F-CBT-29, F-CARD-22)."""

    __slots__ = ("at", "effect")

    def __init__(self, effect: int = 0, owner: Owner = NOBODY) -> None:
        self.me, self.opp, self.play = owner
        self.effect = effect
        self.at = 0

    def advance(self, state: Stars) -> None:
        """Do the next steps, up to one that calls."""
        stack, steps = state.stack, state.catalog.effects[self.effect]
        while self.at < len(steps):
            step = steps[self.at]
            self.at += 1
            rule: StepRule = step.rule
            owner = owner_of(self.me, self.opp, self.play)
            if step.mode == OPTIONAL and state.config.rules >= OFFERED and not rule.asks(step):
                state.enter(Offer(step.ref, owner))
            else:
                rule.begin(state, owner, step)
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


class StepFrame(CardFrame):
    """A step of a card under way: which one, by its number in the catalog."""

    __slots__ = ("ref",)

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        self.me, self.opp, self.play = owner
        self.ref = ref

    def printed(self, state: Stars) -> Step:
        """The step as the card has it."""
        return state.catalog.steps[self.ref]


class Offer(StepFrame):
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


class Pick(StepFrame):
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
        stack, step = state.stack, state.catalog.steps[self.ref]
        owner = owner_of(self.me, self.opp, self.play)
        picks: Picks = step.picks
        while self.left > 0 and (found := picks.candidates(state, owner, step, self.got)):
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
        picks: Picks = step.picks
        return self._with_end(picks.candidates(state, self.owner, step, self.got))

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a pick."""
        step = self.printed(state)
        picks: Picks = step.picks
        return picks.against(state, self.owner, step, self.got, option)

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
        step = state.catalog.steps[self.ref]
        step.picks.carry(state, self, step, option)

    def _end(self, state: Stars) -> None:
        state.finish()
        step = state.catalog.steps[self.ref]
        picks: Picks = step.picks
        if picks.end is not None:
            picks.end(state, self, step)


# -- picks of areas --------------------------------------------------------------------------------
def area_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """The areas of the step's place."""
    return [("area", area) for area in areas_of(state, owner, step.at)]


def why_place(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    """Reasons against the area of a pick, see `why_area`."""
    return why_area(state, owner, step.at, option[1])


# -- what is possible ------------------------------------------------------------------------------
def able(state: Stars, owner: Owner, step: Step) -> int:
    """How often a step could be done now."""
    rule: StepRule = step.rule
    return rule.able(state, owner, step)


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
