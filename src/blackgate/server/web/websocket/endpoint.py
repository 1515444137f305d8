"""The WebSocket endpoint of all rooms: it checks who may connect before it accepts."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from blackgate.errors import BlackgateError
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused, problem_of
from blackgate.server.web.app_state import AppState
from blackgate.server.web.logs import ROUTE
from blackgate.server.web.protocols.websocket import ARRIVAL
from blackgate.server.web.request import room_code
from blackgate.server.web.responses import error_response
from blackgate.server.web.security import client_address, is_trusted_origin
from blackgate.server.web.websocket.session import DEFAULT_LIMITS, SessionLimits, WebSocketSession

PATH: Final = "/api/rooms/{code}/socket"


class WebSocketEndpoint:
    """Accepts WebSockets and runs their sessions."""

    def __init__(self, state: AppState, limits: SessionLimits = DEFAULT_LIMITS) -> None:
        self._state, self._limits = state, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the handshake to the end of a connection."""
        scope[ROUTE] = "socket"
        socket = WebSocket(scope, receive, send)
        address = client_address(scope, self._state.config.behind_proxy)
        outbox, admission = Outbox(), self._state.limits.admission
        try:
            code = self._check_origin(socket)
            admitted = admission.enter(address, outbox)
        except BlackgateError as error:
            self._state.metrics.refusals.labels(problem_of(error).code).inc()
            await socket.send_denial_response(error_response(error))
            return
        arrival = scope.get("state", {}).get(ARRIVAL)
        session = WebSocketSession(self._state, socket, receive, code, admitted, self._limits, arrival)
        self._state.outboxes.add(outbox)
        try:
            await socket.accept()
            await session.run()
        except WebSocketDisconnect:
            return
        finally:
            self._state.outboxes.discard(outbox)
            admission.leave(admitted)

    def _check_origin(self, socket: WebSocket) -> str:
        """Check the origin; return the room code. Raises Refused before the handshake is accepted."""
        if not is_trusted_origin(Headers(scope=socket.scope), self._state.config.origin):
            raise Refused("forbidden", "this page is not one of ours", "origin")
        return room_code(socket.path_params["code"])
