-- Rooms whose game branches off another one, by the name of that game: its branches are found without a search.
CREATE TABLE branches (
    room TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    made INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;

CREATE INDEX branches_game ON branches (game, made);
