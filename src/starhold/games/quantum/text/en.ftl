### Quantum: words for people.

game-quantum = Quantum
    .about = Dice are ships. Bring them around planets so that their numbers add up, leave your quantum cubes there, and be the first to place them all.

## Ships

ship-1 = Battlestation
ship-2 = Flagship
ship-3 = Destroyer
ship-4 = Frigate
ship-5 = Interceptor
ship-6 = Scout

## Ship abilities

ability-strike = Strike
    .effect = Attack an enemy ship on a square directly next to this one, without an action. If you win, move in or stay. Does not use up the ship’s move.
ability-transport = Transport
    .effect = As it moves, this ship carries one of your ships from one of the eight squares around it and sets it down on an empty square around its destination. No attack with this move.
ability-warp = Warp
    .effect = Swap places with another of your ships anywhere on the map. This is not a move for either ship.
ability-modify = Modify
    .effect = Turn this ship into a 3 or a 5. Its new type has no ability this turn.
ability-maneuver = Maneuver
    .effect = Steps of this ship’s move may be diagonal, the attacking step included. Used up only if a diagonal step is really made.
ability-free-reconfigure = Free Reconfigure
    .effect = Reroll this ship without an action; a 6 is rolled again until another number appears.

## Actions

action-reconfigure = Reconfigure
    .effect = 1 action: reroll one of your ships on the map or in your scrapyard until its number is different.
action-deploy = Deploy
    .effect = 1 action: put a ship from your scrapyard on an empty orbital position of a planet that holds one of your cubes.
action-move = Move/Attack
    .effect = 1 action: move a ship up to its number of squares, without diagonals. Ending on an enemy ship attacks it.
action-build = Construct
    .effect = 2 actions: place a quantum cube on a planet whose number equals the total of your ships in its orbit.
action-research = Research
    .effect = 1 action: raise your research die by 1, up to 6.

## Factions

faction-kepler = Kepler Imperium
faction-orion = Orion Republic
faction-vulpes = Vulpes Alliance
faction-andromeda = Andromeda Confederacy

## Kinds of cards

kind-command = Command card
kind-gambit = Gambit card

## Command cards

card-agile = Agile
    .effect = Each of your ships may move one square further. Combat and construction use the plain number.
card-arrogant = Arrogant
    .effect = If you have more ships on the map than every other player at the start of your turn: +1 action this turn.
card-brilliant = Brilliant
    .effect = At the start of your turn: research +2, up to 6.
card-cerebral = Cerebral
    .effect = Once a turn, you may pay 1 dominance for research +3, up to 6. You need dominance 2 or more.
card-clever = Clever
    .effect = Whenever one of your ships would be rolled, you may choose its number instead. A Reconfigure must still change the number; combat dice are not ships.
card-conformist = Conformist
    .effect = If two of your ships on the map show the same number at the start of your turn: +1 action this turn.
card-cruel = Cruel
    .effect = Once in each combat, attacking or defending, you may make your opponent reroll the combat die.
card-cunning = Cunning
    .effect = Once a turn, one of your ships may use an ability a second time. That gives it no second move.
card-curious = Curious
    .effect = Once a turn, you may make one ship’s move without an action. It may not attack.
card-dangerous = Dangerous
    .effect = When you are attacked, before the dice: you may destroy both ships. Nobody’s dominance changes.
card-eager = Eager
    .effect = Your Deploy costs no action, as often as you like.
card-energetic = Energetic
    .effect = Your ships may move or attack more than once a turn, for one action each time. Abilities stay at one a turn.
card-ferocious = Ferocious
    .effect = −1 on all your combat rolls, attacking and defending.
card-flexible = Flexible
    .effect = Once a turn, you may change one of your ships on the map or in your scrapyard by 1, within 1 to 6. Not in the middle of a move.
card-ingenious = Ingenious
    .effect = When you construct, you may also count any of your ships on the corners of the planet’s tile.
card-intelligent = Intelligent
    .effect = You may construct even if your total is 1 too high or 1 too low.
card-nomadic = Nomadic
    .effect = Once a turn, for 1 action, you may put one of your orbiting ships on an empty orbital position of a planet on a neighbouring tile. This is not a move.
card-plundering = Plundering
    .effect = The first enemy ship that you destroy on your turn gives you research +3, up to 6.
card-precocious = Precocious
    .effect = Your research brings its card at 4 or more instead of at 6.
card-rational = Rational
    .effect = You do not roll in combat: your die always counts as 3, and rerolls leave it so. Modifiers still apply.
card-ravenous = Ravenous
    .effect = Combat moves your dominance by 2: +2 for an enemy ship destroyed, −2 for one of yours.
card-relentless = Relentless
    .effect = Once in each combat, attacking or defending, you may reroll your own combat die after seeing both.
card-resourceful = Resourceful
    .effect = Once a turn, you may put one of your ships from the map into your scrapyard and reroll it for +1 action this turn. It does not count as destroyed.
card-righteous = Righteous
    .effect = You lose no dominance when your ships are destroyed. The attacker still gains.
card-scrappy = Scrappy
    .effect = On your turn, you may repeat any roll of one of your ships or of your weapon die, once. The second result stands.
card-stealthy = Stealthy
    .effect = You may also deploy on any empty square that is not directly next to a ship. Diagonal neighbours do not matter.
card-strategic = Strategic
    .effect = −2 on the combat roll of your ship if another of your ships is directly next to it. An attacker may count from its launch square or from the target.
card-stubborn = Stubborn
    .effect = When you defend, you win ties, and a beaten attacker is destroyed, with the usual changes of dominance.
card-tactical = Tactical
    .effect = Once a turn, you may move one of your ships exactly 1 square without an action; it may attack. This does not use up the ship’s move.
card-tyrannical = Tyrannical
    .effect = Once a turn, you may pay 1 research for dominance +1. You need research 2 or more; at 6 you place a cube at once.
card-warlike = Warlike
    .effect = The first enemy ship that you destroy on your turn gives you +1 action this turn.

## Gambit cards

card-aggression = Aggression
    .effect = Dominance +2. At 6 you place a cube at once; what is left over is lost.
card-expansion = Expansion
    .effect = Roll one of your reserve ships, then put it in orbit of a planet with one of your cubes or into your scrapyard. Not available once both are in play.
card-momentum = Momentum
    .effect = Take another whole turn with 2 actions, after your remaining cards. Moves and abilities are fresh again.
card-relocation = Relocation
    .effect = Move another player’s cube to a planet with room and no cube of that player, whose number is not higher.
card-reorganization = Reorganization
    .effect = Reroll any of your ships on the map and in your scrapyard. Then put each of them in orbit of a planet with one of your cubes or into your scrapyard.
card-sabotage = Sabotage
    .effect = Every other player who has a command card chooses one and discards it.

## Layouts

layout-terra-major = Terra Major
layout-null-hypothesis = Null Hypothesis
layout-equinox = Equinox
layout-gordian-knot = Gordian Knot
layout-d2-spiral = Twin Spiral
layout-d2-well = Gravity Well
layout-d2-frontier = Long Frontier
layout-d3-trident = Trident
layout-d3-maelstrom = Maelstrom
layout-d3-citadel = Citadel
layout-d4-crossroads = Crossroads
layout-d4-eye = Eye of the Storm
layout-d4-diamond = Diamond
layout-d4-bulwark = Bulwark

## Table options

choice-layout = Map
    .help = The arrangement of the planets. It also fixes how many cubes each player has to place.
choice-layout-random = Random map for this number of players
choice-the_void = The Void
    .help = Puts a tile without a planet on the map. Ships there raise their owner’s research at the start of the turn.
choice-the_void-false = Without
choice-the_void-true = With
choice-quick_start = Quick start
    .help = Whether the three starting ships may be rerolled once.
choice-quick_start-false = One reroll allowed
choice-quick_start-true = No reroll
choice-strike_blocks_normal_move = Strike and move
    .help = Whether a ship may use Strike or Tactical to attack and also make its normal move in the same turn.
choice-strike_blocks_normal_move-false = Both allowed
choice-strike_blocks_normal_move-true = Only one of them
choice-offturn_dominance_cube_gives_card = Card for a cube on another player’s turn
    .help = A defender can reach dominance 6 on somebody else’s turn and place a cube. Does it bring a card?
choice-offturn_dominance_cube_gives_card-false = No card
choice-offturn_dominance_cube_gives_card-true = A card on the own next turn
choice-dominance_fallback_own_planet = Dominance cube when every planet is taken
    .help = Dominance reaches 6, but every planet with room already holds your cube.
choice-dominance_fallback_own_planet-true = Place it on such a planet
choice-dominance_fallback_own_planet-false = No cube; the die still returns to 1
choice-void_centre_traversable = Centre of The Void
    .help = Whether ships may enter the middle square of the tile without a planet.
choice-void_centre_traversable-true = Open
choice-void_centre_traversable-false = Blocked
choice-first_player_tie = Tie for start player
    .help = Who starts when several players share the lowest total of starting ships.
choice-first_player_tie-roll_off_lowest = Roll off, lowest starts
choice-first_player_tie-seat_order = The first of them in seat order

## Buttons

control-keep = Keep
control-reroll = Reroll all three
control-end = End the actions
control-pass = Pass
control-enter = Move in
control-stay = Stay
control-roll = Roll
control-again = Roll once more
control-scrap = To the scrapyard
control-done = Done
control-refresh = Six new cards
    .effect = Give up one card: all six are discarded and replaced.

## What is asked

prompt-starting-ships = Your ships add up to { $total }. Keep them, or reroll all three?
prompt-starting-planet = Choose your starting planet.
prompt-starting-place = Put your ships into the orbit of your starting planet: { $left } to go.
prompt-act =
    { $actions ->
        [0] No actions left; only what is free.
        [one] You have { $actions } action.
       *[other] You have { $actions } actions.
    }
prompt-dangerous = { $rival } attacks your { $number } with the { $target }. Destroy both ships with { card-dangerous }?
prompt-combat-window = Attack { $attack }, defense { $defense }; the lower total wins. Play a card against { $rival }?
prompt-attacker-position = You have won. Move in to { $at }, or stay on { $launch }?
prompt-dominance-cube = Your dominance is 6: place a cube.
prompt-clever =
    { $number ->
        [0] Choose the number of the new ship, or roll it.
       *[other] Choose a new number for the { $number }, or roll it.
    }
prompt-scrappy = You rolled: { $number }. Keep it, or roll once more?
prompt-advance =
    { $due ->
        [one] Choose an advance card.
       *[other] Choose an advance card; { $due } are due.
    }
prompt-place-ship =
    { $left ->
        [one] Put the ship in orbit or into your scrapyard.
       *[other] Put the ships in orbit or into your scrapyard: { $left } to go.
    }
prompt-pick-ships =
    { $picked ->
        [0] Choose the ships that you want to reroll.
       *[other] Choose the ships that you want to reroll: { $picked } so far.
    }
prompt-relocate = Choose another player’s cube and the planet that it goes to.
prompt-sabotage = { card-sabotage } by { $rival }: choose the command card that you discard.
prompt-over = { $seat } has won.
prompt-draw-layout = The map is being drawn.
prompt-draw-command = A command card is being turned up.
prompt-draw-gambit = A gambit card is being turned up.
prompt-roll-ships = Three starting ships are being rolled.
prompt-roll-start = A die is being rolled for the start.
prompt-roll-ship = A ship is being rolled.
prompt-roll-combat = The combat dice are being rolled.
prompt-roll-weapon = The weapon die is being rolled again.
prompt-roll-defense = The defense die is being rolled again.

## Options

option-keep = Keep
option-reroll = Reroll all three
option-planet = Start at { $planet }
option-place = { $number } to { $square }
option-scrap = { $number } to the scrapyard
option-reconfigure = Reconfigure: { $number }
option-deploy = Deploy: { $number } on { $square }
option-build = Construct a cube on { $planet }
option-research = Research: die to { $research }
option-end = End the actions
option-move = { $number }: { $from } → { $to }
option-attack = { $number } { $from }: attack { $target } on { $at } from { $launch }
option-transport = { $number }: { $from } → { $to }, taking { $ship } { $carried } → { $drop }
option-strike = { ability-strike }: { $number } { $from } attacks { $target } on { $at }
option-warp = { ability-warp }: { $number } { $from } ⇄ { $ship } { $to }
option-modify = { ability-modify } on { $square }: { $ship } → { $number }
option-free-reconfigure = { ability-free-reconfigure } on { $square }
option-cerebral = { card-cerebral }: dominance −1, research +3
option-tyrannical = { card-tyrannical }: research −1, dominance +1
option-flexible = { card-flexible }: { $ship } → { $number }
option-nomadic = { card-nomadic }: { $number } { $from } → { $to }
option-resourceful = { card-resourceful }: { $number } { $square } to the scrapyard, +1 action
option-use = Use { $card }
option-pass = Pass
option-enter = Move in to { $at }
option-stay = Stay on { $launch }
option-set = Choose { $number }
option-roll = Roll
option-again = Roll once more
option-cube = Place a cube on { $planet }
option-take = Take { $card }
option-refresh = Give up a card and lay out six new ones
option-relocate = Cube of { $rival }: { $from } → { $to }
option-pick = Reroll: { $number }
option-done = Done
option-discard = Discard { $card }
option-move-free = { $card }: { $number } { $from } → { $to }
option-attack-free = { $card }: { $number } { $from }, attack { $target } on { $at } from { $launch }
option-transport-free = { $card }: { $number } { $from } → { $to }, taking { $ship } { $carried } → { $drop }
option-take-replacing = Take { $card }, discard { $dropped }

## What happened

# same in ja, ru
layout-name =
    { $layout ->
        [terra-major] { layout-terra-major }
        [null-hypothesis] { layout-null-hypothesis }
        [equinox] { layout-equinox }
        [gordian-knot] { layout-gordian-knot }
        [d2-spiral] { layout-d2-spiral }
        [d2-well] { layout-d2-well }
        [d2-frontier] { layout-d2-frontier }
        [d3-trident] { layout-d3-trident }
        [d3-maelstrom] { layout-d3-maelstrom }
        [d3-citadel] { layout-d3-citadel }
        [d4-crossroads] { layout-d4-crossroads }
        [d4-eye] { layout-d4-eye }
        [d4-diamond] { layout-d4-diamond }
        [d4-bulwark] { layout-d4-bulwark }
       *[other] { $layout }
    }
event-layout-drawn = The map is drawn: { layout-name }
event-card-revealed = { $card } is turned up
event-ships-rolled = { $seat } rolls { $first }, { $second } and { $third }
event-ships-rerolled = { $seat } rerolls all three ships: { $first }, { $second } and { $third }
event-ships-kept = { $seat } keeps these ships
event-start-rolled = { $seat } rolls { $roll } for the start
event-start-player = { $seat } is the start player
event-planet-chosen = { $seat } starts at { $planet }
event-ship-placed = { $seat } puts the { $number } on { $square }
event-ship-scrapped = { $seat } puts the { $number } into the scrapyard
event-turn-started =
    { $actions ->
        [one] { $seat } begins a turn with { $actions } action
       *[other] { $seat } begins a turn with { $actions } actions
    }
event-bonus-turn-started =
    { $actions ->
        [one] { $seat } begins a bonus turn with { $actions } action
       *[other] { $seat } begins a bonus turn with { $actions } actions
    }
event-void-research =
    { $ships ->
        [one] One ship of { $seat } explores The Void: research { $research }
       *[other] { $ships } ships of { $seat } explore The Void: research { $research }
    }
event-card-research = { $card } brings { $seat } to research { $research }
event-card-action = { $card } gives { $seat } an action: { $actions } to take
event-card-used = { $seat } uses { $card }
event-ability-used-twice = { $card }: the { $number } of { $seat } uses an ability a second time
event-researched = { $seat } researches: { $research }
event-reconfigured = { $seat } reconfigures: { $ship } → { $number }
event-ship-rolled = { $seat } rolls a ship: { $number }
event-ship-set = { $seat } chooses a number: { $number }
event-ship-rerolled = { $seat } rolls once more: { $number }
event-deployed = { $seat } deploys the { $number } on { $square }
event-moved = { $seat } moves the { $number }: { $from } → { $to }
event-transported = { $seat } moves the { $number }: { $from } → { $to }, taking the { $ship } along: { $carried } → { $drop }
event-attacked = { $seat } attacks { $rival }: { $number } from { $launch } against { $target } on { $at }
event-struck = { $seat } strikes at { $rival }: { $number } from { $from } against { $target } on { $at }
event-combat-rolled = Combat dice: { $seat } rolls { $attack }, { $rival } rolls { $defense }
event-weapon-rolled = Combat dice: { $seat } rolls { $attack }; with { $card } { $rival } counts { $defense } without a roll
event-defense-rolled = Combat dice: { $rival } rolls { $defense }; with { $card } { $seat } counts { $attack } without a roll
event-die-rerolled = { $card }: { $seat } rolls again, now { $roll }
event-enemy-die-rerolled = { $card } of { $seat }: { $rival } has to roll again, now { $roll }
event-attack-won = { $attack } against { $defense }: { $seat } wins the attack on { $rival }
event-attack-repelled = { $attack } against { $defense }: { $rival } repels the attack of { $seat }
event-both-destroyed = Both ships are destroyed, that of { $seat } and that of { $rival } on { $at }
event-ship-destroyed = { $seat } loses the { $number } on { $square }
event-entered = { $seat } moves the { $number } in to { $square }
event-stayed = { $seat } leaves the { $number } on { $square }
event-dominance-gained = { $seat } rises to dominance { $dominance }
event-dominance-lost = { $seat } falls to dominance { $dominance }
event-research-lost = { $seat } falls to research { $research }
event-cube-built =
    { $left ->
        [0] { $seat } constructs the last cube on { $planet }
       *[other] { $seat } constructs a cube on { $planet }; { $left } to go
    }
event-cube-placed =
    { $left ->
        [0] { $seat } places the last cube on { $planet }
       *[other] { $seat } places a cube on { $planet }; { $left } to go
    }
event-cube-impossible = { $seat } finds no planet for a cube
event-warped = { $seat } warps: { $number } { $from } ⇄ { $ship } { $to }
event-modified = { $seat } modifies the ship on { $square }: { $ship } → { $number }
event-flexed = { card-flexible }: { $seat } turns { $ship } → { $number }
event-wandered = { card-nomadic }: { $seat } puts the { $number } into another orbit, { $from } → { $to }
event-withdrawn = { card-resourceful }: { $seat } puts the { $number } from { $square } into the scrapyard
event-actions-ended = { $seat } ends the actions
event-research-complete = The research of { $seat } brings a card and returns to 1
event-card-taken = { $seat } takes { $card }
event-card-replaced = { $seat } takes { $card } and discards { $dropped }
event-gambit-played = { $seat } plays { $card }
event-no-effect = { $card } of { $seat } has no effect
event-cards-refreshed = { $seat } gives up a card: six new ones are laid out
event-deck-reshuffled =
    { $deck ->
        [command] The discarded command cards are shuffled into a new deck
       *[gambit] The discarded gambit cards are shuffled into a new deck
    }
event-ships-picked =
    { $count ->
        [0] { $seat } chooses no ship for { card-reorganization }
        [one] { $seat } chooses { $count } ship for { card-reorganization }
       *[other] { $seat } chooses { $count } ships for { card-reorganization }
    }
event-bonus-turn-earned = { $seat } will take another turn
event-cube-relocated = { $seat } moves a cube of { $rival }: { $from } → { $to }
event-card-discarded = { $seat } discards { $card }
event-won = { $seat } has placed all cubes and wins!

## Why something is not possible

reason-not-now = This is not possible at this point.
reason-no-actions-left =
    { $needs ->
        [one] This costs { $needs } action; you have { $has }.
       *[other] This costs { $needs } actions; you have { $has }.
    }
reason-no-such-space = There is no such square on this map.
reason-not-a-planet = There is no planet there.
reason-no-ship-there = There is no ship there.
reason-not-your-ship = That ship is not yours.
reason-ship-in-reserve = Reserve ships come into play only with { card-expansion }.
reason-ship-not-on-map = This ship is not on the map.
reason-ship-on-map = This ship is on the map and is named by its square, { $square }.
reason-already-moved = This ship has already made its move this turn.
reason-strike-or-move = At this table a ship makes either its move or an extra attack in a turn, not both.
reason-stay-is-no-move = A move has to end on another square.
reason-target-is-planet = A ship cannot stop on a planet.
reason-square-occupied = There is already a ship on that square.
reason-out-of-range = That is too far: this ship reaches { $range ->
        [one] { $range } square.
       *[other] { $range } squares.
    }
reason-no-diagonals = This ship cannot move diagonally.
reason-blocked-by-ship = Another ship is in the way.
reason-blocked-by-planet = A planet is in the way.
reason-no-target-in-reach = This ship cannot reach any square.
reason-own-ship-attacked = You cannot attack your own ship.
reason-no-enemy-there = There is no enemy ship to attack.
reason-launch-not-next-to-target = The attack has to start from a square next to the target.
reason-launch-out-of-reach = This ship cannot attack from that square.
reason-no-free-attack = This extra move may not attack.
reason-no-attack-in-transport = A flagship cannot attack while it carries a ship.
reason-wrong-ship-for-ability = With its present number this ship does not have that ability.
reason-ability-already-used = This ship has already used its ability this turn.
reason-no-ship-to-carry = A flagship can take along only one of your ships on the eight squares around it.
reason-no-place-to-drop = The carried ship cannot be set down there: it takes an empty square around the flagship.
reason-no-partner = Warp swaps places with another of your ships on the map.
reason-number-not-allowed = The ship cannot take that number.
reason-no-ship-in-scrapyard = No ship of yours is in the scrapyard.
reason-ship-not-in-scrapyard = This ship is not in your scrapyard.
reason-no-place-to-deploy = No planet with one of your cubes has an empty orbital position.
reason-not-an-orbit = This square is not an orbital position.
reason-no-own-cube-there = That planet holds none of your cubes.
reason-next-to-a-ship = With { card-stealthy } the square must not be directly next to a ship.
reason-planet-full = This planet has no room for another cube.
reason-own-cube-there = Your cube is already on this planet, and there is still room on a planet without one.
reason-no-ship-in-orbit = None of your ships around this planet counts.
reason-sum-wrong = Your ships there add up to { $has }; { $needs } is needed.
reason-sum-outside = Your ships there add up to { $has }; with { card-intelligent } any total from { $low } to { $high } will do.
reason-nothing-to-build = Your ships do not make the right total at any planet.
reason-research-at-six = Your research is already 6.
reason-research-too-low = You need research { $needs }; you have { $has }.
reason-dominance-too-low = You need dominance { $needs }; you have { $has }.
reason-card-not-held = You do not hold { $card }.
reason-card-spent = You have already used { $card } this turn.
reason-card-waits = { $card } works from your next turn on.
reason-card-works-by-itself = { $card } works by itself.
reason-not-in-orbit = This ship is not in orbit of a planet.
reason-planets-not-neighbours = These two planets do not lie on neighbouring tiles.
reason-effect-spent = You have already used { $card } in this combat.
reason-roll-is-fixed = With { card-rational } this die always counts as 3.
reason-number-refused = The number must not be { $number } here.
reason-card-not-on-show = { $card } does not lie face up.
reason-command-limit = You hold three command cards: choose one that is replaced.
reason-nothing-to-replace = You hold fewer than three command cards, so none is replaced.
reason-expansion-complete = Both of your reserve ships are already in play.
reason-not-a-starting-planet = This is not a starting planet.
reason-planet-taken = Another player already starts at this planet.
reason-ship-not-in-hand = This ship is not waiting to be placed.
reason-not-your-starting-orbit = Starting ships go into the orbit of your own starting planet.
reason-own-cube-relocated = You can move only other players’ cubes.
reason-no-cube-there = That player has no cube there.
reason-cube-of-that-player-there = That planet already holds a cube of that player.
reason-number-too-high = The number of that planet is higher than before.
reason-already-picked = This ship is already chosen.
reason-layout-disconnected = The tiles of the map do not all hang together.
reason-layout-starts = The map needs one starting planet for each player: { $needs }, not { $has }.
reason-layout-too-small = The map has room for { $has } cubes; { $needs } are needed.
reason-layout-cubes = Each player needs from four to seven cubes.
reason-layout-broken = The map cannot be read.

## The rules in short

rules-quantum-1-title = What it is about
rules-quantum-1-text =
    Every die is a ship. Its number is both its speed and its strength: a 6 flies far and fights badly, a 1 hardly moves and hits hard.

    You own a few quantum cubes. Bring ships around planets so that their numbers make exactly the right total, and leave a cube there. Whoever has placed all cubes first wins.
rules-quantum-2-title = Setting up
rules-quantum-2-text =
    Roll three ships. If you do not like them, roll all three again, once. The lowest total starts.

    In turn order everybody picks a starting planet, which receives the first cube, and then puts the three ships on squares directly above, below, left or right of it. These four squares are the planet’s orbit. Two more ships wait in your reserve. Dominance and research begin at 1.
rules-quantum-3-title = Your turn
rules-quantum-3-text =
    You have three actions. Choose the same one as often as you like; actions that you do not use are lost. Ship abilities and card powers come on top and may be mixed in at any point.

    In a turn each ship moves once and uses one ability once, even if its number changes in between. When you end the actions, you take the cards that you have earned.
rules-quantum-4-title = Reconfigure and Deploy
rules-quantum-4-text =
    Reconfigure (1 action): reroll one of your ships, on the map or in your scrapyard, until it shows another number.

    Deploy (1 action): bring a ship from your scrapyard back into the orbit of a planet that holds one of your cubes. The square has to be empty.
rules-quantum-5-title = Move
rules-quantum-5-text =
    For 1 action a ship moves up to as many squares as its number, turning as it likes, but never diagonally. Planets and other ships are in the way. The move ends on an empty square, or on an enemy ship to attack it.

    Tiles join into one big grid; outside the tiles there is nothing.
rules-quantum-6-title = Attack
rules-quantum-6-text =
    Stepping onto the enemy costs one square of the move. You choose the square from which the ship attacks. Both sides roll a die and add their ship’s number: the lower total wins, and a tie goes to the attacker.

    If the attacker wins, the defending ship is rerolled into its owner’s scrapyard, and the attacker moves in or stays on its launch square. The attacker gains 1 dominance, the defender loses 1. If the defender wins, the attacker simply stays on its launch square; nothing else happens.
rules-quantum-7-title = Construct a cube
rules-quantum-7-text =
    For 2 actions: if your ships in a planet’s orbit add up to exactly its number, place a cube on it. All of your ships in the orbit count; ships on the corners and enemy ships do not.

    A planet of 7, 8, 9 or 10 has room for one, two, three or four cubes, at most one of each player. Only when every planet with room already holds your cube may you build on one of those, and then the total rises by 3 for each cube of yours that is there.
rules-quantum-8-title = Research
rules-quantum-8-text =
    Each Research (1 action) turns your research die up by one, to 6 at most. If it shows 6 when you come to the cards, you get an extra card and the die goes back to 1.
rules-quantum-9-title = Dominance
rules-quantum-9-text =
    Your dominance goes up by 1 for each enemy ship that you destroy and down by 1 for each ship that you lose, but never below 1.

    When it reaches 6, place a cube at once, for free, on any planet that has room and no cube of yours. No ship has to be near. Then dominance goes back to 1.
rules-quantum-10-title = Ship abilities
rules-quantum-10-text =
    1 Battlestation, Strike: attack a neighbouring ship without an action.

    2 Flagship, Transport: take one of your ships along while moving.

    3 Destroyer, Warp: swap places with another of your ships.

    4 Frigate, Modify: become a 3 or a 5.

    5 Interceptor, Maneuver: move diagonally.

    6 Scout, Free Reconfigure: reroll until it is no longer a 6.

    Transport and Maneuver happen during the ship’s move; the others need no action at all.
rules-quantum-11-title = Advance cards
rules-quantum-11-text =
    At the end of your turn you get one card for each cube that you placed in it, and one more for research 6. Take any of the six cards on show, or give the card up and replace all six.

    A command card stays and works for the rest of the game; you may hold three, and a fourth replaces one. A gambit card happens at once. Only the gambit card Expansion brings your two reserve ships into play.
rules-quantum-12-title = The Void
rules-quantum-12-text =
    On some maps one tile has no planet. All nine of its squares are open space, without orbit and without room for cubes. Each of your ships there at the start of your turn raises your research by 1, up to 6.
rules-quantum-13-title = Winning
rules-quantum-13-text =
    The game ends at the very moment when somebody places their last cube, even in the middle of an attack or on another player’s turn.
rules-quantum-14-title = First tips
rules-quantum-14-text =
    Plan the total before you move: two ships that make 7 or 8 are easy to get, and a Reconfigure costs only one action. A cube costs two actions, so let the ships arrive the turn before.

    A failed attack costs you nothing but the action and the move. Weak defenders with a 5 or 6 are fine targets for low ships. Five won fights are worth a cube that nobody can prevent.
