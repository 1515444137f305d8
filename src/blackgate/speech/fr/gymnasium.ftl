### The Gymnasium.

## Nouns

verb-brawl = Lancer une Bagarre
    .grammar = m proper
verb-workout = Se muscler
    .grammar = m proper

## Questions and options

ask-opener = une Bagarre : quelle Arme défausses-tu pour la lancer ?
ask-brawl = { $starter } a lancé une Bagarre. Défausser une Arme, et { $caught } ou moins au dé t’envoie { TO($solitary) } ; ou prendre une Raclée ?
label-brawl = Lancer une Bagarre : défausser une Arme
label-workout = Se muscler : prendre un jeton Musculation
label-spend-workout = Utiliser un jeton Musculation : faire { $least } ou plus
answer-brawl-decline = Prendre une Raclée
card-opener = Défausser { $card }
card-brawl = Défausser { $card }

## Story

flexed = { who-has } utilisé { A($token) } et fait un { $roll } : { $end ->
    [kept] pas besoin d’Arme, et le jeton revient
    [won] pas besoin d’Arme
   *[lost] en vain
}.
worked-out = { who-has } fait de la musculation : { COUNT($now) } au total.

## Why not, and what would help

why-brawl-target = Il n’y a personne d’autre { IN($here) }.
why-brawl-weapon = Pour lancer une Bagarre, il faut une Arme, et tu n’en as aucune en main.
why-spend-workout-moment = Un jeton Musculation sert dans un combat, quand tu dois abattre une Arme.
why-spend-workout-spent = Un seul essai par Arme ; maintenant il en faut une vraie.
help-fight = Garde-le pour le prochain combat.
help-real-weapon = Abats une Arme, ou abandonne.
module-gymnasium = le Gymnase
