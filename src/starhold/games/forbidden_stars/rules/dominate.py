"""Chapter 13: the Dominate order."""

from starhold.games.forbidden_stars.components.catalog import ASSETS, JOKER
from starhold.games.forbidden_stars.model import MAX_ASSETS, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect, possible
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame
from starhold.kernel.steps import Steps


class Dominate(Steps):
    """Tokens first, then the faction's ability (F-DOM-1, F-DOM-5, F-DOM-6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def tokens(self, state: Stars) -> None:
        """Asset tokens of the friendly worlds of the system (F-DOM-1)."""
        state.call(Icons(self.seat, self._worlds(state)))

    def ability(self, state: Stars) -> None:
        """The faction's ability (F-DOM-5)."""
        for block in state.faction(self.seat).blocks:
            if possible(state, Owner(self.seat), block.effect, False):
                state.call(Effect(block.effect, Owner(self.seat)))

    def end(self, state: Stars) -> None:
        """Both are done."""
        state.finish()

    def _worlds(self, state: Stars) -> list[int]:
        return [area for area in state.board.worlds[state.system] if state.controller(area) == self.seat]

    def idle(self, state: Stars) -> bool:
        """Whether this order would bring no token and its ability could do nothing."""
        room = [asset for asset in range(3) if state.room_for(self.seat, asset)]
        icons = {icon for area in self._worlds(state) for icon in state.board.printed[area].assets}
        if icons & {*room, JOKER} and room:
            return False
        blocks = state.faction(self.seat).blocks
        return not any(possible(state, Owner(self.seat), block.effect, False) for block in blocks)


Dominate.STEPS = (Dominate.tokens, Dominate.ability, Dominate.end)


class Icons(Frame):
    """Gain one asset token for each icon of some worlds; jokers are picked (F-DOM-1 to F-DOM-4)."""

    __slots__ = ("jokers", "seat", "worlds")

    def __init__(self, seat: int = 0, worlds: list[int] | None = None) -> None:
        self.seat = seat
        self.worlds = worlds or []
        self.jokers = 0

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The types that still have room."""
        return [("asset", asset) for asset in range(3) if state.room_for(self.seat, asset)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a type of tokens."""
        if state.room_for(self.seat, option[1]):
            return None
        return reason("no-room" if state.assets[self.seat][option[1]] >= MAX_ASSETS else "tokens-out")

    def advance(self, state: Stars) -> None:
        """Printed types first, then one question for each joker."""
        for area in self.worlds:
            for icon in state.board.printed[area].assets:
                if icon == JOKER:
                    self.jokers += 1
                else:
                    self._gain(state, icon)
        self.worlds = []
        found = self.options(state, self.seat)
        if not self.jokers or not found:
            state.finish()
        elif len(found) == 1:
            self.take(state, self.seat, found[0])
        else:
            state.offer(self.seat, found, "joker", self.jokers)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Gain the picked type."""
        self.jokers -= 1
        self._gain(state, option[1])

    def _gain(self, state: Stars, asset: int) -> None:
        if state.gain_asset(self.seat, asset):
            state.emit("asset-gained", seat=self.seat, asset=ASSETS[asset])
