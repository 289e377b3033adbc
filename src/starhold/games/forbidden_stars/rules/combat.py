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
from starhold.games.forbidden_stars.model import COMBAT, GONE, IN_DECK, ROUND, Stars, no_dice, no_tokens
from starhold.games.forbidden_stars.rules.combat_outcome import conclude
from starhold.games.forbidden_stars.rules.committing import PickCards, Reinforce, tokens_to_commit
from starhold.games.forbidden_stars.rules.damage import apply_combat, assign, damage_to, icons
from starhold.games.forbidden_stars.rules.effects.cards import Draw, face_up, lay_open, shown_in
from starhold.games.forbidden_stars.rules.effects.controls import fire_later
from starhold.games.forbidden_stars.rules.effects.dice import Rolling, room
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect
from starhold.games.forbidden_stars.rules.effects.terms import owner_of
from starhold.games.forbidden_stars.rules.retreat import Retreat
from starhold.games.forbidden_stars.rules.schemes import open_window
from starhold.games.forbidden_stars.rules.upgrades import moment
from starhold.kernel.steps import Step, Steps

HAND = 5
NOBODY_LEFT = 4
"""The version of the rules since which nothing more happens in a combat that has nobody left, cards included."""
COPIES = tuple(2 * (place == IN_DECK) for place in range(GONE + 1))
"""How many cards of a title are in the combat deck, by its place (F-CBT-15)."""


def start_combat(state: Stars, area: int, attacker: int, origins: list[int], by_order: bool) -> None:
    """Begin a combat; ``origins`` are the areas that the attackers came from."""
    sides = [seat for seat in state.seats if seat != attacker]
    defender = next(s for s in sides if state.here_force(area, s) or state.has_bastion(area, s))
    state.fight = COMBAT
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
    cards = sum([faction.cards[play.card].icons[MORALE] for play in face_up(state, seat)])
    bastion = BASTION_MORALE if state.has_bastion(area, seat) else 0
    return state.dice[seat][MORALE] + cards + units + bastion


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


class Combat(Steps):
    """The steps of a combat in the order of F-CBT-5; ``winner`` is -1 while open, -2 when both are wiped out."""

    __slots__ = ("winner",)

    def __init__(self) -> None:
        super().__init__()
        self.winner = -1

    # -- start -------------------------------------------------------------------------------------
    def start(self, state: Stars) -> None:
        """Routed defenders alone do not fight (F-CBT-4)."""
        area, seat = state.here, state.defender
        if not any(state.standing(area, seat)) and not state.has_bastion(area, seat):
            self.winner = state.attacker
            self.go(Combat.after)
            state.enter(Retreat(seat))

    def upgrades_at_start(self, state: Stars) -> None:
        """Upgrades of the attacker's order (F-CBT-8)."""
        if state.by_order:
            moment(state, state.attacker, "combat.start")

    def later(self, state: Stars, seat: int) -> None:
        """What a side's cards have put off until a combat starts."""
        if state.lasting and fire_later(state, "combat.start", seat, state.opponent(seat)):
            self.again()

    def roll(self, state: Stars, seat: int) -> None:
        """A side's dice (F-CBT-10)."""
        state.enter(Rolling(seat, min(combat_dice(state, seat), room(state, seat))))

    def draw(self, state: Stars, seat: int) -> None:
        """Five cards of the whole deck, freshly shuffled (F-CBT-15, F-CBT-72)."""
        state.undrawn[seat] = list(map(COPIES.__getitem__, state.titles[seat]))
        state.enter(Draw(seat, HAND))

    def reinforce(self, state: Stars, seat: int) -> None:
        """A side's reinforcement tokens (F-CBT-17)."""
        if tokens_to_commit(state, seat):
            state.enter(Reinforce(seat))

    # -- execution rounds --------------------------------------------------------------------------
    def round(self, state: Stars) -> None:
        """Both sides lay a card face down (F-CBT-23)."""
        state.bout += 1
        state.tokens, state.bonus = no_tokens(state.seats), no_tokens(state.seats)
        state.peeked = [0] * len(state.peeked)
        state.enter(PickCards([seat for seat in (state.attacker, state.defender) if state.hand[seat]]))

    def reveal(self, state: Stars, seat: int) -> None:
        """Turn the card up; its general ability (F-CBT-25, F-CBT-26)."""
        card = state.facedown[seat]
        if deserted(state):
            self.go(Combat.round_end)
            return
        if card < 0:
            return
        state.facedown[seat] = -1
        printed = state.faction(seat).cards[card]
        number = lay_open(state, seat, card, state.bout)
        if state.events is not None:
            state.reveal("card-revealed", seat=seat, card=printed.id)
        if printed.general >= 0:
            state.enter(Effect(printed.general, owner_of(seat, state.opponent(seat), number)))

    def unit(self, state: Stars, seat: int) -> None:
        """The unit ability of the card just revealed, if it is live."""
        play = shown_in(state, seat, state.bout)
        if play is None:
            return
        printed = state.faction(seat).cards[play.card]
        if printed.unit >= 0 and enabled(state, seat, printed):
            state.enter(Effect(printed.unit, owner_of(seat, state.opponent(seat), play.number)))

    def damage(self, state: Stars) -> None:
        """Damage of both sides at once (F-CBT-32)."""
        if not deserted(state):
            state.enter(DamageSteps())

    def round_end(self, state: Stars) -> None:
        """Is it over (F-CBT-46 to F-CBT-48)?"""
        if state.lasting:
            state.end_rules(ROUND)
        lost = [seat for seat in (state.attacker, state.defender) if gone(state, seat)]
        if len(lost) == 2:
            self.winner = -2
            self.go(Combat.after)
        elif lost:
            self.winner = state.opponent(lost[0])
            self.go(Combat.after)
        elif state.bout < 3:
            self.go(Combat.round)

    # -- resolution --------------------------------------------------------------------------------
    def resolve(self, state: Stars) -> None:
        """Greater morale wins, a tie goes to the defender; the loser retreats (F-CBT-52 to F-CBT-54)."""
        attack, defence = morale(state, state.attacker), morale(state, state.defender)
        self.winner = state.attacker if attack > defence else state.defender
        state.outcome = [attack, defence]
        state.emit("morale-compared", seat=state.attacker, rival=state.defender, attack=attack, defence=defence)
        state.enter(Retreat(state.opponent(self.winner)))

    def after(self, state: Stars) -> None:
        """The outcome, and upgrades for after a combat."""
        conclude(state, self.winner)
        if state.by_order and state.bout:
            moment(state, state.active, "combat.after")

    def end(self, state: Stars) -> None:
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
        state.dice, state.tokens, state.bonus = no_dice(state.seats), no_tokens(state.seats), no_tokens(state.seats)
        state.hand = [[] for _ in state.seats]
        state.undrawn = [[] for _ in state.seats]
        state.facedown = [-1] * len(state.seats)
        state.peeked = [0] * len(state.seats)
        state.plays = []
        state.origins = []
        state.losses = []
        state.fight = state.bout = state.by_order = 0
        state.here = state.attacker = state.defender = -1
        state.finish()


def _sides(do: Callable[[Combat, Stars, int], None]) -> tuple[Step, Step]:
    """A step as the attacker does it, then as the defender does."""
    return (
        lambda combat, state: do(combat, state, state.attacker),
        lambda combat, state: do(combat, state, state.defender),
    )


(REVEAL, REVEAL_LAST), (UNIT, UNIT_LAST) = _sides(Combat.reveal), _sides(Combat.unit)
Combat.STEPS = (
    Combat.start, Combat.upgrades_at_start, *_sides(Combat.later), *_sides(Combat.roll), *_sides(Combat.draw),
    *_sides(Combat.reinforce), Combat.round, REVEAL, UNIT, REVEAL_LAST, UNIT_LAST, Combat.damage, Combat.round_end,
    Combat.resolve, Combat.after, Combat.end,
)  # fmt: skip


class DamageSteps(Steps):
    """The damage step of a round and further ones that cards add (F-CBT-29a, F-CARD-21)."""

    __slots__ = ("damage", "done")

    def __init__(self) -> None:
        super().__init__()
        self.done = 0
        self.damage: list[int] = []

    def cards_at_start(self, state: Stars) -> None:
        """Schemes for the start of the step."""
        open_window(state, "combat.damage_start", [state.attacker, state.defender])

    def assign(self, state: Stars) -> None:
        """Both sides give their damage to units, in secret (F-CBT-32)."""
        total, sides = icons(state), [state.attacker, state.defender]
        dealt = [damage_to(state, seat, total) for seat in sides]
        self.damage = [0] * len(state.seats)
        self.damage[sides[0]], self.damage[sides[1]] = dealt
        assign(state, sides, dealt)

    def apply(self, state: Stars) -> None:
        """All damage takes effect at once (F-CBT-33)."""
        apply_combat(state, self.damage)

    def cards_at_end(self, state: Stars) -> None:
        """Schemes for the end of the step."""
        if not deserted(state):
            open_window(state, "combat.damage_end", [state.attacker, state.defender])

    def next_step(self, state: Stars) -> None:
        """One more step if a card adds it and both sides are left (F-CARD-21)."""
        self.go(DamageSteps.cards_at_start)
        self.done += 1
        extra = len(state.rules_of("extra_damage_step", state.attacker))
        if self.done > extra or gone(state, state.attacker) or gone(state, state.defender):
            state.finish()


DamageSteps.STEPS = (
    DamageSteps.cards_at_start, DamageSteps.assign, DamageSteps.apply, DamageSteps.cards_at_end, DamageSteps.next_step,
)  # fmt: skip
