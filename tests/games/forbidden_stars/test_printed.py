"""The printed figures, written down a second time: a slip in a data file shows here (faction sheets, cards)."""

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.catalog import ORDERS, STORM_ICONS

UNITS = {
    "scout": "ground 0 2 0 1 2 2 6 4",
    "strike_cruiser": "ship 0 2 0 2 2 2 3 1",
    "space_marine": "ground 1 3 0 2 3 3 6 1",
    "land_raider": "ground 2 4 0 3 4 3 6 0",
    "battle_barge": "ship 2 5 1 4 5 4 3 0",
    "warlord_titan": "ground 3 5 1 3 5 4 3 0",
    "cultist": "ground 0 2 0 1 2 2 9 2",
    "iconoclast_destroyer": "ship 0 2 0 2 2 2 3 1",
    "chaos_space_marine": "ground 1 3 0 3 3 2 6 2",
    "helbrute": "ground 2 4 0 3 4 3 3 0",
    "repulsive_grand_cruiser": "ship 2 5 1 4 5 4 3 0",
    "chaos_reaver_titan": "ground 3 5 1 4 5 3 3 0",
    "ork_boyz": "ground 0 2 0 2 2 1 9 4",
    "onslaught_attack_ship": "ship 0 2 0 1 3 2 3 0",
    "nob": "ground 1 3 0 2 4 2 6 1",
    "battlewagon": "ground 2 4 0 3 5 2 3 0",
    "kill_kroozer": "ship 2 5 1 3 6 4 3 0",
    "gargant": "ground 3 5 1 3 6 3 3 0",
    "aspect_warrior": "ground 0 2 0 2 1 2 6 3",
    "hellebore_frigate": "ship 0 2 0 3 2 1 6 2",
    "wraithguard": "ground 1 3 0 2 4 2 3 1",
    "falcon": "ground 2 4 0 3 4 3 3 0",
    "void_stalker": "ship 2 5 1 4 5 4 3 0",
    "warlock_battle_titan": "ground 3 5 1 4 5 3 3 0",
}
"""Kind, level, cost, forge tokens, dice, health, morale, supply, starting pieces."""

TITLES = {
    "ambush": "100 - - scout strike_cruiser",
    "blessed_power_armour": "010 - - bastion space_marine strike_cruiser",
    "faith_in_the_emperor": "001 - - scout space_marine strike_cruiser",
    "fury_of_the_ultramar": "100 - - space_marine strike_cruiser",
    "reconnaissance": "010 - - scout strike_cruiser",
    "drop_pod_assault": "110 0 2 space_marine",
    "glory_and_death": "101 0 2 space_marine strike_cruiser",
    "hold_the_line": "011 0 2 bastion space_marine strike_cruiser",
    "veteran_scouts": "111 0 2 scout strike_cruiser",
    "armoured_advance": "210 2 4 land_raider battle_barge",
    "break_the_line": "120 2 4 land_raider battle_barge",
    "show_no_fear": "021 2 4 bastion space_marine strike_cruiser",
    "emperors_glory": "022 3 6 warlord_titan battle_barge",
    "emperors_might": "300 3 6 warlord_titan battle_barge",
    "dark_faith": "001 - - cultist iconoclast_destroyer",
    "foul_worship": "010 - - cultist iconoclast_destroyer",
    "impure_zeal": "110 - - cultist iconoclast_destroyer",
    "khornes_rage": "100 - - chaos_space_marine iconoclast_destroyer",
    "lure_of_chaos": "001 - - cultist iconoclast_destroyer",
    "mark_of_khorne": "200 0 2 chaos_space_marine iconoclast_destroyer",
    "mark_of_nurgle": "020 0 2 chaos_space_marine iconoclast_destroyer",
    "mark_of_slaanesh": "110 0 2 chaos_space_marine",
    "mark_of_tzeentch": "002 0 2 chaos_space_marine iconoclast_destroyer",
    "chaos_united": "111 2 4 cultist chaos_space_marine helbrute",
    "daemonic_resilience": "021 2 4 helbrute repulsive_grand_cruiser",
    "inhuman_strength": "201 2 4 helbrute repulsive_grand_cruiser",
    "chaos_victorious": "111 3 6 chaos_reaver_titan repulsive_grand_cruiser",
    "death_and_despair": "201 3 6 chaos_reaver_titan repulsive_grand_cruiser",
    "ard_boyz": "020 - - ork_boyz",
    "gretchin": "000 - - onslaught_attack_ship",
    "mek_boyz": "001 - - ork_boyz onslaught_attack_ship",
    "shoota_boyz": "200 - - ork_boyz",
    "slugga_boyz": "110 - - ork_boyz onslaught_attack_ship",
    "biker_nobz": "210 0 2 nob onslaught_attack_ship",
    "mega_nobz": "120 0 2 nob onslaught_attack_ship",
    "sea_of_green": "110 0 2 -",
    "waaagh": "003 0 2 ork_boyz onslaught_attack_ship",
    "party_wagon": "120 2 4 battlewagon kill_kroozer",
    "rokkit_wagon": "300 2 4 battlewagon kill_kroozer",
    "weirdboyz": "111 2 4 ork_boyz onslaught_attack_ship",
    "smasher_gargant": "230 3 6 gargant kill_kroozer",
    "snapper_gargant": "410 3 6 gargant kill_kroozer",
    "command_of_the_autarch": "000 - - -",
    "hit_and_run": "100 - - aspect_warrior hellebore_frigate",
    "howling_banshees": "100 - - aspect_warrior hellebore_frigate",
    "ranger_support": "011 - - -",
    "striking_scorpions": "010 - - aspect_warrior hellebore_frigate",
    "fire_dragons_vengeance": "200 0 2 aspect_warrior hellebore_frigate",
    "swooping_hawks": "020 0 2 aspect_warrior hellebore_frigate",
    "wraithguard_advance": "101 0 2 wraithguard hellebore_frigate void_stalker",
    "wraithguard_support": "011 0 2 wraithguard hellebore_frigate void_stalker",
    "fire_prism": "210 2 4 falcon void_stalker",
    "spiritseers_guidance": "111 2 4 -",
    "wave_serpent": "120 2 4 falcon void_stalker",
    "holofield_emitter": "121 3 6 warlock_battle_titan void_stalker",
    "psychic_lance": "210 3 6 warlock_battle_titan void_stalker",
}
"""Icons (bolters, shields, aquilas), level, cost, what enables the unit ability."""

UPGRADES = {
    "crusade": "advance 1 2",
    "direct_the_faithful": "strategise 1 2",
    "recruitment_worlds": "deploy 1 2",
    "rain_of_fire": "advance 0 1 orbital",
    "drop_pods": "advance 2 3 orbital",
    "from_the_warp": "advance 1 2",
    "favour_of_the_dark_gods": "strategise 1 2",
    "dread_ritual": "deploy 1 2",
    "fear_from_above": "advance 0 1 orbital",
    "complete_destruction": "advance 2 3 orbital",
    "ork_roks": "advance 0 2",
    "the_green_tide": "strategise 1 2",
    "werk_fasta": "deploy 1 2",
    "lootin": "advance 0 1 orbital",
    "stealin": "advance 2 3 orbital",
    "corsair_raid": "advance 1 2",
    "farseers": "strategise 1 2",
    "wraithbone_singers": "deploy 1 2",
    "tactical_strikes": "advance 0 1 orbital",
    "strafing_run": "advance 2 3 orbital",
}
"""Order, level, cost, whether it goes with an orbital strike."""

EVENTS = {
    "adeptus_mechanicus": "scheme across combat.damage_start",
    "unwavering_resolve": "scheme curve_right scheme.instead_of_reveal",
    "emperors_champion": "scheme sideways combat.damage_start",
    "exterminatus": "scheme curve_left orbital.before_roll",
    "rites_of_battle": "tactic curve_left tactic.resolve",
    "heroic_intervention": "tactic across tactic.resolve",
    "work_of_the_righteous": "tactic curve_right tactic.resolve",
    "the_emperor_protects": "tactic sideways tactic.resolve",
    "blight_of_nurgle": "scheme across scheme.instead_of_reveal",
    "prayer_to_the_dark_gods": "scheme curve_right storm.other_moves",
    "seduced_by_chaos": "scheme sideways combat.damage_end",
    "through_the_warp": "scheme curve_left advance.resolving",
    "spoils_of_war": "tactic curve_left tactic.resolve",
    "incantation_of_tzeentch": "tactic across tactic.resolve",
    "prophets_and_signs": "tactic curve_right tactic.resolve",
    "touched_by_the_warp": "tactic sideways tactic.resolve",
    "teer_it_down": "scheme curve_left combat.damage_end",
    "warboss": "scheme across purchase.unit",
    "gitz_dem": "scheme curve_right combat.enemy_routed",
    "mob_up": "scheme sideways scheme.instead_of_reveal",
    "lootin_n_stealin": "tactic curve_left tactic.resolve",
    "letz_get_fightin": "tactic across tactic.resolve",
    "how_we_getz_here": "tactic curve_right tactic.resolve",
    "moar_boyz": "tactic sideways tactic.resolve",
    "farsight": "scheme across combat.damage_start",
    "warp_gate": "scheme curve_right scheme.instead_of_reveal",
    "outmanoeuvre": "scheme sideways planning.end",
    "vicious_raids": "scheme curve_left orbital.during",
    "path_of_the_warrior": "tactic curve_left tactic.resolve",
    "outcasts_returned": "tactic across tactic.resolve",
    "exodite_colony": "tactic curve_right tactic.resolve",
    "legacy_of_vaul": "tactic sideways tactic.resolve",
}
"""Kind, storm icon, timing."""


def test_units_are_as_printed() -> None:
    found = {}
    for faction in GAME.catalog.factions:
        for unit in faction.units:
            figures = (unit.level, unit.cost, unit.forge, unit.dice, unit.health, unit.morale, unit.box, unit.start)
            found[unit.id] = " ".join(["ship" if unit.kind else "ground", *map(str, figures)])
    assert found == UNITS


def test_combat_titles_are_as_printed() -> None:
    found = {}
    for faction in GAME.catalog.factions:
        for card in faction.cards:
            figures = [str(card.level), str(card.cost)] if card.level >= 0 else ["-", "-"]
            needs = sorted([faction.units[kind].id for kind in card.needs] + ["bastion"] * card.needs_bastion)
            found[card.id] = " ".join(["".join(map(str, card.icons)), *figures, *(needs or ["-"])])
    assert found == {name: " ".join([*row.split()[:3], *sorted(row.split()[3:])]) for name, row in TITLES.items()}


def test_order_upgrades_are_as_printed() -> None:
    found = {}
    for faction in GAME.catalog.factions:
        for card in faction.upgrades:
            found[card.id] = f"{ORDERS[card.order]} {card.level} {card.cost}{' orbital' if card.orbital else ''}"
    assert found == UPGRADES


def test_events_are_as_printed() -> None:
    found = {}
    for faction in GAME.catalog.factions:
        for card in faction.events:
            found[card.id] = f"{'scheme' if card.scheme else 'tactic'} {STORM_ICONS[card.icon]} {card.when}"
    assert found == EVENTS
