"""Rules for rooms are made in a thread: it is interpreted Python, which lets the loop in every millisecond."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from blackgate.game.rules import Rules
from blackgate.server import rule_cache
from blackgate.server.offload.fair_lock import FairLock
from blackgate.server.offload.pool import Offload
from blackgate.server.rule_cache import RulesKey
from blackgate.server.single_flight import SingleFlight

SWITCH_SECONDS: Final = 0.001
"""How long the thread keeps the interpreter when the loop wants it; by default it would be 5 ms each time."""


class RuleMaker:
    """One thread; payers take turns. Rules that several wait for are made once."""

    def __init__(self, offload: Offload) -> None:
        self._offload, self._lock = offload, FairLock()
        self._thread = ThreadPoolExecutor(1, "rules")
        self._making: SingleFlight[RulesKey, Rules] = SingleFlight()

    async def paid(self, key: RulesKey, payer: str) -> Rules:
        """The same for somebody who pays if they have to be made, also where they turn out not to fit together."""
        if rule_cache.found(key) is None and key not in self._making:
            self._offload.charge(payer)
        return await self.made(key, payer)

    async def made(self, key: RulesKey, payer: str = "") -> Rules:
        """The rules for a key, made if need be; what does not fit together is an error.

        Without a payer they are for a room that is loaded, which is never refused.
        """
        known = rule_cache.found(key)
        if known is not None:
            return known
        return await self._making.run(key, lambda: self._make(key, payer))

    async def _make(self, key: RulesKey, payer: str) -> Rules:
        if not payer:
            return await self._in_thread(key)
        async with self._lock.turn(payer):
            return await self._in_thread(key)

    async def _in_thread(self, key: RulesKey) -> Rules:
        return await asyncio.get_running_loop().run_in_executor(self._thread, _made, key)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _made(key: RulesKey) -> Rules:
    """Make rules in the thread, and let the loop in more often meanwhile."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        return rule_cache.made(key)
    finally:
        sys.setswitchinterval(usual)
