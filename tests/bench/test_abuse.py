"""The attacks that are measured really attack, and others play on meanwhile."""

import pytest

from starhold.bench import abuse
from starhold.bench.attacks import ATTACKS


@pytest.mark.slow
def test_others_play_on_during_every_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PLAYING": 2, "PACE": 0.1, "BEGIN": 0.3, "RECOVER": 0.1, "WARM_UP": 0.5, "ROUNDS": 1}.items():
        monkeypatch.setattr(abuse, name, value)
    found = abuse.abused("quantum", 1.0)
    for name in ("quiet", *ATTACKS):
        assert 0 < found[f"abuse-{name}-p50-milliseconds"] <= found[f"abuse-{name}-p99-milliseconds"] < 10_000, name
