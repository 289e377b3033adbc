"""``starhold admin``: what a host does with the database from the terminal."""

import json
from collections.abc import Callable
from typing import Annotated

import typer

from starhold.cli.speech import say, show, speak
from starhold.kernel.reasons import refuse
from starhold.spelling import shown


def move_database(
    source: Annotated[str, typer.Argument(help=say("help-source"))],
    target: Annotated[str, typer.Argument(help=say("help-target"))],
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Copy a database into a fresh one, of another kind too."""
    from starhold.server.store.transfer import move_database as move

    moved = move(source, target, lambda name, rows: show(say("database-part", {"name": name, "rows": rows})))
    show(say("database-moved", {"tables": moved}))


Database = Annotated[str | None, typer.Option("--database", help=say("help-database"))]
Language = Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)]


def _do(action: str, what: str, database: str | None) -> None:
    """Do it and print what has become of it."""
    from starhold.server import Settings
    from starhold.server.admin import administer

    said = json.loads(administer(Settings.read(database=database), action, what))
    if "reason" in said:
        raise refuse(said["reason"], **said["args"])
    for line in said["lines"]:
        show(shown(line))
    if not said["lines"]:
        show(say("admin-done"))


def _alone(action: str) -> Callable[..., None]:
    def command(database: Database = None, language: Language = None) -> None:
        _do(action, "", database)

    return command


def _about(action: str, what: str) -> Callable[..., None]:
    def command(
        whom: Annotated[str, typer.Argument(metavar=what, help=say(f"help-{what.lower()}"))],
        database: Database = None,
        language: Language = None,
    ) -> None:
        _do(action, whom, database)

    return command


list_all = _alone("list")
close_registration = _alone("close-registration")
open_registration = _alone("open-registration")
host = _about("host", "ACCOUNT")
no_host = _about("no-host", "ACCOUNT")
end = _about("end", "TABLE")
hide = _about("hide", "TABLE")
unhide = _about("unhide", "TABLE")
repair = _about("repair", "TABLE")
ban = _about("ban", "WHOM")
unban = _about("unban", "WHOM")
