"""The state of a room, folded from its event log, and what a command does to it. No network, no storage, no clock.

`room` folds entries. `decisions` turns a command into entries, with the help of `play`, `seating`, `absence`,
`consent`, `pace` and `chat`. `automatic` finds answers that are due without a command, `clocks` how much time is left.
"""

from blackgate.server.room.automatic import hides_timing, is_forced, next_due_at, next_due_entry
from blackgate.server.room.decisions import Decision, decide, idempotency_key, replayed_result
from blackgate.server.room.person import Person, person
from blackgate.server.room.room import Chair, Room

__all__ = [
    "Chair",
    "Decision",
    "Person",
    "Room",
    "decide",
    "hides_timing",
    "idempotency_key",
    "is_forced",
    "next_due_at",
    "next_due_entry",
    "person",
    "replayed_result",
]  # fmt: skip
