### El Gimnasio.

## Nombres

verb-brawl = Reyerta
    .grammar = f
verb-workout = Entrenamiento
    .grammar = m

## Preguntas y opciones

ask-opener = una Reyerta: ¿qué Arma descartas para empezarla?
ask-brawl = { $starter } ha empezado una Reyerta. ¿Descartas un Arma, y con { $caught } o menos en el dado vas { TO($solitary) }, o recibes una Paliza?
label-brawl = Reyerta: descartar un Arma
label-workout = Entrenamiento: tomar una ficha de Entrenamiento
label-spend-workout = Ficha de Entrenamiento: sacar { $least } o más
answer-brawl-decline = Recibir una Paliza
card-opener = Descartar { $card }
card-brawl = Descartar { $card }

## Historia

flexed = { who-has } usado { A($token) } y { has } sacado un { $roll }: { $end ->
    [kept] no hace falta Arma, y la ficha vuelve
    [won] no hace falta Arma
   *[lost] en vano
}.
worked-out = { who-has } entrenado: { COUNT($now) } en total.

## Por qué no, y qué ayudaría

why-brawl-target = No hay nadie más { IN($here) }.
why-brawl-weapon = Una Reyerta empieza con un Arma tuya, y no tienes ninguna en la mano.
why-spend-workout-moment = Una ficha de Entrenamiento ayuda en un combate, cuando te toca jugar un Arma.
why-spend-workout-spent = Un intento por cada Arma; ahora toca una de verdad.
help-fight = Guárdala para el próximo combate.
help-real-weapon = Juega un Arma, o ríndete.
module-gymnasium = el Gimnasio
