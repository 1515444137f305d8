# Cómo se juega, contado en este navegador.

web-me-play = Tu juego
web-me-play-about = Contado en este navegador a partir de las partidas que has terminado en él. No se envía nada.
web-me-play-games = Partidas
web-me-play-won = Ganadas
web-me-play-expected = Victorias esperadas
web-me-play-of = en { $n }
web-me-play-axis = partida
web-me-play-wins = Victorias a lo largo del tiempo
web-me-play-wins-now = { $n ->
    [one] Tras una partida: { $won } ganada, { $expected } esperada según la probabilidad inicial.
   *[other] Tras { $n } partidas: { $won } ganadas, { $expected } esperadas según las probabilidades iniciales.
}
web-me-play-own = Juego propio
web-me-play-own-mean = Juego propio por partida
web-me-play-own-now = { $n ->
    [one] { $own } puntos en la única partida analizada.
   *[other] { $own } puntos de media en { $n } partidas analizadas.
}
web-me-play-own-about = Puntos de cien que tus propias decisiones han regalado; cuanto más alto, mejor, y 0 es sin fallos. La línea fina es un error estándar.
web-me-play-places = Lugares favoritos
web-me-play-visits = { $n ->
    [one] una visita
   *[other] { $n } visitas
}
web-me-play-fights = Combates ganados
web-me-play-fights-of = de { $n }
web-me-play-fights-in = { $won } de { $n }
web-me-play-review = { $n ->
    [one] Analizar una partida más
   *[other] Analizar { $n } partidas más
}
web-me-play-reviewing = Se está analizando la partida { $n } de { $all }.
web-me-play-stop = Parar
web-me-play-reviewed = Los análisis han terminado.
web-me-play-failed = { $n ->
    [one] Una partida no se ha podido analizar; quizá su mesa ya no existe.
   *[other] { $n } partidas no se han podido analizar; quizá sus mesas ya no existen.
}
web-me-play-table = Todas las cifras
web-me-play-day = Día
web-me-play-result = Resultado
web-me-play-start = Probabilidad inicial
web-me-play-save = Guardar en un archivo
web-me-play-delete = Borrar partidas y estadísticas
web-me-play-deleted = Las partidas y estadísticas se han borrado de este navegador.
web-me-play-restore = Deshacer
