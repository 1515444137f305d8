"""Doors: what stands between an address and its handlers. What does not depend on a room is checked here."""

from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from blackgate.errors import BlackgateError
from blackgate.server.problems import Problem, problem_of
from blackgate.server.web import request_body
from blackgate.server.web.app_state import House
from blackgate.server.web.logs import ROUTE, log
from blackgate.server.web.request import UNASKED, Visit, code_in, key_in
from blackgate.server.web.responses import Declined, answer, refusal, refused
from blackgate.server.web.route import Route
from blackgate.server.web.security import address_of, is_trusted

READING: Final = ("GET", "HEAD")
"""Methods that change nothing."""
HANDSHAKE: Final = 10
"""What a WebSocket handshake costs, in requests."""


class Door:
    """All methods of one address."""

    def __init__(self, house: House, routes: Sequence[Route]) -> None:
        self._house = house
        self._routes: dict[str, Route] = {route.method: route for route in routes}
        if "GET" in self._routes:
            self._routes["HEAD"] = self._routes["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, whatever it is."""
        request = Request(scope, receive)
        response = await self._answered(request)
        status = str(response.status_code)
        self._house.meters.answers.labels(scope.get(ROUTE, ""), status).inc()
        await response(scope, receive, send)

    async def _answered(self, request: Request) -> Response:
        try:
            return await self._handled(request)
        except BlackgateError as error:
            self._house.meters.refusals.labels(problem_of(error).code).inc()
            return refused(error)
        except ClientDisconnect:
            return refusal(Problem("invalid", "there was more to come", "body"))
        except Exception:  # noqa: BLE001  (it is told to the operator, and nobody else)
            log.exception("failed", route=request.scope.get(ROUTE, ""))
            return refusal(Problem("unavailable", "this went wrong, and it is not your fault"), 500)

    async def _handled(self, request: Request) -> Response:
        route = self._routes.get(request.method)
        if route is None:
            allowed = ", ".join(sorted(self._routes))
            raise Declined(405, "invalid", "this is not done here", "method", f"one of {allowed}", {"allow": allowed})
        request.scope[ROUTE] = route.name
        address = address_of(request.scope, self._house.config.behind_proxy)
        self._let_in(request, route, address)
        try:
            if route.is_players_if_private:
                await self._house.hall.archive.check_reader(*_asked_for(request))
            query = request_body.asked(request, route.query)
            body = await request_body.sent(request, route.takes) if route.takes is not None else None
            found = await route.handler(Visit(self._house, request, body, query))
        except BlackgateError as error:
            if route.keeps:  # nothing was kept: the work is paid for, and no more
                route.ledgers(self._house.limits)[-1].give_back(address)
            self._house.limits.guesses.note(address, error)
            raise
        return answer(found, route.status)

    def _let_in(self, request: Request, route: Route, address: str) -> None:
        """Pages of strangers, those without a key where one is needed, and those who ask too much stay outside."""
        config, headers = self._house.config, Headers(scope=request.scope)
        if request.method not in READING and not is_trusted(headers, config.origin):
            raise Declined(403, "forbidden", "this page is not one of ours", "origin")
        for ledger in route.ledgers(self._house.limits):
            if not ledger.take(address):
                raise too_fast(ledger.wait)
        key = key_in(headers.get("authorization", ""))
        if route.needs_key and not key:
            raise Declined(401, "forbidden", "this needs the key of a seat", "authorization", "Bearer KEY", UNASKED)
        if "code" in request.path_params:
            self._house.limits.guesses.check(address, key)


def _asked_for(request: Request) -> tuple[str, str]:
    """The code of the room a request is about, and the key that was sent along."""
    return code_in(request.path_params["code"]), key_in(request.headers.get("authorization", ""))


class RequestLimit:
    """Charges every request to its address, whatever it is for: pages, files, probes, addresses that lead nowhere.

    What costs more than that is charged where it is handled. A WebSocket handshake costs as much as ten requests.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app, self._house = app, house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, unless that would be too much at once."""
        ledger = self._house.limits.everything
        address = address_of(scope, self._house.config.behind_proxy)
        if ledger.take(address, HANDSHAKE if scope["type"] == "websocket" else 1):
            await self._app(scope, receive, send)
        else:
            await refused(too_fast(ledger.wait))(scope, receive, send)


def too_fast(wait: int) -> Declined:
    """Over a limit. The connection is closed: whoever goes on has to connect again, and that has a limit, too."""
    headers = {"retry-after": str(wait), "connection": "close"}
    return Declined(429, "too_fast", "too much at once", right="wait a while", headers=headers)
