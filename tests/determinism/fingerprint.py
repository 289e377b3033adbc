"""Prints one digest over all states of a random game: run as a program in other processes and builds.

Usage: ``fingerprint.py GAME SEATS SEED``; the game's package must be importable as ``starhold.games.GAME``.
"""

import json
import sys
from hashlib import sha256
from importlib import import_module

from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.run import chance, take


def fingerprint(name: str, seats: int, seed: int, limit: int = 400) -> str:
    """SHA-256 over the digests, texts and views of up to ``limit`` decisions."""
    game = import_module(f"starhold.games.{name}").GAME
    source = Stream(seed)
    state = game.start(game.configure(seats))
    total = sha256()
    for _ in range(limit):
        chance(state, source)
        total.update(digest(game, state).encode())
        total.update(json.dumps(game.view(state, 0), sort_keys=True).encode())
        if state.decision.over:
            break
        seat = state.decision.actors[0]
        options = game.options(state, seat)
        option = options[source.below(len(options))]
        total.update(game.format(state, option).encode())
        take(state, seat, option)
    return total.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(fingerprint(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])) + "\n")
