"""``starhold admin``: what a host does with the database from the terminal."""

from typing import Annotated

import typer

from starhold.cli.speech import say, show, speak


def move_database(
    source: Annotated[str, typer.Argument(help=say("help-source"))],
    target: Annotated[str, typer.Argument(help=say("help-target"))],
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Copy a database into a fresh one, of another kind too."""
    from starhold.server.store.transfer import move_database as move

    moved = move(source, target, lambda name, rows: show(say("database-part", {"name": name, "rows": rows})))
    show(say("database-moved", {"tables": moved}))
