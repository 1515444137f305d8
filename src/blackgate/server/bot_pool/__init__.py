"""The bot pool: bots think in processes of their own, so that the event loop never waits for them.

A request (`request`) waits in a fair queue (`queue`, `payers`) for a free worker process. `supervisor` starts and
restarts the workers, `worker_handle` is the server's side of one, `worker` the process itself, and `protocol` their
messages. Whatever happens there, a legal answer comes back.
"""

from blackgate.server.bot_pool.limits import needs_memory
from blackgate.server.bot_pool.pool import BotPool
from blackgate.server.bot_pool.request import BotAnswer

__all__ = ["BotAnswer", "BotPool", "needs_memory"]
