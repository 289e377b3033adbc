"""Why an area does not do for an effect: the first of its tests that fails (F-CARD-16)."""

from starhold.games.forbidden_stars.catalog import Place
from starhold.games.forbidden_stars.effects.terms import TESTS, Owner, scope_areas
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reason import Why, reason

CLAUSES = {
    "here": "F-CARD-26",
    "combat_system": "F-CARD-26",
    "active_system": "F-CARD-26",
    "adjacent_system": "F-DEF-6",
    "adjacent_area": "F-CARD-20",
    "friendly": "F-DEF-11",
    "uncontrolled": "F-DEF-11",
    "friendly_or_uncontrolled": "F-CARD-16",
    "world": "F-DEF-2",
    "void": "F-DEF-2",
}
"""The clause behind a test or scope; the card itself (F-CARD-18) behind the others."""


def why_area(state: Stars, owner: Owner, place: Place, area: int) -> Why:
    """The scope that the area lies outside of, or the first test that it fails."""
    missed = "" if area in scope_areas(state, place.scope) else place.scope
    for name, value in place.tests:
        if missed:
            break
        missed = "" if TESTS[name](state, owner.me, area, value) else name
    return reason("place-does-not-fit", CLAUSES.get(missed, "F-CARD-18"), must=missed) if missed else None
