### Why something is refused at a table, apart from the rules of the game.

room-not-missing = This player was here a moment ago. After a minute and a half without a word the others may decide.
room-has-time = This player still has time for an answer. Once it has run out, the others may decide.
room-nobody-agrees = Whoever takes the seat sees its cards: somebody else has to agree. A bot can play on.
room-prisoner-taken = { NAME($who) } has this prisoner board already. Each board has one owner: take another one.
