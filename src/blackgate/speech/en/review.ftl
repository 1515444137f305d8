# The course of a finished game.

web-curve-title = How the chances moved
web-curve-about = Each line is a chance to win, turn by turn, estimated with all cards open. Select a moment to see it in the replay.
web-curve-wait = Working out the curve …
web-curve-failed = The curve could not be worked out.
web-curve-again = Try again
web-curve-round = Round { $round }
web-curve-end = The end
web-curve-read = Read the curve, turn by turn
web-curve-goto = Show in the replay
web-curve-points = Turning points
web-curve-none = No turn moved the chances much.
web-curve-table = The chances as a table
web-curve-table-about = Chance to win when each round began
web-curve-axis = Round

## The review of a game: what decisions were worth, and what was luck.

verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
review-title = Game review
review-chances = Chance to win
review-points = Turning points
review-accounts = Play and luck
review-accounts-about = In points of a hundred, ± one standard error. Start, own play, others’ play and luck add up to the result.
review-start = Start
review-own = Own play
review-others = Others’ play
review-luck = Luck
review-result = Result
review-verdicts = Inaccuracies · mistakes · blunders
review-better = What would have been better
review-flawless = No decision was clearly worse than another option.
review-instead = Round { $round }, { NAME($who) }: “{ $option }”. Better: “{ $better }”.
review-bluff = A threat, or the answer to one: what the others believe is not measured.
review-lucky = Luck
review-unlucky = Bad luck
review-moment = Round { $round }
review-all = All games
review-games = Games
review-wins = Wins
review-made = { $playouts } playouts a decision. Judged from what each seat could know; ± leaves out what the evaluation itself gets wrong.
review-branch = This game is a branch. Its record does not say what its seats knew before it began, so they are judged without that.
web-review-begin = Review the game
web-review-about = Every decision is judged from what its player could know then, and luck is separated from play.
web-review-ahead = { $ahead ->
    [one] 1 review comes first.
   *[other] { $ahead } reviews come first.
}
web-review-judging = { $judged } of { $decisions } decisions are judged.
web-review-share = { $n }% of the decisions are judged.
web-review-done = The review is done.
review-crowded = Too many reviews are waiting. Try again in a while.
review-pending = Other reviews that were asked for here are not finished. Wait for one of them.
review-failed = This review could not be made. Try again in a while.
review-too-long = This game is too long for a review.
web-review-limits = Own play is what one’s own decisions gave away against the best option, judged from what one could know then; so it is never positive. Others’ play is what the errors of the others gave or cost. Luck is the rest: dice, draws, what nobody could know, and what the evaluation gets wrong. Only differences of more than two standard errors count, so small errors are missing.
web-review-mine = Only my mistakes
web-review-of = Mistakes of { $name }
web-review-everybody = Mistakes of everybody
web-review-before = The mistake before
web-review-next = The next mistake
web-review-place = { $n } of { $all }
web-review-all = { $all ->
    [one] 1 mistake
   *[other] { $all } mistakes
}
web-review-first = No mistake comes before this moment.
web-review-last = No mistake comes after this moment.
