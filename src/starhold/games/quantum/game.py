"""Quantum as the rest of the house knows it."""

from typing import ClassVar

from starhold.games.quantum.components.maps import BY_ID, playable_by, previews, with_void
from starhold.games.quantum.components.vocabulary import CHANCES, DECISIONS, OVER, REASONS
from starhold.games.quantum.model import MOST_SEATS, QuantumState
from starhold.games.quantum.positions.imagine import imagine
from starhold.games.quantum.positions.pending import arguments, bounds, check, write_pending
from starhold.games.quantum.positions.position import read_position, write_position
from starhold.games.quantum.refusals.controls import refusals
from starhold.games.quantum.refusals.explain import explain
from starhold.games.quantum.rules import setup
from starhold.games.quantum.rules.actions import Actions
from starhold.games.quantum.rules.advance_cards import Advance, Pick
from starhold.games.quantum.rules.combat import Combat, Reward
from starhold.games.quantum.rules.dominance import DominanceCube
from starhold.games.quantum.rules.gambits import Expansion, PlaceShips, Relocation, Reorganization, Sabotage
from starhold.games.quantum.rules.market import Refill
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.games.quantum.rules.turn import Turn
from starhold.games.quantum.view.describe import outline
from starhold.games.quantum.view.notation import read, write
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.games.quantum.view.prompt import prompt
from starhold.games.quantum.view.table import view_of
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Decision, Option
from starhold.kernel.events import Event
from starhold.kernel.game import Choice, Config, Game, Plain
from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refusal
from starhold.kernel.run import settle
from starhold.kernel.state import Frame

FRAMES: tuple[tuple[str, type[Frame], str, str], ...] = (
    ("layout", setup.Layout, "", "draw-layout"),
    ("starting-ships", setup.StartingShips, "", "roll-ships starting-ships"),
    ("start-player", setup.StartPlayer, "", "roll-start"),
    ("starting-planets", setup.StartingPlanets, "", "starting-planet"),
    ("starting-places", setup.StartingPlaces, "", "starting-place"),
    ("turn", Turn, "", ""),
    ("actions", Actions, "turn", "act"),
    ("ship-roll", ShipRoll, "actions combat reward ship-roll expansion reorganization", "clever roll-ship scrappy"),
    ("combat", Combat, "actions", "dangerous roll-combat combat-window roll-weapon roll-defense attacker-position"),
    ("reward", Reward, "actions", ""),
    ("dominance-cube", DominanceCube, "actions reward pick", "dominance-cube"),
    ("advance", Advance, "turn", "advance"),
    ("pick", Pick, "advance", ""),
    ("refill", Refill, "starting-ships advance pick", "draw-command draw-gambit"),
    ("expansion", Expansion, "pick", ""),
    ("reorganization", Reorganization, "pick", "pick-ships"),
    ("place-ships", PlaceShips, "pick", "place-ship"),
    ("relocation", Relocation, "pick", "relocate"),
    ("sabotage", Sabotage, "pick", "sabotage"),
)
"""Every frame: its name, its class, the frames that it lies on (none: the table), and the decisions that it asks."""


class Quantum(Game[QuantumState]):
    """The game for two to four players, with The Void."""

    id = "quantum"
    rules_version = 2
    seats = (2, MOST_SEATS)
    kinds: ClassVar[dict[str, str]] = {kind: asked.clause for kind, asked in DECISIONS.items()} | dict.fromkeys(
        (*CHANCES, OVER), ""
    )
    option_kinds = KINDS
    reasons = tuple(REASONS)
    open_information = True
    chosen = ("card-taken", "card-replaced", "gambit-played")
    frames: ClassVar[dict[str, type[Frame]]] = {name: frame for name, frame, _, _ in FRAMES}
    beneath: ClassVar[dict[str, tuple[str, ...]]] = {name: tuple(on.split()) or ("",) for name, _, on, _ in FRAMES}
    asks: ClassVar[dict[str, tuple[str, ...]]] = {name: tuple(asked.split()) for name, _, _, asked in FRAMES}

    def choices(self, seats: int) -> list[Choice]:
        """The table options; the first layout is the basic map for the number of players."""
        layouts = [layout.id for layout in playable_by(seats)]
        return [
            Choice("layout", (*layouts, "random"), "Q-SETUP-10"),
            Choice("the_void", (False, True), "Q-VOID-8"),
            Choice("quick_start", (False, True), "Q-SETUP-3"),
            Choice("strike_blocks_normal_move", (False, True), "Q-ABIL-7"),
            Choice("offturn_dominance_cube_gives_card", (False, True), "Q-DOM-16"),
            Choice("dominance_fallback_own_planet", (True, False), "Q-DOM-12"),
            Choice("void_centre_traversable", (True, False), "Q-VOID-5"),
            Choice("first_player_tie", ("roll_off_lowest", "seat_order"), "Q-SETUP-8"),
        ]

    def blank(self, config: Config) -> QuantumState:
        """A fresh state with the tiles of a configuration; a random layout is drawn later over the basic one."""
        layout = BY_ID.get(str(config.options.get("layout")), playable_by(config.seats)[0])
        return QuantumState(config, with_void(layout, config.rules) if config.options.get("the_void") else layout)

    def start(self, config: Config) -> QuantumState:
        """The state at the first decision: the draw of the layout or of the first card."""
        state = self.blank(config)
        state.call(setup.Layout())
        settle(state)
        return state

    def winners(self, state: QuantumState) -> tuple[int, ...]:
        """Whoever has placed all cubes (Q-WIN-1, Q-WIN-3)."""
        return (state.winner,) if state.winner >= 0 else ()

    def common(self, state: QuantumState) -> Plain:
        """The situation as in docs/protocol.md."""
        view: Plain = {"game": self.id}
        view.update(view_of(state))
        pending = write_pending(self, state)
        if pending is not None:
            view["pending"] = pending
        return view

    def prompt(self, state: QuantumState) -> Plain:
        """What is asked."""
        return prompt(state)

    def outline(self, state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
        """Each option with its label, click paths, cost and odds."""
        return outline(state, seat, options)

    def refusals(self, state: QuantumState, seat: int, options: list[Option]) -> list[Plain]:
        """Why fixed controls are grey."""
        return refusals(state, seat, options)

    def explain(self, state: QuantumState, seat: int, option: Option) -> Refusal | None:
        """The rule that forbids an option; None for a legal one."""
        return explain(state, seat, option)

    def tell(self, event: Event, seat: int | None) -> Plain:
        """An event; all of them are public."""
        return {"type": event.type, "args": dict(event.seen_by(seat))}

    def imagine(self, view: Plain, source: Stream) -> QuantumState:
        """A state that looks like ``view``; nothing has to be guessed, since unknown deck orders stay open."""
        return imagine(self, view)

    def layouts(self) -> list[Plain]:
        """Every layout for previews: tile numbers (0 The Void, None no tile), starting tiles and the warning."""
        return previews()

    def to_position(self, state: QuantumState) -> Plain:
        """The situation as a document."""
        return write_position(self, state)

    def from_position(self, position: Plain) -> QuantumState:
        """The situation that a document describes."""
        return read_position(self, position)

    def bounds(self, state: QuantumState, frame: str, field: str) -> tuple[int, int]:
        """What a field of a frame can hold."""
        return bounds(state, frame, field)

    def arguments(self, state: QuantumState, decision: Decision) -> list[tuple[int, int]]:
        """What the arguments of a decision can be."""
        return arguments(state, decision)

    def check(self, state: QuantumState, frame: Frame, fields: Node) -> None:
        """What must hold between the fields of a frame, and between it and what it asks."""
        check(state, frame, fields)

    def format(self, state: QuantumState, option: Option) -> str:
        """The text form of an option or of chance's raw outcome."""
        return write(state, option)

    def parse(self, state: QuantumState, seat: int, text: str) -> Option:
        """The option or raw outcome that a text means."""
        return read(state, seat, text)


GAME = Quantum()
"""The game object that the entry point names."""
