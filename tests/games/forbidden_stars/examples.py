"""The situations of docs/notation.md, as whole documents."""

import copy
import re
from pathlib import Path
from typing import Any

import yaml

Document = dict[str, Any]
PAGE = (
    (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8").partition("### Forbidden Stars")[2]
)
BLOCKS: list[Document] = [yaml.safe_load(block) for block in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)]


def whole(example: Document) -> Document:
    """An example laid over the first one of the page, as the page says."""
    found = copy.deepcopy(BLOCKS[0])
    for key, part in copy.deepcopy(example).items():
        if key == "seats":
            for seat, entry in zip(found["seats"], part, strict=True):
                seat |= entry
        elif key == "systems" and example.get("phase") != "setup":
            for entry in part:
                next(system for system in found["systems"] if system["tile"] == entry["tile"]).update(entry)
        else:
            found[key] = part
    return found


def read(text: str) -> Document:
    """A whole document from what differs, as YAML."""
    return whole(yaml.safe_load(text) or {})
