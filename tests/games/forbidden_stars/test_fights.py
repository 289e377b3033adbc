"""Random fights with random decks and units: every title is played, every fight ends, nothing gets lost."""

from collections import Counter

import pytest

from starhold.kernel.chance import Stream
from starhold.kernel.run import take
from tests.games.forbidden_stars.invariants import invariants
from tests.rules.forbidden_stars.table import GAME, Table

FACTIONS = ("space_marines", "chaos", "orks", "eldar")


def random_fight(source: Stream, seen: Counter[str]) -> None:
    """A fight on noatun or in tile_12a_se between two random sides."""
    first = source.below(4)
    second = (first + 1 + source.below(3)) % 4
    table = Table(FACTIONS[first], FACTIONS[second]).bases()
    area = ("noatun", "tile_12a_se")[source.below(2)]
    ship = int(area != "noatun")
    for seat in (0, 1):
        faction = table.state.faction(seat)
        titles = list(range(len(faction.cards)))
        deck = [titles.pop(source.below(len(titles))) for _ in range(5)]
        table.state.titles[seat] = [int(card in deck) for card in range(len(faction.cards))]
        units = [unit.id for unit in faction.units if unit.kind == ship]
        for _ in range(1 + source.below(3)):
            name = units[source.below(len(units))]
            if table.state.in_supply(seat, table.kind(seat, name)) > 1:
                table.put(seat, area, source.below(3) // 2, **{name: 1})
        table.put(seat, area, **{units[0]: 1}).assets(seat, 2, 1, source.below(3)).materiel(seat, 5)
        table.put(seat, ("turaci", "lytheria")[seat], **{faction.units[faction.reinforcement[0]].id: 1})
    if not ship and source.below(2):
        table.build(1, area, "bastion")
    table.source = source
    table.fight(area, 0, ("illedrias", "tile_10a_se")[ship])
    play_out(table, source, seen)


def play_out(table: Table, source: Stream, seen: Counter[str]) -> None:
    """Random answers until the fight is over."""
    for _ in range(400):
        for event in table.state.events or []:
            if event.type in ("card-revealed", "card-added"):
                seen[str(event.args["card"])] += 1
        table.state.events = []
        if table.asks in ("hold", "over"):
            break
        invariants(table.state)
        decision = table.state.decision
        assert decision is not None
        seat = decision.actors[source.below(len(decision.actors))]
        choices = GAME.options(table.state, seat)
        take(table.state, seat, choices[source.below(len(choices))])
        table.roll_on()
    assert table.asks in ("hold", "over")
    assert table.state.lasting == []


@pytest.mark.rule("F-LIM-4", "F-INV-8")
def test_every_title_is_played_in_random_fights() -> None:
    source = Stream("all titles")
    seen: Counter[str] = Counter()
    for _ in range(350):
        random_fight(source, seen)
    titles = {card.id for faction in GAME.catalog.factions for card in faction.cards}
    assert titles == set(seen)
