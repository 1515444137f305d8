### Las páginas del terminal: títulos, avisos y respuestas a lo que se teclea.

## Títulos.

table-tunnel = Túnel hasta { $target }
table-team = Equipo
table-dug = Cavado
table-hand = Mano
table-cigarettes = Cig.
table-beaten = Palizas
table-gang-card = Carta de Banda
table-background = Pasado
table-tokens = Fichas
table-piles = Pilas
table-gangs = Bandas
table-supply = Reserva
table-secret = Secreto
table-others = Los demás tienen
table-tools-dug = En el túnel
table-trauma = Trauma

## Sobre la mesa.

table-empty = vacía
table-secret-background = Pasado { $power }
table-skill-dug = { $n } Destreza en el túnel
table-deck = Mazo de Búsqueda { $n }
table-discard = Descarte { $n }
table-discard-top = Descarte { $n }, encima { $card }
table-gang-pile = { $gang }: { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
table-traumas = Traumas { $n }
table-michel-deck = Mazo de { $michel } { $deck }, descarte { $discard }
table-no = salvo { $verbs }
table-more = … { $n ->
    [one] 1 línea más
   *[other] { $n } líneas más
}: log { $all }
table-which = { $family }: ¿cuál? Intro vuelve atrás.
table-long-move = Movimiento prudente (
table-short-move = Prudente (

## Para qué sirven las fichas.

token-text-spy = En tu turno, sin coste: mira la mano de otro jugador.
token-text-skill = En tu próxima Excavación tiras el dado: con 4 o más, 1 punto de túnel más; con menos, la ficha se pierde.
token-text-planning = Un Movimiento prudente te cuesta 1 acción en vez de 2.
token-text-workout = En un combate, en vez de un Arma: con 4 o más no hace falta; con 6 la ficha vuelve a ti.
token-text-bandage = Sustituye a una Cuerda en una Fabricación; o te cura en cualquier Lugar.
token-text-corruption = Te libra de la Represión, o castiga a un jugador junto a la Directora, o la mueve tras un Movimiento.

## El objetivo.

goal-goal = Objetivo
goal-craft = Fabricación
goal-buy = Compra
goal-join = Bandas
goal-die = Dado
goal-steal = Hurto
goal-improve = Mejora
goal-bet = Apuesta
goal-team = Equipo { $team }
goal-target = Cavar { COUNT($points) }: { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } por { $price }
goal-gang = { $n } distintos de { $accessories }
goal-steal-text = una Cuchara { IN($places) }
goal-improve-text = un Pico por una Pala, una Pala por 2 Picos { IN($places) }
goal-bet-text = de 1 a 3 cigarrillos a una cifra de 2 a 6: si sale esa cifra o más, apuesta × cifra { IN($places) }
goal-team-text = { NAME($people) } cavan { IN($block) }
goal-illegal = ilegal junto a ella: { $verbs }

## El final.

end-drawn = Nadie ha cavado lo suficiente: la partida termina tras { $rounds } rondas.
end-team = El equipo { $team } se ha fugado tras { $rounds } rondas y ha ganado: { NAME($people) }.
end-won = { PERSON($who) ->
    [you] Te has fugado tras { $rounds } rondas y { AS($who, "has") } ganado.
   *[other] { $who } se ha fugado tras { $rounds } rondas y ha ganado.
}

## Al teclado.

say-pass-keyboard = Pasa el teclado a { $name } y pulsa Intro.
say-unwritten = { $path } no se puede escribir: { $error }.
say-replaced = { $name } no ha jugado esto: { $kind ->
    [late] demasiado tarde
    [illegal] eso no es posible
    [nonsense] una respuesta que nadie entiende
    [crash] su programa ha terminado
    [gone] su programa ha terminado demasiadas veces y ya no juega
   *[error] un error
} ({ $text }). En su lugar vale lo que hace un jugador ausente.
say-go-on = Intro para seguir; o report >
say-go-on-several = Intro para seguir; o report NOMBRE, con el nombre de quien denuncia >
say-only-report = Ahora solo vale una denuncia.
say-who-reports = ¿Quién denuncia? Por ejemplo: report Ana
say-nothing-to-report = No hay nada que denunciar.
say-impossible = { $what } no es posible ahora.
say-impossible-all = Ahora no es posible: { $what }.
say-possible = Eso es posible ahora: { $what }.
say-why-what = ¿por qué qué?
say-why-example = por ejemplo: why craft, why dig spoon, why extort NOMBRE
say-how-many-lines = ¿Cuántas líneas? Por ejemplo: log 50
say-which-card = ¿Qué carta? Por ejemplo: card riot
say-which-rule = ¿Qué regla? Por ejemplo: rule MOVE-4
say-not-undone = No se puede deshacer nada: { $why }.
say-how-many-undone = ¿Cuántas decisiones? Por ejemplo: undo, undo 2, undo all
say-where-to = ¿Dónde? Por ejemplo: save mipartida.txt
say-overwrite = { $name } ya existe. ¿Sobrescribir? (y/n)
say-saved = Guardada. Para seguir otro día: { $command }
say-save-where = ¿En qué archivo se guarda? (Intro: no guardar)
say-save-name = ¿Qué nombre le pones?
say-no-option = No hay opción { $typed }; van de 1 a { $most }.
say-several = «{ $typed }» puede ser varias cosas: { $some }.
say-unclear = «{ $typed }» no se entiende; { $advice }.
say-advice = teclea un número, un nombre o help
say-no-exchange = Ahora no hay Intercambio con «{ $name }»; why exchange dice más.
say-not-that = Eso no es posible: { $name }.
say-not-so-much = Tanto no es posible: { $name }.
say-not-so-many = No puedes vender tantas: { $card }.
say-no-sale = «{ $name }» no es nada que puedas vender.
say-no-sale-several = «{ $name }» no es una sola carta que puedas vender.
say-no-gift = «{ $name }» no es nada que puedas dar.
say-no-gift-several = «{ $name }» no es una sola carta que puedas dar.
say-no-wish = «{ $name }» no es nada que puedas pedir.
say-no-wish-several = «{ $name }» no es una sola carta que puedas pedir.

say-help =
    Responde con un número, con palabras (dig spoon, cautious cell) o con su
    comienzo (ca ce). Una línea que acaba en … abre una lista propia.
    Varias cartas se venden a la vez: sell link, 2 knife o sell all. Una apuesta:
    bet 2 on 5. Un Intercambio: exchange Ana: knife, 2 cigarettes for shovel
      Intro         la pregunta y sus opciones otra vez; igual que: options
      { "." }             termina el turno, si es lo único que puedes hacer
      goal          objetivo, recetas, precios, bandas, dado
      why ACCIÓN    cada regla que la prohíbe ahora: why dig spoon, why use
      explain       cómo va la partida, qué puedes hacer y qué está en juego
      hint          lo que haría un Cerebro en tu lugar, y por qué (pista)
      hand          tus cartas con sus textos
      board         la mesa con todas las pilas
      log [N]       lo que ha pasado, las últimas N líneas
      card NOMBRE   el texto de una carta; las cartas de una banda
      rule ID       una regla, como rule MOVE-4; rule MOVE: toda la familia
      undo [all]    deshace tu última decisión, o todas, si nada ha seguido
      report        denuncia lo que se acaba de hacer (report_mode=vigilant)
      save ARCHIVO  guarda la partida
      quit          salir; puedes guardar y continuar

## Lo que ya no se deshace; asientos sin nombre; una partida guardada.

seat-you = Tú
seat-player = Jugador { $n }
say-prisoner = { $name }: ¿qué prisionero? (número o nombre; Intro: uno de los que queden) >
say-no-prisoner = «{ $typed }» no es un prisionero que quede: escribe un número de la lista o un nombre.
say-ends-here = La partida termina aquí.
say-kept = La partida queda guardada. Para seguir: { $command }

## Después de una partida.

say-curve = Cómo cambiaron las probabilidades
say-round = Ronda { $round }:
say-team = Equipo { $side }

## Recorrer un registro.

say-walk = Intro siguiente · b atrás · t turno siguiente · NÚMERO saltar · q salir >{" "}
say-walk-keys = Intro, b, t, un número o q.
say-step = Paso { $n } de { $last }
say-goes-on = La partida sigue: decide { NAME($who) }.

## Analizar una posición.

table-chance = Probabilidad de ganar
table-option = Opción
table-tried = Pruebas
analyse-decimal = { $whole },{ $tenth }
analyse-seat = Con lo que sabe { NAME($who) }, { $n ->
    [one] 1 simulación
   *[other] { NUMBER($n, useGrouping: 0) } simulaciones
}.
analyse-open = Con las cartas a la vista, { $n ->
    [one] 1 simulación
   *[other] { NUMBER($n, useGrouping: 0) } simulaciones
}.
analyse-options = Las opciones de { NAME($who) }, tal como las ve el Cerebro, { $n ->
    [one] 1 simulación
   *[other] { NUMBER($n, useGrouping: 0) } simulaciones
}.
analyse-only = { NAME($who) } solo tiene una opción: { $option }.

## A qué se puede jugar.

editions-edition = Ediciones
editions-place = Lugares de Dig In
editions-figure = Personajes
editions-mode = Modos
editions-prototype = Prototipos
editions-house = Reglas de la casa
editions-more = Todo Dig In: --with all. Las reglas que añade: blackgate editions NAME
editions-data = sus datos: { $command }
