### Por qué se rechaza una acción (why-…) y qué la haría posible (help-…).

## Dónde y cuándo.

why-over = La partida ha terminado.
why-not-asked = Ahora decide { $asked }.
why-other-question = Antes tienes que responder a otra pregunta.
why-actions = { $actions ->
    [0] No te quedan acciones este turno.
   *[other] Cuesta más acciones de las que te quedan este turno.
}
why-cautious-actions = Un Movimiento prudente { TO($place) } cuesta { $actions_due ->
    [one] 1 acción
   *[other] { $actions_due } acciones
}; { $actions ->
    [0] no te queda ninguna
    [one] te queda 1
   *[other] te quedan { $actions }
}.
why-place = { $action }: no es posible { IN($here) }.
why-place-only = { $action }: solo es posible { IN($places) }.
why-place-nowhere = { $action }: ningún Lugar de esta partida lo permite.
why-power-place = { $power }: solo funciona { IN($power_places) }.
why-solitary = { $action }: no es posible { IN($here) }.
why-solitary-start = Has empezado el turno { IN($solitary) }; { $action }: no es posible hasta que termine.
why-limit = { $action }: ya lo has hecho tantas veces como permite un turno.

why-here = Ya estás { IN($place) }.
why-go-here = No puedes quedarte { IN($place) }.

why-cautious-closed = En esta mesa ningún Movimiento prudente lleva { TO($place) }.
why-go-closed = El dado no lleva { TO($place) }.
why-go-not-offered = La carta no lleva { TO($place) }.
why-no-place = En esta partida no existe ese Lugar.

help-next-turn = Espera a tu próximo turno.
help-wait = Espera a tu turno.
help-asked = Espera a que te pregunten.
help-answer = Respóndela; luego la partida sigue.

help-go = Ve { TO($places) }.
help-go-power = Ve { TO($power_places) }.
help-leave = Antes sal { FROM($here) }.
help-choices = Puedes elegir { THE($choices) }.
help-other-place = Elige otro Lugar.

## Con quién.

why-target = { $action }: aquí no hay nadie que pueda ser el objetivo.
why-no-player = En esta mesa no hay tal jugador.
why-extort-self = No puedes extorsionarte.

why-elsewhere = { $who } no está en tu Lugar.

why-power-target = { $power }: hace falta otro jugador en tu Lugar.
why-immune = { $action }: una carta de Banda protege a quienes están aquí.
why-extort-immune = La carta de Banda { $shield } protege { TO($who) } aquí.
why-ally = { $action }: alguien de tu equipo no puede ser el objetivo.

help-meet = { $who } está { IN($there) }: ve allí.
help-company = Tiene que venir alguien más { TO($here) }, o ve tú adonde estén los demás.

help-immune = En otro Lugar no protege.
help-other-player = Elige a otro jugador.

help-someone = Hace falta otro jugador en quien tenga efecto.
help-someone-here = Hace falta, en tu Lugar, otro jugador en quien tenga efecto.

## En qué estado.

why-beaten = { $action }: no es posible con { $beatings ->
    [one] una Paliza
   *[other] { $beatings } Palizas
}.
why-unhurt = No tienes nada que curar.
why-barred = { $action }: algo que llevas lo prohíbe.

help-heal = La Cura { IN($heal_places) } quita una{ $excess ->
    [one] .
   *[other] ; te sobran { $excess }.
}

## Con qué.

why-weapon = No tienes ningún Arma en la mano.

why-cards = { $action }: no tienes en la mano las cartas que hacen falta.
why-craft-cards = Para { A($product) } { N($ingredients) ->
    [one] hace falta
   *[other] hacen falta
} { A($ingredients) }.
why-join-cards = { THE($gang) }: hacen falta { $due } Accesorios distintos de entre { $accepted }.

why-double = Varias copias de un mismo Accesorio cuentan una sola vez.
why-no-card = { $card }: no tienes esa carta en la mano.
why-no-tool = No tienes ninguna Herramienta en la mano.
why-sell-cards = No tienes ninguna carta que se pueda vender.
why-sell-first = Hay que vender al menos una carta.
why-pile = { $action }: la pila está vacía.
why-pile-empty = La pila { $pile } está vacía.
why-gang-pile = No queda ninguna carta de Banda { OF($gang) }.
why-token-pile = No queda ninguna { $token }.

why-short = { $action }: la pila tiene muy pocas cartas.
why-pile-short = Recibirías { $product }, y en la pila hay { $left }.
why-cigarettes = { $action }: no tienes suficientes cigarrillos.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] cuesta
   *[other] cuestan
} { $price ->
    [one] 1 cigarrillo
   *[other] { $price } cigarrillos
}; tienes { $cigarettes }.

why-ability-cigarettes = { $power } cuesta { $price ->
    [one] 1 cigarrillo
   *[other] { $price } cigarrillos
}; tienes { $cigarettes }.
why-token = No tienes ninguna { $token }.

help-weapon = Cómo conseguirla: { $weapon_ways }.
help-tool = Cómo conseguirla: { $tool_ways }.
help-card = Cómo conseguirla: { $card_ways }.
help-lacking = Te falta: { A($lacking) }.
help-accessories = Te { $missing ->
    [one] falta { $missing }
   *[other] faltan { $missing }
}: { $others }.
help-accessories-none = No tienes ninguno en la mano.
help-sell-first = Vende una carta; luego puedes parar.
help-pile = Vuelve a haber cuando alguien descarta { A($pile) }.
help-gang-pile = Vuelve a haber cuando un miembro deja { THE($gang) }.
help-token-pile = Vuelve a haber cuando alguien usa la suya.

help-smaller-deal = Queda la compra pequeña: { COUNT($smaller) } por { $smaller_price }.
help-short = Espera a que en la pila haya { $product }.
help-sell = Te { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}; la Venta { IN($sell_places) } da cigarrillos.
help-cigarettes = Te { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}.

help-token = { $token_action } { IN($token_places) }: te da una.

help-change = Antes tiene que cambiar algo: una pila, un Lugar o una Paliza.

## Para qué.

why-pointless = { $action }: ahora no cambiaría nada.
why-play-pointless = { $card }: ahora no cambiaría nada.
why-ability-pointless = { $power }: ahora no cambiaría nada.
why-join-pointless = Recibirías otra vez tu propia carta de Banda: no queda ninguna otra { OF($gang) }.

## En qué momento.

why-moment = { $action }: no es el momento.
why-lets = Ahora una carta te permite esto y nada más: { $lets }.
why-power-moment = { $power }: no es el momento.

why-ability-spent = Ya has usado { $power } este turno.
why-reveal-spent = Tu Pasado { $power } ya está revelado; solo vale una vez.

why-unasked = Ahora nadie te lo pregunta.

help-lets = Decide eso primero; luego tu turno sigue.
help-my-turn = Funciona en tu turno, entre acciones.
help-turn-start = Funciona sola al empezar tu turno.
help-after = Funciona justo después de tu acción: { $power_actions }.
help-after-any = Funciona justo después de una acción tuya.
help-after-combat = Funciona justo después de un combate tuyo.
help-after-other = Funciona justo después de la acción de otro jugador: { $power_actions }.
help-after-anything = Funciona justo después de una acción de otro jugador.
help-extorted = Funciona cuando te extorsionan, antes de que respondas.
help-arrival = Funciona sola cuando otro jugador llega a tu Lugar.
help-always = Funciona siempre; no hay nada que activar.

help-roll = Haz antes un Movimiento simple: la tirada lleva a algún sitio.
help-extortion = Responde a una Extorsión contra ti.
help-demand = Haz antes la acción Extorsión.
help-sale = Haz antes la acción Venta.

## Eso no existe.

why-none = Eso no existe en esta partida.
why-ability-none = No tienes carta de Banda.
why-reveal-none = No tienes Pasado.
why-play-none = { $card } no es una carta de Acción.
why-dig-none = No se cava con { A($card) }.

help-module = Viene con { $module }.
help-join = Antes ingresa en una banda.

## Una respuesta equivocada.

why-not-offered = No es una de las respuestas: no está, o no cambiaría nada.
why-card-unfit = { $card }: no es lo que se te pide.
why-card-undiscarded = { $card } no está entre las cartas que puedes recuperar.
why-card-unseen = { $card } no está en la mano que ves.
why-seat-unfit = { $who } no puede ser el objetivo: no está, o no cambiaría nada.
why-self-unfit = No puedes ser el objetivo de tu propia carta.
why-tool-unheld = No tienes en la mano la Herramienta exigida.
why-name-unfit = { $card } no es una Herramienta; solo se puede exigir una Herramienta.
why-too-many = Sobra una carta.

help-options = Elige una de las respuestas ofrecidas.
help-hand = Elige una de las cartas ofrecidas.
help-hold-weapon = Elige un Arma de tu mano.
help-accessory = Elige otro Accesorio de esa banda.
help-refuse = Niégate; así nadie sabe lo que tienes en la mano.
