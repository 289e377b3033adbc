"""Chapter 9d: damage, assigned in secret by its owner, unit by unit (F-CBT-32 to F-CBT-45, F-ORB-12)."""

from starhold.games.forbidden_stars.catalog import BASTION, BASTION_HEALTH, WIDTH
from starhold.games.forbidden_stars.effects.board import raze
from starhold.games.forbidden_stars.effects.units import destroy, make_routed
from starhold.games.forbidden_stars.model import PLAYED, Stars
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

WALL = WIDTH
"""The type index that stands for a bastion as a target."""


def icons(state: Stars, seat: int, kind: int) -> int:
    """Bolters (0) or shields (1) of a side: dice, cards of this round, tokens (F-CBT-34)."""
    total = state.dice[seat * 3 + kind] + state.tokens[seat * 2 + kind] + state.bonus[seat * 2 + kind]
    plays, cards = state.plays, state.faction(seat).cards
    bout = 0 if state.flags.all_icons else state.bout
    for i in range(0, len(plays), PLAYED):
        if plays[i] == seat and plays[i + 2] >= bout and plays[i + 4]:
            total += cards[plays[i + 1]].icons[kind]
    return total


def damage_to(state: Stars, seat: int) -> int:
    """The opponent's bolters minus own shields (F-CBT-32)."""
    return max(0, icons(state, state.opponent(seat), 0) - icons(state, seat, 1))


def health(state: Stars, seat: int, kind: int) -> int:
    """How much damage a target can take in one step."""
    return BASTION_HEALTH if kind == WALL else state.kind(seat, kind, state.here).health


def left_over(state: Stars, seat: int, damage: int, hits: list[int]) -> int:
    """The damage that remains after the targets in ``hits`` (type and routed in turn) have taken theirs (F-CBT-38)."""
    for i in range(0, len(hits), 2):
        damage -= health(state, seat, hits[i])
    return damage


def exposed(state: Stars, seat: int, routed: int, hits: list[int]) -> list[int]:
    """How many targets of each type, the bastion last, could still take damage; unrouted or routed ones."""
    if state.has_rule("no_damage", seat):
        left = [0] * WIDTH
    else:
        start = state.unit(state.here, seat, 0)
        left = (state.routed if routed else state.fresh)[start : start + WIDTH]
    left.append(int(not routed and state.has_bastion(state.here, seat)))
    for i in range(0, len(hits), 2):
        if hits[i + 1] == routed:
            left[hits[i]] -= 1
    return left


def targets(state: Stars, seat: int, hits: list[int]) -> list[Option]:
    """``("hit", seat, type, routed)`` of what may take damage next; routed units only after all others (F-CBT-37)."""
    if state.aimed >= 0 and not hits:
        place, routed = divmod(state.aimed, 2)
        if (state.routed if routed else state.fresh)[place] > 0:
            return [("hit", seat, place % WIDTH, routed)]
    found: list[Option] = []
    for routed in (0, 1):
        found = found or [("hit", seat, kind, routed) for kind, n in enumerate(exposed(state, seat, routed, hits)) if n]
    return found


def undecided(state: Stars, seat: int, damage: int) -> bool:
    """Make all picks of a side that leave no choice; whether one is left."""
    if not damage:
        return False
    hits = state.answers[seat]
    left = left_over(state, seat, damage, hits)
    while left > 0:
        found = targets(state, seat, hits)
        if not found:
            return False
        if len(found) > 1 and left < _all(state, seat, hits):
            return True
        hits += found[0][2:]
        left -= health(state, seat, found[0][2])
    return False


def _all(state: Stars, seat: int, hits: list[int]) -> int:
    """The damage that destroys everything of the first class (unrouted and bastion, or routed) left."""
    for routed in (0, 1):
        left = exposed(state, seat, routed, hits)
        if any(left):
            return sum(health(state, seat, kind) * count for kind, count in enumerate(left) if count)
    return 0


def assign(state: Stars, seats: list[int], damage: list[int]) -> None:
    """Let those sides take that damage; nobody is asked where the result is the same."""
    open_choices = [seat for seat, dealt in zip(seats, damage, strict=True) if undecided(state, seat, dealt)]
    if open_choices:
        state.call(Assign(seats, damage))


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
            state.ask_all(tuple(self.waiting), "damage", *self.damage)
        else:
            state.finish()

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note one target."""
        state.answers[seat] += option[2:]


def outcome(state: Stars, seat: int, damage: int) -> list[tuple[int, int, bool]]:
    """``(type, routed, destroyed)`` of every target that takes damage, in the order of its owner's picks."""
    found = []
    hits = state.answers[seat]
    for i in range(0, len(hits), 2):
        full = health(state, seat, hits[i])
        if damage > 0:
            found.append((hits[i], hits[i + 1], damage >= full))
        damage -= full
    state.answers[seat] = []
    return found


def apply_combat(state: Stars, damage: list[int]) -> None:
    """Both sides' damage at once: destroyed, routed, or unchanged (F-CBT-33, F-CBT-39 to F-CBT-42)."""
    results = [(seat, outcome(state, seat, damage[seat])) for seat in (state.attacker, state.defender)]
    wounded = []
    for seat, result in results:
        state.emit("damage-dealt", seat=seat, count=damage[seat])
        for kind, routed, destroyed in result:
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
