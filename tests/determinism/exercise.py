"""Does with a game what a server, a bot and a reader of records do, and prints what came of it: for every build.

Usage: ``exercise.py GAME SEATS SEED BOT``. Prints one line of JSON; the same in each process and build.
"""

import json
import sys
from hashlib import sha256
from random import Random
from typing import Any

from starhold.bots import choose
from starhold.documents import read_document, write_document
from starhold.kernel.chance import Stream
from starhold.kernel.codec import decode, digest, encode
from starhold.kernel.conformance import (
    Check,
    clones_do_not_alias,
    options_are_sound,
    rules_are_told,
    state_survives_storage,
    views_hide,
    walk,
    wrong_options_change_nothing,
)
from starhold.kernel.game import Game, find_game
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import Refused
from starhold.kernel.record import read_record

STEPS, EVERY = 150, 10
LAWS: list[Check] = [
    options_are_sound,
    state_survives_storage,
    clones_do_not_alias,
    wrong_options_change_nothing,
    views_hide,
    rules_are_told,
]


def exercise(name: str, seats: int, seed: int, bot: str) -> dict[str, Any]:
    """Plays with undo and a bot in the first seat; of each tenth state what can be made of it."""
    game = find_game(name)
    luck = Random(seed)
    play: Play[Any] = Play(game, game.configure(seats), [f"Player {seat}" for seat in range(seats)], Stream(seed))
    taken_back, made = 0, sha256()
    for step in range(STEPS):
        decision = play.state.decision
        assert decision is not None
        if decision.over:
            break
        seat = decision.actors[0]
        options = play.options(seat)
        texts = [game.format(play.state, option) for option in options]
        chosen = luck.randrange(len(texts))
        if seat == 0 and len(texts) > 1:
            chosen = texts.index(choose(name, bot, game.view(play.state, 0), texts, f"{seed} {step}"))
        play.submit(seat, options[chosen])
        if luck.random() < 0.3:
            taken_back += _undone(play, seat)
        if step % EVERY == 0:
            _copies(game, play)
        made.update(digest(game, play.state).encode())
    walk(game, game.configure(seats), seed, LAWS, limit=STEPS, every=EVERY)
    return {"entries": play.version, "undone": taken_back, "record": str(play.record), "states": made.hexdigest()}


def _undone(play: Play[Any], seat: int) -> int:
    try:
        play.undo(seat)
    except Refused:
        return 0
    return 1


def _copies(game: Game[Any], play: Play[Any]) -> None:
    """Clone, snapshot, position, record and imagination of the present state."""
    state = play.state
    same = digest(game, state)
    assert digest(game, state.clone()) == same
    assert digest(game, decode(game, json.loads(json.dumps(encode(game, state))), play.record.config)) == same
    position = read_document(write_document(game.to_position(state)))
    assert digest(game, game.from_position(position)) == same
    assert digest(game, replayed(game, read_record(str(play.record))).state) == same
    view = game.view(state, 0)
    game.imagine(view, Stream("guess"))
    game.estimate(view)


if __name__ == "__main__":
    name, seats, seed, bot = sys.argv[1:]
    sys.stdout.write(json.dumps(exercise(name, int(seats), int(seed), bot)) + "\n")
