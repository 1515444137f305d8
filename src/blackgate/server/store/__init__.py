"""What the server keeps: the logs of its rooms, the lobby, imported records, and when nobody was serving.

`rows` says what a store is. `sqlite` keeps everything in one file: `files` sees to the file, `tables` to its tables,
`statements` says it in SQL, `writer` writes what came together in one transaction. `postgres` keeps it where several
processes serve together: `postgres_post` tells them of each other. `outages` is for all stores.
"""

from blackgate.server.store.rows import Listing, RoomTaken, Row, Store, StoreError
from blackgate.server.store.sqlite import SqliteStore

__all__ = ["Listing", "RoomTaken", "Row", "SqliteStore", "Store", "StoreError"]
