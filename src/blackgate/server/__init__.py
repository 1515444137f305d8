"""The server: rooms that lose nothing and let nobody peek.

A room is a log of entries (`entries`). Commands (`commands`) are decided against what the log has come to (`room`),
give new entries, and are acknowledged once those are durable (`store`). Everybody is sent what they may see (`sight`),
in messages (`messages`). The `hall` keeps the rooms that are in use, the `annals` look up what is left of them; `web`
is the door to the network.
"""

import sys

from blackgate.errors import PlatformError

if sys.platform == "win32":
    # Its file locks, timers and the pipes to its workers are those of POSIX.
    raise PlatformError(
        "the server does not run on Windows", "blackgate", "use WSL, or play in the terminal: blackgate play"
    )
