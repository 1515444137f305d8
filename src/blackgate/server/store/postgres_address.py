"""Where a PostgreSQL database is, and what is said when it is not to be had. A password is never repeated."""

from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from blackgate.server.store.rows import StoreError

USUAL: Final = {
    "application_name": "blackgate", "connect_timeout": 5,
    "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000,
}  # fmt: skip
"""Unless the address says otherwise. A server that is gone without a word is noticed within seconds."""
FORM: Final = "write postgresql://user:password@host:5432/name, with %40 for an @ in the password"
TROUBLES: Final = (
    ("password authentication failed", "the user or the password is wrong", "see the address, or pg_hba.conf"),
    ("no password supplied", "a password is wanted", FORM),
    ("pg_hba.conf", "the server does not let us in from here", "see its pg_hba.conf"),
    ("does not exist", "there is no such database, or no such user", "make it first: createdb, createuser"),
    ("too many", "the server has too many connections", "raise max_connections: every process needs four"),
    ("starting up", "the server is starting", "wait a moment"),
    ("", "no server answers there", "start PostgreSQL, or correct the address"),
)
"""What a message of the server's contains, what it means, and what would be right. Its own words stay here: where an
address is written wrongly, they repeat parts of it, and a password may be among them."""


class Address:
    """The address of a database, as it is used and as it may be shown."""

    def __init__(self, text: str) -> None:
        try:
            parts = conninfo_to_dict(text)
        except psycopg.Error:
            parts = {"port": "none"}
        port = str(parts.get("port") or "5432")
        if not port.isdecimal():
            raise StoreError("this is no address of a database", "--database", FORM)
        settled: dict[str, Any] = {**USUAL, **parts}
        self.text = make_conninfo("", **settled)
        self.shown = f"{parts.get('host') or 'localhost'}:{port}/{parts.get('dbname') or ''}"

    def trouble(self, error: Exception) -> StoreError:
        """Why there is no connection."""
        said = str(error)
        what, right = next((what, right) for sign, what, right in TROUBLES if sign in said)
        return StoreError(what, self.shown, right)


def told(error: Exception) -> str:
    """What went wrong with a statement, in one line and without what was written."""
    said = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    return said or str(error).partition("\n")[0] or type(error).__name__
