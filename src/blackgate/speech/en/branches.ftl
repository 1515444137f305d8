### Branches: to play on from any moment of a finished game.

web-branch-play = Play on from here
web-branch-about = A new game begins after decision { $n }, with chance of its own. This one stays as it is.
web-branch-seat = Your seat
web-branch-cards = Hidden cards
web-branch-real = As they really were
web-branch-known = As { $name } knew them
web-branch-real-about = The real hands and piles. Whoever has seen this replay may know them.
web-branch-known-about = Drawn again, so that { $name } could not have told the difference.
web-branch-others = The others
web-branch-people = People who get the link
web-branch-name = Name of the branch
web-branch-begin = Play on
web-branch-list = Branches of this game
web-branch-at = Decision { $n }
web-branch-by-real = { $name }, real cards
web-branch-by-known = { $name }, cards drawn again

web-branch-of-real = This game is a branch: it begins after decision { $n } of another game, with the cards as they really were.
web-branch-of-known = This game is a branch: it begins after decision { $n } of another game, with the hidden cards drawn again from what seat { $seat } knew.
web-branch-parent = See that moment
