"""Forbidden Stars: the complete rules on the kernel. Clauses F-… stand in ``docs/rules/forbidden-stars.md``."""

from starhold.games.forbidden_stars.game import ForbiddenStars

GAME = ForbiddenStars()
"""Forbidden Stars: what the game offers to everybody else."""
