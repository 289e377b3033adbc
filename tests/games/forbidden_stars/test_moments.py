"""What is under way, said in the words of the rulebook: who is asked what, and what is refused with its key."""

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.model import Stars
from starhold.kernel.codec import digest
from starhold.kernel.reasons import Refused
from starhold.kernel.run import feed
from tests.games.forbidden_stars.examples import read

NOATUN = "{tile: tile_12a, areas: [{id: noatun, units: [{seat: 0, unit: scout, count: 2}, {seat: 1, unit: cultist}]}]}"
CRUISER = "{tile: tile_10a, areas: [{id: tile_10a_se, units: [{seat: 0, unit: strike_cruiser}]}, %s]}"
CULTIST = "{id: illedrias, units: [{seat: 1, unit: cultist, count: 2}]}"
NO_CARDS = "seats: [{events: {}, upgrades: {}}, {}]"
ROLLED = "seats: [{events: {}, upgrades: {}, dice: [2, 0, 0], cards: {hand: []}}, {dice: [0, 1, 0], cards: {hand: []}}]"
REFRESH = "seats: [{events: {held: [exterminatus], %s}, orders: {deck: [strategise]}, upgrades: {}}, {}]"


def situation(*lines: str) -> Stars:
    return GAME.from_position(read("\n".join(lines)))


def asks(state: Stars) -> str:
    """Whom and what: ``0 plan``."""
    assert state.decision is not None
    return " ".join([*map(str, state.decision.actors), state.decision.kind])


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (["phase: planning"], "0 plan"),
        (["first: 1"], "1 plan"),
        (["systems: [{tile: tile_10a, stack: [{seat: 0, order: advance}]}]"], "1 plan"),
        (["active: 1"], "1 plan"),
        (["phase: operations", "systems: [{tile: tile_10a, stack: [{seat: 1, order: advance}]}]"], "1 operate"),
        (["order: {kind: dominate, system: tile_10a, stage: revealed}"], "0 resolve"),
        (["order: {kind: advance, system: tile_12a}"], "0 source"),
        (["order: {kind: advance, system: tile_12a, from: tile_10a}",
          f"systems: [{CRUISER % CULTIST}]"], "0 ships"),
        (["order: {kind: strategise, system: tile_10a}"], "0 strategise"),
        (["order: {kind: strategise, system: tile_10a, stage: upgrades, taken: [order]}"], "0 strategise"),
        (["order: {kind: dominate, system: tile_10a, stage: jokers, jokers: 2}", NO_CARDS], "0 joker"),
        (["order: {kind: deploy, system: tile_10a, stage: structure}",
          "systems: [{tile: tile_10a, areas: [{id: argovia, units: [{seat: 0, unit: scout}]}]}]"], "0 build"),
        (["order: {kind: deploy, system: tile_10a, stage: surplus}",
          "systems: [{tile: tile_10a, areas: [{id: argovia, units: [{seat: 0, unit: scout, count: 5, routed: 1}]}]}]"],
         "0 capacity"),
        (["order: {kind: advance, system: tile_10a, stage: strike}",
          f"systems: [{CRUISER % CULTIST}]"], "0 strike"),
        (["strike: {from: tile_10a_se, at: illedrias, step: roll}", f"systems: [{CRUISER % CULTIST}]"], "-1 dice"),
        (["strike: {from: tile_10a_se, at: illedrias}", f"systems: [{CRUISER % CULTIST}]"], "-1 dice"),
        (["combat: {area: noatun}", f"systems: [{NOATUN}]"], "-1 dice"),
        (["combat: {area: noatun, round: 1}", f"systems: [{NOATUN}]"], "-1 dice"),
        (["active: 1", "combat: {area: noatun, attacker: 1}", f"systems: [{NOATUN}]"], "-1 dice"),
        (["combat: {area: noatun, round: 3, step: resolve}", f"systems: [{NOATUN}]", ROLLED], "1 retreat"),
        (["phase: refresh"], "-1 events"),
        (["phase: refresh", "refresh: {step: draw}", "active: 1"], "-1 events"),
        (["refresh: {step: event}", REFRESH % "drawn: [adeptus_mechanicus, spoils_of_war]"], ""),
        (["refresh: {step: event}", REFRESH % "drawn: [adeptus_mechanicus, emperors_champion]"], "0 event"),
        (["refresh: {step: storm}", REFRESH % "used: [adeptus_mechanicus]"], "0 move-storm"),
        (["phase: setup", "round: 0", "setup: {step: first-player}", "systems: []", "storms: []",
          "seats: [{events: {}, upgrades: {}}, {}]"], ""),
    ],
)  # fmt: skip
def test_a_moment_is_asked(lines: list[str], asked: str) -> None:
    try:
        state = situation(*lines)
    except Refused:
        assert not asked
        return
    if asked:
        assert asks(state) == asked
    written = GAME.to_position(state)
    assert digest(GAME, GAME.from_position(written)) == digest(GAME, state)


def test_dice_that_are_not_given_are_rolled_for_both_sides() -> None:
    state = situation("combat: {area: noatun, round: 2}", f"systems: [{NOATUN}]")
    feed(state, ("roll", 1, 6))
    assert state.dice[0] == [1, 0, 1]
    for _ in range(3):
        assert state.decision is not None
        request = state.decision.request
        assert request is not None
        if request.kind == "roll":
            feed(state, ("roll", *[4] * request.count))
        else:
            cards = [card for card, count in enumerate(request.weights) for _ in range(count)]
            feed(state, ("draw", *cards[: request.count]))
    assert asks(state) == "0 1 card"
    assert [len(hand) for hand in state.hand] == [4, 4], "five less the card of the first round"


@pytest.mark.parametrize(
    ("lines", "refusal"),
    [
        (["phase: lunch"], "place=phase problem=unknown-name"),
        (["phase: operations"], "place=phase problem=nothing-left-to-do"),
        (["phase: refresh", "order: {kind: advance, system: tile_10a}"], "place=order problem=not-in-this-phase"),
        (["phase: setup"], "place=round problem=out-of-range"),
        (["phase: over"], "(F-WIN-11) place=winners problem=no-winner"),
        (["order: {kind: lunch, system: tile_10a}"], "place=order.kind problem=unknown-name"),
        (["order: {kind: advance}"], "place=order.system problem=missing"),
        (["order: {kind: advance, system: tile_99}"], "place=order.system problem=unknown-name"),
        (["order: {kind: advance, system: tile_10a, stage: units}"], "place=order.stage problem=unknown-name"),
        (["order: {kind: advance, system: tile_10a, bought: 2}"], "place=order.bought problem=unknown-key"),
        (["order: {kind: advance, system: tile_10a, upgrade: rain_of_fire}"], "place=order problem=no-such-token-left"),
        (["order: {kind: deploy, system: tile_10a, stage: structure, colour: 1}"], "order.colour problem=unknown-key"),
        (["order: {kind: advance, system: tile_12a, moved: [{unit: scout, from: argovia, to: purge}]}"],
         "place=order.moved[0] problem=no-units-there"),
        (["order: {kind: advance, system: tile_12a, moved: [{unit: scout, from: argovia, to: noatun}]}",
          f"systems: [{NOATUN}]"], "place=order.moved[0] problem=not-allowed"),
        (["order: {kind: advance, system: tile_12a, from: tile_1a}"], "place=order.from problem=not-allowed"),
        (["combat: {area: argovia}"], "(F-CBT-1) place=combat.area problem=no-units-there"),
        (["combat: {area: noatun}"], "(F-CBT-1) place=combat.area problem=no-units-there"),
        (["combat: {area: lunch}"], "place=combat.area problem=unknown-name"),
        (["combat: {area: noatun, round: 4}", f"systems: [{NOATUN}]"], "place=combat.round problem=out-of-range"),
        (["combat: {area: noatun, step: lunch}", f"systems: [{NOATUN}]"], "place=combat.step problem=unknown-name"),
        (["combat: {area: noatun, step: cards}", f"systems: [{NOATUN}]"], "place=combat.round problem=out-of-range"),
        (["combat: {area: noatun, from: [nicea]}", f"systems: [{NOATUN}]"], "place=combat.from[0] problem=not-allowed"),
        (["combat: {area: noatun, attacker: 1}", "active: 0", f"systems: [{NOATUN}]"],
         "place=combat.attacker problem=contradiction"),
        (["combat: {area: noatun, round: 1}", f"systems: [{NOATUN}]",
          "seats: [{cards: {hand: [ambush, ambush, ambush]}}, {}]"], "place=seats[0].cards problem=no-such-card-left"),
        (["combat: {area: noatun, colour: red}", f"systems: [{NOATUN}]"], "place=combat.colour problem=unknown-key"),
        (["combat: {area: noatun}", "strike: {from: tile_10a_se, at: illedrias}", f"systems: [{NOATUN}]"],
         "place=strike problem=does-not-fit"),
        (["strike: {from: tile_10a_se, at: illedrias}"], "(F-ORB-4) place=strike.at problem=not-allowed"),
        (["window: {timing: planning.end, asks: [1]}"], "(F-EVT-17) place=window.asks[0] problem=no-such-scheme-held"),
        (["window: {timing: combat.damage_end, asks: [1]}"], "place=window.timing problem=unknown-name"),
        (["refresh: {step: storm}"], "place=seats problem=no-event-chosen"),
        (["refresh: {announced: {from: a1n, to: b1n}}"], "place=refresh.announced.from problem=no-storm"),
        (["phase: refresh", "refresh: {step: lunch}"], "place=refresh.step problem=unknown-name"),
        (["moment: {here: 3}"], "place=moment.here problem=said-elsewhere"),
        (["turn: 1", "phase: operations"], "place=turn problem=contradiction"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_key(lines: list[str], refusal: str) -> None:
    with pytest.raises(Refused) as caught:
        situation(*lines)
    assert refusal in str(caught.value)


def test_a_document_says_what_is_under_way_once() -> None:
    document = read("")
    document["pending"] = {"decision": [[0], "plan", [1], None], "value": 0, "stack": [["match", {"step": 2}]]}
    document["order"] = {"kind": "advance", "system": "tile_10a"}
    with pytest.raises(Refused, match="place=order problem=said-by-pending"):
        GAME.from_position(document)
