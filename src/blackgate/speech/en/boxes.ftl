### The card workshop and tables with a box of their own.

web-box-title = Card workshop
web-box-about = Does your copy say something else? Change it here: a number, a name, what a card does. The text follows in all six languages, and you can play with it at once.
web-box-start = Make the cards say what yours say.
web-box-contents = What is in the box
web-box-box = Your box
web-box-unnamed = My box
web-box-name = Name of the box
web-box-only-changed = Only what differs
web-box-choose = Choose something on the left, and change it here.
web-box-to-list = ← Everything in the box
web-box-add = Add something new
web-box-new-card = New card
web-box-new-gang_card = New Gang card
web-box-new-background = New Background
web-box-new-recipe = New recipe
web-box-new-deal = New price
web-box-new-gang = New gang
web-box-new-trauma = New Trauma
web-box-new-michel_card = New card of Michel(le)
web-box-michel-card = Card { $name }
web-box-changed = changed
web-box-added = new
web-box-removed = taken out
web-box-removed-about = This is not in your box. “As in the edition” puts it back.
web-box-wrong = not right
web-box-undo = As in the edition
web-box-remove = Take it out
web-box-drop = Discard it
web-box-preview = As it will look
web-box-languages = In all six languages
web-box-other-languages = In other languages
web-box-rare = More
web-box-add-effect = Add an effect
web-box-more-cards = Add a card
web-box-less = Remove: { $what }
web-box-earlier = Move effect { $n } up
web-box-save = Save file
web-box-load = Load file
web-box-link = Copy link
web-box-table = Open a table
web-box-sound = Everything fits.
web-box-differences = { $n ->
    [0] As in the edition
    [one] 1 difference
   *[other] { $n } differences
}
web-box-problems = { $n ->
    [one] 1 thing is not right
   *[other] { $n } things are not right
}
web-box-checking = Checking …
web-box-clash = This does not fit:
web-box-right-die = Each result of the die leads to exactly two Places: 1 to the Cell Block and the Cafeteria, with teams 1, 2 and 3 to both Blocks. None leads to Solitary Confinement or to a Place beside the board.
web-box-right-search = The Cell Block shows 1 and the Cafeteria 2, as printed.
web-box-right-kind = A card can only count as another card of the same class.
web-box-right-accessories = A Gang accepts Accessories only.
web-box-right-do = These effects do not fit the moment or each other: a price comes first, and somebody must be chosen before anything happens to them.
web-box-right-mods = Lasting changes need the moment “always”, without effects.
web-box-right-verb = Only the moment after an action names actions.
web-box-right-limit = This could be used without end: limit it to once a turn, or give it a price.
web-box-right-tools = Only Tools can be shown here, and a Knife needs at least one.
web-box-right-needs = Name one to four cards.
web-box-right-sides = A board has two sides with different names.
web-box-right-start = Michel(le) starts in a Place that a result of the die leads to.
web-box-right-to = Only the owner moves to any Place; for others, name the Place.
web-box-right-deck = The open piles hold exactly their own cards, and each of them has one face.
web-box-right-forbids = A Trauma needs something that it takes away or forbids.
web-box-right-name = One line of plain text, without < > { "{" } { "}" } and similar signs.
web-box-right-background = There must be at least one for each player.
web-box-right-card = There are too many copies altogether.
web-box-caution = Unusual, but possible:
web-box-usual-die = A Place is usually on two or three results of the die, the Cell Block on 1, 2 and 3.
web-box-usual-search = Search numbers usually run from 1 to 3.
web-box-usual-tunnel = A Spoon is usually worth less than a Pickaxe, a Pickaxe less than a Shovel, and a Shovel less than two Pickaxes.
web-box-usual-name = Something else has the same name; where only the name is given, that other one may be meant.
web-box-missing = This is still missing.
web-box-english = An English name is needed, too.
web-box-most = At most { $n } of these.
web-box-range = A whole number from { $least } to { $most }.
web-box-whole = A whole number, at least { $least }.
web-box-long = At most { $n } characters.
web-box-refused = This is not a box that can be opened here. Yours is as it was.
web-box-loaded = “{ $name }” is loaded.
web-box-back = Back to the box before
web-box-before = Before:
web-box-after = Now:
web-box-file = Or write a file by hand
web-box-change = Change it
web-box-own = Cards
web-box-own-none = As in the edition
web-box-here = This table plays with its own box
web-box-with = With the box “{ $name }”
web-box-here-open = Open it in the workshop

## Sections of a box.

web-box-section-card = Card
web-box-section-gang_card = Gang card
web-box-section-background = Background
web-box-section-place = Place
web-box-section-deal = Price
web-box-section-recipe = Recipe
web-box-section-gang = Gangs
web-box-section-token = Tokens
web-box-section-trauma = Trauma
web-box-section-michel_card = Card of Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Warden
web-box-section-numbers = Numbers
web-box-section-goal = Points to win
web-box-section-tunnel = Tunnel points
web-box-section-constants = Numbers of the expansions

## Fields.

web-box-field-name = Name
web-box-field-plural = Plural
web-box-field-grammar = Grammar (m, f, n, plural …)
web-box-field-class = Sort
web-box-field-deck = Comes from
web-box-field-copies = Copies
web-box-field-value = Sells for
web-box-field-points = Tunnel points
web-box-field-kind = Counts as
web-box-field-do = Effects
web-box-field-mods = Permanent effects
web-box-field-bonus = Second effect for members of the gang
web-box-field-when = When it works
web-box-field-verb = After which action
web-box-field-if = Only if
web-box-field-at = In these Places
web-box-field-company = Another player is in your Place
web-box-field-limit = How often
web-box-field-gang = Gang
web-box-field-who = Who
web-box-field-n = How many
web-box-field-pick = Which cards
web-box-field-to = Where to
web-box-field-unless = Unless
web-box-field-verbs = Actions
web-box-field-anywhere = Wherever you are
web-box-field-role = In which combats
web-box-field-card = Card
web-box-field-needs = What it takes
web-box-field-gives = What one gets
web-box-field-price = Price in cigarettes
web-box-field-accessories = Accepted Accessories
web-box-field-gang-needs = Different Accessories needed
web-box-field-die = Results of the die
web-box-field-search = Cards a Search draws
web-box-field-actions = Its own actions
web-box-field-forbids = Not allowed
web-box-field-tile = Tile
web-box-field-confines = Confines: one action in a turn begun here
web-box-field-side = For team
web-box-field-beside = Entered from
web-box-field-team_beside = Entered from (teams)
web-box-field-hand_limit = Hand limit
web-box-field-leave_gang = You lose your Gang card
web-box-field-knife = Shows a Knife
web-box-field-tools = Wants one of these
web-box-field-start = Starts in
web-box-field-team_start = Starts in (teams)
web-box-field-illegal = Punished actions
web-box-field-players = By number of players
web-box-field-teams = In teams, by number of players
web-box-field-numbers-actions = Actions per turn
web-box-field-starting_hand = Cards at the start
web-box-field-most_beatings = Most Beatings of one prisoner
web-box-field-beating_tokens = Beating tokens
web-box-field-die_faces = Faces of the die
web-box-field-standees = Standees
web-box-field-cigarettes_of_1 = Cigarettes of 1
web-box-field-cigarettes_of_5 = Cigarettes of 5
web-box-field-caught = Caught up to this roll
web-box-field-spared = Spared from this roll
web-box-field-kept = Kept from this roll
web-box-field-success = Success from this roll
web-box-field-fewer = Fewer cards
web-box-field-bribe = Bribe in cigarettes

## Effects.

web-box-do-draw = Draw Search cards
web-box-do-gain = Take cards of an open pile
web-box-do-cigs = Get cigarettes
web-box-do-grab = Take cards from a hand
web-box-do-drop = Discard cards
web-box-do-peek = Look at a hand
web-box-do-move = Move to a Place
web-box-do-heal = Remove Beatings
web-box-do-beat = Give Beatings
web-box-do-act = More actions this turn
web-box-do-free = Perform an action for free
web-box-do-perform = Perform an action (its limit counts)
web-box-do-recover = Take cards from the discard
web-box-do-cancel = End the Extortion against you
web-box-do-pay = Pay cigarettes
web-box-do-points = Gain Tunnel points

## Permanent effects.

web-box-mod-rolls = Several rolls for a Simple Move
web-box-mod-reroll = Roll again for a Simple Move
web-box-mod-cautious = Cautious Moves cost this
web-box-mod-sell = More for every card sold
web-box-mod-price = Purchases cost less
web-box-mod-allow = Actions also allowed elsewhere
web-box-mod-waive = Recipes need no Link
web-box-mod-arms = Weapons answered for you
web-box-mod-immune = Nobody can do this to you
web-box-mod-search = More cards on a Search
web-box-mod-hand = A larger hand
web-box-mod-limit = An action more often per turn

## Choices.

web-box-when-always = Always
web-box-when-my_turn = On your turn, between actions
web-box-when-turn_start = At the start of your turn
web-box-when-after = After an action of yours
web-box-when-after_other = After another player’s action
web-box-when-extorted = When you are extorted
web-box-when-arrival = When somebody comes to your Place
web-box-who-self = You
web-box-who-other = Another player of your choice
web-box-who-here = Another player in your Place
web-box-who-foe = That player
web-box-who-others = Every other player
web-box-who-all = Every player
web-box-pick-random = At random
web-box-pick-choice = By choice
web-box-limit-turn = Once per turn
web-box-limit-none = As often as you like
web-box-unless-weapon = a Weapon is discarded
web-box-role-attack = Those you started
web-box-role-defend = Against an Extortion
web-box-role-both = All
web-box-deck-search = the Search deck
web-box-deck-pile = an open pile
web-box-to-any = An open Place of your choice
web-box-verb-move = Simple or Cautious Move
web-box-verb-win = A won combat
web-box-verb-lose = A lost combat
