"""Which store a database means."""

from pathlib import Path

from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.config import ConfigError


def store_of(database: str) -> Store:
    """A file is SQLite's. Nothing is opened yet."""
    if "://" in database:
        scheme = database.partition(":")[0]  # and nothing behind it, where passwords stand
        raise ConfigError(f"{scheme}:// is no database for this server", "--database", "name a file")
    return SqliteStore(Path(database))
