"""`python -m blackgate.server.review.worker`: an offload worker for reviews, behind everything else on the machine."""

import os
import sys
from typing import Final

from blackgate.server.offload.worker import main

NICENESS: Final = 10
"""Added to that of other workers: moves and the bots of rooms come first."""

if __name__ == "__main__":
    os.nice(NICENESS)
    sys.exit(main())
