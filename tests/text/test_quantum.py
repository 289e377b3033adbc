"""Quantum can say everything that stands in its closed lists, in every language."""

from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from starhold.games.quantum.components import vocabulary as words_of
from starhold.games.quantum.components.cards import IDS
from starhold.games.quantum.components.maps import playable_by
from starhold.games.quantum.game import GAME
from starhold.games.quantum.view.option_kinds import LABELS
from starhold.kernel.reasons import KERNEL_REASONS
from tests.games.quantum.closed_lists import CONTROLS, PROBLEMS, REASON_ARGS
from tests.text.words import LANGUAGES, ROOT

NUMBERS = (0, 1, 2, 3, 5, 6, 21)
"""Numbers that fall into different plurals of the three languages."""
CLOSED = {"card": "agile", "dropped": "cruel", "deck": "command", "layout": "equinox", "seat": "Анна", "rival": "太郎"}
SQUARES = {"square", "from", "to", "at", "launch", "planet", "carried", "drop"}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def expected() -> dict[str, tuple[str, ...]]:
    """Every message id that the lists of the game ask for, with the arguments that it is given."""
    found = {f"prompt-{kind}": asked.args for kind, asked in words_of.DECISIONS.items()}
    found |= {f"prompt-{kind}": () for kind in words_of.CHANCES}
    found[f"prompt-{words_of.OVER}"] = ("seat",)
    found |= {f"option-{kind}": args for kind, args in LABELS.items()}
    found |= {f"event-{kind}": args for kind, args in words_of.EVENTS.items()}
    found |= {f"reason-{reason}": REASON_ARGS.get(reason, ()) for reason in words_of.REASONS}
    for name in ("reconfigure", "deploy", "move", "build", "research"):
        found |= {f"action-{name}": (), f"action-{name}.effect": ()}
    for name in ("strike", "transport", "warp", "modify", "maneuver", "free-reconfigure"):
        found |= {f"ability-{name}": (), f"ability-{name}.effect": ()}
    for card in IDS:
        found |= {f"card-{card}": (), f"card-{card}.effect": ()}
    found |= {f"ship-{number}": () for number in range(1, 7)}
    found |= {f"control-{name}": () for name in CONTROLS}
    for seats in range(GAME.seats[0], GAME.seats[1] + 1):
        found |= {f"layout-{layout.id}": () for layout in playable_by(seats)}
        for choice in GAME.choices(seats):
            found |= {f"choice-{choice.id}": (), f"choice-{choice.id}.help": ()}
            for value in choice.values:
                if choice.id != "layout" or value == "random":
                    found[f"choice-{choice.id}-{str(value).lower() if isinstance(value, bool) else value}"] = ()
    return found


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for folder in ("src/starhold/text", "src/starhold/games/quantum/text"):
        made.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def say(language: str, name: str, args: dict[str, str | int]) -> str:
    message_id, _, attribute = name.partition(".")
    message = bundle(language).get_message(message_id)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, name
    text, errors = bundle(language).format_pattern(pattern, args)
    assert errors == [], name
    return str(text)


def samples(args: tuple[str, ...]) -> list[dict[str, str | int]]:
    """Arguments of the right types, once for each plural."""
    return [{arg: CLOSED.get(arg, "d4" if arg in SQUARES else number) for arg in args} for number in NUMBERS]


@in_every_language
def test_every_id_of_the_closed_lists_has_its_words(language: str) -> None:
    silent = []
    for name in expected():
        message_id, _, attribute = name.partition(".")
        known = bundle(language).has_message(message_id)
        if not known or (attribute and attribute not in bundle(language).get_message(message_id).attributes):
            silent.append(name)
    assert silent == []


@in_every_language
def test_every_message_can_be_said_with_the_arguments_that_it_is_given(language: str) -> None:
    for name, args in expected().items():
        for sample in samples(args):
            text = say(language, name, sample)
            assert text, name
            assert not set("{}$") & set(text), name


@in_every_language
@pytest.mark.parametrize("kind", ["event", "prompt", "option"])
def test_a_message_names_every_player_of_whom_it_tells(language: str, kind: str) -> None:
    told = {"event": ("seat", "rival"), "prompt": ("rival",), "option": ("rival",)}[kind]
    for name, args in expected().items():
        if name.startswith(f"{kind}-"):
            for arg in set(told) & set(args):
                assert str(CLOSED[arg]) in say(language, name, samples(args)[0]), name


@in_every_language
def test_every_refusal_of_the_kernel_has_its_words(language: str) -> None:
    assert [name for name in KERNEL_REASONS if not bundle(language).has_message(f"reason-{name}")] == []


@in_every_language
def test_every_problem_of_a_position_has_its_own_sentence(language: str) -> None:
    vague = say(language, "reason-position-broken", {"place": "ships", "problem": "something"})
    for problem in PROBLEMS:
        assert say(language, "reason-position-broken", {"place": "ships", "problem": problem}) != vague


@in_every_language
def test_the_short_rules_are_numbered_without_a_gap(language: str) -> None:
    chapters = 0
    while bundle(language).has_message(f"rules-quantum-{chapters + 1}-title"):
        chapters += 1
        assert len(say(language, f"rules-quantum-{chapters}-text", {})) > 40
    assert chapters >= 12
    rules = [name for name in ids("src/starhold/games/quantum/text", language) if name.startswith("rules-quantum-")]
    assert len(rules) == 2 * chapters


@in_every_language
def test_no_words_of_the_game_lie_unused(language: str) -> None:
    kinds = ("prompt", "option", "event", "card", "layout", "choice", "action", "ability", "control")
    known = {name.partition(".")[0] for name in expected()}
    idle = [
        name
        for name in ids("src/starhold/games/quantum/text", language)
        if name.partition("-")[0] in kinds and name not in known and name not in referred(language)
    ]
    assert idle == []


def ids(folder: str, language: str) -> list[str]:
    body = parse((ROOT / folder / f"{language}.ftl").read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def referred(language: str) -> set[str]:
    found = _References()
    found.visit(parse((ROOT / f"src/starhold/games/quantum/text/{language}.ftl").read_text(encoding="utf-8")))
    return found.names
