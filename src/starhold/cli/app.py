"""The command line as a whole: commands, language, and one sentence for every mistake."""

from collections.abc import Callable, Collection
from importlib import import_module
from typing import Annotated

import typer
from typer.exceptions import TyperException

from starhold import __version__, compiled
from starhold.cli.speech import ReaderGone, explain, say, show, speak, speak_as_usual, wanted_in, warn
from starhold.kernel.reasons import Refused, refuse
from starhold.words import spoken

COMMANDS = ("serve", "work", "play", "simulate", "replay", "bench")
"""Functions of that name, each in a module of that name."""
ADMIN = {"move-database": "move_database", "list": "list_all"} | {
    name: name.replace("-", "_")
    for name in (
        "host", "no-host", "close-registration", "open-registration", "end", "hide", "unhide", "repair", "ban", "unban",
    )
}  # fmt: skip
POSITION = {"show": "show_position", "options": "list_options", "apply": "apply_options"}


def build(wanted: Collection[str]) -> typer.Typer:
    """The application with its commands; help texts in the language of the environment.

    Only the commands among the words ``wanted`` are loaded: games, bots and server take seconds, a help text does not.
    """
    app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False, help=say("help-app"))
    app.callback(invoke_without_command=True)(_before)
    for name in COMMANDS:
        app.command(name, help=say(f"help-{name}"))(_command(name, name, wanted))
    for group, functions in (("position", POSITION), ("admin", ADMIN)):
        grouped = typer.Typer(no_args_is_help=True, help=say(f"help-{group}"))
        for name, function in functions.items():
            grouped.command(name, help=say(f"help-{group}-{name}"))(_command(group, function, wanted))
        app.add_typer(grouped, name=group)
    return app


def _command(module: str, function: str, wanted: Collection[str]) -> Callable[..., None]:
    if module not in wanted:
        return lambda: None
    found: Callable[..., None] = getattr(import_module(f"starhold.cli.{module}"), function)
    return found


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code: 0 done, 1 it could not be done, 2 bad input, 130 interrupted."""
    speak_as_usual()
    wanted = wanted_in(arguments)
    speak(wanted)
    try:
        if wanted is not None and not spoken(wanted):
            raise refuse("language-unknown", language=wanted)
        code = build(arguments)(arguments, standalone_mode=False, prog_name="starhold")
    except Refused as problem:
        warn(explain(problem))
        return 2
    except TyperException as problem:
        warn(say("cli-usage", {"message": problem.format_message()}))
        return 2
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except ReaderGone:
        return 0
    return code if isinstance(code, int) else 0


def _before(
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
) -> None:
    if version:
        show(say("cli-version", {"version": __version__, "compiled": str(compiled()).lower()}))
        raise typer.Exit
