"""How a combat ended: one event, and numbers for the view until the next order is resolved (F-CBT-46 to F-CBT-54).

Everything here happened before everybody's eyes.
"""

from typing import Literal

from starhold.games.forbidden_stars.components.catalog import TOKEN, WIDTH
from starhold.games.forbidden_stars.model import ENDED, Lost, Outcome, Stars
from starhold.kernel.state import flat, in_rows

NOBODY, GONE, MORALE, ROUTED = range(4)
Reason = Literal["nobody", "gone", "morale", "routed"]
Fate = Literal["retreated", "lost", "none"]
REASONS: tuple[Reason, ...] = ("nobody", "gone", "morale", "routed")
"""Nothing of either side was left; nothing of the loser; morale decided; only routed units stood there (F-CBT-4)."""


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
    head = Outcome(state.round, state.here, attacker, defender, won, reason, attack, defence, haven)
    state.outcome = [*head, *flat(state.losses)]
    if state.events is not None:
        sides = (attacker, defender)
        first, second = sides if winner in (state.attacker, -2) else sides[::-1]
        lost = [loss.seat for loss in state.losses]
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


def fate(haven: int) -> Fate:
    """What became of the loser's units that were left: ``retreated``, ``lost`` or ``none`` (nobody had to leave)."""
    if haven >= 0:
        return "retreated"
    return "none" if haven == -1 else "lost"


def readable(state: Stars) -> bool:
    """Whether the numbers of a document can be an outcome and losses of this table."""
    areas, dealt = len(state.board.areas), [seat for seat in state.seats if state.factions[seat] >= 0]
    ended = state.ended
    if ended is not None:
        sides = (ended.attacker, ended.defender)
        fits = (
            set(sides) <= set(dealt)
            and (ended.winner == -1 or ended.winner in sides)
            and 0 <= ended.reason < len(REASONS)
        )
        if not fits or not (0 <= ended.area < areas and -2 <= ended.haven < areas):
            return False
    elif len(state.outcome) not in (0, 2):
        return False
    if len(state.outcome[ENDED:]) % 2:
        return False
    kinds = {seat: (*range(len(state.faction(seat).units)), TOKEN, WIDTH) for seat in dealt}
    return all(loss.kind in kinds.get(loss.seat, ()) for loss in [*losses_of(state), *state.losses])


def losses_of(state: Stars) -> list[Lost]:
    """What the latest combat has cost, once it is over."""
    return in_rows(Lost, state.outcome[ENDED:])
