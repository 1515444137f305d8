"""How much is tried: a little with every other test, everything with BLACKGATE_LONG=1 (`make browser`)."""

import os
from typing import Final

LONG: Final = bool(os.environ.get("BLACKGATE_LONG"))
EVERYTHING: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden")
SIX: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
