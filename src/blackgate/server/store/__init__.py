"""What the server keeps: the logs of its rooms, the lobby, imported records, and the last moment of the game clock.

`rows` says what a store is, `kept` what all of them share. `sqlite` keeps everything in one file: `files` sees to that,
`tables` to its tables, `statements` says it in SQL, `writer` writes what came together in one transaction. `postgres`
keeps it where several processes serve together: `postgres_post` tells them of each other.
`backup` copies a database and puts a copy back, `verification` reads one from end to end, `private_file` writes one.
"""

from blackgate.server.store.rows import Listing, RoomTaken, Row, Store, StoreError
from blackgate.server.store.sqlite import SqliteStore

__all__ = ["Listing", "RoomTaken", "Row", "SqliteStore", "Store", "StoreError"]
