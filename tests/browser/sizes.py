"""Sizes of the tests: small by default, full with BLACKGATE_LONG=1 (`make browser`)."""

import os
from typing import Final

LONG: Final = bool(os.environ.get("BLACKGATE_LONG"))
EVERYTHING: Final = ("library", "workshop", "gambling", "gymnasium", "laundry", "ward", "michel", "warden")
SIX: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Finn")
