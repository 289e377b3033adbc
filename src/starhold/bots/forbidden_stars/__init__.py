"""The player ``warlord`` for Forbidden Stars: rules of thumb for orders and moves, sampled fights."""
