### The Library.

## Nouns

verb-rehabilitate = Riabilitarsi
    .grammar = m proper
verb-study = Studiare
    .grammar = m proper

## Questions and options

label-spy = Spiare { WHOM($who) }
label-rehabilitate = Riabilitarsi: nuovi Precedenti
label-study = Studiare: 1 segnalino Spia
family-spy = Spiare … (gratis)

## Story

rehabilitated = { who-has } pescato nuovi Precedenti.
rehabilitated-as = { who-has } pescato nuovi Precedenti: «{ $power }».
studied = { who-has } studiato: { COUNT($now) } in totale.

## Why not, and what would help

why-spy-self = La tua mano la conosci già.
why-rehabilitate-pile = Non restano Precedenti da pescare.
why-spy-moment = Un segnalino Spia non interrompe un’azione.
help-between = Usalo nel tuo turno, tra un’azione e l’altra.
help-rehabilitate = Riabilitarsi { IN($rehabilitate_places) } ne fa pescare altri.
module-library = la Biblioteca
