"""Chapter 13: the Dominate order."""

from starhold.games.forbidden_stars.components.catalog import ASSETS, JOKER
from starhold.games.forbidden_stars.model import MAX_ASSETS, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect, possible
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


class Dominate(Frame):
    """Tokens first, then the faction's ability (F-DOM-1, F-DOM-5, F-DOM-6)."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.step = 0

    def advance(self, state: Stars) -> None:
        """The next step."""
        self.step += 1
        if self.step == 1:
            worlds = [area for area in state.board.worlds[state.system] if state.controller(area) == self.seat]
            state.call(Icons(self.seat, worlds))
        elif self.step == 2:
            for block in state.faction(self.seat).blocks:
                effect = Effect(block.effect, self.seat)
                if possible(state, effect, block.effect, False):
                    state.call(effect)
        else:
            state.finish()

    def idle(self, state: Stars) -> bool:
        """Whether this order would bring no token and its ability could do nothing."""
        worlds = [area for area in state.board.worlds[state.system] if state.controller(area) == self.seat]
        room = [asset for asset in range(3) if state.room_for(self.seat, asset)]
        icons = {icon for area in worlds for icon in state.board.printed[area].assets}
        if icons & {*room, JOKER} and room:
            return False
        blocks = state.faction(self.seat).blocks
        return not any(possible(state, Effect(block.effect, self.seat), block.effect, False) for block in blocks)


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
        return reason("no-room" if state.assets[self.seat * 3 + option[1]] >= MAX_ASSETS else "tokens-out")

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
