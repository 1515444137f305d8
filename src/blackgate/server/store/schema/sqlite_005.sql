-- How much was removed from a finished room when its time was up: 0 nothing, 1 chat, 2 names and chat.
ALTER TABLE rooms ADD COLUMN cleared INTEGER NOT NULL DEFAULT 0;

-- Finished rooms, oldest first, by what was removed: the next to be cleared or deleted is found without a search.
CREATE INDEX rooms_finished ON rooms (cleared, updated, room) WHERE phase IN ('over', 'closed');
