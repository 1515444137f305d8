"""A worker whose jobs never end; the optional argument is the seconds until it ends itself."""

import signal
import sys
import time

from blackgate.bots.worker import own_streams
from blackgate.server.offload.protocol import Job, Result
from blackgate.server.offload.worker import OffloadWorker


class Hanging(OffloadWorker):
    def _run(self, job: Job) -> Result:
        while True:
            time.sleep(1)


if __name__ == "__main__":
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    Hanging(*own_streams(), float(sys.argv[1])).serve()
