# El curso de una partida terminada.

web-curve-title = Cómo cambiaron las probabilidades
web-curve-about = Cada línea es la probabilidad de ganar, turno a turno, estimada con todas las cartas a la vista. Elige un momento para verlo en la repetición.
web-curve-wait = Calculando la curva…
web-curve-failed = No se ha podido calcular la curva.
web-curve-again = Volver a intentarlo
web-curve-round = Ronda { $round }
web-curve-end = El final
web-curve-read = Leer la curva turno a turno
web-curve-goto = Ver en la repetición
web-curve-points = Momentos decisivos
web-curve-none = Ningún turno cambió mucho las probabilidades.
web-curve-table = Las probabilidades en una tabla
web-curve-table-about = Probabilidad de ganar al empezar cada ronda
web-curve-axis = Ronda

## El análisis de una partida: lo que valían las decisiones, y lo que fue suerte.

verdict-inaccuracy = imprecisión
verdict-mistake = error
verdict-blunder = error grave
review-title = Análisis de la partida
review-chances = Probabilidad de ganar
review-points = Puntos de inflexión
review-accounts = Juego y suerte
review-accounts-about = En puntos de cien, ± un error estándar. Inicio, juego propio, juego de los demás y suerte dan juntos el resultado.
review-start = Inicio
review-own = Juego propio
review-others = Juego de los demás
review-luck = Suerte
review-result = Resultado
review-verdicts = Imprecisiones · errores · errores graves
review-better = Lo que habría sido mejor
review-flawless = Ninguna decisión fue claramente peor que otra opción.
review-instead = Ronda { $round }, { NAME($who) }: «{ $option }». Mejor: «{ $better }».
review-bluff = Una amenaza, o la respuesta a una: no se mide lo que creen los demás.
review-lucky = Suerte
review-unlucky = Mala suerte
review-moment = Ronda { $round }
review-all = Todas las partidas
review-games = Partidas
review-wins = Victorias
review-made = { $playouts } simulaciones por decisión. Juzgado según lo que cada asiento podía saber; ± no cuenta los errores de la propia valoración.
review-branch = Esta partida es una variante. Su registro no dice lo que los asientos sabían antes de que empezara; por eso se juzga sin tenerlo en cuenta.
web-review-begin = Analizar la partida
web-review-about = Cada decisión se juzga por lo que se podía saber, y la suerte se separa del juego.
web-review-ahead = { $ahead ->
    [one] Antes hay 1 análisis.
   *[other] Antes hay { $ahead } análisis.
}
web-review-judging = { $judged } de { $decisions } decisiones juzgadas.
web-review-share = { $n } % de las decisiones juzgadas.
web-review-done = El análisis ha terminado.
review-crowded = Hay demasiados análisis en espera. Vuelve a intentarlo dentro de un rato.
review-pending = Otros análisis pedidos desde aquí no han terminado. Espera a que termine uno.
review-failed = No se ha podido hacer este análisis. Vuelve a intentarlo dentro de un rato.
review-too-long = Esta partida es demasiado larga para analizarla.
web-review-limits = El juego propio es lo que las decisiones propias regalaron frente a la mejor opción, según lo que se podía saber; por eso nunca es positivo. El juego de los demás es lo que sus errores dieron o costaron. La suerte es el resto: dados, cartas robadas, lo que nadie podía saber y los errores de la valoración. Solo cuentan diferencias de más de dos errores estándar, así que faltan los errores pequeños.
web-review-mine = Solo mis errores
web-review-of = Los errores de { $name }
web-review-everybody = Los errores de todos
web-review-before = El error anterior
web-review-next = El error siguiente
web-review-place = { $n } de { $all }
web-review-all = { $all ->
    [one] 1 error
   *[other] { $all } errores
}
web-review-first = No hay errores antes de este momento.
web-review-last = No hay errores después de este momento.
