"""How the latest combat ended, as a part of the view until the next order is resolved (F-CBT-46 to F-CBT-54)."""

from starhold.games.forbidden_stars.components.catalog import TOKEN, WIDTH
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.combat_outcome import MORALE, REASONS, fate, losses_of
from starhold.games.forbidden_stars.view.shape import Ended, Loss


def last_combat(state: Stars) -> Ended | None:
    """The latest outcome; None when there is none, or the next combat is under way."""
    ended = state.ended
    if state.fight or ended is None:
        return None
    found: Ended = {
        "round": ended.round,
        "area": state.board.names[ended.area],
        "reason": REASONS[ended.reason],
        "sides": [{"seat": seat, "lost": lost_by(state, seat)} for seat in (ended.attacker, ended.defender)],
        "fate": fate(ended.haven),
    }
    if ended.winner >= 0:
        found["winner"] = ended.winner
    if ended.haven >= 0:
        found["to"] = state.board.names[ended.haven]
    if ended.reason == MORALE:
        for side, morale in zip(found["sides"], (ended.attack, ended.defence), strict=True):
            side["morale"] = morale
    return found


def lost_by(state: Stars, seat: int) -> list[Loss]:
    """What a side lost: unit (or ``reinforcement``, ``bastion``) and how many."""
    names = [unit.id for unit in state.faction(seat).units]
    named = {TOKEN: "reinforcement", WIDTH: "bastion"}
    counted = [0] * (WIDTH + 1)
    for owner, kind in losses_of(state):
        counted[kind] += owner == seat
    return [{"unit": named.get(kind) or names[kind], "count": count} for kind, count in enumerate(counted) if count]
