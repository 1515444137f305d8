"""A server process to be killed: its worker runs a long job. Prints the worker's pid, and waits for the job."""

import asyncio
import sys

from blackgate.server.offload import Offload
from blackgate.server.offload.protocol import ComputeStatistics


async def main(command: list[str]) -> None:
    offload = Offload(command) if command else Offload()
    asked = asyncio.create_task(offload.run(ComputeStatistics("no record" if not command else "bad"), ""))
    while offload.pid is None:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.2)
    print(offload.pid, flush=True)
    await asyncio.gather(asked, return_exceptions=True)
    await asyncio.sleep(60)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
