"""The way into a conversation: who may connect is settled before anything is accepted."""

from typing import Final

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from blackgate.errors import BlackgateError
from blackgate.server.outbox import Outbox
from blackgate.server.problems import Refused, problem_of
from blackgate.server.web.app_state import House
from blackgate.server.web.logs import ROUTE
from blackgate.server.web.request import code_in
from blackgate.server.web.responses import refused
from blackgate.server.web.security import address_of, is_trusted
from blackgate.server.web.websocket.session import USUAL, Patience, Talk

PATH: Final = "/api/rooms/{code}/socket"


class Socket:
    """The endpoint of all rooms."""

    def __init__(self, house: House, patience: Patience = USUAL) -> None:
        self._house, self._patience = house, patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """From the handshake to the end of a connection."""
        scope[ROUTE] = "socket"
        socket = WebSocket(scope, receive, send)
        address = address_of(scope, self._house.config.behind_proxy)
        outbox, admission = Outbox(), self._house.limits.admission
        try:
            code = self._room_of(socket)
            entered = admission.enter(address, outbox)
        except BlackgateError as error:
            self._house.meters.refusals.labels(problem_of(error).code).inc()
            await socket.send_denial_response(refused(error))
            return
        talk = Talk(self._house, socket, receive, code, entered, self._patience)
        self._house.connected.add(outbox)
        try:
            await socket.accept()
            await talk.run()
        except WebSocketDisconnect:
            return
        finally:
            self._house.connected.discard(outbox)
            admission.leave(entered)

    def _room_of(self, socket: WebSocket) -> str:
        """The room's code; Refused before anything is accepted."""
        if not is_trusted(Headers(scope=socket.scope), self._house.config.origin):
            raise Refused("forbidden", "this page is not one of ours", "origin")
        return code_in(socket.path_params["code"])
