"""The server: rooms in which people and bots play.

A room is an event log (`event_log`). A command (`commands`) is decided against the state folded from that log (`room`)
and gives new entries. It is acknowledged once they are durable (`store`). Each subscriber is sent what it may see
(`projection`), in `messages`. `rooms` is the registry of loaded rooms, `session` one loaded room, `archive` finished
games, `cluster` several processes on one database, `bot_pool` the processes in which bots think, and `web` HTTP and
WebSockets.
"""

import sys

from blackgate.errors import PlatformError

if sys.platform == "win32":
    # Its file locks, timers and the pipes to its workers are those of POSIX.
    raise PlatformError(
        "the server does not run on Windows", "blackgate", "use WSL, or play in the terminal: blackgate play"
    )
