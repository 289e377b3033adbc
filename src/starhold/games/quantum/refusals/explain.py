"""Why an option is not legal: it comes at another time, or the check of its rule says no."""

from starhold.games.quantum.components.cards import INDEX
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, reason
from starhold.games.quantum.view.option_kinds import KINDS, Kind
from starhold.kernel import option_kinds
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

SETUP = {"starting-ships": "Q-SETUP-24", "starting-planet": "Q-SETUP-18", "starting-place": "Q-SETUP-18"}
"""Decisions before the first turn: the clause with their order."""
FIGHTING = ("dangerous", "combat-window", "attacker-position")
FIRST = {
    **dict.fromkeys(FIGHTING, "Q-ATK-22"),
    "dominance-cube": "Q-DOM-7",
    **dict.fromkeys(("clever", "scrappy"), "Q-CMD-3"),
    "advance": "Q-TURN-7",
    **dict.fromkeys(("place-ship", "pick-ships", "relocate"), "Q-CARD-5"),
    "sabotage": "Q-GAM-13",
}
"""Decisions within a turn: the clause that puts them before everything else."""
AT_ANY = {"advance": ("Q-ABIL-28", "Q-CMD-4"), **dict.fromkeys(FIGHTING, ("Q-ABIL-3", "Q-CMD-4"))}
"""Decisions at which a closer clause keeps out the abilities of ships and the powers of cards."""


def explain(state: QuantumState, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, or None if it is legal."""
    return option_kinds.explain(KINDS, state, seat, option, _late)


def _late(asked: str, row: Kind) -> Refusal:
    return reason("not-now", clause_at(asked, row))


def clause_at(asked: str, row: Kind) -> str:
    """The clause against an option of a kind while the decision ``asked`` is open, which it does not answer."""
    kind = row.kind
    if asked in SETUP:
        return "Q-SETUP-21" if SETUP.keys().isdisjoint(row.answers) else SETUP[asked]
    if asked == "act":
        return row.clause
    ability, power = AT_ANY.get(asked, ("", ""))
    if asked == "advance" and kind in ("end", "pass"):
        return "Q-CARD-19"
    if kind == "transport" and asked in FIGHTING:
        return FIRST[asked]  # it is a move of its own, no ability within another one
    closer = ability if row.spends else power if kind in INDEX else ""
    return closer or FIRST[asked]
