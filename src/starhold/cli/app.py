"""The command line as a whole: commands, language, and one sentence for every mistake."""

from typing import Annotated

import typer
from typer.exceptions import TyperException

from starhold import __version__, compiled
from starhold.cli import bench, play, position, replay, serve, simulate
from starhold.cli.speech import ReaderGone, explain, say, show, speak, speak_as_usual, wanted_in, warn
from starhold.kernel.reasons import Refused, refuse
from starhold.words import spoken


def build() -> typer.Typer:
    """The application with its commands; help texts in the language of the environment."""
    app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False, help=say("help-app"))
    app.callback(invoke_without_command=True)(_before)
    app.command("serve", help=say("help-serve"))(serve.serve)
    app.command("play", help=say("help-play"))(play.play)
    app.command("simulate", help=say("help-simulate"))(simulate.simulate)
    app.command("replay", help=say("help-replay"))(replay.replay)
    app.command("bench", help=say("help-bench"))(bench.bench)
    positions = typer.Typer(no_args_is_help=True, help=say("help-position"))
    positions.command("show", help=say("help-position-show"))(position.show_position)
    positions.command("options", help=say("help-position-options"))(position.list_options)
    positions.command("apply", help=say("help-position-apply"))(position.apply_options)
    app.add_typer(positions, name="position")
    return app


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code: 0 done, 1 it could not be done, 2 bad input, 130 interrupted."""
    speak_as_usual()
    wanted = wanted_in(arguments)
    speak(wanted)
    try:
        if wanted is not None and not spoken(wanted):
            raise refuse("language-unknown", language=wanted)
        code = build()(arguments, standalone_mode=False, prog_name="starhold")
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
