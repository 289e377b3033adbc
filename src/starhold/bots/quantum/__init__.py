"""The player ``captain`` for Quantum: plans a whole turn on an imagined game."""

BOTS = ("captain",)
"""The players: each is a module here with a function of its name."""
