"""The application: doors, the socket and the pages, with the guard and the journal around them."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from blackgate.server.web import asyncapi, openapi
from blackgate.server.web.app_state import House
from blackgate.server.web.endpoint import RequestLimit
from blackgate.server.web.logs import Journal
from blackgate.server.web.offers import prepare
from blackgate.server.web.routes import paths
from blackgate.server.web.security import Shield
from blackgate.server.web.static_files import lost, pages
from blackgate.server.web.websocket.endpoint import PATH, Socket


def application(house: House, socket: Socket | None = None) -> Starlette:
    """What an ASGI server runs. Whoever makes it opens the hall, and closes it."""
    house.openapi, house.asyncapi = openapi.written(), asyncapi.written()
    prepare(house.config.bot)
    made = Starlette(
        routes=[*paths(house), WebSocketRoute(PATH, socket or Socket(house)), *pages()],
        middleware=[
            Middleware(Journal),
            Middleware(Shield, config=house.config),
            Middleware(RequestLimit, house=house),
        ],
        exception_handlers={HTTPException: lost()},
    )
    made.router.redirect_slashes = False
    return made
