"""The codes with which a socket is closed, and what they mean."""

from typing import Final

from blackgate.server.problems import STATUS, Code

LONGEST_REASON: Final = 123
"""Bytes, as the standard has it."""
CODES: Final = {
    1000: "Whoever was connected wanted to go.",
    1001: "The server stops, or the room is put away. Connect again in a while.",
    1009: "A message is too long: at most 8192 bytes.",
    1011: "No answer to a ping, or a mistake of the server's. Connect again.",
    1012: "The room is loaded anew. Connect again at once.",
    1013: "Too slow: 64 messages waited to be read. Connect again with the last version seen.",
    4400: "A message that cannot be understood; the last message, `bye`, says what is wrong with it.",
    4403: "The key opens nothing here, or nobody may look on.",
    4404: "There is no such room.",
    4408: "The first message, `hello`, did not come in time.",
    4409: "It does not go with how things stand: the room is full, or the seat is connected too often.",
    4429: "Too many messages or connections at once. Wait a little before connecting again.",
    4503: "The server cannot do it at the moment. Connect again in a while.",
}


def close_code(code: Code) -> int:
    """The code for a problem: its status over HTTP, in the range that is left to programs."""
    return 4000 + STATUS[code]


def close_reason(text: str) -> str:
    """A reason as long as the frame that closes a socket can hold."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")
