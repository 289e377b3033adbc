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
