### Qué falla en un registro que alguien trae.

record-none = Esto no es el registro de una partida.
record-cut = Este registro se interrumpe antes del final de la partida: falta una parte del archivo, o la partida aún no había terminado.
record-foreign = Esta partida se jugó con una edición o una versión de Blackgate que no está aquí.
record-untrue = Este registro no se sostiene: cuenta lo que no pudo pasar así. Se ha modificado, o está dañado.
record-branch = Solo se puede seguir una partida terminada, y solo antes de su última decisión.

## Registros que se traen.

web-records-about = Abre el registro de una partida y recórrela, decisión a decisión, con los ojos de cada jugador.
web-records-choose = Elegir un registro
web-records-checking = Comprobando …
web-records-drop = o suelta aquí el archivo
web-records-long = Este archivo es demasiado largo para ser el registro de una partida.
web-records-where = Cuando una partida termina, su registro se puede descargar bajo el resultado. El terminal guarda sus partidas en el mismo formato.
web-records-kept = Primero se comprueba cada decisión, tirada y mezcla. Luego este servidor conserva el registro: quien tenga su enlace lo ve todo, incluidas todas las manos.
web-records-verdict = Qué se ha comprobado
web-records-played = { $n ->
    [one] Una decisión se ha vuelto a jugar según las reglas.
   *[other] { $n } decisiones se han vuelto a jugar según las reglas.
}
web-records-undone = { $n ->
    [one] Una de ellas se deshizo.
   *[other] { $n } de ellas se deshicieron.
}
web-records-left = La partida se abandonó antes del final.
web-records-derived = { $n ->
    [one] Una tirada, un robo o una mezcla se ha vuelto a deducir, tal como está en el registro.
   *[other] { $n } tiradas, robos y mezclas se han vuelto a deducir, tal como están en el registro.
}
web-records-bare = El registro no guarda tiradas, robos ni mezclas con los que comparar.
web-records-promised = El secreto que hay detrás es el de esta promesa, hecha antes de la partida. Compárala con lo que anotaste entonces.
web-records-salt = Al secreto, los jugadores añadieron: «{ $salt }».
web-records-seed = No se prometió ningún secreto: el azar vino de una simple semilla, que quien repartió pudo conocer.

## Repetición.

web-replay-title = Repetición
web-replay-back = Volver
web-replay-eyes = Visto por
web-replay-spectator = un espectador
web-replay-told = Qué ha pasado
web-replay-silent = Nada que se pudiera ver.
web-replay-controls = Recorrer la partida
web-replay-first = Al principio
web-replay-before = Una decisión atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-after = Una decisión adelante
web-replay-last = Al final
web-replay-decision = Decisión
web-replay-link = Copiar un enlace a esta jugada
web-replay-pace = Ritmo
web-replay-at = { $n } de { $all }
