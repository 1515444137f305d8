### The Chapel.

verb-pray = Beten
ask-vigil = eine Kerze anzünden für noch eine Karte?
label-pray = Beten: eine Kerze nehmen
label-light = Kerze anzünden
answer-vigil-decline = Die Kerze behalten
prayed = { $who } { PERSON($who) ->
    [you] hast
   *[other] hat
} gebetet: jetzt { COUNT($now) }.
help-vigil = Danach wirst du nach dem Suchen gefragt, wenn du eine Kerze hast.
module-chapel = die Kapelle
