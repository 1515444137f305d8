### The Psychiatric Ward.

## Questions and options

ask-mend = di che cosa ti liberi?
label-drop-trauma = Perdere { THE($trauma) }
answer-mend-decline = Tenere il Trauma

## Story

shocked = { who-has } ricevuto { THE($trauma) }.
calmed = { who-has } perso { THE($trauma) }.

## Why not, and what would help

why-trauma = Te lo vieta { THE($trauma) }.
help-trauma = Curarsi { IN($heal_places) } toglie un Trauma come se fosse un Pestaggio.
help-heal-trauma = Ti viene chiesto quando ti curi e hai un Trauma.
module-ward = il Reparto psichiatrico
