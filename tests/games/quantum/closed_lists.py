"""What words and documents of Quantum may say, listed once more: a change of these lists is meant."""

CONTROLS = ("keep", "reroll", "end", "pass", "enter", "stay", "roll", "again", "scrap", "refresh", "done")
"""Ids of the buttons ``control:ID``."""

REASON_ARGS: dict[str, tuple[str, ...]] = {
    "no-actions-left": ("needs", "has"),
    "out-of-range": ("range",),
    "ship-on-map": ("square",),
    "sum-wrong": ("needs", "has"),
    "sum-outside": ("low", "high", "has"),
    "research-too-low": ("needs", "has"),
    "dominance-too-low": ("needs", "has"),
    "card-not-held": ("card",),
    "card-spent": ("card",),
    "card-waits": ("card",),
    "card-works-by-itself": ("card",),
    "card-not-on-show": ("card",),
    "effect-spent": ("card",),
    "roll-is-fixed": ("card",),
    "number-refused": ("number",),
    "layout-starts": ("needs", "has"),
    "layout-too-small": ("needs", "has"),
}
"""Arguments of ``reason-ID``; all other reasons have none."""

PROBLEMS = (
    "duplicate",
    "conservation",
    "no-such-space",
    "square-occupied",
    "planet-full",
    "starting-planets",
    "too-few-ships",
    "limit",
    "not-a-row",
    "nothing-due",
    "not-here",
    "no-such-ship",
)
"""Closed words for what is wrong at a place of a position, beside those of the kernel."""
