"""The API documents conform to their standards, and their examples to their schemas."""

import copy
from pathlib import Path
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from blackgate.server.messages import AnyFromClient, AnyFromServer
from blackgate.server.problems import STATUS
from blackgate.server.web import asyncapi, openapi
from blackgate.server.web.examples import EXAMPLES
from blackgate.server.web.routes import ROUTES
from blackgate.server.web.websocket.close_codes import CODES, close_code

Json = dict[str, Any]

TEXT = {"type": "string", "minLength": 1}
REFERENCE = {"type": "object", "required": ["$ref"], "properties": {"$ref": {"pattern": "^#/"}}}
MESSAGE = {
    "type": "object",
    "required": ["name", "payload"],
    "properties": {"name": TEXT, "payload": {"type": "object"}, "examples": {"type": "array", "minItems": 1}},
}
ESSENTIALS = {
    "type": "object",
    "required": ["asyncapi", "info", "channels", "operations", "components"],
    "properties": {
        "asyncapi": {"const": "3.0.0"},
        "info": {"type": "object", "required": ["title", "version"], "properties": {"title": TEXT, "version": TEXT}},
        "channels": {
            "additionalProperties": {
                "required": ["address", "messages", "parameters"],
                "properties": {"address": {"pattern": "^/"}, "messages": {"additionalProperties": REFERENCE}},
            },
        },
        "operations": {
            "minProperties": 2,
            "additionalProperties": {
                "required": ["action", "channel", "messages"],
                "properties": {
                    "action": {"enum": ["send", "receive"]},
                    "channel": REFERENCE,
                    "messages": {"type": "array", "minItems": 1, "items": REFERENCE},
                },
            },
        },
        "components": {
            "required": ["schemas", "messages"],
            "properties": {"messages": {"additionalProperties": MESSAGE}},
        },
    },
}
"""What AsyncAPI 3.0 cannot do without, in our words; its own schema comes with what the browser client is built of."""
OFFICIAL = "web/node_modules/@asyncapi/specs/schemas/3.0.0.json"


def dangling(document: Json) -> list[str]:
    """References that lead nowhere."""

    def found(part: object) -> list[str]:
        match part:
            case dict():
                own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
                return own + [each for inner in part.values() for each in found(inner)]
            case list():
                return [each for inner in part for each in found(inner)]
        return []

    return [each for each in found(document) if not leads(document, each)]


def leads(document: Any, reference: str) -> bool:
    for step in reference.removeprefix("#/").split("/"):
        if not isinstance(document, dict) or step not in document:
            return False
        document = document[step]
    return True


def holds(document: Json, schema: Json, value: object) -> bool:
    """Whether a value conforms to a schema of the document."""
    whole = {**schema, "components": document["components"]}
    return bool(jsonschema.Draft202012Validator(whole).is_valid(value))


@pytest.fixture(scope="module")
def routes() -> Json:
    found: Json = msgspec.json.decode(openapi.document_json())
    return found


@pytest.fixture(scope="module")
def messages() -> Json:
    found: Json = msgspec.json.decode(asyncapi.document_json())
    return found


def test_the_openapi_document_is_valid(routes: Json) -> None:
    OpenAPIV31SpecValidator(routes).validate()
    broken = copy.deepcopy(routes)
    broken["paths"]["/api/rooms/{code}"]["get"]["parameters"] = []
    assert not OpenAPIV31SpecValidator(broken).is_valid()


def test_every_route_is_documented(routes: Json) -> None:
    told = {(method.upper(), path) for path, methods in routes["paths"].items() for method in methods}
    assert told == {(route.method, route.path) for route in ROUTES}


def test_route_examples_match_their_schemas(routes: Json) -> None:
    shown = 0
    for methods in routes["paths"].values():
        for operation in methods.values():
            bodies = [*operation["responses"].values(), operation.get("requestBody", {})]
            for content in (kind for body in bodies for kind in body.get("content", {}).values()):
                if "example" in content:
                    assert holds(routes, content["schema"], content["example"]), content["example"]
                    assert not holds(routes, content["schema"], ["nothing", "of", "the", "kind"])
                    shown += 1
    assert shown == sum(kind in EXAMPLES for route in ROUTES for kind in (route.takes, route.gives))


def test_examples_can_be_decoded() -> None:
    for kind, example in EXAMPLES.items():
        assert msgspec.json.decode(msgspec.json.encode(example), type=kind) == example


def test_security_is_documented_where_a_key_is_needed(routes: Json) -> None:
    why, state = (routes["paths"][f"/api/rooms/{{code}}/{name}"]["get"] for name in ("why", "state"))
    assert why["security"] == [{"key": []}]
    assert state["security"] == [{}, {"key": []}]
    assert routes["paths"]["/api/rooms"]["get"]["security"] == []


def test_the_asyncapi_document_has_its_required_parts(messages: Json) -> None:
    jsonschema.Draft202012Validator(ESSENTIALS).validate(messages)
    assert dangling(messages) == []
    broken = copy.deepcopy(messages)
    broken["operations"]["hear"]["action"] = "listen"
    assert not jsonschema.Draft202012Validator(ESSENTIALS).is_valid(broken)
    del broken["components"]["messages"]["hello"]
    assert dangling(broken)


@pytest.fixture(scope="module")
def official(root: Path) -> Any:
    """The schema of AsyncAPI itself; everything it refers to stands in it."""
    if not (root / OFFICIAL).exists():
        pytest.skip("the schema of AsyncAPI is not here: npm ci in web/")
    return jsonschema.Draft7Validator(msgspec.json.decode((root / OFFICIAL).read_bytes()))


def test_the_asyncapi_document_is_valid(official: Any, messages: Json) -> None:
    official.validate(messages)


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("operations", "hear", "action"), "listen"),
        (("channels", "room", "messages", "hello"), "hello"),
        (("components", "messages", "hello", "payload"), {"type": "no type"}),
        (("channels", "room", "parameters", "code", "schema"), {"type": "string"}),
        (("info", "version"), 3),
        (("anything",), "else"),
    ],
)
def test_an_invalid_asyncapi_document_is_detected(
    official: Any, messages: Json, place: tuple[str, ...], value: object
) -> None:
    broken = copy.deepcopy(messages)
    inner = broken
    for name in place[:-1]:
        inner = inner[name]
    inner[place[-1]] = value
    assert not official.is_valid(broken)


def test_every_message_is_documented_with_its_direction(messages: Json) -> None:
    for operation, kinds in (("hear", AnyFromClient), ("tell", AnyFromServer)):
        told = {each["$ref"].rpartition("/")[2] for each in messages["operations"][operation]["messages"]}
        assert told == {asyncapi.tag_of(kind) for kind in kinds.__args__}


def test_message_examples_match_their_schemas(messages: Json) -> None:
    for message in messages["components"]["messages"].values():
        for example in message.get("examples", []):
            assert holds(messages, message["payload"], example["payload"]), example


def test_every_close_code_is_documented(messages: Json) -> None:
    assert {close_code(code) for code in STATUS} <= set(CODES)
    assert all(str(code) in messages["info"]["description"] for code in CODES)
