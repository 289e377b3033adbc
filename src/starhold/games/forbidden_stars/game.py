"""Forbidden Stars for two to four seats: what the game offers to everybody else."""

from typing import ClassVar, cast

from starhold.games.forbidden_stars.components import flags
from starhold.games.forbidden_stars.components.catalog import Catalog
from starhold.games.forbidden_stars.components.loading import load
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.agreement import agree
from starhold.games.forbidden_stars.positions.bounds import BENEATH, bounds
from starhold.games.forbidden_stars.positions.document import known, public
from starhold.games.forbidden_stars.positions.frames import FRAMES, path
from starhold.games.forbidden_stars.positions.imagine import complete
from starhold.games.forbidden_stars.positions.moments import asked_again, begin, proved_by_trying
from starhold.games.forbidden_stars.positions.reading import read
from starhold.games.forbidden_stars.positions.writing import write_position
from starhold.games.forbidden_stars.reasons import REASON_IDS, Why
from starhold.games.forbidden_stars.refusals.controls import refusals
from starhold.games.forbidden_stars.refusals.explain import explain
from starhold.games.forbidden_stars.rules.damage import Assign, left_over, targets
from starhold.games.forbidden_stars.rules.effects.table import link
from starhold.games.forbidden_stars.rules.rounds import Match
from starhold.games.forbidden_stars.rules.schemes import PASS, WINDOWS, Window
from starhold.games.forbidden_stars.view import describe, estimate, notation
from starhold.games.forbidden_stars.view.figures import own_show, phase, show
from starhold.games.forbidden_stars.view.option_kinds import KINDS as OPTIONS
from starhold.games.forbidden_stars.view.place_names import names
from starhold.games.forbidden_stars.view.shape import StarsView
from starhold.kernel.chance import Stream
from starhold.kernel.codec import decode_pending, encode_pending
from starhold.kernel.decision import Option
from starhold.kernel.events import Event
from starhold.kernel.game import Choice, Config, Game, Plain, Value
from starhold.kernel.reader import Node
from starhold.kernel.run import settle

KINDS: dict[str, str] = {
    "faction": "", "first-player": "", "tiles": "", "board": "", "lay": "F-SETUP-12", "objectives": "F-SETUP-23",
    "forces": "F-SETUP-17", "storm": "F-STORM-1", "plan": "F-PLAN-1", "operate": "F-OPS-1", "resolve": "F-OPS-1",
    "source": "F-ADV-2", "ships": "F-ADV-1", "ground": "F-ADV-1", "commit": "F-CBT-1", "cards": "", "card": "F-CBT-22",
    "dice": "", "effect": "F-CARD-1", "save": "", "damage": "F-CBT-1", "retreat": "F-RET-1", "strike": "F-ORB-1",
    "keep": "", "capacity": "", "deploy": "F-DEP-1", "build": "F-DEP-1", "joker": "F-AST-1", "strategise": "F-STR-1",
    "upgrade": "F-STR-12", "next-upgrade": "F-STR-15", "events": "", "event": "F-EVT-3", "tactic": "F-EVT-8",
    "move-storm": "F-STORM-1", "window": "F-EVT-11", "rob": "", "give": "", "discard": "", "over": "",
}  # fmt: skip
"""For each kind of decision the clause of the chapter that it belongs to."""


class ForbiddenStars(Game[Stars]):
    """Forbidden Stars; ``catalog`` holds the printed things, with more factions than four if a host adds some."""

    id = "forbidden_stars"
    rules_version = 5
    readings: ClassVar[dict[int, tuple[int, ...]]] = {
        1: (1_795_991_008_000, 1_796_001_592_000),
        3: (1_796_005_859_000, 1_796_007_285_000),
        4: (1_796_017_897_000,),
    }
    seats = (2, 4)
    kinds = KINDS
    option_kinds = OPTIONS
    reasons = REASON_IDS
    frames = FRAMES
    beneath = BENEATH
    chosen = ("card-revealed", "scheme-played", "title-taken", "upgrade-taken")
    prefix = "fs-"

    def __init__(self, catalog: Catalog | None = None) -> None:
        self._catalog = catalog and link(catalog)

    @property
    def catalog(self) -> Catalog:
        """The printed things, read at first use."""
        if self._catalog is None:
            self._catalog = link(load())
        return self._catalog

    # -- set-up ------------------------------------------------------------------------------------
    def choices(self, seats: int) -> list[Choice]:
        """Profile, factions and flags."""
        return flags.choices(seats, [faction.id for faction in self.catalog.factions])

    def configure(self, seats: int, given: dict[str, Value] | None = None) -> Config:
        """As `Game.configure`; a profile fills in the flags that are not given."""
        config = super().configure(seats, flags.with_profile(given or {}))
        flags.check_factions(seats, config.options)
        return config

    def blank(self, config: Config) -> Stars:
        """A table with the printed things of this catalog and nothing on it."""
        return Stars(self.catalog, config)

    def start(self, config: Config) -> Stars:
        """The first draw of the set-up is asked."""
        state = self.blank(config)
        state.call(Match())
        settle(state)
        return state

    # -- playing -----------------------------------------------------------------------------------
    def standing(self, state: Stars, seat: int) -> list[Option]:
        """Passing reaction windows by itself, one setting for each timing (F-EVT-17)."""
        if state.decision is None or state.decision.over:
            return []
        return [("auto", bit, 1 - (state.auto[seat] >> bit & 1)) for bit in range(len(WINDOWS))]

    def stand(self, state: Stars, seat: int, option: Option) -> None:
        """Switch a setting."""
        _, bit, on = option
        state.auto[seat] = state.auto[seat] & ~(1 << bit) | on << bit
        state.whisper({seat: {"on": on, "timing": WINDOWS[bit]}}, "auto-set")

    def implied(self, state: Stars, seat: int, option: Option) -> Option | None:
        """An open window of that timing is passed (F-EVT-17)."""
        _, bit, on = option
        frame = state.stack[-1] if state.stack else None
        passes = on and isinstance(frame, Window) and frame.timing == bit and frame.waiting[0] == seat
        return PASS if passes else None

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """See `explain.explain`."""
        return explain(state, seat, option)

    def winners(self, state: Stars) -> tuple[int, ...]:
        """The winning seats."""
        return tuple(state.winners)

    # -- showing -----------------------------------------------------------------------------------
    def common(self, state: Stars) -> Plain:
        """The document without the hidden parts, what is drawn beside it, and the frames for programs."""
        pending = encode_pending(self, state)
        if state.decision is not None and state.decision.request is not None:
            pending["decision"][3] = None
        return {**public(state), "phase": phase(state), "show": show(state), "pending": pending}

    def own(self, state: Stars, seat: int, common: Plain) -> Plain:
        """The own tokens, cards and events, and what they are good for now."""
        view = cast(StarsView, common)
        return {**known(state, seat, view), "you": seat, "show": own_show(state, seat, view["show"])}

    def prompt(self, state: Stars) -> Plain:
        """See `describe.prompt`."""
        return describe.prompt(state)

    def places(self, state: Stars) -> dict[str, Plain]:
        """See `places.names`."""
        return names(state)

    def path(self, state: Stars) -> str:
        """See `frames.path`."""
        return path(state)

    def outline(self, state: Stars, seat: int, options: list[Option]) -> list[Plain]:
        """See `describe.describe`."""
        return describe.describe(state, options)

    def refusals(self, state: Stars, seat: int, options: list[Option]) -> list[Plain]:
        """Why fixed controls are grey."""
        return refusals(state, seat, options)

    def tell(self, event: Event, seat: int | None) -> Plain:
        """The event with what a seat may read of it."""
        return {"type": event.type, "args": dict(event.seen_by(seat))}

    def imagine(self, view: Plain, source: Stream) -> Stars:
        """Guess what is hidden, then read the whole as a position."""
        state = self._read(Node(complete(self.catalog, view, source)))
        decision = state.decision
        if decision is not None and decision.actors == (-1,):
            state.decision = None
            state.stack[-1].advance(state)
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Assign):
            _finish_damage(state, frame)
        return state

    def estimate(self, view: Plain) -> Plain | None:
        """The chance to win the combat under way, see `estimate.estimate`."""
        if not estimate.has_combat(view):
            return None
        return estimate.estimate(self.imagine(view, Stream("estimate")), view)

    # -- writing down ------------------------------------------------------------------------------
    def format(self, state: Stars, option: Option) -> str:
        """See `notation.format_option`."""
        return notation.format_option(state, option)

    def parse(self, state: Stars, seat: int, text: str) -> Option:
        """See `notation.parse_option`."""
        return notation.parse_option(state, seat, text)

    def to_position(self, state: Stars) -> Plain:
        """The whole situation as a document, in the words of the rulebook where they tell it exactly."""
        return write_position(self, state)

    def from_position(self, position: Plain) -> Stars:
        """The situation of a document; without ``pending`` its keys say where the game is (planning if none does)."""
        root = Node.root(position)
        state = self._read(root)
        agree(state, root)
        if root.has("pending"):
            proved_by_trying(self, state, root["pending"])
            asked_again(self, state, root)
            root.get("phase", None).need(phase(state) == root.get("phase", phase(state)).value, "contradiction")
        else:
            begin(self, state, root)
        root.finish()
        state.events = []
        return state

    def _read(self, root: Node) -> Stars:
        """The table of a document, with what is pending if it says so."""
        count = len(list(root["seats"].each()))
        if not self.seats[0] <= count <= self.seats[1]:
            raise root["seats"].broken("one-for-each-seat")
        options = root.get("options", {})
        options.whole()
        state = Stars(self.catalog, self.configure_as(root, count, options.map()))
        read(state, root)
        if root.has("pending"):
            decode_pending(self, state, root["pending"])
        return state

    def bounds(self, state: Stars, frame: str, field: str) -> tuple[int, int] | None:
        """See `positions.bounds`."""
        return bounds(state, frame, field)


def _finish_damage(state: Stars, frame: Assign) -> None:
    """Complete the secret answers of those who have answered."""
    for seat, damage in enumerate(frame.damage):
        hits = state.answers[seat]
        while seat not in frame.waiting and left_over(state, seat, damage, hits) > 0:
            found = targets(state, seat, hits)
            if not found:
                break
            hits += found[0][2:]
