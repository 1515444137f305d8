### The Chapel.

verb-pray = Preghiera
    .grammar = f
ask-vigil = accendere una Candela per una carta in più?
label-pray = Pregare: prendere una Candela
label-light = Accendere una Candela
answer-vigil-decline = Tenere la Candela
prayed = { who-has } pregato: { COUNT($now) } in tutto.
help-vigil = Ti viene chiesto dopo una Ricerca, se hai una Candela.
module-chapel = la Cappella
