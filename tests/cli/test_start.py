"""A start is quick: commands load what they need and nothing else."""

import inspect
import json
import os
import resource
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import click
import pytest

from blackgate.cli.app import COMMANDS

LIMITS = {
    "import": (("-c", "import blackgate"), 0.15),
    "help": (("-m", "blackgate", "--help"), 0.25),
    "rule": (("-m", "blackgate", "rule", "EXTORT-5"), 0.25),
    "ruling": (("-m", "blackgate", "rule", "RULING-1"), 0.25),
    "cards": (("-m", "blackgate", "cards"), 0.25),
}
"""By name: what Python runs, and how many seconds of processor time it may take."""
YARDSTICK = ("-c", "import asyncio, decimal, inspect, pickle, typing, urllib.request")
"""A start of the same kind, from the standard library alone."""
YARDSTICK_TAKES = 0.12
"""Seconds of processor time it takes where the limits hold; where it takes longer, so may the rest."""
TRIES = 12
"""Besides a first one, which fills the cache of compiled modules."""

SERVER = {"asyncio", "multiprocessing", "openskill", "sqlite3", "starlette", "structlog", "uvicorn"}
SLOW = SERVER | {"babel", "fluent", "msgspec", "blackgate.bots", "blackgate.game", "blackgate.lab", "blackgate.server"}
UNWANTED = {
    "import": SLOW | {"blackgate.editions", "blackgate.engine", "click", "dataclasses", "rich", "tomllib"},
    "help": SLOW | {"blackgate.editions", "blackgate.engine", "rich", "tomllib"},
    "rule": SLOW | {"blackgate.engine.state", "blackgate.speech"},
    "ruling": SLOW | {"blackgate.engine.state", "blackgate.speech"},
    "cards": SLOW | {"blackgate.engine.state", "blackgate.speech", "tomllib"},
}
"""By name: modules it must not load."""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where Python keeps what it has compiled, for all starts of this module; the yardstick is there already."""
    folder = tmp_path_factory.mktemp("kept")
    processor_time(YARDSTICK, as_installed(folder))
    return folder


def as_installed(folder: Path) -> dict[str, str]:
    """The environment of a program that has been started before: Python keeps what it has compiled."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {"PYTHONPYCACHEPREFIX": str(folder)}


def processor_time(arguments: tuple[str, ...], env: dict[str, str]) -> float:
    """Seconds of processor time of a run of Python."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], env=env, check=True, capture_output=True, timeout=60)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def is_within(arguments: tuple[str, ...], limit: float, env: dict[str, str], tries: int = TRIES) -> bool:
    """Whether the best of a few runs stays within the limit; where Python itself is slow, within as much more.

    Runs of the two alternate, because the speed of a machine that others use changes within a second.
    """
    processor_time(arguments, env)
    best = yardstick = float("inf")
    for _ in range(tries):
        yardstick = min(yardstick, processor_time(YARDSTICK, env))
        best = min(best, processor_time(arguments, env))
        if best <= limit * max(1, yardstick / YARDSTICK_TAKES):
            return True
    return False


def run(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True, timeout=60).stdout


def unwanted(name: str, arguments: tuple[str, ...]) -> list[str]:
    """The modules a run has loaded and should not have."""
    kind, what, *rest = arguments
    begin = (
        what
        if kind == "-c"
        else f"import runpy, sys; sys.argv[1:] = {rest}; runpy.run_module('{what}', {{}}, '__main__')"
    )
    code = "\n".join(
        (
            "import json, sys",
            f"try: exec({begin!r})",
            "except SystemExit: pass",
            "print()",
            "print(json.dumps(list(sys.modules)))",
        )
    )
    loaded = json.loads(run("-c", code).splitlines()[-1])
    return sorted(UNWANTED[name].intersection(loaded))


@pytest.mark.timed
@pytest.mark.parametrize("name", LIMITS)
def test_a_start_takes_little_processor_time(name: str, kept: Path) -> None:
    arguments, limit = LIMITS[name]
    assert is_within(arguments, limit, as_installed(kept))


def test_a_slow_start_is_noticed(kept: Path) -> None:
    busy = "import time\nwhile time.process_time() < 0.2: pass"
    assert not is_within(("-c", busy), 0.01, as_installed(kept), tries=1)


@pytest.mark.parametrize("name", LIMITS)
def test_a_start_loads_only_what_it_needs(name: str) -> None:
    assert unwanted(name, LIMITS[name][0]) == []


def test_a_module_too_many_is_noticed() -> None:
    assert unwanted("import", ("-c", "import blackgate, rich; blackgate.Game")) != []
    assert unwanted("help", ("-m", "blackgate", "bots")) != []


def test_running_the_package_is_the_command() -> None:
    command = "import sys; sys.argv[0] = 'blackgate'; from blackgate.cli import main; main()"
    text = run("-m", "blackgate", "--help")
    assert text.startswith("Usage: blackgate [OPTIONS] [COMMAND]")
    assert text == run("-c", command, "--help")
    assert run("-m", "blackgate", "rule", "MOVE-4") == run("-c", command, "rule", "MOVE-4")


def test_the_table_names_every_command_there_is() -> None:
    folder = Path(str(import_module("blackgate.cli").__file__)).parent
    paths = [path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py")]
    modules = {".".join(("blackgate.cli", *path.parts)) for path in paths if not path.stem.startswith("__")}
    having = {name for name in modules if isinstance(getattr(import_module(name), "command", None), click.Command)}
    assert {f"blackgate.cli.commands.{name}" for name in COMMANDS} == having


@pytest.mark.parametrize("name", COMMANDS)
def test_the_line_in_the_table_is_the_first_of_the_help(name: str) -> None:
    command = import_module(f"blackgate.cli.commands.{name}").command
    assert command.name == name
    assert inspect.cleandoc(command.help).split("\n")[0] == COMMANDS[name]


def test_the_help_shows_the_table() -> None:
    text = " ".join(run("-m", "blackgate", "--help").split())
    assert text.endswith(" ".join(f"{name} {line}" for name, line in COMMANDS.items()))
