"""Quantum: dice as ships, sums around planets, two to four players."""

from starhold.games.quantum.game import GAME

__all__ = ["GAME"]
