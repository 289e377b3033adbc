"""A few numbers about the running server, in the text form that Prometheus reads."""

from dataclasses import dataclass, fields


@dataclass(slots=True)
class Metrics:
    """Counters since the start, and gauges that are set before they are shown."""

    accepted: int = 0
    refused: int = 0
    failed_commits: int = 0
    bot_fallbacks: int = 0
    bot_retries: int = 0
    connections: int = 0
    tables: int = 0
    commits: int = 0
    committed_jobs: int = 0

    def text(self) -> str:
        """One line a number."""
        return "".join(f"starhold_{field.name} {getattr(self, field.name)}\n" for field in fields(self))
