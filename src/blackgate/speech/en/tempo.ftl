### Pace, pause and clocks, and the menu of a table.

game-paused = The game is paused.
game-resumed = The game goes on.
game-resigned = The players give the game up.

## The pace of the bots.

web-pace = Pace of the bots
web-pace-relaxed = Relaxed
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-pace-thinkers = Bots with thinking time still take it.
web-pace-skip = Skip
web-pace-skip-about = Let the bots play on at once until somebody is asked

## The menu of a table.

web-table-key-menu = menu
web-table-title-menu = Menu
web-menu-table = This table
web-menu-elsewhere = Elsewhere
web-menu-away = Stop playing
web-menu-home = Home page
web-menu-copy = Copy the link
web-menu-pause = Pause
web-menu-pause-about = Clocks and bots stand still.
web-menu-resume = Go on
web-menu-together = Everybody has to agree.
web-menu-leave = Leave the table
web-menu-leave-about = A bot plays for you until you return.
web-menu-leave-alone-about = The game waits for you under “Your tables”.
web-menu-resign = Give up
web-menu-resign-about = The game ends without a winner.
web-menu-resign-sure = Give the game up for good?
web-menu-report = Report a problem
web-table-title-report = Report a problem
web-menu-report-about = Copy this text and send it to the people who run this server. Nothing is sent by itself. It shows the table as you see it, your hand included.
web-menu-report-text = Report

## What players decide together.

web-agree-pause = { $names } would like to pause.
web-agree-resume = { $names } would like to go on.
web-agree-resign = { $names } would like to give the game up.
web-agree-yes = Agree
web-agree-no = Reject
web-agree-waiting = You agree. Still missing: { $names }.
web-agree-withdraw = Withdraw
web-paused = The game is paused.
web-paused-until = It goes on by itself on { $time }.

## Clocks.

web-clock-of = Time: { $time }
web-clock-grace = Time used up
web-clock-at-zero = When the time is up: { $what }
web-clock-random = a random choice
web-clock-late = When the time is up
web-clock-live-late = Ten more seconds for each decision. Then the game answers for the player: pass, play no Weapon, refuse, or a random choice. Nobody is removed.
web-clock-days-late = The game answers for the player: pass, play no Weapon, refuse, or a random choice. The others may then let a bot play on. Nobody is removed.

## After resigning.

web-lost-resigned = The game was given up
web-lost-resigned-about = Nobody has escaped this time.
