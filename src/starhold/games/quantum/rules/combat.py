"""Attacks (rules: chapter 7), in the order of Q-ATK-22."""

from starhold.games.quantum.components.cards import (
    CARDS,
    CRUEL,
    DANGEROUS,
    FEROCIOUS,
    IDS,
    INDEX,
    PLUNDERING,
    RATIONAL,
    RELENTLESS,
    SCRAPPY,
    STRATEGIC,
    STUBBORN,
    WARLIKE,
    card_bits,
)
from starhold.games.quantum.model import SCRAPYARD, QuantumState, owner
from starhold.games.quantum.reasons import Why, held, reason
from starhold.games.quantum.rules.dominance import gain_for_kill, lose_for_loss, settle_dominance
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps

ATTACK, STRIKE, TACTICAL_ATTACK = 0, 1, 2
ATTACKS = ("attack", "strike", "tactical")
FIXED_ROLL = 3
"""What every combat roll of a Rational player counts as."""
PASS: Option = ("pass",)
BOTH: Option = ("use", INDEX["dangerous"])
"""A Dangerous defender destroys both ships."""


class Combat(Steps):
    """One attack. ``attacker`` stands on its launch space, ``defender`` on ``at``.

    ``strength`` and ``resistance`` are the numbers of the two ships, ``attack`` and ``defense`` the rolls, 0 before;
    ``used`` is a mask of the reroll cards used in this combat; ``side`` (0 attacker, 1 defender) is asked next, after
    ``passes`` passes in a row; ``rerolling`` is the side whose die is in the air by ``card``, or -1.
    """

    __slots__ = (
        "at", "attack", "attacker", "card", "defender", "defense", "kind", "passes", "rerolling", "resistance",
        "side", "strength", "used",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.attacker = self.defender = self.at = self.kind = self.strength = self.resistance = 0
        self.attack = self.defense = self.used = self.side = self.passes = 0
        self.rerolling = self.card = -1

    def dangerous(self, state: QuantumState) -> None:
        """Before the dice, a Dangerous defender may destroy both ships."""
        rival = owner(self.defender)
        if state.commands[rival] & DANGEROUS:
            state.ask(rival, "dangerous", owner(self.attacker), self.resistance, self.strength)

    def roll(self, state: QuantumState) -> None:
        """Weapon die and defense die, in this order; a Rational side does not roll (Q-ATK-6)."""
        self.side = self.passes = 0
        if state.commands[owner(self.attacker)] & RATIONAL:
            self.attack = FIXED_ROLL
        elif state.commands[owner(self.defender)] & RATIONAL:
            self.defense = FIXED_ROLL
        state.roll("roll-combat", 1 if self.attack or self.defense else 2)

    def windows(self, state: QuantumState) -> None:
        """Reroll windows alternate, attacker first, until both sides pass in a row (Q-ATK-25)."""
        while self.passes < 2:
            if rerolls(self, state, self.side):
                self.again()
                seats = owners(self)
                state.ask(seats[self.side], "combat-window", seats[1 - self.side], *totals(self, state))
                return
            self.passes += 1
            self.side ^= 1

    def compare(self, state: QuantumState) -> None:
        """The lower total wins, a tie is the attacker's unless the defender is Stubborn (Q-ATK-8, Q-ATK-9)."""
        seat, rival = owners(self)
        attack, defense = totals(self, state)
        stubborn = state.commands[rival] & STUBBORN
        if attack < defense or (attack == defense and not stubborn):
            state.note("attack-won", seat, rival, attack, defense)
            _destroy(state, self.defender)
            return
        state.note("attack-repelled", seat, rival, attack, defense)
        if stubborn:
            state.become(Reward(rival, seat, 0))
            _destroy(state, self.attacker)
        else:
            state.finish()

    def position(self, state: QuantumState) -> None:
        """The winner moves in or stays on the launch space (Q-ATK-11)."""
        seat = owner(self.attacker)
        launch = state.squares[self.attacker]
        state.ask(seat, "attacker-position", state.numbers[self.attacker], launch, self.at)

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Destroy both, use a reroll card, move in: or not."""
        decision = state.decision
        assert decision is not None
        if decision.kind == "attacker-position":
            return [("enter",), ("stay",)]
        if decision.kind == "dangerous":
            return [BOTH, PASS]
        return [*(("use", card) for card in card_bits(rerolls(self, state, self.side))), PASS]

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Carry out the answer."""
        match option:
            case ("use", card) if option != BOTH:
                _reroll(self, state, card)
            case ("use", _):
                _destroy_both(self, state)
            case ("pass",):
                self.passes += 1
                self.side ^= 1
            case (position,):
                _take_position(self, state, position == "enter")

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """The combat dice, or the one that is rolled again."""
        _rolled(self, state, values)


def fight(state: QuantumState, attacker: int, defender: int, kind: int) -> None:
    """Begin the attack of a ship that stands on its launch space."""
    frame = Combat()
    frame.attacker, frame.defender = attacker, defender
    frame.at, frame.kind = state.squares[defender], kind
    frame.strength, frame.resistance = state.numbers[attacker], state.numbers[defender]
    state.call(frame)


def owners(frame: Combat) -> tuple[int, int]:
    """The seats of attacker and defender."""
    return owner(frame.attacker), owner(frame.defender)


def modifiers(state: QuantumState, attacker: int, launch: int, defender: int, at: int) -> tuple[int, int]:
    """What attacker and defender add to their rolls: Ferocious and Strategic, without a floor."""
    beside = state.chart.beside
    seat, rival = owner(attacker), owner(defender)
    if not (state.commands[seat] | state.commands[rival]) & (FEROCIOUS | STRATEGIC):
        return 0, 0
    return (
        _modifier(state, seat, (beside[launch] | beside[at]) & ~(1 << state.squares[attacker])),
        _modifier(state, rival, beside[at]),
    )


def _modifier(state: QuantumState, seat: int, near: int) -> int:
    cards = state.commands[seat]
    strategic = cards & STRATEGIC and near & state.fleets[seat]
    return -(bool(cards & FEROCIOUS) + 2 * bool(strategic))


def totals(frame: Combat, state: QuantumState) -> tuple[int, int]:
    """Number, roll and modifier of attacker and defender added up (Q-ATK-7)."""
    launch = state.squares[frame.attacker]
    bonus, malus = modifiers(state, frame.attacker, launch, frame.defender, frame.at)
    return frame.strength + frame.attack + bonus, frame.resistance + frame.defense + malus


def is_open(frame: Combat) -> bool:
    """Whether the totals have not been compared yet."""
    return frame.step <= WINDOWS


def rerolls(frame: Combat, state: QuantumState, side: int) -> int:
    """Reroll cards (mask) that a side may use now: each once in a combat, none on a fixed roll (Q-ATK-25)."""
    own, rival = owners(frame)
    if side:
        own, rival = rival, own
    return reroll_cards(state.commands[own], state.commands[rival], side) & ~frame.used


def reroll_cards(own: int, rival: int, side: int) -> int:
    """The reroll cards among ``own`` cards that can matter; Scrappy is for the own turn, so for the attacker."""
    found = 0
    if not own & RATIONAL:
        found = own & (RELENTLESS if side else RELENTLESS | SCRAPPY)
    if not rival & RATIONAL:
        found |= own & CRUEL
    return found


def why_use(state: QuantumState, seat: int, card: int) -> Why:
    """Reasons against using a card in a combat."""
    frame, decision = state.stack[-1], state.decision
    why = held(state, seat, card)
    if why is not None or not isinstance(frame, Combat) or decision is None:
        return why
    name, bit = IDS[card], 1 << card
    if decision.kind == "dangerous":
        return None if bit == DANGEROUS else _untimely(card)
    if rerolls(frame, state, frame.side) & bit:
        return None
    if frame.used & bit:
        return reason("effect-spent", card=name)
    if not bit & (RELENTLESS | SCRAPPY | CRUEL):
        return _untimely(card)
    return reason("not-now", "Q-CMD-9") if bit == SCRAPPY and frame.side else reason("roll-is-fixed", card=name)


def _untimely(card: int) -> Why:
    """Why a card that its owner holds cannot be used at this point of a combat."""
    if not CARDS[card].optional:
        return reason("card-works-by-itself", card=IDS[card])
    in_combat = any("combat_roll" in timing for timing in CARDS[card].timing)
    return reason("not-now", "Q-ATK-22" if in_combat else "Q-CMD-4")


def _destroy_both(frame: Combat, state: QuantumState) -> None:
    """Both ships are lost, nobody's dominance changes, the attack is over."""
    state.note("both-destroyed", *owners(frame), frame.at)
    state.finish()
    _destroy(state, frame.defender)
    _destroy(state, frame.attacker)


def _destroy(state: QuantumState, ship: int) -> None:
    """A ship goes to its owner's scrapyard and is rolled plainly (Q-ATK-10, Q-ATK-20)."""
    state.note("ship-destroyed", owner(ship), state.numbers[ship], state.squares[ship])
    state.put(ship, SCRAPYARD)
    state.call(ShipRoll(ship))


def _rolled(frame: Combat, state: QuantumState, values: list[int]) -> None:
    seats = owners(frame)
    if frame.rerolling < 0:
        left = values[:]
        frame.attack = frame.attack or left.pop(0)
        frame.defense = frame.defense or left.pop(0)
        _tell_dice(frame, state)
        return
    if frame.rerolling:
        frame.defense = values[0]
    else:
        frame.attack = values[0]
    seat = seats[frame.rerolling]
    if 1 << frame.card == CRUEL:
        state.note("enemy-die-rerolled", seats[1 - frame.rerolling], seat, frame.card, values[0])
    else:
        state.note("die-rerolled", seat, frame.card, values[0])
    frame.rerolling = frame.card = -1


def _tell_dice(frame: Combat, state: QuantumState) -> None:
    """Report the combat dice; a die that Rational fixes has not been rolled."""
    seats = owners(frame)
    fixed = [bool(state.commands[seat] & RATIONAL) for seat in seats]
    if not any(fixed):
        state.note("combat-rolled", *seats, frame.attack, frame.defense)
    else:
        event = "defense-rolled" if fixed[0] else "weapon-rolled"
        state.note(event, *seats, frame.attack, frame.defense, INDEX["rational"])


def _reroll(frame: Combat, state: QuantumState, card: int) -> None:
    """Roll the own combat die again, or with Cruel the other one."""
    frame.used |= 1 << card
    frame.passes = 0
    frame.card = card
    frame.rerolling = 1 - frame.side if 1 << card == CRUEL else frame.side
    frame.side ^= 1
    state.roll("roll-defense" if frame.rerolling else "roll-weapon", 1)


def _take_position(frame: Combat, state: QuantumState, enter: bool) -> None:
    ship = frame.attacker
    if enter:
        state.put(ship, frame.at)
    state.note("entered" if enter else "stayed", owner(ship), state.numbers[ship], state.squares[ship])
    state.become(Reward(owner(ship), owner(frame.defender), 1))


Combat.STEPS = (Combat.dangerous, Combat.roll, Combat.windows, Combat.compare, Combat.position)
STARTED = 0
DICE_STEP, WINDOWS, BEATEN = (Combat.STEPS.index(step) for step in (Combat.roll, Combat.windows, Combat.position))
"""Where a combat stands: at its start, before the dice, in the windows, and with the defender destroyed."""


class Reward(Steps):
    """After a ship was destroyed: dominance of ``winner`` and ``loser``, the cube, then what cards add."""

    __slots__ = ("attacked", "loser", "winner")

    def __init__(self, winner: int = 0, loser: int = 0, attacked: int = 0) -> None:
        super().__init__()
        self.winner = winner
        self.loser = loser
        self.attacked = attacked

    def dominance(self, state: QuantumState) -> None:
        """The dominance of both changes; at 6 the winner's cube comes at once (Q-ATK-12)."""
        gain_for_kill(state, self.winner)
        lose_for_loss(state, self.loser)
        settle_dominance(state, self.winner)

    def spoils(self, state: QuantumState) -> None:
        """Plundering and Warlike work for an attacker."""
        if self.attacked:
            _spoils(state, self.winner)
        state.finish()


Reward.STEPS = (Reward.dominance, Reward.spoils)


def _spoils(state: QuantumState, seat: int) -> None:
    """The first kill of an own turn brings research with Plundering and an action with Warlike."""
    cards = state.commands[seat] & ~state.spent
    if cards & PLUNDERING:
        state.spent |= PLUNDERING
        state.study(seat, 3)
        state.note("card-research", seat, INDEX["plundering"], state.research[seat])
    if cards & WARLIKE:
        state.spent |= WARLIKE
        state.actions += 1
        state.granted += 1
        state.note("card-action", seat, INDEX["warlike"], state.actions)
