-- When an imported record was kept and last used, and its bytes, so that those nobody uses can go. For those that are
-- here already, the time is when a server was last alive.
ALTER TABLE records ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE records ADD COLUMN size BIGINT NOT NULL DEFAULT 0;

UPDATE records SET
    kept = coalesce((SELECT max(at) FROM beats), 0),
    used = coalesce((SELECT max(at) FROM beats), 0),
    size = octet_length(text);

CREATE INDEX records_used ON records (used, size);

-- Rooms in which no game goes on or has ended, oldest first: those in which none ever began are deleted some day.
CREATE INDEX rooms_idle ON rooms (updated, room) WHERE phase IN ('open', 'full', 'closed');

-- Written and read back to see whether the database works; rows go after a minute.
CREATE TABLE probes (
    number BIGINT NOT NULL PRIMARY KEY,
    sent TIMESTAMPTZ NOT NULL DEFAULT now()
);
