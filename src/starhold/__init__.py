"""Starhold: space-conquest board games in the browser on one small rules kernel."""

__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the rules of this installation are compiled, and not Python source."""
    from importlib.util import find_spec

    found = find_spec("starhold.kernel.state")
    return found is not None and not (found.origin or "").endswith(".py")
