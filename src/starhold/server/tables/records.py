"""Records that come as files, read and repeated before anything is kept; a process of its own does it."""

import re
from typing import NamedTuple

from starhold.kernel.codec import digest
from starhold.kernel.game import Value, find_game
from starhold.kernel.play import replayed
from starhold.kernel.reasons import Refusal, Refused, refuse
from starhold.kernel.record import Record, natural, read_record
from starhold.server.errors import Problem
from starhold.server.limits import ENTRIES

COMMITMENT = re.compile(r"([0-9a-f]{64})(?: after (\d{1,9}))?")


class Checked(NamedTuple):
    """A record that its rules allow, as plain data: entries by actor and text, asides by entry, seat and text."""

    game: str
    rules: int
    options: dict[str, Value]
    names: list[str]
    commitment: str
    since: int
    entries: list[tuple[int, str]]
    asides: list[tuple[int, int, str]]
    winners: list[int]
    digest: str


def check(text: str) -> Checked | Refusal:
    """What a record says once it has been repeated; a refusal that names the line or entry that is wrong."""
    try:
        record = read_record(text)
        if len(record.entries) > ENTRIES:
            return Refusal("record-long", limit=ENTRIES)
        commitment, since = _commitment(record)
        play = replayed(find_game(record.game), record)
    except Refused as problem:
        return problem.refusal
    over = play.state.decision is not None and play.state.decision.over
    return Checked(
        record.game,
        record.rules,
        record.config.options,
        record.names,
        commitment,
        since,
        [(entry.actor, entry.text) for entry in play.record.entries],
        [(aside.after, aside.seat, aside.text) for aside in play.record.asides],
        list(play.game.winners(play.state)) if over else [],
        digest(play.game, play.state),
    )


def _commitment(record: Record) -> tuple[str, int]:
    if not record.commitment:
        return "", 0
    found = COMMITMENT.fullmatch(record.commitment)
    since = natural(found[2] or "0") if found else None
    if found is None or since is None or since > len(record.entries):
        raise refuse("record-broken", place="commitment")
    return found[1], since


def text_of(data: bytes) -> str:
    """The text of a file; `Problem` that names the line in which it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise Problem("record-line-broken", line=data[: problem.start].count(b"\n") + 1) from None
