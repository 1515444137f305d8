"""Builds the rules of rooms in a thread: interpreted Python, which yields to the event loop every millisecond."""

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
"""How long the thread keeps the interpreter when the loop wants it; the default would be 5 ms."""


class RuleBuilder:
    """One thread; payers take turns. Rules that several callers wait for are built once."""

    def __init__(self, offload: Offload) -> None:
        self._offload, self._lock = offload, FairLock()
        self._thread = ThreadPoolExecutor(1, "rules")
        self._building: SingleFlight[RulesKey, Rules] = SingleFlight()

    async def build_charged(self, key: RulesKey, payer: str) -> Rules:
        """Build rules, and charge the payer if they are not cached, even if the options do not fit together."""
        if rule_cache.found(key) is None and key not in self._building:
            self._offload.charge(payer)
        return await self.build(key, payer)

    async def build(self, key: RulesKey, payer: str = "") -> Rules:
        """The rules for a key, built if necessary; raises an error if the options do not fit together.

        Without a payer they are for a room that is loaded, which is never refused.
        """
        known = rule_cache.found(key)
        if known is not None:
            return known
        return await self._building.run(key, lambda: self._build(key, payer))

    async def _build(self, key: RulesKey, payer: str) -> Rules:
        if not payer:
            return await self._in_thread(key)
        async with self._lock.turn(payer):
            return await self._in_thread(key)

    async def _in_thread(self, key: RulesKey) -> Rules:
        return await asyncio.get_running_loop().run_in_executor(self._thread, _build_in_thread, key)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _build_in_thread(key: RulesKey) -> Rules:
    """Build rules in the thread, and yield to the event loop more often meanwhile."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        return rule_cache.made(key)
    finally:
        sys.setswitchinterval(usual)
