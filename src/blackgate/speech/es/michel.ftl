### Michel y Michelle.

## Preguntas y opciones

ask-roll = el turno termina. { $michel } está { IN($michel_place) }: ¿tiras el dado para mover a { $michel }?
ask-lead = ¿adónde va { $michel }?
ask-yield = { $michel } muestra una Navaja y quiere { A($tools) }. ¿Cedes una Herramienta o combates?
ask-yield-unheld = { $michel } muestra una Navaja y quiere { A($tools) }. No tienes; habrá combate.
ask-yield-nothing = { $michel } muestra una Navaja. Habrá combate.
ask-toll = { $michel } toma una Herramienta. ¿Cuál pierdes?
ask-prize = has ganado contra { $michel }. ¿Robas una carta de Búsqueda?
label-roll-michel = Tirar el dado por { $michel }
answer-yield-refuse = Combatir
answer-prize-accept = Robar una carta
card-yield = Ceder { $card }
card-toll = Perder { $card }

## Historia

led = { who-has } llevado a { $figure } { TO($place) }.
rolled-for-figure = { who-has } sacado un { $roll } para { $figure }.
rolled-for-figure-led = { who-has } sacado un { $roll } para { $figure }; { $figure } ha ido { TO($place) }.
figure-went = { $figure } ha ido { TO($place) }.
showed-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "te ha") } mostrado { A($knife) }
   *[other] ha mostrado { A($knife) } { TO($who) }
}{ N($tools) ->
    [0] {""}
   *[other] {" "}y quería { A($tools) }
}.
showed-no-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "te ha") } mostrado una carta sin { $knife }
   *[other] ha mostrado una carta sin { $knife } { TO($who) }
}.
routed = { who-has } ganado el combate contra { $figure }.
mauled = { who-has } perdido el combate contra { $figure }.

## Por qué no, y qué ayudaría

help-turn-end = Se te pregunta al final de tu turno.
module-michel = Michel o Michelle
