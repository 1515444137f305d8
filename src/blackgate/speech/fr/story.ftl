### Ce qui s’est passé, au passé composé. Rien ne s’accorde avec un joueur : son genre est inconnu.

## Ce que plusieurs phrases partagent.

who-has = { PERSON($who) ->
    [you] { $who } as
   *[other] { $who } a
}
others-hand = { PERSON($other) ->
    [you] { AS($other, "ta") } main
   *[other] la main { OF($other) }
}

left-over = { N($left) ->
    [0] plus aucune Raclée
   *[other] il reste { COUNT($left) }
}

## Le tour et la fin.

turn-began = Manche { $round } · { NAME($who) }
won-game = { who-has } réussi l’évasion et gagné la partie !
won-game-for-team = { who-has } réussi l’évasion et gagné la partie pour l’équipe { $team } !
nobody-won = Le nombre maximal de manches est atteint : personne n’a gagné.
was-late = { who-has } dépassé son temps.
undid = { who-has } annulé { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}.

## Déplacements.

rolled = { who-has } fait un { $roll }.
went = { who-has } rejoint { THE($place) }.
sent = { who-has } dû aller { TO($place) }.
roll-of = un { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { who-has } fait { $rolls }.
rolled-and-went = { who-has } fait { $rolls } et rejoint { THE($place) }.
moved-cautiously = { who-has } rejoint prudemment { THE($place) }.

## Cartes.

drew = { who-has } pioché { A($cards) }.
searched = { who-has } fouillé et pioché { A($cards) }.
reshuffled = La défausse ({ COUNT($cards) }) est devenue la nouvelle pile Fouille.
took = { who-has } pris { A($cards) } dans la réserve.
stole = { who-has } volé { A($cards) }.
discarded = { who-has } défaussé { A($cards) }.
recovered = { who-has } repris { A($cards) } dans la défausse.
played = { who-has } joué « { $card } ».
laid = { who-has } abattu { A($card) }.
handed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } donné { A($card) }.
   *[other] { who-has } donné { A($card) } { TO($other) }.
}
grabbed = { who-has } pris { A($card) } dans { others-hand }.
looked = { who-has } regardé { others-hand }.
saw = { PERSON($who) ->
    [you] { $who } y as vu { A($cards) }.
   *[other] { $who } y a vu { A($cards) }.
}
showed = Tout le monde a vu { A($cards) } dans { PERSON($who) ->
    [you] { AS($who, "ta") } main
   *[other] la main { OF($who) }
}.
crafted = { who-has } fabriqué { A($made) } { N($used) ->
    [0] sans rien dépenser
   *[other] avec { A($used) }
}.
bought = { who-has } acheté { A($cards) } pour { COUNT($price) }.
sold = { who-has } vendu { A($cards) } pour { COUNT($price) }.
got-cigarettes = { who-has } reçu { COUNT($cigarettes) }.
lost-cigarettes = { who-has } perdu { COUNT($cigarettes) }.

## Raclées.

beaten = { who-has } pris une Raclée : { $now } au total.
healed = Des soins pour { WHOM($who) } : { left-over }.
healed-oneself = { who-has } reçu des soins : { left-over }.
healed-with-bandage = { who-has } utilisé un Bandage : { left-over }.
calmed-oneself = { who-has } reçu des soins : { THE($trauma) } a disparu.
calmed-with-bandage = { who-has } utilisé un Bandage : { THE($trauma) } a disparu.

## Le tunnel.

dug = { who-has } creusé avec { A($card) }.
dug-points = { who-has } creusé avec { A($cards) } : { $gain } de plus, { COUNT($now) } au total.
dug-skill = { $dug } Jet de Compétence : un { $roll }, { $kept ->
    [yes] le jeton compte aussi
   *[no] le jeton est perdu
}.
scored = { who-has } marqué { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} : { COUNT($now) } au total.

## Gangs et Passifs.

joined = { who-has } rejoint un gang : « { $power } ».
joined-with = { who-has } rejoint { THE($gang) }{ N($paid) ->
    [0] {""}
   *[other] {" "}avec { A($paid) }
} : « { $power } »{ N($left) ->
    [0] {""}
   *[other] , en quittant « { $left } »
}.
paid = { who-has } payé avec { A($cards) }.
paid-and-joined = { who-has } payé avec { A($paid) } et rejoint { THE($gang) } : « { $power } »{ N($left) ->
    [0] {""}
   *[other] , en quittant « { $left } »
}.
left-gang = { who-has } abandonné « { $power } ».
revealed = { who-has } révélé un Passif : « { $power } ».
used = { who-has } utilisé « { $power } ».

## Racket et combat.

demanded = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } réclamé { A($card) }.
   *[other] { who-has } réclamé { A($card) } { TO($other) }.
}
refused = { who-has } refusé de coopérer.
stopped = { PERSON($who) ->
    [you] { $who } n’as plus abattu d’Arme.
   *[other] { $who } n’a plus abattu d’Arme.
}
won-fight = { who-has } gagné le combat contre { WHOM($other) }.

## Jetons et Traumas.

got-token = { who-has } pris { A($token) } : { $now } au total.
spent-token = { who-has } dépensé { A($token) }.
