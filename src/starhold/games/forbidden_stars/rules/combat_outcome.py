"""How a combat ended: one event, and a part of the view until the next order is resolved (F-CBT-46 to F-CBT-54).

Everything here happened before everybody's eyes.
"""

from typing import Any

from starhold.games.forbidden_stars.components.catalog import TOKEN, WIDTH
from starhold.games.forbidden_stars.model import Stars

NOBODY, GONE, MORALE, ROUTED = range(4)
REASONS = ("nobody", "gone", "morale", "routed")
"""Nothing of either side was left; nothing of the loser; morale decided; only routed units stood there (F-CBT-4)."""
HEAD = 9
"""Numbers of an outcome before its losses: round, area, attacker, defender, winner, reason, both morales, haven."""


def conclude(state: Stars, winner: int) -> None:
    """Note and tell the outcome, right after the loser's retreat (if there was one) has ended.

    ``winner`` is a seat, or negative when there is none.
    """
    attack, defence, haven = -1, -1, -1
    if state.outcome:
        reason, haven = MORALE, state.value - 1
        attack, defence = state.outcome
    elif state.bout:
        reason = GONE if winner >= 0 else NOBODY
    else:
        reason, haven = ROUTED, state.value - 1
    attacker, defender, won = state.attacker, state.defender, winner if winner >= 0 else -1
    head = [state.round, state.here, attacker, defender, won, reason, attack, defence, haven]
    state.outcome = head + state.losses
    if state.events is not None:
        sides = (attacker, defender)
        first, second = sides if winner in (state.attacker, -2) else sides[::-1]
        lost = state.losses[::2]
        state.emit(
            "combat-ended",
            seat=first,
            rival=second,
            area=state.board.names[state.here],
            reason=REASONS[reason],
            lost=lost.count(first),
            rival_lost=lost.count(second),
            fate=fate(haven),
            **({"to": state.board.names[haven]} if haven >= 0 else {}),
        )


def fate(haven: int) -> str:
    """What became of the loser's units that were left: ``retreated``, ``lost`` or ``none`` (nobody had to leave)."""
    return "retreated" if haven >= 0 else ("none", "lost")[-1 - haven]


def last_combat(state: Stars) -> dict[str, Any] | None:
    """The latest outcome as a part of the view; None when there is none, or the next combat is under way."""
    if state.fight or len(state.outcome) < HEAD:
        return None
    bout, area, attacker, defender, winner, reason, attack, defence, haven = state.outcome[:HEAD]
    found: dict[str, Any] = {
        "round": bout,
        "area": state.board.names[area],
        "reason": REASONS[reason],
        "sides": [{"seat": seat, "lost": lost_by(state, seat)} for seat in (attacker, defender)],
        "fate": fate(haven),
    }
    if winner >= 0:
        found["winner"] = winner
    if haven >= 0:
        found["to"] = state.board.names[haven]
    if reason == MORALE:
        for side, morale in zip(found["sides"], (attack, defence), strict=True):
            side["morale"] = morale
    return found


def readable(state: Stars) -> bool:
    """Whether the numbers of a document can be an outcome and losses of this table."""
    areas, dealt = len(state.board.areas), [seat for seat in state.seats if state.factions[seat] >= 0]
    head, losses = state.outcome[:HEAD], state.outcome[HEAD:] + state.losses
    if len(head) == HEAD:
        _, area, attacker, defender, winner, reason, _, _, haven = head
        sides = (attacker, defender)
        fits = set(sides) <= set(dealt) and (winner == -1 or winner in sides) and 0 <= reason < len(REASONS)
        if not fits or not (0 <= area < areas and -2 <= haven < areas):
            return False
    elif len(head) not in (0, 2):
        return False
    kinds = {seat: (*range(len(state.faction(seat).units)), TOKEN, WIDTH) for seat in dealt}
    pairs = zip(losses[::2], losses[1::2], strict=False)
    return len(losses) % 2 == 0 and all(kind in kinds.get(seat, ()) for seat, kind in pairs)


def lost_by(state: Stars, seat: int) -> list[dict[str, Any]]:
    """What a side lost in the latest combat: unit (or ``reinforcement``, ``bastion``) and how many."""
    names = [unit.id for unit in state.faction(seat).units]
    named = {TOKEN: "reinforcement", WIDTH: "bastion"}
    losses = state.outcome[HEAD:]
    counted = [0] * (WIDTH + 1)
    for owner, kind in zip(losses[::2], losses[1::2], strict=True):
        counted[kind] += owner == seat
    return [{"unit": named.get(kind) or names[kind], "count": count} for kind, count in enumerate(counted) if count]
