### What is wrong with a record that somebody brings.

record-none = This is not the record of a game.
record-cut = This record stops before its game ends: a part of the file is missing, or the game was still running.
record-foreign = This game was played with an edition or a version of Blackgate that is not here.
record-untrue = This record does not hold: it tells what cannot have happened like this. It was changed, or it is damaged.
record-branch = Only a finished game can be played on, and only before its last decision.

## Records that are brought.

web-records-about = Open the record of a game and step through it, decision by decision, through everybody’s eyes.
web-records-choose = Choose a record
web-records-checking = Checking …
web-records-drop = or drop the file here
web-records-long = This file is too long for the record of a game.
web-records-where = When a game is over, its record can be downloaded below the result. The terminal saves its games in the same form.
web-records-kept = Every decision, roll and shuffle is checked first. Then this server keeps the record: whoever has the link to it sees everything, all hands included.
web-records-verdict = What was checked
web-records-played = { $n ->
    [one] One decision was played again, by the rules.
   *[other] { $n } decisions were played again, by the rules.
}
web-records-undone = { $n ->
    [one] One of them was taken back.
   *[other] { $n } of them were taken back.
}
web-records-left = The game was left before its end.
web-records-derived = { $n ->
    [one] One roll, draw or shuffle was derived again, as the record has it.
   *[other] { $n } rolls, draws and shuffles were derived again, as the record has them.
}
web-records-bare = The record keeps no rolls, draws or shuffles to compare with.
web-records-promised = The secret behind them is the one this promise was made of before the game. Compare it with what you noted then.
web-records-salt = To the secret the players added: “{ $salt }”.
web-records-seed = No secret was promised: chance came from a plain seed, which who dealt could have known.

## Replay.

web-replay-title = Replay
web-replay-back = Back
web-replay-eyes = Seen by
web-replay-spectator = a spectator
web-replay-told = What happened
web-replay-silent = Nothing that could be seen.
web-replay-controls = Step through the game
web-replay-first = To the beginning
web-replay-before = One decision back
web-replay-play = Play
web-replay-pause = Pause
web-replay-after = One decision on
web-replay-last = To the end
web-replay-decision = Decision
web-replay-link = Copy a link to this move
web-replay-pace = Pace
web-replay-at = { $n } of { $all }
