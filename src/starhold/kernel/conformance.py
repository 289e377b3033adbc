"""The suite that every game must pass: each function checks one law and raises AssertionError when it is broken.

Call them from tests with the game, a configuration and a seed. `walk` plays at random and checks every step.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from starhold.kernel.bag import Bag
from starhold.kernel.chance import Stream
from starhold.kernel.codec import decode, digest, encode
from starhold.kernel.decision import Option
from starhold.kernel.game import Config, Game
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import KERNEL_REASONS, Refused
from starhold.kernel.record import read_record
from starhold.kernel.run import chance, take
from starhold.kernel.state import State

S = TypeVar("S", bound=State)
Check = Callable[[Game[Any], Any, Config, Stream], None]


def walk(
    game: Game[S], config: Config, seed: int, checks: list[Check], limit: int = 20_000, every: int = 1
) -> Counter[str]:
    """Play one random game of at most ``limit`` decisions, running ``checks`` at every ``every``-th of them.

    Returns how often each option kind and decision kind was met (``option:move``, ``ask:act``), with ``finished``
    set when the game came to its end.
    """
    source = Stream(seed)
    state = game.start(config)
    seen: Counter[str] = Counter()
    for number in range(limit):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        assert decision.kind in game.kinds, decision.kind
        if number % every == 0 or decision.over:
            for check in checks:
                check(game, state, config, source)
        if decision.over:
            seen["finished"] = 1
            break
        seat = decision.actors[source.below(len(decision.actors))]
        choices = game.options(state, seat)
        option = choices[source.below(len(choices))]
        seen[f"ask:{decision.kind}"] += 1
        seen[f"option:{option[0]}"] += 1
        take(state, seat, option)
    return seen


def options_are_sound(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """Asked seats have options, all different, of known kinds, each with a text that reads back as itself.

    What a seat is asked rests on a clause (chance and the end of the game on none).
    """
    decision = state.decision
    assert decision is not None
    assert bool(game.kinds[decision.kind]) == (not decision.over and decision.request is None), decision.kind
    for seat in range(game.seats[1]):
        choices = game.options(state, seat)
        assert bool(choices) == (seat in decision.actors), (seat, decision.kind)
        assert len(set(choices)) == len(choices), choices
        for option in choices:
            assert option[0] in game.option_kinds, option
            text = game.format(state, option)
            assert game.parse(state, seat, text) == option, text
        described = game.describe(state, seat, choices)
        told = [entry["text"] for entry in described]
        assert sorted(told) == sorted(game.format(state, option) for option in choices)
        json.dumps([described, game.refusals(state, seat, choices), game.prompt(state)])


def state_survives_storage(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """Encoded, written, read and decoded, a state has the same digest and options (R7); so has its position."""
    before = digest(game, state)
    loaded = decode(game, json.loads(json.dumps(encode(game, state))), config)
    assert digest(game, loaded) == before
    assert _all_options(game, loaded) == _all_options(game, state)
    placed = game.from_position(json.loads(json.dumps(game.to_position(state))))
    assert digest(game, placed) == before
    assert game.to_position(placed) == game.to_position(state)


def clones_do_not_alias(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """A clone equals its original and shares no list with it; playing on in it leaves the state as it was (R7)."""
    before = digest(game, state)
    twin = state.clone()
    assert digest(game, twin) == before
    assert all(getattr(twin, name) is getattr(state, name) for name in state.SHARED)
    assert not changeable(state) & changeable(twin)
    for _ in range(4):
        decision = twin.decision
        assert decision is not None
        if decision.over:
            break
        choices = game.options(twin, decision.actors[0])
        take(twin, decision.actors[0], choices[source.below(len(choices))])
        chance(twin, source)
    assert digest(game, state) == before


def wrong_options_change_nothing(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """Options that are not offered are refused with a known reason and change nothing (R6)."""
    before = digest(game, state)
    known = {*KERNEL_REASONS, *game.reasons}
    for seat in range(config.seats):
        offered = {*game.options(state, seat), *game.standing(state, seat)}
        for option in _strangers(game, state, source):
            if option in offered:
                continue
            refusal = game.refusal(state, seat, option)
            assert refusal is not None, option
            assert refusal.reason in known, refusal
            assert _refused(game, state, seat, option) == refusal.reason, option
    assert digest(game, state) == before


def views_hide(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """A state imagined from a view looks the same, to the byte, to the viewer (S1) and offers the same options.

    A view is plain data, and no member of its maps is None: in a patch that says that the member is gone.
    """
    for seat in [None, *range(config.seats)]:
        strange = list(_strange(game.view(state, seat), ""))
        assert not strange, strange[0]
        seen = _seen(game, state, seat)
        view = json.loads(json.dumps(game.view(state, seat)))
        imagined = game.imagine(view, source)
        assert _seen(game, imagined, seat) == seen


def rules_are_told(game: Game[S], state: S, config: Config, source: Stream) -> None:
    """Positions and views name the rules by which the table plays; what is read from them then plays by these too.

    That a state so read names them again is part of `state_survives_storage` and `views_hide`.
    """
    assert game.to_position(state)["rules"] == config.rules
    for seat in [None, *range(config.seats)]:
        assert game.view(state, seat)["rules"] == config.rules


def replays_agree(game: Game[S], config: Config, seed: int, limit: int = 20_000) -> None:
    """A random game written as text and read back gives the same digest and record, undo and settings included (R10).

    A setting that answers nothing changes neither version, log nor undo, and nobody else's undo takes it back.
    """
    source = Stream(seed)
    play: Play[S] = Play(game, config, ["x"] * config.seats, source)
    for _ in range(limit):
        decision = play.state.decision
        assert decision is not None
        if decision.over:
            break
        seat = decision.actors[source.below(len(decision.actors))]
        if not source.below(6):
            _set_something(play, source.below(config.seats), source)
            continue
        if play.undo_refusal(seat) is None and not source.below(8):
            others = [other for other in range(config.seats) if other != seat]
            settings = [game.standing(play.state, other) for other in others]
            play.undo(seat)
            assert settings == [game.standing(play.state, other) for other in others]
            continue
        choices = game.options(play.state, seat)
        play.submit(seat, choices[source.below(len(choices))])
    again = replayed(game, read_record(str(play.record)))
    assert str(again.record) == str(play.record)
    assert digest(game, again.state) == digest(game, play.state)


def _set_something(play: Play[S], seat: int, source: Stream) -> None:
    """Take a standing option, if there is one; what is no entry is nobody else's business."""
    choices = play.game.standing(play.state, seat)
    if not choices:
        return
    option = choices[source.below(len(choices))]
    others = [other for other in range(len(play.record.names)) if other != seat]
    before = _others_see(play, others)
    aside = play.is_aside(seat, option)
    play.submit(seat, option)
    assert not aside or _others_see(play, others) == before
    assert not aside or option not in play.game.standing(play.state, seat)


def _strange(value: object, place: str) -> Iterator[str]:
    """The places where a view has something else than maps by text, lists, texts, numbers and truth values."""
    if type(value) is dict:
        for key, item in value.items():
            if type(key) is not str or item is None:
                yield f"{place}.{key}"
            yield from _strange(item, f"{place}.{key}")
    elif type(value) is list:
        for number, item in enumerate(value):
            yield from _strange(item, f"{place}[{number}]")
    elif value is not None and type(value) not in (str, int, bool, float):
        yield place


def _others_see(play: Play[S], seats: list[int]) -> str:
    """All that anybody but the seat that sets something learns: what is seen, told, undone and counted."""
    state, config = play.state, play.record.config
    undos = [repr(play.undo_refusal(seat)) for seat in range(config.seats)]
    told = [play.game.tell(event, None) for events in play.log for event in events]
    seen = [play.game.view(state, None), [_seen(play.game, state, seat) for seat in seats]]
    return json.dumps([play.version, undos, told, seen])


EVERY_STEP: list[Check] = [
    options_are_sound,
    state_survives_storage,
    clones_do_not_alias,
    wrong_options_change_nothing,
    views_hide,
    rules_are_told,
]
"""All laws that can be checked at any moment of a game."""


def changeable(state: State) -> set[int]:
    """The identities of all lists in the slots and frames of ``state``."""
    left = [getattr(state, name) for name in state.COPIED]
    left += [getattr(frame, name) for frame in state.stack for name in frame.FIELDS]
    found = {id(state.stack)}
    while left:
        value = left.pop()
        if isinstance(value, list):
            found.add(id(value))
            left += value
        elif isinstance(value, Bag):
            left += [value.counts, value.known]
    return found


def _all_options(game: Game[S], state: S) -> list[list[Option]]:
    return [game.options(state, seat) for seat in range(game.seats[1])]


def _refused(game: Game[S], state: S, seat: int, option: Option) -> str:
    """The reason with which ``option`` is refused, or "" if it is accepted."""
    try:
        game.apply(state, seat, option)
    except Refused as problem:
        return problem.refusal.reason
    return ""


def _seen(game: Game[S], state: S, seat: int | None) -> str:
    asked = [] if seat is None else game.options(state, seat)
    described = [] if seat is None else game.describe(state, seat, asked)
    refusals = [] if seat is None else game.refusals(state, seat, asked)
    return json.dumps([game.view(state, seat), game.prompt(state), described, refusals], sort_keys=True)


def _strangers(game: Game[S], state: S, source: Stream) -> list[Option]:
    """Options of the asked seats, bent, and every bare kind."""
    bent: list[Option] = [(kind,) for kind in game.option_kinds]
    decision = state.decision
    for seat in decision.actors if decision is not None and not decision.over else ():
        choices = game.options(state, seat)
        for _ in range(3):
            option = choices[source.below(len(choices))]
            bent.append((option[0], *(number + source.below(3) - 1 for number in option[1:])))
            bent.append((option[0], *(source.below(100) - 2 for _ in option[1:])))
    return bent
