"""Chapter 8: the Advance order, step by step."""

from starhold.games.forbidden_stars.model import Moved, Stars
from starhold.games.forbidden_stars.rules.capture import Capture
from starhold.games.forbidden_stars.rules.combat import start_combat
from starhold.games.forbidden_stars.rules.effects.harm import kind_name
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE
from starhold.games.forbidden_stars.rules.effects.units import is_contested
from starhold.games.forbidden_stars.rules.movement import Movement
from starhold.games.forbidden_stars.rules.orbital_strike import Strike, may_strike, targets
from starhold.games.forbidden_stars.rules.paths import friendly_areas
from starhold.games.forbidden_stars.rules.schemes import may_hold, play_scheme, scheme_options
from starhold.kernel.decision import Option

RESOLVING = "advance.resolving"


class Advance(Movement):
    """Ships, ground units, combat or strike, captures (F-ADV-1)."""

    __slots__ = ()

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The options of the step under way."""
        if self.next_is(Advance.from_source):
            return [*self.sources(state), ("stay",), *scheme_options(state, self.seat, RESOLVING)]
        return [*(self.ships(state) if self.next_is(Advance.move_ships) else self.marches(state)), DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Choose the source, move a unit, or go on."""
        kind = option[0]
        if kind == "scheme":
            play_scheme(state, seat, option[1])
        elif kind in ("ship", "march"):
            self._move(state, option)
        else:
            if kind == "source":
                self.source = option[1]
            self.step += 1

    def idle(self, state: Stars) -> bool:
        """Whether, as the pieces lie, this order would move nothing and could strike at nothing."""
        self.mask = friendly_areas(state, self.seat, (state.system, *(s for s, _ in state.board.beside[state.system])))
        if self.sources(state) or self.ships(state) or self.marches(state) or may_hold(state, self.seat, RESOLVING):
            return False
        return not (
            may_strike(state, self.seat) and targets(state, self.seat, state.has_rule("ignore_bastion", self.seat))
        )

    # -- movement ----------------------------------------------------------------------------------
    def from_source(self, state: Stars) -> None:
        """One adjacent system may send units (F-ADV-2)."""
        if state.flags.snapshot and not self.mask:
            self.mask = friendly_areas(
                state, self.seat, (state.system, *(s for s, _ in state.board.beside[state.system]))
            )
        state.moves = []
        # Asked even if nothing could come: the question then tells why.
        if self.neighbours(state) or may_hold(state, self.seat, RESOLVING):
            self.again()
            state.ask(self.seat, "source", state.system)

    def _move(self, state: Stars, option: Option) -> None:
        kind, start, goal, *through = option[1:]
        if any(void >= 0 for void in through):
            self.shortcut = through[0]
            self.passed += 1
        state.add(start, self.seat, kind, 0, -1)
        state.add(goal, self.seat, kind)
        state.moves.append(Moved(goal, kind, start))
        name = kind_name(state, self.seat, kind, goal)
        names = state.board.names
        state.emit("unit-moved", seat=self.seat, kind=name, **{"from": names[start], "to": names[goal]})
        if self.contested < 0 and is_contested(state, goal):
            self.contested = goal

    def move_ships(self, state: Stars) -> None:
        """Ships first (F-ADV-6)."""
        if self.ships(state):
            self.again()
            state.ask(self.seat, "ships", state.system)

    def judge(self, state: Stars) -> None:
        """Friendliness is judged once, before any ground unit moves (F-ADV-12, F-ADV-13)."""
        if not state.flags.snapshot:
            self.mask = friendly_areas(state, self.seat, self.systems(state))

    def march(self, state: Stars) -> None:
        """Then ground units (F-ADV-9)."""
        if self.marches(state):
            self.again()
            state.ask(self.seat, "ground", state.system)

    # -- what follows ------------------------------------------------------------------------------
    def clash(self, state: Stars) -> None:
        """The combat, or in its place an orbital strike (F-ADV-1, F-ORB-2)."""
        state.extra = 0
        if self.contested >= 0:
            came = sorted({move.start for move in state.moves if move.goal == self.contested})
            start_combat(state, self.contested, self.seat, came, True)
        elif may_strike(state, self.seat):
            state.call(Strike(self.seat))

    def queue(self, state: Stars) -> None:
        """Combats that cards caused, in their order (F-CBT-71)."""
        if not state.queue:
            return
        self.again()
        area, attacker, origin = state.queue.pop(0)
        if is_contested(state, area):
            start_combat(state, area, attacker, [origin] if origin >= 0 else [], False)

    def extra(self, state: Stars) -> None:
        """A strike that a card grants after a combat (F-ORB-20), then the combats that its cards cause (F-ORB-19)."""
        if state.extra:
            self.go(Advance.queue)
            state.call(Strike(self.seat))

    def capture(self, state: Stars) -> None:
        """Structures change owner (F-ADV-18)."""
        state.call(Capture())

    def end(self, state: Stars) -> None:
        """The order is over."""
        state.moves = []
        state.finish()


Advance.STEPS = (
    Advance.from_source, Advance.move_ships, Advance.judge, Advance.march, Advance.clash, Advance.queue, Advance.extra,
    Advance.capture, Advance.end,
)  # fmt: skip
