-- How much was removed from a finished room when its time was up: 0 nothing, 1 chat, 2 names and chat.
ALTER TABLE rooms ADD COLUMN cleared INTEGER NOT NULL DEFAULT 0;

-- Finished rooms, oldest first, by what was removed: the next to be cleared or deleted is found without a search.
CREATE INDEX rooms_finished ON rooms (cleared, updated, room) WHERE phase IN ('over', 'closed');

-- Ratings of people who asked for one, by the hash of a secret that only they have.
CREATE TABLE ratings (
    identity TEXT NOT NULL PRIMARY KEY,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL
);
