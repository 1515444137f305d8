"""The close codes of a room's WebSocket, and what they mean."""

from typing import Final

from blackgate.server.problems import STATUS, Code

MOST_REASON_BYTES: Final = 123
"""Limit of the standard."""
CODES: Final = {
    1000: "The client left.",
    1001: "The server stops, or the room is evicted. Connect again in a while.",
    1009: "A message is too long: at most 8192 bytes.",
    1011: "No answer to a ping, or an error of the server. Connect again.",
    1012: "The room is loaded again. Connect again at once.",
    1013: "Slow consumer: 64 messages were waiting. Connect again with the last version seen.",
    4400: "An invalid message; the last message, `bye`, says what is wrong with it.",
    4403: "The key is not valid here, or spectators are not allowed.",
    4404: "There is no such room.",
    4408: "The first message, `hello`, did not arrive in time.",
    4409: "A conflict: the room is full, or the seat has too many connections.",
    4429: "Too many messages or connections at once. Wait a little before connecting again.",
    4503: "The server cannot do it at the moment. Connect again in a while.",
}


def close_code(code: Code) -> int:
    """The close code of a problem: its HTTP status, in the range for applications."""
    return 4000 + STATUS[code]


def close_reason(text: str) -> str:
    """A reason, cut to what a close frame can hold."""
    return text.encode()[:MOST_REASON_BYTES].decode(errors="ignore")
