### Why an action is refused (why-…), and what would make it possible (help-…).

## Where and when.

why-over = The game is over.
why-not-asked = It is { $asked }’s decision now.
why-other-question = You have to answer another question first.
why-actions = { $actions ->
    [0] You have no action left this turn.
   *[other] It costs more actions than you have left this turn.
}
why-cautious-actions = A Cautious Move { TO($place) } costs { $actions_due ->
    [one] 1 action
   *[other] { $actions_due } actions
}; you have { $actions ->
    [0] none
   *[other] { $actions }
} left.
why-place = { $action } is not possible { IN($here) }.
why-place-only = { $action } is possible in { THE($places) } only.
why-place-nowhere = No Place of this game offers { $action }.
why-power-place = { $power } works in { THE($power_places) } only.
why-solitary = { $action } is not possible { IN($here) }.
why-solitary-start = Your turn started { IN($solitary) }: { $action } is not possible in it.
why-limit = { $action }: you have done it as often as one turn allows.

why-here = You are { IN($place) } already.
why-go-here = You cannot stay { IN($place) }.

why-cautious-closed = At this table no Cautious Move leads { TO($place) }.
why-go-closed = The roll does not lead { TO($place) }.
why-go-not-offered = The card does not lead { TO($place) }.
why-no-place = There is no such Place in this game.

help-next-turn = Wait for your next turn.
help-wait = Wait for your turn.
help-asked = Wait until you are asked.
help-answer = Answer it; then the game goes on.

help-go = Go to { THE($places) }.
help-go-power = Go to { THE($power_places) }.
help-leave = Leave { THE($here) } first.
help-choices = You can choose { THE($choices) }.
help-other-place = Choose another Place.

## With whom.

why-target = { $action }: nobody who could be the target is here.
why-no-player = There is no such player at this table.
why-extort-self = You cannot extort yourself.

why-elsewhere = { $who } is not in your Place.

why-power-target = { $power } needs another player in your Place.
why-immune = { $action }: whoever is here is protected by a Gang card.
why-extort-immune = The Gang card { $shield } protects { $who } here.
why-ally = { $action }: a teammate is no target.

help-meet = { $who } is { IN($there) }: go there.
help-company = Somebody else has to come { TO($here) }, or you go where others are.

help-immune = In another Place it does not.
help-other-player = Choose another player.

help-someone = It needs another player on whom it has an effect.
help-someone-here = It needs another player in your Place on whom it has an effect.

## In which state.

why-beaten = { $action } is not possible with { $beatings ->
    [one] a Beating
   *[other] { $beatings } Beatings
}.
why-unhurt = You have nothing to heal.
why-barred = { $action }: something you carry forbids it.

help-heal = Heal in { THE($heal_places) } removes one{ $excess ->
    [one] .
   *[other] ; { $excess } have to go.
}

## With what.

why-weapon = You hold no Weapon.

why-cards = { $action }: you do not hold the cards it takes.
why-craft-cards = { A($product) } { N($product) ->
    [one] takes
   *[other] take
} { A($ingredients) }.
why-join-cards = { THE($gang) }: that takes { $due } different Accessories out of { $accepted }.

why-double = Copies of one Accessory count once.
why-no-card = You hold no { $card }.
why-no-tool = You hold no Tool.
why-sell-cards = You hold no card that could be sold.
why-sell-first = At least one card must be sold.
why-pile = { $action }: the pile is empty.
why-pile-empty = The { $pile } pile is empty.
why-gang-pile = No Gang card of { THE($gang) } is left.
why-token-pile = No { $token } is left.

why-short = { $action }: the pile holds too few cards.
why-pile-short = You would get { $product }, and the pile holds { $left }.
why-cigarettes = { $action }: you have too few cigarettes.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] costs
   *[other] cost
} { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
}; you have { $cigarettes }.

why-ability-cigarettes = { $power } costs { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
}; you have { $cigarettes }.
why-token = You have no { $token }.

help-weapon = Ways to get one: { $weapon_ways }.
help-tool = Ways to get one: { $tool_ways }.
help-card = Ways to get one: { $card_ways }.
help-lacking = You lack { A($lacking) }.
help-accessories = You need { $missing } more: { $others }.
help-accessories-none = You hold none of them.
help-sell-first = Sell one card; then you may stop.
help-pile = One comes back when somebody discards { A($pile) }.
help-gang-pile = One comes back when a member leaves { THE($gang) }.
help-token-pile = One comes back when somebody uses it.

help-smaller-deal = The smaller deal is open: { COUNT($smaller) } for { $smaller_price }.
help-short = Wait until there is { $product } on the pile.
help-sell = You are { $short } short; Sell in { THE($sell_places) } brings cigarettes.
help-cigarettes = You are { $short } short.

help-token = { $token_action } in { THE($token_places) } brings one.

help-change = Something has to change first: a pile, a Place or a Beating.

## To what end.

why-pointless = { $action } could change nothing now.
why-play-pointless = { $card } could change nothing now.
why-ability-pointless = { $power } could change nothing now.
why-join-pointless = You would get back your own Gang card: no other card of { THE($gang) } is left.

## At which moment.

why-moment = { $action }: this is not the moment for it.
why-lets = A card lets you perform { $lets } now, and nothing else.
why-power-moment = This is not the moment of { $power }.

why-ability-spent = You have used { $power } this turn.
why-reveal-spent = Your Background { $power } is revealed; once is all.

why-unasked = Nobody asked for that now.

help-lets = Decide about that first; then your turn goes on.
help-my-turn = It works on your turn, between actions.
help-turn-start = It works by itself at the start of your turn.
help-after = It works right after your { $power_actions }.
help-after-any = It works right after an action of yours.
help-after-combat = It works right after a combat of yours.
help-after-other = It works right after another player’s { $power_actions }.
help-after-anything = It works right after an action of another player.
help-extorted = It works when you are extorted, before you answer.
help-arrival = It works by itself when another player comes to your Place.
help-always = It works all the time; there is nothing to use.

help-roll = Take a Simple Move first: the roll leads somewhere.
help-extortion = It answers an Extortion against you.
help-demand = Take the Extortion action first.
help-sale = Take the Sell action first.

## There is no such thing.

why-none = There is no such thing in this game.
why-ability-none = You have no Gang card.
why-reveal-none = You have no Background.
why-play-none = { $card } is no Action card.
why-dig-none = Nobody digs with { A($card) }.

help-module = It comes with { $module }.
help-join = Join a Gang first.

## A wrong answer.

why-not-offered = That is not one of the answers: it is not there, or it would change nothing.
why-card-unfit = { $card } is not what is asked for.
why-card-undiscarded = { $card } is not among the cards you could take back.
why-card-unseen = { $card } is not in the hand you see.
why-seat-unfit = { $who } is no target: not there, or it would change nothing.
why-self-unfit = You are no target of your own card.
why-tool-unheld = You do not hold the Tool that is demanded.
why-name-unfit = { $card } is no Tool; only a Tool can be demanded.
why-too-many = That is one card too many.

help-options = Choose one of the answers that are offered.
help-hand = Choose one of the cards that are offered.
help-hold-weapon = Choose a Weapon of your hand.
help-accessory = Choose another Accessory of that gang.
help-refuse = Refuse; that tells nobody what you hold.
