"""Generates the TypeScript types of the browser client from both API documents.

python -m blackgate.server.web.typescript > web/src/protocol.ts
"""

from typing import Any, Final

from blackgate.server.web import asyncapi, openapi
from blackgate.server.web.request_body import MOST_TEXT

Json = dict[str, Any]

HEAD: Final = "// Made of the server's own documents by `python -m blackgate.server.web.typescript`: do not edit.\n"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def generate() -> str:
    """The whole file."""
    rooms, routes = asyncapi.document()["components"]["schemas"], openapi.document()["components"]["schemas"]
    schemas = {**routes, **rooms}
    parts = [HEAD, *(_declaration(name, schemas[name]) for name in sorted(schemas))]
    for name, kinds in (("FromClient", asyncapi.FROM_CLIENT), ("FromServer", asyncapi.FROM_SERVER)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}\n")
    parts.append(f"/** Bytes of a record. */\nexport const MOST_TEXT = {MOST_TEXT}\n")
    return "\n".join(parts)


def _declaration(name: str, schema: Json) -> str:
    """One type under its name."""
    about = f"/** {schema['description'].splitlines()[0]} */\n" if schema.get("description") else ""
    if "properties" not in schema:
        return f"{about}export type {name} = {type_of(schema)}\n"
    needed = set(schema.get("required", ()))
    fields = [
        f"  {field}{'' if field in needed or 'default' in part else '?'}: {type_of(part)}"
        for field, part in schema["properties"].items()
    ]
    return f"{about}export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def type_of(schema: Json) -> str:
    """A type where it is used."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[-1])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(each) for each in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
        case "array":
            inner = type_of(schema.get("items", {}))
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "object":
            return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
        case list() as several:
            return " | ".join(PLAIN[each] for each in several)
        case str() as one:
            return PLAIN[one]
        case _:
            return "unknown"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    print(generate(), end="")
