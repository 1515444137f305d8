### The Chapel.

verb-pray = Bidden
ask-vigil = een Kaars aansteken voor nog een kaart?
label-pray = Bidden: een Kaars nemen
label-light = Kaars aansteken
answer-vigil-decline = De Kaars houden
prayed = { $who } bad: nu { COUNT($now) }.
help-vigil = Dat wordt gevraagd na Zoeken, als je een Kaars hebt.
module-chapel = de Kapel
