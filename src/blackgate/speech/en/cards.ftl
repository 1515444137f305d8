### Card texts: what the words of docs/editions.md say when they stand on a card. Each gets its n, and who it is about.

n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-cigarettes = { $n ->
    [one] { $n } cigarette
   *[other] { $n } cigarettes
}
n-points = { $n ->
    [one] { $n } Tunnel point
   *[other] { $n } Tunnel points
}
target = { $who ->
    [other] another player of your choice
    [here] another player of your choice in your Place
    [foe] that player
    [others] every other player
   *[all] every player
}

## Effects.

text-draw = draw { $n ->
    [one] { $n } Search card
   *[other] { $n } Search cards
}.
text-gain = take { COUNT($cards) } from its pile.
text-cigs = take { n-cigarettes } from the supply.
text-cigs-of = { target } gives you up to { n-cigarettes }.
text-grab-choice = look at the hand of { target } and take { n-cards } of your choice from it.
text-grab-random = take { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
} from the hand of { target }.
text-drop-choice = discard { n-cards } of your choice.
text-drop-random = discard { n-cards } at random.
text-drop-choice-of = { target } discards { n-cards } of their choice.
text-drop-random-of = { target } discards { n-cards } at random.
text-peek = look at the hand of { target }.
text-move = move to { THE($places) }.
text-move-any = move to an open Place of your choice.
text-move-of = move { target } to { THE($places) }.
text-send-of = send { target } to { THE($places) }.
text-heal = remove up to { $n } of your Beatings.
text-beat = { target } takes { n-beatings }.
text-beat-unless = { target } takes { n-beatings }, or discards a Weapon instead.
n-beatings = { $n ->
    [one] { $n } Beating
   *[other] { $n } Beatings
}
text-act = you have { $n ->
    [one] { $n } more action
   *[other] { $n } more actions
} this turn.
text-free = you may perform the { $verbs } action{ $anywhere ->
    [yes] , wherever you are,
   *[no] {""}
} without spending an action{ $limited ->
    [yes] , even if you took it this turn
   *[no] {""}
}.
text-perform = perform the { $verbs } action{ $anywhere ->
    [yes] , wherever you are
   *[no] {""}
}{ $limited ->
    [yes] , unless you took it this turn
   *[no] {""}
}.
text-recover = take up to { COUNT($cards) } of your choice from the Search discard pile.
text-cancel = the Extortion against you ends at once and its opening Weapon is lost.
text-pay = pay { n-cigarettes }.
text-points = you gain { n-points }.
text-points-of = { target } gains { n-points }.

## Standing changes.

text-rolls = for your Simple Move roll the die { $n } times and choose among all Places shown.
text-reroll = after the roll of your Simple Move you may roll again, up to { $n ->
    [one] { $n } time
   *[other] { $n } times
}.
text-cautious = a Cautious Move to { THE($places) } costs you { n-actions }.
text-cautious-any = a Cautious Move to any Place costs you { n-actions }.
n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
text-sell = when you Sell, each card with a value brings { $n ->
    [one] { $n } more cigarette
   *[other] { $n } more cigarettes
}.
text-price = when you Buy, you pay { n-cigarettes } less, but at least 1.
text-allow = you may also { $verbs } in { THE($places) }.
text-allow-any = you may also { $verbs } anywhere.
text-waive = your recipes need { $n ->
    [one] { $n } Link
   *[other] { $n } Links
} fewer.
text-arms-attack = in a combat you started, { arms-answered }; the opening Weapon you lay yourself.
text-arms-defend = in a combat against an Extortion, { arms-answered }.
text-arms-both = in a combat, { arms-answered }; the opening Weapon of your own Extortion you lay yourself.
arms-answered = { $n ->
    [one] the first Weapon you would have to answer with is answered for you
   *[other] the first { $n } Weapons you would have to answer with are answered for you
}
text-immune = nobody can take the { $verbs } action against you while you are in { THE($places) }.
text-immune-any = nobody can take the { $verbs } action against you anywhere.
text-search = when you Search, draw { n-cards } more.
text-hand = you may hold { n-cards } more at the end of your turn.
text-limit = you may take the { $verbs } action { $n ->
    [one] { $n } more time
   *[other] { $n } more times
} per turn.

## When a card works.

when = { $when }: { $does }
when-my-turn = on your turn, between actions
when-turn-start = at the start of your turn
when-extorted = when another player lays the opening Weapon of an Extortion against you
when-arrival = when another player ends a move in your Place, Solitary excepted
when-after = after your { $verb }
when-after-move = after your Simple or Cautious Move
when-after-extort = after your Extortion of a player
when-after-win = after you won a combat against a player
when-after-lose = after you lost a combat against a player
when-after-other = after another player finished the { $verbs } action
when-after-any = after another player finished an action
when-at = if you are in { THE($places) }
when-company = if another player is in your Place
when-once = at most once per turn
when-used = you may use this
when-revealed = you may reveal this
text-bonus = if you are in the gang { $gang }, you may also: { $does }

## What a card without effects is for.

text-class = { $class }.
text-digs = { n-points } when dug.
text-needed = needed to craft { COUNT($cards) }.
text-accepted = accepted by { $gangs }.
text-sells = sells for { n-cigarettes }.

## Traumas, Michel(le)’s cards, Places, purchases, recipes.

text-trauma-search = your Search draws { n-cards } less.
text-trauma-hand = you may hold { n-cards } at the end of your turn.
text-trauma-forbids = you cannot take { $verbs }.
text-trauma-gang = you lose your Gang card.
text-michel-empty = no Knife: nothing happens.
text-michel-knife = a Knife: discard { A($tools) }, or fight.
text-place-search = a Search here draws { n-cards }.
text-place-no-search = nobody can Search here.
text-place-die = reached by { $results } of the die.
text-place-no-die = no result of the die leads here.
text-place-actions = its own actions: { $verbs }.
text-place-forbids = not here: { $verbs }.
text-deal = { COUNT($card) } for { n-cigarettes }.
text-recipe = { COUNT($needs) } make { COUNT($card) }.
