from pathlib import Path

import msgspec
import pytest

from starhold.games.forbidden_stars.view import shape as stars
from starhold.kernel.chance import Stream, outcome
from starhold.kernel.game import find_game
from starhold.kernel.run import feed, take
from tools import wire


def test_the_client_has_the_types_of_the_server() -> None:
    assert wire.main(["--check"]) == 0


def test_types_that_do_not_fit_are_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wire.main(["--check"], tmp_path) == 1
    assert "npm run types" in capsys.readouterr().err
    assert wire.main([], tmp_path) == 0
    assert wire.main(["--check"], tmp_path) == 0
    for name in wire.FILES:
        target = tmp_path / name
        right = target.read_text()
        target.write_text(right + "\n")
        assert wire.main(["--check"], tmp_path) == 1
        target.write_text(right)


def test_what_is_said_below_a_field_stands_above_it() -> None:
    text = wire.generate(wire.FILES["games/quantum/types.ts"])
    assert "  /** Totals that would do now. */\n  needs: number[];\n" in text
    assert '  place: "hand" | "map" | "reserve" | "scrapyard";\n' in text


def test_a_field_with_a_default_may_be_left_out() -> None:
    text = wire.generate()
    assert "export interface Sit {\n  seat?: number | null;\n  invite?: string;\n  name?: string;\n}" in text
    assert '  type: "option";\n  id: string;\n  seat: number;' in text


def test_lists_of_alternatives_are_bracketed() -> None:
    assert wire.typescript({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}) == (
        "(string | null)[]"
    )
    assert wire.typescript({"type": "object", "additionalProperties": {"$ref": "#/$defs/Me"}}) == "Record<string, Me>"
    assert wire.typescript(
        {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}], "items": False}
    ) == ("[number, string]")
    assert wire.typescript({}) == "unknown"


def test_every_view_of_forbidden_stars_has_the_shape_that_the_client_is_told() -> None:
    game, luck = find_game("forbidden_stars"), Stream("f")
    state = game.start(game.configure(2))
    met: set[str] = set()
    for _ in range(500):
        decision = state.decision
        assert decision is not None
        if decision.over:
            break
        if decision.request is not None:
            feed(state, outcome(decision.request, luck))
            continue
        for viewer in (None, 0, 1):
            view = game.view(state, viewer)
            # Conversion leaves out what the shape does not know.
            assert msgspec.convert(view, stars.StarsView, strict=True) == view, viewer
            met |= set(view["show"])
        seat = decision.actors[0]
        options = game.options(state, seat)
        take(state, seat, options[luck.below(len(options))])
    assert met >= {"fight", "last_combat", "shop", "tiles", "order"}
