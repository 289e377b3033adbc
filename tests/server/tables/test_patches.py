"""What changed of a view: a patch makes of the view before the whole one after it, for every viewer and game."""

import json
from typing import Any

import msgspec
import pytest

from starhold.kernel.chance import Stream
from starhold.kernel.game import find_game
from starhold.server.tables.match import Match
from starhold.server.tables.patches import merge_patch
from starhold.server.tables.updates import Snapshot
from tests.server.people import Person, patched


@pytest.mark.parametrize(
    ("before", "now", "patch"),
    [
        ({"a": 1}, {"a": 1}, {}),
        ({"a": 1}, {"a": 2}, {"a": 2}),
        ({"a": 1}, {"a": 1, "b": [1]}, {"b": [1]}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": None}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"b": 3, "c": 2}}, {"a": {"b": 3}}),
        ({"a": {"b": 1, "c": 2}}, {"a": {"c": 2}}, {"a": {"b": None}}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 2}]}, {"a": [{"b": 2}]}),
        ({"a": {"b": 1}}, {"a": [1]}, {"a": [1]}),
        ({"a": True}, {"a": {"b": 1}}, {"a": {"b": 1}}),
    ],
)
def test_a_patch_names_what_differs(before: dict[str, Any], now: dict[str, Any], patch: dict[str, Any]) -> None:
    assert merge_patch(before, now) == patch
    assert patched(before, patch) == now


@pytest.mark.parametrize("name", ["pebble", "quantum", "forbidden_stars"])
def test_views_follow_from_patches_through_a_whole_game(name: str) -> None:
    game, luck = find_game(name), Stream(f"patches {name}")
    match = Match(game, game.configure(2), ["Ann", "Bob"], b"patches")
    match.begin()
    held: dict[int | None, tuple[dict[str, Any], dict[str, Any]]] = {}
    sizes = [0, 0]
    while not match.over and match.version < 400:
        snapshot = Snapshot(match)
        for viewer in (None, 0, 1):
            # Some see every moment, some are slow.
            if viewer in held and luck.below(3) == 0:
                continue
            whole = snapshot.view(viewer)
            if viewer in held:
                page, before = held[viewer]
                patch = snapshot.patch(viewer, before)
                assert snapshot.patch(viewer, before) is patch
                page = patched(page, msgspec.json.decode(patch))
                assert json.dumps(page, sort_keys=True) == json.dumps(msgspec.json.decode(whole), sort_keys=True)
                sizes[0] += len(patch)
                sizes[1] += len(whole)
            held[viewer] = msgspec.json.decode(whole), snapshot.seen(viewer)
        seat = match.asked[0]
        options = match.play.options(seat)
        match.take(seat, match.version, game.format(match.state, options[luck.below(len(options))]), "")
    assert sizes[0] < 0.7 * sizes[1]


def test_only_a_page_that_asks_for_patches_gets_them(ann: Person) -> None:
    table = ann.started(["me", "bot:random"])
    with ann.live(table, patches=True) as page, ann.live(table, patches=False) as older:
        assert "patch" not in page.hear()
        older.hear()
        assert page.take()["type"] == "accepted"
        older.until("update", page.version)
        page.until("update", older.version)
        assert "patch" in page.update
        assert "patch" not in older.update
        assert page.update["view"] == older.update["view"]
    with ann.live(table, patches=True) as again:
        assert "patch" not in again.hear()
