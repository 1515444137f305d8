"""Static files: the browser client if it was built, else a page that says so.

All files are kept in memory, with the compressed ones of the build.
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

from blackgate.server.web.responses import router_error

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    "/", "/new", "/join", "/join/{rest:path}", "/r/{rest:path}", "/replay", "/replay/{rest:path}", "/rules",
    "/rules/{rest:path}", "/cards", "/workshop", "/learn", "/learn/{rest:path}", "/me", "/mail",
)  # fmt: skip
"""Paths inside the client: each of them opens the same page, and the client routes."""
API_PATHS: Final = ("/api", "/assets", "/health", "/metrics")
"""Paths that are never pages."""
REVALIDATE: Final = "no-cache"
"""The page itself is always revalidated: it names the files of this build."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
"""Files with a hash in their name never change."""
TYPES: Final = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
"""Of files whose type is not the same on every machine."""
NOT_MODIFIED_HEADERS: Final = ("cache-control", "etag", "last-modified", "vary")
"""Headers that are sent with 304."""
PLACEHOLDER: Final = """<!doctype html>
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


async def placeholder(request: Request) -> Response:
    """The page without a client."""
    return HTMLResponse(PLACEHOLDER)


class StaticFile:
    """A file of the client in memory, plain and compressed."""

    def __init__(self, path: Path, keep: str) -> None:
        self._body = path.read_bytes()
        packed = path.with_name(f"{path.name}.gz")
        self._compressed = packed.read_bytes() if packed.is_file() else b""
        kind = TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        self._headers = {
            "content-type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
            "cache-control": keep,
            "last-modified": formatdate(path.stat().st_mtime, usegmt=True),
            "etag": f'"{sha256(self._body).hexdigest()[:32]}"',
        }
        if self._compressed:
            self._headers["vary"] = "accept-encoding"

    def response(self, asked: Headers, status: int = 200) -> Response:
        """The file, or 304 if it has not changed."""
        headers, body = self._headers, self._body
        if self._compressed and "gzip" in asked.get("accept-encoding", ""):
            headers, body = headers | {"content-encoding": "gzip", "etag": f"W/{headers['etag']}"}, self._compressed
        if status == 200 and self._is_cached(asked):
            return Response(
                status_code=304, headers={name: headers[name] for name in headers if name in NOT_MODIFIED_HEADERS}
            )
        return Response(body, status, headers)

    def _is_cached(self, asked: Headers) -> bool:
        """Whether the client has it. An ETag takes precedence over a date; both encodings count as the same."""
        tags = asked.get("if-none-match")
        if tags is not None:
            return self._headers["etag"] in [tag.strip().removeprefix("W/") for tag in tags.split(",")]
        return asked.get("if-modified-since") == self._headers["last-modified"]


class StaticFiles:
    """All files of the client, read at start: a request opens no file and compresses nothing."""

    def __init__(self, static: Path) -> None:
        found = (path for path in sorted(static.rglob("*")) if path.is_file() and path.suffix != ".gz")
        named = ((f"/{path.relative_to(static).as_posix()}", path) for path in found)
        self._assets = {
            name: StaticFile(path, IMMUTABLE if name.startswith("/assets/") else REVALIDATE) for name, path in named
        }

    @property
    def index(self) -> StaticFile:
        """The page of the client."""
        return self._assets["/index.html"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to one request."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        asset = self._assets.get(scope["path"].removeprefix(scope.get("root_path", "")))
        if asset is None:
            raise HTTPException(404)
        await asset.response(Headers(scope=scope))(scope, receive, send)


@cache
def built_client(static: Path) -> StaticFiles | None:
    """The client in a folder; None if none was built."""
    return StaticFiles(static) if (static / "index.html").is_file() else None


def pages(static: Path = STATIC) -> list[Route | Mount]:
    """The routes of the client: every path outside of the API."""
    files = built_client(static)
    if files is None:
        return [Route("/", placeholder)]
    index = files.index

    async def client(request: Request) -> Response:
        return index.response(request.headers)

    return [*(Route(path, client) for path in PAGES), Mount("/", files, name="client")]


def not_found(static: Path = STATIC) -> Callable[[Request, Exception], Awaitable[Response]]:
    """The handler for unknown paths: a page for people, a problem for programs."""
    files = built_client(static)

    async def said(request: Request, error: Exception) -> Response:
        is_nowhere = isinstance(error, HTTPException) and error.status_code == 404
        if is_nowhere and _wants_page(request) and files is not None:
            return files.index.response(request.headers, 404)
        return await router_error(request, error)

    return said


def _wants_page(request: Request) -> bool:
    """Whether a person opened this path; a missing script or picture is no page."""
    path = request.url.path
    is_ours = any(path == each or path.startswith(f"{each}/") for each in API_PATHS)
    return not is_ours and "text/html" in request.headers.get("accept", "")
