### Lugares, tamaños y detalles de la mesa.

## Qué hace una acción.
web-explained-ask = ¿Qué hace una acción?
web-explained-press = Pulsa una acción para leer qué hace.
web-explained-rules = Las reglas correspondientes
web-explained-costs = { $n ->
    [one] Cuesta 1 acción.
   *[other] Cuesta { $n } acciones.
}
web-explained-free = No cuesta ninguna acción.

## Tablero y barra de estado.
web-places-price = { $n ->
    [one] 1 acción
   *[other] { $n } acciones
}
web-places-own-tunnel = Tu túnel

## Elecciones e historial.
web-table-cancel = Cancelar
web-drag-choose = Suéltala aquí para elegir
web-log-find = Buscar en el historial
web-log-find-words = Palabras del historial
web-log-none = Ninguna línea del historial contiene esas palabras.

## Después de la partida.
web-share-replay = Compartir la repetición
web-share-about = Quien tenga el enlace ve toda la partida, con todas las manos.
web-share-link = Enlace a la repetición
