### Questions (ask-…), their answers (label-…, answer-…, card-…), and what stands behind an answer (option-…).
### A question begins with a small letter: it may follow the name of a card.

## Questions.

ask-because = { $cause }: { $question }
ask-anything = what do you do?
ask-turn = your turn. { $actions ->
    [0] No action left.
    [one] 1 action left.
   *[other] { $actions } actions left.
}
ask-go = where do you go?
ask-name = which Tool do you demand from { $target }?
ask-lay = you demand { A($tool) } from { $target }. Which Weapon do you lay down?
ask-answer = { $attacker } demands your { $tool }. Hand it over or fight?
ask-answer-unheld = { $attacker } demands { A($tool) }, which you do not hold. Only you know that; there will be a fight.
ask-fight = the fight with { $foe }: play a Weapon, or give up?
ask-selling = what do you sell? { $sold } sold so far; you have { COUNT($cigarettes) }.
ask-pay = which Accessory do you pay to join the { $gang }? { $due } to pay.
ask-ingredient = which card do you use?
ask-discard = you hold { $size } cards; { $limit } are allowed. Which one do you discard?
ask-target = whom does it hit?
ask-place = which Place do you go to?
ask-free = you may do one of these without spending an action.
ask-free-buy = { ask-free } You have { COUNT($cigarettes) }.
ask-pick = you see { $victim }’s hand. Which card do you take? { $due } to take.
ask-drop = which card do you discard? { $due } to go.
ask-unless = discard a Weapon, or take { COUNT($beatings) }?
ask-recover = which card do you take from the discard pile?
ask-bonus = you are in the gang your Background names. Apply its second effect, too?
ask-react = do you answer what { $to } did?
ask-react-card = this is the moment of a card of yours. Do you use it?

## Actions.

label-pass = End the turn
label-search = Search: draw { $cards }
label-move = Simple Move: roll
label-cautious = Cautious Move: { $place }
label-cautious-price = Cautious Move ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}): { $place }

label-go = Go { TO($place) }
label-lead = Lead { $michel } { TO($place) }
label-join = Join { $gang }
label-join-seen = Join { $gang }: { $power }

label-craft = Craft { $product }
label-buy = Buy { COUNT($product) } for { $price }
label-dig = Dig with { $tool }: +{ $points }

label-steal = Steal a Spoon
label-heal = Heal a Beating
label-heal-either = Heal a Beating or the Trauma
label-heal-trauma = Heal the Trauma
label-heal-now = Lose { COUNT($beatings) }
label-sell = Sell cards
label-play = Play { $card }
label-extort = Extort { $who }

label-ability = Use { $power }
label-reveal = Reveal { $power }

taken = { COUNT($product) }
taken-short = { COUNT($product) } (no more are left)

## Answers.

label-give = Hand it over
label-refuse = Refuse and fight
label-stop = Give up
label-stop-helped = Play none; a teammate may help
label-done = Enough sold
label-accept = Yes
label-decline = No, thanks
label-reroll = Roll again
label-name = Demand { $card }
label-seat = { $who }

label-other = { $action }

answer-unless-decline = Take { COUNT($beatings) }
answer-roll-decline = Leave { $michel } there

## Cards.

card-lay = Lay { $card }
card-fight = Play { $card }
card-selling = Sell { $card }
card-pay = Pay with { $card }
card-ingredient = Use { $card }
card-discard = Discard { $card }
card-drop = Discard { $card }
card-pick = Take { $card }
card-unless = Discard { $card }
card-recover = Take { $card }

card-choose = Choose { $card }

## Behind an answer.

option-free = { $option } (free)
option-illegal = { $option } (illegal here)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## What an answer is warned of.

warn-actions = { $actions ->
    [one] 1 action unused
   *[other] { $actions } actions unused
}
warn-over-limit = { COUNT($cards) } over the limit
warn-nothing-to-draw = there is nothing to draw
warn-idle-place = nothing to do { IN($place) }
warn-no-cards = { $who } holds no cards
warn-lacks = { $who } holds none
warn-no-weapon = you hold no Weapon
warn-leaves = gives up { $power }

## Several answers in one line.

family-cautious = Cautious Move ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) …
family-cautious-range = Cautious Move ({ $least } or { $most } actions) …

family-card = Give a card …
