"""Chapter 9: combat, from its start to its resolution."""

from collections.abc import Callable
from operator import mul

from starhold.games.forbidden_stars.components.catalog import (
    BASTION_DICE,
    BASTION_MORALE,
    MORALE,
    TOKEN,
    CombatCard,
)
from starhold.games.forbidden_stars.model import COMBAT, GONE, IN_DECK, ROUND, Stars
from starhold.games.forbidden_stars.rules.combat_outcome import conclude
from starhold.games.forbidden_stars.rules.committing import PickCards, Reinforce, tokens_to_commit
from starhold.games.forbidden_stars.rules.damage import apply_combat, assign, damage_to, icons
from starhold.games.forbidden_stars.rules.effects.cards import Draw, face_up, lay_open, shown_in
from starhold.games.forbidden_stars.rules.effects.dice import Rolling, room
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect, fire_later
from starhold.games.forbidden_stars.rules.retreat import Retreat
from starhold.games.forbidden_stars.rules.schemes import open_window
from starhold.games.forbidden_stars.rules.upgrades import moment
from starhold.kernel.state import Frame

HAND = 5
NOBODY_LEFT = 4
"""The version of the rules since which nothing more happens in a combat that has nobody left, cards included."""
COPIES = tuple(2 * (place == IN_DECK) for place in range(GONE + 1))
"""How many cards of a title are in the combat deck, by its place (F-CBT-15)."""
STEPS = (
    "start", "cards_at_start", "later_attacker", "later_defender", "roll_attacker", "roll_defender",
    "draw_attacker", "draw_defender", "reinforce_attacker", "reinforce_defender",
    "round", "reveal_attacker", "unit_attacker", "reveal_defender", "unit_defender", "damage", "round_end",
    "resolve", "after", "end",
)  # fmt: skip


def start_combat(state: Stars, area: int, attacker: int, origins: list[int], by_order: bool) -> None:
    """Begin a combat; ``origins`` are the areas that the attackers came from."""
    sides = [seat for seat in state.seats if seat != attacker]
    defender = next(s for s in sides if state.here_force(area, s) or state.has_bastion(area, s))
    state.fight = 1
    state.here = area
    state.attacker, state.defender = attacker, defender
    state.origins = origins
    state.by_order = int(by_order)
    state.losses, state.outcome = [], []
    state.emit("combat-began", seat=attacker, rival=defender, area=state.board.names[area])
    state.call(Combat())


def combat_dice(state: Stars, seat: int) -> int:
    """Dice of the unrouted units of a side, and of its bastion (F-CBT-10)."""
    area = state.here
    dice: int = sum(map(mul, state.faction(seat).dice[state.board.world[area]], state.standing(area, seat)))
    return dice + (BASTION_DICE if state.has_bastion(area, seat) else 0)


def morale(state: Stars, seat: int) -> int:
    """Morale at the resolution: dice, all cards played, unrouted units, bastion (F-CBT-50)."""
    area, faction = state.here, state.faction(seat)
    units: int = sum(map(mul, faction.morale[state.board.world[area]], state.standing(area, seat)))
    cards = sum([faction.cards[state.plays[row + 1]].icons[MORALE] for row in face_up(state, seat)])
    bastion = BASTION_MORALE if state.has_bastion(area, seat) else 0
    return state.dice[seat * 3 + MORALE] + cards + units + bastion


def enabled(state: Stars, seat: int, card: CombatCard) -> bool:
    """Whether the unit ability of a card works now (F-CBT-27)."""
    area, needs = state.here, card.needs
    fresh, start = state.fresh, state.unit(area, seat, 0)
    for kind in needs:
        if fresh[start + kind]:
            return True
    if fresh[start + TOKEN] and state.faction(seat).reinforcement[0 if state.board.world[area] else 1] in needs:
        return True
    return card.needs_bastion and state.has_bastion(area, seat)


def gone(state: Stars, seat: int) -> bool:
    """Whether a side has nothing left in the combat (F-CBT-46)."""
    area = state.here
    return not state.force[area * len(state.seats) + seat] and not state.has_bastion(area, seat)


def deserted(state: Stars) -> bool:
    """Whether nothing of either side is left: the combat ends at once (F-CBT-47)."""
    return gone(state, state.attacker) and gone(state, state.defender) and state.config.rules >= NOBODY_LEFT


class Combat(Frame):
    """The steps of a combat in the order of F-CBT-5; ``winner`` is -1 while open, -2 when both are wiped out."""

    __slots__ = ("step", "winner")

    def __init__(self) -> None:
        self.step = 0
        self.winner = -1

    def advance(self, state: Stars) -> None:
        """Do the next steps, up to one that asks or calls."""
        stack, sides = state.stack, (-1, state.attacker, state.defender)
        while state.decision is None and stack[-1] is self:
            do, side = PLAN[self.step]
            self.step += 1
            do(self, state, sides[side])

    def _go(self, name: str) -> None:
        self.step = STEPS.index(name)

    # -- start -------------------------------------------------------------------------------------
    def _start(self, state: Stars, _: int) -> None:
        """Routed defenders alone do not fight (F-CBT-4)."""
        area, seat = state.here, state.defender
        if not any(state.standing(area, seat)) and not state.has_bastion(area, seat):
            self.winner = state.attacker
            self._go("after")
            state.enter(Retreat(seat))

    def _cards_at_start(self, state: Stars, _: int) -> None:
        if state.by_order:
            moment(state, state.attacker, "combat.start")

    def _later(self, state: Stars, seat: int) -> None:
        if state.lasting and fire_later(state, "combat.start", seat, state.opponent(seat)):
            self.step -= 1

    def _roll(self, state: Stars, seat: int) -> None:
        state.enter(Rolling(seat, min(combat_dice(state, seat), room(state, seat))))

    def _draw(self, state: Stars, seat: int) -> None:
        """Five cards of the whole deck, freshly shuffled (F-CBT-15, F-CBT-72)."""
        state.undrawn[seat] = list(map(COPIES.__getitem__, state.titles[seat]))
        state.enter(Draw(seat, HAND))

    def _reinforce(self, state: Stars, seat: int) -> None:
        if tokens_to_commit(state, seat):
            state.enter(Reinforce(seat))

    # -- execution rounds --------------------------------------------------------------------------
    def _round(self, state: Stars, _: int) -> None:
        state.bout += 1
        state.tokens = [0] * len(state.tokens)
        state.bonus = [0] * len(state.bonus)
        state.peeked = [0] * len(state.peeked)
        state.enter(PickCards([seat for seat in (state.attacker, state.defender) if state.hand[seat]]))

    def _reveal(self, state: Stars, seat: int) -> None:
        """Turn the card up; its general ability (F-CBT-25, F-CBT-26)."""
        card = state.facedown[seat]
        if deserted(state):
            self._go("round_end")
            return
        if card < 0:
            return
        state.facedown[seat] = -1
        printed = state.faction(seat).cards[card]
        number = lay_open(state, seat, card, state.bout)
        if state.events is not None:
            state.reveal("card-revealed", seat=seat, card=printed.id)
        if printed.general >= 0:
            state.enter(Effect(printed.general, seat, state.opponent(seat), number))

    def _unit(self, state: Stars, seat: int) -> None:
        """The unit ability of the card just revealed, if it is live."""
        row = shown_in(state, seat, state.bout)
        if row < 0:
            return
        printed = state.faction(seat).cards[state.plays[row + 1]]
        if printed.unit >= 0 and enabled(state, seat, printed):
            state.enter(Effect(printed.unit, seat, state.opponent(seat), state.plays[row + 3]))

    def _damage(self, state: Stars, _: int) -> None:
        if not deserted(state):
            state.enter(DamageSteps())

    def _round_end(self, state: Stars, _: int) -> None:
        """Is it over (F-CBT-46 to F-CBT-48)?"""
        if state.lasting:
            state.end_rules(ROUND)
        lost = [seat for seat in (state.attacker, state.defender) if gone(state, seat)]
        if len(lost) == 2:
            self.winner = -2
            self._go("after")
        elif lost:
            self.winner = state.opponent(lost[0])
            self._go("after")
        elif state.bout < 3:
            self._go("round")

    # -- resolution --------------------------------------------------------------------------------
    def _resolve(self, state: Stars, _: int) -> None:
        """Greater morale wins, a tie goes to the defender; the loser retreats (F-CBT-52 to F-CBT-54)."""
        attack, defence = morale(state, state.attacker), morale(state, state.defender)
        self.winner = state.attacker if attack > defence else state.defender
        state.outcome = [attack, defence]
        state.emit("morale-compared", seat=state.attacker, rival=state.defender, attack=attack, defence=defence)
        state.enter(Retreat(state.opponent(self.winner)))

    def _after(self, state: Stars, _: int) -> None:
        conclude(state, self.winner)
        if state.by_order and state.bout:
            moment(state, state.active, "combat.after")

    def _end(self, state: Stars, _: int) -> None:
        """Everything that belongs to the combat leaves (F-CBT-60, F-CBT-61)."""
        for seat in (state.attacker, state.defender):
            tokens = state.unit(state.here, seat, TOKEN)
            if state.fresh[tokens]:
                state.add(state.here, seat, TOKEN, 0, -state.fresh[tokens])
            if state.routed[tokens]:
                state.add(state.here, seat, TOKEN, 1, -state.routed[tokens])
        if state.lasting:
            state.end_rules(ROUND)
            state.end_rules(COMBAT)
        seats = len(state.seats)
        state.dice = [0] * (seats * 3)
        state.tokens = [0] * (seats * 2)
        state.bonus = [0] * (seats * 2)
        state.hand = [[] for _ in state.seats]
        state.undrawn = [[] for _ in state.seats]
        state.facedown = [-1] * seats
        state.peeked = [0] * seats
        state.plays = []
        state.origins = []
        state.losses = []
        state.fight = state.bout = state.by_order = 0
        state.here = state.attacker = state.defender = -1
        state.finish()


def _plan(step: str) -> tuple[Callable[..., None], int]:
    """What is done in a step, and whose it is: 1 attacker, 2 defender, 0 nobody's."""
    action, _, side = step.partition("_")
    who = {"attacker": 1, "defender": 2}.get(side, 0)
    return getattr(Combat, f"_{action}" if who else f"_{step}"), who


PLAN = tuple(_plan(step) for step in STEPS)


class DamageSteps(Frame):
    """The damage step of a round and further ones that cards add (F-CBT-29a, F-CARD-21)."""

    __slots__ = ("damage", "done", "step")

    def __init__(self) -> None:
        self.step = 0
        self.done = 0
        self.damage: list[int] = []

    def advance(self, state: Stars) -> None:
        """Cards for the start, damage in secret, its effect, cards for the end: on to the first that asks."""
        sides = [state.attacker, state.defender]
        step = self.step + 1
        if step == 1 and not open_window(state, "combat.damage_start", sides):
            step = 2
        if step == 2 and not self._assign(state, sides):
            step = 3
        if step == 3:
            apply_combat(state, self.damage)
            if state.stack[-1] is self:
                step = 4
        if step == 4 and (deserted(state) or not open_window(state, "combat.damage_end", sides)):
            step = 5
        if step == 5:
            step = 0
            self.done += 1
            extra = len(state.rules_of("extra_damage_step", sides[0]))
            if self.done > extra or gone(state, sides[0]) or gone(state, sides[1]):
                state.finish()
        self.step = step

    def _assign(self, state: Stars, sides: list[int]) -> bool:
        total = icons(state)
        dealt = [damage_to(state, seat, total) for seat in sides]
        self.damage = [0] * len(state.seats)
        self.damage[sides[0]], self.damage[sides[1]] = dealt
        return assign(state, sides, dealt)
