-- Moments were those of the wall clock, and outages were subtracted when a room was loaded. Now all of them are moments of
-- the game clock, which stands still while no server runs: docs/decisions/0015-game-clock.md.
-- Everybody has as much time left as before.
UPDATE entries SET at = at - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= entries.at)
WHERE EXISTS (SELECT 1 FROM outages);

UPDATE beats SET at = at - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= beats.at)
WHERE EXISTS (SELECT 1 FROM outages);

-- `due` was written together with `updated`, so the same outages are part of it.
UPDATE rooms SET due = due - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= rooms.updated)
WHERE due > 0 AND EXISTS (SELECT 1 FROM outages);

UPDATE rooms SET updated = updated - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= rooms.updated)
WHERE EXISTS (SELECT 1 FROM outages);

UPDATE records SET
    kept = kept - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= records.kept),
    used = used - (SELECT coalesce(sum(ended - began), 0) FROM outages WHERE ended <= records.used)
WHERE EXISTS (SELECT 1 FROM outages);

-- The game clock goes on from the last beat. What is later was written within a second of it, or while the wall clock was
-- wrong; it would stop its room.
UPDATE entries SET at = (SELECT max(at) FROM beats) WHERE at > (SELECT max(at) FROM beats);

UPDATE rooms SET due = due - updated + (SELECT max(at) FROM beats)
WHERE due > 0 AND updated > (SELECT max(at) FROM beats);

UPDATE rooms SET updated = (SELECT max(at) FROM beats) WHERE updated > (SELECT max(at) FROM beats);

UPDATE records SET kept = (SELECT max(at) FROM beats) WHERE kept > (SELECT max(at) FROM beats);

UPDATE records SET used = (SELECT max(at) FROM beats) WHERE used > (SELECT max(at) FROM beats);

DROP TABLE outages;
