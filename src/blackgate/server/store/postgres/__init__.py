"""The store in PostgreSQL, which several server processes may share.

`store` is the store itself, `bus` carries claims, notices and messages between the processes, `connection` reconnects
after an outage, `address` keeps passwords out of errors, `migrations` brings the tables up to date.
"""

from blackgate.server.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
