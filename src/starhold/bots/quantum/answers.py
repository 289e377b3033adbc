"""Questions of Quantum that the captain answers by rule of thumb."""

from itertools import combinations

from starhold.bots.quantum.cards import gambit_worth, held_worth, refresh_worth
from starhold.bots.quantum.odds import attack_percent
from starhold.games.quantum.components.cards import CRUEL, FIRST_GAMBIT, STUBBORN
from starhold.games.quantum.components.ships import FACES
from starhold.games.quantum.model import FLEET, SCRAPYARD, QuantumState, owner, ship_of
from starhold.games.quantum.rules.combat import PASS, Combat, totals
from starhold.games.quantum.rules.setup import STARTING
from starhold.kernel.decision import Option

KEPT_SUMS = 2
"""Starting ships are kept if they make at least so many of the planet numbers on the map."""


def starting_ships(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """Keep ships that make totals of the nearest planets, else roll once more."""
    numbers = state.numbers[FLEET[seat]][:STARTING]
    sums = {sum(some) for count in (1, 2, 3) for some in combinations(numbers, count)}
    return ("keep",) if len(sums & set(state.chart.numbers)) >= KEPT_SUMS else ("reroll",)


def dangerous(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """Take the attacker along if it would probably win anyway."""
    frame = state.stack[-1]
    assert isinstance(frame, Combat)
    won = attack_percent(state, frame.attacker, frame.defender, state.squares[frame.attacker], frame.at)
    return choices[0] if won > 50 else PASS


def combat_window(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """Use the reroll that most often turns a lost fight; leave a won one alone."""
    frame = state.stack[-1]
    assert isinstance(frame, Combat)
    attacking = owner(frame.attacker) == seat
    attack, defense = totals(frame, state)
    margin = defense - attack - bool(state.commands[owner(frame.defender)] & STUBBORN)
    if (margin >= 0) == attacking:
        return PASS
    best, chance = PASS, 0
    for option in choices[:-1]:
        _, card = option
        own_die = (1 << card != CRUEL) == attacking
        turned = sum(_turned(frame, margin, face, own_die) == attacking for face in FACES)
        if turned > chance:
            best, chance = option, turned
    return best


def _turned(frame: Combat, margin: int, face: int, attack_die: bool) -> bool:
    """Whether the attacker wins if the attack (else the defense) die shows ``face``."""
    if attack_die:
        return margin + frame.attack - face >= 0
    return margin + face - frame.defense >= 0


def advance(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """The card that is worth most; a refresh if nothing on show is worth having."""
    return max(choices, key=lambda option: _card_worth(state, seat, option))


def _card_worth(state: QuantumState, seat: int, option: Option) -> int:
    if option == ("refresh",):
        return refresh_worth(state.due)
    _, card, dropped = option
    if card >= FIRST_GAMBIT:
        return gambit_worth(state, seat, card)
    return held_worth(1 << card) - (held_worth(1 << dropped) if dropped >= 0 else 0)


def pick_ships(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """Reorganization: the ships in the scrapyard, which may come back into orbit at once."""
    for option in choices:
        match option:
            case ("pick", named) if state.squares[ship_of(state, seat, named)] == SCRAPYARD:
                return option
    return ("done",)


def sabotage(state: QuantumState, seat: int, choices: list[Option]) -> Option:
    """The card that is worth least."""
    return min(choices, key=lambda option: held_worth(1 << option[-1]))
