"""What all tests share: reproducible examples, and the package as plain Python beside the compiled one."""

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent

# The same examples on every machine and in every run; a shared machine is too uneven for deadlines.
settings.register_profile("house", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("house")


SLOW = ("tests/server/chaos/", "tests/server/postgres/", "tests/browser/", "tests/server/bot_pool/", "tests/package/")
"""Their tests come first, so that no worker is left with a long one at the end."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests, and deselect the long proofs unless they are asked for."""
    items.sort(key=lambda item: not item.nodeid.startswith(SLOW))
    if os.environ.get("BLACKGATE_LONG"):
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]


def pytest_collection_finish() -> None:
    """Keep the garbage collector away from what was imported and collected: all of it stays to the end."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the repository."""
    return ROOT


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs tests that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def pure_path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder for PYTHONPATH: with it, a subprocess runs the same sources interpreted."""
    folder = tmp_path_factory.mktemp("pure")
    unwanted = shutil.ignore_patterns("*.so", "*.pyd", "_compiled.txt")
    shutil.copytree(ROOT / "src" / "blackgate", folder / "blackgate", ignore=unwanted)
    return str(folder)
