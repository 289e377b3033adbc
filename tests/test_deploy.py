"""What hosts copy: the files name settings, commands and extras that exist."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml

from starhold.cli.app import COMMANDS
from starhold.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "deploy").iterdir())
ELSEWHERE = {"STARHOLD_PASSWORD"}
"""What is the file's own."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_each_setting_in_a_file_for_hosts_exists(file: Path) -> None:
    known = {PREFIX + field.name.upper() for field in fields(Settings)} | ELSEWHERE
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+", file.read_text())) <= known


def test_the_services_run_commands_of_the_program_with_settings_that_can_be_read() -> None:
    composed: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    ours = {name: part for name, part in composed["services"].items() if "build" in part}
    assert set(ours) == {"server", "bots"}
    for part in ours.values():
        assert set(part["command"]) <= set(COMMANDS)
        assert (ROOT / "deploy" / part["build"]["context"] / part["build"]["dockerfile"]).is_file()
        given = {name: re.sub(r"\$\{\w+:-(\w+)\}", r"\1", text) for name, text in part["environment"].items()}
        settings = Settings.read(given)
        assert settings.database.startswith("postgresql://")
        assert settings.secure_cookies
    assert Settings.read(ours["server"]["environment"] | {"STARHOLD_SECURE_COOKIES": "yes"}).bot_workers == 0


def test_the_image_installs_extras_that_exist() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    named = re.findall(r"'(?:\.|starhold)\[([\w,]+)\]'", (ROOT / "deploy" / "Containerfile").read_text())
    assert len(named) == 2
    assert {extra for names in named for extra in names.split(",")} <= set(extras)
