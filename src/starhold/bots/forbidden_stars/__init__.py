"""The player ``warlord`` for Forbidden Stars: rules of thumb for orders and moves, sampled fights."""

BOTS = ("warlord",)
"""The players: each is a module here with a function of its name."""
