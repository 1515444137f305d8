# How a player plays, counted in this browser.

web-me-play = Your play
web-me-play-about = Counted in this browser from the games you finished in it. Nothing of it is sent.
web-me-play-games = Games
web-me-play-won = Won
web-me-play-expected = Wins to be expected
web-me-play-of = in { $n }
web-me-play-axis = game
web-me-play-wins = Wins over time
web-me-play-wins-now = { $n ->
    [one] After one game: { $won } won, { $expected } to be expected from the chance at the start.
   *[other] After { $n } games: { $won } won, { $expected } to be expected from the chances at the start.
}
web-me-play-own = Own play
web-me-play-own-mean = Own play per game
web-me-play-own-now = { $n ->
    [one] { $own } points in the one game that was reviewed.
   *[other] { $own } points on average in { $n } reviewed games.
}
web-me-play-own-about = Points of a hundred that your own decisions gave away; the higher, the better, and 0 is faultless. The thin line is one standard error.
web-me-play-places = Favourite Places
web-me-play-visits = { $n ->
    [one] one visit
   *[other] { $n } visits
}
web-me-play-fights = Fights won
web-me-play-fights-of = of { $n }
web-me-play-fights-in = { $won } of { $n }
web-me-play-review = { $n ->
    [one] Review one more game
   *[other] Review { $n } more games
}
web-me-play-reviewing = Game { $n } of { $all } is being reviewed.
web-me-play-stop = Stop
web-me-play-reviewed = The reviews are done.
web-me-play-failed = { $n ->
    [one] One game could not be reviewed; its table may be gone.
   *[other] { $n } games could not be reviewed; their tables may be gone.
}
web-me-play-table = All figures
web-me-play-day = Day
web-me-play-result = Result
web-me-play-start = Chance at the start
web-me-play-save = Save as a file
web-me-play-delete = Delete games and statistics
web-me-play-deleted = Games and statistics are deleted from this browser.
web-me-play-restore = Undo
