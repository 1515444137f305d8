### Consejos: qué está en juego (stake-…), quién puede fugarse (threat-…), cómo va la partida (explain-…).
### En lo que está en juego, $who es siempre otra persona.

## Ganancias y riesgos de un combate.

stake-handed = Si { $who } la entrega, consigues { A($tool) } sin combate.
stake-handed-named = Si tu objetivo entrega la Herramienta que exiges, es tuya sin combate.
stake-win-tool = Si ganas el combate, { $who } recibe una Paliza, y tú tomas { A($tool) } o, si no, una carta al azar.
stake-win-named = Si ganas el combate, tu objetivo recibe una Paliza, y tú tomas la Herramienta exigida o, si no, una carta al azar.
stake-win-card = Si ganas el combate, { $who } recibe una Paliza, y tú tomas una carta al azar.
stake-lose-card = Si pierdes el combate, recibes una Paliza y pierdes una carta al azar.
stake-lose-tool = Si pierdes el combate, recibes una Paliza y pierdes { A($tool) }.
stake-weapon-lost = El Arma se pierde, pase lo que pase.
stake-last-beating = Sería la Paliza número { $n }: ni fabricar ni cavar hasta que te cures.
stake-give = Pierdes { A($tool) }.
stake-no-fight = No hay combate, y { $who } pierde el Arma de la mesa.
stake-next-due = { $who } tiene que responder con un Arma o pierde.
stake-stop-card = Pierdes el combate: recibes una Paliza y pierdes una carta al azar.
stake-stop-tool = Pierdes el combate: recibes una Paliza y pierdes { A($tool) }.
stake-beaten = Recibes una Paliza.

## Lo que se sabe.

stake-cards = { $who } tiene { COUNT($cards) } en la mano.
stake-empty = { $who } no tiene cartas en la mano.
stake-holds = Se sabe que { $who } tiene { A($cards) }.
stake-may-hold = Quizá { $who } tenga todavía { A($cards) }.
stake-not-known = No sabes si { $who } tiene { A($cards) }.
stake-lacks = { $who } no tiene esto: { $cards }.
stake-arms = La carta de Banda «{ $power }» juega un Arma por { $who } una vez por combate.
stake-own-weapons = { $n ->
    [0] No te quedan Armas para el combate.
    [one] Te queda 1 Arma para el combate.
   *[other] Te quedan { $n } Armas para el combate.
}

## Michel y Michelle.

stake-michel-waits = { $michel } te muestra una carta: si tiene una Navaja, cedes una Herramienta o combates.
stake-michel-leaves = { $michel } te deja en paz; no hay combate.
stake-tool-gone = La Herramienta se pierde.
stake-michel-won = Si la siguiente carta de { $michel } no muestra una Navaja, ganas y puedes robar una carta.
stake-michel-lost = Si pierdes contra { $michel }, recibes una Paliza y pierdes una Herramienta o una carta al azar.
stake-knives = { $n } de las { $all } cartas de { $michel } muestran una Navaja.

## Una Reyerta.

stake-brawl-others = Cada una de las demás personas aquí recibe una Paliza, o descarta un Arma y tira el dado: con { $caught } o menos va { TO($solitary) }.
stake-brawl-roll = El Arma se pierde, y tiras el dado: con { $caught } o menos vas { TO($solitary) }.

## La Directora.

stake-kept = Lo que da la acción es tuyo.
stake-reported = Si alguien te denuncia, { THE($warden) } te manda { TO($solitary) } y termina tu turno.
stake-freepass = Para librarte tienes { A($token) }.

## Quién puede fugarse.

threat-can-this = { can-break-out } en este turno con { A($tools) }.
threat-can-next = { can-break-out } en el próximo turno con { A($tools) }.
threat-could-this = { could-break-out } en este turno: bastaría { A($tool) }.
threat-could-next = { could-break-out } en el próximo turno: bastaría { A($tool) }.
can-break-out = { PERSON($who) ->
    [you] puedes fugarte
   *[other] { $who } puede fugarse
}
could-break-out = { PERSON($who) ->
    [you] podrías fugarte
   *[other] { $who } podría fugarse
}

## Cómo va la partida.

explain-goal = Quien llega antes a { COUNT($points) } gana. Se consiguen cavando con Herramientas { IN($places) }: { $scores }.
explain-goal-team = El primer equipo con { COUNT($points) } gana. Se consiguen cavando con Herramientas { IN($places) }: { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Nadie ha cavado todavía, así que nadie va en cabeza.
explain-several-lead = { NAME($people) } van en cabeza con { COUNT($points) } por persona.
explain-leads = { PERSON($who) ->
    [you] Vas en cabeza
   *[other] { $who } va en cabeza
} con { COUNT($points) }, gracias a { A($tools) }.
explain-you-have = Tienes { COUNT($points) }; para ganar { $left ->
    [one] te falta 1
   *[other] te faltan { $left }
}.
explain-team-has = Tu equipo tiene { COUNT($points) }; para ganar { $left ->
    [one] le falta 1
   *[other] le faltan { $left }
}.
explain-waiting = La partida espera { TO($who) }.
explain-asked = La pregunta para ti: { $question }
explain-turn = Es tu turno { IN($place) }, con { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
}. Ahora puedes hacer esto: { $verbs }.
explain-turn-done = Es tu turno, y solo queda terminarlo.
explain-beaten = Con { COUNT($beatings) } no puedes ni fabricar ni cavar. Primero: { $verb }.
explain-no-tool = No tienes Herramientas. Formas de conseguir una: { $verbs }.
explain-tools = Tienes { A($tools) }: { COUNT($points) } por cavar.
explain-safe = Por lo que puedes saber, nadie puede fugarse en el próximo turno.

## En el navegador.

web-stakes = Lo que está en juego
web-stakes-gains = Para ganar:
web-stakes-risks = Para perder:
web-stakes-known = Se sabe:
web-threat-can-this = Puede fugarse en este turno
web-threat-can-next = Puede fugarse en el próximo turno
web-threat-could-this = Podría fugarse en este turno
web-threat-could-next = Podría fugarse en el próximo turno
web-rules-behind = Las reglas
web-hint-option = Opción
web-hint-chance = Probabilidades de ganar
