"""Plain `blackgate`: open the table in the browser, with a database and a free port of its own."""

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import msgspec

from blackgate.server.store.interface import StoreError
from blackgate.server.store.sqlite.files import FileLock, check_file
from blackgate.server.web.config import Config, ConfigError, read_config
from blackgate.server.web.serve import listening_socket, serve


def open_table(open_to_network: bool = False) -> None:
    """Run a server for this machine and open the browser. The environment can settle everything, as for `serve`."""
    with database(os.environ) as file:
        given = {"open": True, "database": file, "open_to_network": open_to_network}
        config = read_config(given, os.environ)
        serve(config if os.environ.get("BLACKGATE_PORT") else with_free_port(config), click.echo)


def with_free_port(config: Config) -> Config:
    """The same config, with another port if somebody listens on the usual one."""
    try:
        listening_socket(config).close()
    except ConfigError:
        another = msgspec.structs.replace(config, port=0)
        listening_socket(another).close()  # where it is not the port that is wrong, this fails again
        click.echo(f"Port {config.port} is in use; using another one.")
        return another
    return config


@contextmanager
def database(environment: Mapping[str, str]) -> Iterator[str | None]:
    """The file for the games: the user's own, or a temporary one where that fails; None if the environment names it."""
    if environment.get("BLACKGATE_DATABASE"):
        yield None
        return
    try:
        file = prepared(data_folder(environment))
    except StoreError as error:
        with TemporaryDirectory(prefix="blackgate-") as folder:
            why = f"{error.where}: {error.what}"
            click.echo(f"{why}. Games are kept in {folder} and deleted when the server stops.", err=True)
            yield str(Path(folder, "rooms.sqlite"))
    else:
        yield str(file)


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this platform keeps the data of a user's programs."""
    base = environment.get("XDG_DATA_HOME", "")
    usual = "~/Library/Application Support" if platform == "darwin" else "~/.local/share"
    return Path(base if os.path.isabs(base) else os.path.expanduser(usual), "blackgate")


def prepared(folder: Path) -> Path:
    """The database in a folder that only its owner may read; StoreError if no server can use it."""
    file = folder / "rooms.sqlite"
    if not folder.is_absolute():
        raise StoreError("there is no home folder", str(folder))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise StoreError(f"this folder cannot be created: {error.strerror}", str(folder)) from None
    check_file(file)
    if file.exists():
        FileLock(file).release()
    return file
