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
ask-roll = the turn ends. { $michel } is { IN($michel_place) }: roll the die to move { $michel } on?
ask-lead = where does { $michel } go?
ask-yield = { $michel } shows a Knife, wanting { A($tools) }. Give one up, or fight?
ask-yield-unheld = { $michel } shows a Knife, wanting { A($tools) }. You hold none; there will be a fight.
ask-yield-nothing = { $michel } shows a Knife. There will be a fight.
ask-toll = { $michel } takes a Tool. Which one do you lose?
ask-prize = you won against { $michel }. Draw a Search card?
ask-help = { $mate } plays no Weapon. Do you play one for { $mate }? If you lose, both of you take a Beating.
ask-spoils = { $helper } helped the loser. Take a card of { $helper }’s hand at random?
ask-skill = roll for a Skill token? 4 or more is 1 Tunnel point; with less it is gone.
ask-opener = a Brawl: which Weapon do you discard to start it?
ask-brawl = { $starter } started a Brawl. Discard a Weapon, and a roll of 1 or 2 sends you { TO($solitary) }; or take a Beating?
ask-mend = what do you get rid of?
ask-report = { $actor } did this beside { THE($warden) }: { $verb }. Report it?
ask-freepass = you were reported for this: { $verb }. Spend a Corruption token, or go { TO($solitary) } and end your turn?
ask-punish = { $actor } finished an action beside { THE($warden) }. Spend a Corruption token to punish?
ask-corrupt = { THE($warden) } is { IN($warden_place) }. Spend a Corruption token to move her?
ask-offer = an Exchange with { $who }: what do you give, and what do you ask for?
ask-offer-so-far = an Exchange with { $who }. You give { $given }; you ask for { $asked }.
ask-fill = { $who } proposes an Exchange. You get { $got }; you give { $given }.
ask-fill-unheld = { ask-fill } You do not hold all of that.

goods-nothing = nothing
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } of { $who }’s choice
goods-your-choice = { COUNT($cards) } of your choice

## Actions.

label-pass = End the turn
label-search = Search: draw { $cards }
label-move = Simple Move: roll
label-cautious = Cautious Move: { $place }
label-cautious-price = Cautious Move ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}): { $place }
label-planned = Planned Move (1 token): { $place }
label-shortcut = Shortcut { TO($place) }
label-go = Go { TO($place) }
label-lead = Lead { $michel } { TO($place) }
label-join = Join { $gang }
label-join-seen = Join { $gang }: { $power }
label-change-style = Change style to { $gang }
label-change-style-seen = Change style to { $gang }: { $power }
label-craft = Craft { $product }
label-buy = Buy { COUNT($product) } for { $price }
label-dig = Dig with { $tool }: +{ $points }
label-improve = Improve { $tool }: { $product }
label-bet = Bet { $stake } on { $figure }: { $back } back
label-steal = Steal a Spoon
label-heal = Heal a Beating
label-heal-either = Heal a Beating or the Trauma
label-heal-trauma = Heal the Trauma
label-heal-now = Lose { COUNT($beatings) }
label-sell = Sell cards
label-play = Play { $card }
label-extort = Extort { $who }
label-exchange = Exchange with { $who }
label-spy = Spy on { $who }
label-ability = Use { $power }
label-reveal = Reveal { $power }
label-attract = Attract { THE($warden) }
label-rehabilitate = Rehabilitate: a new Background
label-study = Study: take a Spy token
label-develop = Develop skills: take a Skill token
label-plan = Plan: take a Planning token
label-brawl = Brawl: discard a Weapon
label-workout = Workout: take a Workout token
label-steal-bandage = Steal bandage: take a Bandage
label-bribe = Bribe: 2 cigarettes for Corruption
label-bandage-heal = Heal with a Bandage

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
label-bandage-link = Use a Bandage as the Link
label-spend-workout = Workout token: roll 4 or more
label-skill-roll = Roll for it
label-roll-michel = Roll for { $michel }
label-drop-trauma = Lose { THE($trauma) }
label-report = Report it
label-freepass = Spend a Corruption token
label-punish-beating = Punish: a Beating
label-punish-hand = Punish: half the hand
label-punish-cigarettes = Punish: all cigarettes
label-warden = Move { THE($warden) } { TO($place) }
label-give-cigarette = Give a cigarette
label-ask-cigarette = Ask for a cigarette
label-ask-any = Ask for a card of their choice
label-ask-card = Ask for { $card }
label-propose = Propose it
label-other = { $action }

answer-yield-refuse = Fight
answer-prize-accept = Draw a card
answer-help-decline = Do not help
answer-spoils-accept = Take a card at random
answer-spoils-decline = Leave it
answer-offer-decline = Call it off
answer-fill-accept = Agree
answer-fill-decline = Decline
answer-skill-decline = Keep the token
answer-brawl-decline = Take a Beating
answer-mend-decline = Keep the Trauma
answer-report-decline = Say nothing
answer-freepass-decline = Take what comes
answer-punish-decline = No Punishment
answer-corrupt-decline = Leave her there
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
card-yield = Give up { $card }
card-toll = Lose { $card }
card-help = Play { $card }
card-opener = Discard { $card }
card-brawl = Discard { $card }
card-offer = Give { $card }
card-fill = Give { $card }
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

family-bet = Bet … (such as: bet 2 on 5)
family-ask-card = Ask for a certain card …
family-cautious = Cautious Move ({ $price ->
    [one] 1 action
   *[other] { $price } actions
}) …
family-cautious-range = Cautious Move ({ $least } or { $most } actions) …
family-planned = Planned Move (1 token) …
family-change-style = Change style …
family-spy = Spy on … (free)
family-card = Give a card …
