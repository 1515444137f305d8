-- Which of these numbered files the tables have seen.
CREATE TABLE blackgate (
    version INTEGER NOT NULL
);

-- The log of every room. Codes are compared byte by byte, whatever the language of the database.
CREATE TABLE entries (
    room TEXT COLLATE "C" NOT NULL,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    at BIGINT NOT NULL,
    command TEXT COLLATE "C" NOT NULL,
    body BYTEA NOT NULL,
    PRIMARY KEY (room, seq)
);

-- No command is carried out twice, however often it is sent and to whomever.
CREATE UNIQUE INDEX entries_command ON entries (room, command) WHERE command != '';

CREATE TABLE rooms (
    room TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    phase TEXT NOT NULL CHECK (phase IN ('open', 'playing', 'over', 'closed')),
    private INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    summary BYTEA NOT NULL,
    due BIGINT NOT NULL DEFAULT 0,
    archived INTEGER NOT NULL DEFAULT 0
);

-- The lobby: only rooms that are not archived stand in it.
CREATE INDEX rooms_lobby ON rooms (phase, private, updated, room) WHERE archived = 0;

-- Rooms that have to be woken, though nobody comes.
CREATE INDEX rooms_due ON rooms (due) WHERE due > 0;

-- Looked at once for a whole group of entries.
CREATE FUNCTION entries_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (
        SELECT 1 FROM fresh WHERE seq > 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.room = fresh.room AND entries.seq = fresh.seq - 1)
    ) THEN
        RAISE EXCEPTION 'the entry before it is missing';
    END IF;
    IF EXISTS (
        SELECT 1 FROM fresh WHERE seq = 1 AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.room = fresh.room)
    ) THEN
        RAISE EXCEPTION 'there is no such room';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER entries_follow AFTER INSERT ON entries REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION entries_follow();

CREATE TABLE records (
    name TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL
);

-- When each process was last alive.
CREATE TABLE beats (
    process TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE outages (
    began BIGINT NOT NULL PRIMARY KEY,
    ended BIGINT NOT NULL
);

-- What one process has to say to another: a wish, or the answer to it. Nothing in it needs to outlast a crash.
CREATE UNLOGGED TABLE letters (
    id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL CHECK (kind IN ('wish', 'answer')),
    body BYTEA NOT NULL,
    sent TIMESTAMPTZ NOT NULL DEFAULT now(),
    PRIMARY KEY (id, kind)
);
