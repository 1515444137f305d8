### Was geschehen ist, im Perfekt.

## Was mehrere Sätze teilen.

who-has = { PERSON($who) ->
    [you] { $who } hast
   *[other] { $who } hat
}
who-is = { PERSON($who) ->
    [you] { $who } bist
   *[other] { $who } ist
}
to-be = { PERSON($who) ->
    [you] bist
   *[other] ist
}
oneself = { PERSON($who) ->
    [you] { AS($who, "dich") }
   *[other] sich
}
hand-of-other = { PERSON($other) ->
    [you] { AS($other, "deine") } Hand
   *[other] die Hand { OF($other) }
}
from-hand-of-other = { PERSON($other) ->
    [you] { AS($other, "deiner") } Hand
   *[other] der Hand { OF($other) }
}
left-over = { N($left) ->
    [0] keine Abreibung mehr
   *[other] noch { COUNT($left) }
}
instead = { N($left) ->
    [0] {""}
   *[other] {" "}statt „{ $left }“
}

## Der Zug und das Ende.

turn-began = Runde { $round } · { NAME($who) }
won-game = { who-has } den Ausbruch geschafft und das Spiel gewonnen!
won-game-for-team = { who-has } den Ausbruch geschafft und das Spiel für Team { $team } gewonnen!
nobody-won = Die letzte Runde ist vorbei: Niemand hat gewonnen.
was-late = { who-has } die Zeit überschritten.
undid = { who-has } { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
} zurückgenommen.

## Bewegungen.

rolled = { who-has } eine { $roll } gewürfelt.
went = { who-is } { TO($place) } gegangen.
sent = { PERSON($who) ->
    [you] { $who } musstest { TO($place) }.
   *[other] { $who } musste { TO($place) }.
}
roll-of = eine { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { who-has } { $rolls } gewürfelt.
rolled-and-went = { who-has } { $rolls } gewürfelt und { to-be } { TO($place) } gegangen.
moved-cautiously = { who-is } vorsichtig { TO($place) } gegangen.

## Karten.

drew = { who-has } { A($cards) } gezogen.
searched = { who-has } gesucht und { A($cards) } gezogen.
reshuffled = Der Ablagestapel ({ COUNT($cards) }) ist jetzt der neue Suchstapel.
took = { who-has } { A($cards) } aus dem Vorrat genommen.
stole = { who-has } { A($cards) } gestohlen.
discarded = { who-has } { A($cards) } abgeworfen.
recovered = { who-has } { A($cards) } vom Ablagestapel genommen.
played = { who-has } „{ $card }“ gespielt.
laid = { who-has } { A($card) } gespielt.
handed = { who-has } { TO($other) } { A($card) } gegeben.
grabbed = { who-has } { A($card) } aus { from-hand-of-other } genommen.
looked = { who-has } { hand-of-other } angesehen.
saw = { PERSON($who) ->
    [you] Darin hast { $who } { A($cards) } gesehen.
   *[other] Darin hat { $who } { A($cards) } gesehen.
}
showed = Alle haben { A($cards) } in { PERSON($who) ->
    [you] { AS($who, "deiner") } Hand
   *[other] der Hand { OF($who) }
} gesehen.
crafted = { who-has } { A($made) } hergestellt{ N($used) ->
    [0] , ohne etwas zu verbrauchen
   *[other] {" "}und dafür { A($used) } verbraucht
}.
bought = { who-has } { A($cards) } für { COUNT($price) } gekauft.
sold = { who-has } { A($cards) } für { COUNT($price) } verkauft.
got-cigarettes = { who-has } { COUNT($cigarettes) } bekommen.
lost-cigarettes = { who-has } { COUNT($cigarettes) } verloren.

## Abreibungen.

beaten = { who-has } eine Abreibung bekommen: jetzt { $now }.
healed = { PERSON($who) ->
    [you] { $who } wurdest geheilt: { left-over }.
   *[other] { $who } wurde geheilt: { left-over }.
}
healed-oneself = { who-has } { oneself } geheilt: { left-over }.
healed-with-bandage = { who-has } { oneself } mit einem Verband geheilt: { left-over }.
calmed-oneself = { who-has } { oneself } geheilt; { THE($trauma) } ist weg.
calmed-with-bandage = { who-has } { oneself } mit einem Verband geheilt; { THE($trauma) } ist weg.

## Der Tunnel.

dug = { who-has } zum Graben { A($card) } benutzt.
dug-points = { who-has } zum Graben { A($cards) } benutzt: { $gain } dazu, jetzt { COUNT($now) }.
dug-skill = { $dug } Geschickwurf: eine { $roll }, { $kept ->
    [yes] das Plättchen zählt mit
   *[no] das Plättchen ist weg
}.
scored = { who-has } { $gain ->
    [one] { $gain } Punkt
   *[other] { $gain } Punkte
} gemacht: jetzt { COUNT($now) }.

## Gangs und Vorleben.

joined = { who-is } einer Gang beigetreten: „{ $power }“.
joined-with = { N($paid) ->
    [0] { who-is }
   *[other] { who-has } { A($paid) } abgegeben und { to-be }
} { FROM($gang) } beigetreten: „{ $power }“{ instead }.
paid = { who-has } { A($cards) } abgegeben.
paid-and-joined = { who-has } { A($paid) } abgegeben und { to-be } { FROM($gang) } beigetreten: „{ $power }“{ instead }.
left-gang = { who-has } „{ $power }“ aufgegeben.
revealed = { who-has } ein Vorleben aufgedeckt: „{ $power }“.
used = { who-has } „{ $power }“ genutzt.

## Erpressung und Kampf.

demanded = { who-has } { A($card) } { OF($other) } gefordert.
refused = { who-has } { oneself } geweigert.
stopped = { who-has } keine Waffe mehr gespielt.
won-fight = { who-has } den Kampf gegen { WHOM($other) } gewonnen.

## Plättchen und Trauma.

got-token = { who-has } { A($token) } genommen: jetzt { $now }.
spent-token = { who-has } { A($token) } eingesetzt.
