"""The chance to win an attack, exactly, worked out backwards through the reroll windows (Q-ATK-25)."""

from functools import lru_cache

from starhold.games.quantum.cards import CRUEL, DANGEROUS, RATIONAL, STUBBORN
from starhold.games.quantum.combat import FIXED_ROLL, modifiers, reroll_cards
from starhold.games.quantum.model import DICE, QuantumState

FACES = (1, 2, 3, 4, 5, 6)
OWN, RIVAL = 0, 1


def attack_odds(state: QuantumState, attacker: int, launch: int, defender: int) -> tuple[int, int]:
    """Numerator and denominator of the attacker's chance to win from ``launch``.

    Each side uses its reroll cards so as to win this fight. Dangerous is left out: see `may_destroy_both`.
    """
    added = modifiers(state, attacker, launch, defender, state.squares[defender])
    margin = state.numbers[defender] + added[1] - state.numbers[attacker] - added[0]
    return _outlook(margin, state.commands[attacker // DICE], state.commands[defender // DICE])


@lru_cache(maxsize=4096)
def _outlook(margin: int, own: int, other: int) -> tuple[int, int]:
    """The same, by what the attacker has more before the dice and by the command cards of both."""
    if other & STUBBORN:
        margin -= 1
    fixed = bool(own & RATIONAL), bool(other & RATIONAL)
    return chance_to_win(margin, fixed, targets(own, other, 0), targets(other, own, 1))


def may_destroy_both(state: QuantumState, defender: int) -> bool:
    """Whether the defender could destroy both ships before the dice."""
    return bool(state.commands[defender // DICE] & DANGEROUS)


def targets(own: int, rival: int, side: int) -> tuple[int, int]:
    """How many rerolls a side has of its own die and of the other one."""
    cards = reroll_cards(own, rival, side)
    enemy = 1 if cards & CRUEL else 0
    return cards.bit_count() - enemy, enemy


@lru_cache(maxsize=4096)
def chance_to_win(
    margin: int, fixed: tuple[bool, bool], attacker: tuple[int, int], defender: tuple[int, int]
) -> tuple[int, int]:
    """The attacker wins if weapon roll - defense roll <= ``margin`` after all rerolls.

    ``fixed`` says whose roll is always 3; ``attacker`` and ``defender`` give the rerolls of the own and of the other
    die that a side has. Numerator and denominator as integers.
    """
    attacks = (FIXED_ROLL,) if fixed[0] else FACES
    defenses = (FIXED_ROLL,) if fixed[1] else FACES
    window = _Window(margin)
    left = attacker + defender
    wins = sum(window.wins(attack, defense, left, 0, 0) for attack in attacks for defense in defenses)
    return wins, len(attacks) * len(defenses) * 6 ** sum(left)


class _Window:
    """Values of reroll windows for one margin; a value counts wins out of 6 to the number of rerolls left."""

    __slots__ = ("margin", "memo")

    def __init__(self, margin: int) -> None:
        self.margin = margin
        self.memo: dict[tuple[int, int, tuple[int, ...], int, int], int] = {}

    def wins(self, attack: int, defense: int, left: tuple[int, ...], side: int, passes: int) -> int:
        """Wins of the attacker when ``side`` is to move; ``left``: own and other rerolls of attacker and defender."""
        if passes == 2 or not any(left):
            return 6 ** sum(left) if attack - defense <= self.margin else 0
        key = (attack, defense, left, side, passes)
        found = self.memo.get(key)
        if found is None:
            values = [self.wins(attack, defense, left, 1 - side, passes + 1)]
            values += [self._reroll(attack, defense, left, side, die) for die in (OWN, RIVAL) if left[2 * side + die]]
            found = self.memo[key] = min(values) if side else max(values)
        return found

    def _reroll(self, attack: int, defense: int, left: tuple[int, ...], side: int, die: int) -> int:
        place = 2 * side + die
        rest = (*left[:place], left[place] - 1, *left[place + 1 :])
        if side == die:
            return sum(self.wins(face, defense, rest, 1 - side, 0) for face in FACES)
        return sum(self.wins(attack, face, rest, 1 - side, 0) for face in FACES)
