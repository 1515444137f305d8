"""Single flight: work that several callers ask for at once is done once for all of them."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

Key = TypeVar("Key")
Result = TypeVar("Result")


class SingleFlight(Generic[Key, Result]):
    """At most one task for each key. The task continues if a caller is cancelled."""

    def __init__(self) -> None:
        self._tasks: dict[Key, asyncio.Task[Result]] = {}

    def __contains__(self, key: object) -> bool:
        return key in self._tasks

    async def run(self, key: Key, work: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
        """The result of the running task for this key, or of a new one."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(work())
            task.add_done_callback(lambda done: self._end(key, done))
        return await asyncio.shield(task)

    def _end(self, key: Key, task: "asyncio.Task[Result]") -> None:
        del self._tasks[key]
        if not task.cancelled():
            task.exception()  # mark it as retrieved: all callers may be gone
