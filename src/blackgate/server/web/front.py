"""What a browser is shown: the client, where it was built; else a page that says so."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from blackgate.server.web.answers import not_there

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    "/", "/new", "/join", "/join/{rest:path}", "/r/{rest:path}", "/replay", "/replay/{rest:path}", "/rules",
    "/rules/{rest:path}", "/cards", "/learn", "/learn/{rest:path}",
)  # fmt: skip
"""Addresses inside the client: all of them open the same page, and the client finds its way."""
PROGRAMS: Final = ("/api", "/assets", "/health", "/metrics")
"""Where nobody looks for a page."""
KEEP: Final = {"cache-control": "no-cache"}
"""The page itself is asked for every time: it names the files of this build."""
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


def pages(static: Path = STATIC) -> list[Route | Mount]:
    """The files of the client under every address that is not the API's."""
    index = static / "index.html"
    if not index.is_file():
        return [Route("/", bare)]

    async def client(request: Request) -> Response:
        return FileResponse(index, headers=KEEP)

    return [
        *(Route(path, client) for path in PAGES),
        Mount("/", GZipMiddleware(Files(directory=static)), name="client"),
    ]


def lost(static: Path = STATIC) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What is said of addresses that lead nowhere: to a person a page in their language, to a program a problem."""
    index = static / "index.html"

    async def said(request: Request, error: Exception) -> Response:
        is_nowhere = isinstance(error, HTTPException) and error.status_code == 404
        if is_nowhere and _wants_page(request) and index.is_file():
            return FileResponse(index, 404, headers=KEEP)
        return await not_there(request, error)

    return said


def _wants_page(request: Request) -> bool:
    """Whether a person turned to it; a script or a picture that is missing is no page."""
    path = request.url.path
    is_ours = any(path == each or path.startswith(f"{each}/") for each in PROGRAMS)
    return not is_ours and "text/html" in request.headers.get("accept", "")


class Files(StaticFiles):
    """The files of the client. Those with a hash in their name never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        answer = await super().get_response(path, scope)
        lasting = path.startswith("assets/")
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return answer
