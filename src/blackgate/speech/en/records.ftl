### What is wrong with a record that somebody brings.

record-none = This is not the record of a game.
record-cut = This record stops before its game ends: a part of the file is missing, or the game was still running.
record-foreign = This game was played with an edition or a version of Blackgate that is not here.
record-untrue = This record does not hold: it tells what cannot have happened like this. It was changed, or it is damaged.
record-branch = Only a finished game can be played on, and only before its last decision.
