# Tus huellas en una mesa, y lo que este dispositivo guarda de ti.

web-traces-title = Tus huellas
web-traces-about = Esta mesa sigue en su enlace, con tu nombre y lo que escribiste.
web-traces-about-open = Tú abriste esta mesa. Hasta que empiece la partida puedes quitarla.
web-traces-forget = Quitar mi nombre y mis mensajes
web-traces-forget-of = Quitar el nombre y los mensajes de { $name }
web-traces-forget-sure = El nombre del prisionero ocupa el lugar del tuyo, y lo que escribiste se vacía: aquí, en la repetición y en el registro. La partida queda y se puede seguir comprobando. Lo que otros guardaron sigue siendo suyo. No se puede deshacer.
web-traces-forget-yes = Quitar
web-traces-forgotten = El nombre y los mensajes ya no están en esta mesa.
web-traces-delete = Borrar esta mesa
web-traces-delete-sure = La mesa se borra para todos, con sus mensajes, su repetición y su registro. No se puede deshacer.
web-traces-delete-yes = Borrar
web-traces-keep = Conservar

web-me-about = No hay cuentas. Tus mesas, tus resultados y la gente con la que jugaste se guardan en este navegador y en ningún otro sitio. Puedes llevarlos a otro dispositivo o borrarlos.
web-me-name = Tu nombre
web-me-name-field = El nombre con el que te sientas
web-me-games = Tus partidas
web-me-games-sum = { $n ->
    [one] { $n } partida, ganadas: { $won }.
   *[other] { $n } partidas, ganadas: { $won }.
}
web-me-games-none = Aquí se anota el final de cada partida que juegas.
web-me-games-all = Mostrar todo ({ $n })
web-me-won = Fuga, { $points } puntos
web-me-lost = Sigues dentro, { $points } puntos
web-me-with = con { $names }
web-me-with-bots = con bots
web-me-strike = Tachar
web-me-strike-of = Tachar la partida del { $day }
web-me-people = Gente con la que jugaste
web-me-people-sum = { $n ->
    [one] { $n } partida, ganadas por ti: { $won }
   *[other] { $n } partidas, ganadas por ti: { $won }
}
web-me-people-about = Con los nombres que se dieron; cualquiera puede usar cualquier nombre.
web-me-along = Llévatelo
web-me-along-about = Un enlace lo lleva todo a otro dispositivo: escanea allí el código o envíate el texto.
web-me-along-show = Mostrar código y texto
web-me-along-warning = Quien tenga este enlace puede jugar en tu lugar. No se lo enseñes a nadie.
web-me-along-text = Todo, en un enlace
web-me-along-code = Código con tu nombre y tus últimas mesas
web-me-along-code-holds = Código { $n } de { $all }: tu nombre, tu clave y tus últimas mesas. El texto contiene también tus resultados.
web-me-along-next = Siguiente código
web-me-bring-field = Enlace de otro dispositivo
web-me-bring = Recuperar
web-me-bring-wrong = No es un enlace de ese tipo. Copia todo el texto del otro dispositivo.
web-me-arrival = De otro dispositivo
web-me-arrival-holds = Este enlace trae: el nombre { $name }, mesas: { $tables }, partidas: { $games }.
web-me-arrival-warning = Sigue solo si el enlace es de tu propio dispositivo. Lo que hay aquí se queda; el nombre se sustituye.
web-me-arrival-replaces = Tu clave en este dispositivo se sustituye por la del enlace.
web-me-arrival-take = Recuperar
web-me-arrival-leave = Dejarlo
web-me-erase = Borrar
web-me-erase-about = Para quitar tu nombre de una mesa, abre antes la mesa: sin su clave ya no podrás.
web-me-erase-all = Borrar todo en este dispositivo
web-me-erase-sure = Mesas, resultados, gente, nombre y ajustes se borran de este navegador, y tu puntuación del servidor. No podrás volver a una partida en curso, salvo que otro dispositivo tenga su clave. No se puede deshacer.
web-me-erase-yes = Borrar
web-me-erased = En este dispositivo no queda nada.

web-rated = Partida puntuada
web-rated-choose = Solo personas, con el acuerdo de todas, sin consejos
web-rated-about = Esta partida cuenta para la puntuación de quienes juegan. Empieza cuando todos están de acuerdo; después ya no cambia nada. El servidor guarda tu puntuación con una clave de este dispositivo, pero no tu nombre ni quién jugó con quién.
web-rated-missing = { $n ->
    [one] Falta el acuerdo de una persona.
   *[other] Falta el acuerdo de { $n } personas.
}
web-rated-all = Todos están de acuerdo.
web-rated-agree = Estoy de acuerdo
web-rated-wait = La partida empieza cuando todos aceptan que cuente.
web-me-rating = Tu puntuación
web-me-rating-games = { $n ->
    [one] Tras { $n } partida puntuada.
   *[other] Tras { $n } partidas puntuadas.
}
web-me-rating-about = Todos empiezan en 25 ± 8,3. Solo la ves tú. Dos de cada tres veces la fuerza real está dentro del segundo número.
web-me-rating-stop = Borrar mi puntuación
web-me-rating-none = No se guarda ninguna puntuación tuya. Empieza cuando aceptas una partida puntuada.
