### The Laundry.

## Nouns

verb-change-style = Cambiare stile
    .grammar = m proper
verb-steal-bandage = Rubare una Benda
    .grammar = m proper

## Questions and options

label-change-style = Cambiare stile: { $gang }
label-change-style-seen = Cambiare stile: { $gang }, { $power }
label-steal-bandage = Rubare una Benda
label-bandage-heal = Curarsi con una Benda
label-bandage-link = Usare una Benda come Legaccio
family-change-style = Cambiare stile …

## Story

stole-bandage = { who-has } rubato una Benda: { COUNT($now) } in totale.

## Why not, and what would help

help-bandage = La tua Benda ne toglie uno ovunque tu sia.
why-change-style-cards = Per unirti { TO($gang) } cambiando stile { $due ->
    [one] serve 1 Accessorio
   *[other] servono { $due } Accessori diversi
} tra { $accepted }.
why-bandage-link-moment = Una Benda sostituisce il Legaccio di una ricetta, nel momento in cui andrebbe scartato.
help-link = Crea qualcosa che richieda un Legaccio.
module-laundry = la Lavanderia
