"""The bot ``warlord``: it finishes games, beats chance, and answers quickly."""

from collections import Counter
from statistics import median
from time import perf_counter

import pytest

from starhold.bots import bots_for, choose
from starhold.bots.forbidden_stars.upgrades import strategise_score, title_worth
from starhold.bots.forbidden_stars.warlord import CHOOSERS
from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.rules.damage import AT_ONCE
from starhold.kernel.chance import Stream
from starhold.kernel.run import chance, take
from tests.rules.forbidden_stars.table import GAME as HELD
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.parametrize("rules", range(1, GAME.rules_version + 1))
def test_it_answers_by_the_rules_of_its_table(rules: int) -> None:
    """Before version 3 damage is given target by target: what the bot imagines offers that as well."""
    table = Table().bases().put(S, "noatun", scout=2, space_marine=2).put(C, "noatun", cultist=2)
    table.state.config.rules = rules
    table.clash("noatun", ("", ""), ("", "ooooo"))
    texts = table.offers("hit seat1")
    assert len(texts[0].split()) == (4 if rules < AT_ONCE else 6)
    view = HELD.view(table.state, S)
    view["pending"]["stack"] = [frame for frame in view["pending"]["stack"] if frame[0] != "hold"]
    imagined = GAME.imagine(view, Stream("old"))
    assert [GAME.format(imagined, option) for option in GAME.options(imagined, S)] == texts
    assert choose("forbidden_stars", "warlord", view, texts, "old") in texts


def duel(seats: int, war: int, seed: str, seconds: list[float], told: Counter[str] | None = None) -> tuple[int, ...]:
    """One game of the bot in seat ``war`` against chance; the winners. ``told`` counts what the bot did."""
    source = Stream(seed)
    state = GAME.start(GAME.configure(seats, {"setup": "quick"}))
    for number in range(20_000):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        if decision.over:
            return GAME.winners(state)
        seat = decision.actors[0]
        found = GAME.options(state, seat)
        option = found[source.below(len(found))]
        if seat == war and len(found) > 1:
            texts = [GAME.format(state, one) for one in found]
            view = GAME.view(state, seat)
            begun = perf_counter()
            answer = choose("forbidden_stars", "warlord", view, texts, f"{seed} {number}")
            seconds.append(perf_counter() - begun)
            option = GAME.parse(state, seat, answer)
        take(state, seat, option)
        if told is not None:
            told.update(event.type for event in state.events or [] if event.args.get("seat") == war)
        state.events = []
    raise AssertionError("the game does not end")


def test_it_is_known() -> None:
    assert bots_for("forbidden_stars") == ["random", "warlord"]


@pytest.mark.slow
def test_it_beats_chance_and_is_quick() -> None:
    seconds: list[float] = []
    told: Counter[str] = Counter()
    won = [duel(2, number % 2, f"duel {number}", seconds, told) == (number % 2,) for number in range(8)]
    assert won.count(True) >= 7
    assert median(seconds) < 0.1
    assert told["upgrade-taken"] >= 1, told
    assert told["title-taken"] >= 3, told
    assert told["unit-bought"] > 5 * (told["upgrade-taken"] + told["title-taken"]), "units come first"


def rich(materiel: int, level: int = 2) -> Table:
    """The Space Marines resolve Strategise with that much materiel."""
    table = Table().cities(S, level).put(S, "argovia", scout=2, land_raider=1).materiel(S, materiel)
    return table.bases().order(S, "strategise", "tile_10a")


def answer(table: Table) -> str:
    """What the bot does."""
    found = GAME.options(table.state, S)
    return GAME.format(table.state, CHOOSERS["strategise"](table.state, S, found, Stream("answer")))


def test_it_takes_damage_where_it_costs_least_though_others_have_not_answered() -> None:
    table = (
        Table()
        .bases()
        .put(S, "noatun", scout=2, space_marine=1, warlord_titan=1)
        .put(C, "noatun", cultist=2, helbrute=2)
    )
    table.clash("noatun", ("", ""), ("ooooo", "ooooooo"))
    state = table.state
    assert state.decision is not None
    assert (state.decision.kind, len(state.decision.actors)) == ("damage", 2)
    for found in (HELD.options(state, S), HELD.options(state, S)[::-1]):
        chosen = HELD.format(state, CHOOSERS["damage"](state, S, found, Stream("x")))
        assert chosen == "hit seat1 space_marine steady warlord_titan steady", "the titan is routed, both scouts stay"


@pytest.mark.parametrize(
    ("titans", "offence", "answer"), [((2, 0), ("oooooooo", ""), "use"), ((1, 2), ("", "oooooo"), "done")]
)
def test_it_takes_a_second_damage_step_where_that_helps(
    titans: tuple[int, int], offence: tuple[str, str], answer: str
) -> None:
    table = Table().bases().put(S, "noatun", warlord_titan=titans[0], land_raider=1)
    table.put(C, "noatun", cultist=3, chaos_reaver_titan=titans[1]).deck(S, "armoured_advance").rolls("d")
    table.clash("noatun", ("armoured_advance", ""), offence, bout=3)
    assert table.offers() == ["use", "done"]
    found = HELD.options(table.state, S)
    assert HELD.format(table.state, CHOOSERS["effect"](table.state, S, found, Stream("x"))) == answer


def test_it_draws_the_events_that_a_tactic_offers() -> None:
    table = Table().bases()
    table.state.place_of[8] = -3
    found = HELD.options(table.tactic(C, "incantation_of_tzeentch").state, C)
    assert CHOOSERS["effect"](table.state, C, found, Stream("x")) == ("use",)


def test_it_buys_what_its_units_can_use_and_drops_the_weakest_title() -> None:
    table = rich(9)
    chosen = answer(table)
    kind, card, other = chosen.split()
    assert kind == "title"
    faction = table.state.faction(S)
    worth = {one.id: title_worth(table.state, S, one) for one in faction.cards}
    assert worth[card] == max(worth[name] for name in ("hold_the_line", "glory_and_death", "veteran_scouts"))
    assert worth[other] == min(worth[faction.cards[start].id] for start in faction.starting)
    table.go(chosen)
    assert answer(table).startswith("upgrade ")


def test_it_keeps_materiel_for_the_deploy_orders_that_wait() -> None:
    table = rich(5)
    assert answer(table) != "done"
    table.lay(S, "deploy", "tile_10a")
    assert answer(table) == "done"


def test_it_plans_to_learn_only_with_materiel_to_spare() -> None:
    scores = []
    for materiel in (3, 9, 13):
        table = Table().cities(S, 2).put(S, "argovia", scout=2).materiel(S, materiel)
        scores.append(strategise_score(table.state, S, table.system("tile_10a")))
    assert scores[0] < scores[1] < scores[2]
    assert strategise_score(table.state, S, table.system("tile_1a")) < scores[0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_it_finishes_games_of_more_seats(seats: int) -> None:
    assert duel(seats, 1, f"more {seats}", [])
