"""Positions by hand: what they need, what is refused and where; options of the table."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from starhold.games.forbidden_stars.components.board import Laid
from starhold.games.forbidden_stars.model import Lasting
from starhold.games.forbidden_stars.positions.document import EVERYTHING, write
from starhold.games.forbidden_stars.rules.placing import LayTile
from starhold.games.forbidden_stars.rules.rounds import Match
from starhold.games.forbidden_stars.rules.setup import Setup
from starhold.kernel.codec import encode_pending
from starhold.kernel.reasons import Refused
from tests.games.forbidden_stars.examples import BLOCKS
from tests.rules.forbidden_stars.table import GAME, C, S, Table

Document = dict[str, Any]


def small() -> Document:
    """Board B1 with a few pieces, as a person would write it."""
    systems = [
        {"tile": tile, "cell": cell, "seat": seat}
        for tile, cell, seat in (("tile_1a", "a1", 0), ("tile_2a", "b1", 0), ("tile_3a", "c1", 1),
                                 ("tile_4a", "a2", 1), ("tile_10a", "b2", 0), ("tile_12a", "c2", 1))
    ]  # fmt: skip
    areas = [{"id": "argovia", "units": [{"seat": 0, "unit": "scout", "count": 2}], "structures": ["city"], "owner": 0}]
    systems[4] = {**systems[4], "areas": areas}
    areas = [{"id": "noatun", "units": [{"seat": 1, "unit": "cultist"}], "objectives": [{"seat": 0, "count": 1}]}]
    areas[0]["id"] = "venefirous"
    systems[5] = {**systems[5], "areas": areas}
    seats = [{"faction": "space_marines"}, {"faction": "chaos"}]
    return {"game": "forbidden_stars", "round": 3, "systems": systems, "seats": seats, "storms": [{"edge": "b1w"}]}


def test_a_short_document_is_a_whole_situation() -> None:
    state = GAME.from_position(small())
    assert state.round == 3
    assert state.decision is not None
    assert state.decision.kind == "plan"
    assert state.command(S) == 1
    assert state.placed == [1, 0]
    assert [titles.count(1) for titles in state.titles] == [5, 5]
    assert state.materiel == [6, 6]
    again = GAME.from_position(GAME.to_position(state))
    assert GAME.to_position(again) == GAME.to_position(state)


def test_the_position_of_the_page_can_be_read() -> None:
    state = GAME.from_position(BLOCKS[0])
    written = GAME.to_position(state)
    assert written["systems"][4]["areas"][3]["units"] == [{"seat": 0, "unit": "scout", "count": 2, "routed": 1}]
    assert GAME.to_position(GAME.from_position(written)) == written


def test_a_position_in_which_nobody_is_asked_is_refused() -> None:
    document = GAME.to_position(Table().order(S, "strategise", "tile_10a").operations().state)
    document["pending"]["decision"] = None
    with pytest.raises(Refused, match=r"position-broken place=pending\.decision"):
        GAME.from_position(document)


def test_every_part_reads_back() -> None:
    table = Table().put(S, "argovia", 1, scout=2).build(S, "argovia", "city", "bastion").storm("H", 1, 1)
    table.scheme(C, "blight_of_nurgle").lay(C, "deploy", "tile_12a").deck(S, "hold_the_line").assets(S, 1, 2, 3)
    table.upgrade(S, "crusade")
    table.operations()
    document = GAME.to_position(table.state)
    assert GAME.to_position(GAME.from_position(copy.deepcopy(document))) == document
    assert write(GAME.from_position(document), EVERYTHING) == write(table.state, EVERYTHING)


@pytest.mark.parametrize(("part", "value"), [("delta", -3), ("lasting", [Lasting(0, 1, 3, -4, -1, -1)])])
def test_what_cards_lower_by_more_than_two_reads_back(part: str, value: int | list[Lasting]) -> None:
    """Three reinforcement tokens with Warboss; four bastions as factories of one order (F-CARD-13, F-EVT-11)."""
    table = Table().order(S, "strategise", "tile_10a").operations()
    setattr(table.state, part, value)
    assert getattr(GAME.from_position(GAME.to_position(table.state)), part) == value


def at(document: Document, *path: Any) -> Any:
    """The part of a document at a path."""
    for key in path:
        document = document[key]
    return document


def in_setup() -> Document:
    """The frames of a game whose board is being laid."""
    start = Table().state
    start.stack = [Match(), Setup(), LayTile()]
    start.ask(0, "lay")
    return encode_pending(GAME, start)


def planned(**parts: Any) -> Document:
    """The first seat is asked for an order, but for some parts."""
    frames = [["match", {"step": 2}], ["planning", {"lap": 0, "turn": 0}]]
    return {"decision": [[0], "plan", [1], None], "value": 0, "stack": frames, **parts}


def laid(document: Document, *cells: str) -> None:
    """Only some tiles lie on the board, which is being laid; the first player has one in hand."""
    document["seats"][0]["tiles"] = [6]
    document["storms"], document["pending"] = [], in_setup()
    document["systems"] = [{**tile, "cell": cell} for tile, cell in zip(document["systems"], cells, strict=False)]


def out(document: Document) -> None:
    """The second player is out, but for an order that still lies on the board."""
    document["systems"][5]["areas"] = []
    document["systems"][5]["stack"] = [{"seat": 1, "order": "advance"}]
    document["seats"][1]["alive"] = False


BROKEN: list[tuple[Callable[[Document], object], str]] = [
    (lambda d: d.update(colour="red"), "place=colour problem=unknown-key"),
    (lambda d: d["seats"].pop(), "place=seats problem=one-for-each-seat"),
    (lambda d: d["seats"][1].update(faction="space_marines"), "problem=used-twice"),
    (lambda d: d["seats"][1].update(faction="squats"), "place=seats[1].faction problem=unknown-name"),
    (lambda d: d["seats"][0].update(materiel=15), "place=seats[0].materiel problem=out-of-range"),
    (lambda d: d["seats"][0].update(assets={"forge": 4}), "place=seats[0].assets.forge problem=out-of-range"),
    (lambda d: d["seats"][0].update(deck=["ambush"]), "problem=five-titles"),
    (lambda d: d["seats"][0].update(dice=[9, 0, 0]), "problem=out-of-range"),
    (lambda d: d["seats"][0].update(dice=[5, 5, 0]), "problem=too-many-dice"),
    (lambda d: d["seats"][0].update(dice=[3, 0, 0]), "(F-CBT-61) place=seats problem=fight-things-outside-a-fight"),
    (lambda d: d["seats"][1].update(shown=[0, 1]), "problem=fight-things-outside-a-fight"),
    (lambda d: d["seats"][0].update(placed=3), "problem=objectives-do-not-add-up"),
    (lambda d: d["seats"][0].update(events={"held": ["exterminatus", "unwavering_resolve"]}), "too-many-schemes"),
    (lambda d: d["systems"][0].update(tile="tile_99"), "place=systems[0].tile problem=unknown-name"),
    (lambda d: d["systems"][1].update(tile="tile_1b"), "place=systems[1].tile problem=used-twice"),
    (lambda d: d["systems"][1].update(cell="a1"), "place=systems[1].cell problem=used-twice"),
    (lambda d: d["systems"][1].update(cell="??"), "problem=no-cell"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units", 0).update(unit="cultist"), "problem=unknown-name"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units", 0).update(unit="strike_cruiser"), "wrong-kind-of-area"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units", 0).update(count=7), "problem=too-many-units"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units", 0).update(routed=3), "problem=out-of-range"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units").append({"seat": 1, "unit": "cultist"}), "units-of-two-players"),
    (
        lambda d: d["systems"][4]["areas"].append({"id": "turaci", "objectives": [{"seat": 1, "count": 1}]}),
        "no-objective",
    ),
    (lambda d: d["storms"].append({"edge": "b1w"}), "place=storms[1].edge problem=no-edge"),
    (lambda d: d["storms"].append({"edge": "z9n"}), "problem=no-edge"),
    (lambda d: d["systems"][4].update(stack=[{"seat": 0, "order": "advance"}] * 3), "no-such-token-left"),
    (lambda d: d["seats"][0].update(upgrades={"crusade": "flipped"}), "(F-STR-15) place=seats[0]"),
    (
        lambda d: d["seats"][0].update(upgrades={"crusade": "owned", "rain_of_fire": "owned", "drop_pods": "owned"}),
        "(F-STR-9) place=seats[0] problem=upgrade-without-its-token",
    ),
    (lambda d: d["seats"][1].update(events={"held": ["spoils_of_war"]}), "(F-EVT-10) place=seats[1]"),
    (lambda d: d["seats"][0].update(events={"may_hold": ["exterminatus"]}), "(F-EVT-17) place=seats[0]"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units", 0).update(count=5), "(F-INV-2) place=systems[4].areas[0]"),
    (lambda d: at(d, "systems", 4, "areas", 0).update(owner=1), "(F-ADV-31) place=systems[4].areas[0]"),
    (lambda d: at(d, "systems", 4, "areas", 0).update(structures=["city", "city"]), "structures[1] problem=used-twice"),
    (lambda d: at(d, "systems", 4, "areas", 0, "units").append({"seat": 0, "unit": "reinforcement"}), "(F-CBT-21)"),
    (lambda d: d["storms"].extend([{"edge": "a1n"}, {"edge": "b1n"}]), "(F-LIM-16) place=storms"),
    (lambda d: d.update(moment={"here": 24}), "place=moment.here problem=out-of-range"),
    (lambda d: d.update(moment={"plays": [0, 1]}), "place=moment.plays problem=wrong-length"),
    (lambda d: d.update(pending={"decision": None, "value": 0, "stack": [["nothing", {}]]}), "place=pending"),
    (lambda d: d.update(rules=GAME.rules_version + 1), "place=rules problem=out-of-range"),
    (lambda d: d.update(pending=planned(decision=[[7], "plan", [1], None])), "place=pending.decision"),
    (lambda d: d.update(pending=planned(decision=[[0], "plan", [1], ["roll", 1, 6, [], [], None]])), "place=pending"),
    (lambda d: d.update(pending=planned(stack=[["planning", {"lap": "x", "turn": 0}]])), "place=pending"),
    (lambda d: d.update(pending=planned(stack=[["pick-cards", {"waiting": [0]}]])), "place=pending"),
    (lambda d: d.update(pending=planned(stack=[["capacity", {"waiting": [0]}]])), "place=pending"),
    (
        lambda d: d.update(pending=planned(stack=[["match", {"step": 2}], ["planning", {"lap": 5, "turn": 0}]])),
        "place=pending.stack[1].planning.lap problem=out-of-range",
    ),
    (
        lambda d: d.update(pending=planned(stack=[["match", {"step": 2}], ["planning", {"turn": 0}]])),
        "place=pending.stack[1].planning.lap problem=missing",
    ),
    (
        lambda d: d.update(pending=planned(stack=[["planning", {"lap": 0, "turn": 0}]])),
        "place=pending.stack[0][0] problem=out-of-place",
    ),
    (
        lambda d: d.update(pending=planned(stack=[*planned()["stack"], ["planning", {"lap": 0, "turn": 0}]])),
        "place=pending.stack[2][0] problem=out-of-place",
    ),
    (lambda d: d.update(pending=planned(stack=[])), "place=pending.stack problem=does-not-fit"),
    (lambda d: d.update(pending=planned(decision=[[1], "plan", [1]])), "place=pending.decision problem=wrong-length"),
    (
        lambda d: d.update(pending=planned(decision=[[0], "lunch", [1], None])),
        "decision[1] problem=unknown-name",
    ),
    (
        lambda d: d.update(pending=planned(decision=[[0, 1], "plan", [1], None])),
        "decision problem=asked-differently",
    ),
    (lambda d: d.update(pending=planned(), phase="refresh"), "place=phase problem=contradiction"),
    (lambda d: d.update(phase="lunch"), "place=phase problem=unknown-name"),
    (lambda d: d.update(you=0), "place=you problem=unknown-key"),
    (lambda d: d["seats"][0].update(colour="red"), "place=seats[0].colour problem=unknown-key"),
    (lambda d: d["seats"][0].update(assets={"gold": 1}), "place=seats[0].assets.gold problem=unknown-key"),
    (lambda d: d["seats"][0].update(command=3), "place=seats[0].command problem=contradiction"),
    (
        lambda d: at(d, "systems", 4, "areas", 0).update(capacity=9),
        "areas[0].capacity problem=contradiction",
    ),
    (lambda d: at(d, "systems", 4, "areas", 0).pop("structures"), "systems[4].areas[0].owner problem=nothing-owned"),
    (lambda d: d["systems"][4]["areas"].append({"id": "argovia"}), "place=systems[4].areas[1].id problem=used-twice"),
    (lambda d: d.update(moment={"target": 99_999}), "place=moment.target problem=out-of-range"),
    (lambda d: d.update(moment={"queue": [3, 9, -1]}), "place=moment.queue[1] problem=out-of-range"),
    (lambda d: d["systems"].pop(), "(F-SETUP-11) place=systems problem=incomplete-board"),
    (lambda d: d["systems"][2].update(cell="d1"), "(F-SETUP-11) place=systems problem=no-rectangle"),
    (lambda d: d["systems"][2].update(cell="b3"), "(F-SETUP-11) place=systems problem=no-rectangle"),
    (lambda d: laid(d, "a1"), "(F-SETUP-14) place=systems[0].cell problem=cell-not-open"),
    (lambda d: laid(d, "e5", "f6"), "(F-SETUP-14) place=systems[1].cell problem=cell-not-open"),
    (lambda d: laid(d, "e5", "f5", "g5"), "(F-SETUP-14) place=systems[2].cell problem=cell-not-open"),
    (
        lambda d: d["systems"][2].update(areas=[{"id": "lytheria", "objectives": [{"seat": 1, "count": 1}]}]),
        "(F-SETUP-23) place=systems[2].areas[0] problem=own-objective",
    ),
    (
        lambda d: at(d, "systems", 5, "areas", 0, "objectives", 0).update(count=2),
        "(F-SETUP-27) place=systems[5].areas[0] problem=two-objectives-of-one-player",
    ),
    (
        lambda d: d["systems"][5]["areas"].append({"id": "purge", "objectives": [{"seat": 0, "count": 1}]}),
        "(F-SETUP-27) place=systems[5].areas[1] problem=two-objectives-of-one-player",
    ),
    (lambda d: d["seats"][0].update(alive=False), "(F-WIN-10) place=seats[0].alive problem=pieces-of-the-eliminated"),
    (lambda d: out(d), "(F-WIN-10) place=seats[1].alive problem=pieces-of-the-eliminated"),
    (lambda d: d.update(winners=[0]), "(F-WIN-2) place=winners problem=game-goes-on"),
    (lambda d: d.update(pending={"decision": [[], "over", [], None], "value": 0, "stack": []}), "problem=no-winner"),
    (lambda d: d.update(moment={"lasting": [90, 0, 0, 0, -1, -1]}), "place=moment.lasting[0] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [0, 2, 0, 0, -1, -1]}), "place=moment.lasting[1] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [0, 0, 4, 0, -1, -1]}), "place=moment.lasting[2] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [99, 0, 0, 0, -1, -1]}), "place=moment.lasting[4] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [99, 0, 0, 0, 0, -1]}), "place=moment.lasting[4] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [0, 0, 0, 0, 9999, -1]}), "place=moment.lasting[4] problem=out-of-range"),
    (lambda d: d.update(moment={"lasting": [0, 0, 0, 0, -1, -2]}), "place=moment.lasting[5] problem=out-of-range"),
]


@pytest.mark.parametrize(("spoil", "words"), BROKEN)
def test_a_broken_position_is_refused_with_its_place(spoil: Callable[[Document], object], words: str) -> None:
    document = small()
    spoil(document)
    with pytest.raises(Refused) as caught:
        GAME.from_position(document)
    assert caught.value.refusal.reason == "position-broken"
    assert words in str(caught.value)


@pytest.mark.parametrize("cells", [(), ("e5",), ("e5", "e6", "d6")])
def test_a_board_that_is_being_laid_is_read(cells: tuple[str, ...]) -> None:
    document = small()
    laid(document, *cells)
    assert GAME.from_position(document).board.count == len(cells)


def test_objectives_of_several_players_are_spread_over_the_worlds() -> None:
    table = Table("space_marines", "chaos", "orks")
    state = table.state
    state.layout += three_more()
    state.unfold()
    place = state.board.names.index("venefirous") * 3
    state.objectives[place] = state.placed[0] = 1
    assert GAME.from_position(dict(write(state, EVERYTHING))).board.count == 9
    state.objectives[place + 2] = state.placed[2] = 1
    with pytest.raises(Refused, match="problem=objectives-not-spread"):
        GAME.from_position(dict(write(state, EVERYTHING)))


def three_more() -> list[Laid]:
    """A third row of tiles for three players, laid by the third."""
    return [Laid(2 * tile, 0, tile - 4, 2, 2) for tile in (4, 5, 6)]


def test_a_board_may_stand_upright() -> None:
    document = small()
    for system, cell in zip(document["systems"], ("a1", "a2", "a3", "b1", "b2", "b3"), strict=True):
        system["cell"] = cell
    document["storms"] = []
    assert GAME.from_position(document).board.count == 6


def test_an_owned_upgrade_takes_a_token_of_its_order() -> None:
    document = small()
    document["seats"][0]["upgrades"] = {"crusade": "owned", "rain_of_fire": "owned"}
    state = GAME.from_position(document)
    assert state.upgrade_on[:8] == [0, 3, -1, -1, -1, -1, -1, -1]
    document["options"] = {"profile": "print"}
    assert GAME.from_position(document).upgrade_on[:8] == [-1] * 8


def test_table_options_that_do_not_exist() -> None:
    with pytest.raises(Refused, match="choice-unknown"):
        GAME.configure(2, {"scheme_limit": 1})
    with pytest.raises(Refused, match="choice-impossible"):
        GAME.configure(2, {"win_rule": "some"})
    with pytest.raises(Refused, match="seats-impossible"):
        GAME.configure(5, {})
    printed = GAME.configure(2, {"profile": "print", "first_tile": "central"}).options
    assert (printed["win_rule"], printed["first_tile"]) == ("n_players", "central")
    assert C == 1
