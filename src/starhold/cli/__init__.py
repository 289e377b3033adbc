"""The command ``starhold``: server, play in the terminal, simulation, positions, records, speed."""

import sys


def main() -> None:
    """Run the command line of this process and leave with its exit code."""
    from starhold.cli.speech import speak, wanted_in

    # Help texts are put into words when the commands are loaded, so the language has to be known before.
    speak(wanted_in(sys.argv[1:]))
    from starhold.cli.app import run

    sys.exit(run(sys.argv[1:]))
