"""Random games: they end, invariants hold, every law of the kernel is kept."""

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.conformance import EVERY_STEP, replays_agree, walk
from starhold.kernel.game import Value
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.play import eager, play

PROFILES: list[dict[str, Value]] = [{"setup": "quick"}, {"profile": "print"}, {}]


@pytest.mark.rule(
    "F-INV-1", "F-INV-2", "F-INV-3", "F-INV-4", "F-INV-5", "F-INV-6", "F-INV-7", "F-INV-8", "F-INV-9", "F-INV-11",
    "F-INV-12", "F-INV-13", "F-INV-14",
)  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("profile", [0, 1, 2])
def test_invariants_hold_after_every_option(seats: int, profile: int) -> None:
    for seed in range(3):
        state, seen = play(seats, 10 * seed + profile, PROFILES[profile])
        assert state.winners
        assert seen["order-resolved"]


@pytest.mark.parametrize(("seats", "profile"), [(2, 0), (3, 1), (4, 2)])
def test_the_laws_of_the_kernel(seats: int, profile: int) -> None:
    walk(GAME, GAME.configure(seats, PROFILES[profile]), 7, EVERY_STEP, every=23)


@pytest.mark.parametrize("rules", range(1, GAME.rules_version + 1))
def test_laws_inside_fights(rules: int) -> None:
    """As above, at moments of combat and cards, which random games seldom reach, by all versions of the rules."""
    source = Stream("fights")
    config = GAME.configure(2, {"setup": "quick"})
    config.rules = rules
    met = 0
    for seed in range(12):
        state = GAME.start(config)
        source = Stream(f"fights {seed}")
        for number in range(3000):
            chance(state, source)
            decision = state.decision
            assert decision is not None
            if decision.over:
                break
            if (state.fight or decision.kind in ("effect", "window")) and number % 3 == 0:
                met += 1
                for check in EVERY_STEP:
                    check(GAME, state, config, source)
            seat = decision.actors[source.below(len(decision.actors))]
            take(state, seat, eager(GAME.options(state, seat), source))
        if met > 60:
            break
    assert met > 30


def test_records_replay_with_undo() -> None:
    replays_agree(GAME, GAME.configure(2, {"setup": "quick"}), 3)


def test_the_same_seed_gives_the_same_game() -> None:
    assert digest(GAME, play(2, 5, {}, False)[0]) == digest(GAME, play(2, 5, {}, False)[0])


@pytest.mark.rule("F-INV-10")
def test_views_differ_only_by_what_a_seat_may_know() -> None:
    source = Stream("views")
    state = GAME.start(GAME.configure(2, {"setup": "quick"}))
    for _ in range(60):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        take(state, decision.actors[0], eager(GAME.options(state, decision.actors[0]), source))
        if decision.over:
            break
        text = str(GAME.view(state, None))
        assert "answers" not in text
        assert "'tokens': [{" not in text


@pytest.mark.slow
def test_every_upgrade_and_event_comes_into_play() -> None:
    """Counted over random games: each order upgrade is revealed, each scheme played, each tactic chosen."""
    wanted = set()
    for faction in GAME.catalog.factions:
        wanted |= {f"order-revealed:{card.id}" for card in faction.upgrades}
        wanted |= {f"{'scheme-played' if card.scheme else 'tactic-chosen'}:{card.id}" for card in faction.events}
    for seed in range(400):
        wanted -= set(play(2 + seed % 3, 1000 + seed, {"setup": "quick"}, False)[1])
        if not wanted:
            break
    assert not wanted
