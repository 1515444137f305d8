### The Gymnasium.

## Nouns

verb-brawl = Brawl
verb-workout = Workout

## Questions and options

ask-opener = a Brawl: which Weapon do you discard to start it?
ask-brawl = { $starter } started a Brawl. Discard a Weapon, and a roll of { $caught } or less sends you { TO($solitary) }; or take a Beating?
label-brawl = Brawl: discard a Weapon
label-workout = Workout: take a Workout token
label-spend-workout = Workout token: roll { $least } or more
answer-brawl-decline = Take a Beating
card-opener = Discard { $card }
card-brawl = Discard { $card }

## Story

flexed = { $who } used { A($token) } and rolled a { $roll }: { $end ->
    [kept] no Weapon needed, and the token is back
    [won] no Weapon needed
   *[lost] in vain
}.
worked-out = { $who } worked out: { COUNT($now) } now.

## Why not, and what would help

why-brawl-target = Nobody else is { IN($here) }.
why-brawl-weapon = A Brawl starts with a Weapon of your own, and you hold none.
why-spend-workout-moment = A Workout token helps in a fight, when a Weapon of yours is due.
why-spend-workout-spent = One try for each Weapon; now a real one is due.
help-fight = Keep it for the next fight.
help-real-weapon = Play a Weapon, or give up.
module-gymnasium = the Gymnasium
