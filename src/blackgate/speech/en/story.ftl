### What happened, in the past tense.

## Words that several sentences share.

was = { PERSON($who) ->
    [you] were
   *[other] was
}
others-hand = { PERSON($other) ->
    [you] { AS($other, "your") } hand
   *[other] { $other }’s hand
}

## The turn and the end.

turn-began = Round { $round } · { NAME($who) }
won-game = { $who } broke out and won the game!
won-game-for-team = { $who } broke out and won the game for team { $team }!
nobody-won = The round cap is reached: nobody won.
was-late = { $who } ran out of time.
undid = { $who } took back { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}.

## Moving.

rolled = { $who } rolled a { $roll }.
went = { $who } went to { THE($place) }.
sent = { $who } { was } sent to { THE($place) }.
roll-of = a { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { $who } rolled { $rolls }.
rolled-and-went = { $who } rolled { $rolls } and went to { THE($place) }.
moved-cautiously = { $who } moved cautiously to { THE($place) }.

## Cards.

drew = { $who } drew { A($cards) }.
searched = { $who } searched and drew { A($cards) }.
reshuffled = The discard pile ({ COUNT($cards) }) became the new Search deck.
took = { $who } took { A($cards) } from the supply.
stole = { $who } stole { A($cards) }.
discarded = { $who } discarded { A($cards) }.
recovered = { $who } took { A($cards) } from the discard pile.
played = { $who } played { $card }.
laid = { $who } played { A($card) }.
handed = { $who } handed { A($card) } to { $other }.
grabbed = { $who } took { A($card) } from { others-hand }.
looked = { $who } looked at { others-hand }.
saw = There { $who } saw { A($cards) }.
showed = Everybody has seen { A($cards) } in { PERSON($who) ->
    [you] { AS($who, "your") } hand
   *[other] { $who }’s hand
}.
crafted = { $who } crafted { A($made) } from { N($used) ->
    [0] nothing
   *[other] { A($used) }
}.
bought = { $who } bought { A($cards) } for { COUNT($price) }.
sold = { $who } sold { A($cards) } for { COUNT($price) }.
got-cigarettes = { $who } got { COUNT($cigarettes) }.
lost-cigarettes = { $who } lost { COUNT($cigarettes) }.

## Beatings.

beaten = { $who } took a Beating: { $now } now.
healed = { $who } { was } healed: { COUNT($left) } left.
healed-oneself = { $who } healed: { COUNT($left) } left.
healed-with-bandage = { $who } healed with a Bandage: { COUNT($left) } left.
calmed-oneself = { $who } healed: { THE($trauma) } is gone.
calmed-with-bandage = { $who } healed with a Bandage: { THE($trauma) } is gone.

## The tunnel.

dug = { $who } dug with { A($card) }.
dug-points = { $who } dug with { A($cards) }: { $gain } more, { COUNT($now) } now.
dug-skill = { $dug } The Skill roll was a { $roll }: { $kept ->
    [yes] the token scored, too
   *[no] the token is gone
}.
scored = { $who } scored { $gain }: { COUNT($now) } now.

## Gangs and Backgrounds.

joined = { $who } joined a gang: { $power }.
joined-with = { $who } joined { THE($gang) }{ N($paid) ->
    [0] {""}
   *[other] {" "}with { A($paid) }
}: { $power }{ N($left) ->
    [0] {""}
   *[other] , leaving { $left }
}.
paid = { $who } paid with { A($cards) }.
paid-and-joined = { $who } paid with { A($paid) } and joined { THE($gang) }: { $power }{ N($left) ->
    [0] {""}
   *[other] , leaving { $left }
}.
left-gang = { $who } gave up { $power }.
revealed = { $who } revealed a Background: { $power }.
used = { $who } used { $power }.

## Extortion and combat.

demanded = { $who } demanded { A($card) } from { $other }.
refused = { $who } refused.
stopped = { $who } played no more Weapons.
won-fight = { $who } won the fight against { $other }.

## Tokens and Trauma.

got-token = { $who } took { A($token) }: { $now } now.
spent-token = { $who } spent { A($token) }.
