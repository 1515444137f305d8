"""Which store a database means."""

from pathlib import Path
from typing import Final

from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.config import ConfigError

POSTGRES: Final = ("postgresql", "postgres")


def file_of(database: str) -> Path:
    """The file of a database that is SQLite's; ConfigError says how another one is copied."""
    scheme, is_address, _ = database.partition("://")
    if not is_address:
        return Path(database)
    if scheme not in POSTGRES:
        raise unknown(scheme)
    raise ConfigError(
        "PostgreSQL is copied by its own programs", "--database", "pg_dump name > copy.sql, psql name < copy.sql"
    )


def store_of(database: str) -> Store:
    """A file is SQLite's, an address PostgreSQL's. Nothing is opened yet."""
    scheme, is_address, _ = database.partition("://")  # what is behind it holds passwords, and is not repeated
    if not is_address:
        return SqliteStore(Path(database))
    if scheme not in POSTGRES:
        raise unknown(scheme)
    try:
        from blackgate.server.store.postgres import PostgresStore  # noqa: PLC0415  (only who wants it needs psycopg)
    except ImportError:
        raise ConfigError("psycopg is not installed", "--database", "pip install 'blackgate[postgres]'") from None
    return PostgresStore(database)


def unknown(scheme: str) -> ConfigError:
    """What is said of an address that is not PostgreSQL's."""
    return ConfigError(f"{scheme}:// is no database for this server", "--database", "a file, or postgresql://…")
