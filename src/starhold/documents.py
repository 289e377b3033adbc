"""The one place where YAML is read and written, for position documents at the terminal and at the server."""

import re
from collections.abc import Hashable
from pathlib import Path

import yaml

from starhold.kernel.game import Plain
from starhold.kernel.reasons import refuse

LIMIT = 256 * 1024
"""Largest document, in bytes."""
EDGE_REASONS = ("file-unreadable", "document-too-large", "document-unreadable", "document-repeats", "file-unwritable")
"""Reason ids for files and documents."""


class _Loader(yaml.SafeLoader):
    """YAML without surprises: no dates, no decimals, no merge keys, no references; only true and false are flags."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            event = self.peek_event()  # type: ignore[no-untyped-call]
            raise yaml.composer.ComposerError(None, None, "reference", event.start_mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, object]:
        seen: set[str] = set()
        for key, _ in node.value:
            name = self.construct_object(key, deep=True)
            if not isinstance(name, str):
                raise yaml.constructor.ConstructorError(None, None, "key", key.start_mark)
            if name in seen:
                raise refuse("document-repeats", place=name, line=key.start_mark.line + 1)
            seen.add(name)
        return super().construct_mapping(node, deep)


_Loader.yaml_implicit_resolvers = {}
for _tag, _form, _first in (
    ("bool", "true|false", "tf"),
    ("int", "[-+]?(?:0|[1-9][0-9]{0,17})", "-+0123456789"),
    ("null", "~|null|", ["~", "n", ""]),
):
    _Loader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(f"^(?:{_form})$"), list(_first))


def read_document(text: str) -> Plain:
    """The map in a YAML ``text``; `Refused` (``document-unreadable``, ``document-repeats``, ``document-too-large``)."""
    if len(text.encode("utf-8", "surrogatepass")) > LIMIT:
        raise refuse("document-too-large", limit=LIMIT // 1024)
    try:
        document = yaml.load(text, _Loader)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark
        raise refuse("document-unreadable", line=mark.line + 1 if mark else 1) from None
    except (yaml.YAMLError, RecursionError, ValueError):
        raise refuse("document-unreadable", line=1) from None
    if not isinstance(document, dict):
        raise refuse("document-unreadable", line=1)
    return document


def write_document(document: Plain) -> str:
    """``document`` as YAML that `read_document` reads back to the same data."""
    return yaml.safe_dump(document, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None)


def read_text(file: Path) -> str:
    """The UTF-8 text of ``file``; `Refused` (``file-unreadable``, ``document-too-large``)."""
    try:
        with file.open("rb") as stream:
            data = stream.read(16 * LIMIT + 1)
        if len(data) > 16 * LIMIT:
            raise refuse("document-too-large", limit=16 * LIMIT // 1024)
        return data.decode("utf-8-sig")
    except FileNotFoundError:
        raise refuse("file-unreadable", file=str(file), problem="not-found") from None
    except UnicodeDecodeError:
        raise refuse("file-unreadable", file=str(file), problem="not-text") from None
    except OSError:
        raise refuse("file-unreadable", file=str(file), problem="no-access") from None


def write_text(file: Path, text: str) -> None:
    """Write ``text`` to ``file``; `Refused` (``file-unwritable``)."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError:
        raise refuse("file-unwritable", file=str(file)) from None
