"""The action phase: actions, ship abilities and card powers in any order (Q-TURN-1 … Q-TURN-8)."""

from collections.abc import Callable

from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.rules import abilities, build, deploy, movement, powers, research
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

Take = Callable[..., None]
"""Carries out an option of a seat; its numbers are arguments of their own."""
Offer = Callable[[QuantumState, int, list[Option]], None]


def _end(state: QuantumState, seat: int) -> None:
    """The player ends the action phase, with or without actions left (Q-TURN-6, Q-TURN-8)."""
    state.note("actions-ended", seat)
    state.finish()


OFFERS: tuple[Offer, ...] = (
    movement.offer_moves,
    abilities.offer_abilities,
    deploy.offer_reconfigure,
    deploy.offer_deploy,
    build.offer_build,
    research.offer_research,
    powers.offer_powers,
)

TAKES: dict[str, Take] = {
    "move": movement.take_move,
    "attack": movement.take_attack,
    "transport": movement.take_transport,
    "strike": abilities.take_strike,
    "warp": abilities.take_warp,
    "modify": abilities.take_modify,
    "free-reconfigure": abilities.take_free_reconfigure,
    "reconfigure": deploy.take_reconfigure,
    "deploy": deploy.take_deploy,
    "build": build.take_build,
    "research": research.take_research,
    "cerebral": powers.take_cerebral,
    "tyrannical": powers.take_tyrannical,
    "flexible": powers.take_flexible,
    "nomadic": powers.take_nomadic,
    "resourceful": powers.take_resourceful,
    "end": _end,
}


class Actions(Frame):
    """The player whose turn it is acts until the explicit end."""

    __slots__ = ()

    def advance(self, state: QuantumState) -> None:
        """Ask for the next action, ability or power."""
        state.ask(state.seat, "act", state.actions)

    def options(self, state: QuantumState, seat: int) -> list[Option]:
        """Everything that the player may do now."""
        found: list[Option] = []
        for offer in OFFERS:
            offer(state, seat, found)
        found.append(("end",))
        return found

    def take(self, state: QuantumState, seat: int, option: Option) -> None:
        """Hand over to the chapter of the option."""
        TAKES[option[0]](state, seat, *option[1:])
