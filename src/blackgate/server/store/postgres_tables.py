"""The tables in PostgreSQL: made by numbered files, by one process at a time, and never those of a newer Blackgate."""

from functools import cache
from importlib.resources import files
from typing import Final

from blackgate.server.store.postgres_line import BEGIN, Line
from blackgate.server.store.rows import StoreError
from blackgate.server.store.tables import OURS

TAKEN: Final = (
    "SELECT relname FROM pg_class WHERE relname IN ('entries', 'rooms', 'records', 'beats', 'outages', 'letters') "
    "AND relkind = 'r' AND relnamespace = current_schema()::regnamespace"
)


@cache
def versions() -> tuple[str, ...]:
    """What leads from each version to the next, the first from nothing."""
    folder = files("blackgate.server.store").joinpath("schema")
    names = sorted(each.name for each in folder.iterdir() if each.name.startswith("postgres_"))
    return tuple(folder.joinpath(name).read_text("utf-8") for name in names)


def update_tables(line: Line, where: str) -> None:
    """Bring the tables to the newest version, all or nothing. Whoever comes at the same time waits."""
    line.execute(BEGIN)
    try:
        line.execute(f"SELECT pg_advisory_xact_lock({OURS})")
        version = check_tables(line, where)
        for number, text in enumerate(versions()[version:], version + 1):
            line.execute(text)
            line.execute("DELETE FROM blackgate")
            line.execute("INSERT INTO blackgate (version) VALUES (?)", (number,))
        line.execute("COMMIT")
    except Exception:
        line.execute("ROLLBACK")
        raise


def check_tables(line: Line, where: str) -> int:
    """The version of a database; StoreError if it is not for us. Nothing is changed."""
    ((is_ours,),) = line.execute("SELECT to_regclass('blackgate') IS NOT NULL")
    if not is_ours:
        if line.execute(TAKEN):
            raise StoreError("the database of another program", where, "make one of its own: createdb blackgate")
        return 0
    version = next((int(number) for (number,) in line.execute("SELECT version FROM blackgate")), 0)
    if version > len(versions()):
        newest = f"its tables have version {version}, this Blackgate knows {len(versions())}"
        raise StoreError(f"written by a newer Blackgate: {newest}", where, "serve it with the newer one")
    return version
