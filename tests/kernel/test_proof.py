"""What a document says is pending: a mistake is named by frame and field, and says what is wrong."""

import json
from collections import Counter
from typing import Any

import pytest

from starhold.games.pebble import GAME
from starhold.games.pebble.model import Pebble
from starhold.kernel.chance import Stream
from starhold.kernel.reasons import Refused
from starhold.kernel.run import answer, take

ASKED = [[0, 1], "choose", [], None]
ROUND = ["round", {"step": 2, "played": [], "best": -1, "prize": 0}]
CHOOSE = ["choose", {"answers": [-1, -1], "waiting": [0, 1]}]


def proved(decision: Any = None, stack: Any = None, **more: Any) -> None:
    pending = {"decision": decision or ASKED, "value": 0, "stack": [ROUND, CHOOSE] if stack is None else stack, **more}
    hands = [[1, 2, 3], [1, 2, 3]]
    GAME.from_position({"game": "pebble", "seats": 2, "round": 1, "hands": hands, "pending": pending})


def frame(name: str, **fields: Any) -> list[Any]:
    plain: dict[str, Any] = {"round": ROUND[1], "choose": CHOOSE[1]}
    return [name, {**plain[name], **fields}]


def test_what_is_right_is_read() -> None:
    proved()


@pytest.mark.parametrize(
    ("pending", "place", "problem"),
    [
        ({"value": "x"}, "pending.value", "number-expected"),
        ({"stack": 7}, "pending.stack", "list-expected"),
        ({"stack": [["round"]]}, "pending.stack[0]", "wrong-length"),
        ({"stack": [["lunch", {}]]}, "pending.stack[0][0]", "unknown-name"),
        ({"stack": [frame("round", lap=3), CHOOSE]}, "pending.stack[0].round.lap", "unknown-key"),
        ({"stack": [["round", {"step": 2}], CHOOSE]}, "pending.stack[0].round.best", "missing"),
        ({"stack": [frame("round", step="two"), CHOOSE]}, "pending.stack[0].round.step", "number-expected"),
        ({"stack": [frame("round", played=[0, "b"]), CHOOSE]}, "pending.stack[0].round.played[1]", "number-expected"),
        ({"stack": [frame("round", step=9), CHOOSE]}, "pending.stack[0].round.step", "out-of-range"),
        ({"stack": [ROUND, frame("choose", waiting=[0, 2])]}, "pending.stack[1].choose.waiting[1]", "out-of-range"),
        ({"stack": [ROUND, CHOOSE, ROUND]}, "pending.stack[2][0]", "out-of-place"),
        ({"stack": [CHOOSE]}, "pending.stack[0][0]", "out-of-place"),
        ({"stack": [ROUND, frame("choose", answers=[])]}, "pending.stack[1].choose.answers", "one-for-each-seat"),
        ({"stack": [ROUND, frame("choose", answers=[-1, 0])]}, "pending.stack[1].choose.answers[1]", "does-not-fit"),
        ({"stack": [ROUND, frame("choose", waiting=[1])]}, "pending.stack[1].choose.answers[0]", "does-not-fit"),
        ({"stack": [frame("round", step=1), CHOOSE]}, "pending.stack[0].round.step", "does-not-fit"),
        ({"decision": [[0], "choose", [], None]}, "pending.stack[1].choose.waiting", "asked-differently"),
        ({"decision": [[0, 1], "trap", [], None]}, "pending.decision[1]", "does-not-fit"),
        ({"decision": [[0, 1], "choose", [3], None]}, "pending.decision[2]", "does-not-fit"),
        ({"stack": []}, "pending.stack", "does-not-fit"),
        ({"decision": [[0]]}, "pending.decision", "wrong-length"),
        ({"decision": [[0], "lunch", [], None]}, "pending.decision[1]", "unknown-name"),
        ({"decision": [[0, 4], "choose", [], None]}, "pending.decision[0][1]", "out-of-range"),
        ({"decision": [[], "over", [], None]}, "pending.stack", "does-not-fit"),
        ({"decision": [[-1], "choose", [], None]}, "pending.decision[3]", "asked-differently"),
        ({"decision": [[0], "choose", [], ["toss", 1, 6, [], [], None]]}, "pending.decision[3][0]", "unknown-name"),
        ({"decision": [[-1], "refill", [], ["draw", 1, 0, [], [], None]]}, "pending.decision[3]", "does-not-fit"),
        ({"decision": [[-1], "prize", [], ["roll", 1, 1, [1], [], None]]}, "pending.decision[3]", "does-not-fit"),
        ({"decision": [[-1], "prize", [], ["roll", 1, 10**6, [], [], None]]}, "pending.decision[3][2]", "out-of-range"),
        ({"decision": [[-1], "prize", [], ["roll", 10**6, 6, [], [], None]]}, "pending.decision[3][1]", "out-of-range"),
        ({"more": 1}, "pending.more", "unknown-key"),
    ],
)
def test_a_mistake_is_named(pending: dict[str, Any], place: str, problem: str) -> None:
    with pytest.raises(Refused) as caught:
        proved(**pending)
    assert caught.value.refusal.args == {"place": place, "problem": problem}


def test_what_is_read_can_be_played_on() -> None:
    """Numbers of a true document are changed at random: it is refused by name, or the rules can go on with it."""
    source, met = Stream("bent"), Counter[bool]()
    for number in range(60):
        state = GAME.start(GAME.configure(2 + number % 3))
        for _ in range(number):
            _step(state, source)
        document = GAME.to_position(state)
        for _ in range(15):
            bent = json.loads(json.dumps(document))
            _bend(bent["pending"], source)
            try:
                read = GAME.from_position(bent)
            except Refused as problem:
                met[problem.refusal.reason == "position-broken"] += 1
                continue
            while _step(read, source):
                pass
    assert met[True] > 200
    assert not met[False]


def _step(state: Pebble, source: Stream) -> bool:
    """One roll, draw or answer; False where the game is over."""
    decision = state.decision
    assert decision is not None
    if decision.request is not None:
        answer(state, decision.request, source)
    elif not decision.over:
        seat = decision.actors[source.below(len(decision.actors))]
        choices = GAME.options(state, seat)
        take(state, seat, choices[source.below(len(choices))])
    return not decision.over


def _bend(plain: Any, source: Stream) -> None:
    """Change a number somewhere in plain data, or the length of a list of numbers."""
    while isinstance(plain, dict | list) and plain:
        keys = list(plain) if isinstance(plain, dict) else range(len(plain))
        key = keys[source.below(len(keys))]
        if isinstance(plain[key], int):
            plain[key] += source.below(5) - 2
        elif plain[key] == []:
            plain[key].append(source.below(3))
        plain = plain[key]
