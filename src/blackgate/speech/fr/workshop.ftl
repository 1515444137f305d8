### The Workshop.

## Nouns

verb-improve = Améliorer un Outil
    .grammar = m proper
verb-develop = Développer des compétences
    .grammar = m proper

## Questions and options

ask-skill = lancer le dé pour un jeton Compétence ? { $least } ou plus donne 1 point de tunnel ; sinon le jeton est perdu.
label-improve = Améliorer { A($tool) } : { $product }
label-develop = Développer des compétences : prendre un jeton Compétence
label-skill-roll = Lancer le dé
answer-skill-decline = Garder le jeton

## Story

buried = { who-has } creusé avec adresse : le jeton reste dans le tunnel.
developed = { who-has } gagné en compétence : { COUNT($now) } au total.
improved = { who-has } échangé { A($old) } contre { A($new) }.

## Why not, and what would help

help-skill-pile = Il en revient un quand un jet de Compétence échoue.
help-dig-skill = On te le demande quand tu creuses avec un jeton Compétence.
why-improve-none = { A($card) } : impossible à améliorer.
help-tools = Une Pioche ou une Pelle peut l’être.
module-workshop = l’Atelier
