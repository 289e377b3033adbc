"""Chapter 9d: damage, assigned in secret by its owner, unit by unit (F-CBT-32 to F-CBT-45, F-ORB-12)."""

from starhold.games.forbidden_stars.components.catalog import BASTION, DEFENCE, OFFENCE, WIDTH
from starhold.games.forbidden_stars.model import STRIKE, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.damage_ways import (
    KINDS,
    WALL,
    Changes,
    Hits,
    after,
    changes,
    completed,
    followed,
    forced,
    next_up,
    taps,
    ways,
)
from starhold.games.forbidden_stars.rules.effects.board import raze
from starhold.games.forbidden_stars.rules.effects.harm import destroy, make_routed
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import Frame

NOTHING = (0,) * KINDS
BARRED = (0,) * WIDTH
AT_ONCE = 3
"""The version of the rules from which a side gives all its damage in one answer: how many picks it took was a clue."""


def icons(state: Stars) -> list[list[int]]:
    """Bolters and shields of each seat: dice, cards of this round, tokens (F-CBT-34)."""
    rows = zip(state.dice, state.tokens, state.bonus, strict=True)
    total = [[dice[OFFENCE] + own[0] + more[0], dice[DEFENCE] + own[1] + more[1]] for dice, own, more in rows]
    since = 0 if state.flags.all_icons else state.bout
    for seat, card, bout, _, active in state.plays:
        if bout >= since and active:
            bolters, shields, _ = state.faction(seat).cards[card].icons
            total[seat][OFFENCE] += bolters
            total[seat][DEFENCE] += shields
    return total


def damage_to(state: Stars, seat: int, total: list[list[int]]) -> int:
    """The opponent's bolters minus own shields, by what `icons` counted (F-CBT-32)."""
    return max(0, total[state.opponent(seat)][OFFENCE] - total[seat][DEFENCE])


def health(state: Stars, seat: int) -> tuple[int, ...]:
    """How much damage a target of each type, the bastion last, can take in one step."""
    return state.faction(seat).health[state.board.world[state.here]]


def left_over(state: Stars, seat: int, damage: int, hits: list[int]) -> int:
    """The damage that remains after the targets in ``hits`` (type and routed in turn) have taken theirs (F-CBT-38)."""
    takes = health(state, seat)
    return damage - sum([takes[kind] for kind in hits[::2]])


def exposed(state: Stars, seat: int, hits: list[int]) -> tuple[int, ...]:
    """How many targets of each type could still take damage after ``hits``, as a pool (see `hits`)."""
    start = state.unit(state.here, seat, 0)
    wall = int(state.has_bastion(state.here, seat))
    if state.lasting and state.has_rule("no_damage", seat):
        pool = (*BARRED, wall, *BARRED, 0)
    else:
        end = start + WIDTH
        pool = (*state.fresh[start:end], wall, *state.routed[start:end], 0)
    return after(NOTHING, pool, 0, tuple(hits))[0] if hits else pool


def aimed_at(state: Stars, hits: list[int]) -> list[int]:
    """The unit that a card makes take damage first, type and routed, while nothing is hit yet (F-ORB-12)."""
    if state.aimed < 0 or hits:
        return []
    place, routed = divmod(state.aimed, 2)
    return [place % WIDTH, routed] if (state.routed if routed else state.fresh)[place] > 0 else []


def targets(state: Stars, seat: int, hits: list[int]) -> list[Option]:
    """``("hit", seat, type, routed)`` of what may take damage next."""
    if first := aimed_at(state, hits):
        return [("hit", seat, *first)]
    pool = exposed(state, seat, hits)
    return [("hit", seat, place % KINDS, place // KINDS) for place in next_up(pool) if pool[place]]


def undecided(state: Stars, seat: int, damage: int) -> bool:
    """Answer for a side whose choices all come to the same; whether it has to be asked."""
    if not damage:
        return False
    hits, takes = state.answers[seat], health(state, seat)
    if state.aimed >= 0:
        hits += aimed_at(state, hits)
    pool = exposed(state, seat, hits)
    left = damage - sum([takes[kind] for kind in hits[::2]]) if hits else damage
    more, choice = forced(takes, pool, left)
    if choice and state.config.rules >= AT_ONCE:
        answers = ways(takes, pool, left, routs(state, seat))
        choice = len(answers) > 1
        if not choice:
            more += answers[0][0]
            more += forced(takes, *after(takes, pool, left, more))[0]
    hits += more
    return choice


def ways_to_take(state: Stars, seat: int, damage: int) -> tuple[tuple[Hits, ...], ...]:
    """The picks by which a side can take its damage, together those that come to the same; see `hits.ways`."""
    return ways(*_situation(state, seat, damage), routs(state, seat))


def _situation(state: Stars, seat: int, damage: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Health, pool and the damage still to be given, see `hits`."""
    hits = state.answers[seat]
    return health(state, seat), exposed(state, seat, hits), left_over(state, seat, damage, hits)


def routs(state: Stars, seat: int) -> bool:
    """Whether damage that does not destroy an unrouted unit of a side routs it (F-CBT-40, F-ORB-12)."""
    if state.fight == STRIKE:
        return state.has_rule("strike_damage_routs", seat)
    return not (state.lasting and state.has_rule("cannot_rout", seat))


def as_offered(state: Stars, option: Option) -> Option:
    """The option that comes to the same as these picks, or the picks themselves where they are none of the ways."""
    seat, picks = option[1], option[2:]
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Assign) or seat not in frame.waiting or state.config.rules < AT_ONCE:
        return option
    damage = frame.damage[seat]
    meant = _result(state, seat, damage, picks)
    if meant is None:
        return option
    return next(
        ("hit", seat, *same[0])
        for same in ways_to_take(state, seat, damage)
        if _result(state, seat, damage, same[0]) == meant
    )


def _result(state: Stars, seat: int, damage: int, picks: Hits) -> Changes | None:
    takes, pool, left = _situation(state, seat, damage)
    hits = completed(takes, pool, left, picks)
    return None if hits is None else tuple(sorted(changes(takes, left, hits, routs(state, seat))))


def taps_of(state: Stars, seat: int) -> dict[Hits, tuple[int, list[Hits]]]:
    """For each offered answer of a side how many of its taps may come in any order, and the taps; see `hits.taps`.

    Empty where targets are named one by one (by older rules).
    """
    frame = state.stack[-1]
    if not isinstance(frame, Assign) or state.config.rules < AT_ONCE:
        return {}
    damage = frame.damage[seat]
    situation = _situation(state, seat, damage)
    return {same[0]: taps(*situation, same) for same in ways_to_take(state, seat, damage)}


def assign(state: Stars, seats: list[int], damage: list[int]) -> bool:
    """Let those sides take that damage; whether somebody is asked: nobody is where the result is the same."""
    open_choices = [seat for seat, dealt in zip(seats, damage, strict=True) if undecided(state, seat, dealt)]
    if open_choices:
        frame = Assign(seats, damage)
        frame.waiting = open_choices
        state.call(frame)
        frame.ask(state)
    return bool(open_choices)


class Assign(Frame):
    """All sides say in secret which units take the damage."""

    __slots__ = ("damage", "waiting")

    def __init__(self, waiting: list[int] | None = None, damage: list[int] | None = None) -> None:
        self.waiting = waiting or []
        self.damage = [0] * (max(self.waiting, default=-1) + 1)
        for seat, dealt in zip(self.waiting, damage or [], strict=True):
            self.damage[seat] = dealt

    def options(self, state: Stars, seat: int) -> list[Option]:
        """``("hit", seat, type, routed, type, routed …)`` for all ways to take the damage; by older rules one pick."""
        if state.config.rules < AT_ONCE:
            return targets(state, seat, state.answers[seat])
        return [("hit", seat, *same[0]) for same in ways_to_take(state, seat, self.damage[seat])]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against targets: against the first that is impossible, else against their number (F-CBT-36)."""
        if option[1] != seat:
            return reason("not-your-unit")
        picks, at_once = option[2:], state.config.rules >= AT_ONCE
        takes, pool, left = _situation(state, seat, self.damage[seat])
        _, more, pool, choice = followed(takes, pool, left, picks) if at_once else ((), picks, pool, True)
        if more:
            place = more[0] + more[1] * KINDS
            if not exposed(state, seat, [])[place]:
                spared = more[0] != WALL and state.has_rule("no_damage", seat)
                return reason("no-damage-now") if spared else reason("no-such-unit-there", "F-CBT-36")
            if not pool[place]:
                return reason("already-hit")
            if place not in next_up(pool):
                return reason("unrouted-first")
            return reason("damage-given") if at_once else self._why_one(state, seat, more)
        if choice:
            return reason("damage-left")
        return None if as_offered(state, option) == option else Refusal("not-an-option")

    def _why_one(self, state: Stars, seat: int, pick: Hits) -> Why:
        """By older rules targets are named one at a time, the unit at which a card aims first."""
        first = aimed_at(state, state.answers[seat])
        if len(pick) > 2:
            return Refusal("not-an-option")
        return reason("unit-does-not-fit", "F-ORB-12") if first and list(pick) != first else None

    def advance(self, state: Stars) -> None:
        """Ask whoever has damage left and a choice."""
        self.waiting = [seat for seat in self.waiting if undecided(state, seat, self.damage[seat])]
        if self.waiting:
            self.ask(state)
        else:
            state.finish()

    def ask(self, state: Stars) -> None:
        """Ask all who wait."""
        state.ask_all(tuple(self.waiting), "damage", *self.damage)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the targets."""
        state.answers[seat] += option[2:]


def outcome(state: Stars, seat: int, damage: int) -> Changes:
    """``(type, routed, destroyed)`` of every target that damage changes, in the order of its owner's picks."""
    hits = tuple(state.answers[seat])
    state.answers[seat] = []
    return changes(health(state, seat), damage, hits, routs(state, seat))


def apply_combat(state: Stars, damage: list[int]) -> None:
    """Both sides' damage at once: destroyed, routed, or unchanged (F-CBT-33, F-CBT-39 to F-CBT-42)."""
    wounded = []
    for seat in (state.attacker, state.defender):
        if state.events is not None:
            state.emit("damage-dealt", seat=seat, count=damage[seat])
        for kind, routed, destroyed in outcome(state, seat, damage[seat]) if damage[seat] else ():
            if destroyed:
                _strike_off(state, seat, kind, routed)
            else:
                wounded.append((seat, kind))
    for seat, kind in wounded:
        make_routed(state, seat, state.here, kind)


def _strike_off(state: Stars, seat: int, kind: int, routed: int) -> None:
    if kind == WALL:
        raze(state, state.here, BASTION)
    else:
        destroy(state, seat, state.here, kind, routed)


def apply_strike(state: Stars, damage: int) -> None:
    """A strike destroys; it routs only by a card (F-ORB-12)."""
    seat = state.defender
    state.emit("damage-dealt", seat=seat, count=damage)
    for kind, routed, destroyed in outcome(state, seat, damage):
        if destroyed:
            _strike_off(state, seat, kind, routed)
        else:
            make_routed(state, seat, state.here, kind)
