"""Which card, and which part of its words, a step belongs to, and the sentences of its alternatives."""

from collections.abc import Iterator
from functools import lru_cache

from starhold.games.forbidden_stars.components.catalog import Catalog, Faction, Step

NESTED = ("then", "else", "cost", "do", "avoid", "bonus", "saved_by")
"""Parameters of steps that are effects themselves."""


@lru_cache(maxsize=16)
def sentences(catalog: Catalog) -> dict[int, list[str]]:
    """Message ids of the alternatives, in their order, by the number of the step that offers them.

    ``card-ID.PART-N``: PART is the part of the card's words that tells of it (general, unit, effect), N counts from 1
    through that part.
    """
    found: dict[int, list[str]] = {}
    for faction in catalog.factions:
        for card, part, effects in _parts(faction):
            number = 0
            for step in (step for effect in effects for step in offers_in(catalog, effect)):
                count = len(step.given["options"])
                found[step.ref] = [f"card-{card}.{part}-{number + one}" for one in range(1, count + 1)]
                number += count
    return found


@lru_cache(maxsize=16)
def sources(catalog: Catalog) -> dict[int, tuple[str, str]]:
    """By the number of a step: its card, and the part of the card's words that tells of it; ``card-ID.PART``."""
    return {
        step.ref: (card, part)
        for faction in catalog.factions
        for card, part, effects in _parts(faction)
        for effect in effects
        for step in steps_in(catalog, effect)
    }


def _parts(faction: Faction) -> Iterator[tuple[str, str, list[int]]]:
    """Card, part of its words, and the effects that this part tells of."""
    yield faction.dominate, "effect", [block.effect for block in faction.blocks]
    for card in faction.cards:
        yield card.id, "general", [card.general] if card.general >= 0 else []
        yield card.id, "unit", [card.unit] if card.unit >= 0 else []
    for upgrade in faction.upgrades:
        yield upgrade.id, "effect", [block.effect for block in upgrade.blocks]
    for event in faction.events:
        yield event.id, "effect", [block.effect for block in event.blocks]


def offers_in(catalog: Catalog, effect: int) -> Iterator[Step]:
    """The steps of an effect, nested ones included, that offer alternatives."""
    return (step for step in steps_in(catalog, effect) if step.name == "choose")


def steps_in(catalog: Catalog, effect: int) -> Iterator[Step]:
    """The steps of an effect, nested ones included, in the order of the card's words."""
    for step in catalog.effects[effect]:
        yield step
        inner = [step.given[name] for name in NESTED if name in step.given]
        if step.name == "choose":
            inner += step.given["options"]
        for other in inner:
            yield from steps_in(catalog, other)
