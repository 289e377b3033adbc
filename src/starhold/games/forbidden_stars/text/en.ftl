### Forbidden Stars: words for people.

## Game

game-forbidden_stars = Forbidden Stars
    .about = Up to four fleets fight over a cluster of systems: hidden orders, cards and dice. Collect all your objectives within eight rounds.

## Reasons

reason-data-broken = The file { $file } is damaged at “{ $place }”: { $problem }.
reason-not-this-step = Something else is being decided now.
reason-must-be-done = This part of the effect cannot be declined: choose one of what is possible.
reason-auto-already-so = This setting already stands like that.
reason-tile-not-yours = You do not have this tile to lay.
reason-no-such-turn = A tile is turned by 0 to 3 quarters.
reason-first-tile-cell = The first tile lies on E5.
reason-cell-taken = A tile already lies there.
reason-tile-touches-nothing = The tile must share a whole edge with a tile on the board.
reason-board-too-large = There the board could no longer become its rectangle.
reason-own-objective = You place the objectives of your opponents, never your own.
reason-other-tile = That area is not on the tile that you have just laid.
reason-world-not-marked = Objectives go only on worlds with the objective mark.
reason-objective-placed = An objective of this player already lies on this tile.
reason-no-objective-left = You have no objective of this player left to place.
reason-other-rival-first = First comes the player of whose objectives you have most left.
reason-marked-world-taken = An objective lies there already, and a marked world is still free.
reason-piece-not-in-hand = You have none of these left to place.
reason-not-your-tile = Starting forces go only on tiles that you have laid.
reason-pieces-left = This is your last tile: the { $has } pieces left must be placed as long as there is room.
reason-area-full =
    This area is full: it holds { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }.
reason-wrong-kind-of-area = Ships stay in space; ground units and structures stand on worlds.
reason-structure-there = There is already a structure on that world.
reason-storm-on-edge = A storm already lies on that edge.
reason-token-used = You have already laid this token this round.
reason-no-token-left = Both tokens of this type are used.
reason-system-too-far = You control no area there or in a neighbouring system.
reason-no-token-there = No order lies there.
reason-no-own-token-there = None of your orders lies there.
reason-token-covered = Your order there lies under another one; only the top of a stack can be revealed.
reason-scheme-not-held = You do not hold { $card }.
reason-scheme-at-another-time =
    { $card } is played { $when ->
        [planning-end] at the end of planning
        [storm-other_moves] when another player moves a storm
        [combat-damage_start] before damage in your combat
        [combat-damage_end] after damage in your combat
        [combat-enemy_routed] when an enemy unit is routed in your combat
        [orbital-during] during your orbital strike
        [orbital-before_roll] before the dice of your orbital strike
        [purchase-unit] when you buy a unit
        [advance-resolving] at the start of your Advance order
        [scheme-instead_of_reveal] instead of revealing an order
       *[other] at another moment
    }.
reason-scheme-does-nothing = { $card } could change nothing now.
reason-source-is-active = The units of the active system come along anyway; choose a neighbour or none.
reason-not-adjacent = That system does not share an edge with the active one.
reason-storm-between = The storm on { $edge } closes the way.
reason-no-units-there = You have no units there.
reason-only-routed-there = Your units there are routed; routed units can only retreat.
reason-no-way-from-there = Your units there could not come now: ground units need a way over worlds of yours, or over space with ships of yours.
reason-not-a-ship = That is not a ship.
reason-not-a-ground-unit = That is not a ground unit.
reason-ships-first = Ships move first; finish them, then ground units move.
reason-ships-have-moved = The ships of this order have moved; now it is the turn of ground units.
reason-from-elsewhere = Units come only from the active system and the neighbour that you chose.
reason-no-such-unit-there = There is no such unit there.
reason-unit-routed = These units are routed; routed units can only retreat.
reason-unit-has-moved = These units have already moved with this order.
reason-stays-there = The unit already stands there.
reason-outside-active-system = That area is not in the active system.
reason-five-have-entered = { $limit } units have already entered this area with this order; no more may.
reason-one-contest = The order may contest one area only, and that is { $area }.
reason-ground-into-void = Ground units end their move on a world, never in space.
reason-storm-on-path = The storm on { $edge } lies across the way.
reason-path-not-friendly = The way leads over { $area }, which is not yours.
reason-enemy-on-path = The way is barred by the enemy: { $area }.
reason-contested-on-path = The way leads over { $area }, which is contested.
reason-taken-just-now = { $area } came to you with this order and opens no way yet.
reason-other-way = The unit goes another way: directly, or over the space named in the offer.
reason-retreat-leaves = Retreating units leave this area.
reason-retreat-too-far = Units retreat only within the system or to a neighbouring one.
reason-area-is-enemy = That area is held by another player or contested.
reason-not-where-they-came-from = Attackers retreat only to an area from which they came.
reason-attackers-came-from-there = The attackers came from there.
reason-no-friendly-chain = No chain of your own areas leads there.
reason-friendly-area-first = A friendly area can be reached, so the units must go to one.
reason-reinforcement-short = You hold { $has } reinforcement tokens.
reason-one-token-per-unit = At most one token for each of your units here: { $limit }.
reason-not-your-card = Each side plays cards from its own hand.
reason-title-not-held = { $card } is not in your hand.
reason-not-your-unit = You assign damage to your own units only.
reason-no-damage-now = No unit suffers damage this round.
reason-already-hit = All units of this kind have taken their damage already.
reason-damage-left = There is damage left to give.
reason-damage-given = These are more units than the damage reaches.
reason-unrouted-first = Unrouted units and bastions take damage before routed units.
reason-area-not-over-full = That area is not over-full.
reason-other-area-first = First comes { $area }, which is over-full too.
reason-no-such-structure-there = There is no such structure there.
reason-already-kept = This structure is already kept.
reason-not-sold = That cannot be bought as a unit.
reason-no-factory = Units are bought only where you have a factory in the active system.
reason-deploy-limit =
    The deploy limit of this order is reached: { $limit ->
        [one] { $limit } unit
       *[other] { $limit } units
    }.
reason-unit-type-excluded = The card does not let you buy a unit of this kind.
reason-level-above-card = The card allows level { $limit } at most.
reason-supply-empty = None of these is left in the supply.
reason-command-short = This needs command level { $needs }; yours is { $has }.
reason-forge-for-level = This needs command level { $needs }; yours is { $has }, and you have no forge token to make up for it.
reason-forges-short = This costs { $needs } forge tokens; you have { $has }.
reason-no-cache = You have no discount token.
reason-price-is-zero = It costs nothing already; a discount token would be wasted.
reason-materiel-short = It costs { $needs } materiel; you have { $has }, { $short } too few.
reason-area-not-open = Units are placed only in areas that are your own or uncontrolled.
reason-no-free-infantry = At this table reinforcement tokens bring no free infantry.
reason-no-reinforcement = You have no reinforcement token.
reason-purchase-under-way = First buy the unit that your scheme makes cheaper, or finish.
reason-no-control-token = All nine of your control tokens are on the board.
reason-units-first = Units come first; finish them, then build.
reason-one-structure = You have built a structure with this order already.
reason-units-are-done = The purchase of units is over; now you may build one structure.
reason-area-not-friendly = That world is not yours.
reason-no-room = You already hold three of this type.
reason-tokens-out = No reinforcement token is left in the supply.
reason-asset-not-held = There is no such token to give.
reason-one-order-upgrade = You have bought an order upgrade with this order already.
reason-one-combat-upgrade = You have bought a combat upgrade with this order already.
reason-upgrade-owned = You already have this upgrade.
reason-wrong-order-type = The upgrade belongs to another type of order.
reason-token-on-board = That token lies on the board; the upgrade goes to one that does not, or waits.
reason-plain-token-first = The upgrade takes the place of an ordinary token; only without one it pushes out another upgrade.
reason-token-of-two = The two tokens are alike; the upgrade takes the place of the other one.
reason-swap-a-token = At this table an upgrade takes the place of a token.
reason-lies-beside = At this table upgrades lie beside the board.
reason-upgrade-not-ready = This upgrade cannot come next: it is not yours, it is face down, or it does not belong to this moment.
reason-starting-card = Starting cards cannot be bought.
reason-title-in-deck = { $card } is already in your deck.
reason-title-not-in-deck = { $card } is not in your deck, so it cannot make room.
reason-not-for-this-card = The effect offers another kind of upgrade.
reason-event-not-drawn = You did not draw { $card } this time.
reason-storm-has-moved = This storm has already moved this round.
reason-arrow-elsewhere = No arrow of the storm icon leads there.
reason-strike-from-elsewhere = The ships must be in the active system.
reason-no-ships-there = You have no ships there.
reason-ships-routed = Your ships there are routed and roll no dice.
reason-target-not-a-world = The target of a strike is a world.
reason-target-not-enemy = The target must be an enemy world.
reason-target-elsewhere = The target must be in the active system.
reason-target-not-adjacent = That world does not border the ships’ space; it lies diagonally across.
reason-bastion-bars = A bastion protects that world from orbital strikes.
reason-wrong-side = The effect is about the other side.
reason-unit-does-not-fit = The effect is about another kind of unit.
reason-needs-unrouted = Only unrouted units can be chosen here.
reason-needs-routed = Only routed units can be chosen here.
reason-cannot-rout-now = These units cannot become routed this round.
reason-cannot-retreat = A card brought these attackers here; they cannot retreat.
reason-one-area-only = All units of this effect come from one area.
reason-place-does-not-fit =
    The effect needs { $must ->
        [here] the area of this combat or strike
        [combat_system] an area in the system of this combat
        [active_system] an area in the active system
        [adjacent_system] an area in a system next to the active one
        [adjacent_area] an area that borders this one
        [friendly] an area of your own
        [uncontrolled] an uncontrolled area
        [friendly_or_uncontrolled] an area that is your own or uncontrolled
        [world] a world
        [void] a space
        [not_here] another area than this one
        [has_structure] a world with a structure of yours
        [no_structure] a world without a structure
        [no_bastion] a world without a bastion
        [no_own_objective] a world without your objective
        [has_unit] a world with the unit that the card names
        [system_without_unit] a system without the unit that the card names
        [system_has_own_units] a system with more units of yours
       *[other] another place
    }.
reason-no-unit-can-go = None of the units that may go can get there.
reason-face-not-allowed = The effect is about another face.
reason-no-such-die = No such die is left to choose.
reason-shield-tokens-barred = You cannot gain shield tokens this round.
reason-nothing-to-gain = This world would bring you nothing.
reason-nothing-to-rally = You have no routed units there.
reason-no-such-alternative = The card has { $limit } alternatives, counted from 0.
reason-alternative-impossible = This alternative cannot be carried out, not even in part.
reason-holds-no-asset = This player holds no asset token.
reason-not-yourself = Choose another player.
reason-card-not-face-up = This card does not lie face up.
reason-order-not-offered = The upgrade does not offer this order.
reason-token-not-in-play-area = That token is not in your play area.
reason-stack-of-one = A token that lies alone stays where it is.
reason-top-or-bottom = A token goes on the top (1) or the bottom (0) of its stack.
reason-same-structure = The structure is replaced by another type that is not there yet.

## Table options

choice-profile = Rules profile
    .help = A ready set of rules; every setting below can still be changed.
choice-profile-seed = Standard
choice-profile-print = As printed
choice-faction-1 = Faction of player 1
    .help = Each faction plays at most once; any is dealt at random.
choice-faction-1-any = Any
choice-faction-1-space_marines = Space Marines
choice-faction-1-chaos = Chaos Space Marines
choice-faction-1-orks = Orks
choice-faction-1-eldar = Eldar
choice-faction-2 = Faction of player 2
    .help = Each faction plays at most once; any is dealt at random.
choice-faction-2-any = Any
choice-faction-2-space_marines = Space Marines
choice-faction-2-chaos = Chaos Space Marines
choice-faction-2-orks = Orks
choice-faction-2-eldar = Eldar
choice-faction-3 = Faction of player 3
    .help = Each faction plays at most once; any is dealt at random.
choice-faction-3-any = Any
choice-faction-3-space_marines = Space Marines
choice-faction-3-chaos = Chaos Space Marines
choice-faction-3-orks = Orks
choice-faction-3-eldar = Eldar
choice-faction-4 = Faction of player 4
    .help = Each faction plays at most once; any is dealt at random.
choice-faction-4-any = Any
choice-faction-4-space_marines = Space Marines
choice-faction-4-chaos = Chaos Space Marines
choice-faction-4-orks = Orks
choice-faction-4-eldar = Eldar
choice-objectives_per_tile = Objective tokens on each tile
    .help = One of each opponent on every tile, or two of each opponent in all.
choice-objectives_per_tile-one_per_opponent = One of each opponent
choice-objectives_per_tile-print = Two of each opponent in all
choice-win_rule = Objectives needed to win
    .help = All own objectives on the board, or as many as there are players.
choice-win_rule-all = All of them
choice-win_rule-n_players = As many as players
choice-card_icons_damage = Card icons in damage
    .help = Only the card of this round, or all cards lying face up.
choice-card_icons_damage-current_card = Card of this round
choice-card_icons_damage-all_faceup = All cards face up
choice-order_upgrade = Order upgrades
    .help = An upgrade replaces an order token, or lies beside the board and is turned over after use.
choice-order_upgrade-token_swap = Replaces a token
choice-order_upgrade-card_flip = Card beside the board
choice-reinforcement_deploy = Reinforcement tokens when deploying
    .help = Whether a reinforcement token also brings free infantry with a Deploy order.
choice-reinforcement_deploy-true = Free infantry
choice-reinforcement_deploy-false = Only in combat
choice-scheme_public = Schemes in hand
    .help = Whether everybody sees the schemes that are held.
choice-scheme_public-false = Hidden
choice-scheme_public-true = Open
choice-advance_path = Ground paths
    .help = Whether ships that move first open the way for ground units of the same order.
choice-advance_path-after_ships = After the ships
choice-advance_path-snapshot = Before all movement
choice-first_tile = First tile
    .help = Whether the first tile must end up in the centre of the board.
choice-first_tile-central = In the centre
choice-first_tile-free = Anywhere
choice-orbital_strike = Orbital strikes
    .help = With every Advance that starts no combat, or only with an upgrade.
choice-orbital_strike-any_advance = With any Advance
choice-orbital_strike-upgrade_only = Only with an upgrade
choice-strategise_needs_unit = Buying upgrades
    .help = Whether a unit of yours must be in the system of the Strategise order.
choice-strategise_needs_unit-true = Needs a unit there
choice-strategise_needs_unit-false = Needs no unit
choice-setup = Setup
    .help = Build the board together, or start at once on a balanced one.
choice-setup-free = Build the board
choice-setup-quick = Quick start

## Names

faction-space_marines = Space Marines
faction-chaos = Chaos Space Marines
faction-orks = Orks
faction-eldar = Eldar
card-for_the_emperor = For the Emperor
    .effect = You may pay 1 materiel to replace 1 Scout here with a free Space Marine, or 1 Space Marine with a free Land Raider.
    .effect-1 = Replace 1 Scout here with a free Space Marine.
    .effect-2 = Replace 1 Space Marine here with a free Land Raider.
card-taint_of_chaos = Taint of Chaos
    .effect = You may take 1 Cultist from here to a friendly or uncontrolled world of a neighbouring system.
card-ork_spores = Ork Spores
    .effect = You may buy 1 ground unit and place it on a friendly world here.
card-webway_portal = Webway Portal
    .effect = You may take 1 unit from a world here to a friendly world of any system.
unit-scout = Scout
unit-strike_cruiser = Strike Cruiser
unit-space_marine = Space Marine
unit-land_raider = Land Raider
unit-battle_barge = Battle Barge
unit-warlord_titan = Warlord Titan
unit-cultist = Cultist
unit-iconoclast_destroyer = Iconoclast Destroyer
unit-chaos_space_marine = Chaos Space Marine
unit-helbrute = Helbrute
unit-repulsive_grand_cruiser = Repulsive Grand Cruiser
unit-chaos_reaver_titan = Chaos Reaver Titan
unit-ork_boyz = Ork Boyz
unit-onslaught_attack_ship = Onslaught Attack Ship
unit-nob = Nob
unit-battlewagon = Battlewagon
unit-kill_kroozer = Kill Kroozer
unit-gargant = Gargant
unit-aspect_warrior = Aspect Warrior
unit-hellebore_frigate = Hellebore Frigate
unit-wraithguard = Wraithguard
unit-falcon = Falcon
unit-void_stalker = Void Stalker
unit-warlock_battle_titan = Warlock Battle Titan
unit-reinforcement = Reinforcement
unit-bastion = Bastion
unit-city = City
unit-factory = Factory
structure-city = City
structure-factory = Factory
structure-bastion = Bastion
asset-forge = Forge
asset-cache = Discount
asset-reinforcement = Reinforcement
asset-joker = Joker
order-advance = Advance
order-deploy = Deploy
order-dominate = Dominate
order-strategise = Strategise
die-offence = Bolter
die-defence = Shield
die-morale = Aquila
die-roll = Rolled
storm-across = Across
storm-sideways = Sideways
storm-curve_right = Curve to the right
storm-curve_left = Curve to the left

## Worlds

fs-void = Space { $cell } { $corner }
fs-system = System { $cell }
fs-edge-n = the northern side of { $cell }
fs-edge-w = the western side of { $cell }
fs-edge-s = the southern side of { $cell }
fs-edge-e = the eastern side of { $cell }
world-nicea = Nicea
world-smyrna = Smyrna
world-orb_theta_84 = Orb Theta-84
world-pergoria = Pergoria
world-pergam = Pergam
world-laodicea = Laodicea
world-terndus = Terndus
world-ferrincus = Ferrincus
world-azernikh = Azernikh
world-lytheria = Lytheria
world-phlegra = Phlegra
world-fornax = Fornax
world-onodin = Onodin
world-solanum = Solanum
world-halja = Halja
world-savarga = Savarga
world-thylin = Thylin
world-xinghua = Xinghua
world-broeskyr = Broeskyr
world-naraka = Naraka
world-kaunas = Kaunas
world-annieth = Annieth
world-lyreea = Lyreea
world-agharta = Agharta
world-lilivara = Lilivara
world-remscheid = Remscheid
world-gherall = Gherall
world-nymaan = Nymaan
world-escinthia = Escinthia
world-squall = Squall
world-karyala = Karyala
world-vault_of_st_ravinnusa = The Vault of St Ravinnusa
world-iyanden_9a = Iyanden
world-lycium = Lycium
world-rigal = Rigal
world-iyanden_9b = Iyanden
world-turaci = Turaci
world-illedrias = Illedrias
world-argovia = Argovia
world-lemnos = Lemnos
world-albrechts_hold = Albrecht’s Hold
world-torcerus = Torcerus
world-gelsenkirchen = Gelsenkirchen
world-da_green_rock = Da Green Rock
world-vimur = Vimur
world-tholopis = Tholopis
world-golgrim = Golgrim
world-niekoe = Niekoe
world-noatun = Noatun
world-venefirous = Venefirous
world-purge = Purge
world-saronne = Saronne
world-lux = Lux
world-niburu = Niburu

## Combat cards

card-ambush = Ambush
    .general = 2 bolter tokens.
    .unit = This round an enemy unit that becomes routed is destroyed, unless its owner spends 1 aquila die for it.
card-blessed_power_armour = Blessed Power Armour
    .general = 2 shield tokens.
    .unit = Turn up to 2 of your dice to shields.
card-faith_in_the_emperor = Faith in the Emperor
    .general = Roll 1 more die.
    .unit = Rally 1 of your units or gain 1 aquila die.
    .unit-1 = Rally 1 of your units.
    .unit-2 = Gain 1 aquila die.
card-fury_of_the_ultramar = Fury of the Ultramar
    .general = The opponent rerolls 1 shield die; then you may reroll 1 of your shield dice.
    .unit = The opponent loses 1 shield die or 2 shield tokens, your choice.
    .unit-1 = The opponent loses 1 shield die.
    .unit-2 = The opponent loses 2 shield tokens.
card-reconnaissance = Reconnaissance
    .general = If you attack, look at the opponent’s face-down card. Then 2 bolter tokens or 2 shield tokens.
    .general-1 = 2 bolter tokens.
    .general-2 = 2 shield tokens.
    .unit = You may spend 1 aquila die to retreat 1 of your units.
card-drop_pod_assault = Drop Pod Assault
    .general = Roll 1 more die.
    .unit = You may spend 1 aquila die to bring 1 of your Scouts or Space Marines from any world to this one.
card-glory_and_death = Glory and Death
    .general = 2 bolter tokens. If you attack, rally 1 of your units.
    .unit = The opponent loses 1 shield die or 1 aquila die, your choice.
    .unit-1 = The opponent loses 1 shield die.
    .unit-2 = The opponent loses 1 aquila die.
card-hold_the_line = Hold the Line
    .general = 2 shield tokens. If you defend, rally 1 of your units.
    .unit = Gain 1 shield die or 1 aquila die.
    .unit-1 = Gain 1 shield die.
    .unit-2 = Gain 1 aquila die.
card-veteran_scouts = Veteran Scouts
    .general = 1 bolter or shield token for each of your aquila dice.
    .unit = You may spend any number of aquila dice; retreat 1 of your units for each.
card-armoured_advance = Armoured Advance
    .general = Roll 1 more die.
    .unit = One more damage step this round, tokens included.
card-break_the_line = Break the Line
    .general = Turn up to 3 of your aquila dice to bolters or shields.
    .unit = The opponent discards 1 of their face-up cards.
card-show_no_fear = Show No Fear
    .general = Your units cannot become routed this round.
    .unit = You may spend 1 aquila die to rally all your units.
card-emperors_glory = Emperor’s Glory
    .general = Roll 2 more dice.
    .unit = Rally all your units; turn any number of your dice to aquilas.
card-emperors_might = Emperor’s Might
    .general = Roll 2 more dice.
    .unit = You may spend any number of bolter dice; 2 bolter tokens for each.
card-dark_faith = Dark Faith
    .general = Gain 1 aquila die.
    .unit = With more aquila dice than the opponent, place 1 free Cultist on another friendly or uncontrolled world of this system.
card-foul_worship = Foul Worship
    .general = Roll 1 more die.
    .unit = If the opponent has a routed unit: 1 shield token for each of your unrouted Cultists and Iconoclast Destroyers.
card-impure_zeal = Impure Zeal
    .general = With more aquila dice than the opponent, rally 1 of your units.
    .unit = 1 bolter token for each of your unrouted Cultists and Iconoclast Destroyers, unless the opponent routs 1 of their units.
card-khornes_rage = Khorne’s Rage
    .general = You may spend 1 bolter die for 3 bolter tokens.
    .unit = The opponent routs 1 of their units unless they spend 1 shield die.
card-lure_of_chaos = Lure of Chaos
    .general = The opponent may rout 1 of their units and then rolls 1 more die; otherwise place 1 free Cultist or Iconoclast Destroyer here.
    .unit = 2 bolter tokens or 2 shield tokens.
    .unit-1 = 2 bolter tokens.
    .unit-2 = 2 shield tokens.
card-mark_of_khorne = Mark of Khorne
    .general = You may spend 1 bolter or aquila die for 3 bolter tokens.
    .unit = The opponent destroys 1 of their routed units unless they spend 1 shield die.
card-mark_of_nurgle = Mark of Nurgle
    .general = You may spend 1 shield or aquila die for 3 shield tokens.
    .unit = 2 shield tokens, unless the opponent destroys 1 of their routed units.
card-mark_of_slaanesh = Mark of Slaanesh
    .general = Roll 1 more die. With more aquila dice than the opponent, they rout 1 of their units.
    .unit = If the opponent has a routed unit, place 1 free Cultist on this world.
card-mark_of_tzeentch = Mark of Tzeentch
    .general = Gain 1 aquila die. With more aquila dice than the opponent, replace 1 of your Cultists here with a free Chaos Space Marine.
    .unit = Turn up to 2 of your aquila dice to bolters or shields.
card-chaos_united = Chaos United
    .general = The opponent may rout 1 of their units; otherwise gain 1 die with a face of your choice.
    .unit = Bring 1 of your units from any world to this one; its level may not exceed the number of your Cultists in this system.
card-daemonic_resilience = Daemonic Resilience
    .general = Gain 1 shield die or 1 aquila die.
    .general-1 = Gain 1 shield die.
    .general-2 = Gain 1 aquila die.
    .unit = 4 shield tokens, unless the opponent destroys 1 of their units.
card-inhuman_strength = Inhuman Strength
    .general = Gain 1 bolter die or 1 aquila die.
    .general-1 = Gain 1 bolter die.
    .general-2 = Gain 1 aquila die.
    .unit = You may destroy 1 of your units here for 4 bolter tokens.
card-chaos_victorious = Chaos Victorious
    .general = Roll 2 more dice. With more aquila dice than the opponent, rout all their level-0 units.
    .unit = Rout 1 enemy unit of your choice.
card-death_and_despair = Death and Despair
    .general = Gain 2 bolter dice or 2 aquila dice. Then you may spend any number of aquila dice; each destroys 1 level-0 unit of either side here.
    .general-1 = Gain 2 bolter dice.
    .general-2 = Gain 2 aquila dice.
    .unit = With more aquila dice than the opponent, destroy 1 of their routed units of your choice.
card-ard_boyz = ’Ard Boyz
    .general = Reroll all your bolter dice.
    .unit = The opponent rerolls 1 bolter die for each of your unrouted Ork Boyz.
card-gretchin = Gretchin
    .general = 1 bolter token and 1 shield token. The opponent rerolls 1 die of your choice.
    .unit = You may destroy 1 of your Onslaught Attack Ships: the opponent destroys 1 of their units.
card-mek_boyz = Mek Boyz
    .general = Roll 1 more die.
    .unit = Discard the top card of the opponent’s combat deck; its icons count for you this round.
card-shoota_boyz = Shoota Boyz
    .general = Reroll all your shield dice.
    .unit = The opponent rerolls 1 shield die for each of your unrouted Ork Boyz.
card-slugga_boyz = Slugga Boyz
    .general = Both players reroll all their aquila dice.
    .unit = Rally 1 of your units.
card-biker_nobz = Biker Nobz
    .general = The opponent rerolls all their bolter dice.
    .unit = 1 bolter token.
card-mega_nobz = Mega Nobz
    .general = The opponent rerolls all their shield dice.
    .unit = 1 shield token.
card-sea_of_green = Sea of Green
    .general = Place 1 free reinforcement token here. With more unrouted units than the opponent, they rout 1 of their units unless they spend 1 aquila die.
card-waaagh = Waaagh!
    .general = Rally 1 of your units.
    .unit = 1 bolter token for each of your unrouted Ork Boyz and Onslaught Attack Ships.
card-party_wagon = Party Wagon
    .general = Place 1 free reinforcement token here.
    .unit = With more unrouted units than the opponent: 2 bolter and 2 shield tokens.
card-rokkit_wagon = Rokkit Wagon
    .unit = 3 bolter tokens; the opponent may retreat 1 of their units.
card-weirdboyz = Weirdboyz
    .general = Both players reroll all their dice.
    .unit = For the rest of this combat, whenever the opponent gains combat tokens you gain the same.
card-smasher_gargant = Smasher Gargant
    .unit = Choose an enemy unit: it is destroyed unless its owner spends as many dice as its level.
card-snapper_gargant = Snapper Gargant
    .unit = Discard 1 of the opponent’s face-up cards, your choice.
card-command_of_the_autarch = Command of the Autarch
    .general = Rally 1 of your units or gain 1 aquila die. Then play 1 more card from your hand for its icons only.
    .general-1 = Rally 1 of your units.
    .general-2 = Gain 1 aquila die.
card-hit_and_run = Hit and Run
    .general = 2 bolter tokens.
    .unit = You may spend 1 aquila die to move 1 of your units to an adjacent friendly or uncontrolled area.
card-howling_banshees = Howling Banshees
    .general = Roll 1 more die.
    .unit = You may spend 1 aquila die: the opponent routs 1 of their units.
card-ranger_support = Ranger Support
    .general = Attacking: 1 bolter and 1 shield token. Defending: you may retreat 1 of your units.
card-striking_scorpions = Striking Scorpions
    .general = Roll 1 more die.
    .unit = The opponent loses 1 die of their choice.
card-fire_dragons_vengeance = Fire Dragon’s Vengeance
    .general = If you attack, the opponent cannot gain shield tokens this round.
    .unit = 2 shield tokens.
card-swooping_hawks = Swooping Hawks
    .general = If you defend, the opponent loses 3 bolter tokens.
    .unit = You may spend 1 aquila die for 2 bolter tokens.
card-wraithguard_advance = Wraithguard Advance
    .general = Roll 1 more die or gain 1 aquila die. Then turn up to 2 of your shield dice to bolters.
    .general-1 = Roll 1 more die.
    .general-2 = Gain 1 aquila die.
    .unit = The opponent routs 1 of their units unless they spend 1 aquila die.
card-wraithguard_support = Wraithguard Support
    .general = Roll 1 more die or gain 1 aquila die. Then turn up to 2 of your bolter dice to shields.
    .general-1 = Roll 1 more die.
    .general-2 = Gain 1 aquila die.
    .unit = You may spend 1 aquila die to rally 1 of your units.
card-fire_prism = Fire Prism
    .general = Turn any number of your aquila dice to bolters.
    .unit = Attacking: 2 bolter tokens. Defending: the opponent loses 5 shield tokens.
card-spiritseers_guidance = Spiritseer’s Guidance
    .general = Gain 1 aquila die. You may rout 1 of your units: then no unit of either side suffers damage this round.
card-wave_serpent = Wave Serpent
    .general = Roll 1 more die. 3 shield tokens, unless the opponent spends 1 aquila die.
    .unit = You may spend 1 aquila die to move any of your level 0 and 1 units to one adjacent area; that may start another combat after this one.
card-holofield_emitter = Holofield Emitter
    .general = Roll 1 more die; draw 1 combat card.
    .unit = Play 1 more card from your hand for its icons only.
card-psychic_lance = Psychic Lance
    .general = Roll 1 more die; the opponent discards 1 random card from their hand.
    .unit = 4 bolter tokens, unless the opponent lets you discard 1 of their face-up cards.

## Order upgrades

card-crusade = Crusade
    .effect = If this order starts a combat in a system where you have no friendly world, gain 1 reinforcement token.
card-direct_the_faithful = Direct the Faithful
    .effect = When revealed: you may replace 1 of your structures here with one of another type.
card-recruitment_worlds = Recruitment Worlds
    .effect = Your bastions here may count as factories for this order; the deploy limit is then 1 lower for each of them.
card-rain_of_fire = Rain of Fire
    .effect = This strike: roll 1 more die; you may turn 1 aquila die to a bolter.
card-drop_pods = Drop Pods
    .effect = Bastions do not prevent this strike. You may spend 2 shield dice to place 1 free Space Marine on the struck world; a combat may follow.
card-from_the_warp = From the Warp
    .effect = While this order is resolved your ships may cross storms.
card-favour_of_the_dark_gods = Favour of the Dark Gods
    .effect = When revealed: you may lay 2 order tokens of your play area on your event deck.
card-dread_ritual = Dread Ritual
    .effect = After this order you may buy 1 unit of level 2 or less, 1 cheaper for each of your Cultists here, into a friendly area here.
card-fear_from_above = Fear from Above
    .effect = This strike: roll 1 more die; you may spend 1 aquila die: every unit that suffers damage is routed.
card-complete_destruction = Complete Destruction
    .effect = Bastions do not prevent this strike. You may spend 2 shield dice: the opponent destroys 1 of their structures or units on that world.
    .effect-1 = Destroy 1 of your units on that world.
    .effect-2 = Destroy 1 of your structures on that world.
card-ork_roks = Ork Roks
    .effect = Up to 2 of your units may pass through 1 uncontrolled space as if it were friendly.
card-the_green_tide = The Green Tide
    .effect = When revealed: you may resolve it as an Advance, Dominate or Deploy order instead.
card-werk_fasta = Werk Fasta!
    .effect = You may buy the structure before the units.
card-lootin = Lootin’!
    .effect = This strike: roll 1 more die; you may spend any 1 die: gain 1 materiel, the opponent loses 1.
card-stealin = Stealin’!
    .effect = Bastions do not prevent this strike. You may spend 1 aquila die: take 1 asset token of the opponent.
card-corsair_raid = Corsair Raid
    .effect = After a combat fought with this order you may make 1 orbital strike here.
card-farseers = Farseers
    .effect = This order needs no unit of yours in the system.
card-wraithbone_singers = Wraithbone Singers
    .effect = The structure of this order may also go on a friendly world with exactly 1 structure of another type.
card-tactical_strikes = Tactical Strikes
    .effect = This strike: roll 1 more die; you may spend 1 aquila die: choose an enemy unit that must suffer damage first.
card-strafing_run = Strafing Run
    .effect = Bastions do not prevent this strike. You may spend 2 shield dice: move any of your ships here to 1 friendly or uncontrolled space of a neighbouring system.

## Events

card-adeptus_mechanicus = Adeptus Mechanicus
    .effect = Before damage: gain 2 shield tokens and 1 more for each forge token you hold.
card-unwavering_resolve = Unwavering Resolve
    .effect = Instead of revealing an order: rally all your units in one system.
card-emperors_champion = Emperor’s Champion
    .effect = Before damage: rally 1 of your units in this combat.
card-exterminatus = Exterminatus
    .effect = Before your orbital strike: all dice that you roll in it count as bolters.
card-rites_of_battle = Rites of Battle
    .effect = Buy 1 order upgrade, 1 cheaper for each friendly world with a bastion.
card-heroic_intervention = Heroic Intervention
    .effect = Place 1 free Space Marine on a friendly world with a structure, or 1 free Scout on any friendly world.
    .effect-1 = Place 1 free Space Marine on a friendly world with a structure.
    .effect-2 = Place 1 free Scout on any friendly world.
card-work_of_the_righteous = Work of the Righteous
    .effect = Choose a friendly world: gain its assets, or materiel equal to its value.
    .effect-1 = Gain the assets of a friendly world.
    .effect-2 = Gain materiel equal to the value of a friendly world.
card-the_emperor_protects = The Emperor Protects
    .effect = Place 1 free bastion on a friendly world without a structure, or pay 2 materiel to place it on a friendly world without a bastion.
    .effect-1 = Place 1 free bastion on a friendly world without a structure.
    .effect-2 = Pay 2 materiel: place 1 bastion on a friendly world without a bastion.
card-blight_of_nurgle = Blight of Nurgle
    .effect = Instead of revealing an order: rout 1 enemy unit in a system with at least 1 of your units.
card-prayer_to_the_dark_gods = Prayer to the Dark Gods
    .effect = When another player moves a storm: cancel that move and move the same storm along any of its 8 arrows.
card-seduced_by_chaos = Seduced by Chaos
    .effect = After damage in your combat: rout 1 enemy unit of your choice.
card-through_the_warp = Through the Warp
    .effect = With an Advance order: your units may cross storms; if it starts a combat, gain 1 aquila die at its start.
card-spoils_of_war = Spoils of War
    .effect = Gain 1 forge token and 1 reinforcement token.
card-incantation_of_tzeentch = Incantation of Tzeentch
    .effect = Draw 3 events and use 1 of them; the others go back.
card-prophets_and_signs = Prophets and Signs
    .effect = Place 2 free Cultists on one friendly world in a system without Cultists, or 1 on any friendly world.
    .effect-1 = Place 2 free Cultists on a friendly world in a system without Cultists.
    .effect-2 = Place 1 free Cultist on any friendly world.
card-touched_by_the_warp = Touched by the Warp
    .effect = Destroy 1 of your Cultists: take 1 free upgrade whose level is at most the number of storms on that system’s sides.
card-teer_it_down = Teer It Down!
    .effect = After damage in your combat: destroy 1 structure on that world.
card-warboss = Warboss
    .effect = When you buy a unit: it costs 1 less for each reinforcement token you hold.
card-gitz_dem = Gitz Dem!
    .effect = When an enemy unit is routed in your combat: destroy that unit.
card-mob_up = Mob Up!
    .effect = Instead of revealing an order: resolve an Advance in any system with at least 2 of your units.
card-lootin_n_stealin = Lootin’ ’n Stealin’
    .effect = Gain 2 materiel, then choose a player, who loses 1 asset token of their own choice.
card-letz_get_fightin = Letz Get Fightin’
    .effect = Place 2 free Ork Boyz on a friendly world with a Nob, or 1 on any friendly world.
    .effect-1 = Place 2 free Ork Boyz on a friendly world with a Nob.
    .effect-2 = Place 1 free Ork Boyz on any friendly world.
card-how_we_getz_here = How We Getz Here?
    .effect = Take 1 of your units from any world to any uncontrolled world.
card-moar_boyz = Moar Boyz!
    .effect = Gain 2 reinforcement tokens.
card-farsight = Farsight
    .effect = Before damage: take all your units of this combat to any 1 other friendly area.
card-warp_gate = Warp Gate
    .effect = Instead of revealing an order: take any of your units from 1 area to any 1 friendly or uncontrolled area.
card-outmanoeuvre = Outmanoeuvre
    .effect = At the end of planning: put 1 of your order tokens on the top or bottom of its stack.
card-vicious_raids = Vicious Raids
    .effect = During your orbital strike: reroll any of your dice, then gain 1 die with a face of your choice.
card-path_of_the_warrior = Path of the Warrior
    .effect = Buy 1 combat upgrade, 1 cheaper for each friendly world with a city.
card-outcasts_returned = Outcasts Returned
    .effect = Place 1 free Hellebore Frigate in any uncontrolled space, or take one from a space to any uncontrolled space.
    .effect-1 = Place 1 free Hellebore Frigate in any uncontrolled space.
    .effect-2 = Take 1 of your Hellebore Frigates from a space to any uncontrolled space.
card-exodite_colony = Exodite Colony
    .effect = Pay 1 materiel: place 1 free city on a friendly or uncontrolled world without a structure and without your objective.
card-legacy_of_vaul = Legacy of Vaul
    .effect = Gain 2 forge tokens.

## Options

fs-option-lay =
    { $turn ->
        [0] Lay tile { $tile } on { $cell }
        [one] Lay tile { $tile } on { $cell }, turned by a quarter
       *[other] Lay tile { $tile } on { $cell }, turned by { $turn } quarters
    }
fs-option-objective = Objective of { $rival } on { $area }
fs-option-place = Place { $unit } on { $area }
fs-option-edge = Storm on { $edge }
fs-option-order = { $order } at { $system }
fs-option-reveal = Reveal the token at { $system }
fs-option-resolve = Resolve the order
fs-option-discard = Discard it for an event
fs-option-scheme = Play { $card }
fs-option-pass = Pass
fs-option-done = Done
fs-option-use = Use it
fs-option-avoid = Avoid it
fs-option-refuse = Let it happen
fs-answer-dice-offence =
    { $count ->
        [one] Spend { $count } bolter die
       *[other] Spend { $count } bolter dice
    }
fs-answer-dice-defence =
    { $count ->
        [one] Spend { $count } shield die
       *[other] Spend { $count } shield dice
    }
fs-answer-dice-morale =
    { $count ->
        [one] Spend { $count } aquila die
       *[other] Spend { $count } aquila dice
    }
fs-answer-dice-offence-morale =
    { $count ->
        [one] Spend { $count } bolter or aquila die
       *[other] Spend { $count } bolter or aquila dice
    }
fs-answer-dice-defence-morale =
    { $count ->
        [one] Spend { $count } shield or aquila die
       *[other] Spend { $count } shield or aquila dice
    }
fs-answer-dice-any =
    { $count ->
        [one] Spend { $count } die of any face
       *[other] Spend { $count } dice of any face
    }
fs-answer-materiel = Pay { $count } materiel
fs-answer-destroy = Destroy 1 of your units
fs-answer-destroy-routed = Destroy 1 of your routed units
fs-answer-rout = Rout 1 of your units
fs-answer-discard = Let 1 of your face-up cards be discarded
fs-answer-tokens-offence =
    { $count ->
        [one] The opponent gains { $count } bolter token
       *[other] The opponent gains { $count } bolter tokens
    }
fs-answer-tokens-defence =
    { $count ->
        [one] The opponent gains { $count } shield token
       *[other] The opponent gains { $count } shield tokens
    }
fs-answer-unit = The opponent places a free unit
fs-answer-die = The opponent gains a die with a face of their choice
fs-option-stay = Bring no units from elsewhere
fs-option-source = Bring units from { $system }
fs-option-ship = { $unit }: { $from } to { $to }
fs-option-march = { $unit }: { $from } to { $to }
fs-option-retreat = Retreat to { $area }
fs-option-commit =
    { $count ->
        [0] Commit no reinforcement tokens
        [one] Commit { $count } reinforcement token
       *[other] Commit { $count } reinforcement tokens
    }
fs-option-card = Lay { $card }
fs-option-hit = Damage goes to: { $unit }
fs-option-remove = Remove { $unit } from { $area }
fs-option-keep = Keep: { $structure }
fs-option-buy = Buy { $unit } for { $area }
fs-option-free = Free infantry on { $area }
fs-option-build = Build { $structure } on { $area }
fs-option-asset = Take: { $asset }
fs-option-upgrade = Order upgrade { $card }
fs-option-flip = Use { $card }
fs-option-title = Combat card { $card } in place of { $dropped }
fs-option-event = Choose { $card }
fs-option-storm = Storm from { $from } to { $to }
fs-option-strike = Strike { $to } from { $from }
fs-option-unit = { $unit } on { $area }
fs-option-die = Die: { $face }
fs-option-turn = Turn { $face } to { $to }
fs-option-face = { $face }
fs-option-area = { $area }
fs-option-system = { $system }
fs-option-choose = Alternative { $number }
fs-option-seat = { $rival }
fs-option-played = Face-up card { $card }
fs-option-rebuild = { $structure } on { $area } becomes { $into }
fs-option-raze = Destroy { $structure } on { $area }
fs-option-type = As { $order }
fs-option-token = Token { $order }
fs-option-restack = Token { $position } of { $system }
fs-option-auto = Pass windows by itself

## Hints: what a player should know before an order is laid or resolved

fs-hint-advance = As things stand this order would do nothing: none of your units could move here, and there is nothing to strike.
fs-hint-deploy = As things stand this order would do nothing: units need a factory of yours here, a structure needs a world of yours without one, and both need materiel.
fs-hint-dominate = As things stand this order would do nothing: no world of yours here brings a token that you have room for, and the ability of your faction could do nothing.
fs-hint-strategise = As things stand this order would bring an event card at most: there is no upgrade that you could buy here.

## Questions

fs-prompt-faction = Factions are dealt.
fs-prompt-first-player = The first player is drawn.
fs-prompt-tiles = Tiles are dealt.
fs-prompt-board = The board is drawn.
fs-prompt-lay = Lay one of your tiles.
    .help = Choose a tile; its places light up.
fs-prompt-objectives = Place the opponents’ objectives on marked worlds.
fs-prompt-forces = Place starting forces on this tile.
fs-prompt-storm = Put a storm on a free edge.
fs-prompt-plan = Lay an order face down: choose a system and an order.
    .help = What is laid later lies on top and is revealed first.
fs-prompt-operate = Reveal one of your top tokens.
fs-prompt-resolve = Resolve this order, or discard it for an event?
    .help = A discarded order does nothing, but lets you draw one more event card at the end of the round.
fs-prompt-source = Which neighbouring system sends units?
    .help = Ground units need a way over worlds of yours, or over space with ships of yours.
fs-prompt-ships = Move ships first.
fs-prompt-ground = Now move ground units.
fs-prompt-commit = How many reinforcement tokens join the combat?
fs-prompt-cards = Combat cards are drawn.
fs-prompt-card = Choose a combat card and lay it face down.
fs-prompt-dice = Dice are rolled.
fs-prompt-effect = Carry out the card.
fs-prompt-save = Pay to save the unit, or let it be destroyed?
fs-prompt-damage = Who takes the damage? Unrouted units first.
fs-prompt-retreat = Where do the units retreat to?
fs-prompt-strike = Make an orbital strike?
fs-prompt-keep = Too few control tokens: which structure do you keep?
fs-prompt-capacity = Too many units here: remove the surplus.
fs-prompt-deploy = Buy units.
fs-prompt-build = Build one structure?
fs-prompt-joker = The joker: choose an asset.
fs-prompt-strategise = Buy an order upgrade and a combat card.
fs-prompt-upgrade = Use { $card } with this order?
fs-prompt-next-upgrade = Which upgrade do you use next?
fs-prompt-events = Events are drawn.
fs-prompt-event = Choose one of your events.
fs-prompt-tactic = Use the tactic { $card }?
fs-prompt-move-storm = Move a storm by the icon of your card.
fs-prompt-window = You may play a scheme now.
fs-prompt-rob = Choose a player, who loses an asset token.
fs-prompt-give = Give up one of your asset tokens.
fs-prompt-discard = A card is discarded.
fs-prompt-over = The game is over.

## Buttons

fs-control-done = Done
fs-control-done-ships = No more ships
fs-control-done-strike = No strike
fs-control-done-may = Do without
fs-control-done-upgrade = Do without
fs-control-done-tactic = Do without
fs-control-done-next-upgrade = No more upgrades
fs-control-pass = Pass
fs-control-use = Use
fs-control-avoid = Avoid it
fs-control-refuse = Let it happen
fs-control-stay = No units from elsewhere
fs-control-resolve = Resolve
fs-control-discard = Discard

## Steps of cards

fs-step-if = Condition
fs-step-may = Do you want to use this?
fs-step-choose = Choose one alternative.
fs-step-unless = Avoid it, or let it happen?
fs-step-later = Waiting effect
fs-step-gain_tokens = Choose combat tokens.
fs-step-lose_tokens = Tokens are lost.
fs-step-gain_dice = Choose the face of the new die.
fs-step-lose_dice = Choose the die to give up.
fs-step-reroll = Choose dice to reroll.
fs-step-convert = Turn dice.
fs-step-rally = Choose a unit to rally.
fs-step-rout = Choose a unit to rout.
fs-step-destroy_unit = Choose a unit to destroy.
fs-step-retreat = Choose a unit to retreat.
fs-step-place_unit = Choose where the unit goes.
fs-step-replace_unit = Choose the unit to replace.
fs-step-move_units = Move units: first where to.
fs-step-take_units = Take units: first where to.
fs-step-place_structure = Choose the world for the structure.
fs-step-replace_structure = Choose the structure to replace.
fs-step-destroy_structure = Choose a structure to destroy.
fs-step-peek = A look at a card
fs-step-draw_card = A card is drawn.
fs-step-discard_card = Choose a face-up card to discard.
fs-step-play_card = Choose one more card, for its icons only.
fs-step-gain_asset = Assets are gained.
fs-step-lose_asset = An asset is lost.
fs-step-steal_asset = Choose the asset to take.
fs-step-gain_world_assets = Choose the world whose assets you gain.
fs-step-gain_world_materiel = Choose the world whose materiel you gain.
fs-step-gain_materiel = Materiel is gained.
fs-step-lose_materiel = Materiel is paid.
fs-step-buy_unit = Buy a unit?
fs-step-buy_upgrade = Buy an upgrade?
fs-step-gain_upgrade = Take an upgrade.
fs-step-price_change = The price changes.
fs-step-orbital_strike = Another strike
fs-step-first_target = Choose the unit that is hit first.
fs-step-resolve_order = Choose the system of the order.
fs-step-treat_order_as = Resolve it as which order?
fs-step-tokens_to_event_deck = Choose order tokens for your event deck.
fs-step-reorder_stack = Choose a token and where it goes.
fs-step-draw_events = Choose one of the events.
fs-step-cancel_storm_move = The move is cancelled.
fs-step-move_storm = Choose where the storm goes.
fs-step-rule = A rule changes.

## Log

fs-event-faction-dealt = { $seat } plays { $faction }.
fs-event-first-player = { $seat } has the first-player token.
fs-event-tile-laid = { $seat } lays a tile.
fs-event-objective-placed = { $seat } places an objective of { $rival } on { $area }.
fs-event-units-placed =
    { $count ->
        [one] { $seat } places { $kind } on { $area }.
       *[other] { $seat } places { $count } × { $kind } on { $area }.
    }
fs-event-structure-placed = { $seat } places { $structure } on { $area }.
fs-event-pieces-lost =
    { $count ->
        [one] { $count } starting piece of { $seat } finds no room.
       *[other] { $count } starting pieces of { $seat } find no room.
    }
fs-event-storm-placed = { $seat } puts a storm on { $edge }.
fs-event-round-began = Round { $count } begins; { $seat } is first.
fs-event-order-laid = { $seat } lays an order on { $system }.
fs-event-passed = { $seat } has no token on top and passes.
fs-event-order-revealed = { $seat } reveals { $order } on { $system }.
fs-event-order-discarded = { $seat } discards { $order } for an event.
fs-event-order-resolved = { $seat } resolves { $order }.
fs-event-order-changed = The order counts as { $order }.
fs-event-token-to-deck = { $seat } lays { $order } on the event deck.
fs-event-stack-changed = { $seat } moves a token in the stack on { $system }.
fs-event-unit-moved = { $seat }: { $kind } from { $from } to { $to }.
fs-event-combat-began = { $seat } attacks { $rival } on { $area }.
fs-event-dice-rolled = { $seat } rolls dice.
fs-event-dice-rerolled = { $seat } rerolls dice.
fs-event-dice-gained =
    { $count ->
        [one] { $seat } gains { $count } die: { $face }.
       *[other] { $seat } gains { $count } dice: { $face }.
    }
fs-event-die-lost = { $seat } loses a die: { $face }.
fs-event-die-turned = { $seat } turns a die: { $face } to { $to }.
fs-event-tokens-gained =
    { $count ->
        [one] { $seat } gains { $count } combat token: { $face }.
       *[other] { $seat } gains { $count } combat tokens: { $face }.
    }
fs-event-tokens-lost =
    { $count ->
        [one] { $seat } loses { $count } combat token: { $face }.
       *[other] { $seat } loses { $count } combat tokens: { $face }.
    }
fs-event-cards-drawn =
    { $count ->
        [one] { $seat } draws { $count } combat card.
       *[other] { $seat } draws { $count } combat cards.
    }
fs-event-tokens-committed =
    { $count ->
        [0] { $seat } commits no reinforcement tokens.
        [one] { $seat } commits { $count } reinforcement token.
       *[other] { $seat } commits { $count } reinforcement tokens.
    }
fs-event-card-laid = { $seat } lays a card face down.
fs-event-card-revealed = { $seat } reveals { $card }.
fs-event-card-added = { $seat } adds { $card } for its icons.
fs-event-card-discarded = { $card } of { $seat } is discarded.
fs-event-card-peeked = { $seat } looks at the opponent’s face-down card.
fs-event-damage-dealt =
    { $count ->
        [0] { $seat } suffers no damage.
       *[other] { $seat } suffers { $count } damage.
    }
fs-event-unit-destroyed = { $kind } of { $seat } on { $area } is destroyed.
fs-event-unit-routed = { $kind } of { $seat } on { $area } is routed.
fs-event-unit-rallied = { $kind } of { $seat } on { $area } rallies.
fs-event-unit-replaced = { $seat } replaces { $kind } on { $area }.
fs-event-morale-compared = Morale { $attack } of { $seat } against { $defence } of { $rival }.
fs-event-combat-ended =
    { $reason ->
        [morale] { $seat } wins the combat on { $area } by morale.
        [gone] { $seat } wins the combat on { $area }: nothing of { $rival } is left there.
        [routed] { $seat } wins on { $area } without a fight: only routed units of { $rival } stood there.
       *[nobody] Nobody is left on { $area }: the combat has no winner.
    } { $fate ->
        [retreated] { $rival } retreats to { $to }. Losses: { $seat } { $lost }, { $rival } { $rival_lost }.
        [lost] { $rival } finds no retreat. Losses: { $seat } { $lost }, { $rival } { $rival_lost }.
       *[none] Losses: { $seat } { $lost }, { $rival } { $rival_lost }.
    }
fs-event-retreated = { $seat } retreats to { $area }.
fs-event-no-retreat = Units of { $seat } find no retreat from { $area } and are destroyed.
fs-event-strike-aimed = { $seat } strikes { $to } from { $from }.
fs-event-structure-built =
    { $materiel ->
        [0] { $seat } builds { $structure } on { $area } for free.
       *[other] { $seat } builds { $structure } on { $area } for { $materiel } materiel.
    }
fs-event-structure-captured = { $seat } captures { $structure } on { $area }.
fs-event-structure-destroyed = { $structure } of { $seat } on { $area } is destroyed.
fs-event-structure-replaced = { $seat } turns { $structure } on { $area } into { $into }.
fs-event-unit-bought =
    { $materiel ->
        [0] { $seat } gets { $kind } on { $area } for free.
       *[other] { $seat } buys { $kind } on { $area } for { $materiel } materiel.
    }
fs-event-asset-gained = { $seat } gains a token: { $asset }.
fs-event-asset-lost = { $seat } loses a token: { $asset }.
fs-event-materiel-changed = { $seat } now has { $materiel } materiel.
fs-event-title-taken = { $seat } takes { $card } in place of { $dropped }.
fs-event-upgrade-taken = { $seat } takes the upgrade { $card }.
fs-event-upgrade-returned = The upgrade { $card } of { $seat } returns to the market.
fs-event-objective-taken = { $seat } takes an objective on { $area }.
fs-event-income = { $seat } gains { $materiel } materiel.
fs-event-events-drawn =
    { $count ->
        [one] { $seat } draws { $count } event.
       *[other] { $seat } draws { $count } events.
    }
fs-event-event-turned = { $seat } turns { $card } for its storm icon.
fs-event-tactic-chosen = { $seat } chooses the tactic { $card }.
fs-event-scheme-chosen = { $seat } keeps a scheme.
fs-event-scheme-gained = { $seat } now holds a scheme.
fs-event-scheme-played = { $seat } plays { $card }.
fs-event-storm-announced = { $seat } wants to move a storm from { $from } to { $to }.
fs-event-storm-moved = { $seat } moves a storm from { $from } to { $to }.
fs-event-storm-move-cancelled = { $seat } cancels the move of the storm.
fs-event-eliminated = { $seat } has nothing left and is out.
fs-event-game-won =
    { $count ->
        [one] { $seat } wins with { $count } objective.
       *[other] { $seat } wins with { $count } objectives.
    }
fs-event-auto-set = A setting was changed.

## What an estimate takes for granted

fs-assumes-start = The combat begins with the units that stand there now.
fs-assumes-hand = The hand of { $rival }: any cards of their known deck that do not lie face up.
fs-assumes-hands = Both hands: any cards of the known decks that do not lie face up.
fs-assumes-policy = Both sides choose cards by lot, use every ability they are offered, commit all reinforcement tokens and let their cheapest units take damage first.
fs-assumes-schemes = Nobody plays a scheme.

## The rules in short

rules-forbidden_stars-1-title = What it is about
rules-forbidden_stars-1-text =
    Two to four factions fight over a board of square systems. Your objective tokens lie on worlds that the others have chosen for them: take them all, and you have won. Otherwise whoever has taken most after eight rounds wins.

    A system is a tile of four areas. Worlds hold ground units and structures, spaces hold ships. An area is yours as long as only your pieces are there.

rules-forbidden_stars-2-title = Setting up
rules-forbidden_stars-2-text =
    In turn everybody lays a tile, edge to edge with the others, turned and flipped at will; the first one lies in the centre. On each tile that you lay you put one objective of each opponent, on worlds with the objective mark, and then any of your starting forces.

    Finally each player puts a warp storm on an edge, the last player first. Nothing moves across a storm. With the quick start all of this is done for you.

rules-forbidden_stars-3-title = The round
rules-forbidden_stars-3-text =
    A round has three parts: in planning everybody lays four orders face down; in operations the orders are revealed one at a time; at the end of the round come objectives, income and events.

    You own two tokens of each order: Advance, Deploy, Dominate and Strategise.

rules-forbidden_stars-4-title = Planning
rules-forbidden_stars-4-text =
    In turn, lay an order on a system where an area is yours, or on one next to it. It lies on top of the orders that are already there and will be revealed before them. Everybody sees whose token it is; only you know which.

rules-forbidden_stars-5-title = Operations
rules-forbidden_stars-5-text =
    In turn, reveal one of your tokens that lies on top of its stack; if there is none, you pass. Then resolve the order, or discard it: it does nothing, but goes to your event deck and lets you draw one more event at the end of the round.

rules-forbidden_stars-6-title = Advance
rules-forbidden_stars-6-text =
    Units come from the active system and from one neighbour, and end in areas of the active system, at most five in any one area. Ships go first, to any of its spaces; then ground units follow a chain of your own worlds and of spaces with your ships. Storms bar the way.

    You may start a combat in one area only. Enemy structures in an area that you then hold alone become yours. At the end you remove your own units above the capacity of an area: the skulls of a world, three in space.

rules-forbidden_stars-7-title = Combat
rules-forbidden_stars-7-text =
    Both sides roll as many dice as their unrouted units there give, eight at most, and draw five cards. The dice stay as they fell. Reinforcement tokens may join as units of level 0.

    In each of three rounds both choose a card; the attacker’s works first. The damage that you suffer is the other side’s bolters less your shields, counted on the dice, on the card of this round and on combat tokens.

rules-forbidden_stars-8-title = Damage and morale
rules-forbidden_stars-8-text =
    You assign the damage to your own units, unrouted ones first. As much damage as its health destroys a unit; less than that routs it. Routed units give no morale and can only retreat. They rally at the end of the round.

    Whoever has nothing left loses. After the third round the higher morale wins: aquilas on the dice and on all cards played, and the morale of unrouted units. A tie goes to the defender. The loser’s units retreat and become routed; those that cannot are destroyed.

rules-forbidden_stars-9-title = Orbital strike
rules-forbidden_stars-9-text =
    If an Advance starts no combat, the ships in one space may strike an enemy world next to it in the same system. Each bolter they roll is one damage. Nobody is routed and nothing shoots back. A bastion protects its world.

rules-forbidden_stars-10-title = Deploy
rules-forbidden_stars-10-text =
    With a factory in the system you buy units, as many as the capacity of its worlds with a factory of yours. They go to areas of the system that are yours or nobody’s. After that you may buy one structure, for a world of yours there without one.

    The level of a unit may not exceed your command level, the number of your cities. A forge token makes up for one level; some units cost one besides. A discount token lowers a price by 2, a reinforcement token brings free infantry.

rules-forbidden_stars-11-title = Dominate
rules-forbidden_stars-11-text =
    Take the asset tokens shown on your worlds in the system, up to three of each type; a joker is a type of your choice. After that use the ability of your faction.

rules-forbidden_stars-12-title = Strategise
rules-forbidden_stars-12-text =
    With a unit in the system you may buy one order upgrade and one combat card. An order upgrade takes the place of an ordinary token. Of a combat card two copies enter your deck of ten, and both copies of another card leave it.

    The token then goes to your event deck and brings an event.

rules-forbidden_stars-13-title = End of the round
rules-forbidden_stars-13-text =
    Take your objectives on worlds that are yours, then the materiel of all your worlds, up to 14; routed units rally.

    Now draw as many events as there are orders on your event deck, and choose one. First move a storm along an arrow of its icon; no storm moves twice in a round. A tactic then works at once, a scheme goes to your hand, which holds one. Without orders on the deck, the top card is turned for its storm only.

rules-forbidden_stars-14-title = First tips
rules-forbidden_stars-14-text =
    What you lay last in a system is revealed first: lay the Advance before the Deploy that is to reinforce it. An order on top of a rival’s makes that rival wait.

    Objectives are only taken at the end of the round, so hold the world until then; a structure is enough. Cities raise your level, factories let you buy close to the front.
