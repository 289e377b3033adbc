"""Chapter 15: orbital strikes."""

from starhold.games.forbidden_stars.components.catalog import OFFENCE
from starhold.games.forbidden_stars.model import MAX_DICE, STRIKE, Stars, no_dice
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.damage import apply_strike, assign
from starhold.games.forbidden_stars.rules.effects.dice import Rolling, pool
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE
from starhold.games.forbidden_stars.rules.schemes import open_window, play_scheme, scheme_options
from starhold.games.forbidden_stars.rules.upgrades import DURING, granting, moment
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps

BEFORE = "orbital.before_roll"


def may_strike(state: Stars, seat: int) -> bool:
    """Whether the order allows a strike: any without contest, or only by an upgrade (F-ORB-2, F-STR-18)."""
    return not state.flags.upgrade_strikes or bool(state.extra) or bool(granting(state, seat))


def targets(state: Stars, seat: int, bastions: bool) -> list[Option]:
    """``("strike", void, world)``: own ships, an enemy world next to them in the active system (F-ORB-4 to F-ORB-8)."""
    found: list[Option] = []
    for void in state.board.voids[state.system]:
        if not any(state.standing(void, seat)):
            continue
        for area, side in state.board.near[void]:
            if side < 0 and _why_spared(state, seat, area, bastions) is None:
                found.append(("strike", void, area))
    return found


def _why_spared(state: Stars, seat: int, area: int, bastions: bool) -> Why:
    """The reason why an area of the active system cannot be struck, from wherever (F-ORB-5, F-ORB-8)."""
    if not state.board.world[area]:
        return reason("target-not-a-world")
    holder = state.controller(area)
    if holder < 0 or holder == seat:
        return reason("target-not-enemy")
    return None if bastions or not state.has_bastion(area, holder) else reason("bastion-bars")


def why_target(state: Stars, seat: int, area: int) -> Why:
    """Reasons against a target, wherever the ships are."""
    if area // 4 != state.system:
        return reason("target-elsewhere")
    return _why_spared(state, seat, area, state.has_rule("ignore_bastion", seat))


def ship_dice(state: Stars, seat: int, void: int) -> int:
    """Dice of the unrouted ships of a void, at most 8 (F-ORB-10)."""
    dice = sum(state.kind(seat, kind, void).dice * n for kind, n in enumerate(state.standing(void, seat)) if n)
    return min(MAX_DICE, dice)


class Strike(Steps):
    """Target, roll, cards, damage (F-ORB-18)."""

    __slots__ = ("seat", "void")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.void = -1

    def _targets(self, state: Stars) -> list[Option]:
        return targets(state, self.seat, state.has_rule("ignore_bastion", self.seat))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Targets, no strike, and schemes for before the roll."""
        return [*self._targets(state), DONE, *scheme_options(state, self.seat, BEFORE)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a target for the ships of a void; to strike nothing is always possible."""
        if option[0] != "strike":
            return None
        _, void, area = option
        if void // 4 != state.system:
            return reason("strike-from-elsewhere")
        if state.board.world[void] or not state.here_force(void, self.seat):
            return reason("no-ships-there")
        if not any(state.standing(void, self.seat)):
            return reason("ships-routed")
        near = [other for other, _ in state.board.near[void]]
        return why_target(state, self.seat, area) or (None if area in near else reason("target-not-adjacent"))

    def upgrades_before(self, state: Stars) -> None:
        """Upgrades for before the roll, where there is any target."""
        if not targets(state, self.seat, True):
            self._end(state)
        else:
            moment(state, self.seat, BEFORE)

    def target(self, state: Stars) -> None:
        """The target (F-ORB-4)."""
        if may_strike(state, self.seat) and self._targets(state):
            state.ask(self.seat, "strike", state.system)
        else:
            self._end(state)

    def roll(self, state: Stars) -> None:
        """The dice of the ships (F-ORB-10)."""
        state.call(Rolling(self.seat, ship_dice(state, self.seat, self.void)))

    def window(self, state: Stars) -> None:
        """A scheme, before the upgrades or after them (F-ORB-18)."""
        open_window(state, DURING, [self.seat])

    def upgrades(self, state: Stars) -> None:
        """Upgrades that change the dice."""
        moment(state, self.seat, DURING)

    def assign(self, state: Stars) -> None:
        """The defender gives the damage to units (F-ORB-12)."""
        assign(state, [state.defender], [self._damage(state)])

    def damage(self, state: Stars) -> None:
        """It takes effect."""
        apply_strike(state, self._damage(state))
        self._end(state)

    def _damage(self, state: Stars) -> int:
        """Each offence die is 1 damage (F-ORB-11)."""
        if state.has_rule("strike_all_offence", self.seat):
            return pool(state, self.seat)
        return state.dice[self.seat][OFFENCE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Choose the target, play a scheme, or strike nothing."""
        if option[0] == "scheme":
            self.go(Strike.target)
            play_scheme(state, seat, option[1])
        elif option == DONE:
            self._end(state)
        else:
            _, self.void, state.here = option
            state.fight = STRIKE
            state.attacker, state.defender = self.seat, state.controller(state.here)
            names = state.board.names
            state.emit("strike-aimed", seat=self.seat, **{"from": names[self.void], "to": names[state.here]})

    def _end(self, state: Stars) -> None:
        state.finish()
        state.end_rules(STRIKE)
        state.fight = state.extra = 0
        state.here = state.attacker = state.defender = state.aimed = -1
        state.dice = no_dice(state.seats)


Strike.STEPS = (
    Strike.upgrades_before, Strike.target, Strike.roll, Strike.window, Strike.upgrades, Strike.window, Strike.assign,
    Strike.damage,
)  # fmt: skip
