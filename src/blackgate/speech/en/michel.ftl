### Michel and Michelle.

## Questions and options

ask-roll = the turn ends. { $michel } is { IN($michel_place) }: roll the die to move { $michel } on?
ask-lead = where does { $michel } go?
ask-yield = { $michel } shows a Knife, wanting { A($tools) }. Give one up, or fight?
ask-yield-unheld = { $michel } shows a Knife, wanting { A($tools) }. You hold none; there will be a fight.
ask-yield-nothing = { $michel } shows a Knife. There will be a fight.
ask-toll = { $michel } takes a Tool. Which one do you lose?
ask-prize = you won against { $michel }. Draw a Search card?
label-roll-michel = Roll for { $michel }
answer-yield-refuse = Fight
answer-prize-accept = Draw a card
card-yield = Give up { $card }
card-toll = Lose { $card }

## Story

led = { $who } led { $figure } to { THE($place) }.
rolled-for-figure = { $who } rolled a { $roll } for { $figure }.
rolled-for-figure-led = { $who } rolled a { $roll } for { $figure }; { $figure } went to { THE($place) }.
figure-went = { $figure } went to { THE($place) }.
showed-knife = { $figure } showed { $who } { A($knife) }{ N($tools) ->
    [0] {""}
   *[other] , wanting { A($tools) }
}.
showed-no-knife = { $figure } showed { $who } no { $knife }.
routed = { $who } won the fight against { $figure }.
mauled = { $who } lost the fight against { $figure }.

## Why not, and what would help

help-turn-end = It is asked at the end of your turn.
module-michel = Michel or Michelle
