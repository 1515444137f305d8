"""Bots that think in processes of their own, so that the server never waits for them.

`Thinkers` is the pool: a question goes into a fair queue (`queue`), from there to a free process (`head`), which plays
any bot at any table (`worker`), in a few words (`words`). Whatever happens there, a legal answer comes back.
"""

from blackgate.server.bot_pool.limits import remembers
from blackgate.server.bot_pool.pool import Thinkers
from blackgate.server.bot_pool.request import Thought

__all__ = ["Thinkers", "Thought", "remembers"]
