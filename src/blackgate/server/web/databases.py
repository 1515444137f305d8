"""Which store a database means."""

from pathlib import Path
from typing import Final

from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.config import ConfigError

POSTGRES: Final = ("postgresql", "postgres")


def store_of(database: str) -> Store:
    """A file is SQLite's, an address PostgreSQL's. Nothing is opened yet."""
    scheme, is_address, _ = database.partition("://")  # what is behind it holds passwords, and is not repeated
    if not is_address:
        return SqliteStore(Path(database))
    if scheme not in POSTGRES:
        raise ConfigError(f"{scheme}:// is no database for this server", "--database", "a file, or postgresql://…")
    try:
        from blackgate.server.store.postgres import PostgresStore  # noqa: PLC0415  (only who wants it needs psycopg)
    except ImportError:
        raise ConfigError("psycopg is not installed", "--database", "pip install 'blackgate[postgres]'") from None
    return PostgresStore(database)
