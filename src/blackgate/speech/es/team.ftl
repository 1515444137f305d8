### El modo por equipos.

## Nombres

verb-exchange = Intercambio
    .grammar = m

## Preguntas y opciones

ask-help = { $mate } no juega ningún Arma. ¿Juegas tú una en su lugar? Si pierdes, hay una Paliza para cada uno.
ask-spoils = { $helper } ha ayudado a quien ha perdido. ¿Tomas al azar una carta de su mano?
ask-offer = un Intercambio con { $who }: ¿qué das y qué pides?
ask-offer-so-far = un Intercambio con { $who }. Das: { $given }; pides: { $asked }.
ask-fill = { $who } propone un Intercambio. Recibes: { $got }; das: { $given }.
ask-fill-unheld = { ask-fill } No tienes todo eso.
goods-nothing = nada
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } a elección { OF($who) }
goods-your-choice = { COUNT($cards) } a tu elección
label-shortcut = Atajo { TO($place) }
label-exchange = Intercambio con { $who }
label-give-cigarette = Dar un cigarrillo
label-ask-cigarette = Pedir un cigarrillo
label-ask-any = Pedir una carta a su elección
label-ask-card = Pedir { A($card) }
label-propose = Proponerlo
answer-help-decline = No ayudar
answer-spoils-accept = Tomar una carta al azar
answer-spoils-decline = Dejarla
answer-offer-decline = Cancelarlo
answer-fill-accept = Aceptar
answer-fill-decline = Rechazar
card-help = Jugar { $card }
card-offer = Dar { $card }
card-fill = Dar { $card }
family-ask-card = Pedir una carta concreta …

## Historia

followed-gang = { who-has } seguido a la banda { TO($place) }.
helped = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } echado una mano.
   *[other] { who-has } echado una mano { TO($other) }.
}
proposed = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } propuesto un Intercambio.
   *[other] { who-has } propuesto un Intercambio { TO($other) }.
}
rejected = { who-has } rechazado el Intercambio { PERSON($other) ->
    [you] { AS($other, "contigo") }
   *[other] con { $other }
}.
passed = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } dado { A($cards) }.
   *[other] { who-has } dado { A($cards) } { TO($other) }.
}

## Por qué no, y qué ayudaría

why-exchange-limit = Ya has propuesto tres Intercambios este turno; es el máximo.
why-exchange-self = No puedes hacer un Intercambio contigo.
why-not-teammate = { $who } no es de tu equipo.
why-shortcut-target = Nadie de tu equipo y tu banda está { IN($place) }.
why-extort-ally = { $who } es de tu equipo y no puede ser el objetivo.
help-shortcut = Hay gente de tu equipo y tu banda { IN($mates) }.
help-gang-mate = Un atajo lleva hasta alguien de tu equipo y de tu misma banda: ingresa en la suya.
help-other-team = Elige a alguien del otro equipo.
help-goods = Uno de los dos necesita una carta o un cigarrillo.
why-exchange-pointless = Ni por tu parte ni por la { OF($who) } hay cartas o cigarrillos.
help-exchange = Abre antes un Intercambio.
module-team = el modo por equipos
