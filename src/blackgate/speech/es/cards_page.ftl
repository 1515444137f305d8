### La página de las cartas.

web-cards-about = Todo lo que hay en la caja: cómo se llama, cuántas copias hay, qué hace y de dónde lo sabemos. Lo que nadie ha impreso lo hemos completado nosotros.
web-cards-nothing = Aquí no se pueden mostrar las cartas.
web-cards-tool = Herramientas
web-cards-weapon = Armas
web-cards-part = Piezas
web-cards-accessory = Accesorios
web-cards-rare = Objetos raros
web-cards-action = Cartas de Acción
web-cards-gang = Cartas de Banda
web-cards-background = Pasados
web-cards-trauma = Traumas
web-cards-michel = Cartas de Michel(le)
web-cards-place = Lugares
web-cards-deal = Qué se puede comprar
web-cards-recipe = Qué se puede fabricar
web-cards-search = Buscar un nombre o una palabra
web-cards-sort = Clase
web-cards-from = Viene con
web-cards-base = El juego base
web-cards-all = Todo
web-cards-none = No hay nada así.
web-cards-found = { $n ->
    [one] 1 entrada
   *[other] { $n } entradas
}
web-cards-correct-about = Cada nombre, número y efecto está en un archivo de datos, y no hay que tocar código. Escribe lo que cambia bajo el identificador de la carta en un archivo tuyo, compruébalo y juega con él. Los textos se adaptan solos, en todos los idiomas.
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = Impreso en las reglas
web-provenance-public = Visto en imágenes
web-provenance-reconstruction = Reconstrucción nuestra
web-provenance-house = Regla de la casa
web-datum-name = nombre
web-datum-kind = clase
web-datum-copies = número de copias
web-datum-value = por cuánto se vende
web-datum-points = puntos de túnel
web-datum-effects = qué hace
web-datum-moment = cuándo funciona
web-datum-bonus = segundo efecto
web-datum-die = resultados del dado
web-datum-search = cartas que roba una Búsqueda
web-datum-actions = sus acciones
web-datum-price = precio
web-datum-gives = qué se recibe
web-datum-needs = qué hace falta
