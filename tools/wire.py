"""Makes the client's types out of the server's messages: `python -m tools.wire` writes web/src/protocol/wire.ts."""

import sys
from pathlib import Path
from typing import Any

from msgspec.json import schema_components

from starhold.server import messages as said

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol" / "wire.ts"
HEAD = "// Made from the server's messages by `npm run types`; do not edit.\n"
TYPES = [
    said.Me, said.MePatch, said.GameInfo, said.Chapter, said.NewTable, said.Sit, said.Appoint, said.TableInfo,
    said.TableList, said.TablePage, said.ErrorBody, said.ClientMessage, said.Accepted, said.Refused, said.Why,
    said.Estimate, said.Presence, said.Pong,
]  # fmt: skip
"""Everything that crosses the wire in a fixed shape; views, decisions and log lines belong to the games."""
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
    if kind == "array":
        item = typescript(schema["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


def interface(name: str, schema: dict[str, Any]) -> str:
    """Return the TypeScript interface of a message."""
    required = schema.get("required", [])
    fields = (
        f"  {field}{'' if field in required else '?'}: {typescript(inner)};\n"
        for field, inner in schema["properties"].items()
    )
    about = schema["description"].replace("``", "`").replace("\n", " ")
    return f"\n/** {about} */\nexport interface {name} {{\n{''.join(fields)}}}\n"


def generate() -> str:
    """Return the text of wire.ts."""
    _, components = schema_components(TYPES)
    messages = (interface(name, schema) if schema["properties"] else "" for name, schema in sorted(components.items()))
    return HEAD + "".join(messages)


def main(words: list[str], target: Path = TARGET) -> int:
    """Write the types; with `--check` only say whether they are as they should be. Return the exit code."""
    wanted = generate()
    if "--check" not in words:
        target.write_text(wanted, encoding="utf-8")
        return 0
    if target.is_file() and target.read_text(encoding="utf-8") == wanted:
        return 0
    print(f"{target.name} does not fit the server's messages; run `npm run types` in web/", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
