"""The chance to win an attack, exactly, worked out backwards through the reroll windows (Q-ATK-25)."""

from functools import lru_cache

from starhold.games.quantum.components.cards import CRUEL, DANGEROUS, RATIONAL, STUBBORN
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import QuantumState, owner
from starhold.games.quantum.rules.combat import (
    BOTH,
    FIXED_ROLL,
    PASS,
    Combat,
    is_open,
    modifiers,
    reroll_cards,
    rerolls,
    totals,
)
from starhold.games.quantum.view.shape import Odds
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain

Faces = tuple[int, ...]
Left = tuple[int, ...]
"""Rerolls of the own and of the other die that the attacker has left, then the defender's."""
OWN, RIVAL = 0, 1


def told(chance: tuple[int, int], both: bool) -> Odds:
    """Odds as they are told: the attacker's chance to win, and whether both ships may be destroyed first."""
    wins, cases = chance
    return {"win": round(wins / cases, 4), "both": float(both)}


def attack_told(state: QuantumState, start: int, launch: int, target: int) -> Odds:
    """The odds of an attack by the ship on ``start`` from ``launch``."""
    attacker, defender = state.squares.index(start), state.squares.index(target)
    return told(attack_odds(state, attacker, launch, defender), may_destroy_both(state, defender))


def strike_told(state: QuantumState, option: Option) -> Plain:
    """How far away the enemy of a Strike is, and the odds."""
    _, square, target = option
    return {"steps": 1, "odds": attack_told(state, square, square, target)}


def answer_told(state: QuantumState, option: Option) -> Plain:
    """What an answer in a window of a combat leads to."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Combat):
        return {}
    return {"odds": told(answer_odds(frame, state, option), option == BOTH)}


def attack_odds(state: QuantumState, attacker: int, launch: int, defender: int) -> tuple[int, int]:
    """Numerator and denominator of the attacker's chance to win from ``launch``.

    Each side uses its reroll cards so as to win this fight. Dangerous is left out: see `may_destroy_both`.
    """
    added = modifiers(state, attacker, launch, defender, state.squares[defender])
    margin = state.numbers[defender] + added[1] - state.numbers[attacker] - added[0]
    return _outlook(margin, state.commands[owner(attacker)], state.commands[owner(defender)])


@lru_cache(maxsize=4096)
def _outlook(margin: int, own: int, other: int) -> tuple[int, int]:
    """The same, by what the attacker has more before the dice and by the command cards of both."""
    if other & STUBBORN:
        margin -= 1
    attacks, defenses = ((FIXED_ROLL,) if cards & RATIONAL else FACES for cards in (own, other))
    left = targets(reroll_cards(own, other, 0)) + targets(reroll_cards(other, own, 1))
    return chance_to_win(margin, attacks, defenses, left)


def may_destroy_both(state: QuantumState, defender: int) -> bool:
    """Whether the defender could destroy both ships before the dice."""
    return bool(state.commands[owner(defender)] & DANGEROUS)


def targets(cards: int) -> tuple[int, int]:
    """How many rerolls of the own die and of the other one reroll cards (mask) give."""
    enemy = 1 if cards & CRUEL else 0
    return cards.bit_count() - enemy, enemy


def answer_odds(frame: Combat, state: QuantumState, option: Option) -> tuple[int, int]:
    """The attacker's chance to win an open combat if the asked side answers with ``option``.

    Dangerous destroys both ships: nobody wins then. Everything after the answer is as in `attack_odds`.
    """
    if option == BOTH:
        return 0, 1
    if not (frame.attack and frame.defense):
        return attack_odds(state, frame.attacker, state.squares[frame.attacker], frame.defender)
    left = _left(frame, state)
    rolls: list[Faces] = [(frame.attack,), (frame.defense,)]
    if option == PASS:
        return chance_to_win(_margin(frame, state), rolls[0], rolls[1], left, frame.side ^ 1, frame.passes + 1)
    _, card = option
    die = RIVAL if 1 << card == CRUEL else OWN
    rolls[frame.side ^ die] = FACES
    return chance_to_win(_margin(frame, state), rolls[0], rolls[1], _without(left, frame.side, die), frame.side ^ 1)


def fight_odds(frame: Combat, state: QuantumState) -> tuple[int, int] | None:
    """The attacker's chance to win a combat as it stands, a die in the air included; None once it is decided."""
    if not is_open(frame):
        return None
    if not (frame.attack and frame.defense):
        return attack_odds(state, frame.attacker, state.squares[frame.attacker], frame.defender)
    rolls: list[Faces] = [(frame.attack,), (frame.defense,)]
    if frame.rerolling >= 0:
        rolls[frame.rerolling] = FACES
    return chance_to_win(_margin(frame, state), rolls[0], rolls[1], _left(frame, state), frame.side, frame.passes)


def _margin(frame: Combat, state: QuantumState) -> int:
    """What the attacker has more before the dice, Stubborn included."""
    attack, defense = totals(frame, state)
    stubborn = bool(state.commands[owner(frame.defender)] & STUBBORN)
    return defense - frame.defense - attack + frame.attack - stubborn


def _left(frame: Combat, state: QuantumState) -> Left:
    return targets(rerolls(frame, state, 0)) + targets(rerolls(frame, state, 1))


def _without(left: Left, side: int, die: int) -> Left:
    """The rerolls without one of ``die`` by ``side``."""
    place = 2 * side + die
    return (*left[:place], left[place] - 1, *left[place + 1 :])


@lru_cache(maxsize=4096)
def chance_to_win(
    margin: int, attacks: Faces, defenses: Faces, left: Left, side: int = 0, passes: int = 0
) -> tuple[int, int]:
    """The attacker wins if weapon roll - defense roll <= ``margin`` after all rerolls.

    Each of the rolls ``attacks`` and ``defenses`` is as likely as the others of its die; then ``side`` is to move
    after ``passes`` passes in a row. Numerator and denominator as integers.
    """
    window = _Window(margin)
    wins = sum(window.wins(attack, defense, left, side, passes) for attack in attacks for defense in defenses)
    return wins, len(attacks) * len(defenses) * 6 ** sum(left)


class _Window:
    """Values of reroll windows for one margin; a value counts wins out of 6 to the number of rerolls left."""

    __slots__ = ("margin", "memo")

    def __init__(self, margin: int) -> None:
        self.margin = margin
        self.memo: dict[tuple[int, int, Left, int, int], int] = {}

    def wins(self, attack: int, defense: int, left: Left, side: int, passes: int) -> int:
        """Wins of the attacker when ``side`` is to move."""
        if passes >= 2 or not any(left):
            return 6 ** sum(left) if attack - defense <= self.margin else 0
        key = (attack, defense, left, side, passes)
        found = self.memo.get(key)
        if found is None:
            values = [self.wins(attack, defense, left, 1 - side, passes + 1)]
            values += [self._reroll(attack, defense, left, side, die) for die in (OWN, RIVAL) if left[2 * side + die]]
            found = self.memo[key] = min(values) if side else max(values)
        return found

    def _reroll(self, attack: int, defense: int, left: Left, side: int, die: int) -> int:
        rest = _without(left, side, die)
        if side == die:
            return sum(self.wins(face, defense, rest, 1 - side, 0) for face in FACES)
        return sum(self.wins(attack, face, rest, 1 - side, 0) for face in FACES)
