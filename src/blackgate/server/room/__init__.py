"""A room: what its log has come to, and what a command makes of it. No network, no storage, no clock of its own."""

from blackgate.server.room.automatic import is_discreet, next_moment, settle
from blackgate.server.room.chair import Chair
from blackgate.server.room.decisions import Decision, decide, marked, result_of
from blackgate.server.room.person import Person, person
from blackgate.server.room.room import Room

__all__ = [
    "Chair", "Decision", "Person", "Room", "decide", "is_discreet", "marked", "next_moment", "person", "result_of",
    "settle",
]  # fmt: skip
