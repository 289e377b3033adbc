"""Chapter 9d: damage, assigned in secret by its owner, unit by unit (F-CBT-32 to F-CBT-45, F-ORB-12)."""

from starhold.games.forbidden_stars.catalog import BASTION, MORALE, WIDTH
from starhold.games.forbidden_stars.effects.board import raze
from starhold.games.forbidden_stars.effects.units import destroy, make_routed
from starhold.games.forbidden_stars.model import PLAYED, Stars
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

WALL = WIDTH
"""The type index that stands for a bastion as a target."""


def icons(state: Stars) -> list[int]:
    """Bolters (at twice a seat's number) and shields (next to them): dice, cards of this round, tokens (F-CBT-34)."""
    rolled = state.dice[:]
    del rolled[MORALE::3]
    total = list(map(sum, zip(rolled, state.tokens, state.bonus, strict=True)))
    plays, since = state.plays, 0 if state.flags.all_icons else state.bout
    for i in range(0, len(plays), PLAYED):
        if plays[i + 2] >= since and plays[i + 4]:
            seat = plays[i]
            bolters, shields, _ = state.faction(seat).cards[plays[i + 1]].icons
            total[2 * seat] += bolters
            total[2 * seat + 1] += shields
    return total


def damage_to(state: Stars, seat: int, total: list[int]) -> int:
    """The opponent's bolters minus own shields, by what `icons` counted (F-CBT-32)."""
    return max(0, total[2 * state.opponent(seat)] - total[2 * seat + 1])


def health(state: Stars, seat: int) -> tuple[int, ...]:
    """How much damage a target of each type, the bastion last, can take in one step."""
    return state.faction(seat).health[state.board.world[state.here]]


def left_over(state: Stars, seat: int, damage: int, hits: list[int]) -> int:
    """The damage that remains after the targets in ``hits`` (type and routed in turn) have taken theirs (F-CBT-38)."""
    takes = health(state, seat)
    return damage - sum([takes[kind] for kind in hits[::2]])


def exposed(state: Stars, seat: int, routed: int, hits: list[int]) -> list[int]:
    """How many targets of each type, the bastion last, could still take damage; unrouted or routed ones."""
    start = state.unit(state.here, seat, 0)
    left = (state.routed if routed else state.fresh)[start : start + WIDTH]
    if state.lasting and state.has_rule("no_damage", seat):
        left = [0] * WIDTH
    left.append(int(not routed and state.has_bastion(state.here, seat)))
    if hits:
        for kind, flipped in zip(hits[::2], hits[1::2], strict=True):
            left[kind] -= flipped == routed
    return left


def next_class(state: Stars, seat: int, hits: list[int]) -> list[tuple[int, int, int]]:
    """``(type, routed, how many)`` of what may take damage next; routed units only after all others (F-CBT-37)."""
    if state.aimed >= 0 and not hits:
        place, routed = divmod(state.aimed, 2)
        if (state.routed if routed else state.fresh)[place] > 0:
            return [(place % WIDTH, routed, 1)]
    for routed in (0, 1):
        found = [(kind, routed, count) for kind, count in enumerate(exposed(state, seat, routed, hits)) if count]
        if found:
            return found
    return []


def targets(state: Stars, seat: int, hits: list[int]) -> list[Option]:
    """``("hit", seat, type, routed)`` of what may take damage next."""
    return [("hit", seat, kind, routed) for kind, routed, _ in next_class(state, seat, hits)]


def undecided(state: Stars, seat: int, damage: int) -> bool:
    """Make all picks of a side that leave no choice; whether one is left."""
    if not damage:
        return False
    hits, takes = state.answers[seat], health(state, seat)
    left = left_over(state, seat, damage, hits) if hits else damage
    while left > 0 and (found := next_class(state, seat, hits)):
        whole = 0
        for kind, _, count in found:
            whole += takes[kind] * count
        if len(found) > 1 and left < whole:
            return True
        for kind, routed, count in found:
            hits += [kind, routed] * (count if left >= whole else -(-left // takes[kind]))
        left -= whole
    return False


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
        """The next targets."""
        return targets(state, seat, state.answers[seat])

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
        """Note one target."""
        state.answers[seat] += option[2:]


def outcome(state: Stars, seat: int, damage: int) -> list[tuple[int, int, bool]]:
    """``(type, routed, destroyed)`` of every target that takes damage, in the order of its owner's picks."""
    found: list[tuple[int, int, bool]] = []
    hits, takes = state.answers[seat], health(state, seat)
    state.answers[seat] = []
    for i in range(0, len(hits), 2):
        full = takes[hits[i]]
        if damage > 0:
            found.append((hits[i], hits[i + 1], damage >= full))
        damage -= full
    return found


def apply_combat(state: Stars, damage: list[int]) -> None:
    """Both sides' damage at once: destroyed, routed, or unchanged (F-CBT-33, F-CBT-39 to F-CBT-42)."""
    wounded = []
    for seat in (state.attacker, state.defender):
        if state.events is not None:
            state.emit("damage-dealt", seat=seat, count=damage[seat])
        for kind, routed, destroyed in outcome(state, seat, damage[seat]) if damage[seat] else ():
            if destroyed:
                _strike_off(state, seat, kind, routed)
            elif kind != WALL and not routed and not state.has_rule("cannot_rout", seat):
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
    routs = state.has_rule("strike_damage_routs", seat)
    state.emit("damage-dealt", seat=seat, count=damage)
    for kind, routed, destroyed in outcome(state, seat, damage):
        if destroyed:
            _strike_off(state, seat, kind, routed)
        elif routs and kind != WALL and not routed:
            make_routed(state, seat, state.here, kind)
