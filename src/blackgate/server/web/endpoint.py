"""Endpoints: they check a request, call the handler of its route, and turn errors into responses."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from blackgate.errors import BlackgateError
from blackgate.server.problems import Problem, problem_of
from blackgate.server.web import request_body
from blackgate.server.web.app_state import AppState
from blackgate.server.web.logs import ROUTE, log
from blackgate.server.web.request import CHALLENGE, ApiRequest, bearer_key, room_code
from blackgate.server.web.responses import HttpRefused, error_response, problem_response, success
from blackgate.server.web.route import Route
from blackgate.server.web.security import client_address, is_trusted_origin

SAFE_METHODS: Final = ("GET", "HEAD")
"""Methods that change nothing."""
HANDSHAKE_COST: Final = 10
"""Of a WebSocket handshake, in requests."""


class Endpoint:
    """All routes of one path."""

    def __init__(self, state: AppState, routes: Sequence[Route]) -> None:
        self._state = state
        self._routes: dict[str, Route] = {route.method: route for route in routes}
        if "GET" in self._routes:
            self._routes["HEAD"] = self._routes["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond to one request."""
        request = Request(scope, receive)
        response = await self._respond(request)
        status = str(response.status_code)
        self._state.metrics.answers.labels(scope.get(ROUTE, ""), status).inc()
        await response(scope, receive, send)

    async def _respond(self, request: Request) -> Response:
        try:
            return await self._handle(request)
        except BlackgateError as error:
            self._state.metrics.refusals.labels(problem_of(error).code).inc()
            return error_response(error)
        except ClientDisconnect:
            return problem_response(Problem("invalid", "there was more to come", "body"))
        except Exception:  # noqa: BLE001  (only the operator sees it)
            log.exception("failed", route=request.scope.get(ROUTE, ""))
            return problem_response(Problem("unavailable", "this went wrong, and it is not your fault"), 500)

    async def _handle(self, request: Request) -> Response:
        route = self._routes.get(request.method)
        if route is None:
            allowed = ", ".join(sorted(self._routes))
            raise HttpRefused(
                405, "invalid", "this is not done here", "method", f"one of {allowed}", {"allow": allowed}
            )
        request.scope[ROUTE] = route.name
        address = client_address(request.scope, self._state.config.behind_proxy)
        self._check_access(request, route, address)
        try:
            await self._check_reader(request, route)
            query = request_body.query(request, route.query)
            body = None
            if route.takes is not None:
                body = await request_body.read_body(request, route.takes, most=route.most_body)
                await self._check_reader(request, route)  # the key may have been lost while the body came
            found = await route.handler(ApiRequest(self._state, request, body, query))
        except BlackgateError as error:
            if route.stores_something:  # nothing was stored: only the work is charged
                route.rate_limiters(self._state.limits)[-1].refund(address)
            self._state.limits.guesses.charge(address, error)
            raise
        return success(found, route.status)

    async def _check_reader(self, request: Request, route: Route) -> None:
        """Require the key of a seat, if the route needs one for a private room."""
        if route.is_players_if_private:
            await self._state.registry.archive.check_reader(*_room_and_key(request))

    def _check_access(self, request: Request, route: Route, address: str) -> None:
        """Check the origin (CSRF), the rate limits, and the key if one is needed."""
        config, headers = self._state.config, Headers(scope=request.scope)
        if request.method not in SAFE_METHODS and not is_trusted_origin(headers, config.origin):
            raise HttpRefused(403, "forbidden", "this page is not one of ours", "origin")
        for limiter in route.rate_limiters(self._state.limits):
            if not limiter.take(address):
                raise too_fast(limiter.retry_after)
        key = bearer_key(headers.get("authorization", ""))
        if route.needs_key and not key:
            raise HttpRefused(
                401, "forbidden", "this needs the key of a seat", "authorization", "Bearer KEY", CHALLENGE
            )
        if "code" in request.path_params:
            self._state.limits.guesses.check(address, key)


def _room_and_key(request: Request) -> tuple[str, str]:
    """The room code and the key of a request."""
    return room_code(request.path_params["code"]), bearer_key(request.headers.get("authorization", ""))


class RequestRateLimit:
    """Middleware that charges every request to its address: pages, files, probes, unknown paths.

    What costs more is charged where it is handled. A WebSocket handshake costs as much as ten requests.
    """

    def __init__(self, app: ASGIApp, state: AppState) -> None:
        self._app, self._state = app, state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Respond with 429 if the address is over its limit."""
        limiter = self._state.limits.everything
        address = client_address(scope, self._state.config.behind_proxy)
        if limiter.take(address, HANDSHAKE_COST if scope["type"] == "websocket" else 1):
            await self._app(scope, receive, send)
        else:
            await error_response(too_fast(limiter.retry_after))(scope, receive, send)


def too_fast(wait: int) -> HttpRefused:
    """Over a rate limit. The connection is closed, so that the limit of connections applies as well."""
    headers = {"retry-after": str(wait), "connection": "close"}
    return HttpRefused(429, "too_fast", "too much at once", right="wait a while", headers=headers)
