### The Gymnasium.

## Nouns

verb-brawl = Scatenare una Rissa
    .grammar = m proper
verb-workout = Allenarsi
    .grammar = m proper

## Questions and options

ask-opener = una Rissa: quale Arma scarti per scatenarla?
ask-brawl = { $starter } ha scatenato una Rissa. Scarti un’Arma (con { $caught } o meno al dado finisci { IN($solitary) }) o subisci un Pestaggio?
label-brawl = Scatenare una Rissa: scartare un’Arma
label-workout = Allenarsi: 1 segnalino Allenamento
label-spend-workout = Segnalino Allenamento: tirare { $least } o più
answer-brawl-decline = Subire un Pestaggio
card-opener = Scartare { $card }
card-brawl = Scartare { $card }

## Story

flexed = { who-has } usato { A($token) } e tirato un { $roll }: { $end ->
    [kept] nessuna Arma necessaria, e il segnalino ritorna
    [won] nessuna Arma necessaria
   *[lost] invano
}.
worked-out = { who-has } fatto allenamento: { COUNT($now) } in totale.

## Why not, and what would help

why-brawl-target = Non c’è nessun altro { IN($here) }.
why-brawl-weapon = Per scatenare una Rissa serve un’Arma, e in mano non ne hai.
why-spend-workout-moment = Un segnalino Allenamento serve in uno scontro, quando tocca a te giocare un’Arma.
why-spend-workout-spent = Un solo tentativo per Arma; ora ne serve una vera.
help-fight = Tienilo per il prossimo scontro.
help-real-weapon = Gioca un’Arma, o arrenditi.
module-gymnasium = la Palestra
