### The Gambling Cells.

## Nouns

verb-bet = Bet
verb-plan = Plan

## Questions and options

label-planned = Planned Move (1 token): { $place }
label-bet = Bet { $stake } on { $figure }: { $back } back
label-plan = Plan: take a Planning token
family-bet = Bet … (such as: bet 2 on 5)
family-planned = Planned Move (1 token) …

## Story

moved-as-planned = { $who } moved cautiously to { THE($place) }, as planned.
made-plan = { $who } made a plan: { COUNT($now) } now.
bet = { $who } bet { COUNT($stake) } on { $figure } and rolled a { $roll }: { $won ->
    [0] all lost
   *[other] { $won } back
}.

## Why not, and what would help

help-planned = Your Planning token makes it 1 action: take the Planned Move.
why-bet-cigarettes = This bet takes { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
}; you have { $cigarettes }.
help-bet-less = Bet at most { $cigarettes }.
module-gambling = the Gambling Cells
