### Preguntas (ask-…), respuestas (label-…, answer-…, card-…) y lo que sigue a una respuesta (option-…).
### Una pregunta empieza con minúscula: puede seguir al nombre de una carta.

## Preguntas.

ask-because = { $cause }: { $question }
ask-anything = ¿qué haces?
ask-turn = te toca. { $actions ->
    [0] No te quedan acciones.
    [one] Te queda 1 acción.
   *[other] Te quedan { $actions } acciones.
}
ask-go = ¿adónde vas?
ask-name = ¿qué Herramienta exiges { TO($target) }?
ask-lay = exiges { A($tool) } { TO($target) }. ¿Qué Arma pones en la mesa?
ask-answer = { $attacker } exige tu carta { $tool }. ¿La entregas o combates?
ask-answer-unheld = { $attacker } exige { A($tool) }, y no tienes. Solo tú lo sabes; habrá combate.
ask-fight = combate contra { $foe }: ¿juegas un Arma o te rindes?
ask-selling = ¿qué vendes? { $sold ->
    [0] Aún no has vendido nada
    [one] 1 carta vendida
   *[other] { $sold } cartas vendidas
}; tienes { COUNT($cigarettes) }.
ask-pay = ¿con qué Accesorio pagas para ingresar { IN($gang) }? Por pagar: { $due }.
ask-ingredient = ¿qué carta usas?
ask-discard = tienes { $size } cartas en la mano; se permiten { $limit }. ¿Cuál descartas?
ask-target = ¿a quién afecta?
ask-place = ¿a qué Lugar vas?
ask-free = puedes hacer una de estas sin gastar una acción.
ask-free-buy = { ask-free } Tienes { COUNT($cigarettes) }.
ask-pick = ves la mano { OF($victim) }. ¿Qué carta tomas? Por tomar: { $due }.
ask-drop = ¿qué carta descartas? Por descartar: { $due }.
ask-unless = ¿descartas un Arma o recibes { COUNT($beatings) }?
ask-recover = ¿qué carta recuperas de la pila de descarte?
ask-bonus = estás en la banda que nombra tu Pasado. ¿Aplicas también su segundo efecto?
ask-react = ¿respondes a lo que ha hecho { $to }?
ask-react-card = es el momento de una de tus cartas. ¿La usas?

## Acciones.

label-pass = Terminar el turno
label-search = Búsqueda: robar { $cards }
label-move = Movimiento simple: tirar el dado
label-cautious = Movimiento prudente: { $place }
label-cautious-price = Movimiento prudente ({ $price ->
    [one] 1 acción
   *[other] { $price } acciones
}): { $place }

label-go = Ir { TO($place) }
label-lead = Llevar a { $michel } { TO($place) }
label-join = Ingresar { IN($gang) }
label-join-seen = Ingresar { IN($gang) }: { $power }

label-craft = Fabricar { $product }
label-buy = Comprar { COUNT($product) } por { $price }
label-dig = Cavar con { A($tool) }: +{ $points }

label-steal = Hurtar una Cuchara
label-heal = Curar una Paliza
label-heal-either = Curar una Paliza o el Trauma
label-heal-trauma = Curar el Trauma
label-heal-now = Perder { COUNT($beatings) }
label-sell = Vender cartas
label-play = Jugar { $card }
label-extort = Extorsionar { TO($who) }

label-ability = Usar { $power }
label-reveal = Revelar { $power }

taken = { COUNT($product) }
taken-short = { COUNT($product) } (no quedan más)

## Respuestas.

label-give = Entregarla
label-refuse = Negarse y combatir
label-stop = Rendirse
label-stop-helped = No jugar ninguna; puede ayudar tu equipo
label-done = Terminar la venta
label-accept = Sí
label-decline = No, gracias
label-reroll = Volver a tirar
label-name = Exigir { A($card) }
label-seat = { WHOM($who) }

label-other = { $action }

answer-unless-decline = Recibir { COUNT($beatings) }
answer-roll-decline = Dejar a { $michel } ahí

## Cartas.

card-lay = Poner { $card }
card-fight = Jugar { $card }
card-selling = Vender { $card }
card-pay = Pagar con { $card }
card-ingredient = Usar { $card }
card-discard = Descartar { $card }
card-drop = Descartar { $card }
card-pick = Tomar { $card }
card-unless = Descartar { $card }
card-recover = Recuperar { $card }

card-choose = Elegir { $card }

## Detrás de una respuesta.

option-free = { $option } (gratis)
option-illegal = { $option } (ilegal aquí)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## De qué avisa una respuesta.

warn-actions = { $actions ->
    [one] 1 acción sin usar
   *[other] { $actions } acciones sin usar
}
warn-over-limit = { COUNT($cards) } por encima del límite
warn-nothing-to-draw = no hay nada que robar
warn-idle-place = nada que hacer { IN($place) }
warn-no-cards = { $who } no tiene cartas
warn-lacks = { $who } no tiene
warn-no-weapon = no tienes Armas
warn-leaves = renuncias a { $power }

## Varias respuestas en una línea.

family-cautious = Movimiento prudente ({ $price ->
    [one] 1 acción
   *[other] { $price } acciones
}) …
family-cautious-range = Movimiento prudente ({ $least } o { $most } acciones) …

family-card = Dar una carta …
