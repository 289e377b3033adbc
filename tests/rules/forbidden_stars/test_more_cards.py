"""Directed tests of the combat cards that no worked example shows: done in full and in part."""

from starhold.games.forbidden_stars.model import COMBAT, Lasting
from starhold.games.forbidden_stars.rules.effects.dice import BARRED
from tests.rules.forbidden_stars.table import C, S, Table

SHIELDS = {"against": "dddd"}
MARINES = ("space_marines", "chaos")


def duel(me: str, other: str, card: str, mine: dict[str, int], theirs: dict[str, int], **given: str) -> Table:
    """Seat S of faction ``me`` attacks on noatun (or in a void) with one card; the other side plays none."""
    area = given.get("area", "noatun")
    table = Table(me, other).bases()
    for seat, units in ((S, mine), (C, theirs)):
        for name, count in units.items():
            if name == "bastion":
                table.build(seat, area, name)
            else:
                table.put(seat, area, int(name.startswith("r_")), **{name.removeprefix("r_"): count})
    table.deck(S, card).rolls(given.get("rolls", ""))
    cards, dice = (card, ""), (given.get("dice", ""), given.get("against", ""))
    if given.get("defending"):
        return table.clash(area, ("", card), (dice[1], dice[0]), attacker=C)
    return table.clash(area, cards, dice)


def gained(table: Table) -> list[tuple[int, str, int]]:
    """``(seat, face, count)`` of the combat tokens gained."""
    events = [event.args for event in table.state.events or [] if event.type == "tokens-gained"]
    return [(int(str(args["seat"])), str(args["face"]), int(str(args["count"]))) for args in events]


def chaos(card: str, mine: dict[str, int], theirs: dict[str, int], **given: str) -> Table:
    return duel("chaos", "space_marines", card, mine, theirs, **given)


def orks(card: str, mine: dict[str, int], theirs: dict[str, int], **given: str) -> Table:
    return duel("orks", "space_marines", card, mine, theirs, **given)


def eldar(card: str, mine: dict[str, int], theirs: dict[str, int], **given: str) -> Table:
    return duel("eldar", "space_marines", card, mine, theirs, **given)


# -- Space Marines ---------------------------------------------------------------------------------
def test_glory_and_death_rallies_only_the_attacker() -> None:
    table = duel(*MARINES, "glory_and_death", {"r_scout": 1, "space_marine": 1}, {"cultist": 5}, against="d")
    table.go("unit seat1 noatun scout")
    assert table.count(S, "noatun", "scout", 0) == 1
    assert table.dice(C) == ""
    table = duel(*MARINES, "glory_and_death", {"r_scout": 1, "space_marine": 1}, {"cultist": 5}, defending="yes")
    assert table.count(S, "noatun", "scout", 1) == 1


def test_hold_the_line() -> None:
    table = duel(*MARINES, "hold_the_line", {"r_scout": 1, "bastion": 1}, {"cultist": 5}, defending="yes")
    table.go("unit seat1 noatun scout", "choose 1")
    assert table.count(S, "noatun", "scout", 0) == 1
    assert table.dice(S) == "m"
    assert gained(table) == [(S, "defence", 2)]


def test_veteran_scouts() -> None:
    table = duel(*MARINES, "veteran_scouts", {"scout": 2}, {"cultist": 5}, dice="mm")
    table.go("face offence", "face defence")
    assert gained(table) == [(S, "offence", 1), (S, "defence", 1)]
    table.state.origins = [table.area("illedrias")]
    table.go("use")
    assert table.count(S, "illedrias", "scout", 1) == 1
    assert table.offers() == ["use", "done"]
    assert duel(*MARINES, "veteran_scouts", {"scout": 2}, {"cultist": 5}).asks == "card"


def test_emperors_glory() -> None:
    table = duel(*MARINES, "emperors_glory", {"warlord_titan": 1, "r_scout": 2}, {"cultist": 5}, rolls="od")
    assert table.count(S, "noatun", "scout", 0) == 2
    table.go("turn offence morale", "turn defence morale")
    assert table.dice(S) == "mm"


def test_emperors_might() -> None:
    table = duel(*MARINES, "emperors_might", {"warlord_titan": 1}, {"cultist": 9}, rolls="oo", dice="o")
    table.go("use", "use", "done")
    assert table.dice(S) == "o"
    assert gained(table) == [(S, "offence", 2), (S, "offence", 2)]
    assert duel(*MARINES, "emperors_might", {"scout": 1}, {"cultist": 9}, rolls="oo").asks in ("card", "damage")


# -- Chaos -----------------------------------------------------------------------------------------
def test_dark_faith() -> None:
    table = chaos("dark_faith", {"cultist": 1}, {"scout": 5})
    assert table.dice(S) == "m"
    assert set(table.offers()) == {"area venefirous", "area purge", "done"}
    table.go("area purge")
    assert table.count(S, "purge", "cultist") == 1
    assert chaos("dark_faith", {"cultist": 1}, {"scout": 5}, against="mm").asks == "card"


def test_foul_worship() -> None:
    table = chaos("foul_worship", {"cultist": 2, "r_cultist": 1}, {"scout": 3, "r_scout": 1}, rolls="o")
    assert gained(table) == [(S, "defence", 2)]
    assert gained(chaos("foul_worship", {"cultist": 2}, {"scout": 3}, rolls="o")) == []


def test_impure_zeal() -> None:
    table = chaos("impure_zeal", {"cultist": 2, "r_chaos_space_marine": 1}, {"scout": 4}, dice="m")
    table.go("unit seat1 noatun chaos_space_marine")
    assert table.count(S, "noatun", "chaos_space_marine", 0) == 1
    table.go("refuse")
    assert gained(table) == [(S, "offence", 2)]
    assert gained(chaos("impure_zeal", {"cultist": 2}, {"r_scout": 4})) == [(S, "offence", 2)]


def test_mark_of_khorne() -> None:
    table = chaos("mark_of_khorne", {"chaos_space_marine": 1}, {"scout": 5, "r_scout": 1}, dice="m", against="d")
    table.go("use")
    assert gained(table) == [(S, "offence", 3)]
    table.go("refuse")
    assert table.count(C, "noatun", "scout", 1) == 0
    table = chaos("mark_of_khorne", {"chaos_space_marine": 1}, {"scout": 5}, against="d")
    assert table.dice(C) == "d"


def test_mark_of_nurgle() -> None:
    table = chaos("mark_of_nurgle", {"chaos_space_marine": 1}, {"scout": 4, "r_scout": 1}, dice="d")
    table.go("use", "avoid")
    assert gained(table) == [(S, "defence", 3)]
    assert table.count(C, "noatun") == 4
    assert gained(chaos("mark_of_nurgle", {"chaos_space_marine": 1}, {"scout": 4})) == [(S, "defence", 2)]


def test_mark_of_slaanesh() -> None:
    table = chaos("mark_of_slaanesh", {"chaos_space_marine": 1}, {"scout": 3}, rolls="m", against="dddd")
    assert table.count(C, "noatun", "scout", 1) == 1
    assert table.count(S, "noatun", "cultist") == 1
    table = chaos("mark_of_slaanesh", {"chaos_space_marine": 1}, {"scout": 3}, rolls="d")
    assert table.count(S, "noatun", "cultist") == 0


def test_daemonic_resilience() -> None:
    table = chaos("daemonic_resilience", {"helbrute": 1}, {"scout": 3}).go("choose 0", "refuse")
    assert (table.dice(S), gained(table)) == ("d", [(S, "defence", 4)])
    table = chaos("daemonic_resilience", {"helbrute": 1}, {"scout": 3}).go("choose 1", "avoid")
    assert (table.dice(S), table.count(C, "noatun")) == ("m", 2)


def test_inhuman_strength() -> None:
    table = chaos("inhuman_strength", {"helbrute": 1, "r_cultist": 1}, {"scout": 6}).go("choose 0", "use")
    table.go("unit seat1 noatun cultist routed")
    assert table.count(S, "noatun") == 1
    assert gained(table) == [(S, "offence", 4)]


def test_chaos_victorious() -> None:
    table = chaos(
        "chaos_victorious", {"chaos_reaver_titan": 1}, {"scout": 2, "space_marine": 2}, rolls="md", against="dddd"
    )
    assert table.count(C, "noatun", "scout", 1) == 2
    if table.offers("unit"):
        table.go("unit seat2 noatun space_marine")
    assert table.count(C, "noatun", "space_marine", 1) == 1


# -- Orks ------------------------------------------------------------------------------------------
def test_gretchin() -> None:
    table = orks(
        "gretchin", {"onslaught_attack_ship": 2}, {"strike_cruiser": 2}, area="tile_12a_se", against="od", rolls="m"
    )
    assert gained(table) == [(S, "offence", 1), (S, "defence", 1)]
    table.go("die seat2 offence")
    assert table.dice(C) == "dm"
    table.go("use")
    assert (table.count(S, "tile_12a_se"), table.count(C, "tile_12a_se")) == (1, 1)


def test_ard_and_shoota_boyz() -> None:
    table = orks("shoota_boyz", {"ork_boyz": 2}, {"scout": 6}, dice="dd", against="ddd", rolls="mmmm")
    assert table.dice(S) == "mm"
    assert table.dice(C) == "dmm"


def test_slugga_boyz() -> None:
    table = orks("slugga_boyz", {"ork_boyz": 1, "r_nob": 1}, {"scout": 4}, dice="m", against="mm", rolls="ddd")
    table.go("unit seat1 noatun nob")
    assert (table.dice(S), table.dice(C)) == ("d", "dd")
    assert table.count(S, "noatun", "nob", 0) == 1


def test_biker_and_mega_nobz() -> None:
    table = orks("biker_nobz", {"nob": 1}, {"scout": 4}, against="ood", rolls="mm")
    assert (table.dice(C), gained(table)) == ("dmm", [(S, "offence", 1)])
    table = orks("mega_nobz", {"nob": 1}, {"scout": 4}, against="odd", rolls="mm")
    assert (table.dice(C), gained(table)) == ("omm", [(S, "defence", 1)])


def test_waaagh() -> None:
    table = orks("waaagh", {"ork_boyz": 2, "r_ork_boyz": 1}, {"scout": 6}).go("unit seat1 noatun ork_boyz")
    assert gained(table) == [(S, "offence", 3)]


def test_party_wagon() -> None:
    table = orks("party_wagon", {"battlewagon": 1}, {"space_marine": 1, "r_space_marine": 3})
    assert table.count(S, "noatun", "reinforcement") == 1
    assert gained(table) == [(S, "offence", 2), (S, "defence", 2)]
    assert gained(orks("party_wagon", {"battlewagon": 1}, {"space_marine": 3})) == []


def test_snapper_gargant() -> None:
    from starhold.games.forbidden_stars.rules.effects.cards import lay_open

    table = Table("orks", "space_marines").bases().put(S, "noatun", gargant=1).put(C, "noatun", scout=6)
    lay_open(table.state, C, table.title(C, "ambush"), 1)
    lay_open(table.state, C, table.title(C, "faith_in_the_emperor"), 2)
    table.deck(S, "snapper_gargant").clash("noatun", ("snapper_gargant", ""), bout=3)
    table.go("played 1-faith_in_the_emperor")
    shown = [event.args["card"] for event in table.state.events or [] if event.type == "card-discarded"]
    assert shown == ["faith_in_the_emperor"]


# -- Eldar -----------------------------------------------------------------------------------------
def test_howling_banshees() -> None:
    table = eldar("howling_banshees", {"aspect_warrior": 1}, {"scout": 1, "space_marine": 2}, dice="m", rolls="d").go(
        "use"
    )
    assert (table.actor, len(table.offers())) == (C, 2)
    table.go("unit seat2 noatun space_marine")
    assert table.count(C, "noatun", "space_marine", 1) == 1


def test_ranger_support() -> None:
    table = eldar("ranger_support", {"aspect_warrior": 1}, {"scout": 4})
    assert gained(table) == [(S, "offence", 1), (S, "defence", 1)]
    table = eldar("ranger_support", {"aspect_warrior": 2}, {"scout": 4}, defending="yes")
    assert table.offers() == ["unit seat1 noatun aspect_warrior steady", "done"]
    table.go("unit seat1", "retreat purge")
    assert table.count(S, "purge", "aspect_warrior", 1) == 1


def test_striking_scorpions() -> None:
    table = eldar("striking_scorpions", {"aspect_warrior": 1}, {"scout": 4}, against="om", rolls="d")
    assert (table.actor, table.offers()) == (C, ["die seat2 offence", "die seat2 morale"])
    table.go("die seat2 morale")
    assert table.dice(C) == "o"


def test_swooping_hawks() -> None:
    table = Table("eldar", "space_marines").bases().put(S, "noatun", aspect_warrior=4).put(C, "noatun", scout=4)
    table.deck(C, "glory_and_death").clash("noatun", ("glory_and_death", "swooping_hawks"), ("", "m"), attacker=C)
    table.go("use")
    lost = [event.args for event in table.state.events or [] if event.type == "tokens-lost"]
    assert lost == [{"seat": C, "face": "offence", "count": 2}]
    assert gained(table) == [(C, "offence", 2), (S, "offence", 2)]


def test_wraithguard_cards() -> None:
    table = eldar("wraithguard_advance", {"wraithguard": 1}, {"scout": 4}, dice="dd", against="m").go("choose 1")
    table.go("turn defence offence", "turn defence offence", "avoid")
    assert (table.dice(S), table.dice(C)) == ("oom", "")
    table = eldar("wraithguard_support", {"wraithguard": 1, "r_falcon": 1}, {"scout": 4}, dice="o", rolls="d").go(
        "choose 0"
    )
    table.go("turn offence defence")
    assert table.dice(S) == "dd"
    table = eldar("wraithguard_support", {"wraithguard": 1, "r_falcon": 1}, {"scout": 4}).go("choose 1", "use")
    assert table.count(S, "noatun", "falcon", 0) == 1


def test_fire_prism() -> None:
    table = eldar("fire_prism", {"falcon": 1}, {"scout": 6}, dice="mm").go("turn morale offence", "done")
    assert (table.dice(S), gained(table)) == ("om", [(S, "offence", 2)])
    table = Table("eldar", "space_marines").bases().put(S, "noatun", falcon=1).put(C, "noatun", space_marine=2)
    table.deck(S, "fire_prism").deck(C, "hold_the_line")
    table.clash("noatun", ("hold_the_line", "fire_prism"), attacker=C).go("choose 0")
    lost = [event.args for event in table.state.events or [] if event.type == "tokens-lost"]
    assert lost == [{"seat": C, "face": "defence", "count": 2}]


def test_a_unit_that_is_gone_is_not_destroyed_twice() -> None:
    table = Table("space_marines", "orks").bases().put(S, "noatun", scout=1).put(C, "noatun", nob=1)
    table.put(C, "noatun", 1, nob=2).scheme(S, "exterminatus").clash("noatun", ("ambush", ""), ("", "d"))
    assert table.count(C, "noatun", "nob") == 2


def test_weirdboyz_copy_no_shields_under_fire_dragons_vengeance() -> None:
    """Whoever cannot gain shields gains none by copying either; the attacker's own two are gained (F-CARD-7)."""
    table = Table("eldar", "orks").bases().put(S, "noatun", aspect_warrior=3).put(C, "noatun", ork_boyz=3)
    table.state.lasting.append(Lasting(table.state.catalog.flags.index("mirror_tokens"), C, COMBAT, 1, -1, 99))
    table.deck(S, "fire_dragons_vengeance").clash("noatun", ("fire_dragons_vengeance", ""), ("oo", "oo"))
    assert gained(table) == [(S, "defence", 2)]


def test_they_still_copied_shields_in_the_first_games_of_version_1() -> None:
    table = Table("eldar", "orks").bases().put(S, "noatun", aspect_warrior=3).put(C, "noatun", ork_boyz=3)
    table.state.config.rules, table.state.config.reading = BARRED[0], BARRED[1] - 1
    table.state.lasting.append(Lasting(table.state.catalog.flags.index("mirror_tokens"), C, COMBAT, 1, -1, 99))
    table.deck(S, "fire_dragons_vengeance").clash("noatun", ("fire_dragons_vengeance", ""), ("oo", "oo"))
    assert gained(table) == [(S, "defence", 2), (C, "defence", 2)]
