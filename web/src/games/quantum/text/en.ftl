### Words of the table of Quantum; those of its rules come from the server.

play-help-starting-ships = Low numbers fight better, high numbers fly farther. The lowest total goes first.
play-help-starting-planet = Your ships start around it, and it gets your first cube.
play-help-starting-place = Choose a ship, then a square around the planet.
play-help-act = Choose a ship to see where it can go, or an action below.
play-help-act-phone = Tap one of your ships to move or attack.
play-help-advance = Command cards stay with you, gambit cards work once, at once.
play-pick-cargo = Which ship does it carry?
play-pick-drop = Where do you set the carried ship down?
play-odds-win = Win { $chance }
play-odds-of = { $seat } wins: { $chance }
play-chance = chance that the attack succeeds: { $chance }
play-chances-whose = The percentages are the chance that { $seat } wins.
play-odds-both = Both destroyed { $chance }
play-odds-lose = Repelled { $chance }
play-odds-rule = Ship plus die: the lower total wins, a tie goes to the attacker.
play-fight-rule = The lower total wins; a tie goes to the attacker.
play-combat = Combat on { $at }
play-attacker = attacks
play-defender = defends
play-fight-open = { $seat } attacks { $rival } on { $at }
play-fight-won = { $seat } destroys the ship of { $rival }
play-fight-repelled = { $rival } repels the attack of { $seat }
play-fight-both = Both ships are destroyed

sign-planet = number of a planet: for a cube your ships around it must add up to it
sign-place = place for a quantum cube
sign-sum = sum of A’s ships around the planet, in brackets ships that may count too; behind the stroke, what a cube needs
sign-actions = actions of the turn: the full ones are left
sign-reserve = ships in reserve
sign-moved = has moved in this turn
sign-used = has used its ability in this turn

play-actions-left =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
play-actions-unused =
    { $count ->
        [one] { $count } action is left; it will be lost.
       *[other] { $count } actions are left; they will be lost.
    }
play-cards-due =
    { $count ->
        [one] { $count } card to take
       *[other] { $count } cards to take
    }
play-dominance = Dominance
play-research = Research
play-cubes-left = Cubes left
play-scrapyard = Scrapyard
play-hand = To be placed
play-reserve = Reserve
play-reserve-ship = Reserve ship
play-no-commands = no command cards
play-card-spent = used
play-card-waits = from next turn
play-move-ready = Can move
play-move-spent = Moved
play-command-cards = Command cards
play-gambit-cards = Gambit cards
play-deck = deck { $count }
play-discards = discards { $count }
play-discard-pile = Discards
play-card = Card
play-choose-card = Choose an advance card
play-choose-replaced = Which of your command cards does it replace?
play-turn-queued = another turn next
