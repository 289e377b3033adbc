"""All steps of cards and how they are done: each topic has a table of its own, this is the whole."""

from starhold.games.forbidden_stars.components.catalog import Catalog
from starhold.games.forbidden_stars.rules import refresh, strategise
from starhold.games.forbidden_stars.rules.effects import board, cards, controls, dice, economy, moves, orders, units

TOPICS = (controls, board, cards, dice, economy, moves, orders, units, refresh, strategise)
TABLE = {name: rule for topic in TOPICS for name, rule in topic.STEPS.items()}


def link(catalog: Catalog) -> Catalog:
    """Put its rule into every step of a catalog."""
    for step in catalog.steps:
        step.rule = TABLE[step.name]
        step.picks = step.rule.picks
    return catalog
