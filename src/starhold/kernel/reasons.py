"""Refusals: why something cannot be done, as a reason id and the clause that it rests on."""

from functools import lru_cache

from starhold.kernel import Plain

KERNEL_REASONS = (
    "game-over",
    "not-asked",
    "not-an-option",
    "option-unreadable",
    "chance-does-not-fit",
    "script-exhausted",
    "record-broken",
    "record-line-broken",
    "record-entry-broken",
    "rules-unknown",
    "position-broken",
    "choice-unknown",
    "choice-impossible",
    "seats-impossible",
    "game-unknown",
    "undo-nothing",
    "undo-not-yours",
    "undo-chance",
    "undo-revealed",
    "undo-other-seat",
)
"""Reason ids that the kernel itself gives; every game adds its own closed list."""


class Refusal:
    """A reason id from a closed list, the rule clause behind it (or ""), and arguments for its sentence."""

    __slots__ = ("args", "clause", "reason")

    def __init__(self, reason: str, clause: str = "", **args: int | str) -> None:
        self.reason = reason
        self.clause = clause
        self.args = args

    def __repr__(self) -> str:
        extra = "".join(f" {key}={value}" for key, value in self.args.items())
        return f"{self.reason} ({self.clause}){extra}" if self.clause else f"{self.reason}{extra}"


class Refused(Exception):
    """Raised when an option, position, record or table is refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


def refuse(reason: str, clause: str = "", **args: int | str) -> Refused:
    """The exception for a refusal, ready to be raised."""
    return Refused(Refusal(reason, clause, **args))


def grey(target: str, refusal: Refusal) -> Plain:
    """Why a fixed control is grey: click target, reason, clause, and arguments if there are any."""
    entry = _entry(target, refusal.reason, refusal.clause)
    return entry | {"args": refusal.args} if refusal.args else entry


@lru_cache(1 << 12)
def _entry(target: str, reason: str, clause: str) -> Plain:
    """An entry without arguments, written once and shared: never change it."""
    return {"target": target, "reason": reason, "clause": clause}
