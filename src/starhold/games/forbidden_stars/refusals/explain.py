"""Why an option is not legal: it means nothing, it does not answer the open question, or its frame knows a reason.

Everything rests on what the asked seat knows: the table, and its own hand and tokens.
"""

from starhold.games.forbidden_stars.model import HELD, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.advance import RESOLVING
from starhold.games.forbidden_stars.rules.effects.interpreter import Pick, Picks
from starhold.games.forbidden_stars.rules.operations import INSTEAD
from starhold.games.forbidden_stars.rules.orbital_strike import BEFORE
from starhold.games.forbidden_stars.rules.purchase import PURCHASE
from starhold.games.forbidden_stars.rules.schemes import WINDOWS, Window
from starhold.games.forbidden_stars.view.notation import names_of
from starhold.games.forbidden_stars.view.option_kinds import KINDS, question
from starhold.kernel.decision import Option
from starhold.kernel.option_kinds import NUMBER, SEAT
from starhold.kernel.reasons import Refusal

SHIPS = "ships-first"
IN_ORDER = {("ships", "march"): SHIPS, ("source", "march"): SHIPS, ("ground", "ship"): "ships-have-moved"}
"""Ships move before ground units; all else that answers another question comes at another time."""

MOMENTS = {"operate": INSTEAD, "source": RESOLVING, "strike": BEFORE, "deploy": PURCHASE, "buy": PURCHASE}
"""Timings of schemes that are options of their holder's own decisions, by the question."""


def explain(state: Stars, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, None exactly if it is legal."""
    if not _sensible(state, seat, option):
        return Refusal("not-an-option")
    kind = option[0]
    if kind == "auto":
        return reason("auto-already-so") if option[2] == state.auto[seat] >> option[1] & 1 else None
    if kind == "scheme":
        return why_scheme(state, seat, option)
    if kind not in answers(state):
        ordered = IN_ORDER.get((question(state), kind))
        return reason(ordered) if ordered else reason("not-this-step", KINDS[kind].clause)
    if kind == "done":
        return _why_done(state, seat)
    return state.stack[-1].explain(state, seat, option)


def answers(state: Stars) -> tuple[str, ...]:
    """The kinds of options that answer the open question, schemes left out."""
    asked, frame = question(state), state.stack[-1]
    if isinstance(frame, Pick):
        picks: Picks = frame.printed(state).picks
        return (*picks.kinds, "done")
    return tuple([kind for kind, row in KINDS.items() if asked in row.answers])


def why_scheme(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a scheme: it is not held, comes at another time, or does nothing (F-EVT-10, F-EVT-11)."""
    event = state.faction(seat).events[option[1]]
    if state.event_at[seat][option[1]] != HELD:
        return reason("scheme-not-held", card=event.id)
    if event.when != _timing(state, seat):
        return reason("scheme-at-another-time", card=event.id, when=event.when.replace(".", "-"))
    offered = option in state.stack[-1].options(state, seat)
    return None if offered else reason("scheme-does-nothing", card=event.id)


def _why_done(state: Stars, seat: int) -> Why:
    """The reason against ending what the open question does not let anybody end."""
    if ("done",) in state.stack[-1].options(state, seat):
        return None
    forces = question(state) == "forces"
    return reason("pieces-left", has=sum(state.pieces[seat])) if forces else reason("must-be-done")


def _timing(state: Stars, seat: int) -> str:
    """The timing of the schemes that a seat can play as an answer to the open question."""
    frame, decision = state.stack[-1], state.decision
    if decision is None or seat not in decision.actors:
        return ""
    if isinstance(frame, Window):
        return WINDOWS[frame.timing]
    return MOMENTS.get(question(state), "")


def _sensible(state: Stars, seat: int, option: Option) -> bool:
    """Whether every number of the option means something at this table."""
    row = KINDS.get(option[0])
    if row is None or not row.fits(option):
        return False
    for word, value in zip(row.words_for(len(option) - 1), option[1:], strict=True):
        if value < 0 if word.type == NUMBER else value not in names_of(state, word.type, seat):
            return False
        if word.type == SEAT:
            seat = value
    return True
