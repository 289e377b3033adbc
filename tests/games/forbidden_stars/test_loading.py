"""Data files: whole, or refused with file, place and rule; a fifth faction needs no code."""

import copy
from typing import Any

import pytest

from starhold.games.forbidden_stars.components.catalog import Catalog
from starhold.games.forbidden_stars.components.loading import load, packaged
from starhold.games.forbidden_stars.game import ForbiddenStars
from starhold.kernel.chance import Stream
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance, take


def renamed(value: Any, names: dict[str, str]) -> Any:
    """The data with other ids, as keys and as values."""
    if isinstance(value, dict):
        return {names.get(key, key): renamed(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [renamed(item, names) for item in value]
    return names.get(value, value) if isinstance(value, str) else value


def fifth() -> Any:
    """A small faction of our own: the Orks under other names, with stronger ships and another ability."""
    data = copy.deepcopy(packaged("orks"))
    names = {"orks": "corsairs", "ork_spores": "salvage", "tile_11": "tile_13"}
    names |= {unit: f"corsair_{unit}" for unit in data["units"]}
    for face in data["home_tile"]["faces"]:
        names[face["id"]] = face["id"].replace("11", "13")
        names |= {area["id"]: f"corsair_{area['id']}" for area in face["areas"]}
    data = renamed(data, names)
    data["units"]["corsair_kill_kroozer"]["dice"] = 5
    data["dominate"]["blocks"] = [{"when": "dominate.ability", "effect": [{"gain_materiel": {"n": 2}}]}]
    return data


def test_a_fifth_faction_plays_without_code() -> None:
    game = ForbiddenStars(load((fifth(),)))
    config = game.configure(2, {"faction-1": "corsairs", "setup": "quick"})
    source = Stream("fifth")
    state = game.start(config)
    for _ in range(5000):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        choices = game.options(state, decision.actors[0])
        take(state, decision.actors[0], choices[source.below(len(choices))])
    assert state.winners
    assert state.faction(0).id == "corsairs"


def spoil(data: Any, *path: Any, value: Any) -> Any:
    """The data with one value changed."""
    node = data
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("schema",), "other", "place=schema problem=unknown schema"),
        (("id",), "orks", "place=id problem=this faction is there already"),
        (("units", "corsair_nob", "kind"), "air", "place=units.corsair_nob.kind"),
        (("units", "corsair_nob", "health"), -1, "F-DEF-17"),
        (("units", "corsair_nob", "start"), 12, "F-LIM-9"),
        (("reinforcement", "void"), "corsair_nob", "F-CBT-19"),
        (("dominate", "blocks", 0, "when"), "never", "never is not in timings"),
        (("dominate", "blocks", 0, "effect"), [{"explode": {}}], "unknown step explode"),
        (("dominate", "blocks", 0, "effect"), [{"gain_materiel": {"m": 2}}], "unknown parameter m"),
        (("dominate", "blocks", 0, "effect"), [{"gain_asset": {}}], "parameter asset is missing"),
        (("dominate", "blocks", 0, "effect"), [{"gain_asset": {"asset": "gold"}}], "gold is not a asset"),
        (("combat_cards", 0, "general"), [{"gain_dice": {"face": "roll", "n": "lots"}}], "a number is expected"),
        (("combat_cards", 0, "icons"), [1], "F-CBT-26"),
        (("combat_cards", 5, "cost"), 3, "F-STR-4"),
        (("events", 0, "storm"), "upwards", "F-STORM-10"),
        (("events", 0, "kind"), "tactic", "F-EVT-8"),
        (("home_tile", "faces", 0, "areas", 1, "capacity"), 9, "F-DEF-4"),
        (("home_tile", "faces", 0, "areas", 0, "id"), "nicea", "nicea is used twice"),
        (("objectives",), [], ""),
    ],
)
def test_a_damaged_faction_is_refused(path: tuple[Any, ...], value: Any, words: str) -> None:
    data = spoil(fifth(), *path, value=value)
    if not words:
        assert isinstance(load((data,)), Catalog)
        return
    with pytest.raises(Refused) as caught:
        load((data,))
    assert caught.value.refusal.reason == "data-broken"
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("schema",), None, "file=map.json place=schema"),
        (("storm_icons", "across", "H"), [["H", 0, -1]], "F-STORM-10"),
        (("tiles", 0, "faces", 0, "areas", 1, "type"), "hole", "F-DEF-2"),
        (("tiles", 0, "faces", 0, "areas", 0, "objective"), False, "F-DEF-5"),
    ],
)
def test_a_damaged_map_is_refused(path: tuple[Any, ...], value: Any, words: str) -> None:
    with pytest.raises(Refused, match=words):
        load((), spoil(copy.deepcopy(packaged("map")), *path, value=value))


def test_a_missing_or_unknown_key_is_named() -> None:
    data = fifth()
    del data["events"]
    with pytest.raises(Refused, match="place=events problem=is missing"):
        load((data,))
    with pytest.raises(Refused, match="place=colour problem=unknown key"):
        load(({**fifth(), "colour": "red"},))
    with pytest.raises(Refused, match="a faction is expected"):
        load(("nothing",))
