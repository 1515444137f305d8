"""What a browser is shown: the client, where it was built; else a page that says so."""

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC: Final = Path(__file__).parent.parent / "static"
PAGES: Final = (
    "/", "/new", "/join", "/join/{rest:path}", "/r/{rest:path}", "/replay/{rest:path}", "/rules", "/rules/{rest:path}",
    "/cards", "/learn",
)  # fmt: skip
"""Addresses inside the client: all of them open the same page, and the client finds its way."""
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
        return FileResponse(index, headers={"cache-control": "no-cache"})

    return [
        *(Route(path, client) for path in PAGES),
        Mount("/", GZipMiddleware(Files(directory=static)), name="client"),
    ]


class Files(StaticFiles):
    """The files of the client. Those with a hash in their name never change; whoever is lost is told by the client."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, and how long it may be kept."""
        try:
            answer = await super().get_response(path, scope)
        except HTTPException as missing:
            is_page = "text/html" in Headers(scope=scope).get("accept", "") and not path.startswith("api/")
            if missing.status_code != 404 or not is_page:
                raise
            answer = FileResponse(Path(str(self.directory)) / "index.html", 404)
        lasting = path.startswith("assets/") and answer.status_code != 404
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return answer
