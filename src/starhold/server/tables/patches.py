"""What changed from one view to the next, as a JSON Merge Patch (RFC 7396)."""

from starhold.kernel.game import Plain


def merge_patch(before: Plain, now: Plain) -> Plain:
    """The members that are new or different, those of maps inside as patches; None for what is gone.

    A view has no None of its own, and a member has the same type in all views, so no change is lost.
    """
    found: Plain = {name: None for name in before if name not in now}
    for name, value in now.items():
        if name not in before:
            found[name] = value
        elif (old := before[name]) is not value and old != value:
            both = isinstance(old, dict) and isinstance(value, dict)
            found[name] = merge_patch(old, value) if both else value
    return found
