"""Prints one digest over random games, each to its end: run as a program in other processes and builds.

Usage: ``fingerprint.py GAME SEATS SEED GAMES``; the game's package must be importable as ``starhold.games.GAME``.
"""

import json
import sys
from hashlib import sha256
from importlib import import_module

from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.run import chance, take

EVERY = 20
"""Of so many decisions the state and all that is shown of it are looked at, of the others the option."""


def fingerprint(name: str, seats: int, seed: int, games: int) -> str:
    """SHA-256 over the games of the seeds from ``seed``: options, and of each twentieth decision digest and view."""
    game = import_module(f"starhold.games.{name}").GAME
    total = sha256()
    for number in range(seed, seed + games):
        source = Stream(number)
        state = game.start(game.configure(seats))
        step = 0
        while True:
            chance(state, source)
            over = state.decision.over
            if over or step % EVERY == 0:
                seat = None if over else state.decision.actors[0]
                shown = [game.view(state, seat), [] if over else game.outline(state, seat, game.options(state, seat))]
                total.update(digest(game, state).encode() + json.dumps(shown, sort_keys=True).encode())
            if over:
                break
            seat = state.decision.actors[0]
            options = game.options(state, seat)
            option = options[source.below(len(options))]
            total.update(f"{len(options)} {game.format(state, option)}\n".encode())
            take(state, seat, option)
            step += 1
    return total.hexdigest()


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    sys.stdout.write(fingerprint(name, *map(int, numbers)) + "\n")
