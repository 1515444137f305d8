"""Which Chromium the tests use. `python tests/browser/chromium.py` prints its path, or says what to install."""

import os
import shutil
import sys
from typing import Final

VARIABLE: Final = "BLACKGATE_CHROMIUM"
NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The headless shell first: it draws no window frame, and a page costs it half the processor time."""
MISSING: Final = (
    "The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell, or chromium), "
    f"or say with {VARIABLE} where one is."
)
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--in-process-gpu", "--num-raster-threads=1",
)  # fmt: skip
"""No network requests of its own; these flags also let it start in a container. Fewer processes and threads cost less:
a tenth of the processor time of a test.
"""


def path() -> str:
    """The path of the first Chromium found."""
    named = os.environ.get(VARIABLE, "")
    found = shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise FileNotFoundError(MISSING)
    return found


if __name__ == "__main__":
    try:
        print(path())
    except FileNotFoundError as missing:
        sys.exit(str(missing))
