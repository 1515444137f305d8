### Textos de las cartas: lo que dicen las palabras de docs/editions.md en una carta. Cada uno recibe su n y de quién se trata.

n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
n-cigarettes = { $n ->
    [one] { $n } cigarrillo
   *[other] { $n } cigarrillos
}
n-points = { $n ->
    [one] { $n } punto de túnel
   *[other] { $n } puntos de túnel
}
target = { $who ->
    [other] otro jugador a tu elección
    [here] otro jugador a tu elección en tu Lugar
    [foe] ese jugador
    [others] cada uno de los demás jugadores
   *[all] cada jugador
}

## Efectos.

text-draw = roba { $n ->
    [one] { $n } carta de Búsqueda
   *[other] { $n } cartas de Búsqueda
}.
text-gain = toma { COUNT($cards) } de su pila.
text-cigs = toma { n-cigarettes } de la reserva.
text-cigs-of = { target } te da hasta { n-cigarettes }.
text-grab-choice = mira la mano de { target } y toma de ella { n-cards } a tu elección.
text-grab-random = toma { n-cards } al azar de la mano de { target }.
text-drop-choice = descarta { n-cards } a tu elección.
text-drop-random = descarta { n-cards } al azar.
text-drop-choice-of = { target } descarta { n-cards } a su elección.
text-drop-random-of = { target } descarta { n-cards } al azar.
text-peek = mira la mano de { target }.
text-move = muévete { TO($places) }.
text-move-any = muévete a un Lugar abierto a tu elección.
text-move-of = mueve a { target } { TO($places) }.
text-send-of = envía a { target } { TO($places) }.
text-heal = { $n ->
    [one] quita 1 de tus Palizas.
   *[other] quita hasta { $n } de tus Palizas.
}
text-beat = { target } recibe { n-beatings }.
text-beat-unless = { target } recibe { n-beatings }, o bien descarta un Arma.
n-beatings = { $n ->
    [one] { $n } Paliza
   *[other] { $n } Palizas
}
text-act = tienes { $n ->
    [one] { $n } acción más
   *[other] { $n } acciones más
} este turno.
text-free = puedes hacer la acción { $verbs }{ $anywhere ->
    [yes] , estés donde estés,
   *[no] {""}
} sin gastar una acción{ $limited ->
    [yes] , aunque ya la hayas hecho este turno
   *[no] {""}
}.
text-perform = haz la acción { $verbs }{ $anywhere ->
    [yes] , estés donde estés
   *[no] {""}
}{ $limited ->
    [yes] , salvo que ya la hayas hecho este turno
   *[no] {""}
}.
text-recover = recupera hasta { COUNT($cards) } a tu elección de la pila de descarte de Búsqueda.
text-cancel = la Extorsión contra ti acaba en el acto y el Arma que la abrió se pierde.
text-pay = paga { n-cigarettes }.
text-points = ganas { n-points }.
text-points-of = { target } gana { n-points }.

## Cambios permanentes.

text-rolls = en tu Movimiento simple, tira el dado { $n } veces y elige entre todos los Lugares indicados.
text-reroll = tras la tirada de tu Movimiento simple, puedes volver a tirar hasta { $n ->
    [one] { $n } vez
   *[other] { $n } veces
}.
text-cautious = un Movimiento prudente { TO($places) } te cuesta { n-actions }.
text-cautious-any = un Movimiento prudente a cualquier Lugar te cuesta { n-actions }.
n-actions = { $n ->
    [one] { $n } acción
   *[other] { $n } acciones
}
text-sell = en una Venta, cada carta con valor te da { $n ->
    [one] { $n } cigarrillo más
   *[other] { $n } cigarrillos más
}.
text-price = en una Compra pagas { n-cigarettes } menos, pero al menos 1.
text-allow = { N($verbs) ->
    [one] también puedes hacer la acción { $verbs }
   *[other] también puedes hacer las acciones { $verbs }
} { IN($places) }.
text-allow-any = { N($verbs) ->
    [one] puedes hacer la acción { $verbs }
   *[other] puedes hacer las acciones { $verbs }
} en cualquier Lugar.
text-waive = tus recetas necesitan { $n ->
    [one] { $n } Cuerda
   *[other] { $n } Cuerdas
} menos.
text-arms-attack = en un combate iniciado por ti, { arms-answered }; el Arma que lo abre la pones tú.
text-arms-defend = en un combate contra una Extorsión, { arms-answered }.
text-arms-both = en un combate, { arms-answered }; el Arma que abre tu propia Extorsión la pones tú.
arms-answered = { $n ->
    [one] la primera Arma que tendrías que jugar en respuesta te sale gratis
   *[other] las { $n } primeras Armas que tendrías que jugar en respuesta te salen gratis
}
text-immune = nadie puede hacer la acción { $verbs } contra ti mientras estés { IN($places) }.
text-immune-any = nadie puede hacer la acción { $verbs } contra ti en ningún Lugar.
text-search = en una Búsqueda, roba { n-cards } más.
text-hand = puedes conservar { n-cards } más al final de tu turno.
text-limit = puedes hacer la acción { $verbs } { $n ->
    [one] { $n } vez más
   *[other] { $n } veces más
} por turno.

## Cuándo funciona una carta.

when = { $when }: { $does }
when-my-turn = en tu turno, entre acciones
when-turn-start = al empezar tu turno
when-extorted = cuando otro jugador pone el Arma que abre una Extorsión contra ti
when-arrival = cuando otro jugador termina un movimiento en tu Lugar, salvo en Aislamiento
when-after = después de tu acción { $verb }
when-after-move = después de tu Movimiento simple o prudente
when-after-extort = después de tu Extorsión a un jugador
when-after-win = después de ganar un combate contra un jugador
when-after-lose = después de perder un combate contra un jugador
when-after-other = después de que otro jugador termine la acción { $verbs }
when-after-any = después de que otro jugador termine una acción
when-at = si estás { IN($places) }
when-company = si otro jugador está en tu Lugar
when-once = como mucho una vez por turno
when-used = puedes usar esta carta
when-revealed = puedes revelar esta carta
text-bonus = si estás en la banda { $gang }, además puedes aplicar esto: { $does }

## Para qué sirve una carta sin efecto.

text-class = { $class }.
text-digs = { n-points } al cavar.
text-needed = sirve para fabricar { COUNT($cards) }.
text-accepted = lo aceptan estas bandas: { $gangs }.
text-sells = se vende por { n-cigarettes }.

## Traumas, cartas de Michel(le), Lugares, compras, recetas.

text-trauma-search = en tu Búsqueda robas { n-cards } menos.
text-trauma-hand = puedes conservar { n-cards } al final de tu turno.
text-trauma-forbids = { N($verbs) ->
    [one] no puedes hacer esta acción
   *[other] no puedes hacer estas acciones
}: { $verbs }.
text-trauma-gang = pierdes tu carta de Banda.
text-michel-empty = sin Navaja: no pasa nada.
text-michel-knife = con Navaja: descarta { A($tools) }, o combate.
text-place-search = aquí una Búsqueda roba { n-cards }.
text-place-no-search = aquí no se puede hacer una Búsqueda.
text-place-die = se llega con { $results } en el dado.
text-place-no-die = ningún resultado del dado lleva aquí.
text-place-actions = acciones propias: { $verbs }.
text-place-forbids = aquí no: { $verbs }.
text-deal = { COUNT($card) } por { n-cigarettes }.
text-recipe = { COUNT($needs) } dan { COUNT($card) }.
