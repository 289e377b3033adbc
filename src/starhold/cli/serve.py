"""``starhold serve``: the server for browsers."""

from typing import Annotated

import typer

from starhold.cli.speech import say, speak, words


def serve(
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=say("help-port"))] = None,
    host: Annotated[str | None, typer.Option("--host", help=say("help-host"))] = None,
    database: Annotated[str | None, typer.Option("--database", help=say("help-database"))] = None,
    root_path: Annotated[str | None, typer.Option("--root-path", help=say("help-root-path"))] = None,
    processes: Annotated[int | None, typer.Option("--processes", min=1, max=64, help=say("help-processes"))] = None,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Serve until interrupted; what is left out comes from the environment (``STARHOLD_PORT`` …)."""
    from starhold.server import Settings
    from starhold.server import serve as run

    settings = Settings.read(port=port, host=host, database=database, root_path=root_path, processes=processes)
    raise typer.Exit(run(settings, words().language))
