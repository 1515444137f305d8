### The Chapel.

verb-pray = Oración
    .grammar = f
ask-vigil = ¿encender una Vela por una carta más?
label-pray = Rezar: tomar una Vela
label-light = Encender una Vela
answer-vigil-decline = Conservar la Vela
prayed = { $who } { PERSON($who) ->
    [you] has
   *[other] ha
} rezado: { COUNT($now) } en total.
help-vigil = Se te pregunta después de una Búsqueda, si tienes una Vela.
module-chapel = la Capilla
