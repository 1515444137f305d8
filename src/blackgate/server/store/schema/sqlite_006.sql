-- Who wants to be told when a table waits for them. A room's row goes when its game is over, or everybody has stopped.
CREATE TABLE notifications (
    room TEXT NOT NULL PRIMARY KEY,
    due INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

-- Rooms to look at again: somebody's quiet hours are over.
CREATE INDEX notifications_due ON notifications (due) WHERE due > 0;

-- Keys of the server: one signs pushes, one signs links.
CREATE TABLE secrets (
    name TEXT NOT NULL PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
