### Wat er gebeurd is, in de onvoltooid verleden tijd: die is gelijk voor “je” en voor een naam.

## Wat meer zinnen delen.

others-hand = { PERSON($other) ->
    [you] { AS($other, "jouw") } hand
   *[other] de hand { OF($other) }
}
left-over = { N($left) ->
    [0] geen Aframmelingen meer
   *[other] nog { COUNT($left) }
}

## De beurt en het einde.

turn-began = Ronde { $round } · { NAME($who) }
won-game = { $who } ontsnapte en won het spel!
won-game-for-team = { $who } ontsnapte en won het spel voor team { $team }!
nobody-won = De rondelimiet is bereikt: niemand heeft gewonnen.
was-late = { $who } overschreed de bedenktijd.
undid = { $who } nam { $n ->
    [one] { $n } beslissing
   *[other] { $n } beslissingen
} terug.

## Verplaatsen.

rolled = { $who } gooide een { $roll }.
went = { $who } ging { TO($place) }.
sent = { $who } werd { TO($place) } gestuurd.
roll-of = een { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { $who } gooide { $rolls }.
rolled-and-went = { $who } gooide { $rolls } en ging { TO($place) }.
moved-cautiously = { $who } ging voorzichtig { TO($place) }.

## Kaarten.

drew = { $who } trok { A($cards) }.
searched = { $who } zocht en trok { A($cards) }.
reshuffled = De aflegstapel ({ COUNT($cards) }) werd de nieuwe Zoekstapel.
took = { $who } nam { A($cards) } uit de voorraad.
stole = { $who } stal { A($cards) }.
discarded = { $who } legde { A($cards) } af.
recovered = { $who } nam { A($cards) } van de aflegstapel.
played = { $who } speelde “{ $card }”.
laid = { $who } speelde { A($card) }.
handed = { $who } gaf { A($card) } { TO($other) }.
grabbed = { $who } nam { A($card) } uit { others-hand }.
looked = { $who } bekeek { others-hand }.
saw = Daar zag { $who } { A($cards) }.
showed = Iedereen zag { A($cards) } in { PERSON($who) ->
    [you] { AS($who, "jouw") } hand
   *[other] de hand { OF($who) }
}.
crafted = { $who } knutselde { A($made) } van { N($used) ->
    [0] niets
   *[other] { A($used) }
}.
bought = { $who } kocht { A($cards) } voor { COUNT($price) }.
sold = { $who } verkocht { A($cards) } voor { COUNT($price) }.
got-cigarettes = { $who } kreeg { COUNT($cigarettes) }.
lost-cigarettes = { $who } verloor { COUNT($cigarettes) }.

## Aframmelingen.

beaten = { $who } kreeg een Aframmeling: nu { $now }.
healed = { $who } werd genezen: { left-over }.
healed-oneself = { $who } genas: { left-over }.
healed-with-bandage = { $who } genas met een Verbandfiche: { left-over }.
calmed-oneself = { $who } genas: { THE($trauma) } is weg.
calmed-with-bandage = { $who } genas met een Verbandfiche: { THE($trauma) } is weg.

## De tunnel.

dug = { $who } groef met { A($card) }.
dug-points = { $who } groef met { A($cards) }: { $gain } erbij, nu { COUNT($now) }.
dug-skill = { $dug } De worp voor het Talentfiche was een { $roll }: { $kept ->
    [yes] het fiche telt mee
   *[no] het fiche is weg
}.
scored = { $who } scoorde { $gain }: nu { COUNT($now) }.

## Bendes en Achtergronden.

joined = { $who } ging bij een bende: “{ $power }”.
joined-with = { $who } ging bij { THE($gang) }{ N($paid) ->
    [0] {""}
   *[other] {" "}met { A($paid) }
}: “{ $power }”{ N($left) ->
    [0] {""}
   *[other] {" "}in plaats van “{ $left }”
}.
paid = { $who } betaalde met { A($cards) }.
paid-and-joined = { $who } betaalde met { A($paid) } en ging bij { THE($gang) }: “{ $power }”{ N($left) ->
    [0] {""}
   *[other] {" "}in plaats van “{ $left }”
}.
left-gang = { $who } gaf “{ $power }” op.
revealed = { $who } onthulde een Achtergrond: “{ $power }”.
used = { $who } gebruikte “{ $power }”.

## Afpersing en gevecht.

demanded = { $who } eiste { A($card) } { FROM($other) }.
refused = { $who } weigerde.
stopped = { $who } speelde geen Wapen meer.
won-fight = { $who } won het gevecht tegen { WHOM($other) }.

## Fiches en Trauma.

got-token = { $who } nam { A($token) }: nu { $now }.
spent-token = { $who } gebruikte { A($token) }.
