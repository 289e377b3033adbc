"""Chapter 9d: damage, assigned in secret by its owner, unit by unit (F-CBT-32 to F-CBT-45, F-ORB-12)."""

from starhold.games.forbidden_stars.catalog import BASTION, MORALE, WIDTH
from starhold.games.forbidden_stars.effects.board import raze
from starhold.games.forbidden_stars.effects.units import destroy, make_routed
from starhold.games.forbidden_stars.model import PLAYED, Stars
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

WALL = WIDTH
"""The type index that stands for a bastion as a target."""
AT_ONCE = 3
"""The version of the rules from which a side gives all its damage in one answer: how many picks it took was a clue."""
STRIKE = 2
"""The kind of fight that is an orbital strike."""


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
    """Answer for a side whose choices all come to the same; whether it has to be asked."""
    if not damage or not _open(state, seat, damage, state.answers[seat]):
        return False
    if state.config.rules < AT_ONCE:
        return True
    ways = ways_to_take(state, seat, damage)
    if len(ways) == 1:
        state.answers[seat] += ways[0][0]
        _open(state, seat, damage, state.answers[seat])
    return len(ways) > 1


def ways_to_take(state: Stars, seat: int, damage: int, orders: bool = False) -> list[list[list[int]]]:
    """The picks (type and routed in turn) by which a side can take its damage, together those that come to the same.

    Picks that leave no choice are left out. Without ``orders`` some that differ in their order only are missing, never
    the first of those that come to the same: that one is offered.
    """
    found: dict[tuple[tuple[int, int, bool], ...], list[list[int]]] = {}
    ways: list[tuple[list[int], list[int]]] = [([], state.answers[seat][:])]
    seen: set[tuple[tuple[int, int], ...]] = set()
    while ways:
        picks, hits = ways.pop()
        if not _open(state, seat, damage, hits):
            found.setdefault(tuple(sorted(changes(state, seat, damage, hits))), []).append(picks)
            continue
        # While damage is left all targets so far have taken their full health: their order does not matter.
        taken = tuple(sorted(zip(hits[::2], hits[1::2], strict=True)))
        if orders or taken not in seen:
            seen.add(taken)
            ways += [
                ([*picks, kind, routed], [*hits, kind, routed])
                for kind, routed, _ in reversed(next_class(state, seat, hits))
            ]
    return list(found.values())


def as_offered(state: Stars, option: Option) -> Option:
    """The option that comes to the same as these picks, or the picks themselves where they are none of the ways."""
    seat, picks = option[1], list(option[2:])
    return next((("hit", seat, *same[0]) for same in orders_of(state, seat) if picks in same), option)


def orders_of(state: Stars, seat: int) -> list[list[list[int]]]:
    """All orders of picks that answer the open question of a side, together those that come to the same."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Assign) or seat not in frame.waiting:
        return []
    if state.config.rules < AT_ONCE:
        return [[list(option[2:])] for option in targets(state, seat, state.answers[seat])]
    return ways_to_take(state, seat, frame.damage[seat], orders=True)


def _open(state: Stars, seat: int, damage: int, hits: list[int]) -> bool:
    """Make the picks in ``hits`` that leave no choice; whether one is left."""
    takes = health(state, seat)
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
        """``("hit", seat, type, routed, type, routed …)`` for all ways to take the damage; by older rules one pick."""
        if state.config.rules < AT_ONCE:
            return targets(state, seat, state.answers[seat])
        return [("hit", seat, *same[0]) for same in ways_to_take(state, seat, self.damage[seat])]

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


def outcome(state: Stars, seat: int, damage: int) -> list[tuple[int, int, bool]]:
    """``(type, routed, destroyed)`` of every target that damage changes, in the order of its owner's picks."""
    hits = state.answers[seat]
    state.answers[seat] = []
    return changes(state, seat, damage, hits)


def changes(state: Stars, seat: int, damage: int, hits: list[int]) -> list[tuple[int, int, bool]]:
    """What becomes of the targets in ``hits``, without those that stay as they are (F-CBT-39 to F-CBT-42, F-ORB-12)."""
    strike = state.fight == STRIKE
    routs = state.has_rule("strike_damage_routs", seat) if strike else not state.has_rule("cannot_rout", seat)
    found: list[tuple[int, int, bool]] = []
    takes = health(state, seat)
    for kind, routed in zip(hits[::2], hits[1::2], strict=True):
        if damage >= takes[kind]:
            found.append((kind, routed, True))
        elif damage > 0 and routs and kind != WALL and not routed:
            found.append((kind, routed, False))
        damage -= takes[kind]
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
