### The Gambling Cells.

## Nouns

verb-bet = Parier
    .grammar = m proper
verb-plan = Planifier
    .grammar = m proper

## Questions and options

label-planned = Se déplacer comme prévu (1 jeton) : { $place }
label-bet = Parier { $stake } sur { $figure } : { $back } en retour
label-plan = Planifier : prendre un jeton Plan
family-bet = Parier … (par exemple : bet 2 on 5)
family-planned = Se déplacer comme prévu (1 jeton) …

## Story

moved-as-planned = { who-has } rejoint prudemment { THE($place) }, comme prévu.
made-plan = { who-has } préparé un plan : { COUNT($now) } au total.
bet = { who-has } misé { COUNT($stake) } sur le { $figure } et fait un { $roll } : { $won ->
    [0] tout est perdu
   *[other] { $won } en retour
}.

## Why not, and what would help

help-planned = Ton jeton Plan ramène le prix à 1 action : choisis « Se déplacer comme prévu ».
why-bet-cigarettes = Ce pari demande { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
} ; tu en as { $cigarettes }.
help-bet-less = Mise { $cigarettes } au plus.
module-gambling = les Cellules de jeu
