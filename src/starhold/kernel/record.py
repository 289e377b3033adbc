"""Records: a whole game as a readable text file. Header and numbered entries; nothing is ever taken out."""

from typing import NamedTuple

from starhold.kernel.asides import Aside, Asides
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.game import Config, Value, find_game
from starhold.kernel.reasons import Refused, refuse

MAGIC = "starhold record 1"


class Entry(NamedTuple):
    """One line of a record: ``actor`` is a seat or `CHANCE`; ``text`` the option in text form, or ``undo``."""

    actor: int
    text: str

    def __str__(self) -> str:
        return self.text if self.actor == CHANCE else f"seat{self.actor + 1} {self.text}"


class Record:
    """Header (game, rules version, seats with names, table options, commitment to the seed), entries and asides."""

    __slots__ = ("asides", "commitment", "config", "entries", "game", "names", "rules")

    def __init__(self, game: str, rules: int, config: Config, names: list[str], commitment: str = "") -> None:
        self.game = game
        self.rules = rules
        self.config = config
        self.names = names
        self.commitment = commitment
        self.entries: list[Entry] = []
        self.asides = Asides()

    def __str__(self) -> str:
        lines = [MAGIC, f"game: {self.game}", f"rules: {self.rules}"]
        lines += [f"seat{number}: {name}" for number, name in enumerate(self.names, 1)]
        lines += [f"option {key}: {_word(value)}" for key, value in sorted(self.config.options.items())]
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        lines.append("")
        lines += map(str, self.asides.at(0))
        for number, entry in enumerate(self.entries, 1):
            lines.append(f"{number}. {entry}")
            lines += map(str, self.asides.at(number))
        return "\n".join(lines) + "\n"

    def fork(self, length: int) -> "Record":
        """A new record with the first ``length`` entries and what was set until the next one."""
        twin = Record(self.game, self.rules, self.config, self.names[:], self.commitment)
        twin.entries = self.entries[:length]
        for aside in self.asides.between(0, length):
            twin.asides.add(aside)
        return twin


def read_record(text: str) -> Record:
    """The record in ``text``; `Refused` (``record-line-broken``, ``record-broken``) naming the line or field.

    A version of the rules that this program does not know is `Refused` too (``rules-unknown``).
    """
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != MAGIC:
        raise refuse("record-line-broken", line=1)
    header: dict[str, str] = {}
    number = 1
    while number < len(lines) and lines[number].strip():
        key, colon, value = lines[number].partition(": ")
        if not colon or key in header:
            raise refuse("record-line-broken", line=number + 1)
        header[key] = value
        number += 1
    record = _header(header)
    for place, line in enumerate(lines[number + 1 :], number + 2):
        done, seats = len(record.entries), record.config.seats
        if line.strip().startswith(f"{done}+ "):
            record.asides.add(_aside(line, place, done, seats))
        elif line.strip():
            record.entries.append(_entry(line, place, done + 1, seats))
    return record


def _header(header: dict[str, str]) -> Record:
    game = find_game(header.get("game", ""))
    names: list[str] = []
    while f"seat{len(names) + 1}" in header:
        names.append(header.pop(f"seat{len(names) + 1}"))
    given: dict[str, Value] = {}
    for key, value in header.items():
        if key.startswith("option "):
            given[key.removeprefix("option ")] = _value(value)
        elif key not in ("game", "rules", "commitment"):
            raise refuse("record-broken", place=key)
    version = natural(header.get("rules", ""))
    if version is None:
        raise refuse("record-broken", place="rules")
    config = game.by_rules(game.configure(len(names), given), version)
    return Record(game.id, version, config, names, header.get("commitment", ""))


def _entry(line: str, number: int, expected: int, seats: int) -> Entry:
    count, dot, text = line.strip().partition(". ")
    if not dot or count != str(expected) or not text:
        raise refuse("record-line-broken", line=number)
    first, _, rest = text.partition(" ")
    seat = first.removeprefix("seat")
    asked = natural(seat) if first != seat else None
    if asked is not None and 1 <= asked <= seats and rest:
        return Entry(asked - 1, rest)
    if first in ("roll", "draw"):
        return Entry(CHANCE, text)
    raise refuse("record-line-broken", line=number)


def _aside(line: str, number: int, after: int, seats: int) -> Aside:
    made = _entry(line.replace("+", ".", 1), number, after, seats)
    if made.actor == CHANCE:
        raise refuse("record-line-broken", line=number)
    return Aside(after, made.actor, made.text)


def broken_at(number: int, problem: Refused) -> Refused:
    """``problem`` met while replaying entry ``number``, as a refusal that names the place."""
    return refuse("record-entry-broken", problem.refusal.clause, entry=number, because=problem.refusal.reason)


def chance_text(raw: Option) -> str:
    """The text of a raw outcome of dice: ``roll 4 4 2``. Games write their draws themselves."""
    return " ".join(str(part) for part in raw)


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(text: str) -> Value:
    if text in ("true", "false"):
        return text == "true"
    number = natural(text)
    return text if number is None else number


def natural(text: str) -> int | None:
    """The whole number from 0 that plain digits write, at most nine of them; None for any other text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None
