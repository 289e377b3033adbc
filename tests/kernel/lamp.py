"""The smallest game: one seat switches a lamp, looks under it, lights others through it, or stumbles."""

from typing import ClassVar

from starhold.kernel.decision import Option
from starhold.kernel.game import Choice, Config, Game, Plain
from starhold.kernel.option_kinds import OptionKind, table
from starhold.kernel.reasons import refuse
from starhold.kernel.run import settle
from starhold.kernel.state import Frame, State

KINDS = ("switch", "look", "ask-below", "stumble", "stop")


class Lamp(State):
    """Whether the lamp is ``lit``, and what the last frame below handed back."""

    __slots__ = ("config", "heard", "lit", "shelves")
    SHARED: ClassVar[tuple[str, ...]] = ("config",)

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config = config
        self.lit = 0
        self.heard = 0
        self.shelves: list[list[int]] = [[1], [2, 3]]


class Act(Frame):
    """Asks seat 0 for ever."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: list[int] = []

    def advance(self, state: Lamp) -> None:
        state.heard = state.value
        state.ask(0, "act")

    def options(self, state: Lamp, seat: int) -> list[Option]:
        return [(kind,) for kind in KINDS]

    def take(self, state: Lamp, seat: int, option: Option) -> None:
        self.seen.append(KINDS.index(option[0]))
        state.lit = 1 - state.lit
        match option[0]:
            case "look":
                state.reveal("looked", lit=state.lit)
            case "ask-below":
                state.call(Below())
            case "stumble":
                raise KeyError("a mistake in the rules")
            case "stop":
                state.call(Below())
                state.stop()


class Below(Frame):
    """Hands 5 back at once."""

    __slots__ = ()

    def advance(self, state: Lamp) -> None:
        state.finish(5)


class LampGame(Game[Lamp]):
    """The lamp for one seat or two; only seat 0 is ever asked."""

    id = "lamp"
    rules_version = 1
    seats = (1, 2)
    kinds: ClassVar[dict[str, str]] = {"act": "L-1", "over": ""}
    option_kinds = table(*[OptionKind(kind, "act") for kind in KINDS])
    reasons: ClassVar[tuple[str, ...]] = ()
    frames: ClassVar[dict[str, type[Frame]]] = {"act": Act, "below": Below}

    def choices(self, seats: int) -> list[Choice]:
        return [Choice("bright", (False, True), "L-1"), Choice("watts", (1, 40))]

    def blank(self, config: Config) -> Lamp:
        return Lamp(config)

    def start(self, config: Config) -> Lamp:
        state = Lamp(config)
        state.call(Act())
        settle(state)
        return state

    def prompt(self, state: Lamp) -> Plain:
        return {"id": f"prompt-{state.decision.kind if state.decision else ''}"}

    def format(self, state: Lamp, option: Option) -> str:
        return str(option[0])

    def parse(self, state: Lamp, seat: int, text: str) -> Option:
        if text not in KINDS:
            raise refuse("option-unreadable", text=text)
        return (text,)


GAME = LampGame()
