from pathlib import Path

import pytest

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
