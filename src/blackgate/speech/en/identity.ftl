# Your traces at a table, and what this device keeps of you.

web-traces-title = Your traces
web-traces-about = This table stays under its link, with your name and what you said.
web-traces-about-open = You opened this table. Until the game begins you can take it away again.
web-traces-forget = Remove my name and chat
web-traces-forget-of = Remove name and chat of { $name }
web-traces-forget-sure = The prisoner’s name takes the place of yours, and the lines you wrote are emptied: here, in the replay and in the record. The game itself stays and can still be checked. What others have saved stays with them. This cannot be undone.
web-traces-forget-yes = Remove
web-traces-forgotten = Name and chat are gone from this table.
web-traces-delete = Delete this table
web-traces-delete-sure = The table is deleted for everybody, with its chat, its replay and its record. This cannot be undone.
web-traces-delete-yes = Delete
web-traces-keep = Keep it

web-me-about = There is no account. Your tables, your results and the people you played with are kept in this browser and nowhere else. You can take them to another device, or erase them.
web-me-name = Your name
web-me-name-field = The name you sit down with
web-me-games = Your games
web-me-games-sum = { $n ->
    [one] { $n } game, { $won } won.
   *[other] { $n } games, { $won } won.
}
web-me-games-none = The end of each game you play is noted here.
web-me-games-all = Show all { $n }
web-me-won = Broke out, { $points } points
web-me-lost = Left behind, { $points } points
web-me-with = with { $names }
web-me-with-bots = with bots
web-me-strike = Strike out
web-me-strike-of = Strike out the game of { $day }
web-me-people = People you played with
web-me-people-sum = { $n ->
    [one] { $n } game, you won { $won }
   *[other] { $n } games, you won { $won }
}
web-me-people-about = Under the names they gave themselves; anybody can use any name.
web-me-along = Take it along
web-me-along-about = A link carries everything to another device: scan the code there, or send yourself the text.
web-me-along-show = Show code and text
web-me-along-warning = Whoever has this link can play in your place. Show it to nobody.
web-me-along-text = Everything, as a link
web-me-along-code = Code with your name and your latest tables
web-me-along-code-holds = Code { $n } of { $all }: your name, your key and your latest tables. The text also holds your results.
web-me-along-next = Next code
web-me-bring-field = Link from another device
web-me-bring = Take over
web-me-bring-wrong = This is not such a link. Copy the whole text of the other device.
web-me-arrival = From another device
web-me-arrival-holds = This link brings: the name { $name }, tables: { $tables }, games: { $games }.
web-me-arrival-warning = Go on only if the link is from your own device. What is here stays; the name is replaced.
web-me-arrival-replaces = Your key on this device is replaced by the one in the link.
web-me-arrival-take = Take over
web-me-arrival-leave = Leave it
web-me-erase = Erase
web-me-erase-about = To remove your name from a table, open the table first: without its key you cannot do it any more.
web-me-erase-all = Erase everything on this device
web-me-erase-sure = Tables, results, people, name and settings are erased from this browser, and your rating from the server. You cannot return to a running game unless another device has its key. This cannot be undone.
web-me-erase-yes = Erase
web-me-erased = Nothing is left on this device.

web-rated = Rated game
web-rated-choose = People only, everybody has to agree, no hints
web-rated-about = This game counts for the ratings of its players. It begins when everybody has agreed; after that it cannot be changed. The server keeps your rating under a key on this device, and neither your name nor who played with whom.
web-rated-missing = { $n ->
    [one] One person has not agreed yet.
   *[other] { $n } people have not agreed yet.
}
web-rated-all = Everybody has agreed.
web-rated-agree = I agree
web-rated-wait = The game begins when everybody has agreed to the rating.
web-me-rating = Your rating
web-me-rating-games = { $n ->
    [one] After { $n } rated game.
   *[other] After { $n } rated games.
}
web-me-rating-about = Everybody begins at 25 ± 8.3. It is shown to you alone. Two times in three the true strength lies within the second number.
web-me-rating-stop = Delete my rating
web-me-rating-none = No rating is kept of you. It begins when you agree to a rated game.
