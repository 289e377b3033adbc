"""A combat that is under way, as keys of a position."""

from starhold.games.quantum.components.cards import CRUEL, DANGEROUS, FIRST_GAMBIT, IDS, TACTICAL, card_bits
from starhold.games.quantum.components.ships import BATTLESTATION, FACES, INTERCEPTOR
from starhold.games.quantum.model import DICE, SCRAPYARD, QuantumState, by_die, owner
from starhold.games.quantum.positions.naming import read_seat, read_square, seat_name
from starhold.games.quantum.rules.combat import (
    ATTACKS,
    BEATEN,
    DICE_STEP,
    STARTED,
    STRIKE,
    TACTICAL_ATTACK,
    WINDOWS,
    Combat,
    Reward,
    owners,
)
from starhold.kernel.game import Plain
from starhold.kernel.reader import Node

SIDES = ("attacker", "defender")
"""Who strikes, and who may step diagonally."""
COMMAND_IDS = IDS[:FIRST_GAMBIT]


def write_combat(state: QuantumState, frame: Combat) -> Plain:
    """The keys of a combat that is under way."""
    names = state.chart.names
    block: Plain = {"attacker": names[state.squares[frame.attacker]], "at": names[frame.at]}
    if frame.kind:
        block["kind"] = ATTACKS[frame.kind]
    rolled = frame.step > DICE_STEP and frame.attack and frame.defense
    if rolled:
        block["dice"] = [frame.attack, frame.defense]
    elif frame.step > DICE_STEP and state.commands[owner(frame.defender)] & DANGEROUS:
        block["passed"] = True
    if frame.side and rolled:
        block["asked"] = SIDES[1]
    if frame.passes == 1 and rolled:
        block["passed"] = True
    if frame.used:
        block["used"] = [IDS[card] for card in card_bits(frame.used)]
    if frame.rerolling >= 0:
        block["reroll"] = IDS[frame.card]
    if frame.step >= BEATEN:
        rival, die = divmod(frame.defender, DICE)
        block["lost"] = {"seat": seat_name(rival), "die": die + 1, "number": frame.resistance}
    return block


def read_combat(state: QuantumState, node: Node, rolling: bool) -> Combat:
    """A combat; ``rolling``: the beaten ship is being rolled."""
    node.map("attacker", "at", "kind", "dice", "asked", "passed", "used", "reroll", "lost")
    frame = Combat()
    frame.attacker = state.ship_at(read_square(state, node["attacker"]))
    if owner(frame.attacker) != state.seat:
        raise node["attacker"].broken("no-such-ship")
    frame.at = read_square(state, node["at"])
    frame.kind = node.get("kind", ATTACKS[0]).index(ATTACKS)
    frame.strength = state.numbers[frame.attacker]
    if (frame.kind == STRIKE and frame.strength != BATTLESTATION) or (
        frame.kind == TACTICAL_ATTACK and not state.commands[state.seat] & TACTICAL
    ):
        raise node["kind"].broken("does-not-fit")
    near = state.chart.around if frame.strength == INTERCEPTOR else state.chart.beside
    if not near[state.squares[frame.attacker]] >> frame.at & 1:
        raise node["at"].broken("does-not-fit")
    _read_defender(state, frame, node, rolling)
    if not node.has("dice"):
        _before_dice(state, frame, node)
    else:
        _after_dice(state, frame, node)
    return frame


def _read_defender(state: QuantumState, frame: Combat, node: Node, rolling: bool) -> None:
    if not node.has("lost"):
        frame.defender = state.ship_at(frame.at)
        if frame.defender < 0 or owner(frame.defender) == state.seat:
            raise node["at"].broken("no-such-ship")
        frame.resistance = state.numbers[frame.defender]
        if rolling:
            raise node["lost"].broken("missing")
        return
    lost = node["lost"]
    lost.map("seat", "die", "number")
    frame.defender = by_die(read_seat(state, lost["seat"]), lost["die"].number(1, DICE) - 1)
    frame.resistance = lost["number"].number(1, FACES[-1])
    if state.squares[frame.defender] != SCRAPYARD or owner(frame.defender) == state.seat:
        raise lost.broken("does-not-fit")
    if state.taken >> frame.at & 1:
        raise node["at"].broken("square-occupied")


def _before_dice(state: QuantumState, frame: Combat, node: Node) -> None:
    """A Dangerous defender is asked, or has passed, and the dice are to be rolled."""
    for key in ("asked", "used", "reroll", "lost"):
        if node.has(key):
            raise node[key].broken("not-here")
    passed = node.get("passed", False).flag()
    if passed and not state.commands[owner(frame.defender)] & DANGEROUS:
        raise node["passed"].broken("does-not-fit")
    frame.step = DICE_STEP if passed else STARTED


def _after_dice(state: QuantumState, frame: Combat, node: Node) -> None:
    """The dice lie there: windows, a die that is rolled again, or the choice of the winner."""
    dice = list(node["dice"].each())
    if len(dice) != 2:
        raise node["dice"].broken("wrong-length")
    frame.attack, frame.defense = (die.number(1, FACES[-1]) for die in dice)
    frame.side = node.get("asked", SIDES[0]).index(SIDES)
    frame.passes = int(node.get("passed", False).flag())
    for entry in node.get("used", []).each():
        bit = 1 << entry.index(COMMAND_IDS)
        if frame.used & bit:
            raise entry.broken("duplicate")
        frame.used |= bit
    frame.step = WINDOWS
    if node.has("lost"):
        if node.has("reroll") or node.has("passed"):
            raise node["reroll" if node.has("reroll") else "passed"].broken("not-here")
        frame.step, frame.passes = BEATEN, 2
    elif node.has("reroll"):
        _roll_again(state, frame, node)


def _roll_again(state: QuantumState, frame: Combat, node: Node) -> None:
    """A die is in the air by the card of the side that is not asked next."""
    frame.card = node["reroll"].index(COMMAND_IDS)
    by = 1 - frame.side
    seat = owners(frame)[by]
    if node.has("passed") or not frame.used >> frame.card & 1 or not state.commands[seat] >> frame.card & 1:
        raise node["reroll"].broken("does-not-fit")
    frame.rerolling = 1 - by if 1 << frame.card == CRUEL else by
    state.roll("roll-defense" if frame.rerolling else "roll-weapon", 1)


def read_reward(state: QuantumState, root: Node) -> Reward:
    """What follows the loss of a ship: the changes of dominance while it is rolled, then the cube."""
    node = root["reward"]
    node.map("winner", "loser")
    winner, loser = read_seat(state, node["winner"]), read_seat(state, node["loser"])
    attacked = winner == state.seat
    if winner == loser or state.seat not in (winner, loser) or (attacked and root.has("rolls")):
        raise node.broken("does-not-fit")
    if not root.has("rolls") and root["cube"].value != seat_name(winner):
        raise root["cube"].broken("does-not-fit")
    frame = Reward(winner, loser, int(attacked))
    frame.step = int(root.has("cube"))
    return frame
