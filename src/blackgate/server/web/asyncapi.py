"""The AsyncAPI 3.0 document of a room's WebSocket, generated from the messages."""

from functools import cache
from importlib.metadata import version
from typing import Any, Final, get_args

import msgspec

from blackgate.server.keys import CODE_LENGTH, CODE_LETTERS
from blackgate.server.messages import AnyFromClient, AnyFromServer
from blackgate.server.web.examples import EXAMPLES
from blackgate.server.web.websocket.close_codes import CODES

Json = dict[str, Any]

FROM_CLIENT: Final[tuple[type, ...]] = get_args(AnyFromClient)
FROM_SERVER: Final[tuple[type, ...]] = get_args(AnyFromServer)


def document() -> Json:
    """The whole document. Operations are described from the server's side, as the standard requires."""
    kinds = [*FROM_CLIENT, *FROM_SERVER]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    messages = {tag_of(kind): _message(kind, schema) for kind, schema in zip(kinds, schemas, strict=True)}
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Blackgate, the socket of a room",
            "version": version("blackgate"),
            "description": "The first message is `hello`; the answer is `welcome`. Closing codes:\n\n"
            + "\n".join(f"- {code}: {line}" for code, line in CODES.items()),
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {
            "room": {
                "address": "/api/rooms/{code}/socket",
                "parameters": {
                    "code": {"description": f"The room: {CODE_LENGTH} of {CODE_LETTERS}", "examples": ["K7WMPX"]}
                },
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "hear": _operation("receive", FROM_CLIENT, "Messages from a client."),
            "tell": _operation("send", FROM_SERVER, "Messages from the server."),
        },
        "components": {"schemas": _plain(components), "messages": messages},
    }


@cache
def document_json() -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document())


def tag_of(kind: type) -> str:
    """The tag of a message type."""
    found = msgspec.inspect.type_info(kind)
    assert isinstance(found, msgspec.inspect.StructType)  # noqa: S101  (messages are)
    return str(found.tag)


def _message(kind: type, schema: Json) -> Json:
    shown = {"examples": [{"payload": msgspec.to_builtins(EXAMPLES[kind])}]} if kind in EXAMPLES else {}
    summary = (kind.__doc__ or "").split("\n")[0]
    return {"name": tag_of(kind), "summary": summary, "payload": _plain(schema), **shown}


def _plain(schema: Any) -> Any:
    """Without the discriminators of OpenAPI: AsyncAPI uses the word differently, and tags tell kinds apart."""
    if isinstance(schema, list):
        return [_plain(each) for each in schema]
    if isinstance(schema, dict):
        return {name: _plain(each) for name, each in schema.items() if name != "discriminator"}
    return schema


def _operation(action: str, kinds: tuple[type, ...], summary: str) -> Json:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/room"},
        "messages": [{"$ref": f"#/channels/room/messages/{tag_of(kind)}"} for kind in kinds],
    }
