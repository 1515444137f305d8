"""Schema migrations in PostgreSQL, run by one process at a time. A database of a newer Blackgate is refused."""

from functools import cache
from importlib.resources import files
from typing import Final

from blackgate.server.store.interface import StoreError
from blackgate.server.store.postgres.connection import BEGIN, ReconnectingConnection
from blackgate.server.store.sqlite.migrations import APPLICATION_ID

TAKEN: Final = (
    "SELECT relname FROM pg_class WHERE relname IN ('entries', 'rooms', 'records', 'beats', 'outages', 'letters') "
    "AND relkind = 'r' AND relnamespace = current_schema()::regnamespace"
)


@cache
def migrations() -> tuple[str, ...]:
    """The SQL that leads from each version to the next, the first from an empty database."""
    folder = files("blackgate.server.store").joinpath("schema")
    names = sorted(each.name for each in folder.iterdir() if each.name.startswith("postgres_"))
    return tuple(folder.joinpath(name).read_text("utf-8") for name in names)


def migrate(connection: ReconnectingConnection, where: str) -> None:
    """Bring the tables to the newest version in one transaction. Processes that start at the same time wait."""
    connection.execute(BEGIN)
    try:
        connection.execute(f"SELECT pg_advisory_xact_lock({APPLICATION_ID})")
        version = check_version(connection, where)
        for number, text in enumerate(migrations()[version:], version + 1):
            connection.execute(text)
            connection.execute("DELETE FROM blackgate")
            connection.execute("INSERT INTO blackgate (version) VALUES (?)", (number,))
        connection.execute("COMMIT")
    except Exception:
        connection.execute("ROLLBACK")
        raise


def check_version(connection: ReconnectingConnection, where: str) -> int:
    """Return the schema version of a database; raise StoreError if it is not ours. This changes nothing."""
    ((is_ours,),) = connection.execute("SELECT to_regclass('blackgate') IS NOT NULL")
    if not is_ours:
        if connection.execute(TAKEN):
            raise StoreError("the database of another program", where, "make one of its own: createdb blackgate")
        return 0
    version = next((int(number) for (number,) in connection.execute("SELECT version FROM blackgate")), 0)
    if version > len(migrations()):
        newest = f"its tables have version {version}, this Blackgate knows {len(migrations())}"
        raise StoreError(f"written by a newer Blackgate: {newest}", where, "serve it with the newer one")
    return version
