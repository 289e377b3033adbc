"""The command ``starhold``: server, play in the terminal, simulation, positions, records, speed."""

from starhold.cli.app import main

__all__ = ["main"]
