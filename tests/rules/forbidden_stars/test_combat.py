"""Chapter 9: combat. Most tests are worked examples on board B1."""

import json

import pytest

from starhold.games.forbidden_stars.rules.capture import Capture
from starhold.games.forbidden_stars.rules.combat import NOBODY_LEFT, combat_dice
from starhold.games.forbidden_stars.rules.damage import AT_ONCE, Assign, apply_combat, damage_to, icons
from starhold.games.forbidden_stars.rules.effects.cards import lay_open
from starhold.kernel.game import Value
from starhold.kernel.run import take
from tests.games.forbidden_stars.examples import read
from tests.rules.forbidden_stars.table import GAME, C, S, Table


def on_noatun(**units: int) -> Table:
    """S attacks noatun from illedrias with some units."""
    return Table().bases().put(S, "noatun", **units)


def to_end(table: Table) -> Table:
    """Take first options until nothing is asked."""
    while table.asks not in ("hold", "over"):
        table.go(table.offers()[0])
    return table


@pytest.mark.rule("FX-27", "F-CBT-10", "F-CBT-11", "F-LIM-13")
def test_dice_are_those_of_the_units_eight_at_most() -> None:
    table = on_noatun(land_raider=3).put(C, "noatun", cultist=2).build(C, "noatun", "bastion")
    table.fight("noatun", S, "illedrias")
    assert (combat_dice(table.state, S), combat_dice(table.state, C)) == (9, 4)
    assert (len(table.dice(S)), len(table.dice(C))) == (8, 4)


@pytest.mark.rule("FX-28", "F-RET-20")
def test_routed_units_bring_no_dice() -> None:
    table = on_noatun(scout=1).put(C, "noatun", 1, chaos_space_marine=1).put(C, "noatun", cultist=1)
    table.fight("noatun", S, "illedrias")
    assert len(table.dice(C)) == 1


@pytest.mark.rule("FX-29", "F-CBT-4", "F-CBT-68")
def test_routed_defenders_alone_do_not_fight_but_a_bastion_does() -> None:
    table = Table().put(S, "illedrias", scout=1).put(C, "noatun", 1, cultist=2).build(C, "noatun", "factory")
    table.put(C, "venefirous", cultist=1).order(S, "advance", "tile_12a")
    table.go("source tile_10a", "march scout illedrias noatun", "done")
    assert table.asks == "hold"
    assert table.count(C, "venefirous", "cultist", 1) == 2
    assert table.structures("noatun") == (S, ["factory"])
    assert not table.events("dice-rolled", "cards-drawn")
    table = on_noatun(scout=1).put(C, "noatun", 1, cultist=2).build(C, "noatun", "bastion")
    table.fight("noatun", S, "illedrias")
    assert len(table.dice(C)) == 2
    assert table.asks == "card"


@pytest.mark.rule("FX-30", "F-CBT-17", "F-CBT-18", "F-CBT-5", "F-AST-10")
def test_how_many_reinforcement_tokens() -> None:
    table = on_noatun(scout=2).put(C, "noatun", 1, cultist=1).build(C, "noatun", "bastion")
    table.assets(S, 0, 0, 3).assets(C, 0, 0, 2).fight("noatun", S, "illedrias")
    assert (table.actor, table.offers()) == (S, ["commit 0", "commit 1", "commit 2"])
    table.go("commit 2")
    assert (table.actor, table.offers()) == (C, ["commit 0", "commit 1"])
    table.go("commit 1")
    assert (table.held(S)["reinforcement"], table.held(C)["reinforcement"]) == (1, 1)
    table = on_noatun(scout=2).build(C, "noatun", "bastion").assets(C, 0, 0, 2).fight("noatun", S, "illedrias")
    assert table.asks == "card"


@pytest.mark.rule("FX-31", "F-CBT-19", "F-CBT-20", "F-CBT-21", "F-CBT-21b", "F-CBT-61")
def test_a_token_is_the_level_0_unit_that_fits_the_area() -> None:
    table = on_noatun(scout=1).put(C, "noatun", chaos_space_marine=1).assets(C, 0, 0, 1)
    table.fight("noatun", S, "illedrias")
    dice = table.dice(C)
    table.go("commit 1")
    assert table.dice(C) == dice
    for area, name in (("noatun", "cultist"), ("tile_12a_se", "iconoclast_destroyer")):
        figures = table.state.kind(C, 6, table.area(area))
        assert (figures.id, figures.health, figures.morale) == (name, 2, 2)
    to_end(table)
    assert table.state.on_board(C, 6) == 0


def round_two(**options: Value) -> Table:
    """FX-32 before the damage: round 2, dice and cards as given."""
    table = Table(**options).put(S, "noatun", scout=2).put(C, "noatun", cultist=2)
    table.deck(S, "ambush", "glory_and_death").deck(C, "dark_faith", "mark_of_nurgle")
    state = table.state
    state.fight, state.here, state.attacker, state.defender, state.bout = 1, table.area("noatun"), S, C, 2
    table.pool(S, "oood").pool(C, "dd")
    lay_open(state, S, table.title(S, "ambush"), 1)
    lay_open(state, C, table.title(C, "dark_faith"), 1)
    lay_open(state, S, table.title(S, "glory_and_death"), 2)
    lay_open(state, C, table.title(C, "mark_of_nurgle"), 2)
    state.tokens[S][0] = 2
    return table


@pytest.mark.rule("FX-32", "F-CBT-32", "F-CBT-34")
def test_damage_is_bolters_minus_shields_of_dice_card_and_tokens() -> None:
    table = round_two()
    total = icons(table.state)
    assert (total[S][0], total[C][1]) == (6, 4)
    assert (damage_to(table.state, C, total), damage_to(table.state, S, total)) == (2, 0)
    flagged = round_two(card_icons_damage="all_faceup").state
    assert damage_to(flagged, C, icons(flagged)) == 3


@pytest.mark.rule("FX-32", "F-CBT-27")
def test_glory_and_death_needs_a_marine_or_a_ship() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=3).deck(S, "glory_and_death")
    table.clash("noatun", ("glory_and_death", ""), ("", "dm"))
    assert table.dice(C) == "dm"


def hurt(seat: int, damage: int, *picks: str, **units: int) -> Table:
    """Deal damage to a side's units (``r_`` marks routed ones, ``bastion`` a bastion) on noatun."""
    table = Table().bases()
    for name, count in units.items():
        if name == "bastion":
            table.build(seat, "noatun", "bastion")
        else:
            table.put(seat, "noatun", int(name.startswith("r_")), **{name.removeprefix("r_"): count})
    state = table.state
    state.fight, state.here, state.attacker, state.defender, state.bout = 1, table.area("noatun"), seat, 1 - seat, 1
    table.run(Assign([seat], [damage])).go(*picks)
    assert table.asks == "hold", table.offers()
    apply_combat(state, [damage if other == seat else 0 for other in state.seats])
    return table


@pytest.mark.rule("FX-33", "F-CBT-37", "F-CBT-38", "F-CBT-39", "F-CBT-36")
def test_unrouted_units_take_damage_first() -> None:
    table = hurt(S, 5, space_marine=1, scout=1, r_scout=1)
    assert (table.count(S, "noatun"), table.count(S, "noatun", "scout", 1)) == (1, 1)


@pytest.mark.rule("FX-34", "F-CBT-40", "F-CBT-45", "F-CBT-43")
def test_what_is_not_killed_is_routed() -> None:
    table = hurt(S, 4, "hit seat1 space_marine steady", space_marine=1, scout=1, r_scout=1)
    assert (table.count(S, "noatun", "space_marine"), table.count(S, "noatun", "scout", 1)) == (0, 2)
    table = hurt(S, 4, "hit seat1 scout steady", space_marine=1, scout=1, r_scout=1)
    assert (table.count(S, "noatun", "space_marine", 1), table.count(S, "noatun", "scout", 1)) == (1, 1)


@pytest.mark.rule("F-CBT-36", "F-CBT-38")
def test_all_damage_is_given_in_one_answer() -> None:
    table = struck(scout=2, space_marine=1, land_raider=1)
    assert table.offers() == [
        "hit seat1 scout steady scout steady space_marine steady",
        "hit seat1 scout steady scout steady land_raider steady",
        "hit seat1 scout steady space_marine steady scout steady",
        "hit seat1 scout steady space_marine steady land_raider steady",
        "hit seat1 scout steady land_raider steady",
        "hit seat1 space_marine steady land_raider steady",
        "hit seat1 land_raider steady space_marine steady",
    ]
    assert len({after(table, text) for text in table.offers()}) == len(table.offers())


@pytest.mark.rule("F-CBT-36")
def test_orders_of_picks_that_come_to_the_same_are_one_option() -> None:
    table = struck(scout=2, space_marine=1, land_raider=1)
    offered = GAME.parse(table.state, S, "hit seat1 scout steady space_marine steady land_raider steady")
    swapped = GAME.parse(table.state, S, "hit seat1 space_marine steady scout steady land_raider steady")
    assert swapped == offered
    described = {entry["text"]: entry for entry in GAME.describe(table.state, S, GAME.options(table.state, S))}
    entry = described[GAME.format(table.state, offered)]
    scout, marine, raider = (f"piece:noatun.0.{unit}" for unit in ("scout", "space_marine", "land_raider"))
    assert (entry["any"], entry["paths"]) == (2, [[scout, marine, raider]])
    assert entry["label"]["args"]["unit"] == "scout,space_marine,land_raider"


@pytest.mark.rule("F-CBT-36", "F-CBT-41")
def test_nobody_is_asked_where_all_answers_come_to_the_same() -> None:
    hurt(C, 1, r_cultist=1, r_helbrute=1)
    hurt(C, 3, r_chaos_space_marine=1, r_helbrute=1, bastion=1)


def test_the_answers_of_the_largest_force_fit_into_a_message() -> None:
    """All orders of taps would be 30,000 paths and seven million characters."""
    units = {"scout": 2, "space_marine": 1, "land_raider": 1, "warlord_titan": 1, "reinforcement": 3}
    sizes = []
    for damage in range(1, 25):
        table = struck(Table().build(S, "noatun", "bastion"), damage, **units)
        sizes.append(len(json.dumps(GAME.describe(table.state, S, GAME.options(table.state, S)))))
    assert max(sizes) < 70_000


def test_by_older_rules_targets_are_named_one_by_one() -> None:
    table = Table()
    table.state.config.rules = AT_ONCE - 1
    struck(table, scout=2, space_marine=1, land_raider=1)
    assert table.offers() == [f"hit seat1 {unit} steady" for unit in ("scout", "space_marine", "land_raider")]
    table.go("hit seat1 land_raider")
    assert table.offers() == [f"hit seat1 {unit} steady" for unit in ("scout", "space_marine")]
    assert GAME.describe(table.state, S, GAME.options(table.state, S))[0]["paths"] == [["piece:noatun.0.scout"]]


def struck(table: Table | None = None, damage: int = 6, **units: int) -> Table:
    """Damage to be given to the units of S on noatun."""
    table = (table or Table()).put(S, "noatun", **units)
    state = table.state
    state.fight, state.here, state.attacker, state.defender, state.bout = 1, table.area("noatun"), S, C, 1
    return table.run(Assign([S], [damage]))


def after(table: Table, text: str) -> tuple[tuple[int, ...], ...]:
    """What is left of S on noatun after an answer."""
    twin = table.state.clone()
    take(twin, S, GAME.parse(table.state, S, text))
    apply_combat(twin, [6, 0])
    return tuple(tuple(group) for group in twin.groups(twin.here, S))


@pytest.mark.rule("FX-35", "F-CBT-41", "F-CBT-42", "F-CBT-44", "F-DEF-19")
@pytest.mark.parametrize(("damage", "bastion", "cultists"), [(2, True, 1), (3, False, 1), (4, False, 1), (5, False, 0)])
def test_routed_unit_and_bastion(damage: int, bastion: bool, cultists: int) -> None:
    table = hurt(C, damage, r_cultist=1, bastion=1)
    assert table.structures("noatun")[1] == (["bastion"] if bastion else [])
    assert table.count(C, "noatun") == cultists


@pytest.mark.rule("FX-35", "F-DEF-18")
def test_a_routed_unit_alone_stands_until_its_full_health() -> None:
    assert hurt(S, 2, r_space_marine=1).count(S, "noatun") == 1
    assert hurt(S, 3, r_space_marine=1).count(S, "noatun") == 0
    assert hurt(S, 9, r_space_marine=1).count(S, "noatun") == 0


@pytest.mark.rule("F-CBT-33")
def test_both_damages_are_dealt_at_once() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", ""), ("oo", "oo"))
    assert table.count(S, "noatun") == table.count(C, "noatun") == 0
    assert "combat-ended" in table.events()


@pytest.mark.rule("F-CBT-35")
def test_surplus_shields_do_nothing() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1).clash("noatun", ("", ""), ("o", "dddd"))
    assert table.count(C, "noatun", "cultist", 0) == 1


THREE_ROUNDS = """
active: 0
combat:
  area: noatun
  from: [illedrias, purge]
  round: 3
  step: resolve
  cards:
    - {seat: 0, card: faith_in_the_emperor, round: 1}
    - {seat: 1, card: dark_faith, round: 1}
    - {seat: 0, card: hold_the_line, round: 2}
    - {seat: 1, card: mark_of_tzeentch, round: 2}
    - {seat: 0, card: ambush, round: 3}
    - {seat: 1, card: foul_worship, round: 3}
seats:
  - dice: {morale: 1}
    deck: [ambush, faith_in_the_emperor, blessed_power_armour, fury_of_the_ultramar, hold_the_line]
    cards: {hand: []}
  - dice: {morale: 1}
    deck: [dark_faith, foul_worship, impure_zeal, khornes_rage, mark_of_tzeentch]
    cards: {hand: []}
systems:
  - {tile: tile_10a, areas: [{id: argovia, owner: 0, structures: [city]}]}
  - tile: tile_12a
    areas:
      - id: noatun
        units:
          - {seat: 0, unit: space_marine}
          - {seat: 0, unit: scout, routed: 1}
          - {seat: 1, unit: cultist, routed: ROUTED}
"""
"""FX-36 after three rounds."""


@pytest.mark.rule("FX-36", "F-CBT-50", "F-CBT-31", "F-DEF-17")
@pytest.mark.parametrize(("routed", "defence"), [(0, 6), (1, 4)])
def test_morale_of_dice_cards_and_unrouted_units(routed: int, defence: int) -> None:
    state = GAME.from_position(read(THREE_ROUNDS.replace("ROUTED", str(routed))))
    assert state.outcome[:2] == [6, defence]


@pytest.mark.rule("FX-36", "F-CBT-52", "F-CBT-53", "F-CBT-54", "F-CBT-55", "F-CBT-22")
@pytest.mark.parametrize(("shown", "winner"), [("m", C), ("mm", S)])
def test_greater_morale_wins_after_the_third_round_and_a_tie_defends(shown: str, winner: int) -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1).put(S, "illedrias", scout=1)
    table.state.origins = [table.area("illedrias")]
    table.clash("noatun", ("", ""), (shown, "m"), bout=3)
    to_end(table)
    assert table.count(winner, "noatun") == 1
    assert table.count(1 - winner, "noatun") == 0


@pytest.mark.rule("FX-37", "F-CBT-46", "F-CBT-62")
def test_the_winner_of_an_early_end_stays_routed_and_captures_later() -> None:
    table = on_noatun().put(S, "noatun", 1, scout=1).put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", ""), ("oo", ""))
    assert "morale-compared" not in table.events()
    assert table.count(S, "noatun", "scout", 1) == 1
    assert table.holds("noatun") == S


@pytest.mark.rule("F-CBT-48")
def test_all_units_routed_does_not_end_a_combat() -> None:
    table = on_noatun().put(S, "noatun", 1, space_marine=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", ""))
    assert (table.asks, table.state.bout) == ("card", 2)


@pytest.mark.rule("FX-38", "F-CBT-47", "F-DEF-11")
def test_both_wiped_out() -> None:
    for structures, holder in ((["city"], C), ([], -1)):
        table = on_noatun(scout=1).put(C, "noatun", cultist=1).build(C, "noatun", *structures)
        table.clash("noatun", ("", ""), ("oo", "oo"))
        assert table.holds("noatun") == holder


@pytest.mark.rule("F-CBT-47")
@pytest.mark.parametrize("rules", [NOBODY_LEFT - 1, NOBODY_LEFT])
def test_nothing_more_is_revealed_once_a_card_has_left_nobody(rules: int) -> None:
    """Death and Despair takes both last units: the defender's reinforcement token comes too late."""
    table = Table("chaos", "orks").bases().put(S, "noatun", cultist=1).put(C, "noatun", ork_boyz=1)
    table.state.config.rules = rules
    table.deck(S, "death_and_despair").deck(C, "sea_of_green")
    table.clash("noatun", ("death_and_despair", "sea_of_green"), ("", "m")).go("choose 1")
    table.go("use", "unit seat1 noatun cultist steady", "use")
    winner = None if rules >= NOBODY_LEFT else C
    assert GAME.view(table.state, S)["show"]["last_combat"].get("winner") == winner
    assert table.events("card-revealed", "units-placed", "damage-dealt") == (
        ["card-revealed"] if rules >= NOBODY_LEFT else ["card-revealed"] * 2 + ["units-placed"] + ["damage-dealt"] * 2
    )


@pytest.mark.rule("F-CBT-47")
@pytest.mark.parametrize("rules", [NOBODY_LEFT - 1, NOBODY_LEFT])
def test_no_card_after_the_damage_that_has_left_nobody(rules: int) -> None:
    """The defender keeps the structure: Teer It Down! would have needed a step that is skipped."""
    table = Table("orks", "chaos").bases().put(S, "noatun", ork_boyz=1).put(C, "noatun", cultist=1)
    table.state.config.rules = rules
    table.build(C, "noatun", "city").scheme(S, "teer_it_down").clash("noatun", ("", ""), ("oo", "oo"))
    assert table.asks == ("hold" if rules >= NOBODY_LEFT else "window")
    assert table.structures("noatun") == (C, ["city"])


@pytest.mark.rule("F-CBT-46", "F-CBT-47")
def test_a_card_for_the_end_of_damage_while_one_side_is_left() -> None:
    table = Table("orks", "chaos").bases().put(S, "noatun", ork_boyz=1).put(C, "noatun", cultist=1)
    table.build(C, "noatun", "city").scheme(S, "teer_it_down").clash("noatun", ("", ""), ("oo", ""))
    assert table.go("scheme teer_it_down", "raze noatun city").structures("noatun") == (-1, [])


@pytest.mark.rule("FX-39", "F-CBT-63")
def test_a_token_alone_wins_but_takes_nothing() -> None:
    for structures, holder in ((["city"], C), ([], -1)):
        table = on_noatun(reinforcement=1).put(C, "noatun", cultist=1).build(C, "noatun", *structures)
        table.clash("noatun", ("", ""), ("oo", ""))
        assert table.holds("noatun") == holder
        assert table.count(S, "noatun") == 0


@pytest.mark.rule("FX-40", "F-CBT-65")
def test_a_bastion_changes_hands_on_morale() -> None:
    table = on_noatun(land_raider=1).put(C, "noatun", 1, cultist=1).put(C, "venefirous", cultist=1)
    table.build(C, "noatun", "bastion").clash("noatun", ("", ""), ("mm", ""), bout=3)
    assert table.count(C, "noatun") == 0
    assert table.structures("noatun") == (C, ["bastion"])
    table.run(Capture())
    assert table.structures("noatun") == (S, ["bastion"])


@pytest.mark.rule("F-CBT-1", "F-CBT-2", "F-CBT-3", "F-CBT-12", "F-CBT-13", "F-CBT-15", "F-CBT-16")
def test_a_combat_follows_the_movement_with_dice_and_five_cards_each() -> None:
    table = (
        Table()
        .bases()
        .put(S, "illedrias", scout=2)
        .put(C, "noatun", cultist=2)
        .put(C, "tile_12a_se", iconoclast_destroyer=1)
    )
    table.order(S, "advance", "tile_12a").go("source tile_10a", "march scout illedrias noatun", "done")
    state = table.state
    assert (state.attacker, state.defender, state.here) == (S, C, table.area("noatun"))
    assert (len(table.dice(S)), len(table.dice(C))) == (1, 2)
    assert [len(hand) for hand in state.hand] == [5, 5]
    assert [sum(left) for left in state.undrawn] == [5, 5]


@pytest.mark.rule("F-CBT-23", "F-CBT-24", "F-CBT-25", "F-CBT-26")
def test_cards_are_laid_in_secret_and_revealed_attacker_first() -> None:
    table = on_noatun(scout=1).put(C, "noatun", cultist=1).fight("noatun", S, "illedrias")
    table.state.events = []
    state = table.state
    assert list(table.asked) == [S, C]
    table.go(table.offers("card seat2")[0])
    assert list(table.asked) == [S]
    assert "card-revealed" not in table.events()
    table.go(table.offers("card seat1")[0])
    while table.asks == "effect":
        table.go(table.offers()[-1])
    shown = [event.args["seat"] for event in state.events or [] if event.type == "card-revealed"]
    assert shown == [S, C]
    state.hand = [[], []]
    assert table.asks in ("card", "hold")


@pytest.mark.rule("F-CBT-30", "F-CBT-60", "F-INV-3")
def test_tokens_last_a_round_and_cards_go_back() -> None:
    table = on_noatun(space_marine=3).put(C, "noatun", chaos_space_marine=3).fight("noatun", S, "illedrias")
    table.state.dice = [[0] * 3, [0] * 3]
    while table.state.bout < 2:
        table.go(table.offers()[-1])
    assert table.shown(S) == (0, 0)
    to_end(table)
    assert table.state.hand == [[], []]
    assert [titles.count(1) for titles in table.state.titles] == [5, 5]


@pytest.mark.rule("F-CBT-64", "F-CBT-67")
def test_a_winning_defender_keeps_area_and_structures() -> None:
    table = on_noatun(scout=1).put(C, "noatun", chaos_space_marine=1).build(C, "noatun", "city")
    table.clash("noatun", ("", ""), ("", "oo"))
    assert table.structures("noatun") == (C, ["city"])
    assert table.holds("noatun") == C


@pytest.mark.rule("F-CBT-6", "FX-132")
def test_through_the_warp() -> None:
    table = (
        Table("space_marines", "chaos").bases().put(C, "venefirous", chaos_reaver_titan=2).put(S, "illedrias", scout=1)
    )
    table.put(C, "noatun", cultist=1).storm("V", 2, 1).scheme(C, "through_the_warp").rolls("ooo oooo o")
    table.order(C, "advance", "tile_10a")
    assert table.offers() == ["stay", "scheme through_the_warp"]
    table.go("scheme through_the_warp", "source tile_12a", "march cultist noatun illedrias")
    table.put(C, "illedrias", chaos_reaver_titan=2)
    table.go("done") if table.asks == "ground" else None
    assert table.dice(C).count("m") >= 1
    assert len(table.dice(C)) <= 8
