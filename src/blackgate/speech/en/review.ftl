# The course of a finished game.

web-curve-title = How the chances moved
web-curve-about = Each line is a chance to win, turn by turn, estimated with all cards open. Select a moment to see it in the replay.
web-curve-wait = Working out the curve …
web-curve-round = Round { $round }
web-curve-end = The end
web-curve-read = Read the curve, turn by turn
web-curve-goto = Show in the replay
web-curve-points = Turning points
web-curve-none = No turn moved the chances much.
web-curve-table = The chances as a table
web-curve-table-about = Chance to win when each round began
web-curve-axis = Round
