"""Chances of a fight, close enough for plans; the exact odds through all reroll windows are the game's own."""

from starhold.games.quantum.components.cards import RATIONAL, STUBBORN
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import QuantumState, owner
from starhold.games.quantum.rules.combat import FIXED_ROLL, modifiers

FIXED = (FIXED_ROLL,)


def percent(handicap: int, attacks: tuple[int, ...] = FACES, defenses: tuple[int, ...] = FACES) -> int:
    """Chance that attack die + ``handicap`` is at most the defense die."""
    won = sum(attack + handicap <= defense for attack in attacks for defense in defenses)
    return 100 * won // (len(attacks) * len(defenses))


PLAIN = tuple(percent(handicap) for handicap in range(-12, 13))


def win_percent(handicap: int) -> int:
    """The chance without cards: ``handicap`` is the attacker's number minus the defender's."""
    return PLAIN[max(-12, min(12, handicap)) + 12]


def attack_percent(state: QuantumState, ship: int, rival: int, launch: int, target: int) -> int:
    """Chance that ``ship`` beats ``rival`` on ``target`` from ``launch``, reroll cards left out."""
    ours, theirs = state.commands[owner(ship)], state.commands[owner(rival)]
    bonus, malus = modifiers(state, ship, launch, rival, target)
    handicap = state.numbers[ship] + bonus - state.numbers[rival] - malus + bool(theirs & STUBBORN)
    if not (ours | theirs) & RATIONAL:
        return win_percent(handicap)
    return percent(handicap, FIXED if ours & RATIONAL else FACES, FIXED if theirs & RATIONAL else FACES)
