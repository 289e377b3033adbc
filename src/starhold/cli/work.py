"""``starhold work``: bots for servers on other machines or in other processes."""

from typing import Annotated

import typer

from starhold.cli.speech import say, speak, words


def work(
    database: Annotated[str | None, typer.Option("--database", help=say("help-database"))] = None,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Play the bots of tables that servers of the same database serve, until interrupted."""
    from starhold.server import Settings
    from starhold.server import work as run

    raise typer.Exit(run(Settings.read(database=database), words().language))
