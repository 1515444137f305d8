### The Gymnasium.

## Nouns

verb-brawl = Rissa
    .grammar = f
verb-workout = Allenamento
    .grammar = m

## Questions and options

ask-opener = una Rissa: quale Arma scarti per cominciarla?
ask-brawl = { $starter } ha cominciato una Rissa. Scartare un’Arma, e con { $caught } o meno al dado finisci { IN($solitary) }; o subire un Pestaggio?
label-brawl = Rissa: scartare un’Arma
label-workout = Allenamento: prendere un segnalino Allenamento
label-spend-workout = Segnalino Allenamento: fare { $least } o più
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
why-brawl-weapon = Una Rissa comincia con un’Arma tua, e in mano non ne hai.
why-spend-workout-moment = Un segnalino Allenamento serve in un combattimento, quando tocca a te giocare un’Arma.
why-spend-workout-spent = Un solo tentativo per Arma; ora ne serve una vera.
help-fight = Tienilo per il prossimo combattimento.
help-real-weapon = Gioca un’Arma, o arrenditi.
module-gymnasium = la Palestra
