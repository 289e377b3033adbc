"""Writes the installed versions into `constraints.txt` (`python -m tools.constraints`)."""

from importlib.metadata import distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# The certificates should always be the newest; the rest is no dependency.
FREE = {"starhold", "pip", "setuptools", "wheel", "certifi"}


def lines() -> list[str]:
    """Return `name==version` of what is installed, sorted by name."""
    found = {item.metadata["Name"]: item.version for item in distributions()}
    return [f"{name}=={found[name]}" for name in sorted(found, key=str.lower) if name.lower() not in FREE]


if __name__ == "__main__":
    (ROOT / "constraints.txt").write_text("\n".join(lines()) + "\n", encoding="utf-8")
