"""The OpenAPI 3.1 document, generated from the table of routes and their types."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec

from blackgate.server.keys import CODE_LENGTH, CODE_LETTERS
from blackgate.server.problems import Problem
from blackgate.server.web.examples import EXAMPLES
from blackgate.server.web.route import OPERATOR, Route
from blackgate.server.web.routes import ROUTES, json_types

Json = dict[str, Any]

CODE: Final[Json] = {
    "name": "code", "in": "path", "required": True, "description": "The code of the room.", "example": "K7WMPX",
    "schema": {"type": "string", "pattern": f"^[{CODE_LETTERS}]{{{CODE_LENGTH}}}$"},
}  # fmt: skip
NAME: Final[Json] = {
    "name": "name", "in": "path", "required": True, "description": "The name of the record.",
    "example": "0123456789abcdef0123", "schema": {"type": "string", "pattern": "^[0-9a-f]{20}$"},
}  # fmt: skip
EDITION: Final[Json] = {
    "name": "edition", "in": "path", "required": True, "description": "An edition on offer.", "example": "retail",
    "schema": {"type": "string", "pattern": "^[a-z_]{1,40}$"},
}  # fmt: skip

PROBLEMS: Final = {
    "400": "Something in it is wrong.",
    "401": "A key is required, or this is not one.",
    "403": "The key does not allow this, or the page is of another origin.",
    "404": "There is no such room, record or moment.",
    "405": "This method is not allowed here.",
    "408": "The body did not arrive in time.",
    "409": "It conflicts with the present state.",
    "413": "The body is too long.",
    "415": "The content type is not supported.",
    "421": "The server is not known by this host name.",
    "429": "Over a rate limit; Retry-After says how long to wait.",
    "500": "An error of the server.",
    "503": "The server cannot store anything at the moment.",
}


def document(routes: Sequence[Route] = ROUTES) -> Json:
    """The whole document."""
    kinds = [*json_types(routes), Problem]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    named = dict(zip(kinds, schemas, strict=True))
    paths: Json = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Blackgate",
            "version": version("blackgate"),
            "summary": "Rooms in which people and bots dig their way out.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "responses": {status: _problem(line, named[Problem]) for status, line in PROBLEMS.items()},
            "securitySchemes": {
                "key": {"type": "http", "scheme": "bearer", "description": "The key of a seat or host."}
            },
        },
    }


@cache
def document_json() -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document())


def _operation(route: Route, named: dict[type, Json]) -> Json:
    made: Json = {
        "operationId": route.name,
        "summary": route.summary,
        "description": "For: " + ", ".join(route.who) + ".",
        "parameters": _parameters(route),
        "responses": _responses(route, named),
        "security": [{"key": []}] if route.needs_key else [{}, {"key": []}] if route.takes_key else [],
    }
    if route.takes is not None:
        made["requestBody"] = {"required": True, "content": _content(route.takes, named)}
    return made


def _parameters(route: Route) -> list[Json]:
    """Path and query parameters."""
    query = next(iter(msgspec.json.schema(route.query)["$defs"].values()))
    asked = [
        {"name": name, "in": "query", "required": name in query["required"], "schema": schema}
        for name, schema in query["properties"].items()
    ]
    return [
        each for mark, each in (("{code}", CODE), ("{name}", NAME), ("{edition}", EDITION)) if mark in route.path
    ] + asked


def _responses(route: Route, named: dict[type, Json]) -> Json:
    return {
        str(route.status): {"description": "Success.", "content": _content(route.gives, named)},
        **{status: {"$ref": f"#/components/responses/{status}"} for status in problems(route)},
    }


def problems(route: Route) -> list[str]:
    """The statuses with which a route may be refused."""
    found = {"400", "401", "421", "429", "500", "503"}
    found |= {"403"} if route.method == "POST" or route.takes_key or route.who == OPERATOR else set()
    found |= {"404", "409"} if "{" in route.path else set()
    found |= {"409"} if route.method == "POST" and route.who == OPERATOR else set()
    found |= {"408", "413", "415"} if route.takes is not None else set()
    return sorted(found)


def _content(kind: type, named: dict[type, Json]) -> Json:
    """The content of a message: a text, a document, or a type with an example."""
    if kind is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    if kind is dict:
        return {"application/json": {"schema": {"type": "object"}}}
    shown = {"example": msgspec.to_builtins(EXAMPLES[kind])} if kind in EXAMPLES else {}
    return {"application/json": {"schema": named[kind], **shown}}


def _problem(line: str, schema: Json) -> Json:
    return {"description": line, "content": {"application/json": {"schema": schema}}}
