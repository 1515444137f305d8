-- The log of every room. A room's entries lie together, so that archived rooms cost the living nothing.
CREATE TABLE entries (
    room TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at INTEGER NOT NULL,
    command TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;

-- No command is carried out twice, however often it is sent.
CREATE UNIQUE INDEX entries_command ON entries (room, command) WHERE command != '';

CREATE TABLE rooms (
    room TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'over', 'closed')),
    private INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    summary BLOB NOT NULL,
    due INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- The lobby: only rooms that are not archived stand in it.
CREATE INDEX rooms_lobby ON rooms (phase, private, updated) WHERE archived = 0;

-- Rooms that have to be woken, though nobody comes.
CREATE INDEX rooms_due ON rooms (due) WHERE due > 0;

CREATE TRIGGER entries_begin BEFORE INSERT ON entries
WHEN NEW.seq = 1 AND NOT EXISTS (SELECT 1 FROM rooms WHERE room = NEW.room)
BEGIN
    SELECT RAISE(ABORT, 'there is no such room');
END;

CREATE TRIGGER entries_follow BEFORE INSERT ON entries
WHEN NEW.seq > 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE room = NEW.room AND seq = NEW.seq - 1)
BEGIN
    SELECT RAISE(ABORT, 'the entry before it is missing');
END;

CREATE TABLE records (
    name TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);

-- One row: when a server was last alive.
CREATE TABLE beats (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    at INTEGER NOT NULL
);

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
);
