### The Chapel.

verb-pray = Prière
    .grammar = f
ask-vigil = allumer un Cierge pour une carte de plus ?
label-pray = Prier : prendre un Cierge
label-light = Allumer un Cierge
answer-vigil-decline = Garder le Cierge
prayed = { who-has } prié : { COUNT($now) } au total.
help-vigil = On te le demande après une Fouille, si tu as un Cierge.
module-chapel = la Chapelle
