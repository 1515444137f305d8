"""Reads request bodies with limits on size, depth and time."""

import asyncio
import re
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request

from blackgate.server.problems import Refused
from blackgate.server.web.responses import HttpRefused

MOST_BODY: Final = 8 * 1024
MOST_BOX_BODY: Final = 96 * 1024
"""Bytes of a body with a custom box."""
MOST_TEXT: Final = 1024 * 1024
"""Bytes of a record: three times as many as 20,000 lines take. Longer ones would block the event loop."""
BODY_SECONDS: Final = 30.0
"""How long a client may take to send it."""
MOST_DEPTH: Final = 32
"""Nested brackets; a command has four."""
NO_BRACKETS: Final = re.compile(rb'(?:[^"\[\]{}]++|"(?:[^"\\]++|\\.)*+(?:"|\Z))++', re.DOTALL)
"""Everything between brackets: strings of JSON, the last one perhaps without its end, and what is in no string."""
ONE_KIND: Final = bytes.maketrans(b"{}", b"[]")


async def read_body(request: Request, wanted: Any, seconds: float = BODY_SECONDS, most: int = MOST_BODY) -> Any:
    """The body as the wanted type, if it arrives in time."""
    try:
        async with asyncio.timeout(seconds):
            return await _read_body(request, wanted, most)
    except TimeoutError:
        raise HttpRefused(408, "invalid", "the rest did not come", "body", headers={"connection": "close"}) from None


async def _read_body(request: Request, wanted: Any, most: int) -> Any:
    """JSON, or for `str` plain text."""
    if wanted is str:
        body = await read(request, MOST_TEXT, "text/plain")
        try:
            return body.decode()
        except UnicodeDecodeError:
            raise Refused("invalid", "this is no text", right="send it in UTF-8") from None
    return decoded(await read(request, most, "application/json"), wanted)


async def read(request: Request, most: int, kind: str) -> bytes:
    """The whole body, if it has this content type and size. A longer one is not read to its end."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != kind:
        raise HttpRefused(415, "invalid", "this is not what is read here", "content-type", f"send {kind}")
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:12]) > most:
        raise too_long(most)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise too_long(most)
    return bytes(body)


def too_long(most: int) -> HttpRefused:
    """The refusal for a body that is too long."""
    return HttpRefused(413, "invalid", "this is too long", "body", f"at most {most} bytes", {"connection": "close"})


def decoded(body: bytes, wanted: Any) -> Any:
    """JSON as the wanted type; raise Refused if it does not fit."""
    if body.count(b"[") + body.count(b"{") > MOST_DEPTH and is_too_deep(body):
        raise Refused("invalid", "too many brackets inside of one another", "body", f"at most {MOST_DEPTH}")
    try:
        return _decoder(wanted).decode(body)
    except msgspec.ValidationError as error:
        raise validation_error(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("invalid", "this is no JSON", "body", "see /api/openapi.json") from None


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each of the few types."""
    return msgspec.json.Decoder(wanted)


def is_too_deep(body: bytes) -> bool:
    """Whether brackets are nested too deeply. Counted outside of strings, so that the decoder never recurses.

    Pairs are taken away level by level, which is fast for a large body; what is left is deep, or no JSON.
    """
    brackets = NO_BRACKETS.sub(b"", body).translate(ONE_KIND)
    for _ in range(MOST_DEPTH):
        brackets = brackets.replace(b"[]", b"")
    return b"[]" in brackets or b"[" * (MOST_DEPTH + 1) in brackets


def query(request: Request, wanted: Any) -> Any:
    """The query parameters as the wanted type."""
    pairs = request.query_params.multi_items()
    if len({name for name, _ in pairs}) != len(pairs):
        raise Refused("invalid", "something is asked twice", "query", "name each thing once")
    try:
        return msgspec.convert(dict(pairs), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise validation_error(error) from None


def validation_error(error: msgspec.ValidationError) -> Refused:
    """What does not fit, and where: `Expected `int`, got `str` - at `$.seat``."""
    what, _, where = str(error).partition(" - at ")
    return Refused(
        "invalid", what, where.strip("`").removeprefix("$").removeprefix(".") or "body", "see /api/openapi.json"
    )
