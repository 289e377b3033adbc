### Words of the table of Quantum; those of its rules come from the server.

play-help-starting-ships = Low numbers fight better, high numbers fly farther. The lowest total goes first.
play-help-starting-planet = Your ships start around it, and it gets your first cube.
play-help-starting-place = Choose a ship, then a square around the planet.
play-help-act = Choose a ship to see where it can go, or an action below.
play-help-act-phone = Tap one of your ships to move or attack.
play-help-advance = Command cards stay with you, gambit cards work once, at once.
play-odds-win = Win { $chance }
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
