
### The client: foundation

web-problem-conflict = That does not go with how things stand.
web-problem-forbidden = That is not yours to do here.
web-problem-full = Every seat is taken.
web-problem-invalid = The server did not understand that.
web-problem-stale = The table has moved on: look again.
web-problem-too-fast = Too much at once: wait a moment.
web-problem-unavailable = The server cannot be reached right now. Nothing has changed.
web-problem-unknown = There is no such table.

web-closing-forbidden = Your key opens nothing here any more: somebody else has your seat, or nobody may look on.
web-closing-unknown = There is no table under this code.
web-closing-full = This table is full.
web-closing-reload = Blackgate has been renewed: reload the page.
web-closing-other = The connection has ended. Reload the page to come back.

### The client: table

## The page.
web-table-page = Blackgate
web-table-page-asked = ● Your move – Blackgate
web-table-title = The table
web-table-setting-up = The table is being laid…
web-table-close = Close
web-table-back = Back

## Who is to move, and what is asked.
web-table-turn-of = { $name }’s turn
web-table-waiting-for = Waiting for { $names }: { $what }
web-table-sealed = Your answer is sealed. You can still change it.
web-table-reconnecting = The connection is lost. Trying again; nothing is forgotten.
web-table-closed = The connection has ended.
web-table-time-left = Time left: { $time }
web-table-round = Round { $n }
web-table-actions-left = { $n ->
    [one] 1 action left
   *[other] { $n } actions left
}
web-table-not-your-turn = Not your turn. Press an action to learn about it.
web-table-what-short = Explain
web-table-title-asked = What is going on

web-table-about-turn = the turn
web-table-about-go = where to go
web-table-about-name = which Tool to demand
web-table-about-lay = which Weapon to lay down
web-table-about-answer = an Extortion
web-table-about-fight = a fight
web-table-about-selling = what to sell
web-table-about-pay = what to pay with
web-table-about-ingredient = which card to use
web-table-about-discard = too many cards in hand
web-table-about-target = whom it hits
web-table-about-place = which Place to go to
web-table-about-free = something that costs no action
web-table-about-pick = which card to take
web-table-about-drop = which card to discard
web-table-about-unless = a Weapon or a Beating
web-table-about-recover = a card from the discard pile
web-table-about-bonus = the second effect of a Background
web-table-about-react = whether somebody reacts
web-table-about-roll = rolling for Michel(le)
web-table-about-lead = where Michel(le) goes
web-table-about-yield = Michel(le)’s demand
web-table-about-toll = which Tool Michel(le) takes
web-table-about-prize = the prize of a fight
web-table-about-help = helping a teammate
web-table-about-spoils = the spoils of a fight
web-table-about-skill = a Skill token
web-table-about-opener = the Weapon that starts a Brawl
web-table-about-brawl = a Brawl
web-table-about-mend = what to heal
web-table-about-report = whether somebody reports it
web-table-about-freepass = escaping punishment
web-table-about-punish = a punishment
web-table-about-corrupt = moving the Warden
web-table-about-offer = an Exchange
web-table-about-fill = an Exchange

## Players.
web-table-players = Players
web-table-you = you
web-table-bot = a bot plays
web-table-away = away
web-table-is-asked = is asked now
web-table-points = Tunnel points
web-table-points-of = { $n } of { $target } Tunnel points
web-table-cards-held = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
web-table-cigarettes = { $n ->
    [one] 1 cigarette
   *[other] { $n } cigarettes
}
web-table-beatings = { $n ->
    [one] 1 Beating
   *[other] { $n } Beatings
}
web-table-holds = Holds { $cards }
web-table-may-hold = May hold { $cards }
web-table-known = What you know of the hand
web-table-known-note = Taken openly, shown or seen; the rest is hidden.
web-table-tunnel = Dug into the tunnel
web-table-side = Team { $side }
web-table-background = Background
web-table-background-hidden = Secret until it is revealed.
web-table-background-secret = Secret
web-table-background-open = Revealed
web-table-gang-card = Gang card
web-table-act-on = { $name }: something is possible
web-table-missed = This player is away. What shall happen?
web-table-vote-wait = Wait
web-table-vote-bot = A bot plays on
web-table-vote-open = Open the seat
web-table-held-up = { $name } is away.
web-table-decide = Decide
web-table-bot-plays = A bot plays for you.
web-table-leave = Let a bot play for me
web-table-return = Play on myself

## The board.
web-table-board = Board
web-table-search-count = { $n ->
    [one] Search draws 1 card here
   *[other] Search draws { $n } cards here
}
web-table-search-here = Search
web-table-reached-by = Reached by { $faces } on the die
web-table-die = Die
web-table-no-die = No roll leads here.
web-table-possible-here = Possible here
web-table-forbidden-here = Not here
web-table-who-is-here = Who is here
web-table-go-here = Go here
web-table-cautious-to = { $n ->
    [one] { $place } (1 action)
   *[other] { $place } ({ $n } actions)
}
web-table-here = Here
web-table-go-cautiously = { $n ->
    [one] Go here (1 action)
   *[other] Go here ({ $n } actions)
}
web-table-duel = Fight
web-table-duel-about = At stake: { $tool }
web-table-supply = Gangs and piles
web-table-deck = { $n ->
    [one] Search deck: 1 card
   *[other] Search deck: { $n } cards
}
web-table-discard = { $n ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $n } cards
}
web-table-title-discard = Discard pile
web-table-gang-cost = Costs { $n } different of: { $accessories }
web-table-gang-needs = To join, pay { $n } different Accessories of these:
web-table-on-top = on top

## The hand.
web-table-hand = Hand
web-table-hand-limit = { $n } cards; { $limit } are allowed at the end of the turn
web-table-hand-empty = No cards in hand.
web-table-hand-hidden = { $n ->
    [one] 1 card, hidden from whoever looks at this screen.
   *[other] { $n } cards, hidden from whoever looks at this screen.
}
web-table-hide-hand = Hide
web-table-show-hand = Show
web-table-recipes = Recipes and prices
web-table-title-recipes = Recipes and prices
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } for 1 cigarette
   *[other] { $made } for { $n } cigarettes
}
web-table-craft-ready = { $made }: ready
web-table-craft-missing = { $made }: missing { $cards }
web-table-missing = Missing: { $cards }
web-table-have-all = You hold all of it.
web-table-digs = Digs +{ $n }
web-table-sells = { $n ->
    [one] Sells for 1 cigarette
   *[other] Sells for { $n } cigarettes
}
web-table-you-hold = You hold { $n }

## Actions.
web-table-actions = Actions
web-table-undo = Undo
web-table-verb-ability = Gang card
web-table-verb-reveal = Reveal Background
web-table-verb-spy = Spy
web-table-why-not = Not possible now: why?
web-table-why-title = { $verb }: why not?
web-table-asking = Asking…
web-table-possible = That is possible now.
web-table-all-rules = All rules
web-table-title-warned = Are you sure?
web-table-warned-yes = Do it all the same
web-table-give = Give the { $tool }
web-table-not-held = You do not hold it; only you know.
web-table-weapons-held = { $n ->
    [one] You hold 1 Weapon.
   *[other] You hold { $n } Weapons.
}
web-table-only-you = The others see only what you answer, not what you could have answered.
web-table-hint = Hint
web-table-title-hint = Hint
web-table-thinking = Thinking…
web-table-advice = A Mastermind would choose: { $option }
web-table-advice-late = The table has moved on: ask again.

## Standing orders.
web-table-orders = Standing orders
web-table-title-orders = Standing orders
web-table-orders-note = What you want to be answered without being asked. Nobody sees it, and it also works while you are away.
web-table-orders-clear = Always ask me
web-table-order-answer = When somebody extorts me
web-table-order-fight = In a fight, play at most
web-table-order-react = My Background, out of turn
web-table-order-brawl = A Weapon or a Beating
web-table-order-report = Report to the Warden
web-table-order-freepass = My Corruption token, when reported
web-table-order-punish = Punish others
web-table-order-corrupt = Move the Warden
web-table-order-yield = When Michel(le) wants a Tool
web-table-order-roll = Roll for Michel(le)
web-table-order-help = Help teammates in fights
web-table-order-to-ask = Ask me
web-table-order-to-always = Always
web-table-order-to-never = Never
web-table-order-to-leader = Only against the leader
web-table-order-to-about_leader = Ask me about the leader
web-table-order-to-reveal = Reveal it at its first moment
web-table-order-to-use = Use it
web-table-order-to-give = Hand it over
web-table-order-to-refuse = Refuse and fight
web-table-order-to-lowest = Give the cheapest
web-table-order-to-weapon = A Weapon
web-table-order-to-beating = The Beating
web-table-order-weapons = { $n ->
    [one] 1 Weapon
   *[other] { $n } Weapons
}
web-table-order-unless-winning = Ask me all the same when somebody could win this turn

## Log and chat.
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
web-table-earlier = Earlier turns
web-table-filter = Show
web-table-filter-all = All
web-table-filter-mine = Mine
web-table-filter-fights = Fights
web-table-filter-dig = Tunnels
web-table-log-rules = Name the rules behind every line
web-table-look-at = Look at { $card }
web-table-chat = Chat
web-table-say = Say something
web-table-mute = Mute
web-table-mute-all = Mute everybody
web-table-mute-note = Only you know whom you mute.
web-table-muted = { $n ->
    [one] 1 line muted
   *[other] { $n } lines muted
}
web-table-onlooker = looks on
web-table-chat-apart = While the game runs, only those who look on read this.
web-table-unread = { $n ->
    [one] 1 new line
   *[other] { $n } new lines
}
web-table-channel = Who reads it
web-table-channel-table = Table
web-table-channel-team = Team { $side }
web-table-say-team = To team { $side } only
web-table-readers-table = Everybody reads this.
web-table-readers-team = Only team { $side } reads this: you and { $names }.
web-table-readers-nobody = Nobody else reads this: bots play with you.
web-table-to-team = to team { $side }
web-table-phrases = Phrases
web-table-phrase-hello = Hello!
web-table-phrase-good-luck = Good luck, have fun!
web-table-phrase-well-played = Well played!
web-table-phrase-thanks = Thank you!
web-table-phrase-sorry = Sorry!
web-table-phrase-oops = Oops.
web-table-phrase-nice-dig = What a tunnel!
web-table-phrase-hurry = Whose move is it?
web-table-phrase-thinking = Let me think…
web-table-phrase-back-soon = Back in a moment.
web-table-phrase-truce = Truce?
web-table-phrase-revenge = You will regret that!
web-table-phrase-good-game = Good game!
web-table-dock = What to see

## Help, settings and the command line.
web-table-help = Help and settings
web-notify-title = Tell me when it is my turn
web-table-title-help = Help and settings
web-table-help-goal = You are in prison and dig a tunnel. Whoever has enough Tunnel points first is out and wins: find, craft, buy or extort Tools, go to the Cell Block, and Dig.
web-table-help-turn = In your turn you have two actions. What you can do is lit in teal, at the bottom and on the Place you stand in.
web-table-help-grey = Press something grey to learn why it is not possible, and what would help.
web-table-settings = Settings
web-table-language = Language
web-table-motion = Motion
web-table-motion-auto = Like the device
web-table-motion-full = Full
web-table-motion-less = Less
web-table-speed = Speed of what moves
web-table-volume = Sound
web-table-volume-off = Off
web-table-volume-soft = Soft
web-table-volume-full = Full
web-table-single-keys = Single keys are shortcuts
web-table-keys = Keys
web-table-key-options = press an action or an option by its number
web-table-key-arrows = walk among tiles, cards, players and actions
web-table-key-undo = undo
web-table-key-end = end the turn
web-table-key-skip = skip what moves, and the turns of bots
web-table-key-hand = to the hand
web-table-key-actions = to the actions
web-table-key-board = to the board
web-table-key-log = to the log
web-table-key-chat = to the chat
web-table-key-command = command line
web-table-key-help = this help
web-table-key-close = close, go back
web-table-command = Command
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand: your cards. board: who is where. who 2: a player. log 5: the last lines. why craft: why not. options: what you can choose. undo. Or a number, or the words of an option.
web-table-command-who = Who? For example: who 2
web-table-command-why = Why what? For example: why craft
web-table-command-done = Done.
web-table-command-chose = Chosen: { $option }
web-table-command-warned = { $option }? { $warning } Type yes to do it all the same.
web-table-command-several = That could be: { $options }
web-table-command-unknown = Not understood. Type help.

### The client: pages

## Every page.

web-page-skip = Skip to the content
web-page-home = Blackgate, to the first page
web-page-more = More
web-page-language = Language
web-page-theme = Colours
web-page-theme-auto = As the device
web-page-theme-night = Night
web-page-theme-plan = Paper
web-page-loading = One moment …
web-page-unofficial = An unofficial digital edition, with art of its own.

## The first page.

web-start-line = Dig your way out before the others do.
web-start-about = Collect, craft, trade and extort Tools behind bars. The first tunnel that is long enough wins. For 2 to 6 players, on phones, computers and the TV.
web-start-play = Play now
web-start-dealing = Dealing …
web-start-play-about = You and three bots, the base game, at once. No account, nothing to install.
web-start-play-first = Your first game: you and three Rookies, and a guide that says what you can do and why. No account, nothing to install.
web-start-guided = Play with the guide
web-start-new = New table
web-start-guest = Guest
web-start-code = Code or link of a table
web-start-join = Join
web-start-mine = Your tables
web-start-others = Open tables
web-start-back = Back to { $table }
web-start-back-asked = Your turn at { $table }
web-start-asked = Your turn
web-start-nobody = Nobody is here yet.
web-start-phase-open = { $taken } of { $players } seated
web-start-phase-playing = Playing
web-start-phase-over = Over
web-start-phase-closed = Closed
web-start-learn = The whole game in six short lessons.
web-start-rules = Every rule and every ruling, to look up.
web-start-cards = All cards, and what they do.
web-start-records = Step through the record of a game.

## A new table.

web-bot-random = Random: plays anything
web-bot-rookie = 1 Rookie: forgets and misjudges
web-bot-jailbird = 2 Jailbird: forgets little things
web-bot-schemer = 3 Schemer: remembers everything
web-bot-fixer = 4 Fixer: thinks one step ahead
web-bot-kingpin = 5 Kingpin: thinks a few steps ahead
web-bot-mastermind-1s = 6 Mastermind: thinks for 1 s
web-bot-mastermind-5s = 6 Mastermind: thinks for 5 s

web-clock-none = None
web-clock-none-about = Everybody thinks as long as they like.
web-clock-calm = 45 minutes
web-clock-calm-about = Each has 45 minutes, and 20 seconds more with each turn. When somebody attacks you, that time is extra.
web-clock-fast = 15 minutes
web-clock-fast-about = Each has 15 minutes, and 10 seconds more with each turn. When somebody attacks you, that time is extra.
web-clock-day = 1 day a decision
web-clock-day-about = For a game over several days: 24 hours for each decision.
web-clock-days = 3 days a decision
web-clock-days-about = For a game over some weeks: 72 hours for each decision.

web-chat-all = Anything
web-chat-phrases = Phrases only
web-chat-off = No talk

## Joining, and the waiting room.

web-join-title = Join a table
web-join-invited = { $name } invites you to table { $code }.
web-join-table = Table { $code }
web-join-name = Your name
web-join-seat = Your seat
web-join-sit = Sit down
web-join-watch = Only look on
web-join-full = Every seat is taken.

web-wait-seat = Seat { $n }
web-wait-free = free
web-wait-vacant = A seat is free: play on
web-wait-link = Link
web-wait-copy = Copy
web-wait-copied = Copied
web-wait-qr = QR code with the link to this table

## The big screen.

web-screen-title = The table
web-screen-how = Take your phone, scan the code, sit down.
web-screen-watch = Look on, or come back to your seat:

## After the game.

web-over-you = You broke out!
web-over-won = { $n ->
    [one] { $names } broke out!
   *[other] { $names } broke out!
}
web-over-draw = Nobody broke out.
web-over-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $decisions } decisions.
web-over-rematch = Once more
web-over-rematch-join = To the next game
web-over-rematch-watch = Watch the next game
web-over-replay = Replay
web-over-look = Look at the table
web-over-back = Back to the result
web-over-tunnels = The tunnels
web-over-winner = winner
web-over-points = Tunnel points
web-over-promise = The promise

## Records that are brought.

web-records-title = Replay a game

## Rules and cards.

web-rules-title = Rules
web-rules-primer = The game on one page
web-rules-reference = Reference
web-rules-about = Every rule in our own words, with the booklets it is printed in; where they are silent or disagree, our ruling and its reason.
web-rules-search = Look for words or an id
web-rules-found = { $n ->
    [one] 1 rule
   *[other] { $n } rules
}
web-rules-chapters = Chapters
web-rules-rulings = Rulings: { $chapter }
web-rules-ruling = A ruling of ours
web-source-000 = English booklet
web-source-001 = Italian booklet
web-source-002 = English prototype
web-source-003 = Dig In
web-source-public = reviews and inference
web-source-004 = French prototype

web-cards-title = Cards
web-provenance = Where we know it from

## Learning.

web-learn-title = Learn to play
web-learn-about = You are in prison, and so are the others. All of you dig, and the first tunnel that is long enough leads out. Six short lessons at the real table show you how; each takes two or three minutes.
web-learn-progress = { $n } of { $all } done
web-learn-done = Done
web-learn-begin = Begin
web-learn-again = Once more
web-learn-try = Practise
web-learn-try-about = After the lessons, or instead of them: a game against three Rookies. Ask for a hint whenever you like.

## Lessons: the guide at the table, and what it says.

web-guide-label = Guide
web-guide-lesson = Lesson { $n }: { $name }
web-guide-step = Step { $n } of { $all }
web-guide-finished = Lesson done
web-guide-strayed = That works too. This is what the lesson is about; should it not be possible any more, begin again.
web-guide-restart = Begin again
web-guide-fold = Fold the guide away
web-guide-unfold = Show the guide
web-guide-show = Show the guide
web-guide-all = All lessons
web-guide-next = Next: { $name }
web-guide-play = Play now against three bots

## What is not there.

web-lost-home = To the first page
web-lost-reload = Load again
web-renew-later = Later
web-lost-nowhere = There is nothing behind this door
web-lost-nowhere-about = The address leads nowhere.
web-lost-no_room = There is no such table
web-lost-no_room-about = Look at the code once more: it has six letters and figures.
web-lost-no_entry = You cannot come in here
web-lost-no_entry-about = Nobody looks on at this table, or your seat was given to somebody else.
web-lost-closed = This table is closed
web-lost-closed-about = The host has ended it.
web-lost-renewed = There is a newer Blackgate
web-lost-renewed-about = This page is older than the server. Loaded again, it goes on where you were.
web-lost-lost = The connection is gone
web-lost-lost-about = Nothing is lost: your seat is kept for you.
web-lost-no_replay = There is no replay here
web-lost-no_replay-about = Only games that are over can be looked at again.
web-lost-no_record = There is no such record here
web-lost-no_record-about = The server does not have it, or can no longer play it. Open the file once more.

### The client: several people at one device

web-curtain-pass = Pass the device to { $name }
web-curtain-who = Who looks now?
web-curtain-about = Everybody else: look away.
web-curtain-me = I am { $name }
web-curtain-give = Pass the device on
web-curtain-meanwhile = Meanwhile
web-wait-beside = Another person at this device
web-wait-beside-about = You pass the device around. Before anybody’s cards are shown, a curtain falls.
web-wait-here-beside = at this device

web-prisoner-choose = Choose your prisoner
web-prisoner-choose-for = Choose a prisoner for { $name }
web-prisoner-of = Prisoner
web-prisoner-about = Prisoners have no powers. A board has two faces and one owner: if you take one face, nobody has the other. Bots take what is left.
web-prisoner-taken = { $name } has this board
web-prisoner-yours = your prisoner
web-prisoner-any = Any that is left
web-prisoner-board = { $name } and { $other }, one board

## Custom boxes, outside of the workshop.
web-box-title = Card workshop
web-box-about = Does your copy say something else? Change it here: a number, a name, what a card does. The text follows in all six languages, and you can play with it at once.
web-box-start = Make the cards say what yours say.
web-box-differences = { $n ->
    [0] As in the edition
    [one] 1 difference
   *[other] { $n } differences
}
web-box-file = Or write a file by hand
web-box-change = Change it
web-box-own = Cards
web-box-own-none = As in the edition
web-box-here = This table plays with its own box
web-box-with = With the box “{ $name }”
web-box-here-open = Open it in the workshop
web-traces-removed = This line was removed.
web-me-title = You, on this device
