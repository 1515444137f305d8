### Michel and Michelle.

## Questions and options

ask-roll = il turno finisce. { $michel } è { IN($michel_place) }: tirare il dado per spostare { $michel }?
ask-lead = dove va { $michel }?
ask-yield = { $michel } mostra un Coltello e vuole { A($tools) }. Collaborare o combattere?
ask-yield-unheld = { $michel } mostra un Coltello e vuole { A($tools) }. Non ne hai; ci sarà uno scontro.
ask-yield-nothing = { $michel } mostra un Coltello. Ci sarà uno scontro.
ask-toll = { $michel } prende uno Strumento. Quale perdi?
ask-prize = hai vinto lo scontro con { $michel }. Pescare una carta Ricerca?
label-roll-michel = Tirare il dado per { $michel }
answer-yield-refuse = Combattere
answer-prize-accept = Pescare una carta
card-yield = Cedere { $card }
card-toll = Perdere { $card }

## Story

led = { who-has } portato { $figure } { IN($place) }.
rolled-for-figure = { who-has } tirato un { $roll } per { $figure }.
rolled-for-figure-led = { who-has } tirato un { $roll } per { $figure }; { $figure } ha raggiunto { THE($place) }.
figure-went = { $figure } ha raggiunto { THE($place) }.
showed-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "ti ha") } mostrato { A($knife) }
   *[other] ha mostrato { A($knife) } { TO($who) }
}{ N($tools) ->
    [0] {""}
   *[other] {" "}e voleva { A($tools) }
}.
showed-no-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "ti ha") } mostrato una carta senza { $knife }
   *[other] ha mostrato una carta senza { $knife } { TO($who) }
}.
routed = { who-has } vinto lo scontro contro { $figure }.
mauled = { who-has } perso lo scontro contro { $figure }.

## Why not, and what would help

help-turn-end = Ti viene chiesto alla fine del tuo turno.
module-michel = Michel o Michelle
