"""The address of a PostgreSQL database, and readable connection errors. Neither ever repeats a password."""

from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from blackgate.server.store.interface import StoreError

DEFAULTS: Final = {
    "application_name": "blackgate", "connect_timeout": 5,
    "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000,
}  # fmt: skip
"""Unless the address says otherwise. A server that vanishes is detected within seconds."""
FORM: Final = "write postgresql://user:password@host:5432/name, with %40 for an @ in the password"
KNOWN_ERRORS: Final = (
    ("password authentication failed", "the user or the password is wrong", "see the address, or pg_hba.conf"),
    ("no password supplied", "a password is wanted", FORM),
    ("pg_hba.conf", "the server does not let us in from here", "see its pg_hba.conf"),
    ("does not exist", "there is no such database, or no such user", "make it first: createdb, createuser"),
    ("too many", "the server has too many connections", "raise max_connections: every process needs four"),
    ("starting up", "the server is starting", "wait a moment"),
    ("", "no server answers there", "start PostgreSQL, or correct the address"),
)
"""Part of the server's message, what it means, and what to do. The server's own words are not shown: for a malformed
address they repeat parts of it, perhaps the password."""


class DatabaseAddress:
    """The address of a database, for connecting (`conninfo`) and for showing (`redacted`)."""

    def __init__(self, text: str) -> None:
        try:
            parts = conninfo_to_dict(text)
        except psycopg.Error:
            parts = {"port": "none"}
        port = str(parts.get("port") or "5432")
        if not port.isdecimal():
            raise StoreError("this is no address of a database", "--database", FORM)
        merged: dict[str, Any] = {**DEFAULTS, **parts}
        self.conninfo = make_conninfo("", **merged)
        self.redacted = f"{parts.get('host') or 'localhost'}:{port}/{parts.get('dbname') or ''}"

    def explain(self, error: Exception) -> StoreError:
        """The StoreError for a failed connection."""
        said = str(error)
        what, right = next((what, right) for sign, what, right in KNOWN_ERRORS if sign in said)
        return StoreError(what, self.redacted, right)


def error_text(error: Exception) -> str:
    """What went wrong with a statement, in one line and without its values."""
    said = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return said or str(error).partition("\n")[0] or type(error).__name__
