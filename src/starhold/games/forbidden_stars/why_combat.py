"""Why a card, a token or a target of damage is not possible, or a surplus unit cannot be removed (chapters 8 and 9)."""

from starhold.games.forbidden_stars.capacity import over_full
from starhold.games.forbidden_stars.capture import Capture
from starhold.games.forbidden_stars.catalog import REINFORCEMENT
from starhold.games.forbidden_stars.damage import Assign, exposed, left_over
from starhold.games.forbidden_stars.hits import KINDS, WALL, next_up
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.kernel.decision import Option


def why_commit(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against committing so many tokens."""
    held = state.assets[seat * 3 + REINFORCEMENT]
    if option[1] > held:
        return reason("reinforcement-short", has=held)
    return reason("one-token-per-unit", limit=state.here_force(state.here, seat))


def why_card(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against playing a combat card."""
    _, owner, card = option
    if owner != seat:
        return reason("not-your-card")
    return None if card in state.hand[seat] else reason("title-not-held", card=state.faction(seat).cards[card].id)


def why_hit(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against targets of damage: against the first that is impossible, else against their number."""
    if option[1] != seat:
        return reason("not-your-unit")
    hits = state.answers[seat][:]
    for kind, routed in zip(option[2::2], option[3::2], strict=True):
        why = _why_target(state, seat, kind, routed, hits)
        if why is not None:
            return why
        hits += kind, routed
    frame = state.stack[-1]
    assert isinstance(frame, Assign)
    return reason("damage-left" if left_over(state, seat, frame.damage[seat], hits) > 0 else "damage-given")


def _why_target(state: Stars, seat: int, kind: int, routed: int, hits: list[int]) -> Why:
    """Reasons against a target after those in ``hits``."""
    place = kind + routed * KINDS
    if not exposed(state, seat, [])[place]:
        spared = kind != WALL and state.has_rule("no_damage", seat)
        return reason("no-damage-now") if spared else reason("no-such-unit-there", "F-CBT-36")
    pool = exposed(state, seat, hits)
    if not pool[place]:
        return reason("already-hit")
    return reason("unrouted-first") if place not in next_up(pool) else None


def why_remove(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against removing a unit."""
    _, area, kind, routed = option
    if (kind, routed) not in [group[:2] for group in state.groups(area, seat)]:
        return reason("no-such-unit-there", "F-ADV-23")
    if state.here_force(area, seat) <= state.board.capacity(area):
        return reason("area-not-over-full")
    return reason("other-area-first", area=state.board.names[over_full(state, seat)])


def why_keep(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against keeping a structure."""
    frame = state.stack[-1]
    if not isinstance(frame, Capture):
        return None
    if not state.built[frame.area] >> option[1] & 1:
        return reason("no-such-structure-there", "F-LIM-18")
    return reason("already-kept") if option[1] in frame.keep else None
