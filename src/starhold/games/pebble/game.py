"""Pebble: what the game offers to everybody else."""

from typing import ClassVar

from starhold.games.pebble.model import STONES, Pebble
from starhold.games.pebble.positions import check, read_position, write_position
from starhold.games.pebble.rules import Choose, Refill, Round, Trap
from starhold.games.pebble.view import KINDS, format_option, names, parse_option
from starhold.kernel.chance import Stream
from starhold.kernel.codec import decode_pending, encode_pending
from starhold.kernel.decision import Decision, Option
from starhold.kernel.events import Event
from starhold.kernel.game import Choice, Config, Game, Plain
from starhold.kernel.option_kinds import explain
from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refusal
from starhold.kernel.run import settle
from starhold.kernel.state import Frame


class PebbleGame(Game[Pebble]):
    """Pebble for two to four seats."""

    id = "pebble"
    rules_version = 1
    seats = (2, 4)
    kinds: ClassVar[dict[str, str]] = {"choose": "P-4", "trap": "P-6", "prize": "", "refill": "", "over": ""}
    option_kinds = KINDS
    reasons: ClassVar[tuple[str, ...]] = ("stone-not-held", "no-trap-held", "not-this-step", "auto-already-so")
    frames: ClassVar[dict[str, type[Frame]]] = {"round": Round, "refill": Refill, "choose": Choose, "trap": Trap}
    beneath: ClassVar[dict[str, tuple[str, ...]]] = {
        "round": ("",),
        "refill": ("round",),
        "choose": ("round",),
        "trap": ("round",),
    }

    asks: ClassVar[dict[str, tuple[str, ...]]] = {
        "round": ("prize",),
        "refill": ("refill",),
        "choose": ("choose",),
        "trap": ("trap",),
    }

    def choices(self, seats: int) -> list[Choice]:
        """How many pebbles end the game."""
        return [Choice("target", (10, 15), "P-8")]

    def blank(self, config: Config) -> Pebble:
        """A table on which nothing lies."""
        return Pebble(config)

    def start(self, config: Config) -> Pebble:
        """The first draw is asked."""
        state = Pebble(config)
        state.call(Round())
        settle(state)
        return state

    def standing(self, state: Pebble, seat: int) -> list[Option]:
        """The setting to pass traps by itself (P-9)."""
        return [] if state.decision is None or state.decision.over else [("auto", 1 - state.auto[seat])]

    def stand(self, state: Pebble, seat: int, option: Option) -> None:
        """Switch the setting (P-9)."""
        state.auto[seat] = option[1]
        state.whisper({seat: {"on": option[1]}}, "auto-set")

    def implied(self, state: Pebble, seat: int, option: Option) -> Option | None:
        """An open window is passed (P-9)."""
        frame = state.stack[-1] if state.stack else None
        return ("pass",) if option[1] and isinstance(frame, Trap) and seat in frame.waiting else None

    def explain(self, state: Pebble, seat: int, option: Option) -> Refusal | None:
        """A stone or trap that is not in the hand (P-4, P-6), an answer to another question (P-2), a setting (P-9)."""
        return explain(KINDS, state, seat, option, lambda asked, row: Refusal("not-this-step", row.clause))

    def winners(self, state: Pebble) -> tuple[int, ...]:
        """All seats with the most pebbles, at the end."""
        return tuple(state.winners)

    def common(self, state: Pebble) -> Plain:
        """Public facts and the frames, without face-down answers and what chance may bring."""
        pending = encode_pending(self, state)
        if state.decision is not None and state.decision.request is not None:
            pending["decision"][3] = None
        return {
            "game": "pebble",
            "rules": state.config.rules,
            "options": dict(state.config.options),
            "round": state.round,
            "pebbles": state.pebbles[:],
            "held": [len(hand) for hand in state.hands],
            "discards": state.discards[:],
            "bag": len(state.bag),
            "winners": state.winners[:],
            "pending": {**pending, "stack": self._stack(state, -1)},
        }

    def own(self, state: Pebble, seat: int, common: Plain) -> Plain:
        """Also the hand of a seat, its face-down answer and its setting."""
        return {
            **common,
            "pending": {**common["pending"], "stack": self._stack(state, seat)},
            "you": seat,
            "hand": [card + 1 for card in state.hands[seat]],
            "auto": bool(state.auto[seat]),
        }

    def _stack(self, state: Pebble, seat: int) -> list[object]:
        """The frames with the answers of a seat alone."""
        pending = encode_pending(self, state)
        for name, slots in pending["stack"]:
            if name == "choose":
                slots["answers"] = [card if other == seat else -1 for other, card in enumerate(slots["answers"])]
            elif name == "trap":
                slots["traps"] = [other for other in slots["traps"] if other == seat]
        return list(pending["stack"])

    def prompt(self, state: Pebble) -> Plain:
        """What is asked, by its kind."""
        decision = state.decision
        return {"id": f"prompt-{decision.kind if decision else 'over'}", "args": {"round": state.round}}

    def outline(self, state: Pebble, seat: int, options: list[Option]) -> list[Plain]:
        """Stones and buttons to click."""
        return [self._entry(option) for option in options]

    def _entry(self, option: Option) -> Plain:
        row = KINDS[option[0]]
        words = row.named(row.spell(option, names, 0))
        args = {"stone": option[1] + 1} if "stone" in words else {}
        label = {"id": f"option-{row.kind}", "args": args}
        return {"text": format_option(option), "kind": row.kind, "label": label, "paths": row.paths(words)}

    def tell(self, event: Event, seat: int | None) -> Plain:
        """The event with what ``seat`` may read of it."""
        return {"type": event.type, "args": dict(event.seen_by(seat))}

    def imagine(self, view: Plain, source: Stream) -> Pebble:
        """Deal the unseen stones at random to the other hands; guess face-down answers among them."""
        state = Pebble(self.configure_as(Node(view), len(view["pebbles"]), view["options"]))
        state.round, state.pebbles, state.discards = view["round"], view["pebbles"][:], view["discards"][:]
        state.winners = view["winners"][:]
        decode_pending(self, state, view["pending"])
        for card in range(STONES):
            state.bag.counts[card] -= state.discards[card]
        if "you" in view:
            state.hands[view["you"]] = [stone - 1 for stone in view["hand"]]
            state.auto[view["you"]] = int(view["auto"])
            for card in state.hands[view["you"]]:
                state.bag.remove(card)
        for hand, size in zip(state.hands, view["held"], strict=True):
            while len(hand) < size:
                hand.append(source.card(tuple(state.bag.counts)))
                state.bag.remove(hand[-1])
            hand.sort()
        self._guess(state, source)
        return state

    def _guess(self, state: Pebble, source: Stream) -> None:
        frame = state.stack[-1] if state.stack else None
        if isinstance(frame, Choose):
            for seat in state.seats:
                if seat not in frame.waiting and frame.answers[seat] < 0:
                    frame.answers[seat] = state.hands[seat][source.below(len(state.hands[seat]))]
        if isinstance(frame, Refill):
            frame.advance(state)

    def format(self, state: Pebble, option: Option) -> str:
        """See `format_option`."""
        return format_option(option)

    def parse(self, state: Pebble, seat: int, text: str) -> Option:
        """See `parse_option`."""
        return parse_option(seat, text)

    def bounds(self, state: Pebble, frame: str, field: str) -> tuple[int, int] | None:
        """A step is one of the round; everything else that is limited is a seat or a stone."""
        if field == "step":
            return 0, len(Round.STEPS) - 1
        if field in ("waiting", "traps", "seat"):
            return 0, len(state.pebbles) - 1
        if field in ("played", "answers"):
            return -1, STONES - 1
        return -1, len(state.pebbles) - 1 if field == "best" else 99

    def arguments(self, state: Pebble, decision: Decision) -> list[tuple[int, int]]:
        """No question has any."""
        return []

    def check(self, state: Pebble, frame: Frame, fields: Node) -> None:
        """See `check`."""
        check(state, frame, fields)

    def to_position(self, state: Pebble) -> Plain:
        """See `write_position`."""
        return write_position(self, state)

    def from_position(self, position: Plain) -> Pebble:
        """See `read_position`."""
        return read_position(self, position)
