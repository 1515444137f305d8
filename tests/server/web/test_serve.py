"""`blackgate serve` as an operator runs it: it announces its address, shuts down gracefully, and loses nothing."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

import httpx
import pytest
from click.testing import CliRunner, Result
from tests.server.web.servers import bearer, client_of, farewell, hello, open_app
from websockets.asyncio.client import connect

from blackgate.cli import gate
from blackgate.cli.commands.serve import command
from blackgate.server.store import SqliteStore
from blackgate.server.web.config import SETTINGS
from blackgate.server.web.logs import FIELDS, configure_logging
from blackgate.server.web.metrics import Metrics

SERVE = (sys.executable, "-m", "blackgate.cli", "serve", "--workers", "1", "--log", "json")


@contextmanager
def running(database: Path, *switches: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address."""
    wanted = [*SERVE, "--port", "0", "--database", str(database), *switches]
    with subprocess.Popen(
        wanted, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        try:
            yield process, address_in(process.stdout)
        finally:
            process.kill()


def address_in(out: IO[str] | None) -> str:
    assert out is not None
    line = out.readline()
    found = re.search(r"http://[0-9.:]+", line)
    assert found is not None, line
    return found.group()


def ended(process: subprocess.Popen[str], how: signal.Signals) -> tuple[int, float, str]:
    """The exit code, the seconds it took, and what was written to the error stream."""
    began = time.perf_counter()
    os.killpg(process.pid, how)  # as a terminal does it: the processes of the bots hear it, too
    _, errors = process.communicate(timeout=15)
    return process.returncode, time.perf_counter() - began, errors


def refused(*switches: str) -> Result:
    """A server that cannot start, in this process."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("blackgate.server.web.serve.configure_logging", lambda form: configure_logging(form, sys.stderr))
        return CliRunner().invoke(gate, [*SERVE[3:], "--port", "0", *switches])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_it_shuts_down_gracefully_and_loses_nothing(tmp_path: Path, how: signal.Signals) -> None:
    database = tmp_path / "rooms.sqlite"
    with running(database) as (process, address):
        made = httpx.post(f"{address}/api/rooms", json={"name": "Ana"}).json()

        async def last_words() -> tuple[dict[str, str], int, tuple[int, float, str]]:
            url = f"{address.replace('http', 'ws')}/api/rooms/{made['room']}/socket"
            async with connect(url) as socket:
                assert (await hello(socket, made["key"]))["seat"] == 0
                end = asyncio.create_task(asyncio.to_thread(ended, process, how))
                return *await farewell(socket), await end

        told, code, (status, seconds, errors) = await last_words()
    assert (told["code"], code) == ("unavailable", 1001)
    assert status == 0
    assert seconds < 10
    assert "Traceback" not in errors
    assert made["key"] not in errors
    assert {json.loads(line)["event"] for line in errors.splitlines()} == {"open", "answered", "closing", "closed"}
    assert await seat_of(made, database) == ("Ana", 0)


async def seat_of(made: dict[str, str], database: Path) -> tuple[str, int]:
    """The name in the first seat of a room, and the seat of a key, in a server that continues with a database."""
    async with open_app(store=SqliteStore(database)) as state, client_of(state) as client:
        summary = await client.get(f"/api/rooms/{made['room']}")
        mine = await client.get(f"/api/rooms/{made['room']}/state", headers=bearer(made["key"]))
    return summary.json()["seats"][0], mine.json()["seat"]


@pytest.mark.usefixtures("own_logging")
def test_a_backup_of_a_running_server_is_intact(tmp_path: Path) -> None:
    """As in docs/operations.md."""
    copy = tmp_path / "copy.sqlite"
    with running(tmp_path / "rooms.sqlite") as (_, address):
        made = httpx.post(f"{address}/api/rooms", json={"name": "Ana"}).json()
        with closing(sqlite3.connect(tmp_path / "rooms.sqlite")) as live, closing(sqlite3.connect(copy)) as kept:
            live.backup(kept)
        second = refused("--database", str(tmp_path / "rooms.sqlite"))
        assert second.exit_code == 2
        assert "another server" in second.stderr
    assert asyncio.run(seat_of(made, copy)) == ("Ana", 0)


def test_the_operations_page_is_complete(root: Path) -> None:
    page = (root / "docs" / "operations.md").read_text("utf-8")
    for setting in SETTINGS:
        assert f"`{setting.switch}" in page
        assert setting.variable in page
    for field in FIELDS - {"address", "connections"}:  # of the server itself, when it begins and ends
        assert f"`{field}`" in page
    for family in Metrics().registry.collect():
        assert family.name in page


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        wanted = [*SERVE, "--port", port]
        found = subprocess.run(wanted, check=False, capture_output=True, text=True, cwd=tmp_path, timeout=30)
    assert found.returncode == 2
    assert found.stderr.startswith(f"error: 127.0.0.1:{port}: ")
    assert found.stderr.count("\n") == 1


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize(
    ("switches", "says"),
    [
        (["--database", "no/such/folder/rooms.sqlite"], "no/such/folder"),
        (["--database", "mysql://me:secret@there/rooms"], "--database"),
        (["--host", "999.999.999.999"], "999.999.999.999"),
    ],
)
def test_configuration_errors_are_one_line(
    switches: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    found = refused(*switches)
    assert found.exit_code == 2
    assert found.stderr.startswith("error: ")
    assert says in found.stderr
    assert "secret" not in found.stderr
    assert found.stderr.count("\n") == 1


def test_the_help_names_every_switch_and_every_variable() -> None:
    told = CliRunner().invoke(command, ["--help"], terminal_width=200).output
    for setting in SETTINGS:
        assert setting.switch in told
        assert setting.variable in told
