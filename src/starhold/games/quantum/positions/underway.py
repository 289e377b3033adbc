"""What is under way in a turn, as keys of a position: a combat, a cube, rolls of ships, a card that takes effect."""

from collections.abc import Callable

from starhold.games.quantum.components.cards import (
    AGGRESSION,
    CLEVER,
    EXPANSION,
    FIRST_GAMBIT,
    IDS,
    RELOCATION,
    REORGANIZATION,
    SABOTAGE,
    SCRAPPY,
)
from starhold.games.quantum.model import ALL_DICE, DICE, HAND, RESERVE, QuantumState, by_die
from starhold.games.quantum.positions.fights import COMMAND_IDS, read_combat, read_reward, write_combat
from starhold.games.quantum.positions.naming import read_own_ship, read_seat, seat_name, ship_name
from starhold.games.quantum.rules.actions import Actions
from starhold.games.quantum.rules.advance_cards import NOTHING, Advance, Pick
from starhold.games.quantum.rules.combat import Combat, Reward
from starhold.games.quantum.rules.dominance import TRIGGER, DominanceCube
from starhold.games.quantum.rules.gambits import Expansion, PlaceShips, Relocation, Reorganization, Sabotage
from starhold.games.quantum.rules.market import Refill, fillable
from starhold.games.quantum.rules.placing import in_hand
from starhold.games.quantum.rules.research import brings_card
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.games.quantum.rules.turn import IN_ACTIONS, IN_ADVANCE, Turn
from starhold.kernel.game import Plain
from starhold.kernel.reader import Node
from starhold.kernel.run import settle
from starhold.kernel.state import Frame

KEYS = ("combat", "reward", "cube", "rolls", "effect")


# -- writing ----------------------------------------------------------------------------------------------------
def write_underway(state: QuantumState) -> Plain:
    """The keys that tell what is under way; nothing at a plain moment of a phase."""
    parts: Plain = {}
    effect: Plain = {}
    rolls: list[Plain] = []
    for frame in state.stack[2:]:
        if isinstance(frame, Combat):
            parts["combat"] = write_combat(state, frame)
        elif isinstance(frame, Reward):
            parts["reward"] = {"winner": seat_name(frame.winner), "loser": seat_name(frame.loser)}
        elif isinstance(frame, DominanceCube):
            parts["cube"] = seat_name(frame.seat)
        elif isinstance(frame, ShipRoll):
            rolls.insert(0, _write_roll(state, frame))
        elif isinstance(frame, Pick) and frame.dropped != NOTHING:
            effect["replaces"] = IDS[frame.dropped]
        elif isinstance(frame, Reorganization):
            effect["chosen"] = [ship_name(state, ship) for ship in frame.picked]
        elif isinstance(frame, Sabotage):
            effect["victim"] = seat_name((state.seat + frame.asked) % state.seats)
    return parts | ({"rolls": rolls} if rolls else {}) | ({"effect": effect} if effect else {})


def _write_roll(state: QuantumState, frame: ShipRoll) -> Plain:
    seat, die = divmod(frame.ship, DICE)
    entry: Plain = {"seat": seat_name(seat), "die": die + 1}
    if frame.before:
        entry["from"] = frame.before
    decision = state.decision
    if frame.rolls:
        entry["step"] = "keep" if decision is not None and decision.kind == "scrappy" else "again"
    elif frame.asked:
        entry["step"] = "dice"
    return entry


# -- reading ----------------------------------------------------------------------------------------------------
def resume(state: QuantumState, root: Node, when: str) -> None:
    """Ask what is asked at this moment of a turn; `Refused` (``position-broken``) where it cannot be."""
    given = [key for key in KEYS if root.has(key)]
    if when == "actions":
        state.stack = [Turn(IN_ACTIONS), Actions(), *_in_actions(state, root)]
    elif when == "advance":
        state.stack = [Turn(IN_ADVANCE), Advance(int(not brings_card(state, state.seat))), *_in_advance(state, root)]
    elif given:
        raise root[given[0]].broken("not-here")
    elif when == "start":
        _check_fresh(state, root)
        state.stack = [Turn()]
    else:
        state.stop()
        return
    if state.decision is None:
        settle(state)


def _check_fresh(state: QuantumState, root: Node) -> None:
    """A turn that begins takes all marks from the player's ships and cards: none is read in vain."""
    seat = state.seat
    marked = (state.moved | state.used | state.struck) >> seat * DICE & ALL_DICE
    if marked or state.commands[seat] & (state.spent | state.waits):
        raise list(root["seats"].each())[seat]["ships" if marked else "commands"].broken("not-here")


def _in_actions(state: QuantumState, root: Node) -> list[Frame]:
    _only(root, {"combat": ("rolls",), "reward": ("rolls", "cube"), "cube": (), "rolls": ()})
    frames: list[Frame] = []
    if root.has("combat"):
        frames.append(read_combat(state, root["combat"], root.has("rolls")))
    elif root.has("reward"):
        frames.append(read_reward(state, root))
    if root.has("cube"):
        frames.append(_read_cube(state, root["cube"]))
    if root.has("rolls"):
        rolls = list(root["rolls"].each())
        if not 1 <= len(rolls) <= (1 if frames else 2):
            raise root["rolls"].broken("wrong-length")
        frames += [_read_roll(state, node, node is rolls[0]) for node in reversed(rolls)]
    return frames


def _in_advance(state: QuantumState, root: Node) -> list[Frame]:
    card = state.picked
    if card < 0:
        _only(root, {})
        if fillable(state) >= 0:
            return [Refill()]
        if not state.due and not brings_card(state, state.seat):
            raise root.get("turn", {}).get("due", 0).broken("nothing-due")
        return []
    effect = root.get("effect", {})
    if fillable(state) >= 0:
        _only(root, {"effect": ()})
        effect.map("replaces")
        dropped = effect["replaces"].index(COMMAND_IDS) if effect.has("replaces") else NOTHING
        if effect.has("replaces") and not (card < FIRST_GAMBIT and state.commands[state.seat] >> dropped & 1):
            raise effect["replaces"].broken("does-not-fit")
        return [_picked(card, dropped, 1), Refill()]
    if card not in EFFECTS:
        raise root["market"]["picked"].broken("does-not-fit")
    return [_picked(card, NOTHING, 2), *EFFECTS[card](state, root, effect)]


def _picked(card: int, dropped: int, step: int) -> Pick:
    frame = Pick(card, dropped)
    frame.step = step
    return frame


def _aggression(state: QuantumState, root: Node, effect: Node) -> list[Frame]:
    _only(root, {"cube": ()})
    return [_read_cube(state, root["cube"])]


def _expansion(state: QuantumState, root: Node, effect: Node) -> list[Frame]:
    _only(root, {"rolls": ()})
    if not root.has("rolls"):
        return _place(state, root)
    roll = _single_roll(state, root)
    if state.squares[roll.ship] != HAND or len(in_hand(state, state.seat)) > 1:
        raise root["rolls"].broken("does-not-fit")
    frame = Expansion(roll.ship)
    frame.step = 1
    return [frame, roll]


def _relocation(state: QuantumState, root: Node, effect: Node) -> list[Frame]:
    _only(root, {})
    return [Relocation()]


def _reorganization(state: QuantumState, root: Node, effect: Node) -> list[Frame]:
    _only(root, {"effect": ("rolls",)})
    if in_hand(state, state.seat):
        _only(root, {})
        return _place(state, root)
    effect.map("chosen")
    frame = Reorganization()
    for node in effect.get("chosen", []).each():
        ship = read_own_ship(state, node)
        if ship in frame.picked:
            raise node.broken("duplicate")
        frame.picked.append(ship)
    if not root.has("rolls"):
        return [frame]
    roll = _single_roll(state, root)
    if roll.ship not in frame.picked:
        raise root["rolls"].broken("does-not-fit")
    frame.chosen, frame.rolled = 1, frame.picked.index(roll.ship) + 1
    return [frame, roll]


def _sabotage(state: QuantumState, root: Node, effect: Node) -> list[Frame]:
    _only(root, {"effect": ()})
    effect.map("victim")
    frame = Sabotage()
    if effect.has("victim"):
        asked = (read_seat(state, effect["victim"]) - state.seat) % state.seats
        if not asked or not state.commands[(state.seat + asked) % state.seats]:
            raise effect["victim"].broken("does-not-fit")
        frame.asked = asked - 1
    return [frame]


EFFECTS: dict[int, Callable[[QuantumState, Node, Node], list[Frame]]] = {
    AGGRESSION: _aggression,
    EXPANSION: _expansion,
    RELOCATION: _relocation,
    REORGANIZATION: _reorganization,
    SABOTAGE: _sabotage,
}
"""By gambit card that asks something: the frames of its effect."""


def _place(state: QuantumState, root: Node) -> list[Frame]:
    hand = in_hand(state, state.seat)
    if not hand or not all(state.numbers[by_die(state.seat, die)] for die in hand):
        raise root["market"]["picked"].broken("does-not-fit")
    return [PlaceShips()]


def _only(root: Node, allowed: dict[str, tuple[str, ...]]) -> None:
    """Refuse keys that do not go together: the first one given decides which others may stand beside it."""
    first = next((key for key in allowed if root.has(key)), "")
    for key in KEYS:
        if root.has(key) and key != first and key not in allowed.get(first, ()):
            raise root[key].broken("not-here")


def _read_cube(state: QuantumState, node: Node) -> DominanceCube:
    seat = read_seat(state, node)
    if state.dominance[seat] != TRIGGER:
        raise node.broken("does-not-fit")
    return DominanceCube(seat)


def _single_roll(state: QuantumState, root: Node) -> ShipRoll:
    rolls = list(root["rolls"].each())
    if len(rolls) != 1:
        raise root["rolls"].broken("wrong-length")
    return _read_roll(state, rolls[0], True)


def _read_roll(state: QuantumState, node: Node, running: bool) -> ShipRoll:
    """A roll of a ship; only the running one can have a step."""
    node.map("seat", "die", "from", "step")
    seat = read_seat(state, node["seat"])
    frame = ShipRoll(by_die(seat, node["die"].number(1, DICE) - 1))
    if state.squares[frame.ship] == RESERVE:
        raise node["die"].broken("no-such-ship")
    if node.has("from"):
        frame.refused = frame.before = node["from"].number(1, 6)
    clever, scrappy = state.commands[seat] & CLEVER, seat == state.seat and state.commands[seat] & SCRAPPY
    rolled = node.has("step") and node["step"].text() in ("keep", "again")
    if frame.refused and (frame.refused == state.numbers[frame.ship]) == rolled:
        # Before its roll the ship still shows the number that may not come, afterwards another one (Q-RECONF-3).
        raise node["from"].broken("does-not-fit")
    if not node.has("step"):
        return frame
    step = ("dice", "keep", "again")[node["step"].index(("dice", "keep", "again"))]
    if not running or not (clever if step == "dice" else scrappy):
        raise node["step"].broken("does-not-fit")
    frame.asked, frame.rolls = int(bool(clever) or step == "again"), int(step != "dice")
    if step == "keep":
        state.ask(seat, "scrappy", frame.ship)
    return frame
