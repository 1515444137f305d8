"""Reading what somebody sends: only as much as it may be, only what it should be."""

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from starlette.requests import Request

from blackgate.server.problems import Refused
from blackgate.server.web.responses import Declined

MOST: Final = 8 * 1024
MOST_TEXT: Final = 1024 * 1024
"""Bytes of a record: three times as many as 20,000 lines take. What is longer would hold the loop."""
SECONDS: Final = 30.0
"""How long somebody may take to send it."""
DEEPEST: Final = 32
"""Brackets inside of one another; what a person wants has four."""


async def sent(request: Request, wanted: Any, seconds: float = SECONDS) -> Any:
    """The body as the wanted type, if it comes in time."""
    try:
        async with asyncio.timeout(seconds):
            return await _sent(request, wanted)
    except TimeoutError:
        raise Declined(408, "invalid", "the rest did not come", "body", headers={"connection": "close"}) from None


async def _sent(request: Request, wanted: Any) -> Any:
    """JSON; or for `str` a plain text."""
    if wanted is str:
        body = await read(request, MOST_TEXT, "text/plain")
        try:
            return body.decode()
        except UnicodeDecodeError:
            raise Refused("invalid", "this is no text", right="send it in UTF-8") from None
    return decoded(await read(request, MOST, "application/json"), wanted)


async def read(request: Request, most: int, kind: str) -> bytes:
    """The whole body, if it is of this kind and no longer than this. What is too long is not read to its end."""
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != kind:
        raise Declined(415, "invalid", "this is not what is read here", "content-type", f"send {kind}")
    length = request.headers.get("content-length", "")
    if length.isdecimal() and int(length[:12]) > most:
        raise too_long(most)
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise too_long(most)
    return bytes(body)


def too_long(most: int) -> Declined:
    """More than is read here."""
    return Declined(413, "invalid", "this is too long", "body", f"at most {most} bytes", {"connection": "close"})


def decoded(body: bytes, wanted: Any) -> Any:
    """JSON as the wanted type; Refused says what is wrong with it."""
    if body.count(b"[") + body.count(b"{") > DEEPEST and is_deep(body):
        raise Refused("invalid", "too many brackets inside of one another", "body", f"at most {DEEPEST}")
    try:
        return _decoder(wanted).decode(body)
    except msgspec.ValidationError as error:
        raise misfit(error) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("invalid", "this is no JSON", "body", "see /api/openapi.json") from None


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    """Made once for each of the few types that are read here."""
    return msgspec.json.Decoder(wanted)


def is_deep(body: bytes) -> bool:
    """Whether brackets go deeper than anybody needs; counted without texts, so that the decoder is not asked."""
    depth, in_text, is_escaped = 0, False, False
    for byte in body:
        if in_text:
            in_text = is_escaped or byte != 0x22
            is_escaped = byte == 0x5C and not is_escaped
        elif byte == 0x22:
            in_text = True
        elif byte in b"[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif byte in b"]}":
            depth -= 1
    return False


def asked(request: Request, wanted: Any) -> Any:
    """What stands behind the question mark of an address."""
    pairs = request.query_params.multi_items()
    if len({name for name, _ in pairs}) != len(pairs):
        raise Refused("invalid", "something is asked twice", "query", "name each thing once")
    try:
        return msgspec.convert(dict(pairs), wanted, strict=False)
    except msgspec.ValidationError as error:
        raise misfit(error) from None


def misfit(error: msgspec.ValidationError) -> Refused:
    """What does not fit, and where: `Expected `int`, got `str` - at `$.seat``."""
    what, _, where = str(error).partition(" - at ")
    return Refused(
        "invalid", what, where.strip("`").removeprefix("$").removeprefix(".") or "body", "see /api/openapi.json"
    )
