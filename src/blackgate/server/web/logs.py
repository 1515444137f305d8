"""What the operator reads: one line for each thing that happens, and never a key, a name, a text or a body."""

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
"""What a line may hold. Whatever has another name is left out, so that nothing gets in by accident."""
KEY: Final = re.compile(r"[A-Za-z0-9_-]{40,}")
"""What looks like a key."""
HIDDEN: Final = "[hidden]"

Event = MutableMapping[str, Any]
ROUTE: Final = "blackgate.route"
"""Where a door writes its name for the log."""

log: Final[structlog.stdlib.BoundLogger] = structlog.stdlib.get_logger("blackgate.server")


def only_fields(_logger: object, _method: str, event: Event) -> Event:
    """Leave out every field that is not listed."""
    return {name: value for name, value in event.items() if name in FIELDS or name.startswith("_")}


def without_keys(_logger: object, _method: str, event: Event) -> Event:
    """Blacken what looks like a key, in every text, tracebacks included."""
    return {name: KEY.sub(HIDDEN, value) if isinstance(value, str) else value for name, value in event.items()}


def set_up(form: str, stream: TextIO = sys.stderr) -> None:
    """Write all logs, those of libraries too, to one stream: as JSON lines, or to be read on a terminal."""
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
            only_fields,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            without_keys,
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
    # At its usual level uvicorn tells every address with everything behind its question mark.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(is_news)


def is_news(record: logging.LogRecord) -> bool:
    """Whether a line has to be told: uvicorn takes a socket that is refused for a mistake, and it has its own line."""
    return record.getMessage() != "ASGI callable returned without completing handshake."


class Journal:
    """A line for every request, when it is answered, with an id its answer carries, too."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it be answered, and tell how that went."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        began, request, seen = time.perf_counter(), secrets.token_hex(8), {"status": 0}

        async def noting(message: Message) -> None:
            _note(message, seen, request)
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            ms = round(1000 * (time.perf_counter() - began), 1)
            log.info("answered", request=request, **_told(scope), **seen, ms=ms)


def _note(message: Message, seen: MutableMapping[str, int], request: str) -> None:
    """How it was answered: a status, or the code a socket was closed with."""
    match message["type"]:
        case "http.response.start" | "websocket.http.response.start":
            seen["status"] = message["status"]
            MutableHeaders(scope=message)["x-request-id"] = request
        case "websocket.accept":
            seen["status"] = 101
        case "websocket.close":
            seen["code"] = message.get("code", 1000)


def _told(scope: Scope) -> Mapping[str, str]:
    """What may be told of a request: not its path, which anybody may write anything into."""
    room = str(scope.get("path_params", {}).get("code", "")).upper()
    return {
        "route": scope.get(ROUTE, ""),
        "method": scope.get("method", "SOCKET"),
        **({"room": room} if is_code(room) else {}),
    }
