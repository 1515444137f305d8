### The Gambling Cells.

## Nouns

verb-bet = Scommettere
    .grammar = m proper
verb-plan = Pianificare
    .grammar = m proper

## Questions and options

label-planned = Movimento pianificato (1 segnalino): { $place }
label-bet = Puntare { $stake } sul { $figure }: vincita { $back }
label-plan = Pianificare: 1 segnalino Piano
family-bet = Scommettere … (per esempio: bet 2 on 5)
family-planned = Movimento pianificato (1 segnalino) …

## Story

moved-as-planned = { who-has } raggiunto con prudenza { THE($place) }, secondo i piani.
made-plan = { who-has } preparato un piano: { COUNT($now) } in totale.
bet = { who-has } puntato { COUNT($stake) } sul { $figure } e tirato un { $roll }: { $won ->
    [0] tutto perso
   *[other] { $won } di vincita
}.

## Why not, and what would help

help-planned = Con un segnalino Piano basta 1 azione: scegli il Movimento pianificato.
why-bet-cigarettes = Questa scommessa richiede { $price ->
    [one] 1 sigaretta
   *[other] { $price } sigarette
}; tu ne hai { $cigarettes }.
help-bet-less = Punta al massimo { $cigarettes }.
module-gambling = le Celle da gioco
