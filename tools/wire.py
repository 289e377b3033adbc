"""Makes the client's types: `python -m tools.wire` writes them into web/src.

`protocol/wire.ts` and `protocol/people.ts` come from the server's messages, `games/GAME/types.ts` from the shape of a
game's view.
"""

import ast
import inspect
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from starhold.games.forbidden_stars.view import shape as stars
from starhold.games.quantum.view import shape as quantum
from starhold.server import chat_messages as talk
from starhold.server import messages as said
from starhold.server import notice_messages as notices
from starhold.server import people_messages as people
from starhold.server import study_messages as study

WEB = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Made from {module} by `npm run types`; do not edit.\n"
TYPES = [
    said.Me, said.MePatch, said.GameInfo, said.Chapter, said.NewTable, said.Sit, said.Appoint, said.TableInfo,
    said.TableList, said.TablePage, said.ErrorBody, said.Matter, said.ClientMessage, said.Accepted, said.Refused,
    said.Why, said.Estimate, said.Presence, said.Clocks, said.Pong,
]  # fmt: skip
"""Everything that crosses the wire in a fixed shape; decisions and log lines are told in `protocol/types.ts`."""
PEOPLE = [
    people.NewAccount, people.SignIn, people.SignOut, people.NewPassword, people.NewPasskey, people.PasskeyFor,
    people.Code, people.Account, people.LinkCode, people.LinkInfo, people.Profile, people.Leave,
    people.HostView, people.HostAction,
]  # fmt: skip
FILES: dict[str, Sequence[Any]] = {
    "protocol/wire.ts": TYPES,
    "protocol/people.ts": PEOPLE,
    "protocol/notices.ts": [notices.NewContact, notices.Notices],
    "protocol/study.ts": [study.Fork],
    "protocol/chat.ts": [talk.NewLine, talk.RemoveLine, talk.MuteLine, talk.ChatLine, talk.Chat],
    "games/quantum/types.ts": [quantum.QuantumView],
    "games/forbidden_stars/types.ts": [stars.StarsView, stars.StrikeOdds],
}
"""What is written where: the types of each file, with all that they are made of."""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """Return the TypeScript type of a JSON schema of the kinds that msgspec makes of our messages."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(typescript(each) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(typescript(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        item = typescript(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def remarks(source: str) -> dict[tuple[str, str], str]:
    """Return what a module says below the fields of its classes, by class and field."""
    found: dict[tuple[str, str], str] = {}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    for node in classes:
        for field, below in pairwise(node.body):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(remark))):
                    found[node.name, name] = remark
    return found


def comment(text: str) -> str:
    """Return a comment of TypeScript on a line of its own."""
    return f"/** {' '.join(text.replace('``', '`').split())} */\n"


def interface(name: str, schema: dict[str, Any], said_of: dict[tuple[str, str], str]) -> str:
    """Return the TypeScript interface of a message or of a part of a view."""
    required = schema.get("required", [])
    fields = (
        (f"  {comment(said_of[name, field])}" if (name, field) in said_of else "")
        + f"  {field}{'' if field in required else '?'}: {typescript(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    return f"\n{comment(schema['description'])}export interface {name} {{\n{''.join(fields)}}}\n"


def generate(types: Sequence[Any] = TYPES) -> str:
    """Return the text of the file of some types."""
    _, components = schema_components(types)
    module = inspect.getmodule(types[0])
    assert module is not None
    said_of = remarks(inspect.getsource(module))
    made = (interface(name, one, said_of) if one["properties"] else "" for name, one in sorted(components.items()))
    return HEAD.format(module=module.__name__) + "".join(made)


def main(words: list[str], web: Path = WEB) -> int:
    """Write the types; with `--check` only say whether they are as they should be. Return the exit code."""
    stale = []
    for name, types in FILES.items():
        target, wanted = web / name, generate(types)
        if "--check" not in words:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(wanted, encoding="utf-8")
        elif not target.is_file() or target.read_text(encoding="utf-8") != wanted:
            stale.append(name)
    for name in stale:
        print(f"{name} does not fit what it is made from; run `npm run types` in web/", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
