"""Which store a database address means."""

from pathlib import Path
from typing import Final

from blackgate.server.store import SqliteStore, Store
from blackgate.server.web.config import ConfigError

POSTGRES: Final = ("postgresql", "postgres")


def sqlite_path(database: str) -> Path:
    """The path of a SQLite database; raise ConfigError for others, with how to copy those."""
    scheme, is_address, _ = database.partition("://")
    if not is_address:
        return Path(database)
    if scheme not in POSTGRES:
        raise unknown_scheme(scheme)
    raise ConfigError(
        "PostgreSQL is copied by its own programs", "--database", "pg_dump name > copy.sql, psql name < copy.sql"
    )


def store_for(database: str) -> Store:
    """A path is SQLite's, an address PostgreSQL's. Nothing is opened yet."""
    scheme, is_address, _ = database.partition("://")  # the rest may hold a password, and is not repeated
    if not is_address:
        return SqliteStore(Path(database))
    if scheme not in POSTGRES:
        raise unknown_scheme(scheme)
    try:
        from blackgate.server.store.postgres import PostgresStore  # noqa: PLC0415  (psycopg is optional)
    except ImportError:
        raise ConfigError("psycopg is not installed", "--database", "pip install 'blackgate[postgres]'") from None
    return PostgresStore(database)


def unknown_scheme(scheme: str) -> ConfigError:
    """The error for an unknown scheme."""
    return ConfigError(f"{scheme}:// is no database for this server", "--database", "a file, or postgresql://…")
