"""Effects being carried out: the list of steps, the controls, and the chain of single picks."""

from collections.abc import Callable
from functools import cache

from starhold.games.forbidden_stars.components.catalog import COMPULSORY, OPTIONAL, Step
from starhold.games.forbidden_stars.model import LATER, UNTIL, Lasting, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.terms import PLENTY, Owner, amount, chooser_of, holds
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

USE: Option = ("use",)
DONE: Option = ("done",)
OFFERED = 5
"""The version of the rules since which an optional step is offered even where it leaves nothing to pick (F-CARD-12)."""


def _nothing_asked(step: Step) -> bool:
    return False


class Doing:
    """How a step that asks nobody is done: ``able`` tells how often it could be, ``act`` does it.

    ``asks`` says of the steps that do lead to a question whether they can be declined in it.
    """

    __slots__ = ("able", "act", "asks")

    def __init__(
        self,
        able: Callable[[Stars, Owner, Step], int],
        act: Callable[[Stars, Owner, Step], None],
        asks: Callable[[Step], bool] = _nothing_asked,
    ) -> None:
        self.able = able
        self.act = act
        self.asks = asks


class Picking:
    """How a step with something to pick is done: what can be picked now, one pick, and what follows the last.

    ``why`` gives the reasons against a pick, by the kinds of options that are picks; ``stock`` counts what could be
    picked in all (by default the number of different picks). A step with a frame of its own has candidates only.
    """

    __slots__ = ("candidates", "carry", "end", "stock", "why")

    def __init__(
        self,
        candidates: Callable[[Stars, Owner, Step, list[int]], list[Option]],
        carry: Callable[[Stars, "Pick", Step, Option], None] = lambda state, pick, step, option: None,
        why: dict[str, Callable[[Stars, "Pick", Step, Option], Why]] | None = None,
        end: Callable[[Stars, "Pick", Step], None] | None = None,
        stock: Callable[[Stars, Owner, Step], int] | None = None,
    ) -> None:
        self.candidates = candidates
        self.carry = carry
        self.why = why or {}
        self.end = end
        self.stock = stock


DOINGS: dict[str, Doing] = {}
PICKINGS: dict[str, Picking] = {}
BEGIN: dict[str, Callable[[Stars, Owner, Step], None]] = {}
"""Controls, and steps with a frame of their own: how to begin them. `PICKINGS` still tells what a step could do."""
WHOLE: set[str] = set()
"""Of the steps with a frame of their own those that nobody can decline once they are begun."""


class Effect(Frame):
    """The steps of an effect in order (F-CBT-29, F-CARD-22)."""

    __slots__ = ("at", "effect", "me", "opp", "play")

    def __init__(self, effect: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.effect = effect
        self.me = me
        self.opp = opp
        self.play = play
        self.at = 0

    def advance(self, state: Stars) -> None:
        """Do the next steps, up to one that calls."""
        stack = state.stack
        for step in state.catalog.effects[self.effect][self.at :]:
            self.at += 1
            if step.mode == OPTIONAL and state.config.rules >= OFFERED and unasked(step):
                state.enter(Offer(step.ref, self.me, self.opp, self.play))
            else:
                beginning(step.name)(state, self, step)
            if state.decision is not None or stack[-1] is not self:
                return
        state.finish()


@cache
def beginning(name: str) -> Callable[[Stars, Owner, Step], None]:
    """How a step or control of that name starts."""
    return DOINGS[name].act if name in DOINGS else BEGIN.get(name, _begin_picks)


@cache
def unasked(step: Step) -> bool:
    """Whether the step, once begun, leaves its owner no question in which it could be declined."""
    name = step.name
    return not DOINGS[name].asks(step) if name in DOINGS else name in WHOLE


def _begin_picks(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(picks(state, owner, step))


def picks(state: Stars, owner: Owner, step: Step) -> "Pick":
    """The chain of picks for a step."""
    pick = Pick(step.ref, owner.me, owner.opp, owner.play)
    pick.by = owner.opp if step.by == "opp" else owner.me
    pick.left = amount(state, owner, step.n)
    pick.free = step.free
    pick.skip = step.skip
    return pick


class Offer(Frame):
    """An optional step that leaves its owner nothing to pick: it is carried out, or not (F-CARD-12)."""

    __slots__ = ("me", "opp", "play", "ref")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play

    def advance(self, state: Stars) -> None:
        """Ask, if the step could do anything."""
        if able(state, self, state.catalog.steps[self.ref]):
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
            step = state.catalog.steps[self.ref]
            beginning(step.name)(state, self, step)


class Pick(Frame):
    """Picks one after another until enough are made, nothing is left or the chooser is done.

    Nobody is asked when a compulsory pick leaves no choice; ``got`` collects what a step needs until its end.
    """

    __slots__ = ("by", "free", "got", "left", "me", "opp", "play", "ref", "skip")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play
        self.by = me
        self.left = 0
        self.free = 0
        self.skip = 0
        self.got: list[int] = []

    def advance(self, state: Stars) -> None:
        """Ask for the next pick, or make it where nothing is left to choose."""
        stack, step = state.stack, state.catalog.steps[self.ref]
        candidates = PICKINGS[step.name].candidates
        while self.left > 0 and (found := candidates(state, self, step, self.got)):
            if self.skip or (len(found) > 1 and self.left < PLENTY // 2):
                state.offer(self.by, self._with_end(found), "effect", self.ref, self.left, self.me)
                return
            self._carry(state, found[0])
            if state.decision is not None or stack[-1] is not self:
                return
        self._end(state)

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The picks, and the end where the chooser may stop."""
        step = state.catalog.steps[self.ref]
        return self._with_end(PICKINGS[step.name].candidates(state, self, step, self.got))

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a pick, or against stopping."""
        if option == DONE:
            return None if self.skip else reason("must-be-done")
        step = state.catalog.steps[self.ref]
        return PICKINGS[step.name].why[option[0]](state, self, step, option)

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
        PICKINGS[step.name].carry(state, self, step, option)

    def _end(self, state: Stars) -> None:
        state.finish()
        step = state.catalog.steps[self.ref]
        end = PICKINGS[step.name].end
        if end is not None:
            end(state, self, step)


# -- what is possible ------------------------------------------------------------------------------
def able(state: Stars, owner: Owner, step: Step) -> int:
    """How often a step could be done now."""
    name = step.name
    if name in DOINGS:
        return DOINGS[name].able(state, owner, step)
    if name in PICKINGS:
        picking = PICKINGS[name]
        if picking.stock is not None:
            return picking.stock(state, owner, step)
        return len(picking.candidates(state, owner, step, []))
    if name == "may":
        given = step.given
        paid = "cost" not in given or possible(state, owner, given["cost"], True)
        return int(paid and possible(state, owner, given["do"], False))
    if name == "choose":
        return sum(possible(state, owner, option, False) for option in step.given["options"])
    if name == "if":
        branch = step.given["then"] if holds(state, owner, step.given["cond"]) else step.given.get("else", -1)
        return int(branch >= 0 and possible(state, owner, branch, False))
    return 1


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
def _begin_if(state: Stars, owner: Owner, step: Step) -> None:
    given = step.given
    branch = given["then"] if holds(state, owner, given["cond"]) else given.get("else", -1)
    if branch >= 0:
        state.enter(Effect(branch, owner.me, owner.opp, owner.play))


def _begin_later(state: Stars, owner: Owner, step: Step) -> None:
    until = UNTIL.index(step.given["until"])
    state.lasting.append(Lasting(LATER, owner.me, until, 0, step.ref, owner.play))


def _begin_may(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(May(step.ref, owner.me, owner.opp, owner.play))


def _begin_choose(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(Choose(step.ref, owner.me, owner.opp, owner.play))


def _begin_unless(state: Stars, owner: Owner, step: Step) -> None:
    state.enter(Unless(step.ref, owner.me, owner.opp, owner.play))


class May(Frame):
    """An offer: pay the cost in full and get the rest, once or as often as one likes (F-CARD-5, F-CARD-24)."""

    __slots__ = ("left", "me", "opp", "play", "ref", "step")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play
        self.step = 0
        self.left = -1

    def advance(self, state: Stars) -> None:
        """Ask; then the cost; then what it pays for."""
        step = state.catalog.steps[self.ref]
        given = step.given
        if self.left < 0:
            self.left = amount(state, self, given.get("times", 1))
        if self.step == 0:
            cost = given.get("cost", -1)
            if not self.left or (cost >= 0 and not possible(state, self, cost, True)):
                state.finish()
            elif step.mode == COMPULSORY:
                self.take(state, self.me, USE)
            else:
                state.ask(chooser_of(self, step.by), "effect", self.ref, self.left, self.me)
        elif self.step == 1:
            self.step = 2
            if "cost" in given:
                state.call(Effect(given["cost"], self.me, self.opp, self.play))
        else:
            self.step = 0
            self.left -= 1
            state.call(Effect(given["do"], self.me, self.opp, self.play))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pay and get it, or not."""
        return [USE, DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the answer."""
        if option == DONE:
            state.finish()
        else:
            self.step = 1


class Choose(Frame):
    """Alternatives: exactly one that can be carried out at least in part (F-CARD-27)."""

    __slots__ = ("me", "opp", "play", "ref")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The possible alternatives."""
        given = state.catalog.steps[self.ref].given
        return [
            ("choose", number) for number, effect in enumerate(given["options"]) if possible(state, self, effect, False)
        ]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """The reason against an alternative; to take none is none."""
        effects = state.catalog.steps[self.ref].given["options"]
        if option == DONE:
            return reason("must-be-done")
        if option[1] >= len(effects):
            return reason("no-such-alternative", limit=len(effects))
        return None if possible(state, self, effects[option[1]], False) else reason("alternative-impossible")

    def advance(self, state: Stars) -> None:
        """Ask, unless one or none is possible."""
        found = self.options(state, self.me)
        if not found:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.me, found[0])
        else:
            by = chooser_of(self, state.catalog.steps[self.ref].by)
            state.offer(by, found, "effect", self.ref, 1, self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the alternative."""
        effect = state.catalog.steps[self.ref].given["options"][option[1]]
        state.become(Effect(effect, self.me, self.opp, self.play))


class Unless(Frame):
    """Something happens unless another player does something else in full (F-CARD-25)."""

    __slots__ = ("me", "opp", "play", "ref", "step")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play
        self.step = 0

    def advance(self, state: Stars) -> None:
        """Ask whoever may avoid it; what follows depends on the answer."""
        given = state.catalog.steps[self.ref].given
        if self.step == 0:
            threat = "bonus" in given or possible(state, self, given["do"], False)
            free = given.get("may_be_empty") or possible(state, self, given["avoid"], True)
            if threat and free:
                state.ask(chooser_of(self, given["by"]), "effect", self.ref, 1, self.me)
            else:
                state.become(Effect(given["do"], self.me, self.opp, self.play))
        elif self.step == 1 and "bonus" in given:
            state.become(Effect(given["bonus"], self.me, self.opp, self.play))
        else:
            state.finish()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Avoid it, or let it happen."""
        return [("avoid",), ("refuse",)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """One of the two has to be."""
        return reason("must-be-done") if option == DONE else None

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        given = state.catalog.steps[self.ref].given
        if option == ("refuse",):
            state.become(Effect(given["do"], self.me, self.opp, self.play))
        else:
            self.step = 1
            state.call(Effect(given["avoid"], self.me, self.opp, self.play))


BEGIN["if"] = _begin_if
BEGIN["later"] = _begin_later
BEGIN["may"] = _begin_may
BEGIN["choose"] = _begin_choose
BEGIN["unless"] = _begin_unless


def fire_later(state: Stars, timing: str, me: int, opp: int) -> bool:
    """Start one waiting effect of ``me`` whose moment has come; False if there is none."""
    for rule in state.lasting:
        if rule.flag == LATER and rule.seat == me:
            given = state.catalog.steps[rule.ref].given
            effect = Effect(given["do"], me, opp, rule.play)
            if given["when"] == timing and holds(state, effect, given.get("if", ())):
                state.lasting.remove(rule)
                state.call(effect)
                return True
    return False
