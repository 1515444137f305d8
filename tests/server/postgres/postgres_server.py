"""A PostgreSQL server for the length of a test run, with its own folder and a free port."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

MISSING = "no PostgreSQL server on this machine: install postgresql (Debian), or put initdb and pg_ctl on the PATH"
PASSWORD = "four%20doors"  # noqa: S105  (of a server that lives for a minute)


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((each for each in folders if (each / "initdb").exists() and (each / "pg_ctl").exists()), None)


def servant() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as a user without rights."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return {}


class PostgresServer:
    """A server that runs."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port

    def address(self, name: str, password: str = PASSWORD) -> str:
        return f"postgresql://warden:{password}@127.0.0.1:{self.port}/{name}"

    def database(self, name: str) -> str:
        """The address of an empty database; making one takes a while, and emptying one does not."""
        if not self.tell(f"SELECT 1 FROM pg_database WHERE datname = '{name}'"):  # noqa: S608
            self.tell(f"CREATE DATABASE {name}")
        address = self.address(name)
        self.tell("DROP SCHEMA public CASCADE; CREATE SCHEMA public", address)
        return address

    def tell(self, sql: str, address: str = "") -> list[tuple[Any, ...]]:
        """A statement, as the administrator of the server."""
        with psycopg.connect(address or self.address("postgres"), autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def cut(self, address: str, but: Sequence[int] = ()) -> int:
        """Cut the lines to a database, except those of some sessions; how many."""
        everybody = "SELECT pid, datname FROM pg_stat_activity WHERE backend_type = 'client backend'"
        name = address.rpartition("/")[2]
        found = [pid for pid, database in self.tell(everybody) if database == name and pid not in but]
        for pid in found:
            self.tell(f"SELECT pg_terminate_backend({pid})")
        return len(found)


@contextmanager
def running(*settings: str) -> Iterator[PostgresServer]:
    """A server for tests; what is written need not survive a power cut, unless a setting says so."""
    bin_folder = programs()
    assert bin_folder is not None
    who = servant()
    folder = Path(tempfile.mkdtemp(prefix="blackgate-pg-"))
    if who:
        os.chown(folder, who["user"], who["group"])
    secret = folder / "password"
    secret.write_text("four doors\n")
    secret.chmod(0o644)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def ran(*words: str) -> None:
        subprocess.run(words, check=True, cwd=folder, stdout=subprocess.DEVNULL, **who)

    given = ("fsync=off", f"port={port}", f"unix_socket_directories={folder}", "max_connections=60", *settings)
    options = " ".join(f"-c {each}" for each in ("listen_addresses=127.0.0.1", *given))
    data = str(folder / "data")
    try:
        ran(
            f"{bin_folder}/initdb",
            "-D",
            data,
            "-U",
            "warden",
            "-A",
            "md5",  # quick: every test connects again and again
            f"--pwfile={secret}",
            "-N",
            "-E",
            "UTF8",
        )
        ran(f"{bin_folder}/pg_ctl", "-D", data, "-w", "-o", options, "-l", str(folder / "log"), "start")
        try:
            yield PostgresServer(folder, port)
        finally:
            ran(f"{bin_folder}/pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
