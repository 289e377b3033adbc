"""Which frame may lie on which, and what the numbers of a frame can be: how a wrong ``pending`` is found out."""

from starhold.games.forbidden_stars.components.catalog import STORM_ICONS, TOKEN
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.frames import FRAMES
from starhold.kernel.steps import Steps

ANYWHERE = tuple(FRAMES)
BENEATH: dict[str, tuple[str, ...]] = dict.fromkeys(FRAMES, ANYWHERE) | {
    "match": ("",),
    "setup": ("match",),
    "quick": ("setup",),
    "lay-tile": ("setup",),
    "place-storm": ("setup",),
    "planning": ("match",),
    "operations": ("match",),
    "refresh": ("match",),
    "order": ("operations", "pick"),
    "advance": ("order",),
    "deploy": ("order",),
    "dominate": ("order",),
    "strategise": ("order",),
    "combat": ("advance",),
    "strike": ("advance",),
    "capture": ("advance",),
    "capacity": ("order", "operations", "event"),
    "reinforce": ("combat",),
    "pick-cards": ("combat",),
    "damage": ("combat",),
    "retreat": ("combat",),
    "assign": ("damage", "strike"),
    "event": ("refresh",),
    "draw-events": ("refresh", "more-events"),
    "storm-move": ("event",),
    "tactic": ("event", "more-events"),
    "window": ("match", "damage", "storm-move", "strike", "just-routed"),
    "saving": ("just-routed", "pick", "effect"),
}
"""For each frame those right below it; steps of cards may lie on anything but the table itself."""

MANY = 100_000
LIMITS: dict[str, tuple[int | str, int | str]] = {
    "seat": (0, "seat"),
    "turn": (0, "seats"),
    "operations.turn": (-1, MANY),
    "me": (0, "seat"),
    "by": (0, "seat"),
    "opp": (-1, "seat"),
    "saving.opp": (0, "seat"),
    "waiting": (0, "seat"),
    "placed": (0, "seat"),
    "victim": (-1, "seat"),
    "gainer": (-1, "seat"),
    "combat.winner": (-2, "seat"),
    "capture.seat": (-1, "seat"),
    "play": (-1, MANY),
    "area": (0, "area"),
    "capture.area": (-1, "area"),
    "contested": (-1, "area"),
    "shortcut": (-1, "area"),
    "void": (-1, "area"),
    "origin": (-1, "area"),
    "journey.goal": (-1, "area"),
    "worlds": (0, "area"),
    "storm-move.goal": (-1, 511),
    "source": (-1, "system"),
    "system": (-1, "system"),
    "mask": (0, "mask"),
    "kind": (0, TOKEN),
    "routed": (0, 1),
    "effect": (0, "effect"),
    "saving.effect": (-1, "effect"),
    "ref": (0, "step"),
    "card": (0, "event"),
    "icon": (0, len(STORM_ICONS) - 1),
    "timing": (0, 5),
    "lap": (0, 4),
    "step": (0, 2),
    "kinds": (0, 3),
    "keep": (0, 2),
    "last": (0, 1),
    "built": (0, 1),
    "done": (0, MANY),
    "scheme.done": (0, 1),
    "deck": (0, 1),
    "free": (0, 1),
    "skip": (0, 1),
}
"""Lowest and highest value of a field, by frame and field or by field alone; sizes of the table by name."""


def bounds(state: Stars, frame: str, field: str) -> tuple[int, int] | None:
    """What the numbers of a frame's field can be; texts have no bounds."""
    if (frame, field) == ("moment", "timing"):
        return None
    made = FRAMES[frame]
    if field == "step" and issubclass(made, Steps):
        return 0, len(made.STEPS) - 1
    low, high = LIMITS.get(f"{frame}.{field}") or LIMITS.get(field) or (-MANY, MANY)
    return _size(state, low), _size(state, high)


def _size(state: Stars, value: int | str) -> int:
    if isinstance(value, int):
        return value
    events = max((len(places) for places in state.event_at), default=0)
    sizes = {
        "seat": len(state.seats) - 1,
        "seats": len(state.seats),
        "area": len(state.board.areas) - 1,
        "mask": (1 << len(state.board.areas)) - 1,
        "system": state.board.count - 1,
        "effect": len(state.catalog.effects) - 1,
        "step": len(state.catalog.steps) - 1,
        "event": events - 1,
    }
    return sizes[value]
