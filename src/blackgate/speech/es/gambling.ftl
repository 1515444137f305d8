### Las Celdas de juego.

## Nombres

verb-bet = Apuesta
    .grammar = f
verb-plan = Planificación
    .grammar = f

## Preguntas y opciones

label-planned = Movimiento planificado (1 ficha): { $place }
label-bet = Apostar { $stake } al { $figure }: { $back } de vuelta
label-plan = Planificación: tomar una ficha de Plan
family-bet = Apostar … (por ejemplo: bet 2 on 5)
family-planned = Movimiento planificado (1 ficha) …

## Historia

moved-as-planned = { who-has } ido con prudencia { TO($place) }, según lo planificado.
made-plan = { who-has } preparado un plan: { COUNT($now) } en total.
bet = { who-has } apostado { COUNT($stake) } al { $figure } y { has } sacado un { $roll }: { $won ->
    [0] todo perdido
   *[other] { $won } de vuelta
}.

## Por qué no, y qué ayudaría

help-planned = Tu ficha de Plan lo deja en 1 acción: elige el Movimiento planificado.
why-bet-cigarettes = Para esta apuesta { $price ->
    [one] hace falta 1 cigarrillo
   *[other] hacen falta { $price } cigarrillos
}; tienes { $cigarettes }.
help-bet-less = Apuesta { $cigarettes } como mucho.
module-gambling = las Celdas de juego
