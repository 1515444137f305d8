### Lo que ha pasado, en pretérito perfecto. Nada concuerda con un jugador: su género no se conoce.

## Lo que comparten varias frases.

who-has = { PERSON($who) ->
    [you] { AS($who, "has") }
   *[other] { $who } ha
}
has = { PERSON($who) ->
    [you] has
   *[other] ha
}
others-hand = { PERSON($other) ->
    [you] { AS($other, "tu") } mano
   *[other] la mano { OF($other) }
}
left-over = { N($left) ->
    [0] no queda ninguna Paliza
    [1] queda { COUNT($left) }
   *[other] quedan { COUNT($left) }
}

## El turno y el final.

turn-began = Ronda { $round } · { NAME($who) }
won-game = { who-has } logrado la fuga: ¡partida ganada!
won-game-for-team = { who-has } logrado la fuga: ¡partida ganada para el equipo { $team }!
nobody-won = Se ha alcanzado el límite de rondas: nadie ha ganado.
was-late = { who-has } agotado el tiempo.
undid = { who-has } deshecho { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}.

## Movimientos.

rolled = { who-has } sacado un { $roll }.
went = { who-has } ido { TO($place) }.
sent = { who-has } tenido que ir { TO($place) }.
roll-of = un { $roll }{ N($places) ->
    [0] {""}
   *[other] {" "}({ $places })
}
rolled-places = { who-has } sacado { $rolls }.
rolled-and-went = { who-has } sacado { $rolls } y { has } ido { TO($place) }.
moved-cautiously = { who-has } ido con prudencia { TO($place) }.

## Cartas.

drew = { who-has } robado { A($cards) }.
searched = { who-has } buscado y robado { A($cards) }.
reshuffled = La pila de descarte ({ COUNT($cards) }) es ahora el nuevo mazo de Búsqueda.
took = { who-has } tomado { A($cards) } de la reserva.
stole = { who-has } hurtado { A($cards) }.
discarded = { who-has } descartado { A($cards) }.
recovered = { who-has } recuperado { A($cards) } de la pila de descarte.
played = { who-has } jugado «{ $card }».
laid = { who-has } jugado { A($card) }.
handed = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } entregado { A($card) }.
   *[other] { who-has } entregado { A($card) } { TO($other) }.
}
grabbed = { who-has } tomado { A($card) } de { others-hand }.
looked = { who-has } mirado { others-hand }.
saw = { PERSON($who) ->
    [you] Allí { AS($who, "has") } visto { A($cards) }.
   *[other] Allí { $who } ha visto { A($cards) }.
}
showed = Todo el mundo ha visto { A($cards) } en { PERSON($who) ->
    [you] { AS($who, "tu") } mano
   *[other] la mano { OF($who) }
}.
crafted = { who-has } fabricado { A($made) } { N($used) ->
    [0] sin gastar nada
   *[other] con { A($used) }
}.
bought = { who-has } comprado { A($cards) } por { COUNT($price) }.
sold = { who-has } vendido { A($cards) } por { COUNT($price) }.
got-cigarettes = { who-has } recibido { COUNT($cigarettes) }.
lost-cigarettes = { who-has } perdido { COUNT($cigarettes) }.

## Palizas.

beaten = { who-has } recibido una Paliza: { $now } en total.
healed = Cura para { WHOM($who) }: { left-over }.
healed-oneself = { who-has } hecho una Cura: { left-over }.
healed-with-bandage = { who-has } usado una Venda: { left-over }.
calmed-oneself = { who-has } hecho una Cura: { THE($trauma) } ha desaparecido.
calmed-with-bandage = { who-has } usado una Venda: { THE($trauma) } ha desaparecido.

## El túnel.

dug = { who-has } cavado con { A($card) }.
dug-points = { who-has } cavado con { A($cards) }: { $gain } más, { COUNT($now) } en total.
dug-skill = { $dug } Tirada de Destreza: un { $roll }, { $kept ->
    [yes] la ficha también puntúa
   *[no] la ficha se pierde
}.
scored = { who-has } ganado { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
}: { COUNT($now) } en total.

## Bandas y Pasados.

joined = { who-has } ingresado en una banda: «{ $power }».
joined-with = { who-has } ingresado { IN($gang) }{ N($paid) ->
    [0] {""}
   *[other] {" "}con { A($paid) }
}: «{ $power }»{ N($left) ->
    [0] {""}
   *[other] , en lugar de «{ $left }»
}.
paid = { who-has } pagado con { A($cards) }.
paid-and-joined = { who-has } pagado con { A($paid) } y { has } ingresado { IN($gang) }: «{ $power }»{ N($left) ->
    [0] {""}
   *[other] , en lugar de «{ $left }»
}.
left-gang = { who-has } renunciado a «{ $power }».
revealed = { who-has } revelado un Pasado: «{ $power }».
used = { who-has } usado «{ $power }».

## Extorsión y combate.

demanded = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } exigido { A($card) }.
   *[other] { who-has } exigido { A($card) } { TO($other) }.
}
refused = { PERSON($who) ->
    [you] { AS($who, "te has") } negado.
   *[other] { $who } se ha negado.
}
stopped = { PERSON($who) ->
    [you] No { AS($who, "has") } jugado más Armas.
   *[other] { $who } no ha jugado más Armas.
}
won-fight = { who-has } ganado el combate contra { WHOM($other) }.

## Fichas y Traumas.

got-token = { who-has } tomado { A($token) }: { $now } en total.
spent-token = { who-has } gastado { A($token) }.
