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
nobody-won = La limite de manches est atteinte : personne n’a gagné.
was-late = { who-has } dépassé le temps imparti.
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
moved-as-planned = { who-has } rejoint prudemment { THE($place) }, comme prévu.
followed-gang = { who-has } suivi le gang jusqu’{ TO($place) }.

## Cartes.

drew = { who-has } pioché { A($cards) }.
searched = { who-has } fouillé et pioché { A($cards) }.
reshuffled = La défausse ({ COUNT($cards) }) est devenue la nouvelle pioche Fouille.
took = { who-has } pris { A($cards) } dans les piles ouvertes.
stole = { who-has } volé { A($cards) }.
discarded = { who-has } défaussé { A($cards) }.
recovered = { who-has } repris { A($cards) } dans la défausse.
played = { who-has } joué « { $card } ».
laid = { who-has } joué { A($card) }.
handed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } remis { A($card) }.
   *[other] { who-has } remis { A($card) } { TO($other) }.
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
buried = { who-has } creusé avec adresse : le jeton reste dans le tunnel.

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
rehabilitated = { who-has } pioché un nouveau Passif.
rehabilitated-as = { who-has } pioché un nouveau Passif : « { $power } ».

## Racket et combat.

demanded = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } réclamé { A($card) }.
   *[other] { who-has } réclamé { A($card) } { TO($other) }.
}
refused = { who-has } refusé.
stopped = { PERSON($who) ->
    [you] { $who } n’as plus joué d’Arme.
   *[other] { $who } n’a plus joué d’Arme.
}
won-fight = { who-has } gagné le combat contre { WHOM($other) }.
helped = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } prêté main-forte.
   *[other] { who-has } prêté main-forte { TO($other) }.
}
flexed = { who-has } utilisé { A($token) } et fait un { $roll } : { $end ->
    [kept] pas besoin d’Arme, et le jeton revient
    [won] pas besoin d’Arme
   *[lost] en vain
}.

## Jetons et Traumas.

studied = { who-has } étudié : { COUNT($now) } au total.
developed = { who-has } gagné en compétence : { COUNT($now) } au total.
made-plan = { who-has } préparé un plan : { COUNT($now) } au total.
worked-out = { who-has } fait de la musculation : { COUNT($now) } au total.
stole-bandage = { who-has } volé un Bandage : { COUNT($now) } au total.
bribed = { who-has } versé un pot-de-vin de { COUNT($price) } : { COUNT($now) } au total.
got-token = { who-has } pris { A($token) } : { $now } au total.
spent-token = { who-has } dépensé { A($token) }.
shocked = { who-has } reçu { THE($trauma) }.
calmed = { who-has } perdu { THE($trauma) }.

## Lieux de l’extension.

bet = { who-has } misé { COUNT($stake) } sur le { $figure } et fait un { $roll } : { $won ->
    [0] tout est perdu
   *[other] { $won } en retour
}.
improved = { who-has } échangé { A($old) } contre { A($new) }.

## Michel(le).

led = { who-has } mené { $figure } { TO($place) }.
rolled-for-figure = { who-has } fait un { $roll } pour { $figure }.
rolled-for-figure-led = { who-has } fait un { $roll } pour { $figure } ; { $figure } a rejoint { THE($place) }.
figure-went = { $figure } a rejoint { THE($place) }.
showed-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "t’a") } montré { A($knife) }
   *[other] a montré { A($knife) } { TO($who) }
}{ N($tools) ->
    [0] {""}
   *[other] {" "}et voulait { A($tools) }
}.
showed-no-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "t’a") } montré une carte sans { $knife }
   *[other] a montré une carte sans { $knife } { TO($who) }
}.
routed = { who-has } gagné le combat contre { $figure }.
mauled = { who-has } perdu le combat contre { $figure }.

## Échange.

proposed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } proposé un Échange.
   *[other] { who-has } proposé un Échange { TO($other) }.
}
rejected = { who-has } refusé l’Échange avec { WHOM($other) }.
passed = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } donné { A($cards) }.
   *[other] { who-has } donné { A($cards) } { TO($other) }.
}

## La Directrice.

called = { who-has } fait venir { THE($figure) } { TO($place) }.
reported = { who-has } dénoncé { PERSON($other) ->
    [you] { AS($other, "ton") } action
   *[other] l’action { OF($other) }
} : { $verb }.
repressed = { THE($figure) } a sévi contre { WHOM($who) } : { $verb }.
punished = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } fait punir
   *[other] { who-has } fait punir { $other }
} : { $punishment ->
    [beating] une Raclée
    [hand] la moitié de la main
   *[cigarettes] toutes les cigarettes
}.
