"""The ASGI application: endpoints, WebSockets and static files, inside of the middleware."""

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from blackgate.server.web import asyncapi, openapi
from blackgate.server.web.app_state import AppState
from blackgate.server.web.endpoint import RequestRateLimit
from blackgate.server.web.logs import AccessLog
from blackgate.server.web.offers import prepare
from blackgate.server.web.routes import endpoints
from blackgate.server.web.security import SecurityMiddleware
from blackgate.server.web.static_files import not_found, pages
from blackgate.server.web.websocket.endpoint import PATH, WebSocketEndpoint


def application(state: AppState, socket: WebSocketEndpoint | None = None) -> Starlette:
    """Build the application. The caller opens and closes the registry."""
    state.openapi, state.asyncapi = openapi.document_json(), asyncapi.document_json()
    prepare(state.config.bot)
    made = Starlette(
        routes=[*endpoints(state), WebSocketRoute(PATH, socket or WebSocketEndpoint(state)), *pages()],
        middleware=[
            Middleware(AccessLog),
            Middleware(SecurityMiddleware, is_known=state.is_known_host),
            Middleware(RequestRateLimit, state=state),
        ],
        exception_handlers={HTTPException: not_found()},
    )
    made.router.redirect_slashes = False
    return made
