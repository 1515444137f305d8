-- A room that is open, but in which nobody can sit down, is `full`. A check cannot be changed, so the table is made anew,
-- and with it what looks at it.
DROP TRIGGER entries_begin;

CREATE TABLE rooms_with_full (
    room TEXT NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL CHECK (phase IN ('open', 'full', 'playing', 'over', 'closed')),
    private INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    summary BLOB NOT NULL,
    due INTEGER NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

INSERT INTO rooms_with_full SELECT room, phase, private, updated, summary, due, archived FROM rooms;
DROP TABLE rooms;
ALTER TABLE rooms_with_full RENAME TO rooms;
CREATE INDEX rooms_lobby ON rooms (phase, private, updated) WHERE archived = 0;
CREATE INDEX rooms_due ON rooms (due) WHERE due > 0;

CREATE TRIGGER entries_begin BEFORE INSERT ON entries
WHEN NEW.seq = 1 AND NOT EXISTS (SELECT 1 FROM rooms WHERE room = NEW.room)
BEGIN
    SELECT RAISE(ABORT, 'there is no such room');
END;
