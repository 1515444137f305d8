### The Workshop.

## Nouns

verb-improve = Migliorare uno Strumento
    .grammar = m proper
verb-develop = Sviluppare abilità
    .grammar = m proper

## Questions and options

ask-skill = tirare il dado per un segnalino Abilità? Con { $least } o più è 1 punto Tunnel; altrimenti il segnalino è perso.
label-improve = Migliorare { A($tool) }: { $product }
label-develop = Sviluppare abilità: prendere un segnalino Abilità
label-skill-roll = Tirare il dado
answer-skill-decline = Tenere il segnalino

## Story

buried = { who-has } scavato con abilità: il segnalino resta nel tunnel.
developed = { who-has } sviluppato abilità: { COUNT($now) } in totale.
improved = { who-has } scambiato { A($old) } con { A($new) }.

## Why not, and what would help

help-skill-pile = Ne torna uno quando un tiro di Abilità fallisce.
help-dig-skill = Ti viene chiesto quando scavi con un segnalino Abilità.
why-improve-none = { A($card) }: non si può migliorare.
help-tools = Un Piccone o una Pala sì.
module-workshop = l’Officina
