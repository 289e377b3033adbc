"""Directed tests of the events that no worked example shows."""

from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.refresh import Tactic
from tests.rules.forbidden_stars.table import C, S, Table


def tactic(table: Table, seat: int, name: str) -> Table:
    """Use a tactic."""
    card = [event.id for event in table.state.faction(seat).events].index(name)
    table.state.event_at[seat][card] = 3
    return table.run(Tactic(seat, card))


def test_emperors_champion() -> None:
    table = Table().bases().put(S, "noatun", 1, scout=1).put(S, "noatun", space_marine=1).put(C, "noatun", cultist=2)
    table.scheme(S, "emperors_champion").clash("noatun", ("", "")).go("scheme emperors_champion")
    if table.offers("unit"):
        table.go("unit seat1 noatun scout")
    assert table.count(S, "noatun", "scout", 0) == 1


def test_seduced_by_chaos() -> None:
    table = Table().bases().put(S, "noatun", scout=1, space_marine=1).put(C, "noatun", cultist=2)
    table.scheme(C, "seduced_by_chaos").clash("noatun", ("", ""))
    assert (table.asks, table.actor) == ("window", C)
    table.go("scheme seduced_by_chaos", "unit seat1 noatun space_marine")
    assert table.count(S, "noatun", "space_marine", 1) == 1


def test_gitz_dem() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=3).put(C, "noatun", space_marine=1)
    table.put(C, "noatun", 1, space_marine=1).scheme(S, "gitz_dem").clash("noatun", ("", ""), ("o", ""))
    assert (table.asks, table.actor) == ("window", S)
    table.go("scheme gitz_dem")
    if table.offers("unit"):
        table.go(table.offers("unit")[0])
    assert table.count(C, "noatun", "space_marine", 1) == 1


def test_heroic_intervention() -> None:
    table = Table().build(S, "argovia", "factory").put(S, "turaci", scout=1)
    tactic(table, S, "heroic_intervention").go("use", "choose 0")
    assert table.count(S, "argovia", "space_marine") == 1
    table = Table().build(S, "argovia", "factory").put(S, "turaci", scout=1)
    tactic(table, S, "heroic_intervention").go("use", "choose 1", "area turaci")
    assert table.count(S, "turaci", "scout") == 2


def test_plain_gains() -> None:
    assert tactic(Table(), C, "spoils_of_war").held(C) == {"forge": 1, "cache": 0, "reinforcement": 1}
    assert tactic(Table("orks", "chaos").assets(S, 0, 0, 2), S, "moar_boyz").held(S)["reinforcement"] == 3
    assert tactic(Table("eldar", "chaos"), S, "legacy_of_vaul").held(S)["forge"] == 2


def test_prophets_and_signs() -> None:
    table = Table().build(C, "noatun", "factory").put(C, "lytheria", cultist=1)
    tactic(table, C, "prophets_and_signs").go("use", "choose 0")
    assert table.count(C, "noatun", "cultist") == 2
    table = Table().put(C, "lytheria", cultist=1)
    tactic(table, C, "prophets_and_signs").go("use")
    assert table.count(C, "lytheria", "cultist") == 2


def test_letz_get_fightin() -> None:
    table = Table("orks", "chaos").put(S, "turaci", nob=1).put(S, "nicea", ork_boyz=1)
    tactic(table, S, "letz_get_fightin").go("use", "choose 0")
    assert table.count(S, "turaci", "ork_boyz") == 2


def test_how_we_getz_here() -> None:
    table = Table("orks", "chaos").put(S, "turaci", nob=1, ork_boyz=1).put(C, "noatun", cultist=1)
    tactic(table, S, "how_we_getz_here")
    assert "area noatun" not in table.offers()
    table.go("area venefirous", "unit seat1 turaci nob")
    assert table.count(S, "venefirous", "nob") == 1


def test_warp_gate() -> None:
    table = Table("eldar", "chaos").bases().put(S, "turaci", aspect_warrior=2, wraithguard=1).put(S, "nicea", falcon=1)
    table.scheme(S, "warp_gate").lay(S, "deploy", "tile_10a").run(Operations()).go("scheme warp_gate", "area purge")
    table.go("unit seat1 turaci aspect_warrior")
    assert not table.offers("unit seat1 nicea")
    table.go("unit seat1 turaci wraithguard", "done")
    assert table.count(S, "purge") == 2
    assert table.count(S, "turaci") == 1


def test_path_of_the_warrior() -> None:
    table = Table("eldar", "chaos").cities(S, 2).materiel(S, 2)
    tactic(table, S, "path_of_the_warrior")
    assert table.offers("title fire_prism")
    table.go("title fire_prism hit_and_run")
    assert table.state.materiel[S] == 0


def test_outcasts_returned() -> None:
    table = Table("eldar", "chaos").put(C, "tile_12a_se", iconoclast_destroyer=1)
    tactic(table, S, "outcasts_returned").go("use")
    assert "area tile_12a_se" not in table.offers()
    table.go("area tile_2a_se")
    assert table.count(S, "tile_2a_se", "hellebore_frigate") == 1
    table = Table("eldar", "chaos").put(S, "tile_1a_ne", hellebore_frigate=6)
    tactic(table, S, "outcasts_returned").go("use", "area tile_2a_se")
    assert table.count(S, "tile_2a_se", "hellebore_frigate") == 1


def test_exodite_colony() -> None:
    table = Table("eldar", "chaos").put(C, "noatun", cultist=1).build(S, "argovia", "factory").materiel(S, 1)
    table.state.objectives[table.area("purge") * 2 + S] = 1
    tactic(table, S, "exodite_colony").go("use")
    assert not {"area noatun", "area argovia", "area purge"} & set(table.offers())
    table.go("area venefirous")
    assert table.structures("venefirous") == (S, ["city"])
    assert table.state.materiel[S] == 0
    assert tactic(Table("eldar", "chaos").materiel(S, 0), S, "exodite_colony").asks == "hold"
