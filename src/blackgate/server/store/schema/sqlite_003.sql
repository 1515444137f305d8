-- When an imported record was kept and last used, and its bytes, so that those nobody uses can go. For those that are
-- here already, the time is when a server was last alive.
ALTER TABLE records ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN size INTEGER NOT NULL DEFAULT 0;

UPDATE records SET
    kept = coalesce((SELECT at FROM beats), 0),
    used = coalesce((SELECT at FROM beats), 0),
    size = length(CAST(text AS BLOB));

-- The sum of the sizes is read from here, and no text for it.
CREATE INDEX records_used ON records (used, size);

-- Rooms in which no game goes on or has ended, oldest first: those in which none ever began are deleted some day.
CREATE INDEX rooms_idle ON rooms (updated, room) WHERE phase IN ('open', 'full', 'closed');

-- One row, written and read back to see whether the database works.
CREATE TABLE probes (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    number INTEGER NOT NULL
);
