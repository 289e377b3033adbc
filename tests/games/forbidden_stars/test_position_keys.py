"""Every key of a position is used or refused: what is changed in one leaf changes the situation, or is refused."""

import copy
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from starhold.games.forbidden_stars import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.reasons import Refused
from starhold.kernel.run import answer, take
from tests.games.forbidden_stars.examples import BLOCKS, Document, whole
from tests.games.forbidden_stars.play import eager


def leaves(part: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """The path and the value of everything that is no map and no list."""
    if isinstance(part, dict | list):
        for key, value in part.items() if isinstance(part, dict) else enumerate(part):
            yield from leaves(value, (*above, key))
    else:
        yield above, part


def others(value: Any) -> list[Any]:
    """Values of the same kind that are not this one."""
    if isinstance(value, bool):
        return [not value]
    return [value + 1, value - 1, 1_000_000] if isinstance(value, int) else ["lunch"]


def changed(document: Document, path: tuple[Any, ...], value: Any) -> Document:
    """The document with another value at a path."""
    twin = copy.deepcopy(document)
    part = twin
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    return twin


def outcome(document: Document) -> str:
    """All that a document makes: the situation, the rules and options by which it is played; or its refusal."""
    try:
        state = GAME.from_position(document)
    except Refused as refused:
        return str(refused)
    return json.dumps([digest(GAME, state), state.config.rules, state.config.options])


def idle(document: Document, source: Stream, share: int) -> list[str]:
    """The leaves, about one in ``share`` of them, that can be changed without anything being different."""
    before, found = outcome(document), []
    for path, value in leaves(document):
        if not source.below(share):
            found += [
                f"{path} = {other}" for other in others(value) if outcome(changed(document, path, other)) == before
            ]
    return found


def test_every_key_of_the_examples_is_used_or_refused() -> None:
    for example in BLOCKS:
        assert idle(whole(example), Stream("all"), 1) == []


def test_every_key_that_is_written_is_used_or_refused() -> None:
    """Positions of a random game, one of each kind of moment, a share of their leaves."""
    source, seen = Stream("every key"), set()
    state = GAME.start(GAME.configure(2))
    for _ in range(1200):
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        moment = (GAME.path(state).partition("›")[2], decision.kind)
        if moment not in seen:
            seen.add(moment)
            assert idle(GAME.to_position(state), source, 40) == [], moment
        if decision.request is not None:
            answer(state, decision.request, source)
        else:
            seat = decision.actors[source.below(len(decision.actors))]
            take(state, seat, eager(GAME.options(state, seat), source))
    assert len(seen) > 20


def test_unknown_keys_are_refused_at_every_place() -> None:
    def maps(part: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
        if isinstance(part, dict):
            yield above
        if isinstance(part, dict | list):
            for key, value in part.items() if isinstance(part, dict) else enumerate(part):
                yield from maps(value, (*above, key))

    for example in BLOCKS:
        document = whole(example)
        for path in maps(document):
            said = outcome(changed(document, (*path, "colour"), "red") if path else {**document, "colour": "red"})
            assert "colour" in said, path
            assert "unknown-" in said or "choice-" in said, (path, said)


def test_most_of_a_game_is_written_in_words() -> None:
    source, written = Stream("in words"), Counter[str]()
    state = GAME.start(GAME.configure(3))
    for number in range(4000):
        decision = state.decision
        assert decision is not None
        if not number % 5 or decision.over:
            document = GAME.to_position(state)
            assert digest(GAME, GAME.from_position(json.loads(json.dumps(document)))) == digest(GAME, state)
            written[document["phase"]] += 1
            written["all"] += 1
            written["pending"] += "pending" in document
        if decision.over:
            break
        if decision.request is not None:
            answer(state, decision.request, source)
        else:
            seat = decision.actors[source.below(len(decision.actors))]
            take(state, seat, eager(GAME.options(state, seat), source))
    assert {"setup", "planning", "operations", "refresh", "over"} <= set(written)
    assert written["pending"] * 8 < written["all"], written
