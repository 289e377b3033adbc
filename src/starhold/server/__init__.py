"""The server: tables, people and bots over HTTP and WebSocket. `serve` runs it until interrupted."""

from starhold.server.settings import Settings

__all__ = ["Settings", "serve", "work"]


def serve(settings: Settings, language: str | None = None) -> int:
    """Serve until interrupted; the exit code: 0 after a normal end, 1 if it could not start (a sentence says why)."""
    # A process where bots think imports this package too and needs nothing of the web.
    from starhold.server.run import serve as run

    return run(settings, language)


def work(settings: Settings, language: str | None = None) -> int:
    """Play bots until interrupted; exit codes as of `serve`."""
    from starhold.server.run import work as run

    return run(settings, language)
