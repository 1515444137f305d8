"""What outlives the server: event logs of rooms, the lobby, imported records and the last heartbeat of the game clock.

`interface` defines what a store is, `base` holds what both stores share: `writer` groups writes into transactions,
`statements` is their SQL. `sqlite` keeps everything in one file. `postgres` keeps it where several processes serve.
"""

from blackgate.server.store.interface import Effect, Listing, Rating, Rewrite, RoomTaken, Row, Store, StoreError
from blackgate.server.store.sqlite.store import SqliteStore

__all__ = ["Effect", "Listing", "Rating", "Rewrite", "RoomTaken", "Row", "SqliteStore", "Store", "StoreError"]
