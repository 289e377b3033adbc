"""Names that people give to themselves and to tables, and identifiers that nobody can guess."""

import secrets
from collections import Counter
from collections.abc import Sequence
from functools import cache

from starhold import spelling
from starhold.server.limits import NAME
from starhold.server.store import SeatRow
from starhold.words import LANGUAGES, Words


def clean_name(text: str, longest: int = NAME) -> str:
    """``text`` as it will be shown; `Refused` if others could not read all of it, see `spelling.clean`."""
    return spelling.clean(text, longest)


def names_at(seats: Sequence[SeatRow]) -> list[str]:
    """What the seats of a table are called there.

    Bots of one kind are numbered. A person whose name could be taken for that of an earlier seat or of a bot, in any
    language that somebody may read the table in, has a number behind it, as "Ann (2)"; a new name changes that by
    itself, since only names of their own are stored.
    """
    machines = [seat.kind == "bot" and not seat.stood_in for seat in seats]
    kinds = Counter(seat.bot for seat, machine in zip(seats, machines, strict=True) if machine)
    bots = [bot_name(seats, place) if kinds[seat.bot] > 1 else seat.bot for place, seat in enumerate(seats)]
    taken = {
        called + name.removeprefix(seat.bot) * numbered
        for seat, name, machine in zip(seats, bots, machines, strict=True)
        if machine
        for called in bot_names(seat.bot)
        for numbered in (False, True)
    }
    own = ("" if machine or seat.kind == "open" else seat.name for seat, machine in zip(seats, machines, strict=True))
    people = spelling.told_apart(own, sorted(taken))
    return [bots[place] if machine else people[place] for place, machine in enumerate(machines)]


@cache
def bot_names(bot: str) -> frozenset[str]:
    """What a bot is called: its id, and its name in each language where it has one."""
    told = (Words(language) for language in LANGUAGES)
    return frozenset((bot, *(words.say(f"bot-{bot}") for words in told if words.has(f"bot-{bot}"))))


def bot_name(seats: Sequence[SeatRow], place: int) -> str:
    """The name of a bot that plays beside others of its kind."""
    return (
        f"{seats[place].bot} {sum(seat.bot == seats[place].bot and not seat.stood_in for seat in seats[: place + 1])}"
    )


def new_id() -> str:
    """An identifier for a table or an invitation: 96 random bits."""
    return secrets.token_urlsafe(12)


def new_visitor_id() -> str:
    """An identifier for a person, known to that person's browser alone: 128 random bits."""
    return secrets.token_hex(16)
