### Team mode.

## Nouns

verb-exchange = Exchange

## Questions and options

ask-help = { $mate } plays no Weapon. Do you play one for { $mate }? If you lose, both of you take a Beating.
ask-spoils = { $helper } helped the loser. Take a card of { $helper }’s hand at random?
ask-offer = an Exchange with { $who }: what do you give, and what do you ask for?
ask-offer-so-far = an Exchange with { $who }. You give { $given }; you ask for { $asked }.
ask-fill = { $who } proposes an Exchange. You get { $got }; you give { $given }.
ask-fill-unheld = { ask-fill } You do not hold all of that.
goods-nothing = nothing
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } of { $who }’s choice
goods-your-choice = { COUNT($cards) } of your choice
label-shortcut = Shortcut { TO($place) }
label-exchange = Exchange with { $who }
label-give-cigarette = Give a cigarette
label-ask-cigarette = Ask for a cigarette
label-ask-any = Ask for a card of their choice
label-ask-card = Ask for { $card }
label-propose = Propose it
answer-help-decline = Do not help
answer-spoils-accept = Take a card at random
answer-spoils-decline = Leave it
answer-offer-decline = Call it off
answer-fill-accept = Agree
answer-fill-decline = Decline
card-help = Play { $card }
card-offer = Give { $card }
card-fill = Give { $card }
family-ask-card = Ask for a certain card …

## Story

followed-gang = { $who } followed the gang to { THE($place) }.
helped = { $who } stepped in for { $other }.
proposed = { $who } proposed an Exchange to { $other }.
rejected = { $who } declined the Exchange with { $other }.
passed = { $who } gave { A($cards) } to { $other }.

## Why not, and what would help

why-exchange-limit = You have proposed three Exchanges this turn; that is all.
why-exchange-self = You cannot exchange with yourself.
why-not-teammate = { $who } is not on your team.
why-shortcut-target = No teammate of your gang is { IN($place) }.
why-extort-ally = { $who } is your teammate, and no target.
help-shortcut = Teammates of your gang are in { THE($mates) }.
help-gang-mate = A shortcut leads to a teammate of your own gang: join the gang of one.
help-other-team = Choose somebody of the other team.
help-goods = One of you needs a card or a cigarette.
why-exchange-pointless = Neither you nor { $who } has a card or a cigarette.
help-exchange = Open an Exchange first.
module-team = team mode
