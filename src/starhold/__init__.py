"""Starhold: space-conquest board games in the browser on one small rules kernel."""

__version__ = "0.1.0"
