"""A server process to be killed: two workers, one busy and one idle. Prints their pids."""

import asyncio
import sys

from tests.server.bot_pool.pools import table

from blackgate.server.bot_pool import BotPool


async def main(spec: str, command: list[str]) -> None:
    rules, game = table(0)
    bot_pool = BotPool(2, **({"command": command} if command else {}))  # type: ignore[arg-type]
    await bot_pool.start()
    asked = asyncio.create_task(bot_pool.choose(rules, spec, game.view(game.seat, memory=True), 1))
    while not bot_pool.busy:
        await asyncio.sleep(0.001)
    await asyncio.sleep(1)  # it is busy from loading its bot on, and has to be thinking
    print(*bot_pool.pids, flush=True)
    await asked


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
