"""The combat cards of the worked examples (chapter 19, §23l)."""

import pytest

from starhold.games.forbidden_stars.model import Lasting, Queued
from starhold.games.forbidden_stars.rules.effects.cards import lay_open
from tests.rules.forbidden_stars.table import C, S, Table


def board(*factions: str) -> Table:
    return Table(*factions).bases()


@pytest.mark.rule("FX-82", "F-CARD-7")
def test_ambush() -> None:
    for saved in (True, False):
        table = board().put(S, "noatun", scout=1).put(C, "noatun", chaos_space_marine=1)
        table.put(C, "noatun", 1, chaos_space_marine=1).clash("noatun", ("ambush", ""), ("", "ddm"))
        assert (table.asks, table.actor) == ("save", C)
        table.go("avoid" if saved else "refuse")
        assert table.count(C, "noatun", "chaos_space_marine", 1) == 1 + int(saved)
        assert table.dice(C) == ("dd" if saved else "ddm")


@pytest.mark.rule("FX-83", "F-CARD-4")
def test_blessed_power_armour() -> None:
    table = board().build(S, "argovia", "bastion").put(C, "argovia", cultist=4)
    table.clash("argovia", ("", "blessed_power_armour"), ("ooooo", "om"), attacker=C)
    table.go("turn offence defence", "turn morale defence")
    assert table.dice(S) == "dd"
    assert table.structures("argovia") == (S, ["bastion"])


@pytest.mark.rule("FX-85", "F-CARD-8", "F-CARD-27", "F-CARD-6", "F-CARD-3")
def test_fury_of_the_ultramar() -> None:
    table = board().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=4).rolls("dd")
    table.clash("noatun", ("fury_of_the_ultramar", ""), ("d", "dd"))
    table.go("die seat2 defence", "die seat1 defence")
    assert table.dice(C) == "d"
    assert table.asks == "card"


@pytest.mark.rule("FX-86", "F-CARD-15", "F-CARD-5")
def test_drop_pod_assault() -> None:
    table = board().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=2).put(S, "argovia", scout=1)
    table.put(S, "turaci", 1, scout=1).deck(S, "drop_pod_assault").rolls("d")
    table.clash("noatun", ("drop_pod_assault", ""), ("m", ""))
    table.go("use")
    assert table.count(S, "noatun", "scout", 0) == 1
    assert (table.count(S, "argovia"), table.count(S, "turaci")) == (0, 1)
    assert table.dice(S) == "d"


@pytest.mark.rule("FX-87", "F-CARD-21")
def test_armoured_advance() -> None:
    table = board().put(S, "noatun", land_raider=2).put(C, "noatun", chaos_space_marine=1)
    table.deck(S, "armoured_advance").rolls("d").clash("noatun", ("armoured_advance", ""), ("", ""))
    table.go("use")
    assert table.events().count("damage-dealt") == 4
    assert table.count(C, "noatun", "chaos_space_marine", 1) == 1


@pytest.mark.rule("FX-88", "F-CARD-11", "F-CARD-10")
def test_show_no_fear() -> None:
    table = board().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=2).deck(S, "show_no_fear")
    table.put(S, "noatun", 1, scout=1)
    table.scheme(C, "seduced_by_chaos").clash("noatun", ("show_no_fear", ""), ("m", "oooo"))
    table.go("use")
    assert table.count(S, "noatun", "scout", 0) == 1
    while table.asks == "damage":
        table.go("hit seat1 space_marine")
    assert table.asks == "card"
    assert table.count(S, "noatun", "space_marine", 0) == 1


@pytest.mark.rule("FX-89", "F-CARD-9", "F-CBT-51")
def test_break_the_line() -> None:
    table = Table("space_marines", "orks").bases().put(S, "noatun", land_raider=1).put(C, "noatun", ork_boyz=3)
    table.deck(S, "break_the_line").deck(C, "weirdboyz")
    number = lay_open(table.state, C, table.title(C, "weirdboyz"), 1)
    table.state.lasting = [Lasting(table.state.catalog.flags.index("mirror_tokens"), C, 1, 1, -1, number)]
    table.clash("noatun", ("break_the_line", ""), bout=2)
    assert table.state.lasting == []
    assert table.state.plays[0].active == 0
    table = Table("space_marines", "orks").bases().put(S, "noatun", land_raider=1).put(C, "noatun", ork_boyz=3)
    table.deck(S, "break_the_line").clash("noatun", ("break_the_line", "mek_boyz"))
    assert table.state.plays[1].active == 1


@pytest.mark.rule("FX-90", "F-CARD-25")
def test_lure_of_chaos() -> None:
    table = board().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).rolls("d")
    table.clash("noatun", ("", "lure_of_chaos"))
    assert (table.actor, table.offers()) == (S, ["avoid", "refuse"])
    table.go("avoid")
    assert (table.count(S, "noatun", "scout", 1), table.dice(S)) == (1, "d")
    table = board().put(S, "noatun", 1, scout=1).put(C, "noatun", cultist=1).clash("noatun", ("", "lure_of_chaos"))
    assert (table.actor, table.count(C, "noatun", "cultist", 0)) == (C, 2)
    table = board().put(S, "tile_12a_se", 1, strike_cruiser=1).put(C, "tile_12a_se", iconoclast_destroyer=1)
    table.clash("tile_12a_se", ("", "lure_of_chaos"))
    assert table.count(C, "tile_12a_se", "iconoclast_destroyer") == 2


@pytest.mark.rule("FX-91")
def test_khornes_rage() -> None:
    table = board().put(S, "noatun", scout=1).put(C, "noatun", chaos_space_marine=1)
    table.clash("noatun", ("", "khornes_rage"), ("d", ""))
    assert (table.actor, table.offers()) == (S, ["avoid", "refuse"])
    table.go("refuse")
    assert table.count(S, "noatun", "scout", 1) == 1
    table = board().put(S, "noatun", 1, scout=1).put(C, "noatun", chaos_space_marine=1)
    table.clash("noatun", ("", "khornes_rage"), ("d", ""))
    assert table.dice(S) == "d"
    assert table.asks == "card"


@pytest.mark.rule("FX-92", "F-CARD-14")
def test_mark_of_tzeentch() -> None:
    for routed, name in ((1, "cultist"), (0, "reinforcement")):
        table = board().put(S, "noatun", scout=1).put(C, "noatun", routed, **{name: 1}).deck(C, "mark_of_tzeentch")
        table.clash("noatun", ("", "mark_of_tzeentch"), ("m", "m"))
        table.go(f"unit seat2 noatun {name}")
        assert table.count(C, "noatun", "chaos_space_marine", 0) == 1
        assert table.dice(C) == "mm"
        assert table.asks == "effect"


@pytest.mark.rule("FX-93", "F-CARD-2", "F-CARD-1")
def test_chaos_united() -> None:
    table = board().put(S, "noatun", scout=1).put(C, "noatun", helbrute=1).put(C, "purge", cultist=2)
    table.put(C, "lytheria", chaos_space_marine=1, chaos_reaver_titan=1).deck(C, "chaos_united")
    table.clash("noatun", ("", "chaos_united")).go("refuse", "face morale")
    assert table.dice(C) == "m"
    table.go("area noatun")
    taken = {text.split()[3] for text in table.offers("unit")}
    assert taken == {"chaos_space_marine", "cultist"}
    full = board().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).deck(C, "chaos_united")
    full.clash("noatun", ("", "chaos_united"), ("", "dddddddd"))
    assert (full.asks, full.dice(C)) == ("card", "d" * 8)


@pytest.mark.rule("FX-94", "F-CARD-24")
def test_death_and_despair() -> None:
    table = board().put(S, "noatun", scout=1, space_marine=1, reinforcement=1).put(C, "noatun", chaos_reaver_titan=1)
    table.build(S, "noatun", "bastion").deck(C, "death_and_despair")
    table.clash("noatun", ("", "death_and_despair"), ("ddd", "m"))
    table.go("choose 1")
    assert table.dice(C) == "mmm"
    table.go("use")
    assert table.offers() == ["unit seat1 noatun scout steady", "unit seat1 noatun reinforcement steady"]
    table.go("unit seat1 noatun reinforcement", "use")
    assert table.count(S, "noatun") == 1
    assert table.count(S, "noatun", "space_marine") == 1
    assert table.dice(C) == "m"


@pytest.mark.rule("FX-95", "F-CBT-46a", "F-CBT-70")
def test_hit_and_run() -> None:
    table = Table("space_marines", "eldar").bases().put(S, "noatun", 1, scout=3).put(C, "noatun", aspect_warrior=1)
    table.clash("noatun", ("", "hit_and_run"), ("oo", "om"))
    table.go("use", "area purge")
    assert table.count(C, "purge", "aspect_warrior", 0) == 1
    assert table.count(S, "noatun") == 1
    assert "combat-ended" in table.events()


@pytest.mark.rule("FX-96", "F-CBT-70", "F-CBT-71", "F-CBT-72", "F-CBT-74", "F-CBT-76")
def test_wave_serpent() -> None:
    table = Table("space_marines", "eldar").bases().put(S, "venefirous", scout=2).put(S, "noatun", scout=1)
    table.put(C, "purge", falcon=1, aspect_warrior=2, wraithguard=1).build(S, "noatun", "factory")
    table.deck(C, "wave_serpent").storm("V", 2, 1)
    table.put(S, "lytheria", scout=1).order(S, "advance", "tile_12a").go(
        "source tile_3a", "march scout lytheria noatun", "done"
    )
    state = table.state
    if table.asks == "hold":
        table.put(S, "purge", scout=1).fight("purge", S, "noatun")
    table.pool(C, "m").pool(S, "")
    state.hand[C][0] = table.title(C, "wave_serpent")
    state.hand[C].sort()
    table.go("card seat2 wave_serpent", table.offers("card seat1")[0])
    while not (table.asks == "effect" and "use" in table.offers() and table.actor == C):
        table.go(table.offers()[-1])
    table.go("use", "area noatun")
    for _ in range(2):
        table.go("unit seat2 purge aspect_warrior")
    table.go("unit seat2 purge wraithguard")
    assert (table.count(C, "noatun"), table.count(C, "purge")) == (3, 1)
    assert state.queue == [Queued(table.area("noatun"), C, table.area("purge"))]
    assert state.here == table.area("purge")


@pytest.mark.rule("FX-97")
def test_spiritseers_guidance() -> None:
    table = Table("eldar", "space_marines").bases().put(S, "noatun", aspect_warrior=2).put(C, "noatun", scout=1)
    table.build(C, "noatun", "bastion").deck(S, "spiritseers_guidance")
    table.clash("noatun", ("spiritseers_guidance", ""), ("oo", "oo"))
    table.go("use")
    while table.asks == "damage":
        table.go(table.offers()[0])
    assert (table.count(S, "noatun"), table.count(C, "noatun", "scout", 0)) == (2, 1)
    assert table.structures("noatun")[1] == []


@pytest.mark.rule("FX-98")
def test_psychic_lance() -> None:
    def lance(bout: int) -> Table:
        table = Table("eldar", "space_marines").bases().put(S, "noatun", warlock_battle_titan=1)
        table.put(C, "noatun", scout=6).deck(S, "psychic_lance").rolls("d")
        if bout == 2:
            lay_open(table.state, C, table.title(C, "ambush"), 1)
        return table.clash("noatun", ("psychic_lance", ""), ("", "ddd"), bout=bout)

    table = lance(1)
    assert len(table.state.hand[C]) == 3
    assert (table.actor, table.offers()) == (C, ["avoid", "refuse"])
    table.go("avoid")
    assert table.state.tokens == [[0, 0], [0, 0]]
    table = lance(2).go("avoid")
    assert table.state.plays[0].active == 0
    table = lance(2).go("refuse")
    assert table.events("tokens-gained") == ["tokens-gained"]


@pytest.mark.rule("FX-99", "F-CARD-29")
def test_command_of_the_autarch() -> None:
    table = Table("eldar", "space_marines").bases().put(S, "noatun", aspect_warrior=1).put(C, "noatun", scout=2)
    table.clash("noatun", ("command_of_the_autarch", ""))
    table.go("card seat1 hit_and_run")
    assert len(table.state.hand[S]) == 3
    assert table.dice(S) == "m"
    hurt = [event.args["count"] for event in table.state.events or [] if event.type == "damage-dealt"]
    assert hurt == [0, 1]
    assert table.state.bout == 2


@pytest.mark.rule("FX-100")
def test_holofield_emitter() -> None:
    table = Table("eldar", "space_marines").bases().put(S, "tile_12a_se", void_stalker=1)
    table.put(C, "tile_12a_se", strike_cruiser=2).deck(S, "holofield_emitter").rolls("d")
    table.clash("tile_12a_se", ("holofield_emitter", ""))
    assert len(table.state.hand[S]) == 5
    table.go(table.offers("card")[0])
    assert len(table.state.hand[S]) == 4
    assert table.dice(S) == "d"


@pytest.mark.rule("FX-101")
def test_mek_boyz() -> None:
    table = Table("orks", "eldar").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", wraithguard=2)
    table.deck(C, "wraithguard_support").rolls("d")
    table.clash("noatun", ("mek_boyz", ""))
    shown = [event.args["card"] for event in table.state.events or [] if event.type == "card-discarded"]
    assert len(shown) == 1
    assert table.state.plays[1].active == 0


@pytest.mark.rule("FX-102")
def test_weirdboyz() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=3)
    table.deck(S, "weirdboyz").rolls("dddd").clash("noatun", ("weirdboyz", "ambush"), ("oo", "mm"))
    assert (table.dice(S), table.dice(C)) == ("dd", "dd")
    gained = [
        (event.args["seat"], event.args["count"]) for event in table.state.events or [] if event.type == "tokens-gained"
    ]
    assert gained == [(C, 2), (S, 2)]


@pytest.mark.rule("FX-103", "F-CARD-26")
def test_smasher_gargant() -> None:
    for dice, lost in (("oo", True), ("d", False)):
        table = Table("orks", "space_marines").bases().put(S, "noatun", gargant=1)
        table.put(C, "noatun", land_raider=1, scout=1).build(C, "noatun", "bastion").deck(S, "smasher_gargant")
        table.clash("noatun", ("smasher_gargant", ""), ("", dice))
        assert not [text for text in table.offers() if "bastion" in text]
        table.go("unit seat2 noatun land_raider")
        if lost:
            table.go("avoid")
            assert table.dice(C) == ""
        assert table.count(C, "noatun", "land_raider") == int(lost)
    table = Table("orks", "space_marines").bases().put(S, "noatun", gargant=1).put(C, "noatun", scout=1)
    table.deck(S, "smasher_gargant").clash("noatun", ("smasher_gargant", ""), ("", "dd"))
    table.go("unit seat2 noatun scout")
    assert table.count(C, "noatun", "scout") == 1


@pytest.mark.rule("FX-104", "F-CBT-21a")
def test_sea_of_green() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=2)
    table.build(C, "noatun", "bastion").assets(S, 0, 0, 3).deck(S, "sea_of_green")
    table.clash("noatun", ("sea_of_green", ""), ("", "m"))
    assert table.count(S, "noatun", "reinforcement") == 1
    assert (table.actor, table.offers()) == (C, ["avoid", "refuse"])
    table.go("refuse")
    assert table.count(C, "noatun", "scout", 1) == 1


@pytest.mark.rule("FX-105")
def test_fire_dragons_vengeance() -> None:
    table = Table("eldar", "space_marines").bases().put(S, "noatun", aspect_warrior=1).put(C, "noatun", space_marine=1)
    table.deck(S, "fire_dragons_vengeance").deck(C, "hold_the_line")
    table.clash("noatun", ("fire_dragons_vengeance", "hold_the_line"))
    gained = [event.args["seat"] for event in table.state.events or [] if event.type == "tokens-gained"]
    assert gained == [S]


@pytest.mark.rule("FX-106", "F-CARD-12")
def test_must_automatic_optional() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=2).rolls("ddd")
    table.clash("noatun", ("ard_boyz", ""), ("ooo", ""))
    assert table.dice(S) == "ddd"
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=2)
    table.put(S, "noatun", 1, nob=1).clash("noatun", ("slugga_boyz", ""))
    assert "done" in table.offers()
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=2).rolls("o")
    table.clash("noatun", ("mek_boyz", ""))
    assert table.dice(S) == "o"


@pytest.mark.rule("FX-157")
def test_rokkit_wagon() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", battlewagon=1).put(C, "noatun", scout=2)
    table.deck(S, "rokkit_wagon").clash("noatun", ("rokkit_wagon", ""))
    assert table.shown(S) == (3, 0)
    assert (table.actor, table.offers()) == (C, ["unit seat2 noatun scout steady", "done"])


@pytest.mark.rule("FX-153", "F-LIM-8", "F-CBT-29", "F-INV-14")
def test_an_empty_reinforcement_supply() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=1)
    table.assets(S, 0, 0, 3).assets(C, 0, 0, 3).put(S, "nicea", reinforcement=6)
    table.deck(S, "sea_of_green").clash("noatun", ("sea_of_green", ""), ("", "m"))
    assert table.count(S, "noatun", "reinforcement") == 0
    assert (table.actor, table.asks) == (C, "effect")


@pytest.mark.rule("FX-154", "F-CARD-27")
def test_an_impossible_alternative() -> None:
    table = board().put(S, "noatun", 1, scout=1).put(S, "noatun", space_marine=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("faith_in_the_emperor", ""), ("dddddddd", ""))
    assert table.count(S, "noatun", "scout", 0) == 1
    table = board().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("faith_in_the_emperor", ""), ("dddddddd", ""))
    assert table.asks == "card"
