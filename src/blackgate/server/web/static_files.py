"""What a browser is shown: the client, where it was built; else a page that says so.

The files are kept in memory, beside the compressed ones that the build has written.
"""

from collections.abc import Awaitable, Callable
from email.utils import formatdate
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Receive, Scope, Send

from blackgate.server.web.responses import not_there

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    "/", "/new", "/join", "/join/{rest:path}", "/r/{rest:path}", "/replay", "/replay/{rest:path}", "/rules",
    "/rules/{rest:path}", "/cards", "/learn", "/learn/{rest:path}",
)  # fmt: skip
"""Addresses inside the client: all of them open the same page, and the client finds its way."""
PROGRAMS: Final = ("/api", "/assets", "/health", "/metrics")
"""Where nobody looks for a page."""
KEEP: Final = "no-cache"
"""The page itself is asked for every time: it names the files of this build."""
FOREVER: Final = "public, max-age=31536000, immutable"
"""Files with a hash in their name never change."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Of files whose type machines do not agree upon."""
KNOWN: Final = ("cache-control", "etag", "last-modified", "vary")
"""Headers that are sent although the file is not."""
PAGE: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Blackgate</title></head>
<body>
<h1>Blackgate</h1>
<p>The server is running. Its client for the browser was not built here.</p>
<p>Programs find everything under <a href="/api/openapi.json">/api/openapi.json</a>
and <a href="/api/asyncapi.json">/api/asyncapi.json</a>.</p>
</body>
</html>
"""


async def bare(request: Request) -> Response:
    """A small honest page."""
    return HTMLResponse(PAGE)


class Asset:
    """A file of the client in memory, plain and as the build has compressed it."""

    def __init__(self, path: Path, keep: str) -> None:
        self._plain = path.read_bytes()
        packed = path.with_name(f"{path.name}.gz")
        self._packed = packed.read_bytes() if packed.is_file() else b""
        kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        self._headers = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": keep,
            "last-modified": formatdate(path.stat().st_mtime, usegmt=True),
            "etag": f'"{sha256(self._plain).hexdigest()[:32]}"',
        }
        if self._packed:
            self._headers["vary"] = "accept-encoding"

    def response(self, asked: Headers, status: int = 200) -> Response:
        """The file, or that it has not changed since it was last asked for."""
        headers, body = self._headers, self._plain
        if self._packed and "gzip" in asked.get("accept-encoding", ""):
            headers, body = headers | {"content-encoding": "gzip", "etag": f"W/{headers['etag']}"}, self._packed
        if status == 200 and self._is_known(asked):
            return Response(status_code=304, headers={name: headers[name] for name in headers if name in KNOWN})
        return Response(body, status, headers)

    def _is_known(self, asked: Headers) -> bool:
        """Whether whoever asks has it. A tag counts before a date, and the packed file is as good as the plain one."""
        tags = asked.get("if-none-match")
        if tags is not None:
            return self._headers["etag"] in [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return asked.get("if-modified-since") == self._headers["last-modified"]


class Files:
    """All files of the client, read when the server starts: a request opens none and compresses nothing."""

    def __init__(self, static: Path) -> None:
        found = (path for path in sorted(static.rglob("*")) if path.is_file() and path.suffix != ".gz")
        named = ((f"/{path.relative_to(static).as_posix()}", path) for path in found)
        self._assets = {name: Asset(path, FOREVER if name.startswith("/assets/") else KEEP) for name, path in named}

    @property
    def index(self) -> Asset:
        """The page of the client."""
        return self._assets["/index.html"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        asset = self._assets.get(scope["path"].removeprefix(scope.get("root_path", "")))
        if asset is None:
            raise HTTPException(404)
        await asset.response(Headers(scope=scope))(scope, receive, send)


@cache
def files_of(static: Path) -> Files | None:
    """The client in a folder; None where none was built."""
    return Files(static) if (static / "index.html").is_file() else None


def pages(static: Path = STATIC) -> list[Route | Mount]:
    """The files of the client under every address that is not the API's."""
    files = files_of(static)
    if files is None:
        return [Route("/", bare)]
    index = files.index

    async def client(request: Request) -> Response:
        return index.response(request.headers)

    return [*(Route(path, client) for path in PAGES), Mount("/", files, name="client")]


def lost(static: Path = STATIC) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What is said of addresses that lead nowhere: to a person a page in their language, to a program a problem."""
    files = files_of(static)

    async def said(request: Request, error: Exception) -> Response:
        is_nowhere = isinstance(error, HTTPException) and error.status_code == 404
        if is_nowhere and _wants_page(request) and files is not None:
            return files.index.response(request.headers, 404)
        return await not_there(request, error)

    return said


def _wants_page(request: Request) -> bool:
    """Whether a person turned to it; a script or a picture that is missing is no page."""
    path = request.url.path
    is_ours = any(path == each or path.startswith(f"{each}/") for each in PROGRAMS)
    return not is_ours and "text/html" in request.headers.get("accept", "")
