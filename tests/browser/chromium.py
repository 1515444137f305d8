"""Which Chromium the tests use. `python tests/browser/chromium.py` says where it is, or what to install."""

import os
import shutil
import sys
from typing import Final

VARIABLE: Final = "BLACKGATE_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = (
    f"The browser tests need Chromium: install the package `chromium` (on Debian: apt-get install chromium), "
    f"or say with {VARIABLE} where one is."
)
FLAGS: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
"""Nothing of its own goes over the network, and it also starts in a container."""


def path() -> str:
    """Of the first one there is."""
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
