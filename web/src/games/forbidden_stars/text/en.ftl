### A fight at the table

fs-show-map = Map
fs-works-by = works: { $units }
fs-lacks = needs { $units }
fs-card-gone = does not count any more
fs-facedown-own = Face down: { $card }
fs-dice-group = { $face }: { $count }
fs-damage-left = { $count } damage left to give to units
fs-damage-given = damaged: { $count }
fs-retreat-to = Retreat to
fs-strike-at = Strike at
fs-strike-odds = { $dice ->
    [one] { $dice } die: { $damage } damage on average
   *[other] { $dice } dice: { $damage } damage on average
 }
fs-strike-destroys = destroys something: { $chance } %
fs-strike-clears = everything: { $chance } %
fs-strike-nothing = Damage destroys nothing there.
fs-strike-short = ⌀ { $damage } · { $chance } %
fs-strike-assumes = Exact for the dice, whoever the owner lets take the damage. Cards may still change it.
fs-estimate-soon = If the combat began now

### The end of a combat, and orders that would do nothing

fs-result = Combat over · { $place }
fs-result-morale = { $seat } wins by morale, { $own } to { $other }.
fs-result-tie = Morale is even, { $own } to { $other }: the defender { $seat } wins.
fs-result-gone = { $seat } wins: nothing of { $rival } is left there.
fs-result-routed = { $seat } wins without a fight: only routed units of { $rival } stood there.
fs-result-nobody = Nobody is left, so nobody wins.
fs-result-losses = Losses
fs-result-unhurt = lost nothing
fs-result-retreated = { $rival } retreats to { $to }.
fs-result-lost = { $rival } finds no retreat and loses all that was left.
fs-struck = Orbital strike over · { $place }
fs-struck-hit = { $seat } strikes { $rival } from { $from }: { $count } damage.
fs-of-little-use = of little use as things stand
fs-of-little-use-all = Of little use here as things stand: { $orders }

### Round and recap

fs-orders-revealed-short = Revealed
fs-event-units-moved =
    { $count ->
        [one] { $seat } moves { $count } unit to { $to }.
       *[other] { $seat } moves { $count } units to { $to }.
    }
fs-offered-places = Places to choose from
fs-pick-seat = Choose a player
