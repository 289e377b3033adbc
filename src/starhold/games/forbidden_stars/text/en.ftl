### Forbidden Stars: words for people.

## Game

game-forbidden_stars = Forbidden Stars
    .about = Four fleets fight over a ring of systems: hidden orders, cards and dice. Collect all your objectives within eight rounds.

## Reasons

reason-data-broken = The file { $file } is damaged at “{ $place }”: { $problem }.
reason-tile-does-not-fit = The tile cannot lie there: it must touch another tile, and the board must still become its rectangle.
reason-objective-not-here = An objective token goes on a marked world of this tile.
reason-piece-not-here = This piece cannot be placed there.
reason-edge-not-free = There is no free tile edge.
reason-order-not-here = An order lies on a system with your own area or next to one.
reason-not-on-top = Only a token on top of its stack can be revealed.
reason-trigger-not-met = This card cannot be played at this moment.
reason-source-not-open = Units come from one neighbouring system that no storm closes.
reason-ship-cannot-go = This ship cannot go there with this order.
reason-no-path = No friendly path leads there, or the limits of the order are reached.
reason-no-haven = The units cannot retreat there.
reason-too-many-tokens = At most one reinforcement token for each of your units here.
reason-title-not-held = This card is not in your hand.
reason-target-not-due = Unrouted units and bastions take damage first, each up to its health.
reason-not-surplus = Only units of an over-full area are removed.
reason-cannot-buy = You cannot buy this: level, price, supply or place do not allow it.
reason-no-free-unit = There is no free unit to be had here.
reason-cannot-build = This structure cannot be built there.
reason-no-room = You already hold three of this type.
reason-cannot-buy-upgrade = Your command level or your materiel is too low for this upgrade.
reason-storm-cannot-go = A storm moves by the icon of your card, once a round, to a free edge.
reason-no-strike = Ships strike an enemy world next to their void in the active system.
reason-no-token-left = Both tokens of this type are used.
