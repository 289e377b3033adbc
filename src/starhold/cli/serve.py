"""``starhold serve``: the server for browsers."""

from typing import Annotated

import typer

from starhold.cli.speech import say, speak, words


def serve(
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("help-port"))] = None,
    host: Annotated[str | None, typer.Option("--host", help=say("help-host"))] = None,
    database: Annotated[str | None, typer.Option("--database", help=say("help-database"))] = None,
    root_path: Annotated[str | None, typer.Option("--root-path", help=say("help-root-path"))] = None,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Serve until interrupted; what is left out comes from the environment (``STARHOLD_PORT`` …)."""
    from starhold.server import Settings
    from starhold.server import serve as run

    raise typer.Exit(run(Settings.read(port=port, host=host, database=database, root_path=root_path), words().language))
