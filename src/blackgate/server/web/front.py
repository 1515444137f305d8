"""What a browser is shown: the client, where it was built; else a page that says so."""

from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent.parent / "static"
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
        return FileResponse(index)

    return [Route("/r/{code}", client), Mount("/", StaticFiles(directory=static, html=True), name="client")]
