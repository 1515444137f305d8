"""Structured logs for the operator: one line for each event, and never a key, a name, a text or a body."""

import logging
import re
import secrets
import sys
import time
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from blackgate.server.keys import is_code

FIELDS: Final = frozenset({
    "event", "level", "timestamp", "logger", "exception", "request", "route", "method", "status", "ms", "room",
    "code", "address", "connections",
})  # fmt: skip
"""Allowlist of fields. All others are dropped, so that nothing gets in by accident."""
KEY_PATTERN: Final = re.compile(r"[A-Za-z0-9_-]{40,}")
"""Anything that looks like a key."""
REDACTED: Final = "[hidden]"

EventDict = MutableMapping[str, Any]
ROUTE: Final = "blackgate.route"
"""Where an endpoint stores the name of its route for the log."""

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("blackgate.server")


def keep_known_fields(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Drop every field that is not allowed."""
    return {name: value for name, value in event.items() if name in FIELDS or name.startswith("_")}


def redact_keys(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Redact anything that looks like a key, in every text, tracebacks included."""
    return {
        name: KEY_PATTERN.sub(REDACTED, value) if isinstance(value, str) else value for name, value in event.items()
    }


def configure_logging(form: str, stream: TextIO = sys.stderr) -> None:
    """Write all logs, also those of libraries, to one stream: as JSON lines, or readable for a terminal."""
    is_plain = form == "plain" or (form == "auto" and stream.isatty())
    shared: list[structlog.typing.Processor] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)
        if is_plain
        else structlog.processors.JSONRenderer()
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            structlog.processors.format_exc_info,
            keep_known_fields,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            redact_keys,
            last,
        ],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # At its default level uvicorn logs every URL with its query.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_relevant)


def is_relevant(record: logging.LogRecord) -> bool:
    """Whether to log a record: uvicorn reports a refused WebSocket as an error, but it has its own line."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


class AccessLog:
    """Middleware that logs every request when it is answered, with an id that the response carries, too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond, and log it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, request, seen = time.perf_counter(), secrets.token_hex(8), {"status": 0}

        async def noting(message: Message) -> None:
            _note_response(message, seen, request)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            ms = round(1000 * (time.perf_counter() - began), 1)
            log.info("answered", request=request, **_request_fields(scope), **seen, ms=ms)


def _note_response(message: Message, seen: MutableMapping[str, int], request: str) -> None:
    """Note the status, or the close code of a WebSocket."""
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            seen["status"] = message["status"]
            MutableHeaders(scope=message)["x-request-id"] = request
        case "websocket.accept":
            seen["status"] = 101
        case "websocket.close":
            seen["code"] = message.get("code", 1000)


def _request_fields(scope: Scope) -> Mapping[str, str]:
    """What may be logged of a request: not its path, which may contain anything."""
    room = str(scope.get("path_params", {}).get("code", "")).upper()
    return {
        "route": scope.get(ROUTE, ""),
        "method": scope.get("method", "SOCKET"),
        **({"room": room} if is_code(room) else {}),
    }
