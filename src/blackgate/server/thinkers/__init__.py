"""Bots that think in processes of their own, so that the server never waits for them.

`Thinkers` is the pool: a question goes into a fair queue (`queue`), from there to a free process (`head`), which plays
any bot at any table (`worker`), in a few words (`words`). Whatever happens there, a legal answer comes back.
"""

from blackgate.server.thinkers.admission import remembers
from blackgate.server.thinkers.pool import Thinkers
from blackgate.server.thinkers.question import Thought

__all__ = ["Thinkers", "Thought", "remembers"]
