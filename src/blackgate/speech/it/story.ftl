### Che cosa è successo, al passato prossimo. Niente concorda con un giocatore: il suo genere non è noto.

## Ciò che più frasi condividono.

who-has = { PERSON($who) ->
    [you] { AS($who, "hai") }
   *[other] { $who } ha
}
others-hand = { PERSON($other) ->
    [you] { AS($other, "tua") } mano
   *[other] mano { OF($other) }
}
left-over = { N($left) ->
    [0] nessun Pestaggio rimasto
    [1] resta { COUNT($left) }
   *[other] restano { COUNT($left) }
}

## Il turno e la fine.

turn-began = Giro { $round } · { NAME($who) }
won-game = { who-has } completato l’evasione e vinto la partita!
won-game-for-team = { who-has } completato l’evasione e vinto la partita per la squadra { $team }!
nobody-won = Il limite di giri è raggiunto: nessuno ha vinto.
was-late = { who-has } lasciato scadere il tempo.
undid = { who-has } annullato { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
}.

## Movimenti.

rolled = { who-has } tirato un { $roll }.
went = { who-has } raggiunto { THE($place) }.
sent = { who-has } dovuto raggiungere { THE($place) }.
roll-of = un { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { who-has } tirato { $rolls }.
rolled-and-went = { who-has } tirato { $rolls } e raggiunto { THE($place) }.
moved-cautiously = { who-has } raggiunto con prudenza { THE($place) }.

## Carte.

drew = { who-has } pescato { A($cards) }.
searched = { who-has } cercato e pescato { A($cards) }.
reshuffled = La pila degli scarti ({ COUNT($cards) }) è diventata il nuovo mazzo Ricerca.
took = { who-has } preso { A($cards) } dalla riserva.
stole = { who-has } rubato { A($cards) }.
discarded = { who-has } scartato { A($cards) }.
recovered = { who-has } ripreso { A($cards) } dagli scarti.
played = { who-has } giocato «{ $card }».
laid = { who-has } giocato { A($card) }.
handed = { PERSON($other) ->
    [you] { $who } { AS($other, "ti ha") } consegnato { A($card) }.
   *[other] { who-has } consegnato { A($card) } { TO($other) }.
}
grabbed = { who-has } preso { A($card) } dalla { others-hand }.
looked = { who-has } guardato la { others-hand }.
saw = Lì { who-has } visto { A($cards) }.
showed = Tutti hanno visto { A($cards) } nella { PERSON($who) ->
    [you] { AS($who, "tua") } mano
   *[other] mano { OF($who) }
}.
crafted = { who-has } creato { A($made) } { N($used) ->
    [0] senza spendere nulla
   *[other] con { A($used) }
}.
bought = { who-has } comprato { A($cards) } per { COUNT($price) }.
sold = { who-has } venduto { A($cards) } per { COUNT($price) }.
got-cigarettes = { who-has } ricevuto { COUNT($cigarettes) }.
lost-cigarettes = { who-has } perso { COUNT($cigarettes) }.

## Pestaggi.

beaten = { who-has } subito un Pestaggio: { $now } in totale.
healed = Cure per { WHOM($who) }: { left-over }.
healed-oneself = { who-has } ricevuto cure: { left-over }.
healed-with-bandage = { who-has } usato una Benda: { left-over }.
calmed-oneself = { who-has } ricevuto cure: { THE($trauma) } è sparito.
calmed-with-bandage = { who-has } usato una Benda: { THE($trauma) } è sparito.

## Il tunnel.

dug = { who-has } scavato con { A($card) }.
dug-points = { who-has } scavato con { A($cards) }: { $gain } in più, { COUNT($now) } in totale.
dug-skill = { $dug } Tiro di Competenza: un { $roll }, { $kept ->
    [yes] vale anche il segnalino
   *[no] il segnalino è perso
}.
scored = { who-has } segnato { $gain ->
    [one] { $gain } punto
   *[other] { $gain } punti
}: { COUNT($now) } in totale.

## Gang e Precedenti.

joined = { who-has } aderito a una gang: «{ $power }».
joined-with = { who-has } aderito { TO($gang) }{ N($paid) ->
    [0] {""}
   *[other] {" "}con { A($paid) }
}: «{ $power }»{ N($left) ->
    [0] {""}
   *[other] , lasciando «{ $left }»
}.
paid = { who-has } pagato con { A($cards) }.
paid-and-joined = { who-has } pagato con { A($paid) } e aderito { TO($gang) }: «{ $power }»{ N($left) ->
    [0] {""}
   *[other] , lasciando «{ $left }»
}.
left-gang = { who-has } rinunciato a «{ $power }».
revealed = { who-has } rivelato i Precedenti: «{ $power }».
used = { who-has } usato «{ $power }».

## Estorsione e scontro.

demanded = { who-has } preteso { A($card) } { FROM($other) }.
refused = { who-has } rifiutato.
stopped = { PERSON($who) ->
    [you] Non { AS($who, "hai") } giocato altre Armi.
   *[other] { $who } non ha giocato altre Armi.
}
won-fight = { who-has } vinto lo scontro contro { PERSON($other) ->
    [you] di { WHOM($other) }
   *[other] { $other }
}.

## Segnalini e Traumi.

got-token = { who-has } preso { A($token) }: { $now } in totale.
spent-token = { who-has } speso { A($token) }.
