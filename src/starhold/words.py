"""Words for people on the Python side: Fluent messages of all packages in one language, English behind them."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource

from starhold.kernel import Plain
from starhold.kernel.reasons import Refusal

LANGUAGES = ("en", "ja", "ru")
"""The complete languages."""
SEATS = frozenset({"seat", "rival"})
CARDS = frozenset({"card", "dropped"})
SHIPS = frozenset({"number", "ship", "target"})
WORLDS = frozenset({"area", "from", "to"})
PLACES = frozenset({*WORLDS, "at", "by", "system", "edge", "square", "launch", "planet", "carried", "drop"})
"""Arguments that are places of a board."""
THINGS = {
    "unit": "unit", "kind": "unit", "structure": "structure", "into": "structure", "asset": "asset", "order": "order",
    "faction": "faction", "face": "die", "to": "die",
}  # fmt: skip
"""Arguments that are ids of things with a name: the sort of each. An id like ``advance+crusade`` ends with a card, and
``scout,land_raider`` are two things.
"""
LONGEST = 200
"""Characters of an argument that a sentence shows: longer ones come from outside, and Fluent fails on some of them."""
Pattern = Callable[[ResolverEnvironment], object]
"""What a message says, once its arguments are known."""
COMMA = {"ja": "、"}
"""Between things of a list, where it is not comma and space."""


class _Named(FluentInt):
    """A number that selectors see as such and that reads as a name."""

    label: str

    def format(self, locale: object) -> str:
        return self.label


class Words:
    """Messages of one language; ``names`` are the players, in seat order, ``places`` as in `Game.places`."""

    def __init__(self, language: str, names: Sequence[str] = (), places: Mapping[str, Plain] | None = None) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.names = list(names)
        self.places = places or {}

    def has(self, name: str) -> bool:
        """Whether there is a message (or ``message.attribute``) of that id."""
        return self._find(name) is not None

    def say(self, name: str, args: Mapping[str, object] | None = None) -> str:
        """The message ``name`` (or ``message.attribute``); the id itself where it is missing."""
        found = self._find(name)
        if found is None:
            return name
        bundle, pattern = found
        given = {key: self._argument(key, value) for key, value in (args or {}).items()}
        # `format_pattern` would turn named numbers into bare ones.
        return str(pattern(ResolverEnvironment(bundle, [], current=CurrentEnvironment(args=given))))

    def label(self, words: Plain) -> str:
        """What ``{"id", "args"}`` says."""
        return self.say(words["id"], words.get("args"))

    def event(self, told: Plain, prefix: str = "") -> str:
        """A line of the log for an event as `Game.tell` gives it; ``prefix`` is the one of the game."""
        return self.say(f"{prefix}event-{told['type']}", told["args"])

    def refusal(self, refusal: Refusal) -> str:
        """One sentence for a refusal, followed by the one for the refusal behind it (``because``)."""
        args = self._table_words(refusal.args)
        sentence = self.say(f"reason-{refusal.reason}", args)
        behind = f"reason-{refusal.args.get('because')}"
        return f"{sentence} {self.say(behind, args)}" if self.has(behind) else sentence

    def player(self, seat: int) -> str:
        """The name of the player in ``seat``, or words for a player without one; an empty one is a former player's."""
        if 0 <= seat < len(self.names):
            return self.names[seat] or self.say("player-former")
        return self.say("player-nameless", {"place": seat + 1})

    def _table_words(self, args: Mapping[str, object]) -> dict[str, object]:
        """``args`` with the names of a game, and of a table option and its value, in place of their ids."""
        names = {"game": [f"game-{args.get('game')}"]}
        if "choice" in args and "value" in args:
            option = f"choice-{args['choice']}"
            # Maps have their names to themselves.
            names |= {"choice": [option], "value": [f"{option}-{args['value']}", f"{args['choice']}-{args['value']}"]}
        found = {key: next(filter(self.has, ids), None) for key, ids in names.items() if key in args}
        return {**args, **{key: self.say(name) for key, name in found.items() if name is not None}}

    def _argument(self, key: str, value: object) -> FluentInt | str:
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int):
            if key in SEATS:
                return _named(value, self.player(value))
            if key in SHIPS and self.has(f"ship-{value}"):
                return _named(value, f"{self.say(f'ship-{value}')} {value}")
            return FluentInt(value)
        text = str(value)
        if key in PLACES and text in self.places:
            return self.label(self.places[text])
        if key in CARDS and self.has(f"card-{text}"):
            return self.say(f"card-{text}")
        if key in WORLDS and self.has(f"world-{text}"):
            return self.say(f"world-{text}")
        if key in THINGS:
            return COMMA.get(self.language, ", ").join(self._thing(THINGS[key], one) for one in text.split(","))
        return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"

    def _thing(self, sort: str, value: str) -> str:
        thing, *cards = value.split("+")
        if not self.has(f"{sort}-{thing}"):
            return value
        return " · ".join([self.say(f"{sort}-{thing}"), *(self.say(f"card-{card}") for card in cards)])

    def _find(self, name: str) -> tuple[FluentBundle, Pattern] | None:
        message_id, _, attribute = name.partition(".")
        for language in dict.fromkeys((self.language, "en")):
            # The other words take their time to read, and a help text has none of them.
            for bundle in map(_bundle, (language, language), (False, True)):
                if bundle.has_message(message_id):
                    message = bundle.get_message(message_id)
                    pattern = message.attributes.get(attribute) if attribute else message.value
                    if pattern is not None:
                        return bundle, pattern
        return None


def language_of(wanted: str | None = None) -> str:
    """``wanted`` if it is a complete language, else what the environment asks for, else English."""
    for name in (wanted, os.environ.get("LC_ALL"), os.environ.get("LC_MESSAGES"), os.environ.get("LANG")):
        if name:
            return name[:2].lower() if spoken(name) else "en"
    return "en"


def spoken(language: str) -> bool:
    """Whether a language is complete; ``language`` may name a country too, like ``ja_JP.UTF-8``."""
    return language[:2].lower() in LANGUAGES


def _named(value: int, label: str) -> _Named:
    made = _Named(value)
    made.label = label
    return made


@cache
def _bundle(language: str, tables: bool) -> FluentBundle:
    """The words of the terminal alone, or those of all ``tables`` and games."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in _packages() if tables else ["starhold.cli"]:
        bundle.add_resource(_resource(package, language))
    return bundle


def _packages() -> list[str]:
    from importlib.metadata import entry_points

    return ["starhold", *sorted({point.module for point in entry_points(group="starhold.games")})]


@cache
def _resource(package: str, language: str) -> Resource:
    try:
        text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        text = ""
    return FluentResource(text)
