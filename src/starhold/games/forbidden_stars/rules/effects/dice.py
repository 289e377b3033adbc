"""Steps on dice and combat tokens (F-CARD-1 to F-CARD-8)."""

from starhold.games.forbidden_stars.components.catalog import DEFENCE, FACES, OFFENCE, Step
from starhold.games.forbidden_stars.model import MAX_DICE, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import OFFERED, Pick, Picks, StepRule, pick_for, picking
from starhold.games.forbidden_stars.rules.effects.terms import Owner, amount, seats_of
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

FACE_OF = (0, 0, 0, 0, 1, 1, 2)
"""What a die shows: 1 to 3 offence, 4 and 5 defence, 6 morale (F-LIM-17)."""
ANY_FACE = (0, 1, 2)
BARRED = (1, 3)
"""Version and reading of the rules since which who cannot gain shield tokens copies none either (F-CARD-11)."""


def pool(state: Stars, seat: int) -> int:
    """How many dice a side has."""
    return sum(state.dice[seat])


def room(state: Stars, seat: int) -> int:
    """How many more dice a side may have (F-LIM-13)."""
    return MAX_DICE - pool(state, seat)


def give_tokens(state: Stars, seat: int, kind: int, count: int) -> None:
    """Give combat tokens for this round; the other side may gain the same (F-CARD-7)."""
    if not _take_tokens(state, seat, kind, count):
        return
    other = state.opponent(seat)
    if state.has_rule("mirror_tokens", other):
        copies = count * len(state.rules_of("mirror_tokens", other))
        _take_tokens(state, other, kind, copies, not state.config.since(*BARRED))


def _take_tokens(state: Stars, seat: int, kind: int, count: int, copied: bool = False) -> bool:
    """Whether there are any to gain and the side may gain them."""
    if count <= 0 or (kind == 1 and not copied and state.has_rule("no_defence_tokens", seat)):
        return False
    state.tokens[seat][kind] += count
    if state.events is not None:
        state.emit("tokens-gained", seat=seat, face=FACES[kind], count=count)
    return True


class Rolling(Frame):
    """Dice rolled into a side's pool, all at once."""

    __slots__ = ("count", "seat")

    def __init__(self, seat: int = 0, count: int = 0) -> None:
        self.seat = seat
        self.count = count

    def advance(self, state: Stars) -> None:
        """Roll, if there is anything to roll."""
        if self.count <= 0:
            state.finish()
        else:
            state.roll("dice", self.count)

    def chance(self, state: Stars, values: list[int]) -> None:
        """The new dice lie in the pool."""
        state.finish()
        dice = state.dice[self.seat]
        for value in values:
            dice[FACE_OF[value]] += 1
        if state.events is not None:
            state.emit("dice-rolled", seat=self.seat, faces=tuple([FACE_OF[value] for value in values]))


# -- tokens ----------------------------------------------------------------------------------------
def _tokens_able(state: Stars, owner: Owner, step: Step) -> int:
    kind = step.given["kind"]
    seats = seats_of(state, owner, step.side)
    if kind == "defence" and all(state.has_rule("no_defence_tokens", seat) for seat in seats):
        return 0
    return amount(state, owner, step.n)


def _gain_tokens(state: Stars, owner: Owner, step: Step) -> None:
    if step.given["kind"] == "split":
        pick = pick_for(state, owner, step)
        if state.config.rules < OFFERED:
            pick.skip = 0
        state.call(pick)
        return
    for seat in seats_of(state, owner, step.side):
        count = amount(state, owner, step.n)
        give_tokens(state, seat, FACES.index(step.given["kind"]), count)


def _split_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("face", OFFENCE), ("face", DEFENCE)]


def _why_barred(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    barred = option[1] == DEFENCE and state.has_rule("no_defence_tokens", owner.me)
    return reason("shield-tokens-barred") if barred else None


def _split_carry(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    give_tokens(state, pick.me, option[1], 1)


def _lose_able(state: Stars, owner: Owner, step: Step) -> int:
    kind = FACES.index(step.given["kind"])
    return sum(state.tokens[seat][kind] for seat in seats_of(state, owner, step.side))


def _lose_tokens(state: Stars, owner: Owner, step: Step) -> None:
    kind = FACES.index(step.given["kind"])
    for seat in seats_of(state, owner, step.side):
        lost = min(amount(state, owner, step.n), state.tokens[seat][kind])
        state.tokens[seat][kind] -= lost
        if lost:
            state.emit("tokens-lost", seat=seat, face=FACES[kind], count=lost)


# -- gaining dice ----------------------------------------------------------------------------------
def _dice_room(state: Stars, owner: Owner, step: Step) -> int:
    return sum(room(state, seat) for seat in seats_of(state, owner, step.side))


def _gain_dice(state: Stars, owner: Owner, step: Step) -> None:
    face = step.given["face"]
    if face == "pick":
        pick = pick_for(state, owner, step)
        pick.left = min(pick.left, room(state, owner.me))
        state.call(pick)
        return
    for seat in seats_of(state, owner, step.side):
        count = min(amount(state, owner, step.n), room(state, seat))
        if count <= 0:
            continue
        if face == "roll":
            state.call(Rolling(seat, count))
        else:
            _add_dice(state, seat, FACES.index(face), count)


def _add_dice(state: Stars, seat: int, face: int, count: int) -> None:
    """Dice with a chosen face join a side's pool (F-CARD-1)."""
    state.dice[seat][face] += count
    state.emit("dice-gained", seat=seat, face=FACES[face], count=count)


def _face_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("face", face) for face in ANY_FACE] if room(state, owner.me) > 0 else []


def _face_carry(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _add_dice(state, pick.me, option[1], 1)


# -- losing, rerolling, converting -----------------------------------------------------------------
def _dice_stock(state: Stars, owner: Owner, step: Step) -> int:
    faces: tuple[int, ...] = step.given.get("faces") or step.given["from"]
    seats = seats_of(state, owner, step.side)
    return sum(state.dice[seat][face] for seat in seats for face in faces)


def _die_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """One for each seat and face of which a die is left that was not picked yet (``got``: seat and face in turn)."""
    left = state.dice
    if got:
        left = [dice[:] for dice in left]
        for seat, face in zip(got[::2], got[1::2], strict=True):
            left[seat][face] -= 1
    faces = step.given["faces"]
    return [("die", s, face) for s in seats_of(state, owner, step.side) for face in faces if left[s][face] > 0]


def _why_die(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    if option[1] not in seats_of(state, owner, step.side):
        return reason("wrong-side")
    if option[2] not in step.given["faces"]:
        return reason("face-not-allowed")
    return None if option in _die_options(state, owner, step, got) else reason("no-such-die")


def _lose_die(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, face = option
    state.dice[seat][face] -= 1
    state.emit("die-lost", seat=seat, face=FACES[face])


def _note_die(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    pick.got += option[1:]


def _reroll(state: Stars, pick: Pick, step: Step) -> None:
    if not pick.got:
        return
    owners, faces = pick.got[::2], pick.got[1::2]
    for seat, face in zip(owners, faces, strict=True):
        state.dice[seat][face] -= 1
    for seat in sorted(set(owners)):
        if state.events is not None:
            mine = [face for owner, face in zip(owners, faces, strict=True) if owner == seat]
            state.emit("dice-rerolled", seat=seat, faces=tuple(mine))
        state.call(Rolling(seat, owners.count(seat)))


def _turn_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("turn", face, to) for face in step.given["from"] for to in step.given["to"] if to != face]


def _why_no_face(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    return None if state.dice[owner.me][option[1]] else reason("no-such-die", "F-CARD-4")


def _turn(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, face, to = option
    state.dice[pick.me][face] -= 1
    state.dice[pick.me][to] += 1
    state.emit("die-turned", seat=pick.me, face=FACES[face], to=FACES[to])


STEPS = {
    "gain_tokens": StepRule(
        _tokens_able,
        _gain_tokens,
        lambda step: bool(step.given["kind"] == "split"),
        Picks("face", _split_options, reason("face-not-allowed", "F-CARD-7"), _split_carry, _why_barred),
    ),
    "lose_tokens": StepRule(_lose_able, _lose_tokens),
    "gain_dice": StepRule(
        _dice_room,
        _gain_dice,
        lambda step: bool(step.given["face"] == "pick"),
        Picks("face", _face_options, reason("face-not-allowed"), _face_carry),
    ),
    "lose_dice": picking(Picks("die", _die_options, _why_die, _lose_die), _dice_stock),
    "reroll": picking(Picks("die", _die_options, _why_die, _note_die, end=_reroll), _dice_stock),
    "convert": picking(
        Picks("turn", _turn_options, reason("face-not-allowed", "F-CARD-4"), _turn, _why_no_face), _dice_stock
    ),
}
