### The Workshop.

## Nouns

verb-improve = Migliorare uno Strumento
    .grammar = m proper
verb-develop = Sviluppare competenze
    .grammar = m proper

## Questions and options

ask-skill = tirare il dado per un segnalino Competenza? Con { $least } o più vale 1 punto Tunnel; altrimenti il segnalino è perso.
label-improve = Migliorare { A($tool) }: { $product }
label-develop = Sviluppare competenze: 1 segnalino Competenza
label-skill-roll = Tirare il dado
answer-skill-decline = Tenere il segnalino

## Story

buried = { who-has } scavato con competenza: il segnalino resta nel tunnel.
developed = { who-has } sviluppato competenze: { COUNT($now) } in totale.
improved = { who-has } scambiato { A($old) } con { A($new) }.

## Why not, and what would help

help-skill-pile = Ne torna uno quando un tiro di Competenza fallisce.
help-dig-skill = Ti viene chiesto quando scavi e hai un segnalino Competenza.
why-improve-none = { A($card) }: non si può migliorare.
help-tools = Puoi migliorare un Piccone o una Pala.
module-workshop = l’Officina
